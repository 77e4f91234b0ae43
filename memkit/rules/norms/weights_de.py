"""Which way German stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
16 hand siche
15 code man wir
14 berei featu
13 binne finde
12 ^für chang endpu jeman neuen niema relea statt
11 ^speic ^unser arbei bleib entwi fehls produ selbs unser wer
10 ^in ^nach bespr entsc forma funde grün halbe kopie merge ordnu repos schni änder
9 ^ausna ^bei ^featu ^gehei ^wer abhän beque deuts einfa entwu freit funkt gehör gemei kolle logik modul
9 test ticke uns zwei-
8 ^schlu ^übers benen besch commi diens kunde linte reque revie rollb rücks schlu ungel vier- zweit öffen
7 ^öffen alarm aussc bibli black büro direk doku engli erkun fachs festg force freig fünfz geht gener getei
7 hilfs inter isort jede kurze lange leute liebe lästi nie print priva quart rufbe schät sinkt solan sql
7 suppo termi vor weg weite zugri zusti
6 ^an ^auf ^commi ^force ^große ^hilfs ^inkom ^kunde ^liebe ^vorfä ^zugri abges augen behob branc damit
6 durch entfä erled exper gehei geneh herau hoch inkom inner jeder klärt komme lapto lastt monta nicht penet
6 prüfe rfc schwa skrip sprec sprin tage testd tests tisch typan uhr vergi verse vom vorfä vorhe wiki woche
6 währe
5 ^abnah ^alles ^debug ^einge ^es ^finge ^fremd ^handä ^hänge ^impor ^jedes ^magis ^mit ^model ^sprec ^testd
5 ^verwa ^wir ^währe ^zerti ^zugan abgeh abnah abstu ausge ausko ausna beför beisp bekom beric besse besta
5 betre blick chat chef cto dana dauer daume diese dring etwas fachw flieg folgt fremd gehen genüg getau
5 große handä hardw heili hinei hänge jedes kanal kernp konst konte magis migra morge mutte neuli okay owner
5 plaus poste pull quell readm regre root- rote schri signa sofor späte stumm tagge tippf umzug ungep unges
5 veran verbo vermi verwa veröf was zerti zweif öfter
4 , ^ab ^abhän ^alle ^am ^angef ^backp ^befun ^bevor ^contr ^cronj ^daten ^depen ^erst ^gener ^handl ^kaput
4 ^konst ^lastt ^lizen ^logme ^lösch ^mocks ^neuer ^refac ^rollb ^rote ^sag ^schem ^schwa ^schät ^spike
4 ^testn ^typan ^wider ^zu ^zusic abzei achtz allei alles an analy ander ausfa aushe ausli backp barri beant
4 befun begrü bench brauc contr depen diff donne dritt echte erfah erst es exter fachl falsc fasst fehlg
4 fixes frei freiz freun förml gepfl gesch globa großg grund handb haupt hier hilfe hotfi indem infor inven
4 kaput klein konve lauf leist lizen login logme maint mal marta mocks monat nachb nachs naht onlin ort
4 passi patie per pfleg prüfu pusht rausg refac rollo rotes sag schau schne schub schul sie sonde sorge
4 spezi spike stehe still sätze tagen tages tagt templ terra testa testn thema tools treso umbau umset unang
4 uuid- verlä verpö verze views vorfü wacke wider wird wort wöche zeitd zuers zum zuruf zusic zusta
3 #0 ^achtu ^alarm ^aufrä ^barri ^bespr ^besse ^boole ^cloud ^codek ^direk ^dring ^entsc ^erwäh ^exper
3 ^exter ^fehle ^fehls ^freit ^funde ^globa ^hotfi ^im ^klein ^leist ^liefe ^mockt ^monta ^noteb ^panik
3 ^priva ^prüfe ^retro ^statt ^stilf ^token ^veral ^vertr ^veröf ^von ^vor ^wacke ^weil ^wildc ^zieht ^zugän
3 ^zurüc abger abstr achtu aktua am angen anruf aufrä boole bugfi chefs cloud codek conve dann daten dokum
3 du einka end-t enums env erfol ertei erwäh fachb finge folge frühe gebot gedäc gemel gemoc gepro geübt
3 grüne ihren integ itera kompi kontr kopfn korre kuppe kündi leerz live manns mitta mobil mockt model nachf
3 nacht namen neue noteb notfa nutzt opena panik param perso pflic pr prior proto recht repar repro retro
3 rohem ruht rät sagen servi stilf testf tun unabh unsic verwe vorbe vorfa vorsi warte wechs wegwe weil wie
3 wildc zeit zeitn zette zu zugän zuläs zusam überl
2 ^abkür ^api-s ^arbei ^archi ^assis ^auch ^beisp ^bis ^boden ^break ^brech ^bündl ^code ^code- ^compi ^da
2 ^deplo ^du ^fehlg ^feldg ^firmw ^freun ^lange ^linte ^logda ^läuft ^mitte ^namen ^neue ^patie ^pull ^rever
2 ^schli ^schni ^solan ^stack ^tests ^typfe ^umgeb ^was ^wem ^werkz ^öffne abdec abkür absch allem allok
2 alten angeh angek ansag api assis aufge ausgi ausst autor begin berüh besit beta- bezei boden bots break
2 brech brems build büche bündl cla code- danac demo dense diges eilfä einem einen entfa erhöh erklä erwün
2 facha falle famil feldg ferti festz finan firmw freez früh füllt ganze geben gelau gepla gezah geänd gibt
2 gilt grafi grenz hast haus hause herum ins inspe insta inzwi ja jedem klart kommt kompo kurat kümme laute
2 leitu liefe livem logda loggi losle lösch main major messe mitar nachm nehme neues notau notiz nötig oft
2 ohne optim pager paten perl planu plati plug- priya progr prüfp pushe raten rever root ruft runbo rückf
2 rückw rührt sandb schla scree seman singl so spät stape strei tag team- typfe umgeh umges unsig unter
2 verer verha versi verzi viert vorau vorra wande warum wem will zahlt zeitz ziehe zugan üblic
1 ^abkün ^antwo ^ausko ^backu ^bots ^diese ^dokum ^entwi ^entwu ^erhöh ^forma ^inter ^ist ^keine ^kompo
1 ^konfl ^langl ^neuan ^niema ^nächt ^perso ^poste ^pro ^produ ^proto ^scree ^sinkt ^stand ^teure ^ticke
1 ^todo- ^ungen ^vom ^wisse ^zeits ^zuers ^änder ^über abgab abkün abrec abspr abwei angef anneh anony ansie
1 antwo api-k api-s api-t auch auf ausse begre bei beitr benot bestä brett buchh check cherr darau dass den
1 deplo desig diffs dir doc-k dokuä dozen einfr einfü einzi env-d erfor erfäh ergeb erlas erwar erwei feier
1 fest flag fokus frage freiw für gefra gern geseh gewar geöff greif größe harml heiße herei histo hooks
1 infra joins kanns kehre klass klick kompa langl lfs lohnt lokal mergt merkt mietv mit mitre mittw mühse
1 mündl nein nenne neuan norma notfä orden prüft push qa quara quitt richt risik rot roten schli sinnv spare
1 squas stabi stell stopp teles teure todo- trage typpr ui-än unber ungef urlau varia vault vendo veral verb
1 verei verkn verla vertr voran war wareh werkz wisse zerle zunäc zur zurüc
-1 * ^abfra ^agent ^befeh ^cron- ^doppe ^einma ^embed ^ereig ^feier ^felde ^freig ^gefah ^get ^hinzu ^http-
-1 ^hyper ^jobs ^konte ^kühlw ^lager ^langs ^leads ^leser ^links ^messw ^nachr ^noten ^offen ^prs ^retou
-1 ^retry ^schat ^schlü ^secre ^sprin ^suche ^suppo ^tags ^teile ^tempe ^unter ^untät ^versi ^versp ^watch
-1 ^webso ^zeitü ^zirku ^zykli abfra abgew abmel absti achse agent akten akzen akzep anfüh anhan ansic archi
-1 aufga autho basie baum bazel bearb bedeu behan behäl beide besti betra bevor bezah bezir bildr binar
-1 blatt bootl buchu byte bytes bäume bünde case chat- cli clust crc cron- csv-i csv-l da daemo darf dasse
-1 deakt dedup defek deren diagr dialo dimen docst downl dreie einan einig einla einlö einre email empfa
-1 endli engin entpa ergän erhäl erinn erkan erlau erneu erset etl-l expon expor fach fahre fahrz fasse
-1 fehlv flack forks foto fotog fotos freie fäden fünft gasse gb gefüh gelbe gelte gepuf geren gespi gesta
-1 glaci go-di gorou grati größt gutac hashe head healt heißt herun hinke hinkt hinzu hkdf holid hostn http
-1 http- hyper hz hält iban iso-z ist jahr jeden jira job-q jünge kalt katal kern kilo kolli komma konku
-1 kurse kühlw ladel lambd lande laufs leads leckt leich libso licht limit linke links lock- logis lüfte
-1 macht mailw manch manif marke maut menge menüs mitgl mosai museu netzw noch noten notes nullp oktet optio
-1 order pagin partn pause pfade physi pixel plus pläne polli pool porta portn posit pre-c prod proxy proze
-1 prs prüfs raute refer regal reihe rekur retou route rumpf s satzz savep schat schie schle schäd secre
-1 segme sehen sessi siebz slow slug smart sofer soll somme spiel sqlit stage statu steig strea strom stufe
-1 stund störe stößt stürz suchf sucht svg syste t task teams teil teild tempe tempo testl text tls tls-h
-1 tod toml treib triag trunk uhrze umgeb umlau unver users utc-m valid vekto verdi verdo vergl verme verpf
-1 versa versp viel voll vorta vorze vpn webso wert wurde zahl zeitl zeitü zende zerri zirku zuget zugle
-1 zuste zykli öffne übern
-2 ^abgel ^admin ^audio ^ausre ^außer ^besch ^check ^codeb ^empfä ^endau ^gebüh ^geneh ^get-a ^gewic ^jede
-2 ^kalts ^kennu ^klaus ^laufe ^mitar ^mock- ^nicht ^nie ^paket ^passw ^plugi ^plätz ^postg ^preis ^pull-
-2 ^push- ^regul ^relea ^seit ^sendu ^serve ^sie ^sperr ^sprit ^stimm ^storn ^tote ^unit- ^uploa ^varia
-2 ^verbi ^vorhe ^werte ^zahlu ^zeitf ^zweig ^zwisc abbil abbra abgeb abläu absta absuc advis aktio alpha
-2 also alte alter altve anbie and andro anfan angel angem angew async audio audit ausdr ausfü auskl ausla
-2 ausre auswe backe bedie beend befeh benan bewer blau brich bucke ci dashb decke des desha desse docke
-2 doku- draft ebene einge einst eintr endau entfe entwü erken ersat ersta etike event execu fehle feste
-2 fortl fragt färbt ganz gatew gebun gebüh gehas gelb gelös gemit genau gesam gestr gestu get get-a getre
-2 gewic gewäh haben halte handl hausn heap höchs image impor iso json- kalen kalte kam kateg kein kenne
-2 kerbe kiosk klaus klemm klärl lader lager laufz lease leite lesen leser lesez local lock lockd locki lädt
-2 lösen löste makro masch maste mehrw mitte mkdoc mock- märz mögli nachg netzz neuer not nächs offli offse
-2 opene or passw pipel plugi ports post- postl präfi prüfz publi rabat rebas regul rende retry rotie räume
-2 räumt rückm sachb samme sdk secur seine seit sende setzt shuff sigma simul spool spric sprit stack staff
-2 stand stder steck store straß svelt tausc testj tief tor tote treff tritt trägt unbek unit- untät uploa
-2 urspr user- verga verli verst vite volle wachs wasse werfe wähle zeitf zentr ziel zoom zufal zulet zustä
-2 zweie zweim übere übert überw
-3 ^abrec ^airfl ^als ^alte ^avisi ^beträ ^blätt ^callb ^clien ^demos ^den ^einrü ^geänd ^hande ^immer
-3 ^innen ^leere ^logs ^logze ^neben ^nur ^ohne ^parqu ^passe ^pumpe ^repos ^schal ^seite ^sorti ^späte
-3 ^testk ^typin ^umger ^verbe ^wird ^zinse airfl allen als anhän anlag anträ aufbe aufru auftr ausga avisi
-3 banka baut behal belie binde blätt board bundl callb cdn consu conta cronj daher das datum demos denn
-3 dreiß dunkl dürfe edito einma einrü elf ende ende- entst ereig erste follo frame front fußze führe führt
-3 ganzz gefah geklo gekür gemes genom geord gepus gesen gesti gigab go-st grupp hande hexzi hook ihrem
-3 ihrer in inkre innen jenki jobs jüngs karte kennt konso konto kopfz korb lang langs last laufw leben
-3 letzt list log logs logze länge lässt mailg melde middl minde missi neben nennt neu nullw numme nur-l
-3 organ paral parqu passe plan plätz post postg preis pro pull- punkt push- rand regio rover rundu runne
-3 rust rückg safar schei schlä sechs seed- sei seite selbe sendu seria siebe sind sinne sollt sonst stamm
-3 steue stimm stric teile teiln tenan testk timeo titel toure trace trigg typin tür umläu umwan und ungül
-3 verbe verde verpa verte viele vierm vorga wartu watch weist wenn wurze wächs zeige ziele ziffe zinse
-3 zuges zwei überg
-4 #3 ^anfra ^batch ^bewer ^bilde ^e-mai ^eine ^expor ^filte ^komme ^lekti ^merkm ^migra ^parse ^recht
-4 ^regre ^revie ^räume ^schre ^senso ^siche ^snaps ^sprun ^versc ^warnu ^webho ^wechs ^windo ^woche ^zahle
-4 ^zutat ^§ arm batch benut bis bot buchs clien codeb curso data- datei derse die einer einga elter empfä
-4 endet enthä erben euro falls feuch formu gebuc geset gewäc gezei glob- großb gülti hochl hälft hängt
-4 idemp index kaufm kennu kinde knote kopf koppe lage lausc lehnt lekti liege mail mb mehre merkm messw
-4 milli mqtt- nach negat neust none oberf paket plane proje puffe quadr rahme refre schic schre sms sphin
-4 sprun suche suchi tause trenn tägli um umgek unbra utc verkl verlo verwi verzö vorla warnu welch werte
-4 wheel wirku währu zeich zelle zutat zuwei zwanz zähle zählt über übers
-5 ^benut ^cooki ^gutsc ^metri ^nutze ^palet ^signa ^sitzu ^türen ^unbek ^vorsc accou actio admin angab
-5 angez aufzu aus beste beträ bilde block cooki debug ein einsa eleme enkla entha farbe feld filte fährt
-5 gerun gezäh gramm graph hands hat häkch idle ignor ihres immer jahre json kalts kompr konfi käufe läuft
-5 media modus ms netz neun nimmt normi null offen palet patch platz primä probe prome sched schwe senso
-5 serve setze shard sicht signi sitzu snaps sobal sonnt steht storn symbo tiefe topol türen umger verhi
-5 verri vier vierz waren werde wirft zahle zwölf älter überb
-6 ^beim ^beste ^fehlt ^gelös acht alle anmel billi cent drei dreim e-mai einde embed etwa fakto fassu gehol
-6 gepac gerät gutsc heade host ihr indiz jetzt leer legt liste löst muss nache port pumpe redis regis rolle
-6 schal sein sieht stern telef threa verka versu zwisc
-7 abgel app autom außer der doppe eigen fehl fehlt felde gelad groß- je job kann laufe müsse name nginx
-7 ordne passt repli schlü spalt speic stati tarif token trans versc verwo webho windo workf zehn zeile
-7 zufäl zweig
-8 ^` ^gäste ^rechn ab aber berec bett brows ersch geles ihre könne label metri neunz parti stünd tabel
-8 zahlu zeigt zeits
-9 #1 ^kein ^zwei cache eins fünf gäste hinte leade minut queue rechn sperr sprac stagi vorsc wiede worke §
-10 #2 ^die ^ein anfra eine eines erzeu koste parse sekun sorti start
-11 @ ^das ` adres beim gebau leere nachr verbi
-12 ^der manda
-13 erhal nutze
-14 gespe
"""
