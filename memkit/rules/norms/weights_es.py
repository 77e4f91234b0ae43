"""Which way Spanish stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
15 perso
14 códig
13 equip
12 aprue ingen para quien revis
11 arreg desar es funci le mano respo segur va
10 ^todo aprob colab conce limpi nadie nuest nuevo repos ticke
9 ^nadie ^quien chang deja despu españ exper grand mirar módul negoc portá prueb públi sprin toca trata
9 viern
8 ^no ^nuest alert arqui ayuda cambi descr empie entre lógic nada pr verde versi visto
7 acord anunc apaga baja chat comod confi corri datos decid depen destr dura endpo hace hacer inglé limit
7 main model moles nueva oblig ponen produ reuni sigue suspe van
6 ^cuand ^nada acept acto algui antes becar compa crede dan dana demo errat estim forma ha hacen incom isort
6 lunes mejor migra modif mágic ojos peque plazo pull redac rendi reque rfc scrip silen sql terce toda trime
6 uuid vive
5 ^en ^mejor ^prime ^se ^tiene abstr acces acomp anota api aquí atasc atrás bajar bueno cabo cla coord cualq
5 debaj diff edita ensay este excep explo forza globa habla incid inter larga lleva mante mismo ni ningú
5 nunca ofici omiti priya queda queja ramas readm retir sobra super telem tipo tira todo usan vetad wiki él
5 única
4 ^aquí ^con ^duran ^escri abrev actua bien black bots busca cierr clase commi comun conoc crudo cto da
4 decis dicen diga diseñ duran día eleva enlaz error esper exter figur fijar flags frena fuera fusió haber
4 herra inest intru inven legal llave log mal maner manti mient mira miran mocks mudan nombr ochen padri
4 palab pegan permi presu privi propu publi qué refac regre retro rotas serlo simpl sin sitio sopor suben
4 traba urgen vecin viaja viene zanja
3 , ^a ^antes ^bajo ^como ^compe ^da ^más ^ni ^ningú ^para ^toda acaba actas afirm aisla algo apari aserc
3 asien asist autho avent bande barre bench bibli boole buena bóved certi cober comid compe conte copia
3 decor delga despl divid duda días ejemp ellos encue enums env envol escán estil extra facto festi fijan
3 fin force formu frase fusio hotfi husos impac imple infor inspe integ inves irse junto lengu levan licen
3 linte lleve mala manua mañan mesas miérc moder no nos nota o obser obsol owner pasan plata porqu prece
3 prior prisa priva rama reini renue resum reten rever root rápid sagra semes senti singl socio sola suena
3 tarde termi tocar tools traga valid veros
2 #0 ^amigo ^asegu ^entre ^es ^id ^marca ^nombr ^nos ^ojo ^por ^rebas ^sería ^sobre ^sopor ^tras a aband
2 acerc acta alarm amigo ampli anula aprie apunt apuro asegu backp basta beta caja cajón captu caros caso
2 cient citan clic común conci contr corto crean cruce cuade cuida culpa cúpul dada demás depur desac dice
2 discu dudas eleme elimi empez esté evita exami expli famil favor featu final fines firma firmw flag front
2 fuert físic gana guía halla handl hecho horas id indep jorna jueve justi labor lado lecto leerl luego
2 límit march marte medir menci mes mesa minús morte nativ ningu nosot novat objet ojo opera ops optim par
2 parej parám paso perdo pesos pinta placa poco pone prefe preoc prepa prima profe prohi propa prove pueda
2 pulga puntú push pérdi qa quinc rebas recib refor relan relea requi resta rige rojo rompa rota rotan ruega
2 runbo ruptu sale salid salir segui sería si sonad spike susti sénio sí tarje tema terra test texto tirar
2 tocan trae verbo verda vez viejo viven vuelv vulne ya área
1 ^ante ^conce ^entra ^este ^fijar ^habrí ^hasta ^lo ^mante ^marta ^mient ^ningu ^pegar ^print ^refac ^retir
1 ^revis ^tambi ^tenem abrir abrió adver agent ahorr anoni ante aplas apoyo arren atasq atene audit autor
1 avisa aviso año banco basur breve build bus calib calie calla camin candi carác ciega circu clara clien
1 colga comen comit compl compo con cosa costu cual cuand de decla defin dejar delan depar deseo edite emerg
1 empuj encon engor enseg envue errón esqui expos fallo fiche fijas finan gpg gramá grita grupo gráfi habrí
1 haya histo huell ignor igual image inmed intro ir jamás jefe lexer lfs libro llega lo línea marta mayor
1 merge muert mundo máxim métod noctu note noteb nube olvid omar opina orige paga pasa paz pegar ponla post
1 princ print proba probl prorr proto prude que quede rango reale recié recur rehac repro resci salen salta
1 sangr se sea secre semán siend simul su sudo suelo suyo tarif teles tempo tenem tenga tiemp tiene trami
1 tren técni usamo vea venci vendo vieja vocab volca vuelt
-1 * ^airfl ^borra ^están ^get ^las ^retry accou activ adivi adqui airfl ajena algor almac amari ambos anter
-1 apoya arma arrib atlas atípi audio aunqu ausen auten añade bajo billi bucle cada canti cargo carta caído
-1 cdn celda centr cerca chrom cien citar cli codeo comas comis como conta conti coope corre cron csv cuadr
-1 cupón cuya cámar decod dejó demos deplo derec deriv desbl desce desti devol diari dicta dimen docke domin
-1 dos dueño edito eje emiti enemi enfer espac europ expul falle fase finas fisca foco fotog fotóg fragm
-1 fría gasto gb gesto glaci gratu guion hacia hilo hkdf hojas http hueco huso huérf hz icono idas impre
-1 impri indic iso izqui jobs lambd later ligad liqui lleno lugar luz láser maest mando mapas menor menú
-1 menús mezcl miemb millo misio montí morir mosai museo mutab mutuo null nulo nulos núcle obtie octet once
-1 opcio organ outbo pagan pagin panel paque parci parte pasad pdf pelíc perfi perma pide pieza pipel plano
-1 podan poder porta pre-c predi pregu prese prest promo provo proxy prést quios rastr raíce rebot recol
-1 recon red redib refle regla reloj remue rende renov repli retie rinde route rust saca seed selec seman
-1 separ serie sesió seten señal sigma sms solic sorte stage state store strea sube suelt suite svelt t
-1 tabul tal tambi tardí tarea team tempr tenan tesel titul todav todos toml trene trián tuber tutor unida
-1 usars user- vacío vault venta venía veran vibra visit votad watch wkhtm workf zoom ámbar ámbit órden
-1 últim
-2 ^abier ^al ^añadi ^cada ^desde ^postg ^safar ^send ^siemp ^solo acent acort actio admin agota agua alta
-2 and andro antig apara apart arm artíc ascen atrav aún barra binar bundl bytes búfer cama cance carri
-2 categ ciclo cláus colis coman comba conse convi cuare cubre cuerp cuest data deben deber dedup defec
-2 demon desde desha detec distr docst dupli e edade efect empaq empar encla encol enlac espej estre etapa
-2 euros evalu exclu exige exped extre falla falli finit forán fuent get gorou gota graba hable han hered
-2 hoja humed idemp impid incre incru inici inver jugad junta kerne kilos lecci llena logro logs longi manif
-2 marco mayús mensa metad milis motor mqtt ms mucho músic not notif nula or origi otra otro pagos pasó
-2 patro pausa pedir perro pie plan plane plant plaza plega pluvi pool posic prevé prote purga pushe raíz
-2 reemb regis regul relle resue resúm retry reuti riego rotac ruta safar sdk secue segme send senso siete
-2 signi signo sincr solo steam suma sus tamañ teams tempe textu tls todas total trunk turno umbra unas
-2 unita uri usa users uso utili vale varia veint ver vida vigil vite voz vpn webso zende zona zonas
-3 #3 ^dentr ^jenki ^todos abona acumu adjun alto aster azul baraj broke caden calen capa capit cauda cesta
-3 cobra color conju conso const corra crece cuatr cuelg del demor dentr desbo draft encim envía escuc estar
-3 expan expir expor fases foto gigas go hash hexad horar hábil ident imita inact ink inser jenki jira kerbe
-3 la lee letra libso lista llama local lock mailg malla marzo medio menos misió monta mínim negat nginx
-3 nivel none norma ocurr oscur panta paral paran partn piden pisan pista prefi prepr preva propi puntu
-3 píxel quita recog recor reesc regió repar resol resul rol roles rompe rutas récor salas salga seis ser
-3 seria siemp sigui sombr spark staff struc subid tabla tag teléf tocad token topol tras traza trunc títul
-3 un vario vende visib vista wheel
-4 ^dos ^produ ^si ^una ^§ admit ahora ajust aleat asign así borde bucke cae cerra cerro cifra clasi clona
-4 colum consi creci cupon detie dibuj direc dispo dígit el elige entra escen expre fecha filas gramo hilos
-4 hook impor impue infan ingre inten juego lenta lotes mb media minia modo moned máqui más neces nodo nodos
-4 nueve pago parqu pasar por postg puede recal recha refer regio repet respu retra salto salud sirve sobre
-4 sphin sprit stder subca tener toman travé ubica una unos valen venti votos windo worke único
-5 acció al anali archi borra calcu carpe cero clave consu cooki devue embed envia envío esque está event
-5 falta fila filtr frío hashe hasta host insta mapa mitad mueve notas ocho orden padre pierd previ progr
-5 prome proye punto recep recie reduc refre según son tipos tradu trama uno verif válid árbol índic
-6 ^cambi ^falla agrup anida app años bater búsqu cabec caché carga desap desca desco diez disco diálo doce
-6 ejecu estad están etiqu gener hora index job json lectu leen liber mil misma ocult parch perte petic
-6 proce redis redon reser salvo sesio stagi símbo tarda trein utc veces y
-7 ^` abier autom compi cénti disti idiom imáge inqui manej marca middl minut númer pero profu reint reseñ
-7 répli segun trans tres ven
-8 ^la aplic bot campo carac coinc debe dispa enter invit líder métri noven preci ve
-9 ^el bomba caduc factu flujo naveg pedid plani págin valor
-10 #1 cinco cola conex memor webho
-11 #2 ` bloqu muest parti puert §
-12 ^un apare crea usuar vacía
-13 @ arran
"""
