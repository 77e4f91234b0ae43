"""Which way Spanish stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
15 perso
13 códig
12 ^no arreg equip para
11 aprue colab desar funci ingen limpi quien revis segur
10 aprob chang conce deja despu edita hace públi repos respo
9 ^evita ^nunca ^quien ^todo es españ evita exper le mirar model nuevo portá prohi prueb publi queja sprin
9 va
8 agent antes ayuda cambi demo descr dura empez endpo mano mante módul nadie negoc nuest paz ramas reuni rfc
8 sesió sigue ticke toca trata valid versi viern
7 #0 ^a ^se anunc apaga chat crede cualq datos depen destr diga empie entre esto globa hacer incid limit
7 llave lógic moles mágic oblig ponen pr todo toque verde visto
6 -rf ^desca ^nuest ^para aband acabó acept acord acto alert algui arqui atrás baja becar cla commi comod
6 confi confí corri dan debaj decid duda esté exter forma grand hacen hay incom inglé main modif ningú nueva
6 nunca peque presu priya razón redac rendi reque rm si sql suspe sígue trime uuid vive wiki única
5 ^convi ^cuand ^da ^deja ^ejecu ^está ^manda ^nada ^nadie ^prime ^publi ^recue acomp api aquí asist atasc
5 bajar bueno busca cabo caso compa conoc conte coord cuant desac diffs ensay env estim excep fiche fusio
5 fusió ha habla isort larga log lunes maner mañan migra mocks nada ni ofici ojos padri plazo prefe produ
5 pull recom recue scrip siemp sobra suben subir telem terce tipo tira urgen vendo vetad
4 , ^abre ^asegú ^en ^escri ^ningú ^pon ^por ^prefe ^pregu ^renue ^tiene ^usa ^utili a abrev abstr acces
4 acuer aisla anota asegú black certi clase comun cto da dana dejar diff diseñ día eleva errat error esqui
4 estil explo figur fijan fijar force forza heren herra inter intru inven licen linte lleva límit mal manda
4 mejor mismo miérc mudan no nota obede obsol ochen omiti parej pasan pegan pon prior privi propu que qué
4 readm refac regre relán renue retir rotas sin super termi tocar toda todos usan vecin viaja ya zanja él
3 --no- ^acuér ^antes ^aquí ^compe ^conte ^cualq ^de ^dejar ^desac ^duran ^entre ^envía ^esqui ^firma ^guard
3 ^hay ^incre ^jamás ^más ^ni ^prefi ^sálta ^toda ^usad abrir actas actua acuér afirm amigo apari aserc
3 audit aunqu autho añadi barre bench bibli bien boole bots breve buena bóved cada capa cierr compe compo
3 común con contr copia cuand darla decis decor delga dicen divid dudas duran ejemp elimi en enlaz enums
3 escán esper este extra favor final firma flags formu frase frena fuera guía haber halla hotfi imple integ
3 intoc inves irse jamás jueve junto lado lea leas leerl legal lengu lento listo llano mala manti manua mesa
3 mient mira miran moder nativ noctu nombr objet ojo owner palab parám pase permi pesos plata porqu premi
3 prisa proxy pueda queda quéda renom retro rever root rápid sagra semes serlo silen simpl singl sitio socio
3 sopor suena sálta tools traga union usad van vaya vez vulne
2 ^agrup ^amigo ^aprov ^arreg ^añade ^bajo ^canal ^coloc ^como ^compr ^con ^confí ^copia ^di ^docum ^es
2 ^evite ^limpi ^lo ^mante ^mejor ^nota ^ojo ^olvid ^prior ^puede ^queda ^respo ^sed ^vigil aboga abre acaba
2 acerc ajena algo ampli andar anter antig antiv aprie aprov apunt asien avent avisa backp bajo bande beta
2 build caja canal candi captu caros citan clic cober coloc comid confl crean cree cruce crudo culpa cúpul
2 dada defin desde di discu días ellos encue envol envue envía estab estru evite exami expli facto famil
2 festi fines firmw flag fuert hacié handl husos impac indep inest infor inmut insis inspe insta intro itera
2 jorna labor lecto les levan lleve lo logge manté mes mesas minús morte ningu nos nosot novat o obser opera
2 par paste perdo placa prece pregu prepa prima print priva proba proto pulga push quinc recib refor regla
2 reini resum reten rojo rotan runbo salid salir sed segui senti spike stora sénio tabul tarde tenga terra
2 texto tocan tus verbo verda veros viejo viene área
1 --for ^acudi ^ante ^antep ^asegu ^avanz ^conce ^consu ^debes ^dejad ^elimi ^empez ^empie ^envue ^este
1 ^fija ^fijar ^fusio ^habrí ^haced ^hagan ^haz ^id ^ignor ^manté ^marca ^mient ^nombr ^nos ^omite ^pegar
1 ^pensá ^poned ^proba ^procu ^progr ^que ^redac ^refac ^relee ^repet ^retir ^revel ^revis ^sería ^sobre
1 ^sopor ^tambi ^tenem ^tras abrió acta acudi adela adver ahorr alarm antep anula análi apoyo apuro arren
1 artef asegu atasq atene avanz aviso año banco basta cajón calib calie camin carre carác casa ciega cient
1 circu clara clien conci convi corto cosa costu cuade cuida datac de debat debes decír deduz dejad delan
1 demás depar depur deseo despl dice docum dormi edite eleme emerg empuj engor entor errón expos fallo featu
1 fijas fin físic gist gramá gran grita grupo habrí haced hacem hagan haz hecho histo huell id igual imper
1 inclu inmed instr jefa justi leer leers lexer lfs liger lint los luego makef march marte maría medic medir
1 menci menud note noteb olvid opina ops optim orige paga parco pasad pasos pegar pensá pinta plan poco pone
1 poned portu post preoc princ procu profe promp pront propa prorr prude próxi puntú pérdi qa rama reale
1 rebas recié regen regis rehac relan relea relee requi resci resta resue revel revie rige rompa rota ruega
1 ruptu salta sangr secre semán sería siend simul sola sonad sudo suelo susti suyo tarje tasa te tema tenem
1 test tirar tocái toqué trae trami tu técni tú usamo utili vea venci vocab volca vuelt
-1 ^borra ^corre ^desde ^están ^todas adivi adjun adqui ahora algor almoh amari ambos ante apoya arma arrib
-1 arrie atien atlas atípi audio ausen avata basa bazel binar caber cable caen canti capas cargo carpe carta
-1 caído cdn celda cerca chrom cien citar cli clúst codeo coman comas comen comis como compr compu condu
-1 conec conve coope cpu cron csv cuerd cupón curso cuya cámar deber decod dejó demos deplo derec deriv
-1 desce descu desen desti detal detrá diari dicta dimen distr domin eje emiti enfer enume escri espac evalú
-1 exclu exist exped expor expul falla falle fijad finas flash foco forks fotóg fragm fría fábri gana garan
-1 gasto gb gesto girar golpe gratu grave guion head hkdf hojas horas http hueco huso idas image incre ir
-1 jobs kafka kb kilos libre ligad liqui llega lleno lugar luz láser mapas mayo medid menor menú menús metad
-1 miemb migró millo misio montí morir mosai mutab mutuo móvil noche notif nula null nulo núcle obtie octet
-1 once otros outbo pacie pagin parad parar pared pelíc perdí perfi perma pieza pipel plano podan poder
-1 podía porta poste pre-c prefi prese prest provo prést purga pytho quios raíce react rebot recol recup
-1 reesc refle remot remue rende riego rinde route ruta s saca sale seed selec seman separ serie seten señal
-1 sigma siqui sms sorte stage store sube sí t tal tardí tasas team tempr tenan tesel titul todav trene
-1 trián trunk tuber tutor udp unita usar vacia vault vecto vehíc venía vieja vigil visib visit vue válvu
-1 watch wkhtm workf ámbar ámbit órden últim
-2 ^abier ^airfl ^gana ^get ^postg ^safar ^sin ^todos accou acent actio activ agua airfl alta andro apart
-2 arm artíc ascen atrav aún billi borra bucle bundl bytes caden calen cance carri categ centr ci ciclo
-2 cláus colis colum comba consu conti cuadr cuare cuelg cuent data dedup demon desha detec devol docke
-2 docst e edade edito efect emple encla encol enemi enlac espej estre etapa evalu exige extre fase fisca
-2 forán fotog fuent glaci gorou gota graba han hered hilo humed hz icono idemp impre impri incru indic
-2 inver izqui jugad kerbe kerne lambd lanza largo later lecci lista llama llena logs longi mando manej
-2 manif mezcl milis misió mqtt ms mucho músic nivel nulos opcio organ origi otra pagan panel paque parci
-2 parte pasar pasó patro pausa pdf pedir perro plane plaza plega pluvi pool predi prote puede pushe rastr
-2 recon redib reemb regul relle renov repli respu resúm retie reuti riesg rotac rust récor safar se secue
-2 segme senso ser servi signi signo solic solo state strea suelt svelt tag tambi teams tempe textu tls
-2 todas toml turno títul unas unida uri usars user- users vacío vale veint veran vibra vida votad vpn webso
-2 zende zona zoom
-3 ^añadi ^dentr ^salta ^siemp abona agota agrup almac alto apara aster azul baraj barra búfer caché cama
-3 capit cerra cesta cobra color conju conse conso const conta cubre debe defec del demor desbo desca direc
-3 dos empaq empar escuc esque estad euros expan expir expre finit foto gigas hashe hexad hoja hook hábil
-3 imita impid inact inici ink inten la lee libso logro lotes mailg marco medio motor mínim none notas oscur
-3 paran partn pisan plant por posic preva prevé propi puntu quita raíz recog red resol resul rutas salas
-3 sdk seria siete sincr spark staff steam struc su subid suite suma tamañ tarea teléf tiemp tocad topol
-3 tras travé umbra varia vende venta ver verif vista vite wheel zonas
-4 #3 ^los ^produ acumu admin admit al aleat archi cae cauda clasi clave clona consi corre crece creci cupon
-4 dibuj draft dupli dígit encim entra escen estar fases filas filtr get go gramo hasta host infan ingre
-4 inser jira juego leen lenta letra maest malla marca marzo mayús menos mensa mitad monta negat nginx nodos
-4 norma nueve ocho ocurr pago panta parqu piden pista postg prepr previ progr proye píxel refer regio repar
-4 retra rol roles rompe salga salto salud seis sigui sirve sobre sombr sprit stder sus tabla tener tipos
-4 token total traza trunc unos valen venti votos voz y
-5 #1 ^jenki ^las ^solo ^§ acció asign borde broke bucke calcu cerro cifra corra cuatr cuest dentr dispo el
-5 envío etiqu fila frío hash hilos horar ident impor jenki mapa mb media minia modo moned mueve máqui más
-5 neces padre paral pierd prome recal recep recha recor reduc refre regió repet según sesio sphin stagi
-5 subca tradu trama trein ubica un vario veces windo worke único
-6 ^dos ^falla ` anali anida app bater búsqu cero compi detie devue doce elige embed envia event fecha gener
-6 impue index job json lectu liber misma nodo ocult orden parch recie reser reseñ toman una uno utc válid
-6 árbol
-7 ^cada ^cambi ^si ^una abier ajust así autom bot carac carga desco diez está falta noven númer petic profu
-7 punto redis redon répli son símbo tres
-8 aplic años cabec cénti desap disco disti diálo están hora idiom imáge inqui memor middl mil métri pero
-8 perte preci proce reint salvo segun tarda trans usuar ve ven § índic
-9 cola cooki crea enter factu líder minut naveg valor
-10 #2 ^` bloqu bomba caduc cinco dispa pedid págin vacía webho
-11 ^el ^la campo coinc conex flujo invit
-12 muest plani puert
-13 ^un apare parti
-14 @ arran
"""
