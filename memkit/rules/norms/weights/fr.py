"""Which way French stems lean, in tenths: above zero towards people."""

LEANS = """
16 fait incid
15 métie relec respo
14 ^ne consi dével franç modif perso qui suppo sur-l sécur trava
13 accor appro astre code publi savoi versi
12 ^pour ^utili aide avant contr log nouve ticke
11 accom agent aux commi coupé discu donné déjà dépôt fini logiq lui-m magiq main nomma raiso reste tête
11 vendr équip évite
10 , ^comme ^envoi ^notre accès ajout annon aucun celui début dépen endpo estim extra fonct fusio ingén
10 locut maint natif notre perfo permi pr pull readm relue reque répon sprin trous
9 ^il ^n' ^saute ^évite atter branc chang collé copie docum décid effac figur forcé garde hérit il inven
9 laiss majeu mise on petit porta sacré stand style tempo tous tout uniqu wiki évité
8 ^fini ^répon abord alert annot arriè auteu avanc baiss canal ceci chaqu diff dès décri emplo expér force
8 gist globa netto propo prosc précè qu' quest recom renou rfc stagi suit suive tests tools touch urgen
8 valid écriv
7 ^celui ^laiss ^note ^pense ^perso ^quand ^quico ^toute avert bots ce clair conce conto corre cto direc
7 donne dossi déplo exami fais finie inden isort jamai lent livre matin mercr minus mocks noms note noteb
7 owner parle paste pense plutô possè préfé quico relu retou runbo si tranq type
6 --no- -rf ^assur ^au ^deman ^emplo ^fais ^livre ^nos ^on ^pas ^préfé ^rien ^tout accus angla bogue bonne
6 boolé certi chef coffr corri créée deuxi devra duren décou env erreu exclu faut façon forks hors implé
6 inval jeté jour lance longu matér mois mort nos nous param pour press prest préve push périm quinz recet
6 relea resso rm rouge récep rédig répét rétro saute se signe sql tiers tranc vient énumé
5 * ^garde ^merci ^nous ^plus ^signe ^écris affir ancie anony autre bac bench brut build cla clés confi
5 conte des descr disen dispa droit décis déliv démo enric exerc fermé finis flags gros inter limit mal
5 manue merci mises n' nom oblig ont paque passé privé que quel quelq quoi recou refac revue régre sable
5 sans semes seule singl spike test trime tu uuid venu vus week- à écris
4 ^aucun ^conne ^ignor ^incré ^inter ^inuti ^lance ^mieux ^privi ^préfè ^range ^seuls ^tâche ^vous ^à bibli
4 black bout candi deux devan diffs doc défen désac europ excep finit font hotfi incom itéra journ libre
4 macro mieux ne notes notée objet parci passe porte poube pouss privi probl promo préfè range refon renom
4 repro règle régle résea secre seuls simpl sorte te vous échan état
3 ^avanc ^avant ^commi ^corri ^coupe ^dis ^donne ^défen ^désac ^jamai ^ouvre ^publi ^refai ^reste ^révèl
3 ^serve ^teste ^tu ^vérif abrév antér après as astuc augme autan autho avalé backp binôm cas chat confl
3 copié cours dans depen derri desce dis dur débog défin démos dépré ensui exige expli faite featu flag
3 forma gesti gross guide gêne humai les lint lire lundi maxim mince modul modèl monde morte offre ordre oui
3 ouvre pare- portu possi pourq prima prior priya proto préfi prévu qa quitt recop redem refai relis remon
3 root récla réglé réver révèl réécr seize senio souve suis suiva sujet tenus teste toi-m ton toujo trop
3 télév tôt va vaut vert vingt vit vos vérif yeux écrir était
2 ^colle ^compr ^consi ^conto ^d' ^des ^désor ^même ^nul ^penda ^préfi ^relis ^tous ^veuil ^écrir ^évito
2 acqui admis ait an assis assur atten avale banni binai chez colle comme compa compo conti conve court dana
2 deman destr doive doute désor embar entré exter faire gardo gardé habit handl ident inspe intac leur logge
2 makef mardi maria mettr morts même noctu nomme non-r nul omise pas plate poser post- pouve print prépa
2 pytho racco rappo rebas regar relit reman repor rever revie ruptu régén semai sinon sous suffi séman sépar
2 tant terra tues vendo veuil vu échec évito
1 ^ajout ^après ^ce ^chez ^copie ^effac ^fusio ^lors ^marta ^oubli ^ouvri ^parle ^passe ^que ^qui ^refac
1 ^regro ^rédig ^sans ^suppr ^toujo adres attra autor bas captu cassa centr chant commu convi coqui couch
1 côté datac devez dire dix docst dois drape dupli durée déjeu elles entra envel est faisa figer final gel
1 greff grill ils insta instr jours leurs lfs liées majus marta menti migra minim mis métho norme ops oubli
1 ouvri ouvré perde peux phras place plan prenn précé redém serai sessi signa sorti stric sudo super tabul
1 taise tarif tes testé tierc tiret trien veill venan verte verts votre vrais vues y échou éléme étape
-1 ^postg abîmé activ alors annul antic appel archi argum avata avec bon bouch brass bug caden chrom chèqu
-1 colis compl confo cron croît crée de doit en encod enreg essai et euro exact fabri figée flash forte
-1 front grand html hz inser intég java jeu jobs joint justi ledge lettr lexic libér lieu livré lots lumiè
-1 lèven magas mars messa micro mineu mkdoc motif nombr noyau néces ombre organ part parta patie pertu physi
-1 pied ping pipel pièce plans plein pragm puiss px pèse rappr rembo remet réser réuti révei s s' salle saut
-1 sepa sept soit sort spark stati sélec taill tenir texte toute trait trié vecte viven échap
-2 ^depui ^go ^les ^trois aberr accol accou actif allou api au avis avoir axe bail base bille billi bord bot
-2 bus capte cellu ci cible cloud concu conso dates dessi décon détai déten elle embal empre entre envoi
-2 espac exist fenêt ferma fin fixe fixée fuite garan grain graph hexad iban le ligne listé lru march masqu
-2 mutue média nivea nuit obten onnx onze opéra orphe outbo penda plafo plant polli pool post prise provo
-2 proxy prédi prépr purgé quand quara requi respe robot rust récen réduc régul résul résum sauve scori
-2 serve sigma signi svelt swift tas teams threa tls total tracé téléc une users venai vendu viden vides
-2 vienn vieux visib voir wkhtm x-req âges écrêt émett étran
-3 accue artic audit aussi avons bascu bce boucl cause cdn champ chaîn clos conna corps créés cœur date
-3 derni dispo dièse dont douze décim dédou démon edito empêc envir envoy etl fige filtr gratu guill h hebdo
-3 ignor immua initi jpeg ko l' lecte libso linte local lus mail marqu mobil mode moind mélan mémoi nœuds
-3 octet panie parco parqu pause pays payée png ponct procè prosp remis rendu repre repri récur rédui réess
-3 seed site sms soir solde sombr stder struc suite tenta trent tri tuile types télép varia virem édite être
-4 ^airfl ^une accen actio airfl appar arbre artef bloqu catég clé colon color dange du dure dépar détec
-4 expre feuil flux formu férié glaci gorou hook idemp incré jusqu liens logs lors mailg mesur minui morce
-4 nommé notif null nœud par parfo passa perdu plani polic pre-c pris prêt puis quell quels ramen relan
-4 relev retir retom safar schém sdk secou signé suivi sûrs t tels tenan token triés trunk unita vieil virgu
-4 écart
-5 ^chaqu ^rebas a actua arriv au-de besoi bucke carré cent circu codes couvr docke désig encai expéd facti
-5 fichi fils fourn génér http hôte la lende menus milli ms none numér pagin paiem peut port ports prélè
-5 rappe rasse repar retar répar rôles silen sur séria taxes vers windo zéro écout écran
-6 ^chang andro bundl car chemi cloné compi courr crois csv depui dialo dimen débit e-mai frais grâce horai
-6 inact jeton lit membr met moins mot nginx pixel plong postg prime profo rafra regis resta rotat réini
-6 santé sert tampo termi titre un utili valeu vidée vite webso événe
-7 ^get aband ans authe bleu calen casse cli compr consu data devis diman débor décle délai dépas email
-7 expor fraud froid fusea haché heure image jenki langu liste ouver paral pdf plus premi quatr risqu référ
-7 sa sauf six survi table tradu trois uri usage vocal écrit été évalu
-8 ^seul ^un ^§ arrêt bloc cache carte disqu doubl factu go group gère imbri impor incon kafka leade lectu
-8 machi manda mo monta nulle ordon point prix reche recon rejet renvo ses seul son tag trans utc verro vide
-8 vpn worke étiqu
-9 absen aléat arron bénéf carac clien coupe défau en-tê entie file fois huit lève moteu neuf négat pages
-9 régio rôle sensi sont sphin stock séque taux tronq
-10 ^la ` centi cinq coupo euros invit locat monté métri navig peuve proce prome répli selon servi somme
-10 trace trame vigne webho workf
-11 ^l' analy charg comma conne conse get horod mais manqu obtie page parte plusi redis tourn tâche
-12 ^deux admin compt cooki expir exécu lues middl minut patch prend requê sauté valab wheel
-13 ^` appli démar index job json pin régla secon §
-14 affic blocs calcu donc
-15 ^le chiff parti trouv
-16 voien
"""
