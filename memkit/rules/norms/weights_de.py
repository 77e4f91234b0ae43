"""Which way German stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
14 code hand man selbs wir
13 entwi siche
12 binne chang featu
11 berei finde niema produ wer zu
10 ^für jeman relea
9 ^neue ^unser ^wer arbei bleib kunde quart repos statt team unser änder
8 ^ausna begin bespr endpu fehls funde gemei kopie linte modul neue nicht nie reque revie sql test uhr
7 ^bei ^gehei ^nach ^speic ^öffen alarm bekom benen bestä bibli damit deuts diens durch einfa engli forma
7 freit funkt gehör grün halbe jede kolle merge neuen rollb rufbe schni suppo weite zwei-
6 ^schlu ^übers beque besch büro commi entfä entsc festg force hilfs jeder kein kurze lange leute liebe
6 logik lästi migra ordnu pull schlu schät sinkt termi ticke ungel uns vendo veröf vier- vom vor weg woche
6 zugan zugri zusti zweit öffen
5 ^an ^auf ^beitr ^daten ^debug ^featu ^force ^große ^hilfs ^keine ^prakt ^testd ^verwa ^zeile abges abhän
5 abstu augen ausge ausna aussc autho beför beric branc direk doku entwu erkun erled exper fachs frei geht
5 geneh gener große herau hoch hänge inner inter isort jedes klärt komme lapto lastt penet prakt prüfe prüfu
5 schri sie signa skrip sofor sprec sprin stumm tage tages testd tisch typan verse verwa vorzu zusta
4 ^abnah ^alles ^es ^finge ^fremd ^handl ^handä ^hänge ^inkom ^kein ^kunde ^liebe ^magis ^mit ^model ^rote
4 ^stand ^typan ^vorfä ^wir ^währe ^zerti ^zugan ^zugri abgeh abnah allei analy ander assis ausko beant
4 behob beisp beitr besse besta betra betre bitte black blick chat chef cto dana dauer daume diff env erst
4 etwas fachl fachw fasst folge folgt freig fremd gehei genüg globa handä hardw heili hilfe hinei infor
4 inkom kaput konst konte magis main maint mal model monta morge mutte nachs naht neuli owner per plaus
4 priva pusht quell readm rfc rote rücks sandb schne schwa solan späte tagge tests tippf unges veran vergi
4 vermi vorfä was währe zerti zum zweif
3 #0 , ^ab ^abhän ^alle ^am ^backp ^befun ^bespr ^besse ^codek ^commi ^contr ^cronj ^depen ^direk ^einge
3 ^erst ^exter ^freit ^globa ^hotfi ^im ^impor ^in ^kaput ^konst ^lastt ^liefe ^lizen ^logme ^lösch ^mocks
3 ^neuer ^prüfe ^pull ^refac ^rollb ^sag ^schem ^schwa ^schät ^sprec ^testn ^von ^wacke ^weil ^wider ^zusic
3 abger abstr abzei allen alles ausfa aushe ausli backp barri befun begrü bezei build chefs codek contr
3 dense depen diese dritt einka einzu end-t erfah erfol es exter falsc fehlg finge fixes flieg freiz freun
3 förml fünfz gepfl gepro gesch getau gibt großg halte handb hier hotfi indem inven jedem kompo konve lauf
3 leist lizen login logme marta mobil mocks monat nachb nacht namen nutzt ohne okay onlin ort passi patie
3 pfleg poste rausg recht refac repro rohem rollo root- rotes sag schau schub schul servi soll spezi stehe
3 still sätze tag tagt terra testn tools trage umbau umset umzug unang ungep verer verpö verze vorbe vorfü
3 vorhe wacke warte wider wiki wort zeitd zuers zuruf zusam zusic öfter
2 ^abkür ^achtu ^alarm ^angef ^auch ^aufrä ^barri ^beisp ^bis ^boole ^break ^cloud ^code ^compi ^datum
2 ^entwi ^entwu ^erwäh ^exper ^fehlg ^fehls ^feldg ^funde ^gemer ^gener ^gereb ^kompo ^lange ^leist ^linte
2 ^logda ^mitte ^mockt ^monta ^noteb ^panik ^patie ^print ^priva ^produ ^retro ^rever ^schli ^schlü ^schni
2 ^solan ^spike ^stilf ^token ^veral ^vertr ^veröf ^vor ^was ^wem ^wächs ^zieht ^zu ^zugän ^zurüc ^änder
2 ^öffne abdec abkür achtu achtz alten am an angeh angen anruf antwo api artef auf aufrä aufzu ausst begre
2 behan berüh boole brauc break bugfi büche cloud conve dann demo deplo diges dokum du echte entfa enums
2 erklä ertei erwäh facha fachb feldg festz finan freez früh frühe für geben gebot gedäc gehen gemel gemer
2 gereb getei geübt grafi grenz grund haupt haus heiße herei herum ihren inzwi ist itera ja joins kanal
2 keine kernp klart klein kommt kompi kontr kopfn kuppe kurat kündi leerz lehne leitu liefe livem logda
2 lösch manns mitar mitta mockt nehme neues noteb notfa ob oft pager panik param perl perso pflic planu
2 platt print prior proto prüft query regre reine repar retro rever root ruht runbo rät rückw rührt schla so
2 sorge spike stape stilf strei tabu tausc templ testa testf thema treso umgeh unabh unter verbo verga verha
2 verlä verzi viert vorau vorfa vorsi wechs wegwe weil wem wird wöche zahlt zeit zeitn zerst ziehe zugän
2 zuläs übern
1 ^abkün ^api-s ^arbei ^archi ^assis ^ausko ^backu ^bevor ^boden ^bots ^brech ^bündl ^code- ^da ^deplo
1 ^diese ^dokum ^du ^erhöh ^feste ^firmw ^freun ^hardc ^inter ^jedes ^klein ^konfi ^konfl ^langl ^läuft
1 ^maint ^messu ^namen ^neuan ^perso ^poste ^pro ^scree ^sinkt ^stack ^statt ^teure ^todo- ^typfe ^umgeb
1 ^ungen ^vom ^werkz ^wisse ^zuers ^über abgab abkün absch abspr abwei aktua allem allok angef angek anneh
1 anony ansag ansie api-s api-t ausgi ausse autor bearb bei bench benot beta- bilds boden bots brech brems
1 brett buchh bündl cherr ci cla code- danac darau daten dem den desig diffs dir doc-k donne dozen dring
1 dürfe eilfä einem einfr einfü einzi erfor erfäh ergeb erhöh erlas erneu erwar erwün famil feier ferti
1 firmw fixup flag frage freiw fällt füllt ganze gefra gelau gelee gepla geseh gewar gezah geöff gilt gpg
1 greif grüne hardc harml hast hause hinau histo infra inspe insta kanns kehre kompa korre kurz kümme lande
1 lang langl laute lesen lfs liegt live losle major mehr mergt merkt messe messu mietv mit mittw mypy mühse
1 mündl nachm nein neuan norma notfä opena ops-k optim orden paten plati plug- pr priya progr prüfp pushe qa
1 quara raten reihe richt risik roten ruft rückf sagen scans schli schra scree seman senio senkt sich singl
1 sonde spare spät stabi stell tags team- teles teure todo- tun typfe typpr ui-än umgeb umges ungef unsig
1 urlau uuid- veral verb verei verkn verla versi vertr verwe views voran vorra wande war wareh warum werkz
1 wie will wisse zeitz zunäc überl üblic
-1 * ^abfra ^befeh ^behob ^besch ^branc ^check ^codeb ^cron- ^datei ^doppe ^einma ^embed ^empfä ^endau
-1 ^ereig ^feier ^freig ^gefah ^hinzu ^http- ^hyper ^jeder ^jobs ^kalts ^kennu ^konte ^kühlw ^lager ^laufe
-1 ^leads ^leser ^links ^man ^messw ^nachr ^noten ^offen ^paket ^passw ^push- ^retou ^retry ^schat ^serve
-1 ^sperr ^sprin ^stape ^suche ^suppo ^teile ^tempe ^tote ^unter ^versp ^watch ^webso ^wenn ^zeitf ^zeitü
-1 ^zweig ^zykli abbil abbra abfra absti achse agent akten akzen akzep anfas anfüh angel angem anhan ansic
-1 archi async auch ausfü auskl ausla basie baum bazel bedeu befeh behäl beide besit besti bevor bezah bezir
-1 bildr blatt blau bootl bring broke buchu bucke bäume bünde case chat- cli clust crc cron- curso daemo
-1 darf das dasse datum dedup defek deren desha diagr dialo dimen docke doku- downl dreie einan einig einlö
-1 einre empfa endau endli entpa entwü ergän erhäl erinn erkan erlau erset etl-l europ execu expon fach
-1 fahre fahrz fehle fehlv flack forks fortl foto fotog fotos freie fäden färbt fünft garan gasse gatew
-1 gefüh gehal gelb gelbe gelte gemit gepuf geset gespi gesta gestr gestu get glaci gorou grati größt gutac
-1 haben hashe head healt heißt herun hinke hinkt hinzu hkdf holid hostn http http- hyper hz hält impor
-1 iso-z issue jira jünge kalt kalte kam katal kern kilo kind kolli komma konfl kurse kühlw ladel lader
-1 lager lambd lasse laufs leads lease leckt libso licht limit linke links local lock- log logis lädt löste
-1 lüfte macht mailw manch manif maut menge menüs mitgl mosai museu nachg netzw noch noten notes notiz nullp
-1 nächs oktet optio order pacht pagin partn pause physi pipel pixel plus porta posit post pre-c proxy prüfz
-1 punkt push rabat raus raute rebas refer regal regel rekur rende retou route rumpf rückm s satzz savep
-1 schat schem schäd segme shuff siebz simul smart somme sonst spiel spric stack stage stand statu steck
-1 steig straß strea strom stufe stund stößt stürz suchf sucht svg syste t teil teild teile tempe testj text
-1 tod toml tote toure treff treib tritt trunk umbru umlau uploa users utc-m valid varia vekto verdi verdo
-1 vergl verli verme versa versp viel voll vorla vorta vorze vpn webso werfe wert wurde wächs zahl zeitf
-1 zeitü zende zerri zuget zugle zuste zweim zweip zykli öffne übere
-2 #3 ^abgel ^abrec ^admin ^als ^audio ^ausre ^avisi ^blätt ^demos ^einrü ^gebüh ^geneh ^get-a ^gewic ^hande
-2 ^ist ^jede ^klaus ^logs ^mitar ^mock- ^nicht ^nie ^parqu ^plätz ^postg ^preis ^regul ^relea ^revie ^secre
-2 ^seit ^sendu ^sprit ^späte ^stimm ^storn ^unit- ^uploa ^verbe ^verbi ^vorhe ^warnu ^werte ^wird ^zahlu
-2 ^zinse ^zirku ^zwisc abgeb abläu abmel absta absuc accou admin advis als also alte altve anbie and andro
-2 anfan angew angez anhän audio audit aufbe aufga auftr ausdr ausga ausre auswe avisi banka bedie belie
-2 benan bewer billi blätt bot buchs bundl byte cdn conta csv-i daher datei decke demos denn desse draft
-2 ebene einge einla einrü elf ende- erben erken ersat ersta etike expor fasse feld follo formu fragt fußze
-2 gebüh gehas gelös genau gepus geren gesam gesti get-a getre gewic gewäh gigab gleic grupp gülti hande
-2 hausn heade heap hexzi hook ignor ihrem ihrer image index jahr jenki json- jüngs kalen kateg kenne kennt
-2 kerbe klaus klemm klärl konfi konku kopfz laufz leben leite leser lesez liest lock lockd logs lokal länge
-2 lösen mail makro masch maste mehrw mitte mock- märz nennt neust not nullw oberf offli offse or ordne
-2 paket paral parqu passw patch plan plane plätz port ports postl proze prüfs publi push- regul retry rotie
-2 runne räume räumt sachb samme schlä sdk sechs secre secur sehen sei seit selbe sende setzt shard sigma
-2 sinne spool sprit staff stamm stder stimm stopp stric störe suchi svelt teiln tenan tief tls-h tor trigg
-2 trägt umläu unbek unbra unit- untät urspr user- verbe verst verte verwi viele vierm vite volle wachs
-2 waren warnu wartu wasse watch wirft wähle zeich zentr ziel zinse zirku zoom zufal zuges zulet zustä zwanz
-2 zweie übert überw
-3 ^airfl ^alte ^batch ^beträ ^clien ^den ^e-mai ^expor ^immer ^innen ^leere ^lekti ^logze ^merkm ^nur ^ohne
-3 ^passe ^pumpe ^regre ^repos ^räume ^schal ^seite ^senso ^sie ^sorti ^sprun ^testk ^typin ^umger ^versc
-3 ^versi ^webho ^wechs ^woche ^zahle ^zutat actio airfl anlag anträ arm außer batch baut block codeo consu
-3 cronj dashb data- derse des dreiß dunkl edito ein einga einma einst eintr empfä endet enkla enthä entst
-3 erste euro feuch frame front führe führt ganz gebuc gebun gefah geklo gekür gemes genom geord gesen gewäc
-3 gezäh go-st großb hat hängt ihres in inkre innen jobs karte kaufm kennu kiosk knote konso konto kopf
-3 koppe korb langs last laufw lekti letzt logze lässt mailg mb melde merkm middl milli minde missi modus
-3 mqtt- neu neuer none numme organ passe postg pro präfi quadr rahme rand refre regio rover rundu rust
-3 rückg safar schei schic schre seed- sendu seria siebe signi sms sphin sprun steue store suche testk threa
-3 titel trenn typin tägli tür umwan ungül verpa verzö weist welch wheel wirku wurze zeige zeile zelle zutat
-3 zuwei zwei zähle zählt über überg
-4 ^anfra ^benut ^beste ^bewer ^bilde ^fehlt ^filte ^geänd ^gutsc ^metri ^migra ^palet ^recht ^schre ^siche
-4 ^signa ^snaps ^türen ^unbek ^varia ^windo ^§ aufru bilde clien codeb debug einsa eleme elter entfe entha
-4 ereig fakto falls fährt ganzz gezei glob- graph handl hands hochl hälft idemp jahre json kalts kinde
-4 koste lausc legt lehnt läuft media mehre messw ms nach nache negat neun nimmt normi offen palet passt
-4 platz preis primä prome redis schal schwe seite senso sicht sitzu sobal sollt sonnt stern storn symbo
-4 teams tiefe token topol trace türen um umger und utc verde verhi verka verkl vierz wenn werte währu überb
-5 ^beim ^cooki ^eine ^komme ^nutze ^sitzu ^vorsc acht alle aus autom benut beträ bis cooki die dreim e-mai
-5 eigen einde einer embed etwa fehlt filte gehol gelad gepac gerun gramm gutsc host häkch ihr immer indiz
-5 je job kompr käufe liege liste löst müsse name netz neunz nginx null probe proje puffe pumpe regis sched
-5 schlü serve sieht snaps steht tause telef trans verri versu vorsc windo zweig zwölf
-6 ^gelös ^rechn ^zwei anmel app beste cache cent doppe fassu fehl felde geles groß- ihre kann leade leer
-6 rolle spalt stati stünd verwo vier webho werde worke zahle zehn zufäl zwisc älter übers
-7 ^gäste ab aber abgel berec bett brows der drei eins gerät jetzt label laufe metri muss parti repli sorti
-7 speic workf zahlu
-8 ^` anfra fünf gäste parse rechn sein sperr sprac stagi start tabel versc wiede zeigt zeits
-9 #1 eines ersch gebau hinte könne leere minut queue verbi §
-10 #2 ^das ^die beim erzeu sekun
-11 @ ^ein ` adres eine erhal manda
-12 gespe nachr nutze
-13 ^der
"""
