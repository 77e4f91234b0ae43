"""Which way German stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
16 hand siche
15 man wir
14 berei code entwi featu
13 binne finde niema
12 ^für chang gehör jeman neuen relea
11 ^in ^speic ^unser arbei bleib endpu fehls produ selbs statt unser wer
10 ^nach bespr entsc entwu forma funde funkt grün merge ordnu schni änder
9 ^ausna ^bei ^featu ^gehei ^wer abhän deuts einfa freit gemei halbe jede kolle logik modul repos test uns
9 zwei-
8 ^schlu ^übers benen beque besch commi hinei kunde liebe linte reque rollb rücks schlu ticke ungel vier-
7 ^jedes ^kunde ^liebe ^öffen alarm aussc bibli black büro diens engli erkun fachs festg force freig fünfz
7 geht getei hilfs inter isort jedes kopie kurze lange lapto leute lästi nie priva quart revie rufbe schät
7 sinkt solan suppo termi weg weite währe zugri zusti zweit öffen
6 ^alle ^auf ^commi ^force ^große ^hilfs ^inkom ^mit ^zugri abgeh abges augen behob damit dana direk doku
6 durch entfä erled exper fremd gehei geneh gener große herau hoch inkom inner klärt komme konst lastt migra
6 monta nicht penet print prüfe rfc rote schwa sprec sprin tage testd tisch typan uhr verbo vergi verse vor
6 vorhe wiki woche
5 ^abnah ^alles ^an ^bevor ^debug ^einge ^es ^finge ^fremd ^handä ^hänge ^impor ^model ^rote ^sprec ^testd
5 ^typan ^verwa ^vor ^vorfä ^wir ^währe ^zerti ^zugan abnah ausge ausko ausna beför beisp beric besse besta
5 betre blick branc chat chef cto dauer daume diese diff dring etwas flieg folgt frei genüg getau globa
5 handä hardw heili hänge jeder kernp monat morge mutte naht neues neuli okay ort owner plaus pull quell
5 readm regre root- schri signa skrip sofor späte stumm tagge tests tippf umzug ungep unges vermi verwa
5 veröf vorfä was zerti zu zweif öfter
4 , ^abhän ^abkür ^angef ^backp ^befun ^contr ^cronj ^daten ^depen ^direk ^gener ^handl ^hotfi ^kaput ^konst
4 ^lastt ^lizen ^logme ^mocks ^neuer ^refac ^rollb ^schem ^schwa ^schät ^spike ^von ^wider ^zieht ^zusic
4 abger abkür abstu abzei achtz allei alles analy ander angen ausfa aushe ausli backp barri beant befun
4 begrü bekom bezei brauc chefs contr daten depen donne dritt echte end-t erfah erst es exter fachl falsc
4 fasst finge fixes freiz freun förml gehen genau gepfl gesch großg grund handb haupt hier hilfe hotfi infor
4 inven itera kanal kaput klein kommt konve lauf lizen login logme maint mal marta mocks nachb nachs noteb
4 onlin passi patie per pfleg poste pusht rausg refac rohem rollo rotes schne schub schul sie sorge spike
4 sql stehe still sätze tagen tages tagt templ terra testa tools treso umbau umset unang uuid- veran verlä
4 verze vom vorfü wacke weil wider wird wort zeitd zuers zum zuruf zusic zusta
3 #0 ^ab ^achtu ^alarm ^api-s ^aufrä ^barri ^bespr ^besse ^boole ^cloud ^codek ^dring ^entsc ^erst ^erwäh
3 ^exper ^exter ^fehle ^fehlg ^fehls ^freit ^funde ^globa ^im ^klein ^leist ^liefe ^lösch ^mockt ^monta
3 ^noteb ^panik ^patie ^priva ^prüfe ^retro ^sag ^statt ^stilf ^testn ^token ^veral ^vertr ^veröf ^wacke
3 ^weil ^wildc ^zugän ^zurüc abstr achtu aktua alten an anruf aufrä bench boole bugfi cloud codek conve dann
3 dokum du einka enums env erfol erwäh fachb fachw fehlg flag frage frühe geben gebot gedäc gemoc gepro
3 geübt gilt grafi grüne ihren integ kompi kontr kopfn korre kuppe kündi leerz leist live losle lösch main
3 manns mehr mitta mobil mockt model nachf namen neue notfa nutzt opena panik param perso pflic pr prior
3 prüfu recht repar repro retro ruht rät sag sagen schau servi spezi stilf testf testn thema tun unabh unsic
3 unter verwe vorbe vorsi warte wegwe wie wildc wöche zeit zeitn zette zugän zuläs zusam überl
2 ^am ^arbei ^archi ^assis ^auch ^beisp ^bis ^boden ^break ^brech ^bündl ^code ^code- ^compi ^da ^deplo
2 ^diese ^du ^entwu ^feldg ^firmw ^freun ^lange ^linte ^logda ^läuft ^magis ^mitte ^neue ^perso ^pull ^rever
2 ^schli ^schni ^solan ^stack ^tests ^typfe ^umgeb ^was ^wem ^zu ^änder ^öffne abdec allem allok am angeh
2 angek ansag api assis aufge ausgi ausro ausse ausst autor bei berüh besit beta- boden bots break brech
2 brems build büche bündl check cla code- danac demo diges dir eilfä einem einen entfa erhöh erklä erlas
2 ertei erwün facha falle famil feldg ferti festz finan firmw folge freez freiw früh füllt ganze gelau gemel
2 gepla gezah geänd gibt harml hast haus hause herei herum indem ins inspe insta inzwi ja jedem kanns kehre
2 klart kompo konte kurat kümme laute leitu liefe livem logda loggi magis major mergt mietv mitar mühse
2 nachm nacht nehme notau notiz nötig oft ohne pager paten perl planu plati plug- priya progr proto prüfp
2 prüft pushe raten rever root ruft runbo rückf rückw rührt sandb schla seman singl so spät stape strei tag
2 team- typfe typpr umgeh umges unsig verer verha versi verzi viert vorau vorfa vorra wande warum wechs wem
2 will zahlt zeitz ziehe zugan
1 ^abkün ^antwo ^ausko ^backu ^bots ^dokum ^entwi ^erhöh ^forma ^gemei ^inter ^ist ^keine ^kompo ^konfl
1 ^langl ^namen ^neuan ^niema ^nächt ^pro ^produ ^proto ^scree ^sinkt ^stand ^teure ^ticke ^todo- ^ungen
1 ^vom ^werkz ^wisse ^zeits ^zuers ^über abgab abkün abrec abspr abwei aktiv angef anneh anony ansie antwo
1 api-k api-s api-t auf begin beitr benot bestä brett buchh cherr darau dass den dense deplo desig diffs
1 doc-k dokuä dozen einfr einfü einzi env-d erfäh ergeb erwar erwei feier fest fokus fällt für gefra gelee
1 gemer gern geseh gewar geöff greif grenz größe heiße histo hooks infra joins klass klick kompa langl liest
1 lohnt lokal merkt mit mitre mittw mündl nein nenne neuan norma notfä orden push qa quara quitt richt risik
1 rot roten scans schli scree sich sinnv spare squas stabi stell teles teure todo- trage ui-än umkeh unber
1 ungef varia vault vendo veral verb verei verkn verla vertr von voran war wareh werkz wisse zerbr zerle
1 zunäc zur zurüc üblic
-1 * ^abfra ^befeh ^cron- ^doppe ^einma ^embed ^entla ^ereig ^feier ^felde ^freig ^gefah ^get ^hinzu ^http-
-1 ^hyper ^jobs ^konte ^kühlw ^lager ^langs ^leads ^leser ^links ^messw ^nie ^noten ^offen ^preis ^prs
-1 ^push- ^retou ^retry ^schat ^schlü ^secre ^sprin ^suche ^suppo ^tags ^teile ^tempe ^tote ^untät ^versi
-1 ^versp ^watch ^webso ^zeitü ^zirku ^zykli abbil abfra abgew abmel absti achse agent akten akzen akzep
-1 alte anfüh anhan ansic aufga autho basie baum bazel bearb bedeu behäl beide besti betra bevor bezah bezir
-1 bildr binar binär blatt buchu byte bytes bäume bünde case chat- cli clust cron- csv-i csv-l da daemo darf
-1 dasse deakt dedup defek dem deren diagr dialo dimen docst downl draft dreie einan einig einla einre email
-1 empfa endli engin entla entpa ergän erhäl erinn erkan erlau erset etl-l europ expon expor fach fahre
-1 fahrz fasse fehlv flack forks foto fotog fotos freie fäden fünft gasse gb gefüh gelbe gepuf geren gespi
-1 gesta glaci gorou grati größt gutac hashe head healt heißt herun hinke hinkt hinzu hkdf holid hostn http
-1 http- hyper hz höchs im iso-z ist jahr jeden jira job-q jünge kalt katal kern kilo kolli komma konku
-1 kurse kühlw ladel lambd lande laufs leads leckt leich lfs libso licht limit linke links lock- lüfte macht
-1 mailw manch manif marke maste maut menge menüs mitgl mosai museu netzw noch noten notes nullp oktet order
-1 pagin partn pause pfade physi pixel plus pläne polli pool porta portn posit pre-c prod proxy proze prs
-1 prüfs refer regal regel reihe rekur retou route rumpf s satzz savep schat schie schle schäd secre segme
-1 sehen seine siebz slow slug smart sofer soll somme spiel sqlit stage statu steig strea strom stufe störe
-1 stößt stürz suchf sucht syste t task teil teild tempe tempo testl text tls-h tod toml treib triag trunk
-1 uhrze umgeb unver users utc-m vekto verdi verdo vergl verli verme verpf versa versp viel voll vorta vorze
-1 vpn wert wurde zahl zeitl zeitü zende zerri zirku zuget zugle zuste zykli öffne
-2 ^abrec ^alte ^audio ^ausre ^außer ^besch ^binär ^check ^codeb ^empfä ^endau ^gebüh ^geneh ^get-a ^gewic
-2 ^kalts ^kennu ^klaus ^laufe ^mitar ^mock- ^nachr ^nicht ^ohne ^paket ^passw ^plugi ^plätz ^postg ^pull-
-2 ^regul ^relea ^seit ^sendu ^serve ^sie ^sperr ^sprit ^späte ^stimm ^storn ^unit- ^unter ^uploa ^varia
-2 ^verbi ^vorhe ^werte ^zahlu ^zeitf ^zweig ^zwisc abbra abgeb abläu absta absuc advis aktio alpha also
-2 alter altve anbie and andro anfan angel angem angew async audio audit ausdr ausfü auskl ausla ausre auswe
-2 backe bedie beend befeh belie benan bewer blau brich bucke ci conta das dashb decke des desha docke doku-
-2 ebene einer einge einlö einst eintr endau ende entfe entwü erken ersat ersta etike event execu fehle
-2 feste fortl färbt ganz gatew gebun gebüh gehas gelb gelte gemit gesam gestr gestu get get-a getre gewic
-2 gewäh haben halte hausn heap image impor iso jenki json- kalen kalte kam kateg kein kenne kerbe kiosk
-2 klaus klemm klärl lader lager laufz lease leite lesen leser lesez local lock locki log lädt lösen löste
-2 makro masch mitte mkdoc mock- märz mögli nachg netzz neuer not nächs offli offse opene optio or paral
-2 passw pipel plugi ports post- postl präfi prüfz publi push- rabat rebas regul rende retry rotie räume
-2 räumt rückm sachb samme sdk secur seit sende sessi setzt shuff sigma simul sollt spool spric sprit stack
-2 staff stamm stand stder steck stimm store straß stund svelt svg tausc teams teile testj tief tor tote
-2 treff tritt trägt umlau unbek unit- untät uploa urspr user- verga verst viele vite volle wachs wasse
-2 watch webso werfe wähle zeitf zentr ziel zoom zufal zulet zustä zweie zweim übere übert überw
-3 ^abgel ^admin ^airfl ^als ^anfra ^avisi ^beträ ^blätt ^branc ^callb ^clien ^demos ^den ^einrü ^geänd
-3 ^hande ^immer ^innen ^jede ^leere ^logs ^logze ^neben ^nur ^parqu ^passe ^pumpe ^repos ^räume ^schal
-3 ^seite ^siche ^sorti ^testk ^typin ^umger ^verbe ^wird ^woche ^zinse admin airfl allen als anhän anlag
-3 anträ aufbe auftr ausga avisi banka baut behal behan binde blätt board bot bundl callb cdn consu cronj
-3 daher datum demos denn derse desse dreiß dunkl dürfe einma einrü elf ende- enthä entst ereig erste follo
-3 formu fragt frame front fußze führe führt geklo gekür gelös genom geord gepus gesti gigab go-st grupp
-3 hande hexzi hook hängt ihrem ihrer in inkre innen jobs jüngs karte kennt knote konso konto kopf kopfz
-3 korb lang langs last laufw leben letzt list lockd logs logze länge lässt mailg mehrw middl minde missi
-3 neben nennt neu nullw numme nur-l organ parqu passe plan plätz post preis pro pull- punkt rand regio
-3 rover rundu runne rust rückg safar schei schlä sechs seed- sei seite selbe sendu seria siebe sinne sonst
-3 steue stric teiln tenan testk timeo titel toure trenn trigg typin tür umläu umwan und ungül verbe verde
-3 verpa verte vierm vorga warnu wartu weist wenn wurze wächs zeige ziele ziffe zinse zuges zwei überg
-4 #3 ^batch ^bewer ^bilde ^e-mai ^eine ^expor ^filte ^lekti ^merkm ^migra ^parse ^recht ^regre ^revie
-4 ^schre ^senso ^snaps ^sprun ^versc ^warnu ^webho ^wechs ^windo ^zahle ^zutat ^§ arm aufru batch bilde bis
-4 buchs codeb data- datei edito ein einga elter empfä endet enkla erben euro falls feuch ganzz gebuc gefah
-4 gemes gesen geset gewäc gezei glob- großb gülti hochl hälft idemp index kaufm kennu kinde konfi koppe
-4 lage lausc lehnt lekti liege mail mb melde merkm messw milli mqtt- nach negat neust none oberf paket
-4 plane postg proje puffe quadr rahme refre schic schre serve sind sms sphin sprun suche suchi tause trace
-4 tägli um umgek unbra utc verkl verlo verwi verzö welch werte wheel wirku währu zeich zelle zutat zuwei
-4 zähle zählt über
-5 ^benut ^beste ^cooki ^gutsc ^komme ^metri ^nutze ^palet ^signa ^sitzu ^türen ^unbek ^vorsc accou actio
-5 alle angez aufzu benut beträ block clien cooki curso debug die dreim einsa eleme farbe filte fährt gehol
-5 gezäh gramm graph handl hands hat heade häkch idle ignor ihres immer jahre json kalts kompr käufe legt
-5 läuft löst media mehre modus ms netz neun nimmt offen palet patch platz primä probe prome sched schwe
-5 senso setze shard sicht snaps sobal sonnt steht storn symbo tiefe topol türen umger verhi verri vierz
-5 vorla waren wirft zwanz zwölf älter überb übers
-6 ^beim ^fehlt ^gelös acht angab anmel app aus beste billi cent drei einde entha etwa fakto fassu feld
-6 gerun gerät gutsc host ihr indiz jetzt job leer liste muss nache normi null pumpe redis regis schal sein
-6 sieht signi sitzu stern telef threa verka versu vier werde zwisc
-7 ^gäste autom außer der doppe e-mai eigen embed fehl fehlt felde gelad gepac groß- ihre je kann laufe
-7 müsse name nginx ordne port repli rolle schlü spalt speic tarif token trans versc webho windo workf zehn
-7 zufäl zweig
-8 ^` ^rechn ab aber abgel berec brows ersch geles könne label metri neunz parti passt tabel zahle zahlu
-8 zeigt zeile zeits
-9 #1 ^zwei cache eins fünf gäste hinte leade minut queue rechn sperr sprac stagi stünd verwo vorsc wiede
-9 worke §
-10 #2 ^die ^ein ` anfra eine eines erzeu koste parse sekun sorti start
-11 @ ^das ^kein adres gebau leere manda verbi
-12 ^der beim nachr
-13 nutze
-14 erhal gespe
"""
