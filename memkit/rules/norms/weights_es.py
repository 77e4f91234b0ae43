"""Which way Spanish stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
16 perso
14 códig
13 colab ingen le mano quien
12 ^todo arreg desar españ funci limpi revis segur va
11 alert aprob cambi conce deja descr nadie nuest para portá repos respo sprin trata
10 ^nadie aprue arqui ayuda chang despu entre es exper lógic mirar moles pr prueb públi reuni ticke toca
10 viern wiki
9 ^en ^nuest ^quien apaga chat comod dura grand hace inglé isort lunes módul negoc ponen sigue urgen uuid
9 van verde
8 ^prime acept anunc atasc baja becar corri dana decis demo endpo equip habla hacen hacer incid limit mejor
8 modif nuevo peque plazo produ redac suspe toda vive única
7 ^cuand abstr acord acto algui anota antes bajar bueno busca bóved cla compa confi coord crede dan datos
7 depen dicen ensay errat estim excep fija ha herra incom inven larga main migra nada ofici ojos print priya
7 queja rendi scrip sobra sql telem terce tipo tira todo visto él
6 ^mejor ^se ^tiene acces actua api aquí atrás cabo captu commi cualq diff diseñ eleva este exter flags
6 forma forza fusió globa inter jamás lleva log maner ni omiti pegan prefe prepa presu privi pull queda
6 readm reque rfc rotas silen simpl squas super trime viaja
5 ^antes ^aquí ^duran ^escri acomp aserc bench bien black bots cierr comun conoc crudo cto debaj decid diga
5 duran edita elimi ellos explo formu fuera haber husos inest intru juana legal llave luego mient mira miran
5 mocks mudan mágic obsol ochen owner padri pasan permi prece qué refac regre retro serlo socio suben tarde
5 usan vecin versi zanja
4 , ^a ^bajo ^como ^compe ^con ^más ^ni ^no ^prefe ^toda aband abrev acaba aisla algo asien avent bibli
4 boole buena certi circu clase cober comid compe da decor despl divid días ejemp eleme encue enlaz enums
4 envol error escán estil esté featu festi fijan fijar flag frase frena infor inspe inves irse jueve junto
4 lengu licen mala mante mañan merge miérc model moder nombr nunca palab pinta prima prior prisa priva publi
4 ramas refor resum rever root sagra secre segui semes senti sin singl sitio sola sopor suena tarje tocar
4 tools traga veros
3 ^amigo ^ante ^asegu ^da ^entre ^id ^lo ^marca ^nos ^ojo ^para ^por ^rebas ^sería ^tras a actas agent alarm
3 amigo ampli apari apunt asegu añade barre basta beta caja citan comit común conte crean cuida culpa cúpul
3 dada delga depur destr discu duda día edite empie env esper evita extra facto famil fin fines fuert grupo
3 guía handl hotfi impac imple integ jorna labor lado lecto leerl levan lleve lo límit manua march mesa
3 mesas morte nativ ningú no nos nosot nota novat nueva objet oblig obser ojo opera parej perdo pesos pone
3 porqu preoc prohi pueda pulga quinc rama rebas reini renue reten retir rojo rompa salen salir salta sería
3 sí termi terra tests tocan traba valid verbo viejo viene viven ya área
2 #0 ^conce ^es ^nombr ^pull ^que ^revis ^sobre ^sopor ^tenem abrir abrió acta afirm ajeno antel anula aprie
2 apuro asunt audit autor backp banco cajón caros caso cient clara clic comen compr conci contr copia corto
2 costu cruce cuade defin dejar delan demás depar deseo dice dudas encon envue errón esqui exami expli favor
2 figur firma firmw front físic gana gramá grita gráfi halla hecho horas huell id igual indep intro jefe
2 justi lexer linte mal manti marte menci minús mismo noteb ops orige paga par parám pasa paso paz placa
2 poco princ proba profe propa prove prude puntú pérdi qa recié relan relea repro requi resta rige rota
2 rotan rotur runbo ruptu rápid sale salid sangr sonad spike sudo suelo susti sénio tema tenem tenga test
2 texto tirar toque trae usamo vea verda verlo vez volca vuelv vulne
1 ^cada ^debéi ^entra ^este ^fijar ^habrí ^hasta ^mante ^marta ^mient ^nada ^pegar ^refac ^retir ^tambi abre
1 adver ahorr anoni ante análi aplas apoyo arren asist atasq atene avisa aviso año base basur breve bus
1 calib calie calla camin canal candi carác centr ciega cincu clien compl compo cron cual de debéi decla
1 desac doble docum empuj engor enseg expos fallo fijas final finan fusio guard habrí hash hay haya histo
1 image infra inmed ir libro los marta mayor medir mes muert mundo máxim métod ningu noctu note nube omar
1 opina optim pegar perl pide ponla pregu prime probl prorr proto que quede rango reale regla rehac resci se
1 semán servi siend simul su subir suyo tarif teles tempo tiemp trami tren técni venci vendo vieja vocab
1 vuelt
-1 * ^airfl ^borra ^están ^las ^ningu ^ningú ^retry acent adivi adqui airfl ajena alfab algor almac amari
-1 ambos anter antig apoya arma arrib atlas atípi audio aunqu auten avata basa callb canti cargo carta cdn
-1 cerca chrom citar cli clúst colum comas comis como confí coope corta cpu csv cuadr cuerd cupón cámar
-1 decod dejó derec desce descu desde desen diari dicta dimen domin dos dueño durar edito eje emiti enfer
-1 espac europ evalú expul falla falle falli fase finas fisca foco fotóg fría ganan gasto gb gota hacia
-1 hojas http huso huérf icono idas ignor impri indic intel izqui jobs later ledge leer lfs libre ligad
-1 liqui lista lleno luz láser mando mapas mata medid menú menús meta miemb migró millo montí morir mosai
-1 museo mutab mutuo noche null nulo núcle obtie omite once outbo perfi perma pieza plano plaza plugi pluvi
-1 poder porta posib pre-c prese prest promo provo proxy prést push pytho quios raíce react rebot recol
-1 recon recur redib refle relle reloj remue rende renov riego riesg ronda route s saca seed selec seman
-1 serie seten señal siemp sigma sms solic stage state store suite svelt t table tabul tal tambi tardí tasa
-1 tempr tenan tesel titul todos tomar toml trene trián trunk tutor unida usars user- vecto venía veran
-1 vibra votad vue watch wkhtm workf zoom ámbar ámbit últim
-2 ^abier ^al ^añadi ^get ^hay ^postg ^send ^todos acort admin agota agua alta and andro apara arm artef
-2 artíc ascen atrav añadi bytes celda ciclo cien cláus colis coman comba const conta corre cuare cuerp
-2 deber dedup del demon deriv desti distr docke docst dupli e efect encla enemi enlac entor espej evalu
-2 exclu exige exped expor extre finit forán fotog fragm fuent glaci gorou graba guion han hilo hkdf humed
-2 hz idle impre inver iso jugad junta kerne kilos lambd llena logs longi manif mezcl milis misio mkdoc
-2 motor mqtt músic not nula nulos octet opcio or organ origi oscur otro pagan panta parci parte pasó patro
-2 pausa pdf perez perro piden pipel plane plega podan pool posic predi prote pushe rastr red reenv regul
-2 repli resue retie revés rinde rotac rust ruta récor send sesió siete signi signo sorte strea suelt suma
-2 team teams tempe textu tls total tuber umbra unas users uso utili vacío vale vault venta vida
-3 ^desde ^safar ^si ^siemp ^sin accou actio adjun alto apart ausen azul aún baraj barra billi broke bucle
-3 bundl búfer caden capa categ ci cobra codeo conju convi crece cuatr cubre cuelg cuent cuest curso data
-3 demor desha detec edade email empaq empar encol escuc estre estri etapa euros expir fases foto get gigas
-3 hable hoja idemp imita impid incre incru inici kerbe lecci list llama logro maest marco mayús medio menos
-3 mensa ms mucho name neces none notif opene otra pagos paque paran pedir pie plant post prepr preva prevé
-3 puntu purga píxel raíz recog reemb regis regió resul resúm retry reuti rompe rutas safar salga sdk secue
-3 segme senso sincr solo spark steam sube subid sus tabla tag tamañ tarea tocad topol traza turno títul un
-3 unita uri vario ver vigil vite voz vpn webso wheel zende zona zonas
-4 #3 ^dentr ^jenki ^una abona acumu admit ahora ajust anali asign aster binar build cache cae calen cama
-4 capit cauda cerro cesta cifra clasi clave conso corra cupon dentr desbo draft envía estar expan hered
-4 hexad horar hábil impue inact ink inser jenki jira la lee libso local lock lotes malla marzo media misió
-4 más mínim negat nginx nivel nodo norma nueve pagin paral partn pisan pista postg prefi prod quita recal
-4 recha recor reesc repar resol rol roles salas salto sea seis ser seria sigui sobre sombr staff struc
-4 teléf tener todas valen vista votos
-5 ^produ ^solo ^§ aleat borde borra bucke carri cerra clona conse creci defec detie direc dispo djang el
-5 elige encim entra envia envío escen expre go gramo hook ident impor infan ingre inten juego lanza lenta
-5 letra mailg marca mb menor minia moned monta máqui nodos notas ocurr pago parqu pasad pasar pierd por
-5 progr propi puede refer refre regio repet retra salud según son sphin stder toman tras travé trunc ubica
-5 una unos veint vende venti verif visib windo
-6 ^dos agrup al archi así años bater búsqu calcu cance carga carpe cero color consi consu deben desap desco
-6 devue dibuj diez doce esque está falta fecha fila frío gener gratu hashe host insta mapa metad mitad
-6 mueve ocho plan previ proye punto recep recie redon reser respu sirve sprit subca trama trein tres uno
-6 válid y árbol único
-7 ^cambi anida app compi cooki desca diálo dígit embed etiqu filtr hasta hora lectu liber mil padre perte
-7 proce prome reduc tarda tipos token tradu utc veces ven
-8 ^` ^falla ^la cénti debe ejecu enter estad están event filas hilos idiom imáge index inqui json manej
-8 minut petic profu répli segun stagi símbo worke
-9 #1 abier aplic autom cabec carac coinc cola dispa disti job leen misma modo métri númer parch pero preci
-9 págin redis reint sesio trans valor ve
-10 ^el bomba caché caduc campo disco factu líder middl naveg noven ocult pedid salvo § índic
-11 #2 ^un ` bloqu bot cinco flujo invit orden plani reseñ
-12 apare conex memor muest parti webho
-13 @ puert usuar
-14 arran crea
-15 vacía
"""
