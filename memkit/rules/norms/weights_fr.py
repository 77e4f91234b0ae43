"""Which way French stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
16 astre
15 sécur touch
14 code métie perso respo
13 accor appro incid ingén modul traîn
12 fonct franç gênan logiq plutô
11 endpo nous revie sprin suspe
10 accom chang conce discu donné extra flags lui-m mise modif relec singl suppo sur-l vendr wiki écriv
9 ^perso ^tout accès acqui aide alert annon bonne burea circu collè commi commo consi corri dana droit dépôt
9 dével façon forcé log magiq main on petit possè pr test tranc urgen vert équip étein
8 , ^plus ^qui ^toute baiss chez dépen effac explo expér il lundi mises nouve permi porta pour publi quelq
8 qui readm regar relea reste rédig sorte stand ticke tout trava trime uuid étouf
7 ^entou ^notre ^nous abais angla api atten certi chef contr coupé descr direc décis emplo entou estim exerc
7 featu forma fusio inter intru inven jours laiss netto noteb notre plain quest quitt relue rouge savoi se
7 temps type week-
6 ^il accus annot asser avanc bogue celui chat comme copie diff disen duren débog début décri font grill
6 isort jeté locut majeu mois natif nomma note offic perfo place propo prude précè présu qu' refac reque
6 retou rfc rien répét sacré saute simpl télém voisi yeux éping
5 ^celui ^dans ^des ^nos ^plutô ^quand abord acces afin amis atter avalé avant base bibli black bots build
5 collé confi conto corre coup cto doute décli démo démén enric env eux-m exame excep faire finie force gros
5 implé incom jeudi jour livra longs mal mercr migra mot nos ont parta poids prest prima prosc prépa rappo
5 ratés recet relèv renou régre réuss scrip secre seule sourc suit suive tête valid vient vit élevé éparg
5 évite évité
4 ^chez ^on ^tous affir agent ait année backp balay bench boolé branc caiss candi captu ce clos coché coffr
4 commu conte copié court devan docum donne décid entre exami exter fait faut figur finis front gabar globa
4 histo hotfi inden inqui inspe jurid levé limit lui mardi matin matér micro minus mis mocks noms notée
4 néces objet outil owner pare- parra passe perl pouce press prior produ proto préve puiss pull quico racco
4 resso revue root runbo ruptu résum rétro sans scann soit style tempo terra tiroi tools venu vieux viven
4 vont vraie vu vus énumé établ étalo été œil
3 ^atten ^ce ^chacu ^colle ^conne ^d' ^même ^par ^quico ^rien ^vous abrév actif appel arriè assis auteu
3 authe cas centr chacu citen clair clois clôtu codeo colle confl conti coord courr couve créée davan des
3 desce deuxi dupli déliv démon ensui est exemp exigé faite fermé garde gels habit handl impat indép levés
3 lieu manue mieux moyen ménag non objec oblig parci patie plann plaus pouss privi privé priya probl puisq
3 qa quinz quoi ralen recou rejoi relit relu reman rempl repro réglé seize semai semes serai sonne spike
3 squas suffi suiva sépar trait trop vault verbe versi vous vulné échéa
2 #0 ^comme ^dana ^jamai ^nul ^pour accep achat admis aider ainsi antér aux aval bac baux bout bugs bêta
2 cadre canal car cela chaqu chaud chose cinqu class clés comit corvé cours cron derri devre doc dormi décor
2 défin dépré désac elles enquê ensei erreu expli expos famil figée final finit formu gardo gel grand graph
2 inclu indiq intac inval jamai juge leurs lexeu libre linte longu maste maxim merci mort métho noctu nomme
2 nuit nul ops optim oui paire papie parla part passé penda perte phras plafo plate poser poube pourq prolo
2 préfé pytho périm rapid remon rendu resta rever reçoi récla résil s' sable sage signa sorti souha sudo
2 suite séman tant techn tests tiers tombe train tranq téles va valen vendo vieil votre y ça échan échec
2 échus
1 ^après ^en ^ici ^les ^refac ^sous ^tant ^tu alarm anony as aussi autor avoir barri bas bord c' cassa cassé
1 ciblé cliqu cloud codée compa concl coqui coups crie croit côté depen derni dessu destr drape dur dure
1 durée déjeu déjà démos déplo empor en envel essai exact exclu facul faudr fiche flott fort fourn franc
1 gardé gross hoche ici infor infra jetab joign journ judic lance lent leur lire lisen logge macro maiso
1 mince monde morte morts mur ne nommo nommé non-r norme noté omar omise oubli param parte pas peu post-
1 print priés proch quand rappr rebas refon relis rentr repor récit répar réput salar sauve scind serve
1 servi seuls signé sort sous stabl sujet super tags tierc tous tu tues uniqu uns vacan veill vive vocab
1 voix volet vos vrais vues à éléme étend êtes
-1 ^améli ^avant ^chaqu ^go ^ils ^ouver ^penda ^retry ^seuls ^si ^trois ^à aberr abîmé accen accol activ
-1 admin algor allou améli an annul arrêt assur attei audio avons axe backe banqu barre bce bloc borne bot
-1 brass callb capte cause cent chien chrom clien clign close combl compl concu conse conve corps croît
-1 créat créé csv cycle cœur dange demi- devin dimen docke docst décal déchi décou dériv dérou détai edito
-1 etl euro europ exige fauss ferma film fini fisca fixe flux forme forte fuit gain garan glaci grapp gravi
-1 guill hkdf horlo http iban icône ident immua incon infir initi insta instr intég inuti jeux joint ko
-1 label liés lu lumiè mai manif membr menus meta migré miroi missi mobil moins mosaï motif mots mots- ms
-1 musée mutue notif négoc obten offre ombre order ordre organ orphe paien parai passa payan perde pertu
-1 pilot plans polli ponct posés pouvo pre-c prenn procè prod promo proxy prévi prêt prêté purgé push quant
-1 quell react recev remar rembo remet renon repas repli repre repri reçue règle récur réduc régul réord
-1 réser rééch réécr satur sdk segme sept si sigma signe signi silen site sms soixa son souli soumi spark
-1 stage suivr sélec tabul tardi tas team teams tempé tenir tenta tenu tient toujo tours trace trave tuile
-1 types téléc users varia vecte viden vie virgu visit vue watch wkhtm écras écrêt élagu élimi émett éteig
-1 étran
-2 * ^airfl ^copie ^corri ^get ^postg ^sans ^send accue acqué airfl ajout aller alpha amont ancie and andro
-2 appai artef artic audit autan autho avec avert bail bascu basse bloqu bouge budge bug cdn chemi ci citer
-2 codes colli colon conna corré couvr créés dans depui deux deven devie devra disti distr déblo décim dédou
-2 email embal empêc encor espac expor expéd facte faute fragm fusea férié gauch gorou gramm grâce gère h
-2 heure hexad horai ils image inver iso jaune jeu kerbe lambd latér le liens list lock logs lots lue major
-2 mars messa met modèl moind morce média name neuf nivea not null nulli nœud nœuds onze opene optio opéra
-2 or origi pares parle parqu perda pixel plani pool porte possi prime prise propr prosp prédi préfè prélè
-2 prése prévo puis purge que quels rappe regro rejou relev remis repar resté retar récep réess répon réuti
-2 santé saut schém seed send sens seuil sombr somme sprit state stder suppr sur surve survi svelt swift
-2 séria taill taxe taxes tels tenan termi tirée tls total trian trouv télév une unita unité user- venai
-2 veut virem vite voir voté vpn vérif zende âges échou écran écrir élise évalu être
-3 ^ajout ^aucun ^chang ^depui ^pas ^rebas a accum achet alloc archi arm arriv ascen aucun binai blanc bordu
-3 bundl carré casse catég chaîn chois cli coche coinc color conco conso coule coûte crois data dates dessi
-3 dialo dispo doubl draft dès débit débor dépar dépas désig effet encai encla entré envoi facti fantô fige
-3 filig fin forfa frais gesti gigao haché humid idemp illis impri inact indic ingré jenki lancé lente libso
-3 livre lors lot midi mkdoc montr mqtt naît none octet orang outbo ouvré paral parfo pause photo pied pin
-3 pipel plan plant polic ports postg préfi prépr ramas ramen rangé rasse recal redem redes refre renvo
-3 requi reten retom retry rotat rust résul safar sauté secrè serre sert simul solde spoul store struc suivi
-3 t taise tenue titre toml topol toute triés trunk un uri vaut vendu venti versé vidée vocal zoom édite
-3 égale états
-4 #3 ^§ attri au bille bleu boucl broui bucke bénéf ceux cible claus cloné colis compo consu coupo devis
-4 dispa dix djang du enfan euros feuil fichi get gratu hacha idle jeton kilos la langu lectu leçon libér
-4 lit magas mail mailg maill mesur mo moiti nginx norma numér page par partn pdf perdu plein plusi post
-4 prote pushs quara rafra robot route récup réini résol rôles secou selon six soir sont staff stagi séque
-4 sûrs tag taire tait threa tronq utc vers vigne votes webso wheel zéro écart écout étoil
-5 ^modif aband accou actua analy au-de autre besoi billi carte const cooki couch date dont douze dépos
-5 désor détec e-mai et expre fenêt fils fraud froid go génér hebdo huit ignor impor incré intér jusqu kafka
-5 l' lende lents liste local manda marqu maîtr milli minui mode moteu métad nulle pagin paiem parco phase
-5 profo prome refus retir rédui référ sa saisi salle sensi sous- sphin tiret token tourn télép écrit événe
-6 ^une actio aléat arron calen clé compi diman défau enreg envir envoy fois hook hérit hôte imbri jira
-6 leade lettr lues lève mille mineu monté même nombr ouver panie paque plong plus prend pris quatr racin
-6 redis regis rend récen régio rôle tampo trame tri triée trois visib windo état
-7 ^la absen avis centi charg chiff compt curse disqu en-tê entie filtr ligne long middl monta négat ordon
-7 pages patch peut peuve port posit premi prix proce proje reche recon rejet régla répli ses seul symbo
-7 table taux tradu trans tâche valab valeu venue vingt webho worke
-8 ^` ^l' aperç arbre autom carac doive décon exécu ferme locat mais mémoi métri paren point pompe sauf
-8 sessi utili voit
-9 ^deux ^le ^seul ^un ans appli blocs calcu doit dossi délai expir factu file invit json manqu masqu minut
-9 obtie poign requê secon trent workf
-10 #1 appar cache cinq comma compr décle index navig notes verro vides voien § étiqu
-11 #2 ` affic donc job stock vide
-12 @ adres conne horod parti
-13 champ
-14 crée démar
"""
