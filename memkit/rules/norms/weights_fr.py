"""Which way French stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
15 astre
14 sécur
13 code métie perso relec
12 accor appro respo touch équip
11 fonct incid modul on plutô
10 dépôt franç ingén nous sprin suppo traîn
9 ^on accom accès chang conce donné endpo flags nouve qui suspe test trava
8 aide commi contr corri décid dével extra gênan il logiq mise petit pour revie rien rédig sur-l urgen vendr
8 étein
7 , ^notre ^pas ^perso ^tout ^toute acqui alert angla annon atten bonne burea circu collè commo consi dana
7 discu droit effac façon forcé fusio lui-m lundi magiq main modif notre permi porta possè publi qu' quelq
7 relea reste ticke tout tranc trime vert étouf
6 ^il ^nous ^plus ^qui abais abord api avant baiss certi chef chez coffr coupé descr destr diff direc dépen
6 estim exerc expér featu inter intru inven jour jours log merci mieux mises netto pr quitt readm relue se
6 seule sorte stand week- yeux écriv
5 ^entou ^merci ^plutô ^quand agent annot asser bibli black bogue chaqu comme copie court cto début décri
5 emplo entou explo faire font forma garde grill gros jamai jeté laiss locut maint majeu migra mois natif
5 nomma note noteb offic ont pas perfo plain prude précè prépa présu quest refac regar reque retou rfc rouge
5 répét résum sacré sans saute savoi secre sous temps type télém uuid valid voisi wiki
4 ^celui ^dans ^mieux ^nos accus afin amis année atter autho avanc bac bench bots branc build celui chat
4 clair coché confi conte copié corre coup disen docum donne duren débog démo démén enric eux-m excep exter
4 finie force globa implé incom isort jeudi jurid levé limit livra lui mal mot nos notée oblig place pouce
4 prest propo prosc préve pull rappo ratés recet renou reçoi régre réuss sable scrip simpl soit suit suive
4 tempo tools tête venu vient vit viven vont élevé éparg éping évité
3 ^atten ^chacu ^chez ^d' ^des ^par acces affir ajout astuc avalé balay base boolé caiss candi captu ce
3 chacu cla clos collé commu conto des deuxi devan drape dupli décis décli déjà déplo env est exame exami
3 fait faut fermé figur finis front gels habit histo hotfi impat inqui juge levés longs manue mardi matin
3 matér mercr micro minus mocks modèl ménag objec objet ouvri owner parci pare- parra parta passe passé perl
3 poids pouss press prima produ puiss quico rapid relèv reman repro resso revue root runbo rétro scann semai
3 si singl sourc spike sql stagi sépar terra tiroi trait trop va versi vieux vraie vulné vus énumé établ été
3 œil
2 #0 ^aucun ^ce ^colle ^comme ^conne ^dana ^même ^nul ^pour ^quico ^rien abrév achat actif admis aider ainsi
2 ait antér après assis aucun auteu authe aux aval backp baux binôm bout bugs canal car cas cela centr chaud
2 citen class clois clôtu codeo colle comit confl conti coord corvé courr couve créée davan desce dormi
2 doute dur défin déliv démon dépré désac elles ensui entre erreu exemp exigé expos faite figée final finit
2 formu gel grand graph greff inden indiq indép inspe inval journ lancé leur leurs lfs libre linte longu
2 maste maxim mince mis mort moyen noctu non ops optim outil paire parla patie perte phras plafo plann plaus
2 poube prior privi privé priya probl prolo proto préfé puisq pytho qa quinz quoi racco ralen recou rejoi
2 relit relu remon rempl rendu resta rever ruptu régle réglé répon résil s' semes senio serai signe signé
2 sonne style sudo suffi suiva techn tests tierc tronc téles valen verbe verte vu à ça échus échéa égali
2 étalo
1 ^au ^ici ^jamai ^les ^refac ^sous ^tant ^tous ^tu ^vous abstr accep alarm annul anodi anony appel arriè as
1 aussi autor barri bas bêta c' cadre cassa cassé chose cinqu cliqu cloud clés codée compa concl coqui coups
1 cours crie côté depen derri dessu doc dure décor déjeu embar empor enquê ensei essai exact exclu expli
1 facul famil fiche flott fort fourn franc gabar gardo gardé gpg handl heure hoche hors ici inclu infor
1 infra intac jetab joign judic lent lexeu lieu lisen mauva monde morts mur métho ne nomme nommé noms non-r
1 norme noté nuit nul néces omar omise oubli oui papie param part penda peu plate poser post- pourq priés
1 périm quand refon regro relis rentr repor récit récla répar réput sage salar scind seize seuls signa sorti
1 souha suite sujet super séman tags tant tiers tombe train tranq trien tu tues uns vacan vault vaut veill
1 vendo vieil vienn vive vocab voix volet vos vous vrais vues y échan échec étend êtes
-1 * ^améli ^avant ^go ^hors ^ils ^ouver ^penda ^retry ^seuls ^trois ^à a aberr abîmé accen acqué activ
-1 admin affec algor allou améli arriv arros artef assur attei audio avec avons axe bail barre bce bloc
-1 bloqu bord borne bot bouge brass bug caden cause cesse chien chrom citer clien clign close combl compl
-1 concu conve croît créat créé csv curse cycle cœur d' dange demi- deux deven devin dimen docke docst dès
-1 décal déchi décou dédou défil dériv dérou elle email empre encor espac euro europ exige faute film fisca
-1 flux forks forme forte fuit férié gain garan glaci goutt gramm grapp gravi group grâce guill head hkdf
-1 horlo http hz iban icône ident ils immua infir initi insta instr intég inuti inver jeux joint joueu le
-1 lectu ledge les liés lu lumiè major manif membr menus messa meta miroi missi mobil mosaï motif mots mots-
-1 ms musée mutue neuf nivea nom notif négoc nœuds offre ombre optio order organ origi orphe ouvre paien
-1 parai parce parle passa payan perde pertu physi pixel plan plani plans pluvi ponct pool porte post pouvo
-1 pre-c prime princ prosp proxy préfè prévi prévo prêt prêté purgé que quell quels rebas recev relan relev
-1 remar remet remis renon repli repos requi resté reçue règle récep récur réduc régul réord réuni rééch
-1 réécr satur sdk segme sept serve seuil sigma signi site sms soixa souli spark stage store suivr sur svelt
-1 swift sélec tabul tardi tas taxe team teams tels tempé tenan tenir tenta tenu tient tirée tirés total
-1 toujo tours trace trave trouv tuile téléc users varia vecte viden vie virem virgu visit vpn vérif watch
-1 wkhtm écran écras écrêt élagu élimi éteig étran évalu évite
-2 ^airfl ^copie ^corri ^depui ^get ^postg ^rebas ^sans ^send accue accum achet airfl aller alloc amont
-2 ancie and andro arm arrêt artic au autan avert bascu basse binai blanc bordu boucl budge bundl capte
-2 casse catég cdn cent chemi cli coche codes coinc colli color conco conna conso corré couch couvr dans
-2 data dates deman depui devie devra dispo disti distr déblo décim désig effet empêc encla entré envoi
-2 expor expéd facte fantô fauss fichi filig fin fini forfa fusea gauch gigao gorou gère h haché hexad horai
-2 humid illis image impri incon indic iso jaune jenki jeton jeu kerbe label lambd latér lente libso liens
-2 livre lock logs lors lot lots mars moind morce mqtt média naît not null nulli nœud octet onze opene opéra
-2 or orang outbo ouvré paral parqu pause perda photo pied pilot pipel plant ports postg posés prenn prise
-2 propr prédi préfi prélè prése puis purge push ramas ramen rangé rappe rasse redem rejou rembo repar retar
-2 retom rotat route rust réess résea réser réuti safar santé saut sauté schém secrè send sens serre solde
-2 sombr son soumi spoul sprit state stder struc suivi suppr surve survi séria t taill taxes tenue termi tls
-2 toml trian triés trunk télév unita unité uri user- venai vendu venti veut vidée vite vocal voir voté
-2 zende âges élise être
-3 #3 ^ajout ^chang ^si appai archi ascen audit bille bleu bucke bénéf carré ceux chaîn chois cible claus
-3 cloné compo consu coupo coûte crois créés dessi devis dialo djang doubl draft débit débor défau embal
-3 encai enfan facti fige frais gratu hacha idemp inact incré ingré jira libér magas mail mailg maill manda
-3 mesur midi mo moins moiti montr nginx none paque parfo partn pdf perdu pin plein plusi polic prote prépr
-3 pushs quara recal redes refre renvo reten retir retry robot récup résul seed sensi sert simul soir somme
-3 staff sûrs tag taire taise tait threa titre topol toute tronq un une utc versé vigne votes webso wheel
-3 zoom écart échou édite égale état états étoil
-4 ^modif ^§ aband accou actua attri autre besoi billi broui carte clé colis const cooki date dispa dont du
-4 dépar dépas dépos désor détec e-mai euros expre feuil fois fraud froid gesti get go hebdo huit hôte kafka
-4 kilos la langu lende lents leçon liste lit local marqu maîtr met minui moteu métad nombr norma nulle
-4 obtie pagin paiem par parco phase pris prome rafra rédui référ régio réini rôles secou selon seul six
-4 sont sous- sphin séque tiret token tourn tri triée télép vers windo worke zéro écout écrit événe
-5 ^chaqu ^deux actio aléat analy arron au-de calen colon compi dix douze enreg envir fenêt fils filtr génér
-5 hook ignor imbri intér json jusqu l' lettr long lève manqu middl mille milli mineu mode monté même numér
-5 page panie patch plong port posit profo proje racin refus regis rend récen résol rôle sa saisi salle
-5 tampo tradu trame trois vingt visib
-6 ^l' ^une absen arbre autom avis charg chiff compt diman disqu décon en-tê entie envoy et ferme hérit
-6 impor leade ligne lues monta métri négat ouver peut plus pompe premi prend prix proce quatr reche redis
-6 rejet ses symbo taux trans tâche valab venue vides voit webho
-7 aperç blocs carac centi doive délai mais masqu ordon pages paren peuve poign recon régla répli sauf sessi
-7 table valeu
-8 ^` ^la ans appli cache calcu comma compr dossi exécu factu file job locat minut mémoi notes point requê
-8 trent utili workf
-9 #1 ^seul ^un appar doit expir horod index invit navig secon voien étiqu
-10 ^le affic cinq donc décle stock verro vide §
-11 #2 adres conne crée parti
-12 @ ` champ démar
"""
