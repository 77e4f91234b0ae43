"""Which way Spanish stems lean, in tenths: above zero towards people."""

LEANS = """
19 perso
18 deja
17 hace
16 conce
15 aprue arreg
14 ^no desar equip evita ingen publi respo revis
13 ^se antes aprob ayuda códig empez limpi ponen
12 ^evita agent exper funci mante nadie para prohi repos ticke única
11 ^nuest acomp ensay españ fusió llave lo modif mágic nuest nuevo nunca rendi segur sesió toque va viern
10 ^nadie acabó acto alert anota anunc aviso black chang colab confí crede demo depen despl discu endpo
10 incid limit lógic mocks muert pasan pr públi quien razón siemp sigue sprin todo
9 , ^quien ahora cambi debaj decid entre estil fusio grand isort jamás lleva notas oblig obsol parej prueb
9 queda readm versi
8 -rf ^en ^firma ^jamás ^ni ^para acaba ajena autor baja dueño día edita es exter figur habla inven lunes
8 main mes migra miérc ni no nombr nueva peque prima pull push quinc qué ramas recom refac reque reuni rm
8 suben subir terce termi vetad visto vive
7 ^convi ^está ^manda ^nada ^publi acept arqui atrás canal carpe commi compo confi conoc datos desac descr
7 desha despu diffs docum env final fuera globa hacen imple junto larga mal manda manej mano manti manua
7 negoc ningú pegan permi propu que red regre sagra si singl tipo tira toca tools valid verde ya él
6 ^cualq ^cuand ^elimi ^escri ^esqui ^mante ^nunca ^puede ^recue ^renue ^tiene ^usa bajar becar breve cabo
6 conte crean cualq cuant esqui force hable hacer heren ignor insta log macro minús moder máxim módul nada
6 noteb ochen plazo premi princ prisa proba produ recue regis renue rfc rojo rompa sangr semes tocan usan
6 vuelt
5 ^confí ^duran ^pregu ^prime ^prior ^queda ^sed ^toda a abrev acuer apari aunqu añadi bibli boole bóved
5 cada cla conve cto curso defin dicen diseñ enums error estim extra fallo forks handl incom itera las model
5 moles ningu o owner parám pasad paste portá prece prime prior rama recup rever rota rotan sed susti tocar
5 todos zanja área
4 ^antes ^aprov ^arreg ^avanz ^añade ^bajo ^coloc ^con ^consu ^da ^deja ^empez ^empie ^hay ^por ^prefe
4 ^relee ^respo ^sobre ^todo ^usad acces actas actua anter aprov apunt aquí autho avanz añade build captu
4 caso cierr clase clave const corri cuest culpa da dada deber decis delga desap destr duda duran enlaz
4 envol escri este esté exclu favor fijan flags forza frase físic gist guía herra inglé jefa lengu makef
4 mismo morte nativ opera paz plan prefe prefi pueda rebas redac relee runbo simpl simul sénio toda todas
4 trata tus urgen usad uuid van viejo wiki
3 --no- ^a ^abre ^acudi ^asegú ^conte ^desac ^desde ^ejecu ^entre ^es ^evite ^fusio ^haced ^marca ^ningú
3 ^nota ^olvid ^prefi ^proba ^que ^repet ^sálta ^una abre acudi afirm aisla apaga asegú asist año bajo bande
3 basur bench bots candi certi clara cober conti convi crudo deben demás diez diff diga eleme empie errat
3 espac estad evite exami exige expli falla featu festi flag haber haced hacié hotfi inclu inmed integ justi
3 lado leerl lento liger listo luego medic mejor menud nota obede olvid pasos piden pinta plata portu prepa
3 pront propi quéda relán repro requi retir salid secre siend sin sobra solic spike sql sálta tarde tema
3 terra tocái trime tu tú usa vaya verif
2 ^agrup ^al ^apaga ^aquí ^copia ^debes ^entra ^este ^nombr ^nos ^omite ^pegar ^prohi ^revel ^revis ^sería
2 ^todos ^tras abrió adela adver algui antig backp basta bueno busca chat coloc compa confl dana datac debe
2 debes decír delan diari dos días edite entor esto grupo guion halla hay haya ident lea libre los manté
2 maría mayor norma nos pasa pegar pregu priva probl promo promp propa recur reini revel sale salta sea
2 semán sería sopor sudo tabul te traba traga usamo vendo últim
1 ^abrir ^antep ^aprue ^compa ^fija ^hagan ^haz ^ignor ^mejor ^ningu ^procu ^refac ^sin ^todas antep anula
1 avisa base binar calla capa centr cerra ciega comid depur docst en esper exist fija fijas fin hacem hagan
1 haz instr inter labor leer linte local merge mient mucho mundo objet obra opcio ops otro paque pase pedir
1 pida post previ priya procu próxi pytho reale recha refor respu resue ruega salir scrip separ ser sigui
1 subas sí texto viene visib
-1 ^cada ^hace ^medim ^rebas aband adjun anoni apoya ascen atípi auten bot bytes celda clan cli codif coma
-1 coman compr comun contr coope core corra corta cpu crece cuare cuerd cupón dar dañad detal dupli el ellos
-1 email enlac escap estar estát excep fijad fijo fila firmw flash fuga gb guard hilos horas html huérf
-1 inest inser java kafka kb ledge llama lleno lru luz línea mapas mapea marte mañan medim mensa mitad mkdoc
-1 muere mutuo numer once opció outbo palab pesa pesar pie plano plant polli pool prepr px reemb regla reuti
-1 root salen semil sigma siste sitio sus tiend tls tomar tras trein tutor térmi vacío vario venía ver viven
-1 volve y único
-2 ^borra abrir activ al arma arrib artíc atlas audit barra basa bucle bundl bus caber caché campo cance
-2 caído chrom ci colis compl con cual de del devol dinám dispa docke edito ejecu emple envia etiqu etl
-2 evalu expul foco front garan hz indep inten ir la logs láser mater menos menú mezcl migró móvil nodo
-2 nulas null parci parte pausa porta poste pre-c proto provo proxy rastr react reanu rende respe rust rutas
-2 salas salto silen sms solo sprit tal tempo tener tmx un vecto vieja vite vpn vue vuelv wkhtm workf
-3 ^airfl ^las ^postg ^si accou agua airfl almac ambos apart artef atien ausen billi bucke cdn compi conge
-3 crea cuerp cámar dedup desce descu detec dibuj domin eje enemi evalú exact finas fábri golpe gorou gráfi
-3 idemp image impri infor jobs jpeg letra mando march medio menús milis motor nulos orden organ oscur otros
-3 pared pasar patro pendi perfi perte pide pipel plane png pragm proye recal resúm roles récor se seman
-3 senso seria su suelt svelt teléf tenan tesel tiene total trunk una unas une unida usar veran vibra webso
-3 zonas
-4 ^safar ^solo acent agota asign avata búfer cae calen carri categ coinc comba conso cron defec demon desca
-4 dimen direc edade embed empaq entra esque euros fotog fuent gratu hook impor inact incru jugad libso
-4 licen logro lugar marca modo mínim músic neces nivel notif noven nube nula númer pacie pagin parad paíse
-4 pista plaza porqu predi preva puede purga recib regul relea relle renov rotac safar salud seed siete
-4 signi sincr sombr steam strea super tarea tempr textu uri usars uso usuar vale varia voz x-req zona
-5 ^cambi ^get admit andro atrav bater circu color como conju demos desbo desde dígit escuc expre extre
-5 filas filtr formu get graba hashe hexad http kerne llena límit mailg mapa marzo mayús miemb pago paso pdf
-5 pierd por recon reduc refer refre repli resul retra riesg rompe socio stder travé títul valor vende
-6 ^produ ^un actio acumu admin agrup aleat almoh api años baraj cobra colum csv cuadr cuand cubre data doce
-6 fecha gener glaci host imita impue imáge inici media memor misio ms negat nginx nueve panel posic postg
-6 quita regio regió répli sdk sirve spark stagi struc subid suma tabla tambi tradu traza unita unos vez
-6 windo
-7 abier aplic archi carga clien clona colga consu cupon devue encim envío frío go hasta ink mb moned muest
-7 noche nodos ocurr panta parqu petic profu prove redon reser rol salvo sube trama tres uno
-8 ` anali análi azul búsqu calcu cero clasi cola conta cénti enter escen está event flujo lee liber lista
-8 monta ocho pero preci puert puntu reint repet secue sphin válid worke
-9 ^jenki anida arran así cinco conse corre creci cuatr desco horar incre jenki lectu máqui más naveg paral
-9 parch progr píxel redis repar resta ruta según servi sesio son tag toman trans trunc wheel
-10 ^la caduc carac disco están expor factu falta index líder métri plani seis tiemp token utc valen ven
-11 ^dos ajust app cabec cifra conex inqui leen minut pedid proce recor segun sobre
-12 ^el bloqu disti diálo json middl minia parti prome punto tarda vacía veces webho índic
-13 ^` cuent hora idiom invit págin §
-14 cooki job tipos
-16 apare
"""
