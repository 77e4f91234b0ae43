"""Which way German words lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
12 =people
11 man sql wir
10 code hand statt von_hand
9 ,_nicht ^speic ^unser abges archite ausge_werde bekom_einen bekomme bleib chang früh selbs selbst sicherh
9 uhr unser wer werde_im
8 =source ^für ^in ^keine ^wer abgesti bleibt der_siche diens entwi entwick featu feature fehls fehlsch
8 forma gehören gelte_höchs neuen nie produ zugri_gelte
7 ,_der ,_ohne =work ^auf ^ausna ^bei ^schlu ^übers alte_branc an_der arbei beant beise beisein benen
7 bereits bespr binne binnen büro changel einen_komme entsc erhöh erhöht finde formatt freit freitag funde
7 geheimn gehör gemei gemeins grün halbe halber im_beise ist_, jeman kunde level levelde liebe lieber logik
7 länge_als mit_der nachf produkt quart quartal retro review schlu schluss siche wiki wird_die wird_nicht
7 zwei_tage zweit
6 ,_und ^commi ^jedes ^kunde ^nach ^spike abnah abnahme am_woche analy auch_die auf_, ausge beginnt bei_uns
6 berei besch beschre black builds das_team daten_nicht doku dritt durch einma_im entwu entwurf fehlerm
6 findet funkt funktio für gehen geht geschäf hilfs ja jedes jemand kein_sql kommen kopie lange lastt
6 lasttes liefera liege_unter läuft_nur merge nach_einem namen_von neues niema niemand nur_mit owner revie
6 rote rufbe rufbere schlü_in schni schnitt schät sinkt spike spikes sql-a sql-abf sql_außer standup suppo
6 support test third third-l ticke_ohne uns verlass von_einer weite wochene zusta_in zwisc_zwei
5 ,_damit ,_werde ^cronj ^daten ^es ^featu ^gehei ^große ^hilfs ^impor ^liebe ^rote ^vertr ^vor ^wir ^öffen
5 abgeh alles_, analyse auf_deuts auf_ein auf_engli beantwo beitrag bekom benennu besproc betre betri
5 betrieb bleiben damit dana das_betri das_vier- dem_code dem_merge demo den_pager der_produ der_relea desig
5 deuts deutsch die_abdec die_migra die_siche die_signa die_zwei- diensth direk durchge ein_relea einfa
5 einfach engli englisc erled erledig etwas exper experim fachl fachs fachspr festg folgen frei gehei
5 gehör_in gener gesch gewin_der große großg großges grund hardw hardwar herau hier hilfete hinei hoch hotfi
5 hotfix in_ordnu inter interne inven inventa jede jedem jeder_diens kein_merge keine_gesch klärt klärt_der
5 kolle kollege komme komme_in kompo konte_verse kundend kurze laufe_über linte linter lizen länger
5 migra_werde mit_konte mocks model modul modul_hat monta mutte mutters nicht nur_, nur_im nur_nach ordnu
5 ordnung pager penet penetra preista priva private prüft quell reine reinem relea relea_darf release repos
5 reposit reque reque_bleib request retrosp rollb rollbac rückf rückfra seine_eigen sich_in signa_bei
5 sind_im skrip sprec sprin spät stand_ist still stummge tag tauscht termi termin tests_werde thema ticke
5 vermi veröf veröffe vier- vier-au vor vor_jedem vorhe vorher warten weg_, wenn_der werde_durch wird_der
5 währe_des zu zugangs zum zurückg zwei- §_wird änderun öffen öffentl überlas üblic übliche
4 ,_das ,_wer ,_wird ^abnah ^alle ^alles ^an ^conta ^einge ^firmw ^fremd ^globa ^inkom ^lastt ^logme ^mockt
4 ^schem ^squas ^testd ^veröf ^zugri abgehak abhän abhängi alarm als_drei ander antwo_auf arbeite
4 assis_bestä auf_die auf_jedem augen augenpa ausko auskomm ausna ausnahm aussc ausschl autor_einer außerha
4 barri barrier beant_und beantra begin_mit behob behoben beisp beispie beque bequeml beric bericht bestehe
4 bestä_seine betreue bezei bezeich blick branc_werde branche chat cloud committ contr control cto das_desig
4 das_platt das_ticke dateian dauern den_serve der_fachb der_suppo der_termi derje derjeni die_archi
4 die_kolle diens_gehör diese_repos direkt drei_tage echte einfa_gelös eingech eingerü endpu endpunk entsche
4 erkun erkundu erst es es_in exports fachb fachber featu_leben finger flieg fliegt folge_dem frage fragen
4 freun freunde für_alle gehei_werde geneh genehmi generie gepfl gepfleg globale hilfe hilfssk höchs_fünfz
4 höchs_§ importe in_§ inkom inkom_änder inkompa isort jede_fehle jeder keine_neuen keinen klass klasse
4 klein kleine kleinen korrekt kundenn lapto lauf liefe logme logmeld lästi lästig man_bei migra migrati
4 mit_den mit_einem mockt monat monatli montags nach_§ nachfol nachs nachste namen neue_endpu neues_mehr
4 nicht_neues noteb noteboo ohne_besit ohne_ticke onlin online passi passier pflic pflicht plattfo pr
4 produ_wird product progr program readm readme rechner reihe_der reviewe rfc root- sagen sandb sandbox
4 schemaä schli_die schri_zum schwa sehen_jede seine_vorsc servern sich_ein sie skript solan solange sorge
4 squas squas_bevor squash- story stumm stund_gemel tagt tausc team testdat tests_in tests_nicht ticket
4 ticketn tisch tools tun typan ungel ungeles unges ungeseh unsere verbo verbote verla verse versehe vertrau
4 verwa vorschl was weg wegge weggewo weil_die weiter werde_bei werde_inner werde_zuers wir_auf wird wird_,
4 woche währe während zeitd zeitdru zugan zum_nachs zur zusti zustimm zwanz_minut zwei-pe zwei_freig §_uhr
4 §_zeich überspr
3 , ,_muss ,_nie ,_ob ,_statt ^abkür ^achtu ^alarm ^angef ^api-s ^barri ^befun ^beitr ^bespr ^bevor ^codek
3 ^debug ^depen ^dritt ^erst ^exper ^exter ^fehlg ^finge ^funde ^gener ^handl ^handä ^hänge ^ist ^kaput
3 ^klein ^lange ^leist ^liefe ^lizen ^model ^noteb ^prakt ^rollb ^schät ^sprec ^testn ^typan ^veral ^verwa
3 ^vorfä ^was ^wider ^währe ^zerti ^zieht ^zugan ^zusic abkür abkürzu ableh ablehnt achtu achtung aktiv
3 alarme allei allein alles als_ein als_eine am am_datei am_erste andere anderen angefan anlegen arbei_auf
3 auch auf_forks aufga_ist aufgerä aufgete ausgefü ausgeli ausgese ausli auslief authors befun befunde begin
3 begrü begründ berecht beschwe besprec besse besser bestäti bibli bibliot bilds bildsch bis_die bis_zum
3 bleib_aus brauche buchh buchhal checks chef cloud-r code- codek codekom danac danach dann darf_den
3 das_büro das_revie datei_unter datenba daume daumen dazu debug-a den_diens den_relea den_schlü dense
3 denselb depen dependa deployt der_ausli der_berei der_preis der_test die_datei die_rufbe die_sandb
3 die_zusti diese diesem diff dran drittan durch_den ein_quart ein_rfc ein_zweit eine_falsc einem_monat
3 einem_regre einen_eigen einen_fachl einen_tag einka einkauf einwi einwill endpu_brauc entfall entfä
3 entfäll entschu erfah erfahre erlau_, erlaubt erst_nach erste_monat es_ist exter exter_arbei externe
3 fachlic fachw fachwor fasst featu_werde fehlerb fehlern fehlert fehlg fehlges fertig festgel firmw firmwar
3 fixes folge folgt folgt_der force force-p freigeb fremd fremde fünfz fünfz_minut fünfzeh ganze gebot
3 geboten gehen_ohne gemel gemelde gemoc gemockt gener_datei genüg genügt gepro geprobt geschlo geschri
3 getau getausc getei geteilt getip getippt gleich gleichh grenze grün_sind grüne handl_bleib handä handänd
3 hat_einen hause heiße heiße_schle heißen herausg hineinz hänge im_kanal im_kernp im_wiki im_zweif in_beric
3 in_den in_diese in_postg in_pytho in_tests indexsc infor informi inner innerha install issues ist_auf
3 ist_der itera iterato jede_migra jede_schni jeder_aufga jedes_exper kaput kaputte kernp kernpak klassen
3 kompi kompili komposi konst konstan konvent korre kündi laden laptops layou layout leeren leerz leerzei
3 leist leistun leute lizenzf lizenzp login losle loslege luis lösch mal man_am man_die man_mit man_ohne
3 mecke meckert mediz medizin mergen mittw mittwoc modellg module modulgr monatsw morge morgen nach_dreiß
3 nach_vier neue_abhän neueste neuli neuling nicht_deplo nicht_gemoc nie_die nie_länge nur_über ob offic
3 office ohne_grüne opena openapi ort paketin petra poste posten prakt praktik print prototy prüfu prüfung
3 pull pull_reque quali qualitä quelle rausg rausgeh rechtsa regre regress repar root-re rufnu rufnumm runbo
3 runbook rücks scheman schlü_liege schri_jeder schrift schub schubla schulun schätzt schätzu sie_grün
3 sie_jeman signa signatu sofor sofort sprecht sprint späte später stehe_im stillge sätze tage tagen tages
3 tagge taggen teamm teammit terra terrafo testd testn testnam testsys tippf tippfeh tischna topics typanno
3 umbaute umben umbenen umset umsetzu umzugs und_nicht unsig unsigni unter_§ unterbl unterdr unversc variabl
3 verei vereinb verer vererbu vergang vergi vergibt verla_das vermied vertr verwais von vorfa vorfall vorfä
3 vorfä_werde vorfäll vorfü vorführ vorsi vorsich wechs wechsel weiterg wenn_jeman wer_den werde_zum wider
3 widersp wird_nach wort zu_schre zu_zweit zuruf zusic zusiche zusta zustand zwei_leute zweif zweifel §_auf
3 §_ist §_schal änder_an öfter über_den über_zwei übern_der übernim übers_die
2 =agent ^abhän ^am ^aufbe ^backp ^beisp ^besse ^bis ^boole ^bots ^break ^bündl ^cloud ^code ^compi ^contr
2 ^dashb ^dokum ^durch ^erled ^erwäh ^fehls ^feldg ^force ^frage ^freit ^im ^image ^kompo ^lastw ^linte
2 ^logda ^läuft ^lösch ^magis ^manda ^mit ^mitsc ^mitte ^mocks ^neuer ^niema ^oberf ^panik ^pipel ^priva
2 ^prüfe ^pull ^refac ^retro ^rever ^schni ^schwa ^schwe ^shade ^solan ^sprac ^stack ^statt ^stilf ^tabel
2 ^umgeb ^von ^weil ^wem ^wenn ^wildc ^zu ^zugän ^zurüc abdec abdecku abger abgerat abspr absprac abstr
2 abstrak abwei abweich achtz achtzig admin-k agentur allem anfasst angehal anleg anneh annehme anruf anruft
2 ansag ansage anspr ansprec anzur anzuruf arbeit arbeits audits aufgema ausfa ausfall ausfä ausfäll ausgesc
2 ausgi ausgibt aushe aushelf autho autors backp backpor basisim beför beförde bench benchma besta bestand
2 bestä boole boolesc bots branc branchn break breakin brett bringt büche bücher bündl bündle canar canary
2 change- changes code-fr codebas commi commit conve convent dass data daten datenei datenmi datensc datenve
2 design designs diensta dieser diges digest disku diskuti donne donners dring dringen dritten du echten ehe
2 enums erfol erfolgt erklä erkläre erneuer ertei erteilt erwei erweite erwäh erwähne erwün erwünsc facha
2 fachabt fachlog falle fallen falsc falsche feldg feldger ferti festes festgeh festz festzun finan finanza
2 finden finge flag formati forum freig freigab freiz freizug fremdsk förml förmlic geben gedäc gedächt
2 gefal gefalle gemer gemergt genaue geschma git-h git-his globa grafa grafana großen gruppen handb handbuc
2 hauptve hauptzw hauses heili heilig heraus herum hinein hotfixe hängend ihren images indem inspe inspekt
2 inzwi inzwisc jahrese jederze jemande kanal kartenn keiner klart klartex kontext konve kopfn kopfnic
2 kundenp kuppe kuppels kurzer kündige lambda- laptop lastw lastwer laute leitu leitung live livem liveman
2 logda logdate loggi logging magis magisch main maint maintai major marta mehr merge-r merge-z merges mietv
2 mietver mitsc mitschn mittage mittels modell monats mühse mühseli nachb nachbar nachfra naht nehme nehmen
2 neue notfa notfall notfä notfäll nur oder oft owners panik panik-a papie papier param paramet path per
2 perl persö persönl plaus plausib preisre proto prüfp prüfpro pushen pusht raten ratenli recht rechtea
2 refac refacto regel rein reparie repro reprodu rever reverts rohem root root-pa rot ruhig ruhige ruht
2 rücksic rührt scann scanner schlank schne schnell schri schul schwach schwarz servi service shade shader-
2 singl singlet sinnv sinnvol skizz skizzie sonnt sonntag spezi spezifi spielwi sprachv spreche sprints
2 sprintz spätest squad stehe stehen stelle stets stilf stilfra stiller stoppen system team-ch templ templat
2 testa testabd teste testet testf testfun tests testsch trunk-b typanga typpr typprüf umbau umgesch unang
2 unanget ungep ungeprü unsic unsiche uuid- uuid-pr veral veralte veran verantw verga verha verhalt verläng
2 verschl version verwend verze verzeic verzi verzich viert viertel vom vorbe vorra vorrang vorst vorstan
2 wandern wartesc warum wegwe wegwerf wem wildc wildcar wochen wöche wöchent wünsc wünsche zahlt zeitn
2 zeitnot zerst zerstör zerti zertifi zette zettel zugri zugriff zugän zugänge zuläs zulässi zusam zusamme
2 zweiter änder öffnen übergeb
-2 * ^abgel ^abrec ^agent ^als ^arbei ^audio ^ausdr ^ausre ^außer ^bewer ^binär ^blätt ^branc ^callb ^check
-2 ^clien ^einrü ^geneh ^get ^getei ^geänd ^gutac ^immer ^innen ^klaus ^kühlw ^lekti ^logs ^logze ^loki
-2 ^mitar ^nachr ^nur ^paket ^parqu ^passe ^postg ^push- ^regre ^retry ^route ^schre ^schul ^sendu ^sorti
-2 ^sprit ^späte ^storn ^teams ^typin ^umger ^unter ^uploa ^varia ^verbe ^versc ^watch ^werte ^windo ^wird
-2 ^zinse ^zirku ^zweig ^zwisc abgelau abgem abgemel action adminse advis advisor akte als altersa and andro
-2 android anfan anfangs anhän anhänge anlag anlaged anträ anträge archi archive archivi async asynchr audio
-2 aufge aufgefr aufgezi aufruf aufrufe ausgero ausgewe ausgeza ausre ausreiß banka bankarb bearb bearbei
-2 bedie beginne behal behalte behan behande belie beliebi benan benannt benutze benutzt bereini besteht
-2 bewertu bindest bis blätt blätter brich bricht bringen byte cache-m callb callbac checkpo ci client
-2 clients codeb codeo codeown consu cron- curso cursor daher data- data-ur dateien dateifo datumsa dauert
-2 debug-l decke decken denn deren desha deshalb desse dessen docke doku- doku-än dunkle durchei e-mail-
-2 einer eingebl eingefr eingere einmal einrü einrück eintref einträg eltern elternt enkla enklave entfalt
-2 entfe entfern entha enthalt entst entsteh erken erkennt erneu etike etikett falls farbw farbwer festen
-2 feuch feuchte filter filtera fingera folgeta framewo freiges frisc frische färbt ganz gefah gegen gehas
-2 gehasht geheime gehol geholt gekür gekürzt gelb gelte gelten gelös gelösch genau geord geordne gepuf
-2 gepuffe gepus gepusht gesam gesamme gespi gespieg gesti gestimm gestr gestrea gestu gestutz gewin gewinn
-2 gewäc gewächs gleicht glob- glob-ve go-st go-stru grenzwe heißt hinterg hinterh hinterl hochlad id idemp
-2 idempot ihn ihrer imports innen instanz iso iso-z iso-zei issue-k ist jahr jobs json- jüngs jüngste kalen
-2 kalende kam karte katal katalog kenne kennen klaus klausel klärl klärlis knote knoten konso konsole kopfz
-2 kopfzei korb kunden kühlw kühlwar lader lande laufs lauscht leite leiter lekti lektion letzt letzten
-2 liege liegen lineare links listet local locale lock lockd lockdat locki locking log lokalen loki lädt
-2 längere läuft machte mailg mailgun makro maste master median melde menüp menüpun merge-q merge-t metrisc
-2 milliar missi mission mkdoc mkdocs mqtt- mqtt-th mögli möglich namensa nebenve niedr niedrig noch not
-2 nullw nullwer numme nächs nächste nächt nächtli offli offline or ordner ordners pagin paginie parqu
-2 parquet parsers patch patches plan plätz plätze porta portal post postl postlei preismo primärk proben
-2 profi profilb proje projekt proze prüfs prüftab prüfz prüfzif publi puffer puffert pull- pull-re push-na
-2 pushes rabat rabattr rahmen rand raus rechte refer referen refre refresh regeln registr rende replica
-2 reviews routenn rover rover-s rundu rundung runne runner räume sachb sachbea samme sammeln schal schei
-2 scheite schlä schlägt seed- seed-sk sei sendu sendung sensore server- sessi session setze setzen sichert
-2 sichtfe siebe sieben sigma signi signier simul simulat snaps snapsho sollt sollte spool spoolor spric
-2 spricht springe sprit sprites spätere srgb- srgb-ra staff standor steck steckt stellen sterne steuert
-2 stimm stimmen store straß straßen stric strich suchi suchind svelt svelte systeme team- teilen teiln
-2 teilneh tenan tenant testj testjob thread titel tokeniz toure trace trace-i trenn trennt trigg trigger
-2 tritt trägt typin typinfo tür umgeb umgebun umläu umläufe umwan umwandl und ungül ungülti unteror untersc
-2 uploa upload variant verbe verbess verde verdeck verfa verfü verfügu vergaße verklei verlang verlore
-2 verst verstum vierm viermal vierz vierzig vite volle vorla vorlage vorze wackl wacklig wandert warnu
-2 warnung watch watchdo weist wenn werde werden wheels wähle wählen wörte wörterb zeige zeigen ziffe
-2 ziffern zinse zinsen zirku zirkulä zufal zufalls zurücks zweim zweimal zähle zähler ältere übere überein
-2 übergeh überleb übert überw überwac
-3 #3 ,_ein ,_sobal ,_wenn ^admin ^airfl ^anfra ^avisi ^batch ^beträ ^den ^e-mai ^expor ^filte ^gutsc ^laufe
-3 ^leere ^mahnu ^metri ^migra ^nicht ^palet ^pumpe ^recht ^relea ^repos ^revie ^räume ^seite ^senso ^sprun
-3 ^webho ^wechs ^woche ^zahle ^zutat `_wirft ab_, actio agent airfl airflow alle_zehn allen als_datei alte
-3 anfra_ohne angel angeleg archiv arm assis_fragt auf_port aufgeba auftr aus_forks ausga ausgabe
-3 autor_eines avisi avisier batch batch-b bei_der beim_lösch beim_parse beitret beiträg benut bevor_§ binde
-3 blau branch- buchs buchsta bundle cdn ci_bei clien codeblö damit_das dann_nach darf das das_paket das_§
-3 daten_an datum dauer_auf dauer_etwa deplo_in deploy- der_ausga der_cache der_commi der_datei der_freig
-3 der_hook der_hotfi der_index der_linte der_plane der_regio der_spalt der_tabel der_token der_zugan des
-3 die_queue die_sperr die_sprac die_versi dieselb dreim dreimal dreiß dreißig dunkl dunkl_modus durchla
-3 dürfe_nur e-mails edito editor ein_cronj eine_minut einem einen_kalts einen_platz einen_schlü einer_eigen
-3 einfü einfügt eingebe eingehä einma einsa einsatz eleme element emoji empfä empfäng ende- ende-zu
-3 entha_die entha_keine enthä enthält erben ereig ereigni erlaube es_keine event event-l expor exporte fand
-3 fehlers fehlt_die feld_ist felde_werde fragt fragt_zuers führt fünf_minut ganzz ganzzah gebuc gebucht
-3 gehen_am gehen_über geht_beim geklo geklont geles_, gelte_als gemes gemesse gerun gerunde geräte gesperr
-3 get gezei gezeich gigab gigabyt gleichz großb großbuc großer grupp gutac gutacht gäste_dürfe gülti
-3 gültige halte halten handl handler hat_vier herzs herzsch hochl hotfix- hunde hundert hält hängt_von
-3 höchs_fünf höchs_zehn ihr ihres im_sinne immer importi in_das in_einem index index_ist inkre inkreme
-3 ist_kein ist_nicht jahre jenki jenkins juni kalts_gemes kann_den kaufm_auf keine_wiede kennu kennung
-3 kerbe kerbero klassif klemm klemmt knote_brauc kompr komprim konfi konfigu kopf koppe koppeln lage langs
-3 langsam last laufz laufzei lausche leere_waren leere_zeile leerem leerer legt legt_die liest linte_läuft
-3 listen länge läuft_in löst löst_der macht_die mahnu mahnung manda mandant marke media melden mergeso
-3 messw messwer millise minde mindest minut_ohne mit_mehr mit_sphin mitte ms_für muss_auf muss_vor müsse
-3 müssen nach nachr_werde nachts namensf neu_aufge neust neustar nicht_auf notes nummern nur-l nur-les
-3 ohne_rolle organ organis paket pakets palet palette paral paralle parsen parser passe passen per_mail
-3 per_sms plane planer platz platzha port_§ post- post-an preis_ab primä pro pro_worke prome prometh
-3 prozess puffe pumpen punkt push- push_auf quadr quadrat queues rahme rebas rebase reihe reihenf
-3 relea_werde retry review- ring route rust rückg rückgab safar safari sched schedul schicht schlü_, schre
-3 schreib schwe schweig sechs sehen_den sehen_die sein_, seiten senden seria seriali server setzt setzt_das
-3 sich_eine sich_einen sichtba signa_werde sind_in sind_nach sinne slow sms sobal sobal_die sobald sonst
-3 sphin sphinx sprun sprungh stamm stammen standar standby stern suche symbole tabel_` tabel_team tause
-3 tausend team-ta teile telef telefon tests_laufe tests_start timeo timeout topol topolog tor treff treffer
-3 tägli täglich um_mitte um_zwei umgek umgekeh unbek unbekan unbra unbrauc und_ein unter_groß- unter_windo
-3 unverän utc verhi verhind verkl verli verlier verlo verscha versi_aus verte verteil vertrag verwi verwirf
-3 verzö verzöge viele vor_der warenko wartet warteze welch welche wenn_ein werde_am werde_nach werde_vom
-3 wiede_bei wir_haben wird_vor wirku wirkung worke_bearb wächs wächst währu währung zahlu_werde zehn_minut
-3 zehn_sekun zeich_gekür zeile_je zeilen zelle ziele zielen zu_mehre zuers_nach zuges zugeste zurüc_,
-3 zurück zustä zuständ zutat zutaten zuwei zuweisu zweie_konte zählt §_hängt §_passt §_sekun älter_als
-3 öffnet überb überbuc übernom übers übersch
-4 ,_sonst ,_trage ,_währe ^alte ^benut ^beste ^bilde ^gelös ^nutze ^ohne ^parse ^rechn ^signa ^snaps ^türen
-4 ^§ abgeleh accou account acht agent_auf alle_§ als_json am_monat angab angabe angez angezei archiv-
-4 aufgeru aufzu aufzug aus_den ausdr ausdrüc baut bei_gleic beim_erste bekom_eine beste beträ beträge
-4 billing bis_zu bot bundl cent commit- das_modul datei der_agent der_featu der_parse der_sched der_zeitz
-4 des_entsc des_paket die die_karte die_konfi die_platt die_stagi die_tests dreiß_tage ein ein_jahr ein_tag
-4 einde eindeut eine_eigen eine_zeile einem_eigen eines_beitr eines_proje eingabe einge einst einstel eintr
-4 elter embed embeddi erneut ersch_in etwa euro fehlen felde felder filte frame fremd_auf fremdsc fährt
-4 fünf_sekun für_§ gehen_an gelad geladen gelös_, geschei gesen gesende geset gesetzt gezäh gezählt gleic
-4 graphen gutsc gutsche haben_§ hash heade header hook hälft hälfte idle ignor ignorie ihrem im_archi
-4 im_märz impor in_` in_einer ist_in jede_nacht jeder_push json kalts kaltsta kann_höchs kaufm kaufmän
-4 keine_ausna kennt kinde kinder kleinst kosten labels laufe laufe_nach lausc laut liege_im liest_der list
-4 logze logzeil lässt lösch_der lösch_eines mail mb mehre mehrere minute mitgl mitglie mittern monat_raus
-4 ms märz nach_stagi nache nachein negat negativ neuer neun neunz neunzig nicht_länge none normi normier
-4 nutzern nächt_job ordnet passt preis preise probe prüft_die pytho_§ regio region reihe_gelad replika
-4 schic schlage schlü schlüss sehen seines sende senso shard sich_nach sicheru sicht sind sitzu sitzung
-4 speic speiche sperre sperren spiel sprac_, stamm_aus startet steht_in steue storn stornie symbo tabel
-4 tabelle tiefe türen um umger umgerec und_am unter_für untät untätig users verfa_nach verfall verka
-4 verkauf verla_einen verri verrieg verschi versu versuch vor_§ vorgä vorgäng webho webhook wenn_die
-4 werde_auf werde_beim werde_in werde_zu werte wheel wird_engli wird_vom workf workflo wurde_im wurden
-4 zahlu zahlung zufäl zufälli zweier zweige §_, §_mb §_ms §_zu änder_man über_§ überset
-5 ^beim ^cooki ^eine ^fehlt ^gäste ^seit ^sitzu ^unbek ab admin_sehen agenten alle an_einem anmelde
-5 auf_einem aufru aus autom automat berec bestell bilde bilder billi block commi_im cooki cookies debug
-5 der_assis der_stand die_prüfs die_vorla doppe doppelt e-mai eigen einga entst_aus export fakto faktor
-5 farbe fehlt fünf gehör_zu gepac gepackt gerät gleiche gramm graph groß- groß-_und haben hands handsha
-5 häkch häkchen hängt indizie jedem_schri jetzt kleinsc komme_per konto koste_tarif kostenl käufe käufern
-5 lasse_sich leade leader liste macht mail_an man_kann milli minuten modus namen_sind netz neue_sitzu nginx
-5 nginx_ausge nimmt notizen null nur_beim offene platte rechn redis rolle schema sein seit sieht sind_mit
-5 spalt spalte sprac sprache stehe_in tarif teams trans transak und_klein vier von_nginx vorga vorgabe
-5 vorsc waren werde_stünd windo windows wirft wurde zahle zahlen zwei_jahre zweie zweit_fakto zwölf §_minut
-5 §_§ älter ändern über
-6 ^komme ^vorsc ^zwei aber abgel als_§ anmel auf_§ aus_§ außer_dem bekommt brows browser das_feld debug-s
-6 der der_build der_regis der_serve eigentü ein_deplo ersch erschei fassu fassung feld geles gelesen hat
-6 hat_eine hinte host indiz job kann könne können laufend leer lehnt liege_in metrike minut muss name
-6 neue_verbi nutzer offen ordne parti partiti pumpe queue registe repli stagi staging threa threads unterst
-6 verschw verwo verworf wenn_das werde_von wiederh wochenb worke worker zeigt zeits zeitste zweig §
-7 #1 #2 =program ^` ^das ^die adresse anfra anfrage bei_jedem bei_§ beim_start berechn bett cache eins
-7 erzeu erzeugt fehl gespeic gruppie gäste ihre import je label leere liegt_in parse rechnun regis sekun
-7 sekunde sperr start stati station steht stünd stündli verbi verbind versc wiede zehn zeile über_die
-8 @ ^ein ` adres beim bekom_§ den_port drei eine eines fehlend gebau gebaut gespe koste metri monatse nachr
-8 nachric sorti sortier token vorscha werde_über
-9 ^der erhal erhalte nutze port werde_als
"""
