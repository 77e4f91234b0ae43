"""Which way Spanish stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
16 perso
14 códig
13 ingen le limpi mano
12 arreg españ funci para quien segur va
11 ^todo alert aprob conce deja descr despu entre nadie nuest portá repos revis sprin ticke trata
10 ^nadie arqui ayuda cambi chang desar es exper lógic mirar moles negoc pr públi reuni toca viern wiki
9 ^nuest ^quien apaga aprue baja chat comod dura equip grand hace inglé isort lunes mágic módul peque plazo
9 ponen prueb respo sigue uuid van verde visto
8 ^en acept anunc atasc colab corri dana datos decis demo endpo hacen hacer limit modif nuevo print produ
8 suspe tipo toda urgen única
7 ^cuand ^prime abstr acord acto algui anota bajar bóved confi coord crede dan depen ensay errat estim excep
7 fija forza herra incom larga main mejor ni ofici ojos priya queja redac rendi rfc scrip silen sobra sql
7 telem terce tira todo vive él
6 ^se ^tiene acces actua antes api aquí atrás bench bueno busca cabo captu commi compa cualq dicen diff
6 diseñ eleva este exter flags forma fusió globa ha incid inter inven jamás lleva log maner migra nada omiti
6 pegan permi prefe prepa privi pull queda readm reque rotas simpl squas super trime viaja
5 ^a ^aquí ^duran ^escri ^mejor acomp bien black bots cierr comun conoc crudo cto debaj duran edita elimi
5 error explo figur fuera haber habla husos inest intru legal llave mal mient mira miran mocks mudan nombr
5 obsol ochen owner padri pasan prece presu qué refac regre socio suben tarde usan vecin versi zanja
4 , ^antes ^bajo ^como ^compe ^con ^más ^ni ^no ^prefe ^toda acaba agent aisla algo apunt aserc asien avent
4 barre bibli boole buena certi clase comid comit compe culpa da decid decor depur diga divid días ejemp
4 eleme empie encue enlaz enums envol escán esper estil esté facto featu festi fijan fijar formu frase frena
4 hotfi inspe inves irse jueve junto lengu licen lo luego mala mante merge mesa mesas miérc model moder
4 nativ nunca palab pinta prima prior prisa priva publi rama ramas refor resum retro rever root sagra secre
4 semes senti serlo sin singl sitio sopor suena tocar tools traga veros viene
3 ^amigo ^ante ^asegu ^da ^id ^lo ^marca ^nos ^ojo ^para ^por ^rebas ^sería ^tras a aband abrev actas alarm
3 amigo ampli apari asegu backp basta beta caja circu citan cober común conte costu crean cuida cúpul dada
3 delga despl destr discu duda día edite ellos env evita expli extra famil fin fines flag fuert grupo guía
3 handl impac imple indep infor integ jorna labor lado lecto leerl levan lleve manti manua march mañan morte
3 ningú no nos nosot nota novat nueva objet obser ojo opera pasa perdo pesos pone preoc prohi pueda quinc
3 rebas reini renue reten retir rojo rompa rotan runbo salen salir salta sería sola sudo susti sí tarje tema
3 termi terra tests tocan traba valid verbo viejo viven vulne área
2 #0 ^conce ^entre ^es ^nombr ^pegar ^pull ^que ^revis ^sobre ^sopor ^tenem abrir abrió acta afirm ajeno
2 antel anula aprie apuro audit autor cajón calib caros caso cient clara clic comen conci contr copia corto
2 cruce cuade defin dejar delan demás depar desac deseo dice dudas encon envue errón esqui exami fallo favor
2 fijas firmw front físic gana gramá grita gráfi halla hecho huell id igual intro jefe justi lexer linte
2 límit marte medir menci mes minús mismo noteb ops optim orige paga par parám paso paz pegar placa poco
2 porqu princ proba profe propa prove prude pulga puntú pérdi qa recié relan relea repro requi resta rige
2 rota rotur ruptu rápid sale salid sangr se segui semán servi simul sonad spike suelo tenem tenga test
2 texto tiemp tirar toque trae usamo vea verda vez volca vuelv
1 ^cada ^captu ^debéi ^entra ^este ^fijar ^habrí ^hasta ^mante ^marta ^mient ^nada ^refac ^retir ^tambi abre
1 adver ahorr anoni ante aplas apoyo arren asist atasq atene autho avisa aviso año banco base basur breve
1 bus calie calla camin canal candi carác centr ciega cincu codeo compl compo compr confl cron cual de debéi
1 decla doble docum empuj engor enseg expos final finan flota forks fusio guard habrí hash hay haya histo
1 image infra inmed ir lfs libro marta mayor muert mundo máxim métod ningu noctu note nube olvid omar opina
1 parej perl ponla probl prorr proto que quede rango reale regla rehac resci siend subir suyo tarif teles
1 tempo toro trami tren técni use venci vendo vieja vocab vuelt
-1 ^airfl ^borra ^están ^las ^ningu ^ningú ^retry ^todos acent activ adivi admin adqui airfl ajena alfab
-1 algor almac amari ambos anter apoya arma arrib artef atlas atípi audio aunqu auten avata añade basa callb
-1 canti cargo carta caído cerca chrom citar cli clúst colum comas comis como confí coope corre corta cpu
-1 csv cuerd cupón cámar decod dejó derec desce descu desde desen diari dicta dimen domin dos durar edito
-1 eje emiti enemi enfer europ evalú expul falla falle fiche finas fisca foco fotóg fría ganan gasto gb gota
-1 hacia hojas horas http huso huérf icono idas ignor impri indic intel izqui jobs jugad later ledge leer
-1 libre ligad liqui lleno luz láser mando mapas mata mayo medid menú menús meta mezcl miemb migró montí
-1 morir mosai museo mutab mutuo null nulo núcle obtie once outbo panta parpa pelíc perfi perma pieza pipel
-1 plano plata plaza plugi pluvi poder porta posib pre-c pregu prese prest prime promo provo proxy prést
-1 push pytho quios raíce react rebot recol recon recur red redib refle reloj remue rende renov retie riego
-1 ronda route s seed selec seman serie seten señal sigma sms solic stage state store suite t table tabul
-1 tal tardí tasa tempr tenan tesel titul todos tomar toml trene trián tuber tutor unida usars user- vacío
-1 vecto venía veran vibra vue watch wkhtm workf zoom ámbar ámbit últim
-2 * ^abier ^al ^añadi ^get ^hay ^postg ^send acort agota agua and andro apara arm artíc ascen atrav añadi
-2 aún binar bucle bytes cdn celda ciclo cien cláus colis coman comba const conta cuare cuerp curso deber
-2 dedup del demon deriv desbl desti distr docke docst dupli e efect encla encol enlac entor espac espej
-2 etapa evalu exclu exige exped expor extre fase finit forán fotog fragm fuent glaci gorou graba guion
-2 hable hilo hkdf humed hz impre inver iso junta kerne kilos lambd lecci llena logs longi manif marco mensa
-2 milis millo misio motor mqtt músic name not nula nulos octet opcio or organ origi oscur pagan pagos paque
-2 parci parte pasó patro pausa pdf perez perro piden plane plega podan pool posic predi prevé prote pushe
-2 rastr reenv regió regul relle repli resue revés rinde rompe rotac rust ruta rutas récor saca send senso
-2 sesió siemp siete signi signo strea suelt suma svelt tamañ team teams tempe textu tls total trunk turno
-2 umbra unas users uso utili vale vault ver vida votad voz zonas
-3 ^desde ^safar ^si ^siemp ^sin actio alta alto apart ausen azul baraj barra broke bundl búfer caden cama
-3 capa categ ci cobra conju convi crece cuatr cubre cuelg cuent cuest data demor desha detec edade email
-3 empaq empar escuc estre estri euros expan expir fases get gigas han hoja idemp idle imita impid incre
-3 incru inici kerbe la lee list llama lock logro maest mayús medio menos misió mkdoc ms mucho neces none
-3 notif opene otra otro paran pedir pie plant post prepr preva puntu purga píxel quita raíz recog reemb
-3 regis repar resol resul resúm retry reuti safar salga sdk segme seis sincr solo spark steam sube subid
-3 tabla tag tarea tocad todas topol títul un unita uri vario vigil vista vite vpn webso wheel zende zona
-4 #3 ^dentr ^jenki ^una abona accou acumu admit ahora ajust anali asign aster billi build cache cae calen
-4 capit cauda cerro cesta cifra clave conso corra cupon dentr desbo djang draft envía estar foto hered
-4 hexad horar hábil impue inact ink inser jenki jira lanza libso lista local lotes malla marzo media más
-4 mínim negat nginx nivel nodo norma nueve pagin paral partn pisan pista postg prefi prod recal recor reesc
-4 rol roles salas salto sea secue ser seria sigui sobre sombr staff struc sus teléf tener traza valen venta
-4 votos
-5 ^produ ^solo ^§ adjun aleat borde borra bucke cance carri cerra clasi clona color conse creci deben detie
-5 direc dispo el encim entra envia envío escen esque está expre falta go gramo hook ident impor infan ingre
-5 insta inten juego lenta letra mailg mb menor minia moned monta máqui nodos ocurr pago parqu pasad pasar
-5 pierd por progr puede recha recie refer refre regio repet respu retra salud sirve son sphin sprit stder
-5 toman tras travé trunc ubica una unos vende venti verif visib windo
-6 ^dos agrup al archi así bater búsqu calcu carga carpe consi consu defec desap desca desco devue dibuj
-6 diez doce elige etiqu fecha fila frío gener gratu hashe host mapa marca metad mitad mueve notas ocho
-6 padre previ propi proye recep redon reser según subca token trama trein tres uno veint válid y árbol
-6 único
-7 ^cambi ^falla anida app años cero cooki diálo dígit embed event filtr hora lectu liber mil númer perte
-7 petic proce prome punto reduc tarda tipos tradu utc veces ven
-8 ^` ^la abier compi cénti ejecu enter estad están filas hasta hilos idiom imáge index inqui json leen
-8 manej minut misma plan profu répli segun stagi símbo trans worke
-9 #1 aplic autom cabec campo carac coinc cola debe dispa disti job middl modo métri pero preci págin redis
-9 reint sesio valor ve
-10 ^el bomba caché caduc disco factu flujo líder naveg noven ocult pedid plani salvo § índic
-11 #2 ^un ` bloqu bot cinco invit muest orden parch reseñ webho
-12 apare conex memor parti usuar
-13 @ arran crea puert
-14 vacía
"""
