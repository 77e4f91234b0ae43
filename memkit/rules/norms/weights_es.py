"""Which way Spanish stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
16 deja perso
14 códig
13 arreg colab conce españ ingen le mano
12 funci limpi quien revis segur va
11 ^todo alert aprob cambi desar descr mirar nadie nuest para portá repos respo sprin trata
10 ^nadie aprue arqui ayuda chang despu entre lógic pr prueb públi reuni ticke toca viern wiki
9 ^en ^nuest apaga chat comod dana dura es exper grand hace inglé lunes moles módul negoc plazo ponen sigue
9 urgen uuid van verde
8 ^prime acept anunc atasc baja becar corri crede decis demo habla hacen hacer incid limit mejor nada peque
8 produ redac suspe única
7 ^cuand ^mejor ^quien abstr acces acord acto algui anota atrás bajar bueno busca bóved cla compa confi
7 coord dan datos depen dicen endpo equip errat estim excep fija herra incom inven isort larga main migra
7 nuevo ofici ojos print priya queja rendi reque sobra sql telem terce tipo tira toda todo trime vive
6 ^antes ^se ^tiene antes aquí autor bench black cabo captu commi cualq diff diseñ eleva ensay explo exter
6 flags forma forza fusió globa ha inter jamás lleva log maner mágic ni omiti pegan prefe prepa presu privi
6 pull queda readm rfc rotas scrip silen viaja visto él
5 ^aquí ^duran ^escri ^más acomp api aserc bien bots clase comun crudo cto debaj decid despl duran edita
5 elimi ellos este formu fuera haber inest intru juana legal llave luego mala mante mient mira miran mocks
5 modif mudan ochen owner padri pasan permi prece qué ramas refac regre retro sagra socio squas suben super
5 tarde usan vecin versi zanja
4 , ^a ^bajo ^compe ^con ^ni ^no ^prefe ^toda acaba actua agent aisla algo asien avent bibli boole buena
4 certi cierr cober comid compe conoc da decor depur diga divid ejemp eleme encue enlaz enums envol error
4 escán estil esté featu festi fijan fijar flag frase frena husos infor inspe inves irse jueve junto lengu
4 licen mañan merge miérc model moder ningú no nombr nueva nunca obsol palab pesos prima prior prisa priva
4 refor resum rever rompa root secre segui semes senti serlo sin singl sitio sola sopor suena tarje tocar
4 tools traga veros
3 ^amigo ^ante ^asegu ^como ^da ^entre ^id ^lo ^marca ^nos ^ojo ^para ^por ^rebas ^sería a aband abrev actas
3 alarm amigo ampli apari apunt asegu barre basta beta caja circu citan comit común costu crean cuade cuida
3 culpa cúpul delga discu duda día días edite empie env esper evita extra facto famil fin fuert grupo guía
3 handl hotfi impac imple integ jorna labor lecto leerl levan lleve manti manua march mesa mesas morte máxim
3 nativ nos nosot novat oblig obser ojo parej perdo pinta pone porqu preoc prohi publi pulga rama rebas
3 reini renue reten retir rojo rotan runbo salen salir salta sería sí termi terra tests tocan toque traba
3 verbo viejo viene viven ya área
2 #0 ^es ^nombr ^pegar ^pull ^que ^revis ^sobre ^sopor ^tenem ^tras abrir abrió acta afirm ajeno ante antel
2 anula aprie apuro asunt audit añade backp banco cajón caros caso cient clara clic compr conci contr corto
2 cruce dada defin dejar delan demás depar desac deseo destr dice dudas encon envue errón esqui exami expli
2 fallo favor fiest figur fines firmw front físic gana gramá grita gráfi hash hecho horas huell id igual
2 indep intro jefe justi lado lexer linte lo límit mal marte menci minús mismo nota noteb objet opera ops
2 orige paga par parám pasa paso paz pegar placa poco princ proba profe propa prove prude pueda puntú pérdi
2 qa quinc recié relan relea requi resta rige rota rotur ruptu rápid sale salid sangr sonad spike sudo suelo
2 susti sénio tema tenem tenga test texto tirar trae usamo valid vea verda verlo vez volca vuelv vulne víspe
1 ^conce ^debéi ^entra ^este ^fijar ^habrí ^hasta ^mante ^marta ^mient ^nada ^refac ^retir ^tambi abre adver
1 ahorr anoni aplas apoyo arren asist atasq atene avisa aviso año base basur breve bus calie calla camin
1 canal candi carác centr ciega cincu clien comen compl compo con conte copia cosa cron cual cuand de debéi
1 decla empuj engor enseg expos fijas final finan firma forks fusio guard habrí halla hay haya histo image
1 infra inmed ir libro los marta mayor medir mes muert mundo métod ningu noctu note nube omar opina optim
1 pacie perl pide ponla pregu prime probl prorr proto que quede rango reale regla rehac repro resci se semán
1 servi si siend simul subir suyo tarif teles tempo tiemp tiene trami tren técni venci vendo vieja vocab
1 vuelt
-1 ^airfl ^borra ^están ^las ^ningu ^retry acent activ adivi adqui airfl ajena algor almac amari ambos anter
-1 antig apoya arma arrib artef atlas atípi audio aunqu auten avata bajo basa callb canti cargo carta catál
-1 cdn cerca chrom citar cli clúst colum comas comis como confí coope corre corta cpu csv cuerd cupón cámar
-1 decod dejó deplo derec desce descu desde desen devol diari dicta dimen domin dueño durar edito eje emiti
-1 enemi enfer espac europ evalú expul falle falli fase fiche finas fisca foco fotóg fría ganan gasto gb
-1 gota hacia hojas http huso huérf icono idas impre impri indic intel izqui jobs ledge leer lfs libre ligad
-1 liqui lista lleno luz láser mando mapas mapea mata medid menú menús meta miemb migró montí morir mosai
-1 museo mutab mutuo noche null nulo núcle o obtie omite once outbo parpa perfi perma pieza plano plaza
-1 pluvi poder porta posib pre-c prese prest promo provo proxy prést push pytho quios raíce react rebot
-1 recol recon recur refle relle reloj remue rende renov retie riego riesg ronda route s saca seed selec
-1 serie seten señal siemp sigma sms solic stage state store suite sumid svelt t table tabul tal tardí tasa
-1 tempr tenan tesel titul todos tomar toml trene trián trunk tutor unida usars user- vecto venía veran
-1 vibra votad vue watch wkhtm workf ámbar ámbit últim
-2 * ^abier ^al ^añadi ^get ^hay ^postg ^send ^todos acort admin agota agua alfab alta and andro apara arm
-2 artíc ascen atrav añadi bytes capa categ celda ciclo cien cláus colis coman comba const conta cuare cuerp
-2 deber dedup del demon deriv desti distr docke docst dupli e efect encla enlac entor espej evalu exclu
-2 exige exped expor extre finit forán fotog fragm fuent glaci gorou graba guion hilo hkdf humed hz idle
-2 ignor inver iso jugad junta kerne kilos lambd later llena logs longi manif marco mezcl milis millo misio
-2 mkdoc motor mqtt músic not nula nulos octet opcio or organ origi oscur otro pagan panta parci parte pasó
-2 patro pausa pdf perez perro piden pipel plega plugi podan pool posic predi prote purga pushe rastr red
-2 redib reenv regul repli resue revés rinde rompe rotac rust récor send sesió siete signi signo sorte strea
-2 suelt suma tamañ tambi team teams tempe textu tls total tuber umbra unas users uso utili vacío vale vault
-2 venta ver vida zonas zoom
-3 ^desde ^safar ^si ^siemp ^sin actio adjun alto apart azul aún baraj barra broke bucle build bundl búfer
-3 caden cama cobra codeo conju convi crece cuatr cubre cuelg cuent cuest curso data demor desha detec draft
-3 edade email empaq empar encol escuc estre estri etapa euros expan expir falla fases get hable han hoja
-3 idemp imita impid incre incru inici kerbe lecci llama logro maest mayús medio menos ms mucho name neces
-3 none notif opene otra pagos paque paran pedir pie plane post prepr preva prevé puntu píxel raíz reemb
-3 regis regió resul resúm retry reuti ruta rutas safar salga sdk secue segme sincr solo spark steam struc
-3 sube subid sus tabla tag tarea tocad todas turno títul un unita uri vario vigil vite voz vpn webso wheel
-3 zende zona
-4 #3 ^dentr ^jenki ^una abona accou acumu admit ahora ajust anali asign aster ausen billi binar cache cae
-4 calen capit cauda cesta cifra clasi clave conso corra cupon dentr desbo envía estar foto gigas go hered
-4 hexad horar hábil ident impue inact ink jenki jira la lee libso list local lock lotes malla marzo media
-4 mensa misió monta más mínim negat nginx nivel nodo norma nueve pagin paral partn pisan pista plant postg
-4 prefi prod quita recal recha recog recor reesc repar resol rol roles salas salto salud sea seis senso
-4 seria sigui sobre sombr staff teléf tener topol traza ubica una valen vista votos
-5 ^produ ^solo ^§ agrup al aleat borde bucke carri cerra cerro clona conse creci deben defec detie direc
-5 dispo djang el elige encim escen expre gramo hook infan ingre inser inten juego lanza lenta letra mailg
-5 marca mb menor moned máqui nodos notas ocurr pago parqu pasad pasar pierd por progr propi puede refer
-5 refre regio repet respu retra según ser son sphin stder toman tras travé trunc unos veint vende venti
-5 verif visib windo
-6 ^dos app archi así años bater borra búsqu calcu campo cance carga carpe cero ci color consi consu desap
-6 devue dibuj diez doce entra envío esque está falta fecha fila frío gener gratu hashe host impor insta
-6 mapa metad mil minia mitad mueve ocho plan previ proye punto recie reser sirve sprit subca trama trein
-6 tres uno válid y árbol único
-7 ^cambi ^falla anida cooki desca desco diálo dígit embed etiqu filtr hasta hora lectu liber padre perte
-7 petic proce prome recep redon reduc tarda tipos token tradu utc veces ven
-8 ^` ^la compi cénti ejecu enter estad están event filas hilos idiom imáge index inqui json minut profu
-8 répli segun sesio stagi trans worke
-9 #1 abier aplic autom carac coinc cola debe dispa disti envia job leen manej middl misma modo métri númer
-9 orden parch pero preci págin redis reint símbo valor ve
-10 ^el bomba cabec caché caduc factu líder naveg noven ocult pedid salvo § índic
-11 #2 ^un ` bloqu cinco disco flujo invit plani reseñ
-12 apare bot conex memor muest webho
-13 @ crea parti puert usuar
-14 arran
-15 vacía
"""
