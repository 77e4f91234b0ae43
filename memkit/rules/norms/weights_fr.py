"""Which way French stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
15 astre
14 sécur
13 code métie relec respo
12 ^ne accor
11 appro fonct incid nouve perso touch
10 commi franç ingén maint modul on plutô publi sprin suppo équip évite
9 chang consi contr donné dépôt dével garde laiss modif qui traîn
8 ^il ^laiss ^n' ^pour ^évite accom accès acqui agent conte copie endpo extra il logiq netto nous petit
8 possè pour préfé rfc rédig si sql sur-l suspe tout trime valid étein
7 #0 , ^envoi ^répon ^tout ^téléc ^utili abord aide angla atten avant bonne conce corri coupé direc discu
7 début décid effac emplo expér façon fusio globa gênan lui-m magiq qu' revie test ticke tranq urgen vendr
7 versi
6 ^on ^pense ^préfé ^toute abais alert annon api bogue branc build burea ceci cla collè comme commo descr
6 déjà dépen exerc explo fini forcé forma inter log mieux mise note pense permi plain porta pr prest quelq
6 quitt readm regar relea relue renou reque rien signe simpl stand trava tu vert écriv
5 ^comme ^fini ^garde ^notre ^nous ^pas ^plus ajout annot baiss bibli certi chaqu chez circu clair cto dana
5 destr diff donne ensui env estim fait flags font grill gros intru inven jeté locut lundi main majeu mois
5 natif nomma noteb notre offic perfo pull quest reste retou rouge répon sacré saute savoi seule sorte sous
5 temps toujo trous type téléc uuid vous week- wiki à étouf
4 ^assur ^aucun ^celui ^deman ^emplo ^entou ^group ^lance ^plutô ^quand ^qui ^quico ^vous accus afin amis
4 année asser assis atter avanc balay ce chat chef coché coffr commu confi conto coup des deuxi docum droit
4 duren dès débog décli décri démén entou exame excep faite finie force hotfi implé jamai jeudi jour lent
4 mal mardi matin merci mercr micro migra mises modèl noctu notée ouvri pare- parra passe poids pouss privi
4 prosc prude précè présu préve quico raiso rappo recet recom refac relèv root répét réuss scrip se soit
4 sourc style suit tempo tests tous tranc trop télém vendo venu vient vit voisi vraie yeux élevé éparg établ
4 évité œil
3 -rf ^au ^chez ^copie ^dans ^dis ^désac ^livre ^merci ^mets ^mieux ^netto ^nos ^note ^préfè ^publi ^range
3 ^rien ^saute ^vérif abrév accep affir après augme autho aux avalé avec bac base bench black boolé bots
3 bout brut candi cas class clos collé confl copié diffs dis disen dupli dur décis décou démo désac enric
3 envoi erreu eux-m exami exter faire fais faut figer gist histo hérit incom insta inuti isort joint jours
3 juge leurs levé levés limit livra maiso matér mets minus mocks mot nos objec oblig owner param parta pas
3 paste perl place pouce press priya promo propo proto quand range ratés recop relu reman resso revue reçoi
3 rm runbo résum rétro sable sans scann secre semai sessi singl spike stagi suive tenus tiroi tools trait
3 tête vieux vulné vus y énumé
2 --no- ^allez ^atten ^ce ^chacu ^compr ^conne ^dana ^des ^donne ^défen ^désor ^fais ^faite ^ignor ^incré
2 ^inuti ^mette ^même ^ouvre ^par ^perso ^privi ^préfi ^refai ^serve ^toujo ^tâche ^écris ^évito abstr acces
2 achat actif aider ainsi ait allez anony antiv as assur astuc backp baux binôm caiss canal car cela celle
2 celui chacu chaud citen clois clôtu compa conti convi coord corvé couch court créée côté davan derri desce
2 devan devri douce doute drape défen défin déliv démon déplo dépré elles exemp featu fermé figur final flag
2 formu front gels greff habit humai hésit impat inden indép inqui inspe intou inval itéra journ jurid lance
2 lfs libre licen linte lis longs makef manue maria maxim mette mettr mince mort moyen ménag n' ne nom objet
2 offre ont ops outil parci parla parle passé phras pièce plafo plann plate plaus poser possi prene prima
2 prior privé probl produ prolo prévu puisq puiss quel quinz racco ralen rapid recou refai relis remon rempl
2 renom repor repro resta ruptu règle régle réglé régre résil semes senio sonne stora suffi suis suiva sépar
2 tabul te techn terra tierc téles uniqu verbe verte viven vos vu ça échec échus écris éping était étalo
2 état été évito
1 --for ^avanc ^colle ^commi ^conto ^coupe ^d' ^docum ^en ^essay ^fusio ^ici ^inter ^jamai ^lors ^nul ^oubli
1 ^passe ^puisq ^que ^relis ^reste ^rédig ^réflé ^révèl ^signe ^sous ^soyez ^suppr ^tant ^teste ^tous ^tu
1 ^veuil ^écrir admis antér arriè attra aval avale banni bot bêta captu cassa cassé centr cliqu codée colle
1 comit concl coqui corre courr cours couve datac depen dessu doc dormi décor dédui déjeu démos embar empor
1 enquê ensei entre essai essay est expli expos faisa famil fiche figée finit flott franc gabar gardo gardé
1 gel graph guide gêne handl ici impér inclu indiq infor intac intég irrig joign juris lancé leur lieu lint
1 lire lisen liées logge longu lui lus maste matri menti mis monde morts musée métho nomme noms non non-r
1 norme nues nul omise optim oubli ouvre paire panne papie patie penda perte peu plugi portu post- poube
1 pourq pouve print proxy précé préfè prépa pytho périm qa que quoi reduc refon regro rejoi relit rendu
1 rentr repos rever récit récla réflé régén réuni réver révèl réécr seize serai seuls silen sol sorti souha
1 souve soyez sudo sujet systè séman tard tes teste testé tienn tiers toi-m tombe ton train tues types tôt
1 va valen vaut verts veuil vive vocab voix vues vérif échéa écono égali éléme
-1 ^améli ^après ^corri ^go ^hors ^ils ^jusqu ^ouver aberr abîmé accen accol acqué activ affec algor allou
-1 améli an ancie arros attei audio aussi autor avata avert avons axe bail banqu barre bazel bloc bloqu bon
-1 bord borne bouch boucl brass budge caden cdn cesse chien chrom ci citer clign close codeo conve corps
-1 coupe croît créat curse cœur dange dans dates deman depui devin dimen dista dièse docke docst doive décal
-1 déchi défil dériv dérou détai edito email entré etl euro exige expor ferma film fixe fixée flux forks
-1 fuit férié gain garan glaci gorou goutt grain grapp gratu gravi guill hash head hered heure hkdf horlo
-1 html hz iban icône ident ignor incré joueu justi ko label lectu ledge les lit livré liés lumiè lèven
-1 macro membr miroi missi morte mosaï motif mots mots- mutue média notif négoc nœuds obten ombre order
-1 ordre organ origi orphe pagin paien paque parce part payan payée perde pertu physi pied pilot pipel plan
-1 plans pluvi polli ponct pool posés pouva pouvo pre-c princ procè provi provo push quels rebas recev redem
-1 relev remar remet remis renon repas repli repre repri requi resté reçue risqu récep récur réduc régul
-1 résea réser rééch s' sauve schém sdk segme servi sigma signi site sms soixa sort souli spark sprit stage
-1 struc suite suppr svelt swift sélec tag tardi tas teams tels tempé tenan tenta tenue texte tiret tirée
-1 tirés tracé tuile users vieil vingt virgu voir watch wkhtm âges échap échou écras écrêt élagu émett éteig
-1 étran
-2 ^les ^penda ^postg ^rebas ^seule ^trois a achet admin aller amont andro arm ascen au audit bascu basse
-2 binai bordu bouge bug c' capte cause cible cli clien coche codes coinc colli color compl conco concu
-2 conse csv data demi- deven dispo disti déblo décim dédou désig effet empre empêc encla encor espac europ
-2 expre expéd facte fantô fauss faute fisca forme forte gramm grâce gère hexad http humid illis indic infir
-2 ingré initi jaune jeu kerbe lambd le lente liens local logs lors lu major manif mars menus messa moind
-2 morce mqtt ms métad neuf nivea nommé null nulli onze optio opéra orang outbo ouvré parai parqu parte
-2 passa pause pdf perda ports prise prosp prote prédi préfi prélè prése prévo prêt prêté puis purgé pushs
-2 quell rangé rappe rasse recal rembo repar retar retom route rust réess réord réuti safar sauté secrè sens
-2 sept serre serve seuil simul solde state store suivi surve séria t taxe tenir termi tls toml topol total
-2 tours trace trave trian triés trunk unita unité uri usage varia vecte venai vendu venti veut viden vidée
-2 vienn virem voté vpn zende écart écran élimi élise étoil évalu
-3 ^airfl ^ajout ^chang ^depui ^get ^sans ^si accou accue accum actua airfl alloc appai arriv artic attri
-3 au-de autre bille billi blanc bleu bundl carré catég cent chaîn chemi cloné clé compi conso const consu
-3 corré coupo couvr coûte crois créés dessi deux devie distr du débit désor détec embal encai et facti fige
-3 filig frais gagne gauch gigao h hacha haché horai idemp impri incon jenki jeton kilos langu latér libso
-3 libér lots magas mail mailg manda mesur midi mobil mode moins même naît none obtie octet par paral parfo
-3 partn perdu photo pixel plani plant plein polic porte postg prenn prime propr quara ramas ramen redes
-3 rejou reten retir rotat récup résol santé saut seed sensi sert soir sombr somme soumi spoul staff stder
-3 survi séque sûrs taill taise taxes tient titre toute user- utc versé vite vocal votes webso zoom écrit
-3 édite états être
-4 #1 #3 ^modif aband archi arrêt broui bucke bénéf casse chois claus colis colon devis dialo dont dossi
-4 doubl draft débor dépas dépos e-mai enfan envir feuil fin fois fraud fusea génér hebdo hook huit hôte
-4 inact jira kafka l' lents lettr leçon ligne liste maill marqu maîtr moiti montr moteu nginx norma nulle
-4 nœud paiem panie parco peut pin proje prépr rafra refre renvo robot rédui référ réini résul rôles secou
-4 selon six taire tait tronq télép une vers vigne wheel windo égale événe
-5 ^§ actio besoi cache calen ceux diman doit douze défau délai dépar enreg envoy euros fenêt ferme fils
-5 filtr get go image impor intér json la lende milli mo numér page patch phase plusi port pris profo prome
-5 racin refus récen salle seul son threa tradu trame trans tri trouv un utili visib worke zéro écout
-6 absen aléat analy carte charg chiff cooki date dispa dix décon froid imbri jusqu leade long lues lève
-6 manqu met middl minui monté mémoi nombr notes négat ouver peuve plong plus prix proce quatr redis regis
-6 rend rôle saisi sauf sous- sphin symbo table tampo taux token tourn trois tâche valab venue
-7 ` appli arbre arron autom avis blocs carac centi comma compt disqu en-tê entie exécu factu mais mille
-7 monta métri pages poign pompe posit premi prend reche recon rejet requê régio répli sont stock valeu §
-8 ^chaqu ^deux aperç calcu expir file job locat masqu ordon paren point sa ses trent vide vides voit webho
-9 ^l' ^seul ^une adres ans cinq compr invit minut navig régla workf étiqu
-10 ^` donc horod index secon verro
-11 #2 ^la affic appar conne décle voien
-12 ^un crée démar parti
-13 ^le champ
-14 @
"""
