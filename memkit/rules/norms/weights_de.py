"""Which way German stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
16 hand siche
15 man wir
14 berei code entwi featu
13 binne finde niema
12 ^für chang neuen relea statt
11 ^in ^speic ^unser arbei bleib endpu fehls jeman produ selbs unser wer
10 ^ausna bespr entsc entwu forma funde funkt grün halbe kopie merge ordnu schni änder
9 ^bei ^featu ^gehei ^nach ^wer abhän deuts einfa freit gehör gemei kolle logik modul repos test uns zwei-
8 ^schlu ^übers benen beque besch commi diens hinei jede kunde liebe linte reque rollb rücks schlu ticke
8 ungel vier-
7 ^liebe ^öffen alarm aussc bibli black büro engli erkun fachs festg force freig fünfz gehei geht gener
7 getei hilfs inner inter isort kurze lange leute lästi nie priva quart revie rufbe schät sinkt solan suppo
7 termi tisch weg weite zugri zusti zweit öffen
6 ^alle ^an ^auf ^commi ^force ^große ^hilfs ^inkom ^kunde ^mit ^zugri abgeh abges augen behob bekom damit
6 direk doku durch entfä erled exper geneh große herau hoch inkom jeder klärt komme konst lapto lastt migra
6 monta nicht penet print prüfe readm rfc rote schwa signa sprec sprin tage testd typan uhr verbo vergi
6 verse vor vorhe wiki woche währe
5 ^abnah ^alles ^bevor ^daten ^debug ^einge ^es ^finge ^fremd ^handä ^hänge ^impor ^model ^sprec ^testd
5 ^typan ^verwa ^vorfä ^wir ^währe ^zerti ^zugan abnah abstu ausge ausko ausna beför beisp beric besse besta
5 betre blick branc chat chef cto dana dauer daume diese diff dring etwas flieg folgt frei fremd genüg getau
5 globa handä hardw heili hilfe hänge jedes kernp konte morge mutte neuli okay owner plaus pull quell regre
5 root- schri skrip sofor späte stumm tagge tests tippf umzug ungep unges veran vermi verwa veröf vorfä was
5 zerti zweif öfter
4 , ^ab ^abhän ^abkür ^am ^angef ^backp ^befun ^contr ^cronj ^depen ^direk ^gener ^handl ^hotfi ^jedes
4 ^kaput ^konst ^lastt ^lizen ^logme ^mocks ^refac ^rollb ^rote ^sag ^schem ^schwa ^schät ^spike ^von ^vor
4 ^wider ^zusic abger abkür abzei achtz allei alles analy ander angen ausfa aushe ausli backp barri beant
4 befun begrü bezei brauc chefs contr depen donne dritt echte erst es exter fachl falsc fasst fehlg finge
4 fixes freiz freun förml gehen gepfl gesch großg grund handb haupt hier hotfi indem infor inven kanal kaput
4 klein kommt konve lauf leist lizen login logme maint mal marta mocks monat nachb nachs naht neues onlin
4 ort passi patie per pfleg poste prüfu pusht rausg refac rohem rollo rotes sag schne schub schul sie sorge
4 spezi spike sql stehe still sätze tagen tages tagt templ terra testa tools treso umbau umset uuid- verlä
4 verze vom vorfü wacke wider wird wort zeitd zuers zum zuruf zusic zusta
3 #0 ^achtu ^alarm ^api-s ^aufrä ^barri ^bespr ^besse ^boole ^cloud ^codek ^dring ^entsc ^erst ^erwäh ^exper
3 ^exter ^fehle ^fehls ^freit ^funde ^globa ^im ^klein ^leist ^liefe ^lösch ^mitte ^mockt ^monta ^neuer
3 ^noteb ^panik ^priva ^prüfe ^retro ^statt ^stilf ^testn ^token ^veral ^vertr ^veröf ^wacke ^weil ^wildc
3 ^zieht ^zu ^zugän ^zurüc abstr achtu aktua am an anruf aufrä autor bench boole bugfi cloud codek conve
3 dann daten dokum du einka end-t enums env erfah erfol erwäh fachb fachw flag frage frühe geben gebot gedäc
3 gemel gemoc gepro geübt gilt grüne ihren integ itera kompi kontr kopfn korre kuppe kündi leerz live losle
3 lösch main manns mehr mitta mobil mockt model nachf namen neue noteb notfa nutzt opena panik param perso
3 pflic pr prior proto recht repar repro retro ruht rät sagen schau servi stilf testf testn thema tun unabh
3 unang unsic unter verwe vorbe vorsi warte wegwe weil wie wildc wöche zeit zeitn zu zugan zugän zuläs zusam
3 überl
2 ^arbei ^archi ^assis ^auch ^beisp ^bis ^boden ^break ^brech ^bündl ^code ^compi ^da ^deplo ^diese ^du
2 ^entwu ^fehlg ^feldg ^firmw ^freun ^lange ^linte ^logda ^läuft ^magis ^neue ^patie ^pull ^rever ^schli
2 ^schni ^solan ^stack ^tests ^typfe ^umgeb ^was ^wem ^öffne abdec allem allok alten angeh angek ansag api
2 assis aufge ausgi ausro ausst berüh besit beta- boden bots break brech brems build büche bündl check cla
2 danac demo diges eilfä einem einen entfa erhöh erklä erlas ertei erwün facha falle famil feldg ferti festz
2 finan firmw folge freez früh füllt ganze gelau gepla gezah geänd gibt grafi grenz hast haus hause herei
2 herum ins inspe insta inzwi ja jedem klart kompo kurat kümme laute leitu liefe livem logda loggi magis
2 major mergt mietv mitar mühse nachm nacht nehme notau notiz nötig oft ohne pager paten perl planu plati
2 plug- priya progr prüfp pushe raten rever root ruft runbo rückf rückw rührt sandb schla scree seman singl
2 so spät stape stell strei tag team- typfe umgeh umges unsig verer verha versi verzi viert vorau vorfa
2 wande warum wechs wem will zahlt zeitz zette ziehe üblic
1 ^abkün ^antwo ^ausko ^backu ^bots ^code- ^dokum ^entwi ^erhöh ^forma ^gemei ^inter ^ist ^keine ^kompo
1 ^konfl ^langl ^namen ^neuan ^niema ^nächt ^perso ^pro ^produ ^proto ^scree ^sinkt ^stand ^teure ^ticke
1 ^todo- ^ungen ^vom ^werkz ^wisse ^zeits ^zuers ^änder ^über abgab abkün abrec absch abspr abwei aktiv
1 angef anneh anony ansie antwo api-k api-s api-t auf ausse begin bei beitr benot bestä brett buchh cherr
1 code- darau dass den dense desig diffs dir doc-k dokuä dozen einfr einfü einzi env-d erfäh ergeb erwar
1 erwei feier fest fokus freiw für gefra gemer gern geseh gewar geöff greif größe harml heiße histo hooks
1 infra joins kanns kehre klass klick kompa langl liest lohnt lokal merkt mit mitre mittw mündl nein nenne
1 neuan norma notfä orden platt prüft qa quara quitt richt risik rot roten scans schli sich sinnv spare
1 squas stabi teles teure todo- trage typpr ui-än umkeh unber ungef varia vault vendo veral verb verei verkn
1 verla vertr von voran vorra war wareh werkz wisse zerbr zerle zunäc zur zurüc
-1 * ^abfra ^befeh ^cron- ^doppe ^einma ^embed ^ereig ^feier ^felde ^freig ^gefah ^get ^hinzu ^http- ^hyper
-1 ^jobs ^konte ^kühlw ^lager ^langs ^leads ^leser ^links ^messw ^nachr ^noten ^offen ^passw ^prs ^push-
-1 ^retou ^retry ^schat ^schlü ^secre ^sprin ^suche ^suppo ^tags ^teile ^tempe ^unit- ^unter ^untät ^versi
-1 ^versp ^watch ^webso ^zeitü ^zirku ^zykli abfra abgew abmel absti achse agent akten akzen akzep alte
-1 anfüh anhan ansic archi aufga autho basie baum bazel bearb bedeu behäl beide besti betra bevor bezah
-1 bezir bildr binar binär blatt buchu byte bytes bäume bünde case chat- cli clust cron- csv-i csv-l da
-1 daemo darf dasse deakt decke dedup defek deren diagr dialo dimen docst downl dreie einan einig einla
-1 einre email empfa endli engin entpa ergän erhäl erinn erkan erlau erneu erset etl-l expon expor fach
-1 fahre fahrz fasse fehlv flack forks foto fotog fotos freie fäden fünft gasse gb gefüh gelbe gepuf geren
-1 gespi gesta gewin glaci gorou grati größt gutac haben handl hashe head healt heißt herun hinke hinkt
-1 hinzu hkdf holid hostn http http- hyper hz im iso-z ist jahr jeden jira job-q jünge kalt katal kern kilo
-1 kolli komma konku kurse kühlw ladel lambd lande laufs leads leckt leich lfs libso licht limit linke links
-1 lock- lüfte macht mailw manch manif marke maut menge menüs mitgl mosai museu netzw noch noten notes nullp
-1 oktet optio order pagin partn pause pfade physi pixel plus pläne polli pool porta portn posit pre-c prod
-1 proxy proze prs prüfs refer regal regel reihe rekur retou route rumpf s satzz savep schat schie schle
-1 schäd secre segme sehen siebz slow slug smart sofer soll somme spiel sqlit stage statu steig strea strom
-1 stufe stund störe stößt stürz suchf sucht syste t task teams teil teild tempe tempo testl text tls-h tod
-1 toml treib triag trunk uhrze umgeb umlau unit- unver users utc-m valid vekto verdi verdo vergl verme
-1 verpf versa versp viel voll vorta vorze vpn webso wert wurde zahl zeitl zeitü zende zerri zirku zuget
-1 zugle zuste zykli öffne übern
-2 ^abrec ^audio ^ausre ^außer ^besch ^binär ^check ^codeb ^empfä ^endau ^gebüh ^geneh ^get-a ^gewic ^kalts
-2 ^kennu ^klaus ^laufe ^mitar ^mock- ^nie ^ohne ^paket ^plugi ^plätz ^postg ^preis ^pull- ^regul ^relea
-2 ^seit ^sendu ^serve ^sie ^sperr ^sprit ^späte ^stimm ^storn ^tote ^uploa ^varia ^verbi ^vorhe ^werte
-2 ^zahlu ^zeitf ^zweig ^zwisc abbil abbra abgeb abläu absta absuc advis aktio alpha also alter altve anbie
-2 and andro anfan angel angem angew async audio audit ausdr ausfü auskl ausla ausre auswe backe bedie beend
-2 befeh behan benan bewer blau brich bucke ci dashb des desha docke doku- draft ebene einge einlö einst
-2 eintr endau entfe entwü erken ersat ersta etike event execu fehle feste fortl färbt ganz gatew gebun
-2 gebüh gehas gelb gelte gemit genau gesam gestr gestu get get-a getre gewic gewäh halte hausn heap höchs
-2 image impor iso jenki json- kalen kalte kam kateg kein kenne kerbe kiosk klaus klemm klärl lader lager
-2 laufz lease leite lesen leser lesez local lock locki log lädt lösen löste makro masch maste mitte mkdoc
-2 mock- märz mögli nachg nennt netzz neuer not nächs offli offse opene or paral passw pipel plugi ports
-2 post- postl präfi prüfz publi push- rabat rebas regul rende retry rotie räume räumt rückg rückm sachb
-2 samme sdk secur seine seit sende sessi setzt shuff sigma simul spool spric sprit stack staff stamm stand
-2 stder steck store straß svelt svg tausc teile testj tief tor tote treff tritt trägt unbek untät uploa
-2 urspr user- verga verli verst vite volle wachs wasse watch werfe wähle zeitf zentr ziel zoom zufal zulet
-2 zustä zweie zweim übere übert überw
-3 ^abgel ^admin ^airfl ^als ^alte ^anfra ^avisi ^beträ ^blätt ^branc ^callb ^clien ^demos ^den ^einrü
-3 ^geänd ^hande ^immer ^innen ^jede ^leere ^logs ^logze ^neben ^nicht ^nur ^parqu ^passe ^pumpe ^repos
-3 ^räume ^schal ^seite ^sorti ^testk ^typin ^umger ^verbe ^wechs ^wird ^woche ^zinse admin airfl allen als
-3 anhän anlag anträ aufbe aufru auftr ausga avisi banka baut behal belie binde blätt board bot bundl callb
-3 cdn consu conta cronj daher das datum demos denn desse dreiß dunkl einma einrü elf ende ende- enthä entst
-3 ereig erste follo formu fragt frame front fußze führe führt ganzz gefah geklo gekür gelös genom geord
-3 gepus gesen gesti gigab go-st grupp hande hexzi hook hängt ihrem ihrer in inkre innen jobs jüngs karte
-3 kennt knote konso konto kopf kopfz korb lang langs last laufw leben letzt list lockd logs logze länge
-3 lässt mailg mehrw melde middl minde missi neben neu nullw numme nur-l organ parqu passe plan plätz post
-3 postg preis pro pull- punkt rand regio rover rundu runne rust safar schei schlä sechs seed- sei seite
-3 selbe sendu seria siebe sinne sollt sonst steue stimm stric teiln tenan testk timeo titel toure trace
-3 trenn trigg typin tür umläu umwan und ungül verbe verde verpa verte viele vierm vorga warnu wartu weist
-3 wurze wächs zeige ziele ziffe zinse zuges zwei überg
-4 #3 ^batch ^bewer ^bilde ^e-mai ^eine ^expor ^filte ^lekti ^merkm ^migra ^parse ^recht ^regre ^revie
-4 ^schre ^senso ^siche ^snaps ^sprun ^türen ^unbek ^versc ^warnu ^webho ^windo ^zahle ^zutat ^§ arm aufzu
-4 batch bilde bis buchs clien codeb data- datei derse dürfe edito ein einer einga elter empfä endet erben
-4 euro feuch fährt gebuc gemes geset gewäc gezei glob- graph großb gülti hochl hälft idemp index kaufm
-4 kennu kinde konfi koppe lage lausc lehnt lekti liege mail mb merkm messw milli mqtt- nach negat neust
-4 none oberf paket plane proje puffe quadr rahme refre schic schre sind sms sphin sprun suche suchi tause
-4 tägli türen um umgek unbra utc verkl verlo verwi verzö vorla welch wenn werte wheel wirft wirku währu
-4 zeich zelle zutat zuwei zwanz zähle zählt
-5 ^benut ^cooki ^gutsc ^komme ^metri ^nutze ^palet ^signa ^sitzu ^vorsc accou actio alle angez benut beste
-5 beträ block cooki curso debug die einsa eleme enkla falls farbe feld filte gehol gezäh gramm hands hat
-5 heade häkch idle ignor ihres immer jahre json kalts kompr käufe legt media mehre modus ms netz neun nimmt
-5 normi offen palet patch platz primä probe prome sched schwe senso serve setze shard sicht signi sitzu
-5 snaps sobal sonnt steht storn symbo tiefe topol umger verhi verri vierz waren zwölf älter über überb
-5 übers
-6 ^beim ^beste ^fehlt ^gelös acht angab anmel aus billi cent drei dreim e-mai einde embed entha etwa fakto
-6 fassu gerun gerät gutsc host ihr indiz jetzt leer liste läuft löst muss nache null port pumpe redis regis
-6 schal sein sieht stern telef threa verka versu vier werde zwisc
-7 ^gäste app autom außer der doppe eigen fehl fehlt felde gelad gepac groß- ihre je job kann laufe müsse
-7 name nginx ordne repli rolle schlü spalt speic stati tarif token trans versc webho windo workf zehn zufäl
-7 zweig
-8 ^` ^rechn ab aber abgel berec bett brows eins ersch geles könne label metri neunz parti passt rechn tabel
-8 zahle zahlu zeigt zeile zeits
-9 #1 ^zwei cache fünf gäste hinte leade minut queue sperr sprac stagi stünd verwo vorsc wiede worke §
-10 #2 ^die ^ein ` anfra eine eines erzeu koste parse sekun sorti start
-11 @ ^das ^kein adres gebau leere nachr verbi
-12 ^der beim manda
-13 nutze
-14 erhal gespe
"""
