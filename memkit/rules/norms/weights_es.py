"""Which way Spanish stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
16 perso
14 códig
13 arreg colab españ ingen le mano
12 ^todo deja desar funci limpi quien revis segur va
11 alert aprob cambi conce descr nadie nuest para portá repos respo sprin trata
10 ^nadie aprue arqui ayuda chang despu entre es lógic mirar moles pr prueb públi reuni ticke toca viern
10 wiki
9 ^en ^nuest apaga chat comod dana dura exper grand hace inglé isort lunes módul negoc plazo ponen sigue
9 urgen uuid van verde
8 ^prime acept anunc atasc baja becar corri decis demo endpo equip habla hacen hacer incid limit mejor peque
8 produ redac suspe todo vive única
7 ^cuand ^mejor ^quien abstr acord acto algui anota atrás bajar bueno busca bóved cla compa confi coord
7 crede dan datos depen dicen diseñ ensay errat estim excep fija herra incom inven larga migra nada nuevo
7 ofici ojos print priya queda queja rendi scrip sobra sql telem terce tipo tira toda visto él
6 ^antes ^se ^tiene acces antes api aquí bench cabo captu commi cualq diff eleva exter flags forma forza
6 fusió globa ha inter jamás lleva log main maner mágic ni omiti pegan prefe prepa presu privi pull readm
6 reque rfc rotas silen simpl trime viaja
5 ^aquí ^duran ^escri ^más acomp actua aserc bien black bots cierr comun conoc crudo cto debaj decid diga
5 duran edita elimi ellos este explo formu fuera haber husos inest intru juana legal llave luego mala mient
5 mira miran mocks modif mudan obsol ochen owner padri pasan permi prece qué refac regre retro root serlo
5 socio squas suben super tarde usan vecin versi zanja
4 , ^a ^bajo ^como ^compe ^con ^ni ^no ^prefe ^toda aband acaba agent aisla algo asien avent bibli boole
4 buena certi clase cober comid compe da decor despl divid días ejemp eleme encue enlaz enums envol error
4 escán esper estil esté featu festi fijan fijar flag frase frena infor inspe inves irse jueve junto lengu
4 licen mante mañan merge miérc model moder no nombr nueva nunca palab pinta prima prior prisa priva publi
4 ramas refor resum rever rompa sagra secre segui semes senti sin singl sitio sola sopor suena tarje tocar
4 tools traga veros viene ya
3 ^amigo ^ante ^asegu ^da ^entre ^id ^lo ^marca ^nos ^ojo ^para ^por ^rebas ^sería ^tras a abrev actas alarm
3 amigo ampli apari apunt asegu barre basta beta caja circu citan comit común crean cuade cuida culpa cúpul
3 dada delga depur destr discu duda día edite empie env evita extra facto famil fin fines fuert grupo guía
3 handl hotfi impac imple integ jorna labor lado lecto leerl levan lleve lo manti manua march mesa mesas
3 morte nativ ningú nos nosot novat objet oblig obser ojo opera parej perdo pesos pone porqu preoc prohi
3 pulga quinc rama rebas reini renue reten retir rojo runbo salen salir salta sería sí termi terra tests
3 tocan traba valid verbo viejo viven área
2 #0 ^conce ^es ^nombr ^pull ^que ^revis ^sobre ^sopor ^tenem abrir abrió acta afirm ajeno antel anula aprie
2 apuro asunt audit autor añade backp banco cajón caros caso cient clara clic compr conci contr corto costu
2 cruce defin dejar delan demás depar desac deseo dice dudas encon envue errón esqui exami expli fallo favor
2 figur firmw front físic gana gramá grita gráfi halla hecho horas huell id igual indep intro jefe justi
2 lexer linte límit mal marte menci minús mismo nota noteb ops orige paga par parám pasa paso paz placa poco
2 princ proba profe propa prove prude pueda puntú pérdi qa recié relan relea repro requi resta rige rota
2 rotan rotur ruptu rápid sale salid sangr semán servi sonad spike sudo suelo susti sénio tema tenem tenga
2 test texto tirar toque trae usamo vea verda verlo vez volca vuelv vulne
1 ^debéi ^entra ^este ^fijar ^habrí ^hasta ^mante ^marta ^mient ^nada ^pegar ^refac ^retir ^tambi abre adver
1 ahorr anoni ante aplas apoyo arren asist atasq atene avisa aviso año base basur breve bus calie calla
1 camin canal candi carác centr ciega cincu clien comen compl compo conte copia cron cual cuand de debéi
1 decla doble empuj engor enseg expos fijas final finan forks fusio guard habrí hash hay haya histo image
1 infra inmed ir libro los marta mayor medir mes muert mundo máxim métod ningu noctu note nube omar opina
1 optim pacie pegar perl pide ponla pregu prime probl prorr proto que quede rango reale regla rehac resci se
1 siend simul su subir suyo tarif teles tempo tiemp trami tren técni venci vendo vieja vocab vuelt
-1 * ^airfl ^borra ^están ^las ^ningu ^ningú ^retry acent adivi adqui airfl ajena alfab algor almac amari
-1 ambos anter antig apoya arma arrib artef atlas atípi audio aunqu auten avata basa callb canti cargo carta
-1 caída caído cdn cerca chrom citar cli clúst colum comas comis como confí coope corre corta cpu csv cuerd
-1 cupón cámar decod dejó derec desce descu desde desen diari dicta dimen domin dos dueño durar edito eje
-1 emiti enemi enfer espac europ evalú expul falla falle falli fase fiche finas fisca foco fotóg fría ganan
-1 gasto gb gota hacia hojas http huso huérf icono idas ignor impri indic intel izqui jobs ledge leer lfs
-1 libre ligad liqui lista lleno lugar luz láser mando mapas mata medid menú menús meta miemb migró millo
-1 montí morir mosai museo mutab mutuo null nulo núcle o obtie omite once outbo perfi perma pieza plano
-1 plata plaza plugi pluvi poder porta posib pre-c prese prest promo provo proxy prést push pytho quios
-1 raíce react rebot recol recon recur redib refle relle reloj remue rende renov riego riesg ronda route s
-1 saca seed selec seman serie seten señal siemp sigma sms solic stage state store suite sumid svelt t table
-1 tabul tal tardí tasa tempr tenan tesel titul todos tomar toml trene trián trunk tutor unida usars user-
-1 vecto venía veran vibra votad vue watch wkhtm workf zoom ámbar ámbit últim
-2 ^abier ^al ^añadi ^get ^hay ^postg ^send ^todos acort admin agota agua alta and andro apara arm artíc
-2 ascen atrav añadi bytes capa celda ciclo cien cláus colis coman comba const conta cuare cuerp deber dedup
-2 del demon deriv desti distr docke docst dupli e efect encla enlac entor espej evalu exclu exige exped
-2 expor extre finit forán fotog fragm fuent glaci gorou graba guion hilo hkdf humed hz idle impre inver iso
-2 jugad junta kerne kilos lambd later llena logs longi manif mezcl milis misio mkdoc motor mqtt músic not
-2 nula nulos octet opcio or organ origi oscur otro pagan panta parci parte pasó patro pausa pdf perez perro
-2 piden pipel plane plega podan pool posic predi prote pushe rastr red reenv regul repli resue retie revés
-2 rinde rompe rotac rust récor send sesió siete signi signo sorte strea suelt suma tambi team teams tempe
-2 textu tls total tuber umbra unas users uso utili vacío vale vault venta ver vida
-3 ^desde ^safar ^si ^siemp ^sin actio adjun alto apart ausen azul aún baraj barra broke bucle build bundl
-3 búfer caden cama categ ci cobra codeo conju convi crece cuatr cubre cuelg cuent cuest curso data demor
-3 desha detec draft edade email empaq empar encol escuc estre estri etapa euros expan expir fases foto get
-3 gigas hable han hoja idemp imita impid incre incru inici kerbe lecci list llama logro maest marco mayús
-3 medio menos ms mucho name neces none notif opene otra pagos paque paran pedir pie post prepr preva prevé
-3 puntu purga píxel quita raíz reemb regis regió resul resúm retry reuti ruta rutas safar salga sdk secue
-3 segme sincr solo spark steam struc sube subid sus tabla tag tamañ tarea tocad topol traza turno títul un
-3 unita uri vario vigil vite voz vpn webso wheel zende zona zonas
-4 #3 ^dentr ^jenki ^una abona accou acumu admit ahora ajust anali asign aster billi binar cache cae calen
-4 capit cauda cerro cesta cifra clasi clave conso corra cupon dentr desbo envía estar go hered hexad horar
-4 hábil impue inact ink inser jenki jira la lee libso local lock lotes malla marzo media mensa misió monta
-4 más mínim negat nginx nivel nodo norma nueve pagin paral partn pisan pista plant postg prefi prod recal
-4 recha recog recor reesc repar resol rol roles salas salto sea seis senso seria sigui sobre sombr staff
-4 teléf tener todas valen vista votos
-5 ^produ ^solo ^§ aleat borde borra bucke carri cerra clona conse creci deben defec detie direc dispo djang
-5 el elige encim entra envío escen expre gramo hook ident impor infan ingre inten juego lanza lenta letra
-5 mailg marca mb menor moned máqui nodos notas ocurr pago parqu pasad pasar pierd por progr propi puede
-5 refer refre regio repet respu retra salud según ser son sphin stder toman tras travé trunc ubica una unos
-5 veint vende venti verif visib windo
-6 ^dos agrup al archi así años bater búsqu calcu cance carga carpe cero color consi consu desap desco devue
-6 dibuj diez doce esque está falta fecha fila frío gener gratu hashe host insta mapa metad mil minia mitad
-6 mueve ocho plan previ proye punto recep recie redon reser sirve sprit subca trama trein tres uno válid y
-6 árbol único
-7 ^cambi anida app compi cooki desca diálo dígit embed etiqu filtr hasta hora lectu liber padre perte petic
-7 proce prome reduc tarda tipos token tradu utc veces ven
-8 ^` ^falla ^la cénti ejecu enter estad están event filas hilos idiom imáge index inqui json leen minut
-8 profu répli segun stagi símbo worke
-9 #1 abier aplic autom cabec carac coinc cola debe dispa disti envia job manej middl misma modo métri númer
-9 parch pero preci págin redis reint sesio trans valor ve
-10 ^el bomba caché caduc campo disco factu líder naveg noven ocult pedid salvo § índic
-11 #2 ^un ` bloqu cinco flujo invit muest orden plani reseñ webho
-12 apare bot conex memor
-13 @ crea parti puert usuar
-14 arran
-15 vacía
"""
