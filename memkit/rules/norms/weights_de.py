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
7 hilfs inter isort jede komme kurze lange leute liebe lästi nie print priva quart rufbe schät sinkt sql
7 suppo termi weg weite zugri zusti
6 ^an ^auf ^commi ^force ^große ^hilfs ^inkom ^kunde ^liebe ^vorfä ^zugri abges augen behob branc damit
6 durch entfä erled exper fremd gehei geneh herau hoch inkom inner jeder klärt lapto lastt monta nicht penet
6 prüfe rfc schwa skrip solan sprec sprin tage testd tests tisch typan uhr vergi verse vom vor vorfä vorhe
6 wiki woche währe
5 ^abnah ^alles ^bevor ^debug ^einge ^es ^finge ^fremd ^handä ^hänge ^impor ^jedes ^magis ^mit ^model ^sprec
5 ^testd ^verwa ^wir ^währe ^zerti ^zugan abgeh abnah abstu ausge ausko ausna beför beisp bekom beric besse
5 besta betre blick chat chef cto dana dauer daume diese dring etwas fachw flieg folgt gehen genüg getau
5 große handä hardw heili hinei hänge jedes kanal kernp konst konte magis migra morge mutte neuli okay owner
5 plaus poste pull quell readm regre root- rote schri signa sofor späte stumm tagge tippf umzug ungep unges
5 veran verbo vermi verpö verwa veröf was zerti zweif öfter
4 , ^ab ^abhän ^alle ^am ^angef ^backp ^befun ^contr ^cronj ^daten ^depen ^gener ^handl ^kaput ^konst ^lastt
4 ^lizen ^logme ^lösch ^mocks ^neuer ^refac ^rollb ^rote ^sag ^schem ^schwa ^schät ^spike ^testn ^typan ^von
4 ^wider ^zu ^zusic abger abzei achtz allei alles an analy ander ausfa aushe ausli backp barri beant befun
4 begrü bench brauc contr depen diff donne dritt echte erfah erst es exter fachl falsc fasst fehlg fixes
4 frei freiz freun förml gepfl gesch globa großg grund handb haupt hier hilfe hotfi indem infor inven kaput
4 klein konve lauf leist lizen login logme maint mal marta mocks monat nachb nachs naht namen onlin ort
4 passi patie per pfleg prüfu pusht rausg refac rohem rollo rotes sag schau schne schub schul sie sonde
4 sorge spezi spike stehe still sätze tagen tages tagt templ terra testa testn thema tools treso umbau umset
4 unang uuid- verlä verze views vorfü wacke wider wort wöche zeitd zuers zum zuruf zusic zusta
3 #0 ^achtu ^alarm ^aufrä ^barri ^bespr ^besse ^boole ^cloud ^codek ^direk ^dring ^entsc ^erst ^erwäh ^exper
3 ^exter ^fehle ^fehls ^freit ^funde ^globa ^hotfi ^im ^klein ^leist ^liefe ^mockt ^monta ^noteb ^panik
3 ^priva ^prüfe ^retro ^statt ^token ^vertr ^veröf ^vor ^wacke ^weil ^wildc ^zieht ^zugän ^zurüc abstr achtu
3 aktua am angen anruf aufrä boole bugfi chefs cloud codek conve dann daten dokum du einka end-t enums env
3 erfol ertei erwäh fachb finge folge frühe gebot gedäc gemel gemoc gepro geübt grüne ihren integ itera
3 kompi kontr kopfn korre kuppe kündi leerz live manns mitta mobil mockt model nachf nacht neue noteb notfa
3 nutzt opena panik param perso pflic pr prior proto recht repar repro retro ruht rät sagen servi testf tun
3 unabh unsic verwe vorbe vorfa vorsi warte wechs wegwe weil wie wildc wird zeit zeitn zette zu zugän zuläs
3 zusam überl
2 ^abkür ^api-s ^arbei ^archi ^assis ^auch ^beisp ^bis ^boden ^break ^brech ^bündl ^code ^code- ^compi ^da
2 ^deplo ^du ^fehlg ^feldg ^firmw ^freun ^konfi ^lange ^linte ^logda ^läuft ^mitte ^namen ^neue ^patie ^pull
2 ^rever ^schli ^schni ^solan ^stack ^stilf ^tests ^typfe ^veral ^was ^wem ^werkz ^öffne abdec abkür absch
2 allem allok alten angeh angek ansag api assis aufge ausgi ausst autor begin berüh besit beta- bezei boden
2 bots break brech brems build büche bündl cla code- danac demo dense diges eilfä einem einen entfa erhöh
2 erklä erwün facha falle famil feldg ferti festz finan firmw freez früh füllt ganze geben gelau gepla gezah
2 geänd gibt gilt grafi grenz hast haus hause herum ins inspe insta inzwi ja jedem klart kommt kompo kurat
2 kümme laute leitu liefe livem logda loggi losle lösch main major messe mitar nachm nehme neues notau notiz
2 nötig oft ohne optim pager paten perl planu plati plug- priya progr prüfp pushe raten rever root ruft
2 runbo rückf rückw rührt sandb schla scree seman singl so spät stape stilf strei tag team- typfe umgeh
2 umges unsig unter verer verha versi verzi viert vorau vorra wande warum wem will zahlt zeitz ziehe zugan
2 üblic
1 ^abkün ^antwo ^ausko ^backu ^bots ^diese ^dokum ^entwi ^entwu ^erhöh ^forma ^inter ^ist ^keine ^kompo
1 ^konfl ^langl ^neuan ^niema ^nächt ^perso ^poste ^pro ^produ ^proto ^scree ^sinkt ^stand ^teure ^ticke
1 ^todo- ^umgeb ^ungen ^vom ^wisse ^zeits ^zuers ^änder ^über abgab abkün abrec abspr abwei angef anneh
1 anony ansie antwo api-k api-s api-t auch auf ausse begre bei beitr benot bestä brett buchh check cherr
1 darau dass den desig diffs dir doc-k dokuä dozen einfr einfü einzi env-d erfor erfäh ergeb erlas erwar
1 erwei feier fest flag fokus frage freiw für gefra gern geseh gewar geöff greif größe harml heiße herei
1 histo hooks infra joins kanns kehre klass klick kompa langl lfs lohnt lokal mergt merkt mietv mit mitre
1 mittw mühse mündl nein nenne neuan norma notfä orden prüft push qa quara quitt richt risik rot roten schli
1 sinnv spare squas stabi stell stopp teles teure todo- trage typpr ui-än unber ungef urlau varia vault
1 vendo veral verb verei verkn verla vertr voran war wareh werkz wisse zerle zunäc zur zurüc
-1 * ^abfra ^agent ^befeh ^cron- ^dem ^doppe ^einma ^embed ^ereig ^feier ^felde ^freig ^gefah ^get ^hinzu
-1 ^http- ^hyper ^jobs ^konte ^kühlw ^lager ^langs ^leads ^leser ^links ^messw ^nachr ^noten ^offen ^prs
-1 ^retou ^retry ^schat ^schlü ^secre ^sprin ^suche ^suppo ^tags ^teile ^tempe ^unter ^untät ^versi ^versp
-1 ^watch ^webso ^zeitü ^zirku ^zykli abfra abgew abmel absti achse agent akten akzen akzep alte anfüh anhan
-1 ansic archi aufga autho basie baum bazel bearb bedeu behan behäl beide besti betra bevor bezah bezir
-1 bildr binar blatt bootl buchu byte bytes bäume bünde case chat- cli clust crc cron- csv-i csv-l da daemo
-1 darf dasse deakt dedup defek deren diagr dialo dimen docst downl dreie einan einig einla einlö einre
-1 email empfa endli engin entpa entwü ergän erhäl erinn erkan erlau erneu erset etl-l expon expor fach
-1 fahre fahrz fasse fehlv flack forks foto fotog fotos freie fäden fünft gasse gb gefüh gelbe gelte gepuf
-1 geren gespi gesta glaci go-di gorou grati größt gutac hashe head healt heißt herun hinke hinkt hinzu hkdf
-1 holid hostn http http- hyper hz hält iban iso-z ist jahr jeden jira job-q jünge kalt katal kern kilo
-1 kolli komma konku kurse kühlw ladel lambd lande laufs leads leckt leich libso licht limit linke links
-1 lock- logis lüfte macht mailw manch manif marke maut menge menüs mitgl mosai museu netzw noch noten notes
-1 nullp oktet optio order pagin partn pause pfade physi pixel plus pläne polli pool porta portn posit pre-c
-1 prod proxy proze prs prüfs raute refer regal reihe rekur retou route rumpf s satzz savep schat schie
-1 schle schäd secre segme sehen sessi siebz slow slug smart sofer soll somme spiel sqlit stage statu steig
-1 strea strom stufe stund störe stößt stürz suchf sucht svg syste t task teams teil teild tempe tempo testl
-1 text tls tls-h tod toml treib triag trunk uhrze umlau unver users utc-m valid vekto verdi verdo vergl
-1 verpf versa versp viel voll vorta vorze vpn webso wert wurde zahl zeitl zeitü zende zerri zirku zuget
-1 zugle zuste zykli öffne übern
-2 ^abgel ^admin ^audio ^ausre ^außer ^besch ^check ^codeb ^empfä ^endau ^gebüh ^geneh ^get-a ^gewic ^jede
-2 ^kalts ^kennu ^klaus ^laufe ^mitar ^mock- ^nie ^paket ^passw ^plugi ^plätz ^postg ^preis ^pull- ^push-
-2 ^regul ^relea ^seit ^sendu ^serve ^sie ^sperr ^sprit ^stimm ^storn ^tote ^unit- ^uploa ^varia ^verbi
-2 ^vorhe ^werte ^zahlu ^zeitf ^zweig ^zwisc abbil abbra abgeb abläu absta absuc advis aktio alpha also
-2 alter altve anbie and andro anfan angel angem angew async audio audit ausdr ausfü auskl ausla ausre auswe
-2 backe bedie beend befeh benan bewer blau brich bucke ci dashb decke des desha desse docke doku- draft
-2 ebene einge einst eintr endau entfe erken ersat ersta etike event execu fehle feste fortl fragt färbt
-2 ganz gatew gebun gebüh gehas gelb gelös gemit genau gesam gesti gestr gestu get get-a getre gewic gewäh
-2 haben halte handl hausn heap höchs image impor iso json- kalen kalte kam kateg kein kenne kerbe kiosk
-2 klaus klemm klärl lader lager laufz lease leite lesen leser lesez local lock lockd locki lädt lösen löste
-2 makro masch maste mehrw mitte mkdoc mock- märz mögli nachg netzz neuer not nächs offli offse opene or
-2 passw pipel plugi ports post- postl präfi prüfz publi rabat rebas regul rende retry rotie räume räumt
-2 rückm sachb samme sdk secur seine seit sende setzt shuff sigma simul spool spric sprit stack staff stand
-2 stder steck store straß svelt tausc teiln testj tief tor tote treff tritt trägt unbek unit- untät uploa
-2 urspr user- verga verli verst vite volle wachs wasse werfe wähle zeitf zentr ziel zoom zufal zulet zustä
-2 zweie zweim übere übert überw
-3 ^abrec ^airfl ^als ^alte ^avisi ^beträ ^blätt ^callb ^clien ^demos ^den ^einrü ^geänd ^hande ^immer
-3 ^innen ^leere ^logs ^logze ^neben ^nicht ^nur ^ohne ^parqu ^passe ^pumpe ^repos ^schal ^seite ^sorti
-3 ^späte ^testk ^typin ^umger ^verbe ^wird ^zinse airfl allen als anhän anlag anträ aufbe aufru auftr ausga
-3 avisi banka baut behal belie binde blätt board bundl callb cdn consu conta cronj daher das datum demos
-3 denn dreiß dunkl dürfe edito einma einrü elf ende ende- enthä entst ereig erste follo frame front fußze
-3 führe führt ganzz gefah geklo gekür gemes genom geord gepus gesen gigab go-st grupp hande hexzi hook
-3 hängt ihrem ihrer in inkre innen jenki jobs jüngs karte kennt konfi konso konto kopfz korb lang langs
-3 last laufw leben letzt list log logs logze länge lässt mailg melde middl minde missi neben nennt neu
-3 nullw numme nur-l organ paral parqu passe plan plätz post postg preis pro pull- punkt push- rand regio
-3 rover rundu runne rust rückg safar schei schlä sechs seed- sei seite selbe sendu seria siebe sind sinne
-3 sollt sonst stamm steue stimm stric teile tenan testk timeo titel toure trace trigg typin tür umläu umwan
-3 und ungül verbe verde verpa verte viele vierm vorga wartu watch weist wenn wurze wächs zeige ziele ziffe
-3 zinse zuges zwei überg
-4 #3 ^anfra ^batch ^bewer ^bilde ^e-mai ^eine ^expor ^filte ^komme ^lekti ^merkm ^migra ^parse ^recht
-4 ^regre ^revie ^räume ^schre ^senso ^siche ^snaps ^sprun ^versc ^warnu ^webho ^wechs ^windo ^woche ^zahle
-4 ^zutat ^§ arm batch benut bis bot buchs codeb curso data- datei derse einer einga elter empfä endet erben
-4 euro falls feuch formu gebuc geset gewäc gezei glob- großb gülti hochl hälft idemp index kaufm kennu
-4 kinde knote kopf koppe lage lausc lehnt lekti liege mail mb mehre merkm messw milli mqtt- nach negat
-4 neust none oberf paket plane proje puffe quadr rahme refre schic schre sms sphin sprun suche suchi tause
-4 trenn tägli um umgek unbra utc verkl verlo verwi verzö vorla warnu welch werte wheel wirku währu zeich
-4 zelle zutat zuwei zwanz zähle zählt über
-5 ^benut ^cooki ^gutsc ^metri ^nutze ^palet ^signa ^sitzu ^türen ^unbek ^vorsc accou actio admin angab
-5 angez aufzu aus beste beträ bilde block clien cooki debug die ein einsa eleme enkla entha farbe feld
-5 filte fährt gerun gezäh gramm graph hands hat heade häkch idle ignor ihres immer jahre json kalts kompr
-5 käufe läuft media modus ms netz neun nimmt normi null offen palet patch platz primä probe prome sched
-5 schwe senso serve setze shard sicht signi sitzu snaps sobal sonnt steht storn symbo tiefe topol türen
-5 umger verhi verri vier vierz waren werde wirft zahle zwölf älter überb übers
-6 ^beim ^beste ^fehlt ^gelös acht alle anmel billi cent drei dreim e-mai einde embed etwa fakto fassu gehol
-6 gepac gerät gutsc host ihr indiz jetzt leer legt liste löst muss nache port pumpe redis regis rolle schal
-6 sein sieht stern telef threa verka versu zwisc
-7 abgel app autom außer der doppe eigen fehl fehlt felde gelad groß- je job kann laufe müsse name nginx
-7 ordne passt repli schlü spalt speic stati tarif token trans versc verwo webho windo workf zehn zeile
-7 zufäl zweig
-8 ^` ^gäste ^rechn ab aber berec bett brows ersch geles ihre könne label metri neunz parti stünd tabel
-8 zahlu zeigt zeits
-9 #1 ^kein ^zwei cache eins fünf gäste hinte leade minut queue rechn sperr sprac stagi vorsc wiede worke §
-10 #2 ^die ^ein anfra eine eines erzeu koste parse sekun sorti start
-11 @ ^das ` adres beim gebau leere nachr verbi
-12 ^der manda
-13 erhal gespe nutze
"""
