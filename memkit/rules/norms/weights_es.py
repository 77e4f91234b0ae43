"""Which way Spanish stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
14 códig perso
13 equip
12 aprue ingen para quien revis
11 aprob arreg es funci le mano nadie respo segur va
10 ^todo colab conce descr entre limpi nuest prueb públi repos ticke
9 ^nadie ^no ^quien alert cambi chang deja desar despu españ grand negoc portá sprin toca trata viern
8 ^nuest arqui ayuda inglé lógic mirar plazo pr sigue van verde visto
7 acord antes anunc apaga baja chat comod confi corri datos decid depen destr dura endpo exper hace hacen
7 hacer lunes model moles mágic módul nada nuevo oblig ponen produ reuni suspe urgen
6 ^cuand abstr acept acto algui becar bueno bóved crede dan dana demo ensay errat excep incom isort larga
6 limit main mejor migra ojos peque pull redac rendi reque scrip sql terce tipo toda trime uuid vive él
5 ^en ^mejor ^prime ^se ^tiene acces acomp actua anota api aquí atasc atrás bajar bench cabo captu cla compa
5 coord cualq debaj diff diseñ edita empie este estim flags forma forza globa ha herra incid inter jamás
5 lleva mante ni ningú nueva ofici omiti pegan prepa priya propu queda queja ramas readm retir rfc silen
5 sobra super telem tira todo traba usan versi vetad viene wiki única
4 ^a ^aquí ^con ^duran ^escri ^nada abrev bien black bots busca certi cierr commi comun conoc crudo cto da
4 decis dicen duran día días eleva elimi ellos enlaz error esper explo exter featu figur fijar force frena
4 fuera fusió haber habla intru inven legal llave log mal maner manti mient mira miran mocks modif mudan
4 nunca ochen padri palab pasan permi presu privi qué refac regre retro rotas simpl sin sopor suben tarde
4 vecin viaja zanja
3 , ^antes ^bajo ^como ^compe ^da ^lo ^más ^ni ^ojo ^por ^toda a aband acaba actas aisla algo apari aserc
3 asien asist autho avent bande barre bibli boole buena citan clase cober comid compe copia decor delga
3 despl diga divid duda ejemp encue enums env envol escán estil extra festi fijan firma formu frase grupo
3 hotfi husos impac imple inest infor inspe integ inves irse jueve junto lado lengu levan licen linte luego
3 mala mañan mesa mesas mismo miérc moder nativ no nos nota obser obsol ojo owner plata porqu prece prima
3 prisa priva publi rama resum reten root rápid sagra salta secre semes senti serlo singl sitio socio sola
3 suena termi tocar tools traga tronc verbo veros
2 #0 ^amigo ^asegu ^entre ^es ^id ^marca ^ningú ^nombr ^nos ^para ^rebas ^sería ^sopor ^tras acerc acta
2 afirm agent alarm amigo ampli anula apunt apuro asegu backp basta beta caja cajón caros caso cient circu
2 clic comit común conte contr corto crean cruce cuade cuida culpa cúpul dada delan demás depur desac dice
2 discu dudas edite eleme envue esté evita exami expli facto famil favor fin final fines firmw flag fuert
2 fusio físic gana grita guía handl hecho horas id indep jefe jorna justi labor lecto leerl lleve lo límit
2 manua march marte medir menci mes morte ningu nombr nosot novat o objet opera ops optim par parej parám
2 pasa perdo pesos pinta placa poco pone prefe preoc prior profe prohi propa pueda pulga puntú push pérdi qa
2 quinc rebas recib refor reini relan relea renue resta rever rige rojo rompa rota rotan ruega runbo ruptu
2 sale salen salid salir segui sería si sonad spike sudo susti sénio sí tarje tema tempo terra test texto
2 tirar tocan trae valid verda vez viejo viven vuelv vulne ya área
1 ^ante ^conce ^entra ^este ^fijar ^habrí ^hasta ^mante ^marta ^mient ^pegar ^print ^refac ^retir ^revis
1 ^sobre ^tambi ^tenem abrir abrió adver ahorr anoni ante aplas apoyo aprie arren atasq atene audit autor
1 avisa aviso añadi año banco breve bus calib calie calla camin canal candi carác ciega clara comen compo
1 compr conci confl cosa costu cual cuand de decla defin dejar depar deseo emerg empuj en encon engor enseg
1 errón esqui expos fallo fiche fijas finan front gpg gramá gráfi habrí halla histo huell igual image inclu
1 inmed intro ir lexer lfs libro llega línea marta mayor merge minús muert mundo métod note noteb nube omar
1 opina orige paga paso paz pegar perl ponla post princ print proba probl prorr proto prove prude que quede
1 rango reale recié recur rehac repro requi resci sangr se semán siend simul su suelo suyo tarif teles tenem
1 tenga tiemp tiene trami tren técni usamo vea venci vendo vieja vocab volca vuelt
-1 * ^airfl ^borra ^están ^las ^retry acent activ adivi admin adqui agota airfl ajena algor almac amari
-1 ambos anter apoya arma arrib atlas atípi audio aunqu ausen auten añade bajo bucle cada canti cargo carta
-1 caído cdn celda centr cerca chrom cien citar cli comas comis como conti coope corre cron csv cuent cupón
-1 cámar decod deplo derec deriv desce descu desde desti devol diari dicta dimen distr docke domin dueño
-1 edito eje emiti enemi enfer europ evalú exped expul falle falli fase finas fisca foco fotog fotóg fragm
-1 fría gasto gb gesto glaci gota hacia hilo hkdf hojas http hueco humed huso huérf hz icono idas ignor
-1 impre impri indic inver izqui jobs kilos later leer ligad liqui lleno logs lugar luz láser maest mando
-1 mapas mata medid menú menús meta mezcl miemb millo misio montí morir mosai mqtt museo mutab mutuo noche
-1 null nulo nulos núcle obtie octet once opcio organ outbo pagan panel parci parte pdf pelíc perfi perma
-1 pide piden pieza pipel plano plaza pluvi podan poder porta predi pregu prese prest promo provo prést
-1 quios rastr raíce rebot recol recon redib refle relle reloj remue rende renov repli resue retie riego
-1 rinde route rust saca sea seed selec seman serie sesió seten señal sigma slug sms solic sorte stage state
-1 store strea sube suelt suite svelt t table tabul tal tambi tardí tempr tenan tesel titul todav todos toml
-1 trene trián trunk tuber tutor unida usars user- varia venta venía veran vibra visit votad watch wkhtm
-1 workf zoom ámbar ámbit órden
-2 ^abier ^al ^añadi ^cada ^desde ^get ^postg ^safar ^send ^siemp acort actio agua alta alto and andro antig
-2 apara apart arm artíc ascen atrav aún barra binar bundl bytes búfer cance categ ciclo cláus colis coman
-2 comba conta convi cuare cubre cuerp cuest data deber dedup del demon desha detec docst dupli e edade
-2 efect empaq empar encla encol enlac espac espej estre etapa evalu exclu exige extre falla finit forán
-2 fuent gorou graba guion hable han hoja imita impid incre incru inici iso jugad junta kerne lambd lecci
-2 llena logro longi manif marco mayús mensa milis motor ms mucho músic not notif nula opene or origi otra
-2 otro pagos panta pasad pasó patro pausa pedir perro pie plane plant plega pool posic prevé prote puntu
-2 purga pushe píxel raíz red reemb regis regul resúm retry reuti revés rompe rotac ruta rutas récor safar
-2 sdk segme send senso siete signi signo sincr sobre steam suma sus tag tamañ tarea team teams tempe textu
-2 tls todas total traza turno umbra unas unita uri usa users uso utili vale vault ver vida vigil vite voz
-2 vpn webso zende zona zonas últim
-3 #3 ^dentr ^jenki ^todos abona accou acumu adjun admit aster azul baraj billi broke build cache caden
-3 calen cama capa capit cauda cesta cobra color conju conso const crece cuatr cuelg defec demor dentr desbo
-3 draft encim envía escuc estar euros expan expir expor fases foto get gigas go hexad horar hábil idemp
-3 inact ink inser jenki jira kerbe la lee libso lista llama local lock malla marzo medio menos misió monta
-3 mínim neces negat nginx nivel none norma oscur paque paral paran partn pisan pista prefi prepr preva
-3 propi quita recog recor reesc regió repar resol resul rol roles salas salga secue seis seria siemp sigui
-3 sombr spark staff struc subid tabla teléf tocad token topol tras trunc títul un vacío valen vario vende
-3 visib vista votos wheel
-4 ^dos ^produ ^si ^solo ^una ^§ ahora ajust aleat asign borde bucke cae cerra cerro cifra clasi clave clona
-4 colum conse consi corra creci cupon deben detie dibuj direc dispo djang el elige entra escen expre fecha
-4 gramo hash hered hilos hook ident impue infan ingre inten juego lenta letra lotes mailg mb media menor
-4 metad minia moned máqui más nodo nodos nueve ocurr pagin pago parqu pasar postg progr recal recha refer
-4 regio repet respu retra salto salud ser sirve solo sphin sprit stder subca tener toman travé ubica una
-4 unos venti verif windo worke
-5 al anali así años borra calcu carri cero consu desap devue dígit embed envia envío esque está falta fila
-5 filas filtr frío gener gratu hashe hasta host impor insta mapa mitad mueve notas ocho padre pierd plan
-5 por previ proye puede recep recie reduc refre reser según son tipos tradu trama uno veint válid árbol
-5 único
-6 ^cambi ^falla agrup anida app archi bater búsqu caché carga carpe cooki desca desco diez disco diálo doce
-6 ejecu estad están etiqu event hora index job json lectu leen liber marca mil misma modo númer ocult perte
-6 petic proce prome punto redon stagi símbo tarda trein utc veces ven y índic
-7 ^` abier acció autom cabec compi cénti disti imáge manej middl minut orden parch profu reint répli segun
-7 trans tres
-8 ^la bot campo carac coinc cola debe dispa enter idiom inqui líder métri noven pero preci redis salvo
-8 sesio ve
-9 ^el aplic bomba caduc factu flujo invit naveg pedid plani págin reseñ valor
-10 #1 cinco memor muest webho
-11 #2 ^un ` apare bloqu conex crea parti puert §
-12 usuar vacía
-13 @ arran
"""
