"""Which way French stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
16 astre
15 sécur touch
14 code métie perso respo
13 accor appro fonct incid ingén modul traîn
12 franç gênan logiq plutô
11 chang endpo nous revie sprin suspe
10 accom conce discu donné extra flags lui-m mise relec singl suppo sur-l vendr wiki écriv
9 ^perso ^tout accès acqui aide alert annon bonne burea circu collè commi commo consi corri dana droit dépôt
9 dével façon forcé log lundi magiq main modif on petit possè pr test tranc urgen vert équip étein
8 , ^plus ^toute baiss chez dépen effac explo expér il mises nouve permi porta pour publi quelq qui readm
8 regar relea reste rédig sorte stand ticke tout trava trime uuid étouf
7 ^entou ^notre ^nous abais angla api atten certi chef contr coupé descr direc décis emplo entou estim exerc
7 featu forma fusio inter intru inven jours laiss netto noteb notre plain précè quest quitt relue rouge
7 savoi se temps type week-
6 ^il accus annot asser avanc bogue celui chat comme copie diff disen duren débog début décri font grill
6 isort jeté locut majeu mois natif nomma note offic perfo place propo présu qu' refac reque retou rfc rien
6 répét sacré saute simpl télém voisi yeux éping
5 ^celui ^dans ^des ^nos ^plutô ^quand ^qui abord acces afin agent amis atter avalé avant base bibli black
5 bots build collé confi conto corre coup cto doute décli démo démén enric env eux-m exame excep faire finie
5 force gros implé incom jeudi limit livra mal mercr migra mot nos ont parta poids prest prima prosc prude
5 prépa rappo ratés recet relèv renou régre réuss scrip secre seule sourc suit suive tête valid vient vit
5 élevé éparg évite évité
4 ^chez ^on ^tous affir ait année backp balay bench boolé branc caiss candi captu ce clos coché coffr commu
4 conte copié court devan donne décid entre exami exter fait faut figur finis front gabar globa histo hotfi
4 inden inqui inspe jour jurid levé longs lui mardi matin matér micro minus mis mocks noms notée néces objet
4 outil owner pare- parra passe perl pouce press prior produ proto préve puiss pull quico racco resso revue
4 root runbo ruptu résum rétro sans scann soit style tempo terra tiroi tools venu vieux viven vont vraie vu
4 vus énumé établ étalo été œil
3 ^atten ^ce ^chacu ^colle ^conne ^d' ^même ^nul ^par ^quico ^rien ^vous abrév actif appel arriè assis auteu
3 authe cas centr chacu citen clair clois clôtu codeo colle confl conti coord courr couve créée davan des
3 desce deuxi docum dupli déliv démon ensui est exemp exigé faite fermé garde gels habit handl impat indép
3 levés lieu manue mieux moyen ménag non nul objec oblig parci patie plann plaus pouss privi privé priya
3 probl puisq qa quinz quoi ralen recou rejoi relit relu reman rempl repro réglé seize semai semes serai
3 sonne spike squas suffi suiva sépar trait trop vault verbe versi vous vulné échéa
2 #0 ^comme ^dana ^jamai ^pour accep achat admis ainsi antér aux aval bac baux bout bugs bêta canal car cela
2 chaqu chaud chose cinqu class clés comit corvé cours cron derri devre doc dormi décor défin dépré désac
2 elles enquê ensei erreu expli expos famil figée final finit formu gardo gel grand graph inclu indiq intac
2 inval jamai juge leurs lexeu libre linte longu maste maxim merci mort métho ne noctu nomme nuit ops optim
2 oui paire papie parla part passé penda perte phras plafo plate poser poube pourq prolo préfé pytho périm
2 rapid refon remon rendu resta rever reçoi récla répar résil s' sable sage signa sorti souha sudo suite
2 séman tant techn tests tiers tombe train tranq téles va valen vendo vieil votre y ça échan échec échus
1 ^après ^en ^ici ^les ^refac ^sous ^tant ^tu aider alarm anony as aussi autor avoir barri bas bord c' cadre
1 cassa cassé ciblé cliqu cloud codée compa concl coqui coups crie croit côté depen derni dessu destr drape
1 dur dure durée déjeu déjà démos déplo dôme empor en envel essai exact exclu facul faudr fiche flott fort
1 fourn franc gardé gross hoche ici infor infra jetab joign journ judic lance lent leur lire lisen logge
1 macro maiso mince monde morte morts mur n' nommo nommé non-r norme noté omar omise oubli param parte pas
1 peu post- print priés proch quand rappr rebas relis rentr repor récit réput salar sauve scind serve servi
1 seuls signé sort sous stabl sujet super tags tierc tous tu tues uniqu uns vacan veill vive vocab voix
1 volet vos vrais vues à éléme étend êtes
-1 ^améli ^avant ^chaqu ^go ^ils ^ouver ^penda ^retry ^seuls ^si ^trois ^à aberr abîmé accen accol activ
-1 admin algor allou améli an annul arrêt assur attei audio avons axe backe banqu barre bce bloc borne bot
-1 brass callb capte cause cent chien chrom clien clign close combl compl concu conse conve corps croît
-1 créat créé csv cycle cœur dange demi- devin dimen docke docst décal déchi décou dériv dérou détai edito
-1 etl euro europ exige fauss ferma film fisca fixe flux forme forte fuit gain garan glaci grapp gravi guill
-1 hkdf http iban icône ident immua incon infir initi insta instr intég inuti jeux joint ko label liés lu
-1 lumiè mai manif membr menus meta migré miroi missi mobil moins mosaï mots mots- ms musée mutue notif
-1 négoc obten offre ombre order ordre organ orphe paien parai payan perde pilot plans polli ponct posés
-1 pouvo pre-c prenn procè prod promo proxy prévi prêt prêté purgé push quant quell react recev relan remar
-1 rembo remet renon repas repli repre repri reçue règle récur réduc régul réord réser rééch réécr satur sdk
-1 segme sept si sigma signe signi silen site sms soixa son souli spark stage suivr sélec tabul tardi tas
-1 team teams tempé tenir tenta tenu tient toujo tours trace trave tuile types téléc users varia vecte viden
-1 vie virgu visit vue watch wkhtm écras écrêt élagu élimi émett éteig étran
-2 * ^airfl ^copie ^corri ^get ^postg ^sans ^send accue acqué airfl ajout aller alpha amont ancie and andro
-2 appai artef artic audit autan autho avec avert bail bascu basse bloqu bouge budge bug bundl cdn chemi ci
-2 citer codes colli colon conna corré couvr créés dans depui deux deven devie devra disti distr déblo décim
-2 dédou email embal empêc encor espac expor expéd facte faute fini fragm fusea férié gauch gorou gramm
-2 grâce gère h heure hexad horai ils image inver iso jaune jeu kerbe lambd latér le liens list lock logs
-2 lots lue major mars messa modèl moind morce média name neuf nivea not null nulli nœud nœuds onze opene
-2 optio opéra or origi pares parle parqu passa perda pixel plani pool porte possi prime prise propr prosp
-2 prédi préfè prélè prése prévo puis purge que quels rappe regro rejou relev remis repar resté retar récep
-2 réess répon réuti santé saut schém seed send sens seuil sombr somme soumi sprit state stder suppr sur
-2 surve survi svelt swift séria taill taxe taxes tels tenan termi tirée tls total trian trouv télév une
-2 unita unité user- venai veut virem vite voir voté vpn vérif zende âges échou écran écrir élise évalu être
-3 ^ajout ^aucun ^chang ^depui ^pas ^rebas a accum achet alloc archi arm arriv ascen aucun binai blanc bordu
-3 carré casse catég chaîn chois cli coche coinc color conco conso coule coûte crois data dates dessi dialo
-3 dispo doubl draft dès débit débor dépar dépas désig effet encai encla entré envoi facti fantô fige filig
-3 fin forfa frais gesti gigao haché humid idemp illis impri inact indic ingré jenki jeton lancé langu lente
-3 libso livre lors lot midi mkdoc montr mqtt naît none octet orang outbo ouvré paral parfo pause photo pied
-3 pin pipel plan plant polic ports postg préfi prépr ramas ramen rangé rasse recal redem redes refre renvo
-3 requi reten retom retry robot rotat rust résul safar sauté secrè serre sert simul solde spoul store struc
-3 suivi t taise tenue titre toml topol toute triés trunk un uri vaut vendu venti versé vidée vocal zoom
-3 édite égale états
-4 #3 ^§ attri au bille bleu boucl broui bucke bénéf ceux cible claus cloné colis compo consu coupo devis
-4 dispa dix djang du enfan euros feuil fichi get gratu hacha idle kilos lectu leçon libér lit magas mail
-4 mailg maill mesur met mo moiti nginx norma numér page par partn pdf perdu plein plusi post prote pushs
-4 quara rafra route récup réini résol rôles secou selon six soir sont staff stagi séque sûrs tag taire tait
-4 threa tronq utc vers vigne votes webso wheel zéro écart écout étoil
-5 ^modif ^une aband accou actua analy au-de autre besoi billi carte const cooki couch date dont douze dépos
-5 désor détec e-mai et expre fenêt fils fraud froid go génér hebdo huit ignor impor incré intér jusqu kafka
-5 l' la lende lents liste local manda marqu maîtr milli minui mode moteu métad nulle pagin paiem parco
-5 phase profo prome refus retir rédui référ sa saisi salle sensi sous- sphin tiret token tourn télép écrit
-5 événe
-6 actio aléat arron calen clé compi diman défau enreg envir envoy fois hook hérit hôte imbri jira leade
-6 lettr lues lève mille mineu monté même nombr ouver panie paque plong plus pris quatr racin redis regis
-6 rend récen régio rôle tampo trame tri triée trois visib windo état
-7 ^la absen avis centi charg chiff compt curse disqu en-tê entie filtr ligne long middl monta négat ordon
-7 pages patch peut peuve port posit premi prend prix proce proje reche recon rejet régla répli ses seul
-7 symbo table taux tradu trans tâche valab valeu venue vingt webho worke
-8 ^` ^l' aperç arbre autom carac doive décon exécu ferme locat mais métri paren point pompe sauf sessi
-8 utili voit
-9 ^deux ^le ^seul ^un ans appli blocs calcu doit dossi délai expir factu file invit json manqu masqu minut
-9 mémoi obtie poign requê secon trent workf
-10 #1 appar cache cinq comma compr décle index navig notes verro vides voien § étiqu
-11 #2 ` affic donc job stock vide
-12 @ adres conne horod parti
-13 champ
-14 crée démar
"""
