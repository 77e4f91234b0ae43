"""Which way German stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
16 hand siche
15 man wir
14 berei binne code featu
13 finde niema
12 ^für ^in chang endpu entwi gehör jeman neuen relea selbs
11 ^speic ^unser arbei bleib forma produ schni statt unser wer
10 abhän bespr entsc entwu freit funde funkt grün halbe merge ordnu repos änder
9 ^ausna ^bei ^featu ^gehei ^nach ^wer deuts erled gemei kolle modul test uns zwei-
8 ^schlu ^übers alarm benen beque besch commi hinei kunde liebe linte quart reque rollb rücks schlu ticke
8 ungel vier- zugri zusti öffen
7 ^alle ^jedes ^kunde ^liebe ^zugri ^öffen aussc bibli black branc büro diens direk engli erkun fachs fehls
7 festg force freig fünfz geht getei hilfs inter isort jede jedes kopie kurze lange lapto leute lästi nie
7 priva revie rufbe schät sinkt solan suppo termi testd vor weg weite woche währe zweit
6 ^auf ^commi ^force ^große ^hilfs ^inkom ^mit abgeh abges augen behob damit dana doku durch entfä exper
6 flieg frei fremd gehei geneh gener hardw herau hoch hänge inkom inner klärt komme konst lastt logik migra
6 monta nicht okay penet print rfc rote schwa sprec sprin stumm tage tisch typan uhr verbo vergi verse vorhe
6 was wiki
5 ^abnah ^alles ^bevor ^contr ^daten ^debug ^es ^finge ^fremd ^handä ^hänge ^impor ^model ^rote ^sprec
5 ^testd ^typan ^verwa ^vor ^vorfä ^währe ^zerti ^zugan abnah analy ausna beför beisp bekom beric besse
5 blick chat chef contr cto dauer daume diese diff dring es etwas fasst folgt genüg getau globa große handä
5 heili infor jeder kaput kernp lauf mal morge mutte naht neues neuli ort owner plaus prüfe pull quell readm
5 regre root- schri signa skrip sofor späte tagge tests tippf umzug ungep unges uuid- vermi verwa veröf vom
5 vorfä zerti zu zuers zweif öfter
4 ^ab ^abhän ^abkür ^angef ^backp ^befun ^codek ^cronj ^depen ^einge ^erst ^fehle ^fehls ^gener ^handl
4 ^hotfi ^kaput ^konst ^lastt ^lizen ^logme ^lösch ^mocks ^neuer ^prüfe ^refac ^rollb ^schem ^schwa ^schät
4 ^spike ^veröf ^von ^wider ^wir ^zieht ^zusic abger abkür abstu abzei achtz allei alles ander angen ausge
4 aushe ausko backp barri beant befun begrü betre bezei codek dann depen donne dritt echte einfa einka end-t
4 erst exter fachl falsc fehlg fixes freiz freun förml genau gepfl gesch großg grund handb haupt hier hilfe
4 hotfi inven itera kanal klein kommt kompi konve lizen login logme maint marta mocks nachb nachs noteb
4 notfa onlin passi patie per pfleg poste pr prüfu pusht rausg recht refac repar rohem rollo rotes schne
4 schub schul sorge spezi spike sql stehe still sätze tagen tages tagt terra testa tools treso umbau umset
4 unang veran verlä verze vorfü wacke weil wider wird wort wöche zeitd zum zuruf zusic zusta
3 #0 , ^achtu ^alarm ^api-s ^auch ^aufrä ^barri ^bespr ^besse ^boole ^cloud ^deplo ^direk ^dring ^entsc
3 ^erled ^erwäh ^exper ^exter ^fehlg ^freit ^funde ^globa ^im ^klein ^leist ^liefe ^logda ^mockt ^monta
3 ^noteb ^panik ^patie ^priva ^retro ^statt ^testn ^token ^veral ^vertr ^wacke ^was ^weil ^wildc ^zugän
3 ^zurüc abstr achtu aktua alten an anruf aufrä ausli autor bench besta boole brauc bugfi check chefs cloud
3 conve daten dokum du enums env erfol erwäh fachb fachw finge flag frage frühe ganze geben gebot gedäc
3 gehen gemel gemoc gepro gilt grafi grüne herum ihren integ kopfn korre kuppe kündi leerz leist live logda
3 losle main manns mehr mitar mitta mobil mockt model monat nachf namen nutzt opena panik param perso pflic
3 prior proto repro retro ruht rät sagen schau servi singl testf testn thema tun unabh unsic unsig unter
3 verwe vorbe vorsi warte wegwe wie wildc zeit zeitn zette zugan zugän zuläs zusam überl
2 ^am ^an ^arbei ^archi ^assis ^beisp ^bis ^boden ^break ^brech ^bündl ^code ^compi ^da ^diese ^du ^feldg
2 ^firmw ^freun ^lange ^linte ^läuft ^magis ^mitte ^perso ^pull ^rever ^schli ^schni ^solan ^stack ^stilf
2 ^typfe ^umgeb ^ungen ^wem ^zu ^änder ^öffne abdec abwei allem allok angeh angek anony ansag antwo api
2 api-k assis aufge ausfa ausgi ausro ausse ausst begin bei benot berüh besit beta- boden bots break brech
2 brems build büche bündl cla danac demo diges dir dozen eilfä einem einen entfa erhöh erklä erlas ertei
2 erwün facha falle famil feier feldg ferti festz finan firmw folge freez freiw früh füllt für gelau gezah
2 geänd geübt gibt greif harml hast haus hause indem ins inspe insta inzwi ja jedem kanns kehre klart kompo
2 konte kurat kümme laute liefe livem loggi magis major mergt mietv mühse nehme neue notau notiz nötig oft
2 ohne pager paten perl planu plati plug- priya progr prüfp prüft pushe raten rever root ruft runbo rückf
2 rückw rührt sandb schla seman sie so spät stape stilf strei tag typfe umgeh umges verer verha versi verzi
2 viert vorau vorfa warum wechs wem will zahlt zeitz ziehe zurüc
1 ^abkün ^antwo ^ausko ^backu ^bots ^code- ^dokum ^entwi ^entwu ^erhöh ^forma ^gemei ^inter ^ist ^kompo
1 ^konfl ^langl ^namen ^neuan ^neue ^niema ^nächt ^pro ^produ ^proto ^scree ^sinkt ^stand ^teure ^todo- ^vom
1 ^werkz ^wisse ^zeits ^zuers ^über abgab abkün abrec abspr aktiv am angef anneh ansie api-s api-t auf begre
1 bestä brett buchh cherr code- darau dense desig diffs doc-k dokuä einfr einfü einzi env-d er erfäh ergeb
1 erwar erwei fest fokus fällt gefra gelee geprü gern geseh gewar geöff grenz heiße herei histo hooks infra
1 joins klass klick kompa kontr langl leitu liest lohnt lokal lösch marki merkt mit mitre mittw mündl nachm
1 nacht nein nenne neuan norma notfä orden platt push qa quara quitt richt risik rot roten scans schem schli
1 scree sich sinnv spare squas stabi stell team- teles teure todo- trage typpr ui-än umkeh ungef varia vault
1 vendo veral verb verei verkn verla vertr von voran vorra wande wareh werkz wisse zerbr zerle zunäc zur
1 üblic
-1 * ^abfra ^befeh ^cron- ^doppe ^einma ^embed ^entla ^ereig ^feier ^felde ^freig ^gefah ^get ^hinzu ^http-
-1 ^hyper ^jede ^jobs ^keine ^konte ^kühlw ^lager ^langs ^leads ^leser ^links ^messw ^nie ^noten ^offen
-1 ^preis ^prs ^push- ^retou ^retry ^schat ^secre ^sprin ^suche ^suppo ^tags ^teile ^tempe ^tote ^unit-
-1 ^untät ^versi ^versp ^watch ^webso ^zeitü ^zirku ^zykli abbil abfra abgew abmel absti achse agent akten
-1 akzen akzep anfüh anhan ansic aufga ausla autho basie baum bazel bearb bedeu beend behäl beide besti
-1 betra bezah bezir bildr binar blatt bootl buchu bucke byte bäume bünde case chat- cli clust crc cron-
-1 csv-i daemo darf dass dasse deakt decke dedup defek dem deren diagr dialo dimen docst downl draft dreie
-1 einan einig einla einlö einre email empfa endli entla entpa ergän erhäl erinn erkan erset etl-l event
-1 expon expor fach fahre fahrz fasse fehlv flack forks fortl foto fotog fotos freie fäden fünft gasse gb
-1 gefüh gelbe gelte gepuf geren gespi gesta glaci go-di gorou grati größt gutac hashe head healt heißt
-1 herun hinke hinkt hinzu holid hostn http http- hyper hz höchs iban iso-z ist jahr jira jünge kalt katal
-1 keine kern kilo kind kolli komma konku kurse kühlw ladel lambd laufs leads lease leckt leich lfs libso
-1 licht limit linke links lock- lüfte macht mailw manch manif marke maste maut menge menüs mitgl mosai
-1 museu netzw noch noten notes nullp oktet optio order pagin pause pfade physi pixel plus polli porta posit
-1 pre-c prod proxy proze prs prüfs raute refer regal regel reihe reini rekur retou route rumpf s satzz
-1 savep schat schie schle schäd secre segme sehen seine siebz slow smart sofer soll somme spiel sqlit stage
-1 statu steig strea strin strom stufe störe stößt stürz suchf sucht syste t task teams teil teild tempe
-1 tempo testl text tls tls-h tod toml tote treib triag trunk uhrze umgeb unit- unver users utc-m valid
-1 vekto verdi verdo vergl verli verme verpf versa versp viel voll vorta vorze vpn wert wurde zahl zeitl
-1 zeitü zende zerri zirku zuget zugle zuste zykli öffne
-2 ^abrec ^audio ^ausre ^außer ^besch ^binär ^check ^clien ^codeb ^empfä ^endau ^gebüh ^geneh ^get-a ^gewic
-2 ^kalts ^karte ^kennu ^klaus ^laufe ^mitar ^mock- ^nachr ^nicht ^ohne ^paket ^parqu ^passw ^plugi ^plätz
-2 ^postg ^pull- ^regul ^relea ^seit ^sendu ^serve ^sie ^sperr ^sprit ^späte ^stimm ^storn ^unter ^uploa
-2 ^varia ^verbi ^vorhe ^werte ^zahlu ^zeitf ^zweig ^zwisc abbra abgeb abläu absta absuc advis aktio alpha
-2 also alte alter altve anbie and andro anfan angel angem angew async audio audit auftr ausdr ausfü auskl
-2 ausre auswe backe bedie befeh beitr belie benan bewer binär blau brich cdn conta das dashb des desha
-2 docke doku- ebene einge einst endau ende entfe entwü erken ersat ersta etike execu fehle feste färbt
-2 führe ganz gatew gebun gebüh gehas gelb gemit gesam gestr gestu get get-a getre gewic gewäh haben halte
-2 hausn heap händl image impor iso jenki json- kalen kalte kam kateg kein kenne kerbe kiosk klaus klemm
-2 klärl lader lager laufz leite lesen leser lesez list local lock lockd locki log lädt lösen löste makro
-2 masch mitte mkdoc mock- märz mögli nachg netzz neu neuer not nächs offli offse opene or paral parqu passw
-2 pipel plugi ports post- postl preis präfi prüfz publi push- rabat raus rebas regul rende retry rotie
-2 räume räumt rückg rückm sachb samme sdk secur seit sessi setzt shuff sigma simul sollt spool spric sprit
-2 stack staff stamm stand stder steck stimm store straß stund svelt svg tausc teile testj tief tor treff
-2 tritt trägt umlau unbek untät uploa urspr user- verga verst viele vite volle wachs wasse watch webso
-2 werfe wähle zeitf zentr ziel zoom zufal zulet zustä zwei zweie zweim übere übert überw
-3 ^admin ^airfl ^als ^alte ^anfra ^avisi ^beträ ^blätt ^branc ^callb ^demos ^den ^e-mai ^einrü ^expor
-3 ^geänd ^hande ^immer ^innen ^leere ^logs ^logze ^neben ^nur ^passe ^pumpe ^repos ^räume ^schal ^schre
-3 ^siche ^sorti ^testk ^typin ^umger ^verbe ^wechs ^wird ^woche ^zinse admin airfl allen als anhän anlag
-3 anträ aufbe ausga avisi banka baut behal behan bevor binde bis blätt board bot bundl callb consu cronj
-3 daher datei datum demos denn derse desse dreiß dunkl dürfe einer einma einrü eintr elf ende- endet enthä
-3 entst ereig erste follo formu fragt frame front fußze ganzz geklo gekür gelös gemes genom geord gepus
-3 gesti gigab go-st grupp hande hexzi hochl hook hängt ihrem ihrer inkre innen jobs jüngs kennt konso konto
-3 kopf kopfz korb lang langs last laufw leben letzt logs logze länge lässt mailg mehrw middl minde missi
-3 neben nennt nullw numme nur-l oberf organ passe plan plane plätz post pull- punkt rahme rand regio rover
-3 rundu runne rust safar schei schlä sechs seed- sei seite selbe sendu seria siebe sinne sms sonst steue
-3 stric suchi teiln tenan testk timeo titel toure trenn trigg typin tür umläu umwan und ungül verbe verde
-3 verlo verpa verte vierm vorga warnu weist welch wenn wurze wächs zeige ziele ziffe zinse zuges überg
-4 #3 ^abgel ^batch ^bewer ^eine ^filte ^lekti ^merkm ^parse ^recht ^regre ^revie ^seite ^senso ^snaps
-4 ^sprun ^türen ^versc ^warnu ^webho ^windo ^zahle ^zutat ^§ actio arm aufru aufzu batch buchs clien codeb
-4 data- edito ein elter empfä enkla erben euro falls feuch fährt führt gebuc gefah gesen geset gewäc gezei
-4 glob- graph großb gülti handl hälft idemp ihres in index karte kaufm kennu kinde konfi koppe lage lausc
-4 lehnt lekti liege mail mb melde merkm messw milli mqtt- nach negat neun neust none paket postg pro proje
-4 puffe quadr refre ring schic schre serve sind sphin sprun suche tause trace tägli türen um umgek unbra
-4 utc verkl verwi verzö werte wheel wirft wirku währu zeich zelle zutat zuwei zähle zählt über
-5 ^benut ^beste ^bilde ^cooki ^gutsc ^komme ^metri ^migra ^nutze ^palet ^signa ^sitzu ^unbek accou alle
-5 angez aus benut beträ block ci cooki curso debug die einga einsa eleme farbe filte gezäh gramm hat heade
-5 häkch idle ignor immer json kalts knote kompr käufe legt läuft löst media mehre modus ms netz nimmt offen
-5 palet patch platz primä probe prome schal sched schwe sende senso setze shard sicht sieht sitzu snaps
-5 sobal sonnt steht storn symbo tiefe topol umger verhi verri vier vierz vorla waren zwanz zwölf älter
-5 überb übers
-6 ^beim ^fehlt ^gelös ^mahnu ^rechn ^vorsc acht angab app beste bilde billi cent drei dreim e-mai eigen
-6 einde entha etwa fakto fassu feld gehol gepac gerun gerät gutsc host indiz jahre jetzt job leer liste
-6 mahnu muss nache normi null pumpe redis regis sein signi stern telef threa versu wartu werde zwisc
-7 ^gäste anmel autom außer der doppe embed fehl fehlt felde gelad groß- ihr ihre je kann laufe müsse name
-7 ordne port repli rolle spalt speic tarif trans verka versc webho windo workf zehn zeile zufäl zweig
-8 ^` ab aber abgel berec brows ersch geles hands könne label leade metri neunz nginx parti passt rechn
-8 tabel token zahle zahlu zeigt zeits
-9 #1 ^die ^zwei cache eins fünf gäste hinte koste minut queue schlü sperr sprac stagi start stünd verwo
-9 vorsc wiede worke §
-10 #2 ^ein ^kein ` anfra eine eines erzeu sekun sorti
-11 @ ^das adres beim gebau leere manda parse
-12 ^der nachr verbi
-13 nutze
-14 erhal gespe
"""
