"""Which way French stems lean, in tenths: above zero towards people."""

LEANS = """
15 appro fait métie respo trava
14 ^ne dével perso relec sur-l
13 accor avant code consi modif nouve publi qui répon stand sécur versi équip
12 , franç laiss main savoi suppo uniqu
11 astre aucun contr corre discu dépôt fini fonct ingén logiq lui-m magiq nomma on perfo reste sacré si
11 ticke tête évite
10 ^fini accom agent aide annon avert branc celui commi donné déjà dépen endpo extra fusio incid maint permi
10 petit raiso sprin tempo tout vendr
9 ^comme ^pour ^utili accès ajout atter aux baiss début décri effac figur forcé globa inven jamai locut
9 majeu mise natif netto pr précè préfé readm relue style suit tests touch wiki évité
8 ^envoi ^n' ^on ^perso ^évite ancie annot avanc build chang chaqu collé conce confi conte docum dossi décid
8 déplo estim exami force il lance log longu mocks owner propo prosc pull reque retou répét trous valid
8 échan
7 ^celui ^il ^pas ^préfé ^quico ^répon ^toute abord accus ce chef conto coupé cto deuxi diff env exclu expér
7 fais finie garde hors hérit implé isort jeté livre mercr minus mort omise parle possè press prima périm
7 quest quico recom relea relu rfc runbo récep signe suive type
6 ^mieux ^nos ^note ^notre ^plus ^quand ^signe après arriè auteu black boolé bots brut canal ceci clés copie
6 corri créée deux duren démo gist inden inter mal mieux migra mois noms nos note noteb notre nous param
6 paste plutô privé quel quinz resso rouge rédig singl sous spike sql tiers tools toujo tous tranc tu urgen
6 vous vus écriv énumé étape
5 -rf ^au ^conne ^désac ^fais ^garde ^ignor ^inter ^laiss ^livre ^merci ^nous ^pense ^privi ^tâche ^vous ^à
5 alert angla augme bogue cas cla coffr descr diffs dispa doc décis défen déliv enric exerc exige finit
5 flags font gros gêne incom insta itéra limit manue matér merci mises notes notée oblig ont pense place
5 porta porte poube pour privi probl promo pytho qu' que recet recou refac rm régle régre résea sans saute
5 se semes simpl stagi tranq trime vos week- échec
4 --no- ^assur ^aucun ^commi ^deman ^défen ^inuti ^jamai ^range ^reste ^tout ^tu abrév accep affir annul
4 anony astuc autre avalé bench bibli candi clair comme conti dans des devan devra disen doive droit dur dès
4 désac emplo erreu faire faut forma gesti hotfi ident jour les libre lundi macro n' ne nom parci passe
4 passé pouss prior push quitt quoi range rappo redém remon sorte souve te teste tôt uuid vaut vient vingt à
3 ^avanc ^avant ^corri ^coupe ^des ^désor ^lance ^ouvre ^refai ^rien ^révèl ^saute ^serve ^seuls ^si ^teste
3 ^tous ^veuil admis an as autan autho autor binai binôm confl convi cours depen derri desce défin dépré
3 désor embar expli exter faite fermé flag forks gardé gross guide handl humai inclu journ makef mardi maxim
3 mince modèl monde morte morts objet ouvre pare- pas portu possi post- pourq pouve prest proto préfi recop
3 redem refai refon relis relit rempl renou repro revue ruptu récla réglé rétro révèl s' senio seuls suis
3 sujet tenus test toi-m ton télév vert veuil vit yeux écrir état
2 ^ajout ^colle ^compr ^consi ^conto ^copie ^d' ^fusio ^nul ^penda ^préfi ^qui ^refac ^relis ^rédig ^suppr
2 ^écris ^évito acces acqui adres ait antér appar atten bac backp banni centr certi chez colle compa couch
2 court d' dana datac destr direc dix docst doute démos elle ensui featu gardo intac leurs lire maria modul
2 nomme norme nul offre ordre outil plan plate poser prépa refus rever revie root sable sessi sinon sorti
2 suffi séman sépar tabul tant temps tues va vendo verts vont vu écris évito
1 * ^adres ^appro ^après ^ce ^chez ^effac ^lors ^oubli ^ouvri ^parle ^que ^regro ^sans ^toujo ^une ^écrir
1 assis au avec bout captu chant chat compo const coqui couve côté deman devez dire dois doit durée déjeu
1 elles entra entre espac est faisa ferme figer gel instr jours lent lents leur lfs liées majus mettr minim
1 même non-r ops oubli oui ouvré paque perde peux phras priya priés précé rebas reman reçoi règle serai
1 seule stric sudo super suppr taise terra tes tient tierc trien uns veill verte votre vrais éléme êtes
-1 ^en ^postg ^§ activ allou appel archi argum bot caden chèqu colis commu compl confo copié cron créat
-1 encod enreg et euro exact expos fabri fixée flash forte grain group h html hz inser java jeu jobs joint
-1 ko lettr lexic lots lumiè magas mail micro mineu mkdoc motif mutue nivea noctu nombr none noyau ombre
-1 parta pertu physi pied pièce plans plein pool posit post pragm princ proje propr px pèse quara quelq
-1 rappr regro remet rien réduc réuti révei saut scrip sepa sept site soit stati tenir tls toute trié triée
-1 vecte y échap édite
-2 ^chaqu ^depui ^go ^les ^trois aberr abîmé actif antic avata bille bord bouch brass bundl bus capte cdn
-2 chaîn chrom ci cible cli concu corps croît date dates de derni douze décon détai empre essai exist fenêt
-2 fige fils filtr fuite férié garan hexad iban ignor intég l' lecte lieu linte listé livré local lru lèven
-2 march mars mis morce nœuds obten onnx onze opéra orphe parqu patie penda polli procè provo prédi prépr
-2 purgé quand regar rendu repri respe robot rust récur régul réser résul salle sauve scori secre sigma
-2 signi sombr son spark svelt swift texte tracé tri types varia venai vendu viden vides vienn vieux vite
-2 viven wkhtm écrit écrêt
-3 accou accue artic avons axe bce billi boucl bug cause cellu clos cloud clé conso conve créés dessi dispo
-3 docke dont décim décle dédou embal envir envoy etl flux graph grâce hebdo jpeg libso licen ligne logs
-3 marqu milli minui mobil mode moind média null nœud outbo panie pause perdu plafo plant png ponct pre-c
-3 premi prise prosp proxy prêt rasse remis repre retom rédui réess résum safar sdk seed serve signé sms
-3 soir solde stder struc suite total tuile télép un une vpn x-req âges événe être
-4 a accen actio actua api arriv aussi bascu besoi catég champ class codes color conna du dure démon dépar
-4 détec e-mai expre facti formu glaci gratu gère génér haché immua initi la lende liens lors mailg mesur
-4 moins ms mémoi organ panne par parfo passa pays plani polic port ports pris prélè quell quels ramen relev
-4 repar retar répar secou sur séria sûrs tels tenan token tradu trans trent utili valeu vers virem écart
-4 écout
-5 ^airfl ^rebas ^un aband airfl au-de bucke car carré cent circu couvr csv depui dièse donc désig encai
-5 expéd exécu fourn frais gorou http idemp manda menus monta moteu notif nuit pagin parco peut pipel plusi
-5 postg puis relan resta rotat réini rôles schém sert ses silen tampo taxes trait trois unita uri vieil
-5 visib vocal webso windo zéro écran
-6 ^chang artef authe calen chemi cloné compi courr data dimen débit débor dépas email euros fraud froid
-6 fusea hook horai hôte image impor jeton lectu lève membr met mot nginx numér pixel plong proce profo
-6 rafra rappe recon regis retir sa santé six termi titre trace trunk usage vidée
-7 ^seul andro ans arrêt audit bleu bloc bloqu bénéf casse colon compr consu coupe crois devis dialo diman
-7 doubl défau délai entie expor factu huit imbri inact incon jenki kafka langu lit manqu paiem paral plus
-7 prime prix rejet renvo requê référ sauf sensi seul tag taux utc worke été évalu
-8 ^get aléat cache carte coupo disqu fichi file fois get go heure machi mais mo nulle ordon ouver pages pdf
-8 peuve reche risqu régio répli rôle signa sont survi tronq verro vide webho étiqu
-9 ^l' ^la ` absen carac en-tê incré liste monté métri neuf négat prome quatr selon somme sphin table trame
-10 admin analy arron centi charg cinq démar invit jusqu locat middl navig parte prend servi stock tourn
-10 tâche valab workf
-11 comma compt conse horod job lues page point redis sauté séque vigne
-12 ^deux clien conne cooki json minut pin régla wheel §
-13 ^` blocs calcu expir index patch
-14 ^le appli chiff parti secon voien
-15 affic trouv
"""
