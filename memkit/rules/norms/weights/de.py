"""Which way German stems lean, in tenths: above zero towards people."""

LEANS = """
15 chang
14 code
13 ^verme repos selbs tests
12 ^unser ^verwe berei bestä binne endpu featu nie relea schät soll unser vor wir
11 --no- ^gehei ^übers agent alarm begin benen commi entwi fachs fehls gehei geneh isort jedes kopie man
11 merge neue niema owner proto siche sie sofor team trage verme zugan zusti zweit änder
10 ^kopie ^nach ^neue abhän am bleib doku es freig gener halte hooks höchs inner jede maint perso reque
10 revie suppo umgan weite wer
9 ^abhän ^schlu ^speic ^vorfä ^wer arbei aussc befol bespr bitte branc deplo deuts du erhöh exper freit
9 fremd funkt hand hilfs hotfi im jeder konst logge migra monat morge neuen schlu schlü sollt stumm tagt
9 test ticke vergi veröf vorfä warnu zusta öffen
8 ^alle ^bei ^beitr ^force ^frag ^handä ^insta ^jedes ^niema ^schem ^zum ^öffen abdec abgen alles antwo
8 behob diffs durch dürfe empfi entsc ertei fasse festg folge force frag handä haupt herau immer inhal insta
8 kompo konve kunde main ordnu prüft prüfu pull quart recht rollb sandb sinkt statt tausc unges verer verga
8 verwe zu
7 , --for -rf ^contr ^einge ^entwi ^führe ^keine ^lastt ^lösch ^magis ^prakt ^prüfe ^revie ^stand ^vor ^wenn
7 allen angef assis ausli bibli contr direk engli exter folgt fünfz gedäc große issue jedem lapto lastt
7 leist leute logik magis mal mensc mocks nachf ohne pfleg prakt prüfe readm repro rfc rm schon sprin tages
7 typan umgeh veran vermi wider überf
6 ^an ^auf ^betra ^bitte ^depen ^es ^fasse ^featu ^fragt ^große ^halte ^hilfs ^hotfi ^im ^impor ^konst
6 ^liefe ^refac ^testn alten bevor build den depen doku- einfa env erst forma gehör globa großg hardw jeman
6 konte langs nachs nicht paste premi prior produ refac reihe schic schri sql testn tools umset verpö vertr
6 was zuers zum zusam zweif
5 ^agent ^angef ^ausna ^bevor ^boole ^cronj ^daten ^denk ^deplo ^du ^erhöh ^erst ^finge ^freit ^für ^gener
5 ^globa ^hinwe ^kein ^kompo ^lange ^lass ^lege ^leist ^manda ^mocks ^rollb ^schic ^schät ^sende ^sprec
5 ^stilf ^testd ^typan ^umgeh ^veral ^warnu ^wir ^währe ^zeile ^zugän ^öffne an augen autho autor barri
5 bearb beitr besch betra black boole cla cto daran daten denk einri enden enums erled euch fall falle ferti
5 finge fixes gepfl gereb grenz heili hinwe inven jeden kein keine klein klärt lang lange lass lege melde
5 model mutte namen param poste pusht schla singl stilf terra umben ungel veral verbo verdr verse verze
5 vorhe vorzu wie währe wöche zuall zugän übern
4 * ^ab ^antwo ^aufrä ^baut ^brech ^debug ^entwu ^fremd ^gereb ^gib ^handl ^in ^inkom ^konfi ^kunde ^künft
4 ^lade ^linte ^logme ^makro ^mockt ^neuer ^noteb ^pro ^produ ^siche ^spike ^stell ^vertr ^verwa ^von ^zugan
4 ^über abger aktue ander auch aufrä ausfü beant beför beheb besse bezei brech chat dass dense dokum einse
4 einzi entwu fachl flieg forks freez funde genüg geübt gib grüne handl hoch inkom inspe inter klart knapp
4 korre künft lade linte logme major makro mitta mockt neufa nächt pflic portu print prüfp pushe regel regre
4 rohem rot ruhe schni seman servi signa skrip sobal spars spike sprec stand stört sudo tabu tage testd
4 thema tor unang uns uuid- verwa voran vorge
3 ^abkür ^abnah ^alles ^backp ^break ^dokum ^einga ^erwäh ^fehls ^gebt ^jeden ^klein ^liebe ^lies ^nutzt
3 ^retro ^rever ^sag ^schni ^token ^tote ^typfe ^ungen ^verra ^wende ^zieht ^zuers abkür abnah abneh absch
3 abzus analy aufge aufzu ausfa auth- backp bauen begre besit break bugfi conve darf deine dem demo dich
3 doc-k dreiß dritt echte einga entfa erfah erfol erfor erklä erwäh facha fest finde früh gebt gelös gemei
3 genau gepla geprü grün hier integ itera ja kontr leerz liebe lies lösch mehr mobil modul musst nutzt nächs
3 oft onlin passi plugi priva push rausg retro rever rufbe runbo rücks sag sagen solan späte style sätze
3 team- tippf tote traue treso tun typfe umbau verha verra vom warum wende werkz zerti zieht öffne
2 ^angew ^archi ^auch ^ausko ^barri ^beheb ^bespr ^bis ^cloud ^code ^code- ^diese ^exper ^exter ^fehlg
2 ^gemer ^ignor ^inter ^langl ^mach ^man ^melde ^merge ^messu ^mitwi ^namen ^panik ^pull ^pusht ^rote ^schlü
2 ^teste ^vergi ^wacke ^zu ^zugri abges abwär achtz aktua allem ansag anwei auf ausko ausna begrü bekom
2 bishe bist brauc cherr clien cloud code- danac dann disku einem er erwar erwün eröff europ fehle festl
2 freiw frühe geben gemel gepro gesag getei handb hilfe jetzt kanal kandi kanns kernp kurz kündi langl lasse
2 lehne live lokal mach marki messu mitar mittw mitwi nachm notfa nur okay opena paket panik pr quara quote
2 rebas root rote rührt schre sieht so solle sonst stabl testa teste unter vault vendo verkn viel vorau
2 vorra werto wiki wird wo woche zerle zuläs ältes überl
1 ^abkün ^alarm ^beant ^bots ^commi ^den ^einen ^hardc ^jede ^maint ^ohne ^perso ^poste ^priva ^scree ^spart
1 ^ungep ^veröf ^wisse abkün ableg abrec abwei anleg aufni ausge backu behan bench bots broke ci-ko dana
1 darfs datac desig dir docst eintr env-d erfäh fehlg feier firew frage frei gemer geseh gezog größe hardc
1 hast herei hinzu ihn indem infra kaput komme kompa kompi kurze lfs maria mergt merkt mit muss mündl müsse
1 nennt netz noch noteb nötig objek pfade qa repar rückf schli scree seine senio sitzu sonde spare spart
1 spezi spric squas stehe tabs uhr ui-än ungep varia verei verlo versi views vorfa warte wechs wisse zerst
1 zwei
-1 ^abfra ^abgel ^adres ^anhän ^avata ^datum ^fehle ^geoko ^get ^jobs ^lager ^messw ^rechn ^schat ^tests
-1 ^umgeb ^untät ^vorhe ^webso ^wegen ^worke ^zollp abfra abgew abgle abhol angez anhal anhän anzuf array
-1 aufga aufru avata barco beach bedeu beend beleg bildr binar body cache check core crawl dageg daher data
-1 des dialo early einen einig einlö elf entfä erhol erinn erneu erste etike exist fahre firmw flash freiz
-1 frier ganze gb gedul geht geoko gestr get go go-di grati headl hochl hosts hz ihrer in initi ios-a jahr
-1 kam kb kennt klamm kommt ladel lehnt lesen licht linke loade lockd logro lru-c lände länge maile manch
-1 marke maske messw misch mitei mkdoc nachk o oberf outbo pause pdf physi pid ping plan plätz pool pragm
-1 pytho rate- raus react retry rohen scans schal schat schle schwe semik sende sicht spalt stder stell
-1 strin tagen timeo tls umges unbeg untät unzus vekto verfo viers vorga vue warnt wegen wiegt wkhtm works
-1 zehn zentr ziel zollp zone zpl zuges zugri zur zweig
-2 ^ausre ^cron- ^doppe ^ereig ^ersta ^feier ^gelös ^ids ^kalts ^komme ^konte ^leads ^nachr ^nur ^regul
-2 ^secre ^seit ^spalt ^suche ^zeitf ^zeitü ^zykli ab absta achse aktiv akzen alte angeg anhan ausdr ausre
-2 auswe basie basis bezah binde bot bring bünde ci cron- da dafür darau dedup diagr diens downl entwü erkan
-2 ersat erset ersta fach fehlv feld führt gasse gelee gelte gemit gülti holid hält hänge hängt ids ignor
-2 image inakt java job-q jpeg- kafka karte lande lauf lax leads lease ledge libso limit login mailw mater
-2 mitgl mitte nach neu neunz offse ort ortsz passe pfads pinnt platt png- polli proxy pull- punkt regal
-2 regul rende rotie rund räume salde schem secre seit serve sigma somme sorgt stagi still stürz svg syste
-2 teild telef text tägli unit- verkl verwi voll vorsc wachs werfe werte wurde wächs zahl zeit zeitf zeitü
-2 zuste zwanz zykli zählt
-3 ^benut ^branc ^datei ^dem ^einma ^embed ^gefah ^gewic ^laufe ^links ^offen ^postg ^preis ^proto ^schal
-3 ^senso ^sperr ^typin ^unbek ^versi ^woche ^änder abgeb abmel absti akzep also alter anfas anfüh angew
-3 async audit befeh behäl beide blau cli conta daemo desha dimen eigen einde einer einfü einge embed ende
-3 erlau erp etl-l execu fahrz feste formu fortl fuß fäden gefüh gehal gehen geren gerun gesam geset gespi
-3 gewic gezäh glaci gorou gramm hook html ist jahre je kateg kern kind komma konku kopf lager laufz liegt
-3 links lock- mailg maski maut menüs märz nachg none plus posit proje rabat rahme raute refre regis rekur
-3 rumpf rust räumt rückg rückm satzz savep schau sehen senso shuff sind stund svelt t testj thumb toure
-3 typin umwan umzug unabh unver vergl verhi vite von vpn wande weist wenn zeich zeitz zähle
-4 ^airfl ^avisi ^beste ^beträ ^bilde ^codeb ^demos ^expor ^get-a ^hande ^http- ^jeder ^leser ^logs ^mock-
-4 ^parqu ^push- ^retou ^räume ^seite ^sendu ^storn ^unit- ^uploa ^wechs ^zahle ^zirku accou airfl anfan
-4 archi avisi bilde billi bytes compi dashb datei decke demos die docke dunkl entst event falls führe garan
-4 gatew gebuc gekür gelad gemes gesen get-a gibt gilt hande healt heißt hexzi hinke http http- ihre jenki
-4 json- kaufm klärl leser letzt liefe local logs löst milli mock- modus nacht negat neust numme nutze organ
-4 pagin paral parqu porta ports post pre-c pro push- retou safar seria simul sms sphin statu steue straß
-4 störe suchf sucht tag titel trenn tritt trunk typpr umlau users versa versu webso wirft zahle zahlu zirku
-5 ^bewer ^check ^e-mai ^einrü ^filte ^kühlw ^leere ^logze ^regre ^testk ^zahlu ^zeits abgel adres anbie aus
-5 bedie benan beste beträ bewer block bundl chat- consu das data- edito einrü ende- euro front ganzz gehas
-5 gleic go-st hausn herun hinte idemp inkre kalen konfi kühlw lausc leer lesez logze lässt macht masch
-5 neuer passw patch pipel postl proze prüfs s scann sechs seed- selbe setzt siebe signi steht stopp strea
-5 suchi testk verpa verzö waren währu zufal zwölf übers übert
-6 ^alte ^besch ^mit ^palet ^recht ^relea ^repos ^signa ^varia ^zwei andro angel api-s app aufbe autom bei
-6 bis csv-i datum ein eins enthä etwa fehl filte frame geklo genom großb haben heap ihrem job jobs kalts
-6 kann konto middl minde null nullw palet partn port quadr schlä sdk sonnt speic stamm steig tenan tiefe
-6 trägt unbek verdo verfa verka versc volle zeile zufäl zweim überb
-7 ^anfra ^beim ^blätt ^fehlt ^merkm ^nutze ^snaps ^verbi ^versc ^webho ^windo acht actio blätt cdn doppe
-7 dreim einma einsa eleme endet ereig erhäl fehlt fällt gehol glob- heade host index json knote laufw mail
-7 mb merkm neun nginx pixel postg preis probe puffe regio repli rundu sendu sich suche token trace uploa
-7 utc weil zeigt älter über
-8 ^cooki ^ein ^eine ^gäste ^unter ^§ aber admin brows cent cooki cronj dauer der drei eines einst entha
-8 gefah gepus graph grupp gäste indiz kompr leere legt liege liste media per seite snaps sorti teile webho
-8 windo zelle
-9 ^metri ^sitzu als benut codeb debug e-mai expor fünf geles mehre metri ordne prome redis start storn
-9 tabel teams trans um verbi verwo worke zwisc
-10 ^gutsc ^migra ^vorsc ` anmel auftr berec ersch erzeu gebau gutsc liest offen parti primä rolle sperr
-10 vier werde wheel
-11 anfra beim groß- läuft manda ms nimmt passt rechn wiede
-12 ^das erhal gespe label laufe minut sched sein stünd zeits
-13 ^` ^der eine könne parse sekun sprac §
-14 ihr nachr
-15 ^die leade queue
"""
