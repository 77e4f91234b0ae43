"""Which way German stems lean, in tenths: above zero towards people."""

LEANS = """
14 chang code entwi tests
13 ^alle ^verme berei hand relea selbs
12 ^unser arbei binne endpu featu niema repos schät siche unser wir zusti zweit
11 --no- ^gehei ^nach ^neue ^verwe agent alarm benen bestä fachs fehls gehei isort kopie maint man merge
11 neue nie owner proto sofor soll team trage verme vor änder
10 ^kopie ^übers abhän assis aussc befol begin bitte branc commi doku durch erhöh freig geneh hooks inner
10 jede jedes kunde neuen perso prüfu reque revie sie suppo umgan veröf weite zugan öffen
9 ^abhän ^debug ^handä ^schic ^speic ^wer ^öffen am aufzu bleib deuts du dürfe freit fremd funde funkt gener
9 halte handä haupt hotfi höchs im konst lapto migra morge schlu sobal sollt stumm test warnu wer wiki zu
9 zusta
8 -rf ^beitr ^force ^frag ^impor ^insta ^jedes ^niema ^schem ^schlu ^testd ^vorfä ^zum ableg ausli behob
8 bespr build empfi ertei exper exter festg finde force frag gedäc herau hilfs inhal insta kompo konve leute
8 logge logik monat ordnu prüft recht rm rollb sandb schlü tages tagt ticke verer vergi vermi verwe vorfä
8 wider
7 --for ^bei ^contr ^einge ^es ^featu ^führe ^große ^im ^prüfe ^revie ^setz ^stand abdec abgen alles angef
7 antwo contr daten diffs direk engli erst es fasse folge folgt fünfz gehör getan große heili immer issue
7 jedem jeder jeman langs main mal mecke mocks nachf nachs paste produ prüfe pull quart readm rufbe ruhe
7 setz sinkt sprin statt tausc umgeh unges uns verga was währe zweif
6 , ^agent ^an ^angef ^antwo ^auf ^bevor ^cronj ^depen ^deplo ^entwi ^erst ^fasse ^fragt ^freit ^halte
6 ^hilfs ^hotfi ^kein ^keine ^konst ^lass ^lastt ^liefe ^magis ^mocks ^prakt ^pull ^refac ^räum ^testn ^vor
6 ^warnu ^wenn allen an besta bibli danac den depen deplo einfa env forma großg handl hardw inven lass lastt
6 leist magis marki mensc mutte namen nicht ohne pfleg prakt premi prior refac repro rfc räum schon siehs
6 signa sql sätze testd testn tools typan umset ungel veran verse vertr wechs wie überf
5 * ^ausna ^betra ^bitte ^denk ^erhöh ^finge ^funde ^für ^gener ^gib ^handl ^kompo ^lade ^lange ^lege ^leist
5 ^linte ^lösch ^manda ^rollb ^sende ^spike ^stilf ^typan ^umgeh ^veral ^wir ^zeile ^zugan ^zugän ^öffne
5 aktue alten augen autho barri bearb besit betra bevor büro chat cla cto daran dass denk doku- dritt einri
5 erled fall ferti finge fixes füllt gemei gepfl gereb geänd gib globa grenz grüne hoch ihren inter keine
5 klein klärt konte lade lang lange lege lösch marta mitta poste pushe pusht reihe schla schni schri singl
5 spike stilf terra thema umben vendo veral verbo verdr verpö verze viren vorhe vorzu zeitn zuall zuers
5 zugän zum zusam übern
4 ^ab ^alles ^aufrä ^backp ^baut ^boole ^brech ^daten ^dokum ^du ^entwu ^exter ^fehlg ^gereb ^globa ^hinwe
4 ^in ^inkom ^konfi ^kunde ^künft ^logme ^makro ^mockt ^monta ^namen ^neuer ^noteb ^nutzt ^produ ^retro
4 ^schät ^sprec ^stell ^vertr ^verwa ^von ^währe ^über abger abges absch ander aufrä ausfü autor backp backu
4 bauen beför beheb beitr besch besse bezei black boole brech dana dokum einse einzu enden entwu enums euch
4 excep falle fehlg flieg freiz gelös genau geübt grün inkom jeden klart künft linte logme major makro melde
4 mockt modul neufa nutzt paket param portu rausg rebas retro rohem rot runbo schic seman spars squas stand
4 stört sudo tage tor unang verwa vorge zerti öffne
3 ^abkür ^auch ^backu ^break ^datum ^diese ^exper ^fangt ^fehls ^fremd ^gebt ^jeden ^klein ^langl ^liebe
3 ^lies ^mach ^merge ^pro ^rever ^sag ^siche ^tote ^typfe ^ungen ^vergi ^wende ^zieht ^zu ^zuers abkür abneh
3 abzus achtz analy anhän ausko auth- beant bishe break bugfi conve dann darf deine demo dense dich doc-k
3 dreiß entfa entsc erfah erfol erfor erklä fachl fangt fest festl forks freez frei früh für gebt genüg
3 geprü gesag hier hinwe indem inspe integ itera ja jetzt kandi knapp kontr langl leerz liebe lies mach
3 mobil nachm nackt nächs oft okay onlin passi pflic pr print priva prüfp regre rever sag sagen schli secre
3 servi skrip solle sprec späte style tabu team- testa testf tippf tote treso tun typfe umbau unter uuid-
3 verha verla vom voran warum wende woche wöche zieht
2 ^abnah ^angew ^archi ^ausko ^barri ^beheb ^bespr ^cloud ^code ^code- ^commi ^einga ^erwäh ^gemei ^ignor
2 ^inter ^man ^melde ^messu ^mitwi ^nimm ^panik ^pusht ^rote ^schlü ^schni ^schre ^teste ^todo- ^token
2 ^verra ^zugri abnah abwär aktua allem ansag anwei audit aufge ausfa begrü bekom cherr cloud code- dem
2 denen disku echte einga erwäh erwün eröff europ facha fehle freiw geben gemel gepla gepro getei handb haus
2 hilfe imper kanal kanns kernp korre kurz kündi lehne leitu lesen lint- live mehr messu mit mitar mittw
2 mitwi monta musst nimm notfa opena panik plugi quote root rote rücks schre seine sieht solan sonst spezi
2 stabl tagge teste todo- traue verkn verra vorau vorfa vorra warte werkz werto wo zerle zuläs ältes überl
1 ^abkün ^alarm ^am ^beant ^bis ^bots ^den ^einen ^gemer ^hardc ^maint ^perso ^poste ^priva ^scree ^spart
1 ^ticke ^ungep ^veröf ^wacke ^warte ^was ^wisse ^zwei- abkün abwei abwes alle anleg anseh auch aufni ausge
1 ausna begre beisp bench binär bist bots clien darfs datac desig diese dir docst dring einem einzi er erfäh
1 falls fasst feier firew frage frühe gemer gern gesch gezog geöff hardc hast hat herei hinzu infra kein
1 kolle kompa kompi kurze lasse lfs lokal maria mergt merkt model mypy mündl müsse nennt noch norma noteb
1 nächt objek pfade qa quara repar roten rückf rührt scree senio sitzu sonde spare spart spric timeo uhr
1 ui-än ungep vault verei views vorbe will wisse zerst zwei zwei-
-1 ^abgel ^admin ^adres ^anhän ^avata ^geoko ^get ^jobs ^lager ^nginx ^ohne ^schal ^schat ^seit ^umgeb
-1 ^untät ^wegen ^worke ^zollp abfra abgew abgle abhol angez anzuf array ausga avata barco bedeu beend bildr
-1 binar binde close core dageg daher data des dialo early einen einig einlö eintr elf ende entfe erhol
-1 erinn erwar etike exist fach fahre firmw flag flash fragt frier gasse gb gedul geoko gestr go grati headl
-1 hochl hz ihrer initi ios-a jahr joins kam kb keep- kennt klamm klass ladel later lauf lax leerl leser
-1 licht linke logro lru-c lände maile manch marke maske misch mitei mkdoc muss o oberf pdf physi pid ping
-1 plan plane platt plätz pool pragm proxy pull- purge pytho rate- raus react regal retry rohen runde scann
-1 scans schat schau schem schle schwe semik sicht sind stder stehe stell strin stück tag tagen treff umges
-1 unbeg untät unzus vekto verfo viers von vorga vue war warnt weg wegen werte wiegt works zahl zeige zollp
-1 zone zpl zweig überg
-2 ^abfra ^cron- ^datei ^doppe ^ereig ^ersta ^feier ^gelös ^kalts ^komme ^konte ^leads ^links ^messw ^nachr
-2 ^regul ^spalt ^sperr ^stape ^tests ^versi ^vorhe ^webso ^zeitf ^zeitü ^zykli abgeb absta admin advis
-2 aktiv akzen akzep alte alter anfas angeg angew anhan anony aufga ausdr basie baut beach bezah body bot
-2 bünde check ci crawl cron- csv-l da darau dedup downl eigen einer einfü entfä entwü ergän erkan erneu
-2 erset fehlv felde fortl freie frist ganz ganze geht gelte gemit go-di größe größt gülti holid hänge hängt
-2 image in inakt java job-q kafka karte kateg komma kommt kopfz lager leads ledge libso limit links loade
-2 lock lockd login mater messw mitgl mitte nachg nur offse ort ortsz pause pfads platz polli rahme rand
-2 refre regul rende rotie rund rät räume rückg salde secur segme seit sende somme stape still store stürz
-2 summe svg syste teild telef text tls tägli und verdi verkl voll wachs wande werfe wurde wächs zahlu zehn
-2 zeit zeitf zeitü zentr ziel zuges zur zuste zwanz zykli
-3 ^ausre ^branc ^dem ^einma ^embed ^fehle ^gefah ^gewic ^ids ^laufe ^leser ^offen ^postg ^preis ^proto
-3 ^rechn ^secre ^sendu ^senso ^woche ^zahle ab abmel absti achse anfüh angeh ausre auswe basis behäl beide
-3 blau bring cli daemo dafür desha diagr diens dimen einde einge embed entst erlau erp ersat ersta etl-l
-3 fahrz feld formu fuß fäden führe führt gefüh gehal gehen geren gesam geset gespi gewic glaci gramm hinke
-3 hook html hält ids ignor ihre ins ist jahre jpeg- klärl konku laufz liegt local lock- mailg mailw maski
-3 maut menüs märz nach neunz none numme oberh pinnt plus png- porta rabat raute rekur rust räumt satzz
-3 savep sehen senso sigma sorgt sphin stagi svelt t testj umzug unabh unit- verhi vite vpn weist wenn zeitz
-3 zurüc zähle zählt
-4 ^airfl ^avisi ^benut ^beträ ^codeb ^demos ^filte ^get-a ^hande ^http- ^logs ^mock- ^parqu ^push- ^retou
-4 ^räume ^seite ^suppo ^typin ^unbek ^unit- ^zirku accou airfl anfan archi async avisi bei benan billi
-4 bytes compi consu conta das datei datum decke demos die dunkl event execu feste follo garan gatew gebuc
-4 gekür gelad get-a gibt gilt gorou haben hande healt heißt herun hexzi http- jenki json- kern kind kopf
-4 lease liefe liest liste logs lädt macht milli mock- modus nacht negat neust nutze organ pagin paral parqu
-4 pipel ports post postl pre-c push push- regis retou rumpf rückm safar selbe seria serve setzt shuff simul
-4 sms spalt spiel statu steue straß stund störe suche suchf sucht teile thumb titel toure tritt trunk typin
-4 typpr umlau umwan unver users verpa versa webso zeich zende zirku
-5 ^alte ^beste ^bewer ^bilde ^check ^e-mai ^einrü ^expor ^kühlw ^leere ^logze ^nur ^passe ^regre ^relea
-5 ^storn ^suche ^testk ^uploa ^zahlu ^zeits also anbie api-s aufru aus bedie beste bewer bilde bundl cache
-5 chat- data- docke einrü ende- enthä errei front fällt ganzz gemes genom gerun gesen gewin hausn heap http
-5 idemp ihrem index inkre je job konfi konto kühlw lausc lesez letzt logze länge lässt masch minde neuer
-5 null passw posit pro proje proze präfi prüfs punkt seed- steht strea suchi testk trenn vergl versu verwi
-5 verzö waren watch währu zahle zufal über übert
-6 ^audio ^besch ^blätt ^jeder ^mit ^nicht ^recht ^repos ^wechs abgel adres andro angel app audio autom
-6 beträ bis block blätt csv-i dashb eins erste etwa euro fehl filte frame gehas geklo gesta gezäh gleic
-6 go-st großb head kalen kaufm leer middl nullw partn passe patch pixel port preis probe s schlä sechs
-6 sendu sich siebe sonnt speic steig stopp tenan tiefe umger verdo verfa verka versc volle welch zeile
-6 zufäl zweim zwölf übers
-7 ^anfra ^beim ^fehlt ^merkm ^nutze ^palet ^signa ^varia ^verbi ^versc ^webho ^zwei acht actio aufbe befeh
-7 cdn edito ein einma einst endet ereig erhäl gepus get grupp heade host jobs json kalts knote lande lehnt
-7 liege mail merkm neun offen palet postg puffe quadr repli rundu sdk stamm trace unbek uploa vorsc weil
-7 älter überb
-8 ^eine ^gäste ^snaps ^vorsc ^windo aber brows cent cronj dauer der doppe dreim einsa eleme fehlt gefah
-8 glob- gäste indiz kann laufw mb media nginx per regio signi sorti token trägt um utc webho windo wirft
-8 zeigt zelle
-9 ^cooki ^ein ^metri ^sitzu ^unter ^§ benut codeb cooki drei entha expor gehol geles kompr leere legt löst
-9 mehre metri ordne prome redis seite snaps start storn tabel teams trans zwisc
-10 ^gutsc ^migra ` als auftr berec debug e-mai eines ersch erzeu fünf graph gutsc hinte nimmt primä sperr
-10 verbi verwo vier werde wheel worke
-11 anfra anmel beim groß- läuft ms parti passt rolle sein wiede
-12 ^das gespe laufe manda rechn sched sekun zeits
-13 ^` ^der eine erhal gebau könne minut parse sprac stünd §
-14 ^die ihr nachr
-15 label
-16 queue
-18 leade
"""
