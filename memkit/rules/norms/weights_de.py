"""Which way German stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
16 hand siche
15 code man wir
14 berei featu
13 binne finde
12 ^für chang endpu neuen niema relea statt
11 ^speic ^unser arbei bleib entwi fehls jeman produ selbs wer
10 ^in ^nach bespr entsc forma funde grün halbe kopie merge ordnu repos schni unser änder
9 ^ausna ^bei ^featu ^gehei abhän beque deuts einfa entwu freit funkt gehör gemei kolle logik modul test
9 ticke uns zwei-
8 ^schlu ^wer ^übers benen besch commi diens kunde linte reque rollb rücks schlu ungel vier- zweit öffen
7 ^öffen alarm aussc bibli black büro direk engli erkun fachs festg force freig fünfz geht gener getei hilfs
7 inter isort jede kurze lange leute liebe lästi nie print priva quart revie rufbe schät sinkt sql suppo
7 termi weg weite zugri zusti
6 ^an ^auf ^commi ^force ^große ^hilfs ^inkom ^kunde ^liebe ^vorfä ^zugri abges augen behob bekom branc
6 damit doku durch entfä erled exper fremd gehei geneh herau hoch inkom inner jeder klärt komme lapto lastt
6 monta nicht penet prüfe rfc schwa skrip solan sprec sprin tage testd tests tisch typan uhr vergi verse vom
6 vor vorfä vorhe wiki woche währe
5 ^abnah ^alles ^bevor ^debug ^es ^finge ^fremd ^handä ^hänge ^impor ^jedes ^magis ^mit ^model ^sprec ^testd
5 ^verwa ^wir ^währe ^zerti ^zugan abgeh abnah abstu ausge ausko ausna beisp beric besse besta betre blick
5 chat chef cto dana dauer daume diese dring etwas fachw flieg folgt frei gehen genüg getau große handä
5 hardw heili hinei hänge jedes kernp konst konte magis migra morge mutte neuli okay ort owner plaus pull
5 quell readm regre root- rote schri signa sofor späte stumm tagge tippf umzug ungep unges veran verbo vermi
5 verwa veröf was zerti zweif öfter
4 , ^ab ^abhän ^alle ^am ^angef ^backp ^befun ^contr ^cronj ^daten ^depen ^einge ^erst ^gener ^handl ^kaput
4 ^konst ^lastt ^lizen ^logme ^lösch ^mocks ^neuer ^refac ^rollb ^rote ^sag ^schem ^schwa ^schät ^spike
4 ^testn ^typan ^wider ^zu ^zusic abzei achtz allei alles analy ander ausfa aushe ausli backp barri beant
4 befun beför begrü bench brauc contr depen diff donne dritt echte erfah erst es exter fachl falsc fasst
4 fehlg fixes freiz freun förml gepfl gesch globa großg grund handb haupt hier hilfe hotfi indem infor inven
4 kanal kaput klein konve lauf leist lizen login logme maint mal marta mocks monat nachb nachs naht onlin
4 passi patie per pfleg poste prüfu pusht rausg refac rollo rotes sag schau schne schub schul sie sonde
4 sorge spezi spike stehe still sätze tagen tages tagt templ terra testa testn thema tools treso umbau umset
4 unang uuid- verlä verpö verze views vorfü wacke wider wird wort wöche zeitd zuers zum zuruf zusic zusta
3 #0 ^achtu ^alarm ^aufrä ^barri ^bespr ^besse ^boole ^cloud ^codek ^direk ^dring ^entsc ^erwäh ^exper
3 ^exter ^fehle ^fehls ^freit ^funde ^globa ^hotfi ^im ^klein ^leist ^liefe ^mitte ^mockt ^monta ^noteb
3 ^panik ^priva ^prüfe ^retro ^statt ^token ^veral ^vertr ^veröf ^von ^vor ^wacke ^was ^weil ^wildc ^zieht
3 ^zugän ^zurüc abger abstr achtu aktua am an angen anruf aufrä boole bugfi chefs cloud codek conve dann
3 daten dokum du einka end-t enums env erfol erwäh fachb finge folge frühe gebot gedäc gemel gemoc gepro
3 geübt grüne ihren integ itera kompi kontr kopfn korre kuppe kündi leerz live manns mitta mobil mockt model
3 nachf nacht namen neue noteb notfa nutzt opena panik param perso pflic pr prior proto recht repar repro
3 retro rohem ruht rät sagen servi testf tun unabh unsic verwe vorbe vorfa vorsi warte wechs wegwe weil wie
3 wildc zeit zeitn zette zu zugän zuläs zusam überl
2 ^abkür ^api-s ^arbei ^archi ^assis ^auch ^beisp ^bis ^boden ^break ^brech ^bündl ^code ^code- ^compi ^da
2 ^deplo ^du ^fehlg ^feldg ^firmw ^freun ^lange ^linte ^logda ^läuft ^namen ^neue ^patie ^pull ^rever ^schli
2 ^schni ^solan ^stack ^stilf ^tests ^typfe ^umgeb ^wem ^werkz ^öffne abdec abkür absch allem allok alten
2 angeh angek ansag api assis aufge ausgi ausst autor begin berüh besit beta- bezei boden bots break brech
2 brems build büche bündl cla code- danac demo dense diges eilfä einem einen entfa erhöh erklä ertei erwün
2 facha falle famil feldg ferti festz finan firmw freez früh füllt ganze geben gelau gepla gezah geänd gibt
2 gilt grafi grenz hast haus hause herum ins inspe insta inzwi ja jedem klart kommt kompo kurat kümme laute
2 leitu liefe livem logda loggi losle lösch main major mergt messe mitar nachm nehme neues notau notiz nötig
2 oft ohne optim pager paten perl planu plati plug- priya progr prüfp pushe raten rever root ruft runbo
2 rückf rückw rührt sandb schla scree seman singl so spät stape stilf strei tag team- typfe umgeh umges
2 unsig unter verer verha versi verzi viert vorau vorra wande warum wem will zahlt zeitz ziehe zugan üblic
1 ^abkün ^antwo ^ausko ^backu ^bots ^diese ^dokum ^entwi ^entwu ^erhöh ^forma ^inter ^ist ^keine ^kompo
1 ^konfl ^langl ^neuan ^niema ^nächt ^perso ^pro ^produ ^proto ^scree ^sinkt ^stand ^teure ^ticke ^todo-
1 ^ungen ^vom ^wisse ^zeits ^zuers ^änder ^über abgab abkün abrec abspr abwei angef anneh anony ansie antwo
1 api-k api-s api-t auf ausse begre bei beitr benot bestä brett buchh check cherr darau dass den deplo desig
1 diffs dir doc-k dokuä dozen einfr einfü einzi env-d erfor erfäh ergeb erlas erwar erwei feier fest flag
1 fokus frage freiw für gefra gern geseh gewar geöff greif größe harml heiße herei histo hooks infra joins
1 kanns kehre klass klick kompa langl lfs lohnt lokal merkt mietv mit mitre mittw mühse mündl nein nenne
1 neuan norma notfä orden prüft push qa quara quitt richt risik rot roten schli sinnv spare squas stabi
1 stell stopp teles teure todo- trage typpr ui-än unber ungef updat varia vault vendo veral verb verei verkn
1 verla vertr voran war wareh werkz wisse zerbr zerle zunäc zur zurüc
-1 * ^abfra ^befeh ^cron- ^doppe ^einma ^embed ^ereig ^feier ^felde ^freig ^gefah ^get ^hinzu ^http- ^hyper
-1 ^jobs ^konte ^kühlw ^lager ^langs ^leads ^leser ^links ^messw ^nachr ^noten ^offen ^passw ^prs ^retou
-1 ^retry ^schat ^schlü ^secre ^sprin ^suche ^suppo ^tags ^teile ^tempe ^unter ^untät ^versi ^versp ^watch
-1 ^webso ^zeitü ^zirku ^zykli abfra abgew abmel absti achse agent akten akzen akzep anfüh anhan ansic archi
-1 aufga autho basie baum bazel bearb bedeu behan behäl beide besti betra bevor bezah bezir bildr binar
-1 blatt buchu byte bytes bäume bünde case chat- cli clust cron- csv-i csv-l da daemo darf dasse deakt dedup
-1 defek deren diagr dialo dimen docst downl dreie einan einig einla einlö einre email empfa endli engin
-1 entpa ergän erhäl erinn erkan erlau erneu erset etl-l expon expor fach fahre fahrz fasse fehlv flack
-1 forks foto fotog fotos freie fäden fünft gasse gb gefüh gelbe gelte gepuf geren gespi gesta glaci go-di
-1 gorou grati größt gutac hashe head healt heißt herun hinke hinkt hinzu hkdf holid hostn http http- hyper
-1 hz hält iban iso-z ist jahr jeden jira job-q jünge kalt katal kern kilo kolli komma konku kurse kühlw
-1 ladel lambd lande laufs leads leckt leich libso licht limit linke links lock- logis lüfte macht mailw
-1 manch manif marke maut menüs mitgl mosai museu netzw noch noten notes nullp oktet optio order pagin partn
-1 pause pfade physi pixel plus pläne polli pool porta portn posit pre-c prod proxy proze prs prüfs raute
-1 refer regal reihe rekur retou route rumpf s satzz savep schat schie schle schäd secre segme sehen siebz
-1 slow slug smart sofer soll somme spiel sqlit stage statu steig strea strom stufe stund störe stößt stürz
-1 suchf sucht svg syste t task teams teil teild tempe tempo testl text tls tls-h tod toml treib triag trunk
-1 trägt uhrze umgeb umlau unver users utc-m valid vekto verdi verdo vergl verme verpf versa versp viel voll
-1 vorta vorze vpn webso wert wurde zahl zeitl zeitü zende zerri zirku zuget zugle zuste zykli öffne übern
-2 ^abgel ^admin ^audio ^ausre ^außer ^besch ^check ^codeb ^empfä ^endau ^gebüh ^geneh ^get-a ^gewic ^jede
-2 ^kalts ^kennu ^klaus ^laufe ^mitar ^mock- ^nicht ^nie ^paket ^plugi ^plätz ^postg ^preis ^pull- ^push-
-2 ^regul ^relea ^seit ^sendu ^serve ^sie ^sperr ^sprit ^stimm ^storn ^tote ^unit- ^uploa ^varia ^verbi
-2 ^vorhe ^werte ^zahlu ^zeitf ^zweig ^zwisc abbil abbra abgeb abläu absta absuc advis aktio alpha also alte
-2 alter altve anbie and andro anfan angel angem angew async audio audit ausdr ausfü auskl ausla ausre auswe
-2 backe bedie beend benan bewer blau board brich bucke ci conta das dashb decke des desha docke doku- draft
-2 ebene einge einst eintr endau entfe entwü erken ersat ersta etike event execu fehle feste fortl färbt
-2 ganz gatew gebun gebüh gehas gelb gelös gemit genau gesam gesti gestr gestu get get-a getre gewic gewäh
-2 haben halte handl hausn heap höchs image impor iso json- kalen kalte kam kateg kein kenne kerbe kiosk
-2 klaus klemm klärl lader lager laufz lease leite lesen leser lesez local lock lockd locki log lädt länge
-2 lösen löste makro masch maste mehrw mitte mkdoc mock- märz mögli nachg netzz neuer not nächs offli offse
-2 opene or passw pipel plugi ports post- postl preis präfi prüfz publi push- rabat rebas regul rende retry
-2 rotie räume räumt rückg rückm sachb samme sdk secur seine seit sende sessi setzt shuff sigma simul spool
-2 spric sprit stack staff stand stder steck store straß svelt tausc teiln testj tief tor tote treff tritt
-2 unbek unit- untät uploa urspr user- verga verli verst vite volle wachs wasse werfe wähle zeitf zentr ziel
-2 zoom zufal zulet zustä zweie zweim übere übert überw
-3 ^abrec ^airfl ^als ^alte ^avisi ^beträ ^blätt ^callb ^clien ^demos ^den ^einrü ^geänd ^hande ^immer
-3 ^innen ^leere ^logs ^logze ^neben ^nur ^ohne ^parqu ^passe ^pumpe ^repos ^schal ^seite ^sorti ^späte
-3 ^testk ^typin ^umger ^verbe ^wird ^zinse airfl allen als anhän anlag aufbe aufru auftr ausga avisi banka
-3 baut befeh behal belie binde blätt bundl callb cdn consu cronj daher datum demos denn desse dreiß dunkl
-3 dürfe edito einma einrü elf ende ende- enthä entst ereig erste follo fragt frame front fußze führe führt
-3 ganzz gefah geklo gekür gemes genom geord gepus gesen gigab go-st grupp hande hexzi hook hängt ihrem
-3 ihrer in inkre innen jenki jobs jüngs karte kennt knote konso konto kopf kopfz korb lang langs last laufw
-3 leben letzt list logs logze lässt mailg melde middl minde missi neben nennt neu nullw numme nur-l organ
-3 paral parqu passe plan plätz post postg pro pull- punkt rand regio rover rundu runne rust safar schei
-3 schlä sechs seed- sei seite selbe sendu seria siebe sind sinne sollt sonst stamm steue stimm stric tenan
-3 testk timeo titel toure trace trenn trigg typin tür umläu umwan und ungül verbe verde verpa verte viele
-3 vierm vorga warnu wartu watch weist wenn wurze wächs zeige ziele ziffe zinse zuges zwei überg
-4 #3 ^anfra ^batch ^bewer ^bilde ^e-mai ^eine ^expor ^filte ^komme ^lekti ^merkm ^migra ^parse ^recht
-4 ^regre ^revie ^räume ^schre ^senso ^siche ^snaps ^sprun ^versc ^warnu ^webho ^wechs ^windo ^woche ^zahle
-4 ^zutat ^§ anträ arm batch benut bis bot buchs codeb curso data- datei derse einer einga elter empfä endet
-4 erben euro falls feuch formu gebuc geset gewäc gezei glob- großb gülti hochl hälft idemp index kaufm
-4 kennu kinde konfi koppe lage lausc lehnt lekti liege mail mb merkm messw milli mqtt- nach negat neust
-4 none oberf paket plane proje puffe quadr rahme refre schic schre sms sphin sprun suche suchi tause teile
-4 tägli um umgek unbra utc verkl verlo verwi verzö vorla welch werte wheel wirku währu zeich zelle zutat
-4 zuwei zwanz zähle zählt über
-5 ^benut ^cooki ^gutsc ^metri ^nutze ^palet ^signa ^sitzu ^türen ^unbek ^vorsc accou actio admin angab
-5 angez aufzu aus beste beträ bilde block clien cooki debug die ein einsa eleme enkla entha farbe feld
-5 filte fährt gerun gezäh gramm graph hands hat heade häkch idle ignor ihres immer jahre json kalts kompr
-5 käufe legt läuft media mehre modus ms netz neun nimmt normi null offen palet patch platz primä probe
-5 prome sched schwe senso serve setze shard sicht sieht signi sitzu snaps sobal sonnt steht storn symbo
-5 tiefe topol türen umger verhi verri vier vierz waren werde wirft zahle zwölf älter überb übers
-6 ^beim ^beste ^fehlt ^gelös acht alle anmel billi cent drei dreim e-mai einde embed etwa fakto fassu gehol
-6 gepac gerät gutsc host ihr indiz jetzt leer liste löst muss nache port pumpe redis regis rolle schal sein
-6 stern telef threa verka versu zwisc
-7 abgel app autom außer der doppe eigen fehl fehlt felde gelad groß- ihre je job kann laufe müsse name
-7 nginx ordne repli schlü spalt speic stati tarif token trans versc verwo webho windo workf zehn zeile
-7 zufäl zweig
-8 ^` ^gäste ^rechn ab aber berec bett brows ersch geles könne label metri neunz parti passt stünd tabel
-8 zahlu zeigt zeits
-9 #1 ^kein ^zwei cache eins fünf gäste hinte leade minut queue rechn sperr sprac stagi vorsc wiede worke §
-10 #2 @ ^die ^ein anfra eine eines erzeu koste parse sekun sorti start
-11 ^das ` adres beim gebau leere nachr verbi
-12 ^der manda
-13 erhal gespe nutze
"""
