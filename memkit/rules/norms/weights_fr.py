"""Which way French stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
15 astre
14 sécur
13 code métie perso relec respo
12 accor appro touch équip
11 fonct incid on plutô
10 dépôt franç ingén modul nous sprin suppo traîn
9 ^on accom accès chang conce contr donné endpo flags nouve qui suspe test trava
8 aide commi corri décid dével extra gênan il logiq mise petit pour relea revie rien rédig sur-l trime urgen
8 vendr étein
7 , ^notre ^pas ^perso ^tout ^toute acqui alert angla annon atten bonne burea circu collè commo consi dana
7 discu droit effac façon forcé fusio lui-m lundi magiq main notre porta possè publi qu' quelq reste ticke
7 tout tranc vert étouf
6 ^il ^nous ^plus ^qui abais abord api baiss certi chef chez coffr coupé descr diff direc dépen estim exerc
6 expér featu inter intru inven jour jours log merci mieux mises modif netto permi pr quitt readm relue se
6 seule sorte stand week- yeux écriv
5 ^entou ^merci ^plutô ^quand agent asser avant bibli black bogue chaqu comme copie court cto destr duren
5 début décri emplo entou explo faire font forma garde grill gros jamai jeté laiss locut majeu migra mois
5 natif nomma note noteb offic ont pas perfo plain prude précè prépa présu quest refac regar reque retou rfc
5 rouge répét résum sacré sans savoi secre sous temps type télém uuid valid voisi wiki
4 ^celui ^dans ^mieux ^nos accus afin amis annot année atter autho avanc bac bench bots branc build celui
4 chat clair coché collé conte copié corre coup des disen donne débog démén enric eux-m excep exter finie
4 force globa implé incom isort jeudi jurid levé limit livra lui maint mal matin mot nos notée oblig place
4 pouce prest propo prosc préve pull rappo ratés recet renou reçoi régre réuss sable saute simpl soit suit
4 suive tempo tools tête venu vient vit viven vont élevé éparg éping évité
3 ^atten ^chacu ^chez ^des ^par acces affir ait ajout astuc avalé balay base boolé caiss candi captu ce
3 chacu cla class clos commu confi conto deuxi devan docum drape dupli décis décli déjà démo déplo env est
3 exame exami fait faut fermé figur finis front gels habit histo hotfi impat inqui levés longs manue mardi
3 matér mercr micro minus mocks modèl ménag objec objet ouvri owner parci pare- parra parta passe passé perl
3 poids pouss press prima produ puiss quico rapid relèv reman repro resso revue root runbo rétro scann scrip
3 si singl sourc spike sql stagi sépar terra tiroi trait trop va versi vieux vraie vu vulné vus énumé établ
3 été œil
2 #0 ^aucun ^ce ^colle ^comme ^conne ^d' ^dana ^même ^nul ^pour ^quico ^rien abrév achat actif admis aider
2 ainsi antér après arriè assis aucun auteu authe aux aval backp baux binôm bout bugs canal car cela chaud
2 citen clois clôtu codeo colle comit confl conti coord corvé courr couve créée davan desce dormi doute dur
2 défin déliv démon dépré désac elles ensui entre erreu exemp exigé expos faite figée final finit formu gel
2 grand graph greff inden indiq indép inspe inval journ juge lancé leurs lfs libre linte longu maste maxim
2 mince mis mort moyen noctu non ops optim outil paire parla patie perte phras plafo plann plaus poube prior
2 privi privé priya probl prolo proto préfé puisq pytho qa quinz quoi racco ralen recou rejoi relit relu
2 remon rempl rendu resta rever ruptu régle réglé répon résil s' semai semes senio serai signe signé sonne
2 style sudo suffi suiva techn tests tierc tiers tronc téles valen verbe verte à ça échus échéa égali étalo
1 ^au ^ici ^jamai ^les ^refac ^sous ^tant ^tous ^tu ^vous abstr accep alarm annul anony appel as aussi autor
1 barri bas bêta c' cadre cas cassa cassé centr chose cinqu cliqu cloud clés codée compa concl coqui coups
1 cours crie côté depen derri dessu doc dure décor déjeu embar empor enquê ensei envel essai exact exclu
1 expli facul famil fiche flott fort fourn franc gabar gardo gardé gpg handl heure hoche hors ici inclu
1 infor infra intac jetab joign judic lent leur lexeu lieu lisen mauva monde morts mur métho ne nomme nommé
1 noms non-r norme noté nuit nul néces omar omise oubli oui papie param part penda peu plate poser post-
1 pourq priés périm quand refon regro relis rentr repor récit récla répar sage salar scind seize seuls signa
1 sorti souha suite sujet super séman tant tombe train tranq trien tu tues uniqu uns vault vaut veill vendo
1 vieil vienn vive vocab voix volet vos vous vrais vues y échan échec étend êtes
-1 * ^améli ^go ^hors ^ils ^ouver ^penda ^retry ^seuls ^trois ^à a aberr abîmé accen acqué activ admin affec
-1 algor allou améli arriv arros artef assur attei audio avec avons axe bail barre basse bce bloc bloqu
-1 borne bot bouge brass caden cause cesse chien chrom citer clign close combl compl concu conve croît créat
-1 créé csv curse cycle cœur d' dange deman demi- deux deven devin dimen docke docst dès décal déchi décou
-1 dédou défil dériv dérou edito elle email empre espac euro europ exige faute film fisca flux forks forme
-1 forte fuit férié gagne gain garan glaci goutt gramm grapp gravi group grâce guill head hkdf horlo http hz
-1 iban icône ident ils immua infir initi insta instr intég inuti inver iso jeux joint joueu le lectu ledge
-1 les liés lu lumiè major manif membr menus messa meta miroi missi mobil mosaï motif mots mots- ms musée
-1 mutue neuf nivea nom notif négoc nœuds offre ombre optio order organ origi orphe ouvre paien paque parai
-1 parce parte passa payan perde pertu physi pixel plan plani plans pluvi ponct pool porte pouvo pre-c prime
-1 princ promo prosp proxy préfè prévi prévo prêt prêté purgé que quell quels recev relan relev remar remet
-1 remis renon repli repos requi resté reçue règle récep récur réduc régul réord rééch réécr satur sdk segme
-1 sept serve seuil sigma signi site sms soixa souli spark stage store suivr sur surve svelt swift sélec
-1 tabul tardi tas taxe team teams tels tempé tenan tenir tenta tenu tirée tirés total toujo tours trace
-1 trave tuile téléc users varia vecte viden vie virem virgu visit vpn vérif watch wkhtm écran écras écrêt
-1 élagu élimi élise éteig étran évalu évite
-2 ^airfl ^copie ^corri ^depui ^get ^postg ^rebas ^sans ^send accue accum achet airfl aller alloc amont
-2 ancie and andro arm arrêt artic au audit autan avert bascu binai blanc bordu budge bug bundl capte casse
-2 catég cdn cent chemi cli clien coche codes coinc colli color conco conna conso corré couch couvr dans
-2 data dates depui devie devra dispo disti distr déblo décim désig effet embal empêc encla encor entré
-2 envoi expor expéd facte fantô fauss fichi filig fin fini forfa fusea gauch gigao gorou gère h haché hexad
-2 horai humid illis image impri incon indic ingré jaune jenki jeton jeu kerbe label lambd latér lente libso
-2 liens livre lock logs lors lot lots mars moind morce mqtt média naît not null nulli nœud octet onze opene
-2 opéra or orang outbo ouvré paral parle parqu pause perda photo pied pilot pipel plant ports postg posés
-2 prenn prise propr prédi préfi prélè prése puis purge push ramas ramen rangé rappe rasse redem rembo repar
-2 retar retom rotat route rust réess résea réser réuti safar santé saut sauté schém secrè send sens serre
-2 solde sombr son soumi spoul sprit state stder struc suivi suppr survi séria t taill taxes tenue termi
-2 tient tls toml trian triés trouv trunk télév unita unité uri user- venai vendu venti veut vidée vite
-2 vocal voir voté zende âges être
-3 #3 ^ajout ^chang ^si appai archi ascen bille bleu boucl bucke bénéf carré ceux chaîn chois cible claus
-3 cloné compo consu coupo coûte crois créés dessi devis dialo djang doubl draft du débit débor défau encai
-3 enfan facti fige frais gratu hacha idemp inact incré jira libér magas mail mailg maill manda mesur midi
-3 mo moins moiti montr nginx none parfo partn pdf perdu pin plein plusi polic prote prépr pushs quara recal
-3 redes refre rejou renvo reten retir retry robot récup résul rôles seed sensi sert simul soir somme staff
-3 sûrs tag taire taise tait threa titre topol toute tronq un une utc versé vigne votes webso wheel zoom
-3 écart échou édite égale état états étoil
-4 ^chaqu ^modif ^§ aband accou actua attri autre besoi billi broui carte clé colis cooki date dispa dont
-4 dépar dépas dépos désor détec e-mai euros expre feuil fraud froid gesti get go hebdo huit hôte kafka
-4 kilos la langu lende lents leçon liste lit local marqu maîtr met moteu métad nombr norma nulle numér
-4 obtie pagin paiem par parco phase pris prome rafra rédui référ régio réini secou selon seul six sont
-4 sous- sphin séque tiret token tourn tri triée télép vers windo worke zéro écout écrit événe
-5 ^deux actio aléat analy arron au-de calen colon compi const dix douze enreg envir fenêt fils filtr fois
-5 génér hook hérit ignor imbri intér json jusqu l' lettr long lève manqu middl mille milli mineu minui mode
-5 monté même page panie patch plong port posit profo proje racin refus regis rend récen résol rôle sa saisi
-5 salle tampo tradu trame trans trois vingt visib
-6 ^l' ^une absen arbre avis charg chiff compt diman disqu décon en-tê entie envoy et ferme impor leade
-6 ligne lues monta métri négat ouver peut plus pompe premi prend proce quatr reche redis rejet ses symbo
-6 taux tâche valab venue vides voit webho
-7 ans aperç autom blocs carac centi délai mais masqu ordon pages paren peuve poign prix recon régla répli
-7 sauf sessi table valeu
-8 ^` ^la ^seul appli cache calcu comma compr doive dossi exécu factu file job locat minut mémoi notes point
-8 requê trent utili workf
-9 #1 ^un appar doit expir horod index invit navig secon voien étiqu
-10 ^le affic cinq donc décle stock verro vide §
-11 #2 conne crée parti
-12 @ ` adres champ démar
"""
