"""Which way German stems lean, in tenths: above zero towards people."""

LEANS = """
15 chang
14 code
13 ^verme berei repos schät selbs tests
12 ^unser ^verwe agent begin binne entwi featu merge nie niema relea team unser wir zusti änder
11 --no- ^nach benen bestä bleib commi endpu fachs gehei geneh isort jedes kopie maint man neue owner proto
11 sofor suppo trage verme vor zugan zweit
10 ^gehei ^kopie ^neue abhän alarm alles arbei branc doku fehls freit gener halte hooks höchs immer inner
10 jede konst logge perso reque revie siche sie soll umgan weite
9 , ^schem ^schlu ^wer ^zum ^öffen antwo aussc bespr bitte deuts du ertei es exper freig fremd funkt hilfs
9 hotfi im migra monat morge neuen prüft prüfu schlu schlü sollt stumm tagt test ticke verwe veröf warnu wer
9 zusta öffen
8 ^abhän ^alle ^bei ^beitr ^force ^frag ^handä ^insta ^jedes ^niema ^speic ^vor ^vorfä ^übers abdec abgen
8 diffs durch dürfe empfi entsc fasse festg folge force frag handä haupt herau inhal insta jeder kompo konve
8 kunde main pfleg pull quart recht rollb sandb sinkt statt tages tausc verer verga vergi vorfä zu
7 -rf ^contr ^depen ^einge ^entwi ^featu ^halte ^hilfs ^keine ^lastt ^lösch ^magis ^prakt ^prüfe ^revie
7 ^stand ^testn ^wenn allen am assis ausli behob bibli contr depen deplo doku- engli folgt fünfz gedäc große
7 hand issue jedem langs lastt leist leute logik magis mal mocks mutte namen nicht ohne ordnu prakt produ
7 prüfe readm rm testn tools typan umgeh unges veran vermi wider
6 ^an ^auf ^ausna ^betra ^bitte ^cronj ^denk ^deplo ^es ^fasse ^fragt ^freit ^führe ^für ^große ^hotfi ^im
6 ^impor ^konst ^lege ^liefe ^mocks ^refac ^wir ^zugän ^öffne alten angef befol daran den denk direk einfa
6 env erhöh erst exter ferti forma gehör globa großg hardw inven keine klein konte lang lege mensc nachf
6 nachs paste premi prior refac reihe repro rfc schic schon schri sprin umset ungel verbo verpö vertr was
6 zuall zuers zugän zusam zweif überf übern
5 ^agent ^angef ^bevor ^boole ^daten ^debug ^du ^erst ^finge ^gener ^globa ^hinwe ^kompo ^lange ^lass ^leist
5 ^man ^manda ^rollb ^schät ^sende ^siche ^sprec ^stilf ^testd ^typan ^umgeh ^veral ^warnu ^währe an ander
5 autor barri bearb beitr besch betra bevor black boole cto daten dense dokum einri enden enums erled euch
5 falle finge fixes gepfl gereb grenz grüne heili hinwe jeman kein klärt lange lapto lass linte lösch model
5 param poste rot schla seman singl sql stand stilf stört terra uns veral verdr verse verze vorhe vorzu wie
5 währe wöche zum
4 ^antwo ^aufrä ^baut ^entwu ^fremd ^gereb ^handl ^in ^inkom ^kein ^künft ^linte ^logme ^makro ^mockt ^neuer
4 ^noteb ^pro ^produ ^retro ^schic ^spike ^stell ^vertr ^verwa ^von ^zeile ^zugan ^über abger aufge aufrä
4 augen ausfü autho beför beheb besse bezei cla darf dass deine dem dich dritt einse einzi entwu fachl fall
4 finde flieg funde genüg handl hoch inkom inter jeden klart knapp korre künft logme makro mitta mockt neufa
4 pflic portu print pushe pusht regre retro rohem ruhe schni servi skrip spars spike sprec sudo tabu tage
4 testd thema tor treso unang uuid- verwa voran vorge öffne
3 ^ab ^abkür ^abnah ^alles ^backp ^bespr ^break ^brech ^code ^dokum ^einga ^erwäh ^exper ^exter ^fehls ^gebt
3 ^inter ^jeden ^klein ^konfi ^kunde ^liebe ^lies ^messu ^nutzt ^pusht ^rever ^schni ^token ^tote ^typfe
3 ^ungen ^verra ^wende ^zieht ^zuers abkür abnah abneh absch abzus analy auch aufzu auth- backp bauen beant
3 begre besit break brech bugfi build conve demo doc-k dreiß einga entfa erfah erfor erklä erwäh facha fehle
3 fest forks freez früh gebt gelös gemei genau geprü getei geübt grün integ itera kontr leerz liebe lies
3 major messu mittw mobil modul musst nachm nur nutzt nächs oft onlin passi plugi priva push rausg rever
3 runbo sagen solan style sätze team- tippf tote traue tun typfe umbau verha verla verra vom warte warum
3 wende werkz wiki woche zieht
2 * ^angew ^archi ^auch ^ausko ^barri ^beheb ^bis ^cloud ^code- ^commi ^diese ^gib ^ignor ^langl ^melde
2 ^merge ^mitwi ^namen ^panik ^priva ^pull ^rote ^sag ^schlü ^scree ^teste ^vergi ^wacke ^zu ^zugri abges
2 abwär achtz aktua allem ansag anwei api auf ausfa ausko ausna begrü bekom bench bishe bist bots brauc chat
2 cherr clien cloud code- danac dann darfs disku echte einem er erfol erwar erwün eröff europ festl freiw
2 frühe geben gemel gepla gepro gesag gib handb hier hilfe jetzt kanal kandi kanns kernp komme kurz kündi
2 langl lasse lehne live lokal mach marki melde mitar mitwi müsse notfa opena paket panik pr qa quara quote
2 rebas root rote rücks rührt sag schre scree sieht sitzu solle sonst stabl stehe testa teste ui-än unter
2 vendo verkn verlo vorau vorra werto wird wo zerle zerti zuläs ältes überl
1 ^abkün ^alarm ^bots ^den ^einen ^fehlg ^hardc ^jede ^mach ^maint ^ohne ^perso ^poste ^spart ^ungep ^wisse
1 abkün ableg abrec abwei anleg aufni backu behan binär ci-ko dana datac desig dir docst feier firew frei
1 für gegen geseh gezog größe hardc hast hinzu ihn impor indem infra ja kaput kompa kurze lfs maria mergt
1 mündl nennt netz noch noteb nötig objek pfade regel repar rückf schli seine senio signa so spare spart
1 spezi spric späte squas tabs uhr ungep varia vault verei versi viel vorfa wechs wisse zerst zwei
-1 ^abfra ^adres ^anhän ^avata ^datum ^doppe ^fehle ^geoko ^get ^jobs ^lager ^passw ^rechn ^schat ^untät
-1 ^webso ^wegen ^worke ^zollp ab abfra abgew abgle abhol angez anhal anhän array artik aufga aufru avata
-1 barco beach bedeu beend bildr binar cache check core crawl daher data davon dialo early edito einde einer
-1 einig einlö eintr elf entfä erhol erinn erneu errei etike fahre firmw flash freiz frier ganze gb gedul
-1 geht gelte geoko gestr get go go-di grati headl hochl hosts hz in initi ios-a java kam kb kennt klamm
-1 ladel lande lauf lehnt lesen licht linke lizen loade logro lru-c lände länge maile manch marke maske
-1 misch mitei mkdoc nachk none nächt o outbo pdf physi ping platt plätz pragm proje pytho rate- react retry
-1 rund scans schat schle schwe semik sende sind stder stell strin syste timeo tls train umges unbeg untät
-1 unzus vekto verfo viers vorsc vue wegen werte wiegt works zahl zollp zone zpl zuges zugri zur zweig
-2 ^abgel ^ausre ^branc ^cron- ^ereig ^ersta ^feier ^gelös ^kalts ^komme ^konte ^leads ^messw ^nachr ^nur
-2 ^postg ^proto ^regul ^schal ^seit ^spalt ^sperr ^suche ^tests ^vorhe ^zeitf ^zykli absta achse aktiv
-2 akzen alte anhan ausdr ausre auswe basie basis benan bezah binde bot bring bünde ci cli cron- da daemo
-2 dedup diagr diens eigen einge erkan ersat erset ersta erste fach fehlv feld führt gasse gehen gelee gemit
-2 gezäh gülti holid hält hängt image inakt ist jahr job-q jpeg- kafka karte laufz lax leads lease ledge
-2 libso liegt limit login macht mailw mater maut messw mitgl mitte nach neu neunz oberf offse ort ortsz
-2 passe pause pfads pinnt png- polli proxy pull- punkt regal regul rende root- rotie schem secre seit serve
-2 sigma somme stagi still stürz svg teild telef text tägli unabh verwi voll wachs wande wurde wächs zehn
-2 zeit zeitf zeitz zentr ziel zuste zwanz zykli
-3 ^airfl ^benut ^datei ^dem ^einma ^embed ^gefah ^gewic ^jeder ^laufe ^links ^offen ^preis ^push- ^räume
-3 ^secre ^senso ^typin ^unbek ^woche ^zeitü ^änder abgeb abmel absti airfl alter anfan anfas anfüh angeg
-3 angew archi async audit befeh behäl beide blau bytes darau datei desha dimen downl einfü embed ende entst
-3 entwü erlau erp etl-l execu fahrz feste formu fortl fuß fäden gebuc gefüh gehal gelad geren gerun gesam
-3 geset gespi gewic glaci gorou gramm hook html hänge jahre kateg konku kopf lager liefe links lock- mailg
-3 maski menüs milli märz posit push- rabat rahme raute refre regis rekur rumpf rust räume räumt rückm satzz
-3 savep schau sehen senso shuff stund svelt testj toure typin umwan umzug unit- unver vergl verhi verkl
-3 vite weist wenn werfe zeich zeitü zähle
-4 ^avisi ^beste ^beträ ^bilde ^codeb ^demos ^expor ^get-a ^hande ^http- ^leser ^logs ^mock- ^parqu ^retou
-4 ^sendu ^signa ^storn ^testk ^unit- ^uploa ^versi ^wechs ^zahle ^zeits ^zirku accou adres avisi bilde
-4 billi block bundl compi conta dashb decke demos die docke dunkl event falls front führe garan gatew gehas
-4 gesen get-a gibt hande healt heißt herun hexzi hinke http http- ihre inkre jenki json- kaufm kern kind
-4 klärl konfi leser letzt local logs löst mock- modus nacht negat neuer numme nutze organ paral parqu pipel
-4 porta ports post pre-c pro retou safar seed- seria simul sms spalt sphin statu steue straß störe suchf
-4 sucht tag testk thumb trenn trunk typpr umlau users verdo verpa versa von vpn webso zahle zahlu zirku
-5 ^bewer ^check ^e-mai ^einrü ^filte ^kühlw ^leere ^logze ^mit ^regre ^relea ^seite ^zahlu ^zwei abgel
-5 angel app aus bedie beträ bewer bis chat- das data- ein einrü ende- enthä euro ganzz gemes gilt gleic
-5 go-st hausn hinte idemp job kalen kühlw lausc leer lesez logze lässt masch pagin passw patch postl prüfs
-5 scann sechs selbe setzt siebe signi steht steig stopp strea suchi titel tritt unbek versu verzö waren
-5 währu zeigt zeile zufal zwölf übert
-6 ^alte ^anfra ^besch ^palet ^recht ^repos ^varia ^webho aber admin anbie andro api-s aufbe autom bei consu
-6 csv-i datum dreim einma eins einsa eleme entha ereig etwa fehl filte frame fällt geklo genom großb haben
-6 heap ihrem index jobs kann konto mail middl minde null nullw palet partn passt postg proze quadr repli
-6 schlä sdk sich sonnt speic stamm tenan tiefe trägt verfa verka versc volle wirft zufäl zweim über überb
-7 ^beim ^blätt ^cooki ^fehlt ^merkm ^nutze ^snaps ^unter ^verbi ^versc ^windo acht actio blätt brows cdn
-7 dauer doppe endet fehlt gehol gekür glob- grupp heade host json kalts knote laufw liste mb merkm neun
-7 nginx pixel port preis probe puffe regio rundu sendu suche token trace trans uploa utc windo älter übers
-8 ^ein ^eine ^gäste ^§ beste cent codeb cooki der drei e-mai eines einst gefah geles gepus graph gäste
-8 indiz kompr leere legt liege media mehre per rolle seite snaps sorti start storn tabel teile webho weil
-8 zelle zwisc
-9 ^gutsc ^metri ^migra ^sitzu ^vorsc ` benut cronj ersch erzeu expor fünf gebau liest metri offen ordne
-9 prome redis teams um verbi verwo werde wheel
-10 als auftr beim berec gutsc manda ms nimmt parti primä sperr vier worke
-11 anfra debug groß- laufe rechn sein wiede
-12 ^der anmel erhal gespe label minut parse sekun stünd zeits §
-13 ^` ^das eine könne läuft nachr sched sprac
-14 ^die ihr
-15 leade queue
"""
