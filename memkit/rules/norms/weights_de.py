"""Which way German stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
15 code
13 entwi man selbs wir
12 berei chang hand siche
11 binne featu kopie repos zu
10 du endpu niema
9 ^schic arbei assis finde kunde quart statt änder
8 ^nach ^neue ^unser ^verme begin bitte commi direk durch funkt gemei inhal jeman maint merge neue neuen nie
8 produ relea reque revie sofor test unser verme veröf wer zweit
7 #0 , --no- ^ausna ^beitr ^frag ^wer ^öffen befol benen bleib deuts einfa engli fehls frag freit funde
7 gener grün inter jede jeder lösch modul rfc rollb rufbe schni sie soll sql team tests vendo weite wider
7 zusam zusti zwei- zweif
6 ^bei ^bevor ^es ^featu ^gehei ^kein ^testd ^verwe ^zum ^übers abhän agent aussc bekom besch bespr branc
6 büro damit entsc erhöh erkun exper force forma gedäc halbe hoch inner isort jedem kein kolle konte leute
6 liebe linte nicht prüfu suppo tages uns verer vor wiki woche zugri zusta öffen
5 ^alle ^debug ^erst ^force ^für ^im ^insta ^keine ^kopie ^prakt ^schlu ^speic ^vor ^vorfä ^zeile abgen
5 abges ableg allen alles ausge ausko ausli beitr beque bestä betra bibli diffs dürfe empfi entfä entwu
5 erled fachs festg freig gehör geneh globa große herau hilfs hooks immer kurze lange lizen logik lästi
5 migra model ordnu perso prakt pull ruhe sandb schlu schät signa sinkt skrip termi ticke tisch uhr umgan
5 umgeh ungel verwa verwe vier- vom vorfä vorzu zerti zum
4 -rf ^abhän ^alles ^an ^antwo ^auf ^denk ^entwi ^fasse ^finge ^fragt ^große ^halte ^handä ^hilfs ^hotfi
4 ^impor ^in ^lege ^liebe ^magis ^räum ^sende ^setz ^stand ^vertr ^verwa ^währe ^zugan ^öffne abstu alarm
4 allei an ander augen ausfü ausna autho beför behob beisp beric besta betre black blick chef cla danac
4 daran daten daume denk diens diff doku ertei exter ferti folgt frei fremd für gelee genüg halte handä
4 heili hilfe hört infor inkom insta jedes keine klart klärt kompo lapto lastt lege logge magis mal mecke
4 mensc mocks monat morge nachf nachs naht nutzt owner penet premi priva prüfe pusht rausg readm recht rm
4 root- rote räum schon schri schwa setz spars sprin testd typan unges veran verbo vergi verse vorhe weg
4 zugan überf
3 --for ^ab ^abnah ^alarm ^bitte ^codek ^contr ^cronj ^daten ^depen ^einge ^erhöh ^exter ^freit ^führe ^gib
3 ^globa ^handl ^hinwe ^hänge ^inkom ^jeden ^kaput ^konst ^kunde ^lade ^lass ^lastt ^lizen ^logme ^manda
3 ^mocks ^model ^prüfe ^refac ^rollb ^rote ^schem ^schwa ^schät ^spike ^typan ^von ^zerti ^zusic abgeh abger
3 abnah abneh abstr aktue alten analy antwo api aufzu aushe beant bearb begrü beheb besse chat codek contr
3 cto dana dauer den depen doku- dritt einri einse einzu end-t env erfah erst es etwas fachl fachw fasst
3 fehlg folge förml fünfz geht gemel geprü getau gib großg grüne handb hardw hinei hotfi hänge indem inven
3 joins kaput konst konve lade lass leist login logme main mit mutte nachb nacht neuli ort per plaus proto
3 quell refac repro rohem ruft rücks schic schne siehs solan solle spike sprec stehe still stumm sätze tage
3 tagge tagt tippf tools umbau umben umset umzug ungep vermi verpö verze viren vorfü was wechs wort währe
3 zeitd zuall zuers zur zuruf zusic öfter
2 ^abkür ^achtu ^am ^angef ^aufbe ^aufrä ^backp ^baut ^befun ^behal ^beheb ^bespr ^besse ^betra ^boole ^code
2 ^commi ^compi ^datum ^direk ^dokum ^du ^entwu ^exper ^fangt ^fehlg ^fehls ^fremd ^funde ^gener ^gereb
2 ^ignor ^kommt ^kompo ^künft ^lange ^leist ^leite ^liefe ^lies ^linte ^logda ^lösch ^makro ^merge ^mitte
2 ^mitwi ^mockt ^monta ^neuer ^noteb ^nutzt ^panik ^patie ^produ ^pull ^retro ^ruft ^sag ^schni ^sprec
2 ^statt ^stell ^stilf ^testn ^um ^umgeh ^veral ^verer ^wacke ^was ^weil ^wem ^wenn ^wider ^wir ^wächs
2 ^zieht ^zugri ^zugän abkür absch abwär abzei achtu anruf anwei auf aufrä auge ausfa backp barri beach
2 befun begre behal bezei bist boole bugfi build chefs conve darau demo dense disku dokum echte einka einwi
2 enums erfol eröff euch excep fachb fangt fasse fest festl finge fixes flieg freez freiz freun frühe gebot
2 gegeb gegen gehei gepfl gepro gereb getan getei geübt gibt gilt grafi grund haus herum hier hinwe ihren
2 imper integ itera juris kandi kernp komme kontr kopfn korre korri kurz kündi künft lauf leerz lehne lexer
2 lies logda marta mehr mitta mitwi mobil mockt monta nackt namen neues neufa nimm noteb notfa ob okay onlin
2 pager panik param passi paste patie perl pfleg pflic planu portu poste pr prior proxy query reduc regre
2 reine repar repor retro rollo root rot rotes ruht sag sagen schau schla schub schul seman sende servi
2 singl so sorge spare späte squas stabl stell stilf strei style stört tabu tag tausc telem terra testf
2 testn thema treso tun unang unged unter verdr verlä vertr vorbe vorfa vorge vorsi wacke wegwe wem wöche
2 zeit zeitn zerst zugän zuläs übern
1 ^abkün ^angew ^api-s ^arbei ^archi ^auch ^ausko ^backu ^barri ^beisp ^bist ^boden ^break ^brech ^cloud
1 ^code- ^da ^deplo ^diese ^einga ^erwäh ^erzeu ^feldg ^feste ^firmw ^freun ^gebt ^gemei ^gemer ^hardc
1 ^inter ^klein ^konfi ^konfl ^langl ^läuft ^mach ^maint ^melde ^messu ^mit ^namen ^neuan ^niema ^nimm
1 ^perso ^poste ^priva ^pro ^pusht ^rever ^schli ^schlü ^sinkt ^solan ^spars ^spart ^stack ^teste ^teure
1 ^todo- ^token ^typfe ^ungen ^vergi ^verra ^veröf ^wende ^werkz ^wisse ^zu ^zuers ^zurüc ^änder ^über abdec
1 abkün abrec abwei abzus achtz aktua allem allok am angef angeh angek angen anleg ansag anseh api-t artef
1 auch aufni ausgi ausst auth- bauen behan bench benot berüh beta- bewäs bilds bishe boden bots break brech
1 brems brett buchu büche cherr cloud code- compi dann darf dass datac deine denen deplo dich diese diges
1 doc-k donne dozen dring ebene eilfä einfr einzi entfa env-d erfor erfäh ergeb erklä erlas erwäh erwün
1 facha fall falsc famil feldg festz finan firmw frage freiw früh frühs fülle füllt geben gebt gefra gelau
1 gepla gesag gesch gewar gezah gezog gpg grenz handl hardc haupt hause heiße herei herle hinau histo infra
1 inspe inzwi issue kalib kanal kanns kehre klein knapp kommt kompa kompi kuppe kurat kümme lang langl laute
1 leitu lfs lint- live livem losle mach major manns mergt merkt messe messu mietv mitar mittw museu musst
1 mypy mögli mühse mündl nachm nehme nein neuan norma notfä oft ohne opena ops-k optim orden paten pipel
1 plati plug- plugi print priya progr prüfp qa quara quote raten rever richt risik roten runbo rät rückf
1 rückw rührt schei schem schli secre sitzu sobal sollt spart spezi spät stape sudo team- teles templ testa
1 teste teure timeo todo- trage traue typen typfe typpr umges unabh unben ungef unget unsic unsig unver
1 uuid- veral verei verga verha verkn verra versi verzi viert voran vorau vorra wareh warte warum weil wende
1 werkz werto wettl will wird wisse wo zahlt zette ziehe zunäc ältes öffne überl üblic
-1 ^abfra ^befeh ^behob ^besch ^check ^cron- ^dem ^embed ^entla ^ereig ^ersta ^feier ^freig ^gefah ^jeder
-1 ^jobs ^kalts ^kennu ^konte ^kühlw ^lager ^laufe ^leads ^leser ^links ^messw ^nachr ^noten ^proto ^schat
-1 ^spalt ^spiel ^sprin ^stape ^suppo ^tempe ^tests ^tote ^venti ^versp ^watch ^webso ^zeitf ^zeits ^zweig
-1 ^zykli ^züge absti achse acqui advis akten akzen akzep alter anfas anfüh angeg angew anhan anlau ansic
-1 api-s artik async aufbe auffü auskl basie basis baut bazel beend befeh behäl beide besti bezah bezir
-1 bildr binar blau body bootl bot brauc brich bytes bäume bünde check ci cli clust crawl crc csv-l daemo
-1 das dasse dedup defek dekod dem des diagr dialo dimen docst downl drehe dreie einen einig einlö einre
-1 ende engin entla entpa ergän erinn erkan erken erlau erneu errei erset event expon fach fehle fehlv feste
-1 flack fortl foto fotog fotos freie frist färbt führe fünft garan gasse gatew gb gefüh gehen gelb gelbe
-1 gelte gelös gemit genau gepuf gespi gestu glaci go-di gorou größt gutac hafen hashe head heißt herun
-1 hinke hinkt hkdf holid http hz höchs iban ihn in ist jira job-q kalt katal kern kilo kind klass kolli
-1 komma konfl kurse kühlw ladel laden lande langs laufs lax leads lease leckt ledge lesen libso licht ließ
-1 linke links local lock logis lädt lüfte mailw manch marki maut menge menüs misch mitgl mitsc mosai müsse
-1 nachg netzw node noten notiz nullp oktet optio order pagin paket partn pause physi platz pläne polli
-1 porta posit pre-c prüfz pull- pytho raute react refer regal regen rekur rende rohen route rumpf rund
-1 räumt rückb rückm s savep schat schle schlü schäd scrol secur segme siebz somme sonst spric stage state
-1 strin strom stufe stund stürz suchf sucht summe svg tagen teild tempe thumb tief tls tod toml tor tote
-1 toure track triag tropf trunk uhrze umbru umgew umlau und unit- utc-m valid venti verdi verfa verge vergl
-1 verla verli verlo versa vorla vorta vorze vpn vue wande wasse wegen wert wiegt wächs zahl zeich zeitf
-1 zende zerri zieht zuges zuget zugle zuste zweip zykli züge
-2 ^abrec ^audio ^ausre ^avisi ^codeb ^datei ^demos ^den ^doppe ^einma ^empfä ^endau ^filte ^gebüh ^geneh
-2 ^gewic ^hinzu ^http- ^klaus ^logs ^mock- ^nicht ^nie ^offen ^paket ^parqu ^passw ^postg ^preis ^push-
-2 ^pushe ^regul ^relea ^retou ^sendu ^serve ^sperr ^sprit ^späte ^stimm ^storn ^suche ^teile ^unit- ^unter
-2 ^uploa ^vorhe ^warnu ^wird ^zahlu ^zeitü ^zinse ^zirku ^zwisc abbil abbra abgeb abmel absta absuc accou
-2 als alte altve anbie andro anfan angel archi audio aufga aufge ausdr ausga ausla ausre auswe avisi banka
-2 baum bedie besit blatt bring buchs bucke cdn chat- cron- curso daher decke demos denn deren desha desse
-2 docke draft einan einga einla einst elf endau ende- enden endli erben erhäl ersat etike etl-l europ execu
-2 fahre fahrz follo forks formu fragt fäden gebüh gehas gekür gepus geren gesam geset gesta gestr get gewic
-2 gewin grupp gülti hat hausn heade healt heap hook http- hält ignor image ins jahr json- jünge jüngs kalte
-2 kam kateg kerbe klaus klärl konku kopfz lader lager lambd laufz leben leite lesez liest limit logs länge
-2 lösen löste macht manif masch minde mock- neust notes nächs oberf offli pacht parqu pixel plus port ports
-2 post publi punkt push rabat raus rebas regul retou rotie runne rust samme satzz schal sdk sei selbe setzt
-2 shuff sich sigma simul sinne spalt spieg spool sprit stack statu stder steck stopp straß strea störe
-2 stößt svelt t teil teile testj tls-h treff treib trigg tritt trägt umläu untät updat urspr users varia
-2 vekto verdo versp verwi vierm vierz voll volle wachs warnu webso welch wenn werfe werte wirft wurde zeitü
-2 zentr ziel zinse zirku zoom zufal zulet zweie übere übert
-3 #3 ^abgel ^admin ^airfl ^als ^benut ^beträ ^blätt ^e-mai ^einrü ^expor ^get-a ^hande ^innen ^jede ^lekti
-3 ^logze ^mitar ^ohne ^passe ^plätz ^pumpe ^regre ^repos ^revie ^secre ^seit ^seite ^sie ^sorti ^sprun
-3 ^testk ^typin ^umger ^verbe ^verbi ^versi ^wechs ^werte ^woche abläu acht admin airfl angem angez anlag
-3 anträ arm benan bewer billi blätt broke bundl byte clien codeo consu csv-i dashb data- datum derse die
-3 dunkl einge einrü entwü ersta expor feuch filte frame führt ganz gebun geklo gemes geord gesti get-a
-3 getre gewäc gewäh gezäh gigab gleic go-st haben hande hexzi ihrem ihrer ihres inkre innen jahre jenki
-3 jobs kalen kennt kennu kiosk klemm konso konto koppe korb lekti leser liste log logze mailg maste media
-3 mehrw melde middl missi mitte modus mqtt- muss märz nach nennt none nullw offse paral passw patch plan
-3 plätz postl pro proze prüfs push- rover räume rückg safar schlä sechs seed- sehen seine seit sendu seria
-3 sind sms sprun staff stamm stand steig stimm store stric suchi suite teiln tenan testk text threa titel
-3 typin tägli umwan unbra ungül uploa user- verbe verpa verst verte verzö vite waren watch wirku wähle
-3 zeige zelle zustä zuwei zwanz über überg
-4 ^alte ^anfra ^bewer ^bilde ^clien ^fehle ^gelös ^geänd ^leere ^merkm ^migra ^palet ^räume ^senso ^siche
-4 ^unbek ^varia ^versc ^webho ^zahle ^zutat ^§ ab actio alle aufru außer belie beste bilde codeb conta
-4 dreiß edito einma eintr elter empfä enkla entfe enthä ereig erste euro fakto feld front gebuc gefah genom
-4 gesen gezei gramm graph großb hands hochl hängt idemp impor index json kalts kaufm konfi kopf last laufw
-4 letzt lässt mail mb merkm messw negat netz neuer neun numme offen organ palet passe postg preis präfi
-4 quadr rahme rand refre rundu senso shard sicht siebe signi sonnt sphin spiel stagi stern steue suche
-4 symbo tiefe token topol trace trenn tür unbek utc verde verhi verka verkl viele wartu weist wheel wurze
-4 währu zeile zutat zähle zählt überb übers überw
-5 #1 ^beste ^cooki ^fehlt ^gutsc ^immer ^komme ^metri ^nur ^signa ^snaps ^türen ^windo auftr aus beträ bis
-5 block cache cooki cronj debug dreim e-mai einde einsa eleme endet entst etwa fährt ganzz gelad geles
-5 glob- host häkch hälft ihr indiz jetzt karte kinde knote kompr käufe lehnt läuft mehre milli ms nache
-5 nginx normi null nutze ordne plane primä probe prome redis regio regis schwe snaps storn teams telef
-5 türen um umger verri windo zwei zwölf
-6 ^rechn ^vorsc ` anmel autom benut bett cent eigen ein embed fassu gehol gepac gerun gutsc job koste lausc
-6 leer löst name neunz nimmt passt proje puffe pumpe seite stati stünd trans versu verwo vorsc workf zahle
-6 zahlu zufäl zweig zwisc älter
-7 ^beim ^eine ^gäste ^nutze ^sitzu ^zwei abgel brows doppe einer entha erzeu fehl fehlt felde gerät groß-
-7 ihre je kann legt liege parti rolle sched serve sieht speic steht tause vier webho zehn §
-8 app der drei eins fünf hinte label metri repli sorti sprac tabel werde worke
-9 ^recht aber anfra berec gebau leade leere queue rechn sperr versc wiede zeigt
-10 #2 ^` beim ersch gäste laufe minut parse verbi zeits
-11 adres eines könne manda sein sekun start
-12 ^das ^ein eine erhal
-13 @ ^der ^die gespe nachr
"""
