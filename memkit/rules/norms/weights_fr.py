"""Which way French stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
16 astre
13 code métie perso relec sécur
12 accor nouve respo équip
11 appro dépôt fonct incid modul on plutô suppo touch
10 franç ingén nous sprin traîn
9 ^on accom accès chang donné dével logiq suspe
8 aide bonne conce contr corri décid endpo extra forma gênan mise possè publi qui relea revie rien rédig
8 sur-l test trava trime vendr étein
7 , ^notre ^pas ^tout ^toute acqui alert annon atten burea collè commi commo consi dana discu droit effac
7 façon forcé fusio garde il lui-m magiq main mieux modif notre permi petit porta pour quelq reste ticke
7 tout urgen versi vert étouf
6 ^il ^nous ^perso ^plus ^qui abord angla api avant baiss build chef circu comme coupé descr direc dépen
6 estim explo expér inter intru inven jour log lundi merci migra netto perfo pr qu' quitt readm regar relue
6 rfc se seule stand valid week- yeux
5 ^plutô ^quand abais agent asser bibli black bogue branc certi chat chez confi conte copie court cto destr
5 diff débog début décri emplo exerc faire flags font grill gros jeté laiss locut majeu mises mois natif
5 nomma note noteb offic ont plain précè quest refac renou reque retou rouge répét résum sacré sans savoi
5 sorte sous temps type uuid vient wiki écriv
4 ^aucun ^celui ^dans ^merci ^mieux ^nos ^rien accus afin amis annot année atter autho avanc bac balay bots
4 celui chaqu clair coché coffr copié coup des disen donne duren démo démén enric eux-m excep fait finie
4 force globa implé incom isort jeudi jours jurid levé limit livra maint mal minus mocks nos notée oblig
4 parra pas place pouce prest produ propo prosc prude présu préve pull rappo ratés recet revue reçoi réuss
4 sable scrip simpl soit suit tools tranc télém tête venu vit viven voisi élevé éparg éping évité
3 #0 ^atten ^chez ^des ^pour acces affir astuc avalé base bench boolé bout caiss candi ce chacu cla clos
3 collé commu compa conto corre deuxi devan docum drape dupli décis décli déjà déplo désac env est exame
3 exami featu figur formu gels habit histo hotfi impat inqui inspe jamai juge leur leurs levés longs manue
3 mardi matin matér mercr micro modèl mot ne objec owner pare- passe passé perl poids press puiss quico
3 racco rapid relèv reman repro resso root runbo répon rétro saute scann semai si singl sourc spike sql
3 stagi suiva suive sépar tempo terra tiroi trait trop va vraie vulné vus énumé établ été œil
2 ^ce ^chacu ^colle ^comme ^conne ^d' ^dana ^ici ^les ^même ^nul ^par ^quico abrév achat actif aider ainsi
2 ait ajout antér après assis aucun aux aval backp baux binôm car cas cela chaud citen class clois clôtu
2 colle comit confl conti coord corvé courr couve créée côté davan desce dormi doute dur déliv démon dépré
2 elles ensei ensui entre erreu exemp faite faut fermé final finis finit front gardé grand graph greff ici
2 inden indiq indép inval journ lancé lexeu lfs libre lieu linte longu maxim mince mis mort morts moyen
2 ménag noctu nom noms nul objet ops optim outil ouvri paire parci parla parta patie penda perte phras plafo
2 plann plaus poube pouss prima prior privi priya probl prolo proto préfé prépa puisq pytho qa quinz quoi
2 ralen recou rejoi relit relu remon rempl resta rever régle réglé régre résil s' sage secre semes senio
2 serai seuls signe sonne style sudo suffi techn tests tierc tombe tranq téles valen verbe verte vieux vont
2 vu ça échus échéa étalo
1 ^au ^jamai ^refac ^sous ^tant ^tous ^tu ^vous abstr admis alarm annul anodi anony arriè as aussi auteu
1 authe autor barri bêta cadre canal captu cassa cassé centr chose cliqu cloud codée concl coqui coups cours
1 crie depen derni derri dessu doc dure durée décor défin déjeu embar empor enquê essai exact exclu expli
1 expos facul famil fiche figée flott fort fourn franc gabar gardo gel gpg handl heure hoche hors inclu
1 infor infra intac jetab joign judic lance lent lisen lui maste mauva monde mur métho nomme non non-r norme
1 noté nuit néces omar omise oubli oui papie param peu plate poser post- pourq privé priés périm quand rappr
1 refon regro relis rendu rentr repor repri ruptu récit récla répar salar scind seize signé sinon sorti
1 souha suite sujet super séman tiers tous train tu tues uniqu uns vault vaut veill vendo vieil vive vocab
1 voix volet vos vous vrais vues y à échan échec égali éléme étend êtes
-1 * ^améli ^avant ^go ^ils ^ouver ^penda ^retry ^trois ^à a aberr abîmé accen acqué activ admin affec algor
-1 allou améli an arriv artef assur attei audio avec avons axe bail barre bce bloc bloqu bon bord borne bot
-1 bouge brass bug c' catal cause chien chrom citer clien clign close codeo combl compl concu conve croît
-1 créat csv curse cœur dange dates demi- deven devin dimen docke docst décal déchi décou défil dériv dérou
-1 email empre espac euro europ exter facte faute fichi film fini fisca flux forks forme forte fuit férié
-1 gain garan glaci gramm grapp gratu gravi grâce guill hash head hkdf horlo http iban icône ident ils infir
-1 initi insta instr intég inuti iso joint joueu label lectu les livré liés lumiè major manif membr menus
-1 messa miroi missi mobil mosaï motif mots mots- ms musée mutue notif négoc nœuds offre ombre optio order
-1 organ origi orphe ouvre pagin paien parai parce parte payan perde pertu pied plani plans ponct pool porte
-1 posés pre-c princ promo provo proxy préfè prévo prêt prêté purgé push quel quell quels rebas recev relan
-1 relev remar rembo remet remis renon repli requi resté reçue récep récur réduc régul réord rééch réécr
-1 sauté sdk segme sept serve seuil sigma signi site sms soixa son souli soumi spark stage store sur svelt
-1 swift sélec tabul tardi tas taxe teams tels tempé tenan tenir tenta tirée tirés total tours trace trave
-1 trouv tuile téléc usage users vecte viden virgu visit vpn watch wkhtm écras écrêt élagu éteig étran évalu
-1 évite
-2 ^airfl ^copie ^corri ^get ^postg ^rebas ^sans ^send accue achet airfl alloc amont and andro arm arrêt
-2 artic autan avert bascu basse binai bordu budge bundl capte carré casse catég cdn cent chemi cli coche
-2 codes coinc colli color conco conna conso corré couch couvr data depui deux devie devra dispo disti distr
-2 déblo décim dédou désig effet embal empêc encla encor entré expéd fantô fauss filig fin fusea gauch gigao
-2 gorou group gère h haché hexad horai humid illis incon indic jaune jeton jeu kerbe lambd latér le lente
-2 libso liens livre lock logs lors lots lu mars moind morce mqtt média métad naît neuf nommé none not null
-2 nulli octet onze opéra or orang outbo ouvré parqu partn passa pause pdf perda photo pilot pipel pixel
-2 plan plant ports postg prenn prime prise prosp prédi prélè prépr prése puis purge que ramas ramen rangé
-2 rappe rasse recal redem redes renvo repar repos retar reten retom retry rotat route rust règle réess
-2 réser réuti safar santé saut secrè send sens serre solde sombr somme sprit staff state stder struc suivi
-2 surve survi séria t taill taxes tenue termi tient tiret tls toml topol toujo trian triés trunk télév
-2 unita unité uri user- varia venai vendu venti veut vidée vingt virem vite vocal voir voté vérif zende
-2 zoom âges écran élimi élise être
-3 #3 ^ajout ^chang ^depui ^si accou accum aller ancie appai archi ascen au audit bille billi blanc bleu
-3 boucl bucke bénéf chaîn chois cible cloné compo consu coupo coûte crois créés dans deman dessi devis
-3 dialo doubl draft du débit débor défau encai enfan envoi expor facti feuil fige frais get hacha idemp
-3 ignor image impri inact incré ingré jenki jira lettr leçon libér lot magas mail mailg maill manda midi mo
-3 mode moins moiti montr même nginx nivea nœud obtie panie par paral parfo perdu pin plein plusi polic
-3 propr prote préfi pushs quara refre rejou retir robot récup résul rôles schém seed sensi sert seul simul
-3 soir spoul séque sûrs tag taire taise tait threa titre toute tronq un une utc versé vigne votes webso
-3 wheel écart échou édite égale état états étoil événe
-4 ^modif ^§ aband actio actua attri au-de autre broui ceux chiff claus clé colis cooki doive dont dépar
-4 dépos désor détec e-mai euros expre fois fraud froid gesti go hebdo huit hérit hôte kafka kilos la langu
-4 lende lents liste lit lève marqu maîtr mesur met milli moteu norma nulle paiem parco phase prome rafra
-4 récen rédui référ régio réini sa secou selon six sphin suppr tourn tri télép vers windo worke zéro écout
-4 écrit
-5 ^chaqu ^deux aléat analy arron besoi calen carte colon compi compt const date dispa dix douze dépas enreg
-5 envir et fenêt fils filtr génér hook imbri impor intér json jusqu l' ligne local long manqu middl mille
-5 minui monté nombr numér page patch peut plong port posit pris profo proje quatr racin redis refus regis
-5 résol rôle salle sauf sessi sont sous- tampo token tradu trame trois valab visib
-6 ^une absen arbre autom avis charg diman disqu décon en-tê entie envoy ferme leade lues monta métri négat
-6 ouver plus pompe premi prend proce rejet rend saisi ses symbo table taux trans tâche venue voit webho
-7 ^l' ^la ^seul aperç blocs cache carac centi comma dossi délai mais masqu ordon pages paren peuve poign
-7 point prix reche recon régla répli vides
-8 ^` ans appli calcu compr file job locat minut mémoi notes trent utili valeu vide
-9 ^le appar doit donc expir exécu factu horod index invit navig requê secon voien workf étiqu
-10 #1 ^un affic cinq décle stock verro §
-11 #2 adres conne crée démar parti
-12 @ ` champ
"""
