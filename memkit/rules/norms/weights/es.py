"""Which way Spanish stems lean, in tenths: above zero towards people."""

LEANS = """
19 perso
18 deja hace
15 incid ponen
14 ^se agent alert aprue arreg ayuda conce códig desar edita empez limpi respo revis
13 ^no evita exper ingen para portá publi razón repos
12 aprob becar chang crede dueño equip fusió mano mante prohi públi va versi única
11 ^está ^evita ^nuest ^nunca acto antes aviso confí demo españ isort modif mágic nuest nueva pr prueb sigue
11 sprin ticke viern wiki
10 -rf ^desca ^usa anunc cabo cambi carpe colab despu endpo ensay esto exter funci lógic mocks nadie queda
10 ramas regre reque rm segur sígue todos toque valid
9 ^ejecu ^nadie ^para ^publi acabó anota bajar cuant debaj depen discu figur fusio habla inven larga llave
9 log lunes nunca ochen paz pull quien readm recom refac rendi rfc subir terce trata vetad visto
8 ^da ^en ^firma ^guard ^manda ^ni ^prime ^quien acomp acuer ajena baja black canal commi da dana despl
8 dicen entre estil final globa grand hacer jamás junto limit manda manua mes miérc muert módul negoc nombr
8 nuevo oblig obsol owner parej pasan peque permi rever secre singl suben urgen vive él
7 , ^antes ^convi ^desac ^escri ^incre ^jamás ^nada ^pon ^pregu ^todo ahora arqui compo comun conoc desac
7 descr divid día env envue es falli force frase fuera hacen incom lento mirar nada ni no notas noteb pon
7 produ propu queja quinc rama renom reuni sesió termi tipo tira toca todo tools verde ya
6 ^arreg ^dejar ^recue ^sálta ^tiene ^usad ^utili atrás añadi boole cierr cla clase confi cualq curso datos
6 deber dejar duran enums estim esté europ favor forks hable hay heren imple inglé lea lleva lo macro main
6 mal manej mejor moder nativ ningú parám paste pegan prece premi princ prior proba recue rojo sagra sangr
6 siemp super susti sálta texto tocan usad uuid vuelt
5 --no- ^abre ^asegú ^coloc ^confí ^cualq ^di ^duran ^empie ^entre ^esqui ^mante ^por ^renue ^sed ^sopor
5 ^todos a abre abrev acaba acord actua algui anter apaga apari asegú asist bibli bien breve bueno build
5 bóved cada captu chat conve copia crean cto decis desap di diff diffs diga diseñ docum encon enlaz error
5 esqui expli extra flags forza gist hotfi inter invál lecto leerl lengu maner minús mismo model moles máxim
5 ningu noctu obede paque pasad plan prefe prisa que recup relán renue retro rompa rota rotan salen sed
5 semes simpl sola tocar vaya viejo visib zanja área
4 ^aprov ^añade ^bajo ^con ^consu ^conte ^de ^envue ^envía ^es ^hay ^limpi ^olvid ^prefe ^prior ^puede
4 ^respo ^sobre ^toda acept actas afirm antig antiv aprov aquí autho autor bench candi caso caída certi
4 cober compa conte contr corri culpa dada defin delga destr duda envol estab este facto handl inspe insta
4 integ itera las leas lint luego manti manté mañan migra miran morte ofici olvid opera plazo pregu priva
4 priya rebas redac regis retir runbo sin sopor spike sudo te tema toda todas tus usan
3 * --for ^acudi ^aquí ^avanz ^compr ^deja ^docum ^elimi ^empez ^fusio ^haced ^manté ^marca ^nota ^omite
3 ^poned ^prefi ^redac ^relee ^repet ^tras acudi adjun apunt audit avanz backp basur bots común convi crudo
3 cuest delan demás dos eleme en escri escán estad exami exclu festi fiche fijan flag físic guion guía haber
3 haced hacié imper inclu intro jefa justi lado logge makef medic menud norma nosot nota o objet pagos pinta
3 plata poned print pront propa pueda push quéda recur red regla reini relee salta si simul solic sql sénio
3 tarde tenga tocái traga tu vendo
2 ^a ^agrup ^al ^conce ^debes ^dejad ^este ^evite ^haz ^nombr ^nos ^pegar ^proba ^queda ^retir ^revel ^revis
2 acces adver aisla aserc aunqu avisa bajo bande busca capa clara coloc compr const dan deben debes decír
2 dejad desnu días edite elimi empie entor errat evite falla firma front grupo halla han haz inmed liger
2 listo los maría nos ojos par pasa pegar pida piden portu prepa promo promp proto proxy próxi revel rápid
2 siend silen sobra sí tabul terra test toqué trime tú viene últim
1 ^antep ^apaga ^aprue ^asegu ^avisa ^compa ^cuand ^entra ^fija ^fijar ^habrí ^hagan ^ignor ^marta ^mejor
1 ^ningú ^procu ^prohi ^que ^refac ^sería ^tambi ^todas abrió adela antep anula asegu ausen basta bus calla
1 centr ciega cient clave comid confl costu cuota datac de debat diari diez doble docst empuj fallo featu
1 fijar fijas forma gran ha habrí hacem hagan haya hecho human instr labor leer leers lfs linte marta mira
1 misma mundo mypy métod note omite opcio ops otro pase pasos pedir plugi probl procu propi qa qué reale
1 recib reesc refor regen repro ruega salir semán separ sería sigui subas tarif tragu usamo vault verif
-1 ^hace ^nginx aband adivi almac anoni arma atípi auten año base bot caen cerra clan codif colis coma con
-1 coope core corra crece cron cuare cupón dañad desde desha detal devol dura ella ellos email escap espac
-1 esper estar estát exist fija firmw flash fuga garan graci hacia hijo html huérf hz ignor indep inest
-1 inser kafka kb keep- ledge lenta licen local lru luz láser límit línea mapas mapea marca marte mater
-1 matri mayor mensa numer núcle ocupa once opció organ outbo palab pesa pesar pid pie ping plano plant
-1 polli pragm prefi prepr px pytho relea rende repit ronda root saldo semil sigma tamañ tiend toma tras
-1 trein tutor térmi van venía vida viven volve
-2 ^borra ^cerra ^los ^postg ^solo accou agua ante análi apoya arrib atlas barra basa billi bucle caber
-2 caden cance chrom ci clien close comil conti cpu cuerd deman desce detec dinám direc enlac etl fila fin
-2 foco gb herra hilos hojas ident ir joins jpeg la later llega lleno march medir menú mient migró mitad
-2 montí mutuo móvil nube nulas null nulos pacie pagar parad parci pasar pendi pide pipel png poder porta
-2 poste prima provo rastr react reanu reemb reord respe reuti rutas salas scrip seman siqui sms sprit subco
-2 t tempo tempr tenan tls tmx una une vecto veran vez vue vuelv x-req árbol único
-3 ^rebas acent ambos apart api artef audio avata borde bytes cae carri caído colum como corta cámar dedup
-3 del dibuj domin dupli e eje emple enemi envia evalu expul fijad finas fotog golpe gráfi hasta head impri
-3 jobs jugad letra llama logs lotes lugar mando medio menús none noven nula ocult oscur otros pagin parar
-3 pared patro pausa perfi pool porqu pre-c predi prove puede recal relle remue roles rust s sea segme selec
-3 senso seria siete sitio solo store suelt svelt tambi teléf tener trunk unas unida unita usar vacia vale
-3 vibra vpn watch wkhtm workf y zonas
-4 ^airfl ^get ^safar ^una activ agota airfl almoh artíc asign atien atrav borra bucke calen capas categ
-4 circu comba compi conju crea cual descu dimen docke edade ejecu el embed emiti empaq entra evalú forán
-4 fábri gorou graba gratu horas idemp image impid inact incre kerne libso logro mezcl modo mínim músic
-4 notif númer pago parte perma pista plane plaza proye recha regul respu resúm rotac récor safar salud se
-4 seed ser signi sincr socio sombr steam tal teams tesel tiene usa usars users vacío varia vende vieja vite
-5 ^cada ^las al búfer caché cdn celda coman comas compl demon desca edito escuc esque extre formu gana host
-5 http impor incru inten largo lee lista mapa marzo media menos milis nivel pdf preva purga reduc refer
-5 regió renov reseñ rompe salto strea tiemp titul total traza títul uri ver webso
-6 abier acumu admin andro aplic archi años baraj bater bundl cero cli cobra colga color conso cuadr cubre
-6 data defec demos desbo etiqu euros expre fecha fuent gasto gener glaci hilo hook imita impue inici ink
-6 lanza llena mayús miemb misio moned motor ms neces negat nueve obtie orden paso paíse pierd posic quita
-6 recon refre regio repli riesg secue spark sphin su tabla tarea textu travé un unos uso vista zona
-7 ^cambi ^produ ^si actio aleat búsqu clasi cola consu doce dígit envío filas filtr hashe hexad index mailg
-7 memor nginx noche nodos ocurr panel panta por postg previ puntu retra rol répli sdk segui servi stder
-7 struc sube suma tres uno valor voz windo
-8 ^un admit calcu campo clona conta creci csv cuatr cupon escen está expor falta flujo frío imáge máqui
-8 métri nodo ocho profu recor redon repar ruta salvo sesio sirve subid toman trama usuar zende
-9 ^§ ` agrup anida carga devue event get go lectu mb más puert reint repet reser resul según seis sobre
-9 token tradu vario
-10 ^dos ^jenki azul carac cinco coinc corre cénti disco encim están horar jenki leen monta paral parch
-10 parqu perte petic preci redis resta segun tag trunc válid wheel worke
-11 anali cabec caduc conex cuent desco enter inqui liber minia muest naveg progr prome punto píxel son
-11 trans valen índic
-12 ^la ajust conse factu hora minut pedid pero plani proce stagi tarda utc vacía ven webho
-13 ^` ^el app bloqu cifra diálo idiom invit middl parti veces
-14 arran dispa págin §
-15 apare cooki disti json líder
-16 así job tipos
"""
