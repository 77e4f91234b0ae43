"""Which way Spanish stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
16 perso
14 códig
13 ingen le limpi mano
12 arreg españ funci para quien segur va
11 ^todo alert aprob conce deja descr despu entre lógic nadie nuest portá repos revis sprin ticke trata
10 ^nadie arqui ayuda cambi chang desar es exper mirar moles negoc pr públi reuni toca viern wiki
9 ^nuest ^quien apaga aprue baja chat comod dura endpo equip grand hace inglé isort lunes mágic módul peque
9 plazo ponen prueb respo sigue uuid van verde visto
8 ^en acept anunc atasc colab corri dana datos decis demo hacen hacer limit modif nuevo print produ suspe
8 tipo toda urgen única
7 ^cuand ^prime abstr acord acto algui anota bajar bóved confi coord crede dan depen ensay errat estim excep
7 fija forma forza herra incom larga main mejor ni ofici ojos priya queja redac rendi rfc scrip silen sobra
7 sql telem terce tira todo vive él
6 ^se ^tiene acces actua antes api aquí atrás bench bueno busca cabo captu commi compa cualq dicen diff
6 diseñ eleva este exter flags fusió globa ha incid inter inven jamás lleva log maner migra nada omiti pegan
6 permi prefe prepa privi pull queda readm reque rotas simpl squas super trime viaja
5 ^a ^aquí ^duran ^escri ^mejor ^no acomp bien black bots cierr comun conoc crudo cto debaj duran edita
5 elimi error explo figur fuera haber habla husos inest intru legal llave mal mient mira miran mocks mudan
5 nombr obsol ochen owner padri pasan prece presu qué refac regre socio suben tarde usan vecin versi zanja
4 , ^antes ^bajo ^como ^compe ^con ^más ^ni ^prefe ^toda acaba agent aisla algo apunt aserc asien avent
4 barre bibli boole buena certi clase comid comit compe culpa da decid decor diga divid días ejemp eleme
4 empie encue enlaz enums envol escán esper estil esté facto featu festi fijan fijar formu frase frena hotfi
4 inspe inves irse jueve junto lengu licen lo luego mala mante merge mesa mesas miérc model moder nativ
4 nunca palab pinta prima prior prisa priva publi rama ramas refor resum retro rever root sagra secre semes
4 senti serlo sin singl sitio sopor suena tocar tools traga veros viene
3 ^amigo ^ante ^asegu ^da ^id ^lo ^marca ^nos ^ojo ^para ^por ^rebas ^sería ^tras a aband abrev actas alarm
3 amigo ampli apari asegu backp basta beta caja circu citan cober común conte costu crean cuida cúpul dada
3 delga depur despl destr discu duda día edite ellos env evita expli extra famil fin fines flag fuert grupo
3 guía handl igual impac imple indep infor integ jorna labor lado lecto leerl levan lleve manti manua march
3 mañan morte ningú no nos nosot nota novat nueva objet obser ojo opera pasa perdo pesos pone preoc prohi
3 pueda quinc rebas reini renue reten retir rojo rompa rotan runbo salen salir salta sería sola sudo susti
3 sí tarje tema termi terra tests tocan traba valid verbo viejo viven vulne área
2 #0 ^conce ^entre ^es ^nombr ^pegar ^pull ^que ^revis ^sobre ^sopor ^tenem abrir abrió acta afirm ajeno
2 antel anula aprie apuro audit autor cajón calib caros caso cient clara clic comen conci contr copia corto
2 cruce cuade defin dejar delan demás depar desac deseo dice dudas encon envue errón esqui exami fallo favor
2 fijas firmw front físic gana gramá grita gráfi halla hecho huell id intro jefe justi lexer linte límit
2 marte medir menci mes minús mismo noteb ops optim orige paga par parám paso paz pegar placa poco porqu
2 princ proba profe propa prove prude pulga puntú pérdi qa recié relan relea repro requi resta rige rota
2 rotur ruptu rápid sale salid sangr se segui semán servi simul sonad spike suelo tenem tenga test texto
2 tiemp tirar toque trae usamo vea verda vez volca vuelv
1 ^cada ^captu ^debéi ^entra ^este ^fijar ^habrí ^hasta ^mante ^marta ^mient ^nada ^refac ^retir ^tambi abre
1 adver ahorr anoni ante aplas apoyo arren asist atasq atene autho avisa aviso año banco base basur breve
1 bus calie calla camin canal candi carác centr ciega cincu codeo compl compo compr confl cron cual de debéi
1 decla doble docum empuj engor enseg expos final finan flota forks fusio guard habrí hash hay haya histo
1 image infra inmed ir lfs libro marta mayor muert mundo máxim métod ningu noctu note nube omar opina parej
1 perl ponla probl prorr proto que quede rango reale regla rehac resci siend subir suyo tarif teles tempo
1 toro trami tren técni use venci vendo vieja vocab vuelt
-1 ^airfl ^borra ^están ^las ^ningu ^ningú ^retry ^todos acent activ adivi admin adqui airfl ajena alfab
-1 algor almac amari ambos anter apoya arma arrib artef atlas atípi audio aunqu auten avata añade basa callb
-1 canti cargo carta caído cerca chrom citar cli clúst colum comas comis como confí coope corre corta cpu
-1 csv cuerd cupón cámar decod dejó derec desce descu desde desen diari dicta dimen domin dos durar edito
-1 eje emiti enfer europ evalú expul falla falle fiche finas fisca foco fotóg fría ganan gasto gb gota hacia
-1 hojas horas http huso huérf icono idas ignor impri indic intel izqui jobs jugad later ledge leer libre
-1 ligad liqui lleno luz láser mando mapas mata mayo medid menú menús meta miemb migró montí morir mosai
-1 museo mutab mutuo null nulo núcle obtie once outbo panta parpa pelíc perfi perma pieza pipel plano plata
-1 plaza plugi pluvi poder porta posib pre-c pregu prese prest prime promo provo proxy prést push pytho
-1 quios raíce react rebot recol recon recur red redib refle reloj remue rende renov retie riego ronda route
-1 s seed selec seman serie seten señal sigma sms solic stage state store suite t table tabul tal tardí tasa
-1 tempr tenan tesel titul todos tomar toml trene trián tuber tutor unida usars user- vacío vecto venía
-1 veran vibra vue watch wkhtm workf zoom ámbar ámbit últim
-2 * ^abier ^al ^añadi ^get ^hay ^postg ^send acort agota agua andro apara arm artíc ascen atrav añadi aún
-2 binar bucle bytes cdn celda ciclo cien cláus colis coman comba const conta cuare cuerp curso deber dedup
-2 del demon deriv desbl desti distr docke docst dupli e efect encla encol enemi enlac entor espac espej
-2 etapa evalu exclu exige exped expor extre fase finit forán fotog fragm fuent glaci gorou graba guion
-2 hable hilo hkdf humed hz impre inver iso junta kerne kilos lambd lecci llena logs longi manif marco milis
-2 millo misio motor mqtt músic name nula nulos octet opcio organ origi oscur pagan pagos paque parci parte
-2 pasó patro pausa pdf perez perro piden plane plega podan pool posic predi prevé prote pushe rastr reenv
-2 regió regul relle repli resue revés rinde rompe rotac rust ruta rutas récor saca send senso sesió siemp
-2 siete signi signo strea suelt suma svelt tamañ team teams tempe textu tls total trunk turno umbra unas
-2 users uso utili vale vault ver vida votad voz zonas
-3 ^desde ^safar ^si ^siemp ^sin actio alta alto and apart ausen azul baraj barra broke bundl búfer caden
-3 cama capa categ cobra conju convi crece cuatr cubre cuelg cuent cuest data demor desha detec edade email
-3 empaq empar escuc estre estri euros expan expir fases get gigas han hoja idemp idle imita impid incre
-3 incru inici kerbe la lee list llama lock logro maest mayús medio menos mensa misió mkdoc ms mucho neces
-3 none not notif opene or otra otro paran pedir pie plant post prepr preva puntu purga píxel quita raíz
-3 recog reemb regis repar resol resul resúm retry reuti safar salga sdk segme seis sincr solo spark steam
-3 sube subid tabla tag tarea tocad todas topol títul un unita uri vario vigil vite vpn webso wheel zende
-3 zona
-4 #3 ^dentr ^jenki ^una abona accou acumu admit ahora ajust anali asign aster billi build cache cae calen
-4 capit cauda cerro cesta ci cifra clave conso corra cupon dentr desbo djang draft envía estar foto hered
-4 hexad horar hábil impue inact ink inser jenki jira lanza libso lista local lotes malla marzo media más
-4 mínim negat nginx nivel nodo norma nueve pagin paral partn pisan pista postg prefi prod recal recor reesc
-4 rol roles salas salto sea secue ser seria sigui sobre sombr staff struc sus teléf tener tras traza valen
-4 venta vista votos
-5 ^produ ^solo ^§ adjun aleat borde borra bucke cance carri cerra clasi clona color conse creci deben detie
-5 direc dispo el encim entra envia envío escen esque está expre falta go gramo hook ident impor infan ingre
-5 insta inten juego lenta letra mailg mb menor minia moned monta máqui nodos ocurr pago parqu pasad pasar
-5 pierd por progr puede recha recie refer refre regio repet respu retra salud sirve son sphin sprit stder
-5 toman travé trunc ubica una unos vende venti verif visib windo
-6 ^dos agrup al archi así bater búsqu calcu carga carpe consi consu defec desap desca desco devue dibuj
-6 diez doce elige etiqu fecha fila frío gener gratu hashe host mapa marca metad mitad mueve notas ocho
-6 previ propi proye recep redon reser según subca token trama trein tres uno veint válid y árbol único
-7 ^cambi ^falla anida app años cero cooki diálo dígit embed event filtr hora lectu liber mil númer padre
-7 perte petic proce prome punto reduc tarda tipos tradu utc veces ven
-8 ^` ^la abier compi cénti ejecu enter estad filas hasta hilos idiom imáge index inqui json leen manej
-8 minut misma plan profu répli segun stagi símbo trans worke
-9 #1 aplic autom cabec campo carac coinc cola debe dispa disti están job middl modo métri pero preci págin
-9 redis reint sesio valor ve
-10 ^el bomba caché caduc disco factu líder naveg noven ocult pedid plani salvo § índic
-11 #2 ^un ` bloqu bot cinco flujo invit muest orden parch reseñ webho
-12 apare conex memor parti usuar
-13 @ arran crea puert
-15 vacía
"""
