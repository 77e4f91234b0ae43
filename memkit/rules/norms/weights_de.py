"""Which way German stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
14 code hand man selbs wir
13 binne entwi featu siche
12 chang niema
11 arbei berei finde wer
10 ^für bleib endpu jeman produ relea zu
9 ^unser ^wer quart repos statt team test unser
8 ^ausna ^gehei bekom bespr entsc fehls freit funde funkt gemei kolle kopie linte merge modul nie reque
8 revie schni sql uhr änder
7 ^bei ^featu ^nach ^speic abhän alarm benen besch bibli commi damit deuts durch einfa engli forma gehör
7 grün halbe inner jede kunde neuen nicht rollb rufbe suppo ticke uns vendo vor zwei-
6 ^keine ^schlu ^öffen ^übers beque beric büro diens entwu festg force hilfs jedes kein komme kurze leute
6 liebe logik lästi ordnu schlu schät signa sinkt sprin termi ungel vier- vorzu weg weite woche zugri zusta
6 zusti zweit öffen
5 ^an ^auf ^beitr ^commi ^daten ^debug ^force ^große ^hilfs ^kunde ^mit ^prakt ^testd ^zeile abstu assis
5 augen ausna aussc autho beför behob bestä branc direk doku entfä erkun erled fachs frei freig gehei geht
5 gener getei große herau hoch hänge inter isort jeder klärt lange lapto migra monta penet prakt priva prüfe
5 prüfu pull rücks sie skrip solan sprec stumm tage tages testd tisch typan verse veröf vom zugan
4 ^abnah ^alles ^einge ^es ^finge ^fremd ^handl ^handä ^hänge ^impor ^inkom ^liebe ^magis ^model ^rote
4 ^sprec ^stand ^typan ^verwa ^vorfä ^wir ^währe ^zerti ^zugan ^zugri abgeh abges abnah analy ander ausge
4 ausko beant beisp beitr besse besta betra bitte black blick chat chef cto dana dauer daume diff erst etwas
4 exper fachl fachw folgt fremd fünfz geneh genüg globa handä hardw hilfe hinei infor inkom kanal kaput
4 konst konte lastt magis main maint mal model monat morge mutte nachs naht neue neuli okay ort owner per
4 plaus pusht quell rausg readm regre rfc rote sandb schne schri schwa sofor tagge tests tippf ungep unges
4 veran vergi verwa vorfä vorhe was währe zerti zuers zum zweif
3 #0 , ^ab ^abhän ^alle ^am ^backp ^befun ^bespr ^besse ^codek ^contr ^cronj ^depen ^direk ^entwi ^erst
3 ^exter ^freit ^gener ^globa ^hotfi ^in ^kaput ^kein ^konst ^lastt ^liefe ^lizen ^logme ^lösch ^mocks
3 ^mockt ^neue ^neuer ^prüfe ^pull ^refac ^retro ^rollb ^sag ^schem ^schwa ^schät ^testn ^von ^weil ^wider
3 ^zusic abger abstr abzei allei allen alles am an angen ausfa aushe ausli backp barri befun begin begre
3 begrü betre brauc chefs codek contr conve dense depen diese dokum donne dring dritt einka einzu end-t env
3 erfah erfol es exter falsc fasst fehlg finge fixes flieg folge freiz freun förml für gebot gepfl gepro
3 gesch getau großg halte handb haupt heili hier hotfi indem inven jedem joins kompo kontr konve lauf leist
3 lizen login logme marta mitar mobil mocks mockt nachb noteb nutzt ohne onlin passi patie poste recht refac
3 repro retro rohem rollo root- rotes sag schau schub schul servi soll spezi späte still sätze tagen tagt
3 terra testn tools treso umbau umset umzug unang verer verlä vermi verpö verze vorbe vorfü vorsi wacke
3 warte weil wider wiki wird wort wöche zeitd zuruf zusam zusic öfter
2 ^abkür ^achtu ^alarm ^angef ^api-s ^auch ^aufrä ^barri ^beisp ^bis ^boole ^break ^brech ^cloud ^code
2 ^compi ^datum ^dring ^erwäh ^exper ^fehle ^fehlg ^fehls ^firmw ^funde ^gereb ^im ^jedes ^kompo ^lange
2 ^leist ^linte ^logda ^mitte ^monta ^noteb ^panik ^patie ^print ^priva ^rever ^schli ^schlü ^schni ^solan
2 ^spike ^stack ^stilf ^tests ^token ^typfe ^veral ^vertr ^veröf ^vor ^wacke ^was ^wem ^wächs ^zieht ^zu
2 ^zugän ^zurüc ^änder ^öffne abdec abkür achtu achtz aktua alten angeh anruf antwo api artef aufrä aufzu
2 ausst behan bench berüh bezei boole break brech bugfi build büche cloud dann demo deplo diges du echte
2 einfr entfa enums erhöh erklä ertei erwäh facha fachb festz finan freez früh frühe geben gedäc gehen gelau
2 gemel gemer gereb geübt gibt grafi grenz grund haus heiße herum ihren inzwi itera ja keine kernp klart
2 klein kommt kompi kopfn korre kuppe kurat kündi lang laute leerz lehne livem logda losle major manns mitta
2 nacht namen neues notfa ob oft opena pager panik param perl perso pfleg pflic planu plati platt print
2 prior proto pushe query reine repar rever root ruht runbo rät rückf rückw rührt schla seman so sorge spike
2 stape stehe stilf strei tabu tag tausc templ testa testf thema trage typfe unabh unsig unter uuid- verbo
2 verga verha vertr verzi viert vorau vorfa wechs wegwe wem zahlt zeit zeitn zerst ziehe zugän zuläs übern
1 ^abkün ^arbei ^archi ^assis ^ausko ^backu ^bevor ^boden ^bots ^bündl ^code- ^da ^deplo ^diese ^dokum ^du
1 ^entwu ^erhöh ^feldg ^feste ^freun ^hardc ^inter ^klein ^konfi ^konfl ^langl ^läuft ^maint ^messu ^namen
1 ^neuan ^perso ^poste ^pro ^scree ^sinkt ^statt ^teure ^todo- ^umgeb ^ungen ^vom ^werkz ^wisse ^zuers ^über
1 abgab abkün absch abspr abwei allem allok anneh anony ansag ansie api-k api-s api-t auf ausgi ausse autor
1 bearb bei benot besit beta- bilds boden bots brems brett buchh bündl check cherr ci cla code- codeo danac
1 darau daten den desig diffs dir doc-k dozen eilfä einem einen einfü einzi erfor erfäh ergeb erlas erneu
1 erwar erwün famil feier feldg ferti firmw fixup flag frage freiw fällt füllt ganze gefra gelee gepla gern
1 geseh gewar gezah geöff gilt gpg greif grüne hardc harml hast hause herei hinau histo infra inspe insta
1 ist kanns kehre kompa kurz kümme lande langl leitu lfs liefe liegt live lösch mergt merkt messe messu
1 mietv mit mittw mypy mühse mündl nachm nehme nein nenne neuan norma notfä nötig optim orden paten plug- pr
1 priya progr prüfp prüft qa quara raten richt risik roten ruft sagen scans schli scree seine senio sich
1 singl sonde spare spät stabi stell teles teure todo- trunk tun typpr ui-än umgeb umgeh umges ungef urlau
1 veral verb verei verkn verla verlo versi verwe views voran vorra wande war wareh warum werkz wie will
1 wisse zeitz zette zunäc überl üblic
-1 * ^abfra ^befeh ^besch ^branc ^check ^codeb ^cron- ^datei ^doppe ^einma ^embed ^empfä ^endau ^entla
-1 ^ereig ^ersta ^feier ^felde ^freig ^gefah ^get ^hinzu ^http- ^hyper ^jeder ^jobs ^kalts ^kennu ^klaus
-1 ^konte ^kühlw ^lager ^langs ^leads ^leser ^links ^messw ^nachr ^noten ^offen ^paket ^passw ^push- ^retou
-1 ^retry ^schat ^secre ^serve ^sperr ^stape ^suche ^suppo ^tags ^teile ^tempe ^tote ^unit- ^unter ^versi
-1 ^versp ^watch ^webso ^wegen ^werte ^zeitf ^zeitü ^zirku ^zweig ^zykli abbil abfra abgew absti achse akten
-1 akzen akzep anfas anfüh angef angel angem anhan ansic archi async auch ausfü auskl ausla auswe basie baum
-1 bazel beend befeh behäl beide besti bevor bezah bezir bildr binar blatt bootl bring broke buchu bäume
-1 bünde case chat- cli clust crc cron- das dasse datum decke dedup defek deren desha diagr dialo dimen
-1 doku- downl dreie dürfe einan einig einlö einre empfa endau ende endli entla entpa entwü ergän erhäl
-1 erinn erkan erlau errei erset etl-l europ execu expon fach fahre fahrz fasse fehle fehlv flack forks
-1 fortl foto fotog fotos freie fäden färbt fünft garan gasse gatew gb gefüh gelb gelbe gelte gemit gepuf
-1 gespi gesta gestu gewin glaci gleic go gorou grati größt gutac haben hashe head healt herun hinke hinkt
-1 hinzu hkdf holid hostn http http- hyper hz hält iso-z issue jira jünge kalt kalte kam katal kern kilo
-1 kind klaus kolli komma kurse kühlw ladel lader lager lambd lasse laufs leads leckt ledge libso licht
-1 liest limit linke links lock lock- log logis lüfte macht mailw manch manif marke marki maut menge menüs
-1 mitgl mosai museu nachg netzw netzz noch noten notes nullp nur nächs oktet optio order pacht pagin partn
-1 pause physi pipel pixel plus port porta posit post pre-c proxy prüfs prüfz rabat raus raute rebas refer
-1 regal regel rekur rende retou route rumpf rückm s satzz savep schat schäd secre segme sehen shuff siebz
-1 simul slow slug smart somme spiel stack stage stand statu steck steig straß strea strom stufe stund störe
-1 stößt stürz suchf sucht svg syste t teil tempe testj testl text tls-h tod toml tote toure treff treib
-1 tritt trägt uhrze umlau unit- uploa users utc-m vekto verdi verdo vergl verli verme versa versp viel voll
-1 vorla vorta vorze vpn warnu webso wegen werfe wert wächs zahl zeitf zeitü zende zerri zirku zuget zugle
-1 zuste zweim zweip zykli übere
-2 ^abgel ^abrec ^als ^audio ^ausre ^außer ^avisi ^blätt ^demos ^gebüh ^geneh ^get-a ^gewic ^hande ^immer
-2 ^ist ^jede ^laufe ^logs ^mitar ^mock- ^nicht ^nie ^nur ^plätz ^postg ^preis ^pull- ^regul ^relea ^revie
-2 ^seit ^sendu ^sprit ^späte ^stimm ^storn ^uploa ^verbe ^verbi ^vorhe ^warnu ^wird ^zahlu ^zinse ^zwisc
-2 abbra abgeb abläu abmel absta absuc advis aktio als also alte altve anbie and andro anfan angew angez
-2 anhän audio audit aufbe aufga auftr ausdr ausre avisi banka bedie belie benan bewer blau blätt bot bucke
-2 bundl byte cdn conta csv-i curso daher darf demos des desse docke draft dunkl ebene einga einge einla
-2 einst elf ende- entfe erken ersat etike expor follo fragt fußze gebüh gehas genau gepus geren gesam gesti
-2 gestr get get-a getre gewic gewäh gigab grupp gülti hande hausn heap heißt hexzi hook ihrer image in iso
-2 jahr jenki json- jüngs kalen kateg kenne kennt kerbe klemm klärl konfi konku kopfz laufz lease leben
-2 leite leser lesez local lockd logs lokal lädt länge lösen löste makro masch maste mehrw mitte mock- märz
-2 nennt neuer not nullw offli offse opene or paral passw patch plan plätz ports postl pro proze publi pull-
-2 push- regul retry rotie runne rust räume räumt sachb samme schei schlä sdk sechs secur seit selbe sende
-2 setzt shard sigma sonst spool spric sprit staff stamm stder stimm stopp svelt teams teile teiln tenan
-2 tief tor trigg unbek untät urspr user- verbe verpa verst verte viele vierm vite volle wachs wartu wasse
-2 watch wähle zeich zentr ziel ziffe zinse zoom zufal zuges zulet zustä zweie übert überw
-3 ^admin ^airfl ^alte ^batch ^beträ ^bewer ^clien ^den ^e-mai ^einrü ^innen ^leere ^lekti ^logze ^merkm
-3 ^neben ^ohne ^parqu ^passe ^pumpe ^regre ^repos ^räume ^schal ^seite ^senso ^sie ^sorti ^sprun ^testk
-3 ^typin ^umger ^varia ^versc ^webho ^wechs ^woche ^zahle ^zutat admin airfl anlag anträ arm ausga batch
-3 baut behal binde board buchs consu cronj dashb data- debug denn derse dreiß edito einma einrü eintr elter
-3 empfä endet enthä entst ersta erste euro feld feuch formu frame front führe führt ganz ganzz gebun gefah
-3 geklo gekür gelös gemes genom geord gesen geset gewäc gezei gezäh go-st hat heade hälft hängt ihrem impor
-3 index inkre innen jobs karte kaufm kennu kinde kiosk knote konso konto kopf koppe korb langs last laufw
-3 lekti letzt logze lässt mail mailg melde merkm middl milli minde missi mqtt- neben neu neust numme oberf
-3 organ paket parqu passe plane postg präfi punkt quadr rahme rand refre regio rover rundu rückg safar
-3 schic schre seed- sei sendu seria siebe signi sinne sms sphin sprun steue store stric suche suchi testk
-3 threa titel trenn typin tägli tür umgek umläu umwan unbra ungül verwi verzö weist wheel wirft wirku wurze
-3 zeige zeile zelle zutat zuwei zwei zähle zählt über überg
-4 #3 ^anfra ^benut ^bilde ^eine ^expor ^fehlt ^filte ^geänd ^gutsc ^metri ^migra ^palet ^recht ^schre
-4 ^siche ^signa ^snaps ^türen ^unbek ^windo ^§ actio aufru außer bilde bis block clien codeb datei ein
-4 einsa eleme enkla erben ereig falls filte fährt gebuc glob- graph großb handl hands hochl idemp ignor
-4 jahre json kalts lausc legt lehnt liege läuft mb media messw ms nach nache negat neun none offen ordne
-4 palet passt platz preis primä probe proje prome schal schwe seite sicht snaps sollt sonnt stern storn
-4 symbo tiefe token topol trace türen um und utc verde verhi verka verkl vierz welch wenn werte windo währu
-4 zwanz überb
-5 ^beste ^cooki ^komme ^nutze ^sitzu ^vorsc accou acht alle aus autom benut beträ billi cooki die dreim
-5 e-mai eigen einer embed entha etwa fakto fassu fehlt gehol gelad gepac gerun gramm groß- gutsc host häkch
-5 ihr ihres immer indiz job kompr käufe liste löst mehre modus name netz neunz nginx nimmt normi null puffe
-5 pumpe regis sched schlü senso serve sieht sitzu sobal steht tause telef trans umger verri vorsc waren
-5 zwisc zwölf übers
-6 ^beim ^gelös ^rechn ^zwei anmel app beste cent der doppe drei einde fehl ihre jetzt kann leade leer redis
-6 rolle spalt speic stati stünd tarif versu verwo vier webho werde worke zahle zufäl zweig älter
-7 ab abgel bett brows eins felde geles gerät je label laufe metri muss müsse parti repli sorti versc wiede
-7 workf zahlu zehn
-8 #1 ^` ^gäste aber anfra berec cache ersch fünf parse rechn sein sperr sprac stagi start zeigt
-9 erzeu gebau gäste hinte koste könne minut queue tabel verbi zeits §
-10 #2 ^das ^die eines leere sekun
-11 @ ^ein ` adres beim eine manda
-12 erhal nachr
-13 ^der gespe nutze
"""
