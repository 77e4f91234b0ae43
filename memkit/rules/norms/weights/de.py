"""Which way German stems lean, in tenths: above zero towards people."""

LEANS = """
15 chang
14 ^verme binne code
13 entsc höchs immer niema repos selbs sie
12 agent begin berei featu funkt geneh merge neue nie tests trage wir zugan
11 ^kopie alles antwo benen bestä bleib commi endpu entwi fachs fehls fremd gener man relea schät sofor
11 verme vor zusti zweit
10 --no- ^nach ^neue ^zum abhän arbei doku hooks im isort jedes maint migra monat owner perso reque revie
10 soll umgan öffen
9 ^schlu ^speic ^wer abgen aussc bespr bitte branc du es exper freig freit gehei halte hotfi jede jeder
9 konst kopie prüft prüfu schlu schlü sollt tagt team vergi weite wer änder
8 , ^alle ^bei ^beitr ^force ^gehei ^handä ^insta ^jedes ^keine ^revie ^vor ^öffen am den deuts dürfe empfi
8 festg folge force gehör handä herau hilfs inhal insta keine logge main ohne ordnu pfleg proto pull quart
8 siche stand tausc ticke veran verga vermi zu zuers zusta
7 ^abhän ^contr ^depen ^deplo ^einge ^frag ^große ^impor ^lösch ^niema ^unser ^verwe abdec alarm ausli behob
7 bibli contr depen deplo diffs doku- durch einfa env ertei exter fasse folgt frag hand hardw haupt issue
7 jeden kompo lang leist logik mal mutte nicht paste readm rollb schri sinkt suppo test umgeh unges unser
7 verer
6 -rf ^an ^antwo ^daten ^es ^fasse ^featu ^fragt ^führe ^für ^gener ^hilfs ^konst ^lastt ^liefe ^magis
6 ^mocks ^refac ^stand ^testn ^wenn ^zugän ^öffne allen angef assis aufge augen befol black cto daten demo
6 dokum engli erled forma fünfz gedäc globa große großg klein konte lastt linte lösch magis mensc mocks
6 nachf nachs namen neuen premi recht refac reihe rm schon schre sprin sql statt tages terra testn tools
6 umset veröf warnu was wider zuall zugän überf
5 ^agent ^angef ^bitte ^boole ^cronj ^debug ^entwi ^erst ^finge ^globa ^hotfi ^in ^kompo ^lege ^leist ^man
5 ^manda ^schre ^sende ^siche ^spike ^sprec ^stilf ^umgeh ^veral ^vorfä ^übers an ausfü autor bearb beitr
5 boole dense einri enums erst euch fall ferti finge fixes gereb inven kein klärt langs lege mitta param
5 prior produ prüfe rfc rot schic schla seman singl spike stilf stört typan ungel uns veral verdr verpö
5 vertr verwe verze vorau vorfä vorzu wie wöche zusam übern
4 ^alles ^aufrä ^baut ^betra ^denk ^freit ^fremd ^halte ^hinwe ^im ^inkom ^kein ^lange ^lass ^linte ^logme
4 ^makro ^mockt ^noteb ^prakt ^pro ^produ ^prüfe ^rollb ^schem ^schät ^stell ^testd ^typan ^vertr ^verwa
4 ^von ^wir ^währe ^zugan abger absch aufrä autho beheb besch betra bevor cla daran deine denk dich dritt
4 einse einzi er erhöh fest flieg genüg geprü geübt grüne handl heili hinwe hoch inkom inter jedem jeman
4 knapp kunde lange lass leerz logme makro mockt model monta poste prakt pushe pusht rausg rohem runbo schni
4 skrip spars sprec tabu thema tor uuid- verbo verse verwa voran vorge warte werto währe zweif öffne
3 ^ab ^abkür ^abnah ^ausna ^backp ^barri ^bespr ^bevor ^break ^dokum ^du ^einga ^entwu ^exper ^exter ^fehls
3 ^gereb ^handl ^inter ^klein ^konfi ^kunde ^künft ^lies ^neuer ^nutzt ^pusht ^rever ^schic ^schni ^token
3 ^tote ^typfe ^ungen ^vergi ^verra ^wende ^zeile ^zieht ^über abges abkür abnah aktua analy ander auth-
3 backp barri bauen beför begre besse bezei bishe break chat conve dann darf dass datac dem des direk doc-k
3 einga enden entfa entfä entwu erfah erfol erfor erklä facha fachl fehle finde forks freez früh funde gelös
3 gepfl gepro gesag grün handb itera kanns korre kündi künft lies live mach mobil muss nur nutzt nächs oft
3 opena plugi portu priva pytho rever sagen sandb servi sitzu solan solle stabl style sudo sätze tage team-
3 tippf tote traue tun typfe unang unter verha verla verra vom vorhe warum wende wiki zerle zieht
2 * ^angew ^archi ^auch ^auf ^ausko ^beheb ^bis ^cloud ^diese ^ignor ^jede ^jeden ^langl ^liebe ^mach ^melde
2 ^merge ^messu ^panik ^priva ^rote ^schlü ^scree ^spart ^teste ^wacke ^zu ^zuers abneh abwär abzus achtz
2 alten anwei ausko begrü beric besit bist brauc bugfi build cloud danac darfs dir dreiß echte einem erste
2 erwar erwün falle frei freiw frühe geben getei hier hilfe inner jetzt kandi kernp komme kurz langl lapto
2 liebe lokal marki melde messu mitar mittw notfa onlin panik passi pflic push quara root rote rücks rührt
2 schal schli scree seine senio so sonst spare spart späte stehe tabs testa testd teste ui-än umbau vendo
2 verkn versi viel vorfa werkz wird zerti zuläs zum ältes
1 ^abkün ^bots ^code ^commi ^einen ^fehlg ^gebt ^gemei ^hardc ^maint ^ohne ^passw ^ungep ^wisse ^zugri abkün
1 ableg abrec abwei alle anfas anleg api auch aufzu ausgi backu baut bench binär bots cache ci-ko dana desig
1 diese einen feier firew gebt gemei geseh getre gezog gpg größe hardc hast hinzu ihn indem infra ins integ
1 ja jahr kaput klart kompa kurze lehne lfs lockd lädt maria mergt mit modul mündl nennt neuer noch noteb
1 objek pfade pr rebas regre repar rückf sieht spezi spric squas treso ungep varia vault verlo wechs wisse
1 wo zerst überl
-1 ^abfra ^adres ^anhän ^avata ^beträ ^datum ^doppe ^fehle ^gelös ^geoko ^jobs ^lager ^nur ^proto ^rechn
-1 ^schat ^spalt ^umgeb ^untät ^versi ^webso ^wegen ^zollp ^§ abfra abgle abhol acht advis anhän anony artik
-1 aufga ausna avata beach bedeu bekom bezah bildr binar check ci cli crawl dialo early einig einlö eintr
-1 elf entfe erhol erinn erneu erset etike euro fahre fehlg firmw flag flash fragt frier gb gedul gegen geht
-1 gelte gemer genau geoko gestr go go-di grati headl hochl hosts hz hält hängt initi ist java job-q kam kb
-1 kennt kommt lande lauf lehnt licht linke loade locks logro lru-c lände länge manch marke maske mehr mitei
-1 mitgl mkdoc morge nachk none nutze nächt outbo pause pdf physi platt plätz pragm proje raus react retry
-1 rund schat schei schle schwe secur semik sende sobal stder stell suchi syste teams timeo tls umges unbeg
-1 untät vekto verfo verhi verkl versu viers vite vue wande wegen wiegt works wächs zahl zehn zollp zpl
-1 zurüc zwanz zweig
-2 ^abgel ^ausre ^branc ^cron- ^ersta ^feier ^get ^kalts ^konte ^leads ^links ^logs ^messw ^nachr ^postg
-2 ^regul ^secre ^seit ^suche ^tests ^unbek ^vorhe ^woche ^zeitf ^zykli abgeb aktiv akzen alte anhan ausdr
-2 ausre auswe barco basie basis befeh benan beträ binde bot bring bünde conta core cron- da daemo data
-2 datum dedup diens eigen einfü einge ende entwü erkan erlau erp ersat ersta fach fehlv feld formu fällt
-2 gasse get gezäh grupp gülti holid hook image in inakt ios-a jpeg- kafka karte kateg ladel lax leads ledge
-2 lesen libso liefe limit links login logs löst macht mater messw mitte märz nach neu o oberf offse ort
-2 ortsz passe pfads pinnt png- polli posit proxy regal regul rende root- rotie rust secre seit serve sigma
-2 somme stagi still svelt svg teild telef text tägli umzug unabh verwi vierz voll war weist werte wurde
-2 zahle zeich zeit zeitf zeitz zentr ziel zuges zugri zuste zykli
-3 ^beste ^bewer ^datei ^dem ^den ^einma ^embed ^gefah ^gewic ^hande ^jeder ^komme ^laufe ^leser ^offen
-3 ^push- ^räume ^schal ^senso ^sperr ^ticke ^uploa ^zeits ^zeitü ^änder abmel absta absti achse alter angeg
-3 angew archi async audit behan behäl beide bewer blau bytes csv-i darau desha diagr die dimen embed entha
-3 entst etl-l event execu feste fortl front fuß fäden führt gebuc gefüh gehal gehas gelad gelee gemel gemit
-3 geren gerun gesam gesch geset gespi gewic glaci gleic gramm hande hinke html hänge jahre kaufm konfi
-3 konku kopf lager lasse laufz leser lizen mailw maski maut menüs milli neunz paket porta pre-c push- rabat
-3 rahme raute regis rekur rumpf räume räumt rückm satzz savep schau senso seria shuff sicht simul stürz tag
-3 testj toure trägt unver vergl verpa versa vorsc vpn wachs werfe zeitü zähle
-4 ^airfl ^alarm ^avisi ^check ^codeb ^demos ^http- ^leere ^mock- ^parqu ^preis ^regre ^retou ^seite ^sendu
-4 ^storn ^testk ^typin ^unit- ^wechs ^zahle ^zirku accou airfl anfan autom avisi bedie billi block bundl
-4 cdn compi dashb data- decke demos docke dunkl ein enthä fahrz falls garan gatew gesen gibt gilt go-st
-4 gorou herun hexzi http http- ihre jenki job json json- klärl leer lesez letzt liegt local lock- mailg
-4 minde mock- modus negat numme pagin paral parqu passw ports post proze refre retou safar schem sechs
-4 seed- signi sms sphin statu steue straß störe suchf sucht testk titel trace tritt typin typpr umlau umwan
-4 unit- verzö von webso wenn zirku zur zweim zwölf
-5 ^anfra ^beim ^benut ^bilde ^e-mai ^eine ^einrü ^expor ^filte ^kühlw ^logze ^nutze ^recht ^signa ^unter
-5 ^webho ^zahlu adres angel app aus bilde chat- das datei dreim einer einrü einsa eleme ende- etwa filte
-5 führe ganzz gefah gemes hausn heade healt heißt hinte idemp inkre kalen klass kühlw lausc logze lässt
-5 masch middl null nullw partn patch port postl scann sehen selbe siebe steht strea stund tenan trenn trunk
-5 unbek verfa verka versc waren weil zeile zufal zufäl übert
-6 ^alte ^besch ^mit ^palet ^relea ^repos ^sitzu ^varia aber abgel actio admin anbie andro aufbe cent consu
-6 eins ereig fehl frame geklo genom großb haben ihrem index jobs kalts kann organ palet passt pipel pixel
-6 postg primä prüfs quadr repli schlä sich sonnt sorti speic stamm steig stopp tiefe uploa volle webho
-6 wirft währu zahlu älter überb übers
-7 ^cooki ^fehlt ^gutsc ^merkm ^migra ^snaps ^verbi ^windo ^zwei bei beste brows dauer der doppe eines endet
-7 fehlt gehol gekür geles gepus glob- host konto laufw legt mail mb mehre merkm nacht neun nginx ordne pro
-7 puffe regio rolle rundu sdk sendu snaps start storn suche tabel teile utc über
-8 ^ein ^gäste ^versc anmel api-s benut cooki cronj drei e-mai einma einst graph gutsc gäste indiz knote
-8 kompr leere liege liste media token trans windo zelle zwisc
-9 ^metri ` anfra beim berec codeb erhal ersch expor fünf gebau liest manda metri ms nimmt per prome redis
-9 spalt sperr um verbi verwo werde wheel wiede
-10 ^vorsc als auftr erzeu läuft offen parti preis rechn sched seite worke
-11 bis groß- laufe sein sprac vier
-12 ^der debug gespe könne label minut parse stünd zeits §
-13 ^` ^das nachr sekun
-14 ^die eine queue
-15 ihr
"""
