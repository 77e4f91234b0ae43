"""Which way Spanish stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
15 perso
14 códig
13 equip
12 aprue ingen para quien respo revis
11 aprob arreg es funci le mano nadie segur va
10 ^todo colab conce descr entre limpi nuest prueb públi repos ticke
9 ^nadie ^no ^quien alert cambi chang deja desar despu españ grand negoc portá sprin toca trata viern
8 ^nuest arqui ayuda inglé lógic mirar plazo pr sigue van verde visto
7 acord anunc apaga baja chat comod corri datos decid depen destr dura endpo exper hace hacen hacer lunes
7 main model moles mágic módul nada nuevo oblig ponen produ reuni suspe urgen uuid
6 ^cuand abstr acces acept acto algui antes atasc becar bueno bóved confi crede dan dana demo ensay errat
6 excep incom isort larga limit mejor migra ojos peque pull queda redac rendi reque scrip sql terce toda
6 trime versi vive él
5 ^en ^mejor ^prime ^se ^tiene acomp actua anota api aquí atrás bajar bench cabo captu cla compa coord cualq
5 debaj dicen diff diseñ edita empie este estim flags forma forza globa ha herra incid inter jamás lleva
5 mante ni ningú nueva ofici omiti pegan prepa priya queja ramas readm retir rfc rotas silen sobra super
5 telem tipo tira todo traba usan vetad viene wiki única
4 ^a ^aquí ^con ^duran ^escri ^nada abrev bien black bots busca certi cierr commi comun conoc crudo cto da
4 decis duran día días eleva elimi ellos enlaz error esper explo exter featu figur fijar force frena fuera
4 fusió haber habla intru inven legal llave log mal maner manti mira miran mocks modif mudan nunca ochen
4 padri palab pasan permi presu privi propu qué refac regre retro simpl sin sopor suben tarde vecin viaja
4 zanja
3 , ^antes ^bajo ^como ^compe ^da ^lo ^más ^ni ^ojo ^por ^toda a aband acaba actas aisla algo apari aserc
3 asien asist autho avent bande barre bibli boole buena citan clase cober comid comit compe copia decor
3 delga despl diga divid duda ejemp encue enums env envol escán estil extra facto festi fijan formu frase
3 grupo hotfi husos impac imple inest infor inspe integ inves irse jueve junto lado lengu levan licen linte
3 luego mala mañan mesas mient mismo miérc moder nativ no nos nota obser obsol ojo owner plata porqu prece
3 prisa priva publi rama resum reten root rápid sagra salta secre semes senti serlo singl sitio socio sola
3 suena termi tocan tocar tools traga tronc verbo veros
2 #0 ^amigo ^asegu ^entre ^es ^id ^marca ^ningú ^nombr ^nos ^para ^rebas ^sería ^sopor ^tras acerc acta
2 afirm agent alarm amigo ampli anula apunt apuro asegu backp basta beta caja cajón caros caso cient circu
2 clic común conte contr corto crean cruce cuade cuida culpa cúpul dada defin delan demás depur desac dice
2 discu dudas edite eleme envue esté evita exami expli famil favor fin final fines firma firmw flag fuert
2 fusio físic gana grita guía handl hecho horas id indep jefe jorna justi labor lecto leerl llega lleve lo
2 límit manua march marte medir menci mes mesa morte nombr nosot novat o objet opera ops optim par parej
2 parám pasa perdo pesos pinta placa poco pone prefe preoc prima prior profe prohi propa pueda pulga puntú
2 push pérdi qa quinc rebas recib refor reini relan relea renue requi resta rever rige rojo rompa rota rotan
2 ruega runbo ruptu sale salen salid salir segui sería si sonad spike sudo susti sénio sí tarje tema tempo
2 terra test texto tirar trae valid verda vez viejo viven vuelv vulne ya área
1 ^ante ^conce ^entra ^este ^fijar ^habrí ^hasta ^mante ^marta ^mient ^pegar ^print ^refac ^retir ^revis
1 ^sobre ^tambi ^tenem abrir abrió adver ahorr anoni ante aplas apoyo aprie arren atasq atene audit autor
1 avisa aviso año banco breve bus calib calie calla camin canal candi carác ciega clara comen compo compr
1 conci cosa costu cual cuand de decla dejar depar deseo emerg empuj en encon engor enseg errón esqui expos
1 fallo fiche fijas finan front gpg gramá gráfi habrí halla histo huell igual image inclu inmed insig intro
1 ir lexer lfs libro línea marta mayor merge minús muert mundo métod ningu note noteb nube olvid omar opina
1 orige paga paso paz pegar perl ponla post princ print proba probl prorr proto prove prude puest que quede
1 rango reale recié recur rehac repro resci roja sangr se semán siend simul suelo suyo tarif teles tenem
1 tenga tiemp tiene trami tren técni usamo vea venci vendo vieja vocab volca vuelt
-1 * ^airfl ^borra ^están ^las ^retry acent activ adivi adqui agota airfl ajena algor almac amari ambos
-1 anter apoya arma arrib atlas atípi audio aunqu ausen auten añade bajo bucle cada canti cargo carta caído
-1 cdn celda centr cerca chrom cien citar cli comas comis como conti coope corre cron csv cuent cupón cámar
-1 decod deplo derec deriv desce descu desde desti diari dicta dimen distr docke domin dueño edito eje emiti
-1 enemi enfer europ evalú exped expul falle falli fase finas fisca foco fotog fotóg fragm fría gasto gb
-1 gesto glaci gota hacia hilo hkdf hojas http hueco humed huso huérf hz icono idas ignor impre impri indic
-1 inver iso izqui jobs lambd later leer ligad liqui lleno logs lugar luz láser maest mando mapas mata medid
-1 menú menús meta mezcl miemb migró millo misio montí morir mosai mqtt museo mutab mutuo noche null nulo
-1 nulos núcle obtie octet once opcio organ outbo pagan panel paque parci parte pdf pelíc perfi perma pide
-1 piden pieza pipel plano plaza pluvi podan poder porta predi pregu prese prest promo provo proxy prést
-1 quios rastr raíce react rebot recol recon redib refle relle reloj remue rende renov repli retie riego
-1 rinde route rust saca sea seed selec seman serie sesió seten señal sigma slug sms solic sorte stage state
-1 store strea sube suelt suite svelt t table tabul tal tambi tardí tempr tenan tesel titul todav todos toml
-1 trene trián trunk tuber tutor unida usars user- varia vault venta venía veran vibra visit votad vue watch
-1 wkhtm workf zoom ámbar ámbit órden
-2 ^abier ^al ^añadi ^cada ^desde ^get ^postg ^safar ^send ^siemp acort actio admin agua alta alto and andro
-2 antig apara apart arm artíc ascen atrav aún barra binar bundl bytes búfer cance categ ciclo cláus colis
-2 coman comba conta convi cuare cubre cuerp cuest data deber dedup del demon desha detec docst dupli e
-2 edade efect empaq empar encla encol enlac espac espej estre etapa evalu exclu exige extre falla finit
-2 forán fuent gorou graba guion hable han hoja imita impid incre incru inici jugad junta kerne kilos lecci
-2 llena logro longi manif marco mayús mensa milis motor ms mucho músic neces not notif nula opene or origi
-2 otra otro pagos panta pasad pasó patro pausa pedir perro pie plane plant plega pool posic prevé prote
-2 puntu purga pushe píxel raíz red reemb regis regul resue resúm retry reuti revés rompe rotac ruta rutas
-2 récor safar sdk segme send senso siete signi signo sincr sobre steam suma sus tag tamañ tarea team teams
-2 tempe textu tls todas total traza umbra unas unita uri usa users uso utili vale ver vida vigil vite voz
-2 vpn webso zende zona zonas últim
-3 #3 ^dentr ^jenki ^solo ^todos abona accou acumu adjun aster azul baraj billi broke build cache caden
-3 calen cama capa capit cauda cesta cobra color conju conso const crece cuatr cuelg defec demor dentr desbo
-3 draft envía escuc estar euros expan expir expor fases foto get gigas go hexad horar hábil idemp inact ink
-3 inser jenki jira kerbe la lee libso lista llama local lock malla marzo medio menos misió monta mínim
-3 negat nginx nivel none norma oscur paral paran partn pisan pista prefi prepr preva propi quita recog
-3 recor reesc regió resol resul rol roles salas salga secue seis seria siemp sigui solo sombr spark staff
-3 struc subid tabla teléf tocad token topol tras trunc turno títul un vacío valen vario vende visib vista
-3 votos wheel
-4 ^dos ^produ ^una ^§ admit ahora ajust aleat asign borde bucke cae cerra cerro cifra clasi clave clona
-4 colum conse consi corra creci cupon detie dibuj dispo djang el elige encim entra escen esque expre fecha
-4 gramo hash hered hilos hook ident impue infan ingre inten juego lenta letra lotes mailg mb media menor
-4 minia moned máqui más nodo nodos nueve ocurr pagin pago parqu pasar postg progr puede recal recha refer
-4 regio repar repet respu retra salto salud ser sirve sphin sprit stder subca tener toman travé ubica una
-4 unos venti verif windo worke
-5 ^si al anali app así años borra calcu carri cero consu desap devue direc dígit embed envia envío está
-5 falta fila filas filtr frío gener gratu hashe hasta host impor insta mapa metad mitad mueve notas ocho
-5 padre pierd plan por previ proye recep recie reduc refre reser según son tipos tradu trama uno veint
-5 válid árbol único
-6 ^cambi ^falla acció agrup anida archi bater búsqu caché carga carpe cooki deben desco diez disco diálo
-6 doce ejecu estad están event hora index job json lectu leen liber marca mil misma modo númer ocult perte
-6 petic proce prome punto redon stagi símbo tarda trein utc veces ven y índic
-7 ^` abier autom cabec compi cénti desca disti etiqu imáge inqui manej middl minut orden parch profu reint
-7 répli segun trans tres
-8 ^la bot campo carac coinc cola debe dispa enter idiom líder métri noven pero preci redis salvo sesio ve
-9 ^el aplic bomba caduc factu flujo invit naveg pedid plani págin reseñ valor
-10 #1 cinco memor muest webho
-11 #2 ^un ` bloqu conex crea parti puert §
-12 apare vacía
-13 @ arran usuar
"""
