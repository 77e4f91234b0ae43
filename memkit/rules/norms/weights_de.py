"""Which way German words lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
12 =people sql
11 hand sicherh von_hand
10 ^speic bekom_einen man statt wir
9 ,_nicht =source ^für ^unser arbei bekomme chang code featu feature forma selbs selbst siche unser
8 ,_ohne ^bei ^keine ^wer bereits bleib bleibt diens finde funde geht jedes neuen produ wer
7 =work ^ausna ^in ^jedes ^schlu ^übers alte_branc an_der archite beitrag benen berei bespr büro changel
7 der_siche doku einen_komme entwi entwick erhöh fehls fehlsch freit freitag gehör geschäf grün halber jeman
7 kunde logik nachf nie niema review schlu schluss schni schnitt werde_im wird_nicht zwei_tage
6 ,_und ^auf ^commi ^gehei ^hilfs ^kunde ^liebe ^vor am_woche auf_engli ausge_werde beginnt besch binne
6 binnen black das_team durch einma_im engli englisc entsc entsche entwu entwurf erhöht findet formatt funkt
6 funktio geheimn gelte_höchs gemei gemeins gener halbe hilfs in_§ ist_, ja jeder jemand kein_sql
6 keine_gesch kopie lange lapto lastt lasttes laufe_über liebe lieber liege_unter länge_als merge migra
6 migrati mocks modul mutte mutters nach_einem namen_von nicht niemand quart quartal relea_darf rote rückf
6 rückfra schemaä schlü_in schät seine_eigen sinkt sql-a sql-abf sql_außer standup ticke_ohne vor
6 werde_durch wird_die woche wochene zu zugri_gelte zusta_in zweit üblic
5 ,_der ^abnah ^cronj ^daten ^es ^featu ^große ^vertr ^wir ^öffen abgeh abges abnah abnahme alarm alles_,
5 arbeit auf_deuts auf_die behob behoben bei_uns benennu beschre bibli bibliot committ dana das_vier-
5 daten_nicht dem_code der_relea deuts deutsch die_abdec die_migra die_signa die_zwei- diensth drei_tage
5 ein_relea einfa einfach eingech endpu endpunk erled erledig etwas fachs fachspr fehlerm fünfz gehei gehen
5 gehör_in gehören gehört gesch gewin_der hardw hardwar herau hinei hoch hotfi in_ordnu inven inventa jede
5 jedem klein klärt klärt_der kolle kollege konst konstan kundend kurze linte linter läuft_nur mit_einem
5 modul_hat nach_§ namen ordnu ordnung penet penetra preista priva produkt readm readme relea release repos
5 reposit reque reque_bleib request revie reviewe rollb rollbac root- signa_bei sind_im skrip sofor sofort
5 sprec stand_ist still stumm stummge suppo support tausc tauscht termi termin test tests_werde ticke ungel
5 ungeles uns vermi vier- vier-au vor_jedem vorher warten weg_, weite werde_inner wiki wird_der währe_des
5 zugri zugriff zurückg zusti zustimm zwei- §_uhr §_wird änderun öffen öffentl übliche
4 ,_damit ^alle ^alles ^an ^bespr ^einge ^fremd ^funde ^impor ^konst ^liefe ^logme ^mockt ^model ^nach
4 ^retro ^rollb ^rote ^squas ^testd ^veröf ^vorfä ^zugri ^zusic abhän abhängi als_drei analy ander antwo_auf
4 arbeite assis_bestä auf_ein aufgerä augen augenpa ausge ausko auskomm ausna ausnahm aussc ausschl außerha
4 barri barrier beisp beispie bekom beque bequeml beric bericht besprec besproc bestä_seine betri betrieb
4 bezei bezeich bis_die bleiben branc_werde branche brauche builds chat cloud-r commit cto damit dann
4 das_platt das_revie dateian datenba dem_merge den_schlü deployt der_suppo der_termi die_archi die_kolle
4 die_siche die_zusti diese_repos diesem direk direkt durchge echte einen_eigen einen_tag einfa_gelös
4 eingerü erkun erkundu erlau_, erst erst_nach es es_in exper experim exports fachl fehlerb festg finger
4 flieg fliegt folge_dem folgen frei fremd fremde freun freunde fünfz_minut fünfzeh geneh genehmi genüg
4 genügt geschlo getei geteilt globa_varia große großg großges hier hilfe hilfete hilfssk hineinz hotfix
4 hänge im_kanal im_wiki inner innerha inter interne isort jede_fehle jeder_diens kein_merge keine_neuen
4 keinen klass klasse klassen kleine kleinen komme komme_in kompi kompili konte_verse laptops lauf liefera
4 logme logmeld lästi lästig man_bei mergen migra_werde mit_den mit_konte mockt model modellg morge nachfol
4 neue_abhän nie_länge nur_, ohne_besit onlin online owner pflic pflicht plattfo pr private product prüft
4 quell quelle rechner regre regress reihe_der reine reinem retro retrosp rfc rufbe rufbere rücks schli_die
4 schul schwa sehen_jede seine_vorsc servern signa signatu skript solan solange sprin squas squas_bevor
4 squash- tages team terra terrafo testd testdat tests_in tests_nicht thema ticket ticketn tisch tools typan
4 uhr unges ungeseh verbo verbote verlass verschl verse versehe vertrau veröf veröffe von_einer vorfä
4 vorfä_werde vorfäll vorhe vorschl was weil_die wenn_der wenn_jeman wird_, währe während zeitd zeitdru
4 zugangs zum zur zusic zusiche zwei-pe §_ist §_zeich über_zwei überlas überspr
3 ,_das ,_muss ,_solan ,_statt ,_wer ,_werde ^abkür ^achtu ^alarm ^angef ^barri ^befun ^beitr ^bevor ^cloud
3 ^contr ^debug ^depen ^erst ^exper ^exter ^fehlg ^fehls ^finge ^gener ^handl ^handä ^hänge ^inkom ^kaput
3 ^klein ^lastt ^leist ^lizen ^mit ^mocks ^prakt ^schät ^spike ^sprec ^testn ^typan ^veral ^verwa ^von
3 ^wider ^währe ^zerti ^zieht ^zugan abgehak abger abgerat abkür abkürzu achtu achtung admin_dürfe alarme
3 allei allein alles als_eine am am_datei am_erste angefan arbei_auf auch auch_die auf_den auf_forks
3 aufga_ist aufgete ausgese ausli auslief authors befun befunde begin begrü begründ beschwe besse besser
3 bestehe bestäti betre binne_§ bleib_aus blick branc branchn brauc_eine bringt checks chef cloud commi
3 contr control darf_den daten_werde dauern daume daumen den_relea depen dependa der_ausli der_berei
3 der_preis der_test die_doku die_recht die_reihe diens_gehör diff direk_vom donne donners durch_den
3 ein_quart ein_rfc ein_zweit eine_falsc einem_monat einem_regre einka einkauf endpu_brauc entfall entfä
3 entfäll erfah erfahre es_ist exter exter_arbei externe fachb fachber fachw fachwor falsc falsche fasst
3 featu_leben featu_werde fehlern fehlg fehlges fixes flag folgt folgt_der force force-p formati frage
3 fragen freig freigeb früh für_die für_änder ganze gebot geboten gehei_gehör gehei_werde gehen_ohne gemoc
3 gemockt gener_datei generie gepro geprobt getau getausc gleichh globa globale grenze grund gruppe gruppen
3 grün_sind handl_bleib handä handänd hat_einen herausg hotfixe hängend höchs_§ ihren im_kernp im_zweif
3 importe in_den in_tests index_, indexsc inkom inkom_änder inkompa issues itera iterato jede_migra
3 jede_schni jeder_aufga kaput kaputte kernp kernpak kommen kompo komposi konve konvent kündi lande_im
3 laptop leerz leerzei leist leistun leute lizen lizenzf login länger maint maintai mal man_die man_ohne
3 mehr mit_der module modulgr monta montags morgen nach_dreiß nach_zwei nachs nachste neue_endpu neue_modul
3 neues neues_mehr neuli neuling nicht_deplo nicht_gemoc nicht_neues nur_über nutzt oft ohne_ticke ort passi
3 passier poste posten prakt praktik print proto prototy pull_reque rausg rausgeh rohem root root-re runbo
3 runbook sagen schri_jeder schri_zum schub schubla schulun schätzt schätzu sich_ein sie sie_grün sind_auf
3 sorge spike spikes sprecht sprint start_die stehe_im stillge sätze tage tagen tagge taggen tagt testn
3 testnam tests tippf tippfeh tischna token_werde tun typanno umbau umset umsetzu umzugs unsere unterdr
3 unversc uuid- uuid-pr variabl verer vererbu vergang vergi vergibt verlä vermied version vertr verwa
3 verwais verwend verze verzeic vorfü vorführ vorsi vorsich wechs wechsel weg weiter weiterg wer_den
3 werde_bei werde_zuers werde_zum werde_zurüc wider widersp wie wir_auf wird wird_nach wort zu_schre
3 zu_zweit zugan zugri_auf zum_nachs zuruf zusta zustand zwei_freig zwei_leute zweif zweifel öfter über_den
3 über_pull übers_die
2 , ^ab ^abhän ^api-s ^arbei ^assis ^auch ^backp ^beisp ^besse ^boole ^bots ^break ^bündl ^code ^codek
2 ^compi ^direk ^erled ^erwäh ^fehle ^feldg ^force ^forma ^freit ^freun ^globa ^im ^kompo ^lange ^linte
2 ^logda ^läuft ^lösch ^mitte ^namen ^neuer ^noteb ^panik ^priva ^pro ^produ ^prüfe ^pull ^refac ^rever
2 ^schem ^schli ^schni ^schwa ^stack ^statt ^stilf ^token ^umgeb ^was ^weil ^wem ^wildc ^zurüc abdec abdecku
2 abgesag abgesti abstr abstrak abwei abweich achtz achtzig admin-k aktiv allok allokat alten an analyse
2 analyst andere anderen anfasst angehal anneh annehme anruf anruft ansag ansage antwo antwort aufge aufgema
2 ausgepa ausgesc ausgi ausgibt aushe aushelf autho backp backpor basisim beant beantwo beför beförde bench
2 benchma besta bestand bestä beta- beta-da betreue bilds bildsch boole boolesc bots break breakin brett
2 büche bücher bündl bündle change- changes chefs codek codekom conve convent datenmi datente dauer debug-a
2 dense denselb diensta diese diges digest dring dringen dritt dritten du echten eilfä eilfäll end-t end-to-
2 enums env erklä erkläre erneuer ertei erteilt erwäh erwähne erwün erwünsc facha fachabt fachlic fachlog
2 famil familie feldg feldger festgeh festgel festz festzun finan finanza finden finge folge freigab freiz
2 freizug förml förmlic für geben gedäc gedächt gemel gemelde gemer gemergt general gepfl gepfleg gewar
2 gewarte geübt gleich grüne handb handbuc hauptve hause hauses heili heilig heiße heißen heraus herum
2 hilfsfu indem infor informi ins inspe inspekt install inzwi inzwisc jahrese jemande kanal kartenn keiner
2 klart klartex kleiner konte kontext kopfn kopfnic kundena kundenn kundenp kundent kuppe kuppels kurzer
2 kündige laden laute liefe live livem liveman logda logdate loggi logging logikän losle loslege lösch
2 löscht marta merge-r merge-z merges mietv mietver mitar mitarbe mitta mittage mittels monatli monats muste
2 muster mühse mühseli nachb nachbar nachfra naht nehme nehmen neue nichts noteb noteboo notfa notfall notfä
2 notfäll ob opena openapi pager panik panik-a param paramet paten per perl plaus plausib prior priorit
2 priya progr program prüfer prüfp prüfpro prüfu prüfung pull pushen pusht raten ratenli recht rechtsa refac
2 refacto repar reparie repro reprodu rever reverts root-pa rot ruht rücksic sandb sandbox scann scanner
2 schau schlank schne schnell schri schwach schwarz servi service singl singlet spezi spezifi spieg spiegel
2 spielwi spreche sprints sprintz spät späte später spätest stape stapel stehe stehen stellt stilf stilfra
2 stoppen system tag tagesor team-ch templ templat testa testabd testf testfun testsch testsys trunk-b
2 typanga typpr typprüf umbaute umben umbenen umzug unang unanget ungep ungeprü unsic unsiche unsig unsigni
2 unterbl veran verantw verfass verga verha verhalt verla verläng vermisc verpf verpfli versi verzi verzich
2 viert viertel vorbe wandern wartesc warum wegwe wegwerf wem wildc wildcar wochen wöche wöchent zahlt zeit
2 zeitn zeitnot zerst zerstör zerti zertifi zette zettel zuers zuerst zuläs zulässi zusam zusamme zweites
2 änder öffnen
-2 * ^abrec ^admin ^anfra ^audio ^ausre ^außer ^beträ ^bewer ^binär ^blätt ^branc ^callb ^check ^clien
-2 ^einrü ^geneh ^geänd ^hande ^innen ^klaus ^langs ^lekti ^logs ^logze ^merkm ^mitar ^neben ^nicht ^nur
-2 ^offen ^paket ^parqu ^passe ^recht ^regre ^regul ^relea ^retry ^schre ^seit ^sendu ^sorti ^sprit ^späte
-2 ^storn ^testk ^typin ^umger ^unter ^uploa ^varia ^verbe ^verbi ^versc ^watch ^werte ^windo ^wird ^woche
-2 ^zinse admin adressp als also altersa and andro android anfangs anhän anhänge anlag anlaged anmeldu anträ
-2 anträge archi archiv archive audio aufgezi aufruf aufrufe ausdr ausdrüc ausgero ausgewe ausgeza ausre
-2 ausreiß außer banka bankarb bedie bediene behal behalte behan behande belie beliebi benutze benutzt
-2 bereini beschri besteht bewertu binde bindest bis blätt blätter brich bricht bringen bundl bundle cache-m
-2 callb callbac case checkpo ci clien codeo codeown commits consu conta contain curso cursor daher data-
-2 data-ur dateifo datumsa debug-l decke decken defek defekt dem denn derse derselb des desha deshalb doku-
-2 doku-än dreiß dreißig dunkle durchei dürfe dürfen edito editor einem einer einge eingebl eingefr eingehä
-2 eingere einmal einrü einrück einsa einsatz einstel eintref eleme element eltern elternt ende entfalt
-2 entst entsteh erste etike etikett etl-l etl-lau event execu executo expor falls feste festen feuch
-2 feuchte filtera fingera folgeta fortl fortlau freiges front fronten fäden färbt führe ganz ganzz ganzzah
-2 gegen gehas gehasht geheime gehol geholt gekür gekürzt gelb gelös gelösch genom genomme geord geordne
-2 gepuf gepuffe gespi gespieg gesti gestimm gestr gestrea get gewäc gewächs gleiche gleicht glob- glob-ve
-2 go-st go-stru graph graphql grenzwe gültige haben halte hande handein heißt hinterg hinterh hinterl
-2 hochlad hotfix- hält idemp idempot image imports index innen instanz iso iso-z iso-zei issue-k ist jenki
-2 jenkins json- json-ob jünge jüngere jüngs jüngste kalen kalende kalte kalten katal katalog kenne kennen
-2 kerbe kerbero klaus klausel klemm klemmt klärl klärlis knote knoten kopfz kopfzei korb lader lang last
-2 laufen leerem leite leiter lekti lektion lesez lesezug letzt letzten liegt listen lockd lockdat logs
-2 logze logzeil lokalen längere löschen mail makro masch maschin maste master media median melden merge-c
-2 merge-q merge-t mergeso merkm merkmal metrisc minde mindest missi mission mitte mkdoc mkdocs mqtt-
-2 mqtt-th märz mögli möglich nachts namensa namensr neben nebenve netzz netzzug not nullw nullwer nur-l
-2 nur-les nächs nächste nächt nächtli oberf oberflä or pagin paginie paral paralle parqu parquet parsen
-2 parser parsers passe passen patch patches plan plätz plätze postl postlei preismo primäre primärk proben
-2 proje projekt proxy proze prüftab prüfz prüfzif publi puffer puffert push- push-na rabat rabattr rahmen
-2 rand refre refresh regul regulär replica reviews rotie rotiert rover rover-s rundu rundung räume räumt
-2 rückgab sachb sachbea schei scheite schicht schlä schlägt schweig sechs secur secure seed- seed-sk sehen
-2 sei seit seite selbe selben sendu sendung sensore serve server- shuff shuffle sichtfe siebe sieben sigma
-2 signi signier simul simulat slow smart snaps snapsho sonst spiel springe sprit sprites spätere staff
-2 stamm stammen standar standor steck steckt stellen sterne steuert stimm stimmen straß straßen stric
-2 strich stunde suchi suchind systeme tause tausend teams teiln teilneh tenan tenant testj testjob testk
-2 testkon threads titel tokeniz tor toure trace trace-i trenn trennt trigg trigger tritt typin typinfo tür
-2 umläu umläufe umwan umwandl unbek unbekan ungül ungülti unverän uploa upload variant verbe verbess verde
-2 verdeck verfall vergaße verklei verlang verst verstum verte verteil viele vierm viermal vierz vierzig
-2 vorla vorlage wandert watch watchdo weist werde werden werfe werfen wert wheels wochenb wähle wählen
-2 zeich zeige zeigen ziffe ziffern zinse zinsen zufal zufalls zuges zugeste zweim zweimal zähler ändert
-2 öffnet übere überein überg übergeh übern übert überw überwac
-3 #3 ,_ein ,_sobal ,_sonst ^abgel ^airfl ^alte ^avisi ^batch ^beste ^den ^e-mai ^expor ^filte ^gelös ^gutsc
-3 ^immer ^laufe ^leere ^mahnu ^metri ^palet ^pumpe ^repos ^räume ^seite ^senso ^sprun ^warnu ^webho ^wechs
-3 ^zutat `_wirft abgelau actio action adminis airfl airflow allen alte am_ende an_einem anfan angel angeleg
-3 angez angezei app arm assis_fragt auf_dem auf_der aufbe aufbewa auftr aus_forks autor avisi avisier batch
-3 batch-b bei_leere beitret beiträg beträ beträge bevor_§ blau bot branch- buchs buchsta cdn cent ci_bei
-3 codeb codeblö commit- darf das_formu das_§ datei datum deplo_in der_ausga der_cache der_commi der_datei
-3 der_hook der_linte der_plane der_regio der_spalt der_stand der_token der_zeitz der_zugan die_app
-3 die_datei die_queue die_stagi die_steue dieselb direk_in dreim dreimal dunkl dunkl_modus durchla e-mail-
-3 e-mails ein ein_cronj ein_tag eine_minut einen_schlü einer_eigen eingebe einma empfä empfäng ende-
-3 ende-zu endet enkla enklave entha entha_keine enthalt enthä enthält erben ereig ereigni erlaube erneut
-3 es_keine exporte fehlen felde_werde filte fragt fragt_zuers frame fremd_auf fremdsc führt fünf_sekun
-3 für_§ gebuc gebucht gefah geht_beim geklo geklont geles_, gelte_als gemes gemesse geräte geset gesetzt
-3 gesperr gezei gezeich gigab gigabyt großb großbuc großer gülti handl handler hat_vier hochl hälft hälfte
-3 höchs_zehn idle ihn ihr im_sinne impor importi index_ist inkre inkreme ist_in jahre jede_nacht kann_den
-3 karte kaufm kaufmän keine_wiede kennt kennu kennung kinde kinder knote_brauc kompr komprim konfi konfigu
-3 kopf koppe koppeln kosten lage laufe_auf laufe_nach lausc lausche legt_die liege_im locki locking log
-3 länge lässt lässt_sich läuft lösch_der lösch_eines mahnu mahnung mailg mailgun marke mehre mehrere melde
-3 messw messwer millise mit_dem mit_mehr mit_sphin mittern muss_auf muss_vor müsse müssen nach_einer
-3 nachr_werde negat negativ nennt neuer neust neustar nicht_länge notes organ organis palet palette per_sms
-3 plane planer platz platzha post post- post-an postg postgre preis_ab preise pro prome prometh prozess
-3 puffe pumpen punkt push_auf quadr quadrat rahme rebas rebase regio region replika retry ring rust rückg
-3 safar safari sched schedul schic schlage schlü_, schre schreib sein_, seinen seiten senden senso seria
-3 seriali server setze setzen setzt sich_einen sicheru sichtba sie_die signa_werde sind_nach sinne sms
-3 sobal sobal_die sobald sonnt sonntag sperre sphin sphinx sprun sprungh stamm_aus startet stern stund
-3 suche symbole tabel_team team-ta teile tests_start threa treff treffer trägt_eine tägli täglich um
-3 um_zwei umgek umgekeh unbra unbrauc und_am unter_windo utc verhi verhind verkl verlo verlore verscha
-3 verschi vertrag verwi verwirf verzö verzöge von_der vor_§ waren warenko warnu warnung wartet warteze
-3 welch welche wenn werde_aus werde_nicht werde_vom werde_zu werte wiede_bei wird_am wird_engli wird_vom
-3 wird_vor wirku wirkung worke_bearb wächs wächst währu währung zahlu_werde zehn_sekun zeich_gekür zeilen
-3 zelle ziele zielen zuers_nach zustä zuständ zutat zutaten zuwei zuweisu zwanz zwanzig zwei zweie zweier
-3 zähle zählt §_passt §_signi älter älter_als überb überbuc übernom
-4 ,_trage ,_währe ^benut ^bilde ^cooki ^fehlt ^komme ^migra ^nutze ^ohne ^parse ^rechn ^signa ^sitzu ^snaps
-4 ^türen ^unbek ^zahle ^§ ab_, abgeleh accou account acht agent agent_auf agenten alle_§ als_json am_monat
-4 angab angabe archiv- aufgeba aufzu aufzug aus_den baut bekom_eine benut beste bilde bilder billi billing
-4 bis_zu cooki cookies das das_modul dateien dauer_etwa deploy- der_assis der_featu der_index der_parse
-4 der_regis der_sched des_entsc des_paket desse dessen die die_karte die_konfi die_platt die_tests
-4 die_vorla doppe doppelt dürfe_nicht ein_jahr eine_eigen einem_eigen eines_proje einga eingabe einträg
-4 elter ersch_in etwa euro export fakto faktor felde felder fährt für_den gehen_am gelad geladen gelös_,
-4 gerun gerunde gerät geschei gesen gesende gezäh gezählt groß- groß-_und gutsc gutsche haben_§ heade
-4 header hook hängt ignor ignorie ihrem ihres in_` indiz indizie jeder_push json kalts kaltsta kann_höchs
-4 keine_ausna klassif kleinsc kleinst komme_per konto kostenl kunden labels langs langsam laufe leade
-4 leader leere_zeile leerer linte_läuft list liste läuft_in mail_an man_kann mb metrike minute mit_einer
-4 modus monat_raus ms nach nach_stagi nache nachein neu_aufge neue_sitzu neun neunz neunzig nginx
-4 nginx_ausge niema_außer none normi normier nur_beim nutzern nächt_job ordnet paket pakets passt platte
-4 preis primä probe prüft_die pytho_§ queues rechn registe reihe_gelad review- schlü schlüss schwe sende
-4 shard sich_nach sicht sind spalt speic speiche sperren steht_in steue store storn stornie symbo tarif
-4 telef telefon tiefe timeo timeout topol topolog türen umger umgerec und und_klein unter_für users verka
-4 verkauf verla_einen verri verrieg versu versuch von_nginx vorga vorgabe wartu wartung webho webhook
-4 wenn_die werde_auf werde_mit werde_nach wheel workf workflo zufäl zufälli zurück zwei_jahre zweit_fakto
-4 zwisc zwische §_, §_mb §_ms §_zu §_§ änder_man ändern über_§ übers überset
-5 ^beim ^eine ^gäste ^vorsc aber alle als_§ anmelde auf_einem aufru aus aus_§ autom automat außer_dem
-5 bei_jedem bestell block brows browser debug der_agent der_build der_serve e-mai eigen einde eindeut eintr
-5 embed embeddi entst_aus fassu fassung fehlt feld gehen_an geles gelesen gepac gepackt gramm hands handsha
-5 hat_eine host häkch häkchen im_archi import jetzt job käufe käufern könne können lasse_sich laufend legt
-5 liegt_in löst milli namen_sind netz nimmt notizen null offene ordne parti partiti redis regis repli
-5 schema sein sieht sind_mit sitzu sitzung spalte stehe_in tabel tabelle trans transak vier vorsc
-5 werde_stünd windo windows wirft worke worker zahlu zahlung zeits zeitste zweige zwölf §_minut über
-5 übersch
-6 ^zwei ab abgel anfra anfrage auf_§ bekommt berec berechn das_feld debug-s der eigentü ein_deplo ersch
-6 erschei farbe hinte ihre je kann leer lehnt liege_in manda mandant metri minuten muss neue_verbi nutzer
-6 offen pumpe queue rolle sperr sprac sprache unterst versc verschw verwo verworf wenn_das werde_in wiederh
-6 zahle zahlen zehn zeile § über_die
-7 #1 #2 =program ^` ^die adresse anmel bei_§ cache eins erzeu erzeugt fehl fehlend fünf gespeic gruppie
-7 gäste hat label minut monatse name parse rechnun sekun sekunde stagi staging start steht stünd stündli
-7 token verbi verbind werde_von werde_über wiede zweig
-8 @ ^das adres beim beim_start bekom_§ den_port drei gebau gebaut gespe koste leere nachr nachric port
-8 sorti sortier vorscha zeigt
-9 ^der ^ein ` eine eines erhal erhalte nutze
-10 werde_als
"""
