"""Which way German stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
16 hand siche
15 man wir
14 berei code entwi featu
13 binne finde niema
12 ^für chang neuen relea statt
11 ^in ^speic ^unser arbei bleib endpu fehls jeman produ selbs unser wer
10 ^ausna bespr entsc entwu forma funde funkt grün halbe merge ordnu schni änder
9 ^bei ^featu ^gehei ^nach ^wer abhän deuts einfa freit gehör gemei kolle logik modul repos test uns zwei-
8 ^schlu ^übers benen beque besch commi diens hinei jede kunde liebe linte reque rollb rücks schlu ticke
8 ungel vier-
7 ^kunde ^liebe ^öffen alarm aussc bibli black büro engli erkun fachs festg force freig fünfz gehei geht
7 gener getei hilfs inner inter isort kopie kurze lange lapto leute lästi nie priva quart revie rufbe schät
7 sinkt solan suppo termi weg weite zugri zusti zweit öffen
6 ^alle ^an ^auf ^commi ^force ^große ^hilfs ^inkom ^mit ^zugri abgeh abges augen behob damit direk doku
6 durch entfä erled exper geneh herau hoch inkom jeder klärt komme konst lastt migra monta nicht penet print
6 prüfe readm rfc rote schwa signa sprec sprin tage testd tisch typan uhr verbo vergi verse vor vorhe wiki
6 woche währe
5 ^abnah ^alles ^bevor ^daten ^debug ^es ^finge ^fremd ^handä ^hänge ^impor ^jedes ^model ^rote ^sprec
5 ^testd ^typan ^verwa ^vorfä ^wir ^währe ^zerti ^zugan abnah ausge ausko ausna beför beisp beric besse
5 besta betre blick branc chat chef cto dana dauer daume diese diff dring etwas flieg folgt frei fremd genüg
5 getau globa große handä hardw heili hilfe hänge jedes kernp morge mutte neues neuli okay owner plaus pull
5 quell regre root- schri skrip sofor späte stumm tagge tests tippf umzug ungep unges veran vermi verwa
5 veröf vorfä was zerti zweif öfter
4 , ^abhän ^abkür ^am ^angef ^backp ^befun ^besse ^contr ^cronj ^depen ^direk ^einge ^gener ^handl ^hotfi
4 ^kaput ^konst ^lastt ^lizen ^logme ^mocks ^refac ^rollb ^sag ^schem ^schwa ^schät ^spike ^von ^vor ^wider
4 ^zieht ^zusic abger abkür abstr abstu abzei achtz allei alles analy ander angen ausfa aushe ausli backp
4 barri beant befun begrü bekom bezei brauc chefs contr daten depen donne dritt echte end-t erst es exter
4 fachl falsc fasst fehlg finge fixes freiz freun förml gehen gepfl gesch großg grund handb haupt hier hotfi
4 indem infor inven itera kanal kaput klein kommt konve lauf leist lizen login logme maint mal marta mocks
4 monat nachb nachs naht onlin ort passi patie per pfleg poste prüfu pusht rausg refac rohem rollo rotes sag
4 schne schub schul sie sorge spike sql stehe still sätze tagen tages tagt templ terra testa tools treso
4 umbau umset uuid- verlä verze vom vorfü wacke weil wider wird wort zeitd zu zuers zum zuruf zusic zusta
3 #0 ^ab ^achtu ^alarm ^api-s ^aufrä ^barri ^bespr ^boole ^cloud ^codek ^dring ^entsc ^erst ^erwäh ^exper
3 ^exter ^fehle ^fehls ^freit ^funde ^globa ^im ^klein ^leist ^liefe ^lösch ^mitte ^mockt ^monta ^neuer
3 ^noteb ^panik ^patie ^priva ^prüfe ^retro ^statt ^stilf ^testn ^tests ^token ^veral ^vertr ^veröf ^wacke
3 ^weil ^wildc ^zu ^zugän ^zurüc achtu aktua alten am an anruf aufrä autor bench boole bugfi cloud codek
3 conve dann dokum du einen einka enums env erfah erfol erwäh fachb fachw flag frage frühe geben gebot gedäc
3 gemel gemoc gepro geübt gilt grafi grüne ihren ins integ kompi kontr kopfn korre kuppe kündi leerz live
3 losle lösch main manns mehr mitta mobil mockt model nachf namen neue noteb notfa nutzt opena panik param
3 perso pflic pr prior proto recht repar repro retro ruht rät sagen schau servi spezi stilf testf testn
3 thema tun unabh unang unsic unter verwe vorbe vorsi warte wegwe wie wildc wöche zeit zeitn zette zugan
3 zugän zuläs zusam überl
2 ^arbei ^archi ^assis ^auch ^beisp ^bis ^boden ^break ^brech ^bündl ^code ^compi ^da ^deplo ^diese ^du
2 ^entwu ^fehlg ^feldg ^firmw ^freun ^lange ^linte ^logda ^läuft ^magis ^neue ^pull ^rever ^schli ^schni
2 ^solan ^stack ^typfe ^umgeb ^was ^wem ^öffne abdec absch allem allok angeh angek ansag api assis auf aufge
2 ausgi ausro ausst berüh besit beta- boden bots break brech brems build büche bündl check cla danac demo
2 diges eilfä einem entfa erhöh erklä erlas ertei erwün facha falle famil feldg ferti festz finan firmw
2 folge freez freiw früh füllt ganze gelau gepla gezah geänd gibt greif grenz hast haus hause herei herum
2 inspe insta inzwi ja jedem klart kompo konte kurat kümme laute leitu liefe livem logda loggi magis major
2 mergt mietv mitar mühse nachm nacht nehme notau notiz nötig oft ohne pager paten perl planu plati plug-
2 priya progr prüfp pushe raten rever root ruft runbo rückf rückw rührt sandb schla scree seman singl so
2 spät stape strei tag team- typfe typpr umgeh umges unsig verer verha versi verzi viert vorau vorfa wande
2 warum wechs wem will zahlt zeitz ziehe üblic
1 ^abkün ^antwo ^ausko ^backu ^bots ^code- ^dokum ^entwi ^erhöh ^forma ^gemei ^inter ^ist ^keine ^kompo
1 ^konfl ^langl ^namen ^neuan ^niema ^nächt ^perso ^pro ^produ ^proto ^scree ^sinkt ^stand ^teure ^ticke
1 ^todo- ^ungen ^vom ^werkz ^wisse ^zeits ^zuers ^änder ^über abgab abkün abrec abspr abwei aktiv angef
1 anneh anony ansie antwo api-k api-s api-t ausse begin bei beitr benot bestä brett buchh cherr code- darau
1 dass den dense desig diffs dir doc-k dokuä dozen einfr einfü einzi env-d erfäh ergeb erwar erwei feier
1 fest fokus für gefra gelee gemer gern geseh gewar geöff größe harml heiße histo hooks infra joins kanns
1 kehre klass klick kompa langl liest lohnt lokal merkt mit mitre mittw mündl nein nenne neuan norma notfä
1 orden prüft qa quara quitt richt risik rot roten schli sich sinnv spare squas stabi stell stopp teles
1 teure todo- trage ui-än umkeh unber ungef varia vault vendo veral verb verei verkn verla vertr von voran
1 vorra war wareh werkz wisse zerbr zerle zunäc zur zurüc
-1 * ^abfra ^befeh ^besch ^cron- ^doppe ^einma ^embed ^ereig ^feier ^felde ^freig ^gefah ^get ^hinzu ^http-
-1 ^hyper ^jeder ^jobs ^konte ^kühlw ^lager ^langs ^leads ^leser ^links ^messw ^nie ^noten ^offen ^prs
-1 ^push- ^retou ^retry ^schat ^schlü ^secre ^sprin ^suche ^suppo ^tags ^teile ^tempe ^unit- ^unter ^untät
-1 ^versi ^versp ^watch ^webso ^zeitü ^zirku ^zykli abfra abgew abmel absti achse agent akten akzen akzep
-1 alte anfüh anhan ansic archi aufga autho basie baum bazel bearb bedeu behan behäl beide besti betra bevor
-1 bezah bezir bildr binar binär blatt buchu byte bytes bäume bünde case chat- cli clust cron- csv-i csv-l
-1 da daemo darf dasse deakt decke dedup defek dem deren diagr dialo dimen docst downl draft dreie einan
-1 einig einla einre einst email empfa endli engin entpa ergän erhäl erinn erkan erlau erneu erset etl-l
-1 expon expor fach fahre fahrz fasse fehlv flack forks foto fotog fotos freie fäden fünft gasse gb gefüh
-1 gelbe gepuf geren gespi gesta glaci gorou grati größt gutac haben hashe head healt heißt herun hinke
-1 hinkt hinzu hkdf holid hostn http http- hyper hz höchs iban im iso-z ist jahr jeden jira job-q jünge kalt
-1 katal kern kilo kolli komma konku kurse kühlw ladel lambd lande laufs leads leckt leich lfs libso licht
-1 limit linke links lock- lüfte macht mailw manch manif marke maut menge menüs mitgl mosai museu netzw noch
-1 noten notes nullp oktet optio order pagin partn pause pfade physi pixel plus pläne polli pool porta portn
-1 posit pre-c prod proxy proze prs prüfs refer regal regel reihe rekur retou route rumpf s satzz savep
-1 schat schie schle schäd secre segme sehen siebz slow slug smart sofer soll somme spiel sqlit stage statu
-1 steig strea strom stufe stund störe stößt stürz suchf sucht syste t task teams teil teild tempe tempo
-1 testl text tls-h tod toml treib triag trunk uhrze umgeb umlau unit- unver users utc-m valid vekto verdi
-1 verdo vergl verli verme verpf versa versp viel voll vorta vorze vpn webso wert wurde zahl zeitl zeitü
-1 zende zerri zirku zuget zugle zuste zykli öffne
-2 ^alte ^audio ^ausre ^außer ^binär ^check ^codeb ^empfä ^endau ^gebüh ^geneh ^get-a ^gewic ^kalts ^kennu
-2 ^klaus ^laufe ^mitar ^mock- ^nicht ^ohne ^paket ^passw ^plugi ^plätz ^postg ^preis ^pull- ^regul ^relea
-2 ^seit ^sendu ^serve ^sie ^sperr ^sprit ^stimm ^storn ^tote ^uploa ^varia ^verbi ^vorhe ^werte ^zahlu
-2 ^zeitf ^zweig ^zwisc abbil abbra abgeb abläu absta absuc advis aktio alpha also alter altve anbie and
-2 andro anfan angel angem angew async audio audit ausdr ausfü auskl ausla ausre auswe backe bedie beend
-2 befeh benan bewer blau brich bucke ci conta dashb desha docke doku- ebene einge einlö eintr endau entfe
-2 entwü erken ersat ersta etike event execu fehle feste fortl färbt ganz gatew gebun gebüh gehas gelb gelte
-2 gemit genau gesam gestr gestu get get-a getre gewic gewäh halte hausn heap image impor iso jenki json-
-2 kalen kalte kam kateg kein kenne kerbe kiosk klaus klemm klärl lader lager laufz lease leite lesen leser
-2 lesez local lock locki log lädt lösen löste makro masch maste mitte mkdoc mock- märz mögli nachg netzz
-2 neuer not nächs offli offse opene or paral passw pipel plugi ports post- postl präfi prüfz publi push-
-2 rabat rebas regul rende retry rotie räume räumt rückg rückm sachb samme sdk secur seine seit sende sessi
-2 setzt shuff sigma simul spool spric sprit stack staff stamm stand stder steck store straß svelt svg tausc
-2 teile testj tief tor tote treff tritt trägt unbek untät uploa urspr user- verga verst vite volle wachs
-2 wasse watch werfe wähle zeitf zentr ziel zoom zufal zulet zustä zweie zweim übere übert überw
-3 ^abgel ^abrec ^admin ^airfl ^als ^anfra ^avisi ^beträ ^blätt ^branc ^callb ^clien ^demos ^den ^einrü
-3 ^geänd ^hande ^immer ^innen ^jede ^leere ^logs ^logze ^nachr ^neben ^nur ^parqu ^passe ^pumpe ^repos
-3 ^räume ^schal ^seite ^siche ^sorti ^späte ^testk ^typin ^umger ^verbe ^wechs ^wird ^woche ^zinse admin
-3 airfl allen als anhän anlag anträ aufbe auftr ausga avisi banka baut behal belie binde blätt board bot
-3 bundl callb cdn consu cronj daher das datum demos denn des desse dreiß dunkl dürfe einma einrü elf ende
-3 ende- enthä entst ereig erste follo formu fragt frame front fußze führe führt ganzz gefah geklo gekür
-3 gelös genom geord gepus gesti gigab go-st grupp hande hexzi hook hängt ihrem ihrer in inkre innen jobs
-3 jüngs karte kennt knote konso konto kopf kopfz korb lang langs last laufw leben letzt list lockd logs
-3 logze länge lässt mailg mehrw melde middl minde missi neben nennt neu nullw numme nur-l organ parqu passe
-3 plan plätz post postg preis pro pull- punkt rand regio rover rundu runne rust safar schei schlä sechs
-3 seed- sei seite selbe sendu seria siebe sollt sonst steue stimm stric teiln tenan testk timeo titel toure
-3 trace trenn trigg typin tür umläu umwan und ungül verbe verde verpa verte viele vierm vorga warnu wartu
-3 weist wenn wurze wächs zeige ziele ziffe zinse zuges zwei überg
-4 #3 ^batch ^bewer ^bilde ^e-mai ^eine ^expor ^filte ^lekti ^merkm ^migra ^parse ^recht ^regre ^revie
-4 ^schre ^senso ^snaps ^sprun ^versc ^warnu ^webho ^windo ^zahle ^zutat ^§ arm aufru batch bilde bis buchs
-4 clien codeb data- datei derse edito ein einer einga elter empfä endet enkla erben euro feuch gebuc gemes
-4 gesen geset gewäc gezei glob- großb gülti handl hochl hälft idemp index kaufm kennu kinde konfi koppe
-4 lage lausc lehnt lekti liege mail mb merkm messw milli mqtt- nach negat neust none oberf paket plane
-4 proje puffe quadr rahme refre schic schre sind sinne sms sphin sprun suche suchi tause tägli um umgek
-4 unbra utc verkl verlo verwi verzö vorla welch werte wheel wirku währu zeich zelle zutat zuwei zähle zählt
-4 über
-5 ^benut ^cooki ^gutsc ^komme ^metri ^nutze ^palet ^signa ^sitzu ^türen ^unbek ^vorsc accou actio alle
-5 angez aufzu benut beste beträ block cooki curso debug die einsa eleme falls farbe feld filte fährt gehol
-5 gezäh gramm graph hands hat heade häkch idle ignor ihres immer jahre json kalts kompr käufe legt läuft
-5 media mehre modus ms netz neun nimmt normi offen palet patch platz primä probe prome sched schwe senso
-5 serve setze shard sicht signi sitzu snaps sobal sonnt steht storn symbo tiefe topol türen umger verhi
-5 verri vierz waren wirft zwanz zwölf älter überb übers
-6 ^beim ^beste ^fehlt ^gelös acht angab anmel app aus billi cent drei dreim e-mai eigen einde embed entha
-6 etwa fakto fassu gerun gerät gutsc host ihr indiz jetzt job leer liste löst muss nache null pumpe redis
-6 regis rolle schal sein sieht stern telef threa verka versu vier werde zwisc
-7 ^gäste autom außer der doppe fehl fehlt felde gelad gepac groß- ihre je kann laufe müsse name nginx ordne
-7 port repli schlü spalt speic stati tarif token trans versc webho windo workf zehn zufäl zweig
-8 ^` ^rechn ab aber abgel berec bett brows eins ersch geles könne label metri neunz parti passt stünd tabel
-8 zahle zahlu zeigt zeile zeits
-9 #1 ^zwei cache fünf gäste hinte leade minut queue rechn sperr sprac stagi verwo vorsc wiede worke §
-10 #2 ^die ^ein ` anfra eine eines erzeu koste parse sekun sorti start
-11 @ ^das ^kein adres gebau leere manda verbi
-12 ^der beim nachr
-13 gespe nutze
-14 erhal
"""
