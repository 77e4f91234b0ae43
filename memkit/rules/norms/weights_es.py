"""Which way Spanish stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
16 perso
14 códig
13 colab ingen le mano quien
12 ^todo arreg desar españ funci limpi revis segur va
11 alert aprob cambi conce deja descr nadie nuest para portá repos respo sprin trata
10 ^nadie aprue arqui ayuda chang despu entre es lógic mirar moles pr prueb públi reuni ticke toca viern
10 wiki
9 ^en ^nuest ^quien apaga chat comod dana dura exper grand hace inglé isort lunes módul negoc plazo ponen
9 sigue urgen uuid van
8 ^prime acept anunc atasc baja becar corri decis demo endpo equip habla hacen hacer incid limit mejor modif
8 peque produ redac suspe toda todo verde vive única
7 ^cuand ^mejor abstr acord acto algui anota bajar bueno busca bóved cla compa confi coord crede dan datos
7 depen dicen ensay errat estim excep fija herra incom inven larga main migra nada nuevo ofici ojos print
7 priya queda queja rendi scrip sobra sql telem terce tipo tira visto él
6 ^antes ^se ^tiene acces actua antes api aquí atrás cabo captu commi cualq diff diseñ eleva este exter
6 flags forma forza fusió globa ha inter jamás lleva log maner mágic ni omiti pegan prefe prepa presu privi
6 pull qué readm reque rfc rotas silen simpl squas trime viaja
5 ^aquí ^duran ^escri ^más acomp aserc bench bien black bots cierr comun conoc crudo cto debaj decid duran
5 edita elimi ellos explo formu fuera haber husos inest intru juana legal llave luego mala mient mira miran
5 mocks mudan obsol ochen owner padri pasan permi prece refac regre retro socio suben super tarde usan vecin
5 versi zanja
4 , ^a ^bajo ^como ^compe ^con ^ni ^no ^prefe ^toda aband acaba aisla algo asien avent bibli boole buena
4 certi citan clase cober comid comit compe da decor despl diga divid días ejemp eleme encue enlaz enums
4 envol error escán estil esté featu festi fijan fijar flag frase frena infor inspe inves irse jueve junto
4 lengu licen mante mañan merge miérc model moder no nombr nueva nunca palab pinta prima prior prisa priva
4 publi ramas refor resum rever root sagra secre segui semes senti serlo sin singl sitio sola sopor suena
4 tarje tocar tools traga verbo veros viene
3 ^amigo ^ante ^asegu ^da ^entre ^id ^lo ^marca ^nos ^ojo ^para ^por ^rebas ^sería ^tras a abrev actas agent
3 alarm amigo ampli apari apunt asegu añade barre basta beta caja circu común crean cuade cuida culpa cúpul
3 dada delga depur destr discu duda día edite empie env esper evita extra facto famil fin fines fuert grupo
3 guía handl hotfi impac imple integ jorna labor lado lecto leerl levan lleve lo límit manti manua march
3 mesa mesas minús morte nativ ningú nos nosot nota novat objet oblig obser ojo opera parej perdo pesos pone
3 porqu preoc prohi pulga quinc rama rebas reini renue reten retir rojo rompa rotan runbo salen salir salta
3 sería sí termi terra tests tocan traba valid viejo viven ya área
2 #0 ^conce ^es ^nombr ^pull ^que ^revis ^sobre ^sopor ^tenem abrir abrió acta afirm ajeno antel anula aprie
2 apuro asunt audit autor backp banco cajón caros caso cient clara clic comen compr conci conte contr corto
2 costu cruce defin dejar delan demás depar desac deseo dice dudas encon envue errón exami expli favor figur
2 firmw front físic gana gramá grita gráfi halla hecho horas huell id igual indep intro jefe justi lexer
2 linte mal marte menci mismo noteb ops orige paga par parám pasa paso paz placa poco princ proba profe
2 propa prove prude pueda puntú pérdi qa recié relan relea repro requi resta rige rota rotur ruptu rápid
2 sale salid sangr servi sonad spike sudo suelo susti sénio tema tenem tenga test texto tirar toque trae
2 usamo vea verda verlo vez volca vuelv vulne
1 ^debéi ^entra ^este ^fijar ^habrí ^hasta ^mante ^marta ^mient ^nada ^pegar ^refac ^retir ^tambi abre adver
1 ahorr anoni ante aplas apoyo arren asist atasq atene avisa aviso año base basur breve bus calib calie
1 calla camin canal candi carác centr ciega cincu clien compl compo copia cron cual de debéi decla doble
1 docum empuj engor enseg esqui expos fallo fijas final finan forks fusio guard habrí hash hay haya histo
1 image infra inmed ir libro los marta mayor medir mes muert mundo máxim métod ningu noctu note nube omar
1 opina optim pacie pegar perl pide ponla pregu prime probl prorr proto que quede rango reale regla rehac
1 resci se semán siend simul su subir suyo tarif teles tempo tiemp trami tren técni venci vendo vieja vocab
1 vuelt
-1 * ^airfl ^borra ^están ^las ^ningu ^ningú ^retry acent adivi adqui airfl ajena alfab algor almac amari
-1 ambos anter antig apoya arma arrib artef atlas atípi audio aunqu auten avata basa callb canti cargo carta
-1 caída cdn cerca chrom citar cli clúst colum comas comis como confí coope corta cpu csv cuerd cupón cámar
-1 decod dejó derec desce descu desde desen diari dicta dimen domin dos dueño durar edito eje emiti enemi
-1 enfer espac europ evalú expul falla falle falli fase fiche finas fisca foco fotóg fría ganan gasto gb
-1 gota hacia hojas http huso huérf icono idas ignor impri indic intel izqui jobs ledge leer lfs libre ligad
-1 liqui lista lleno luz láser mando mapas mata medid menú menús meta miemb migró millo montí morir mosai
-1 museo mutab mutuo noche null nulo núcle o obtie omite once outbo perfi perma pieza plano plata plaza
-1 plugi pluvi poder porta posib pre-c prese prest promo provo proxy prést push pytho quios raíce react
-1 rebot recol recon recur redib refle relle reloj remue rende renov riego riesg ronda route s saca seed
-1 selec seman serie seten señal siemp sigma sms solic stage state store suite sumid svelt t table tabul tal
-1 tambi tardí tasa tempr tenan tesel titul todos tomar toml trene trián trunk tutor unida usars user- vecto
-1 venía veran vibra votad vue watch wkhtm workf zoom ámbar ámbit últim
-2 ^abier ^al ^añadi ^get ^hay ^postg ^send ^todos acort admin agota agua alta and andro apara arm artíc
-2 ascen atrav añadi bytes capa celda ciclo cien cláus colis coman comba const conta corre cuare cuerp deber
-2 dedup del demon deriv desti distr docke docst dupli e efect encla enlac entor espej evalu exclu exige
-2 exped expor extre finit forán fotog fragm fuent glaci gorou graba guion hilo hkdf humed hz idle impre
-2 inver iso jugad junta kerne kilos lambd later llena logs longi manif mezcl milis misio mkdoc motor mqtt
-2 músic not nula nulos octet opcio or organ origi oscur otro pagan panta parci parte pasó patro pausa pdf
-2 perez perro piden pipel plane plega podan pool posic predi prote pushe rastr red reenv regul repli resue
-2 retie revés rinde rompe rotac rust récor send sesió siete signi signo sorte strea suelt suma team teams
-2 tempe textu tls total tuber umbra unas users uso utili vacío vale vault venta ver vida
-3 ^desde ^safar ^si ^siemp ^sin accou actio adjun alto apart ausen azul aún baraj barra billi broke bucle
-3 bundl búfer caden cama categ ci cobra codeo conju convi crece cuatr cubre cuelg cuent cuest curso data
-3 demor desha detec draft edade email empaq empar encol escuc estre estri etapa euros expan expir fases
-3 foto get gigas hable han hoja idemp imita impid incre incru inici kerbe la lecci list llama logro maest
-3 marco mayús medio menos ms mucho name neces none notif opene otra pagos paque paran pedir pie post prepr
-3 preva prevé puntu purga píxel quita raíz reemb regis regió resol resul resúm retry reuti ruta rutas safar
-3 salga sdk secue segme senso sincr solo spark steam struc sube subid sus tabla tag tamañ tarea tocad topol
-3 traza turno títul un unita uri vario vigil vite voz vpn webso wheel zende zona zonas
-4 #3 ^dentr ^jenki ^una abona acumu admit ahora ajust anali asign aster binar build cache cae calen capit
-4 cauda cerro cesta cifra clasi clave conso corra cupon dentr desbo envía estar go hered hexad horar hábil
-4 impue inact ink inser jenki jira lee libso local lock lotes malla marzo media mensa misió monta más mínim
-4 negat nginx nivel nodo norma nueve pagin paral partn pisan pista plant postg prefi prod recal recha recog
-4 recor reesc repar rol roles salas salto sea seis seria sigui sobre sombr staff teléf tener todas valen
-4 vista votos
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
-9 #1 abier aplic autom cabec carac coinc cola debe dispa disti envia job manej middl misma modo métri noven
-9 númer parch pero preci págin redis reint sesio trans valor ve
-10 ^el bomba caché caduc campo disco factu líder naveg ocult pedid salvo § índic
-11 #2 ^un ` bloqu bot cinco flujo invit orden plani reseñ webho
-12 apare conex memor muest parti
-13 @ crea puert usuar
-14 arran
-15 vacía
"""
