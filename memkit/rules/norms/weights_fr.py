"""Which way French stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
16 astre
15 sécur touch
14 code métie perso respo
13 accor appro incid ingén modul traîn
12 fonct franç gênan logiq plutô
11 endpo nous revie sprin suspe
10 accom chang conce discu donné dépôt extra flags lui-m mise modif relec singl suppo sur-l vendr écriv
9 ^perso ^tout accès acqui aide alert annon bonne burea circu collè commi commo consi corri dana droit dével
9 façon forcé log magiq main on petit possè pr test tranc urgen vert wiki équip étein
8 , ^plus ^qui ^toute chez dépen effac expér il lundi mises nouve permi porta pour publi quelq qui readm
8 regar relea reste rédig sorte stand ticke tout trava trime uuid étouf
7 ^entou ^notre ^nous abais angla api atten baiss certi chef coffr contr coupé descr direc emplo entou estim
7 exerc explo featu forma fusio gros inter intru inven jours laiss netto noteb notre plain quest quitt relue
7 rouge savoi se temps type week-
6 ^il accus annot asser avanc bogue celui chat comme copie diff disen duren débog début décis décri font
6 grill isort jeté locut majeu mois natif nomma note offic perfo place propo prude précè prépa présu qu'
6 refac reque retou rfc rien répét sacré saute secre simpl télém voisi vont yeux éping
5 ^celui ^dans ^des ^nos ^plutô ^quand abord acces afin amis atter avalé avant base bibli black bots build
5 confi conto corre coup cto doute décli démo démén enric env eux-m exame excep faire finie force implé
5 incom jeudi jour livra longs mal mercr migra mot nos ont parta poids prest prima prosc rappo ratés recet
5 relèv renou régre réuss scrip seule sourc suit suive tête valid vient vit élevé éparg évite évité
4 ^chez ^on ^tous affir agent ait année backp balay bench boolé branc caiss candi captu ce clos coché collé
4 commu conte copié court devan docum donne décid entre exami exter fait faut finis front gabar globa histo
4 hotfi inden inqui inspe jurid levé limit lui mardi matin matér micro minus mis mocks noms notée néces
4 objet outil owner pare- parra passe perl pouce press prior produ préve puiss pull quico racco resso revue
4 root runbo ruptu résum rétro sans scann soit style tempo terra tiroi tools venu vieux viven vraie vu vus
4 énumé établ étalo été œil
3 ^atten ^ce ^chacu ^colle ^conne ^d' ^même ^par ^quico ^rien ^vous abrév actif appel arriè assis auteu
3 authe cas centr chacu citen clair clôtu codeo colle confl conti coord courr couve créée davan des desce
3 deuxi dupli déliv démon ensui est exemp exigé faite fermé figur garde gels habit handl impat indép jamai
3 levés lieu manue mieux moyen ménag non objec oblig parci patie plann plaus pouss privi privé priya probl
3 proto puisq qa quinz quoi recou rejoi relit relu reman rempl repro réglé seize semai semes serai sonne
3 spike squas suffi suiva sépar trait trop verbe versi vous vulné échéa
2 #0 ^comme ^dana ^jamai ^nul ^pour accep achat admis aider ainsi antér aux aval bac baux bout bugs bêta
2 cadre canal car cela chaqu chaud chose cinqu class clois clés comit corvé cours cron derri devre doc dormi
2 décor défin dépré désac elles enquê ensei erreu essai expli expos famil figée final finit formu gardo gel
2 grand graph inclu indiq intac inval juge leurs lexeu lfs libre linte longu maste maxim merci mort métho
2 noctu nomme nuit nul ops optim oui paire papie parla part passé penda perte phras plafo plate poser poube
2 pourq prolo préfé pytho périm ralen rapid remon rendu resta rever reçoi récla résil s' sable sage signa
2 sorti souha sudo séman tant techn tests tiers tombe train tranq téles va valen vault vendo vieil votre y
2 ça échan échec échus
1 ^après ^en ^ici ^les ^refac ^sous ^tu alarm anony as aussi autor avoir barri bas bord c' cassa cassé ciblé
1 cliqu cloud codée compa concl coqui coups crie croit côté depen derni dessu destr drape dur dure durée
1 déjeu déjà démos déplo empor en envel exact exclu facul faudr fiche flott fort fourn franc gardé gross
1 hoche ici infor infra jetab joign judic lance lent leur lire lisen logge macro maiso mince monde morte
1 morts mur ne nommo non-r norme noté omar omise oubli param parte pas peu post- print priés proch quand
1 rappr rebas refon relis rentr repor récit répar réput salar sauve scind serve servi seuls signé sort sous
1 stabl suite sujet super tags tierc tu tues uniqu uns vacan veill vive vocab voix volet vos vrais vues à
1 éléme étend êtes
-1 ^améli ^avant ^chaqu ^go ^ils ^jusqu ^ouver ^penda ^retry ^seuls ^si ^trois ^à aberr abîmé accen accol
-1 activ admin algor allou améli an annul arrêt assur attei audio avons axe backe banqu barre bce bloc borne
-1 bot brass callb capte cause cent chien chrom clien clign close combl compl concu conse conve corps croît
-1 créat créé csv cycle cœur dange demi- devin dimen docke docst décal décou dérou détai edito etl euro
-1 europ exige fauss ferma film fini fisca fixe flux forme forte fuit gain garan glaci grapp gravi guill
-1 horlo http iban icône ident incon infir initi insta instr intég inuti jeux joint ko label liés lu lumiè
-1 mai manif membr menus meta migré miroi missi mobil moins mosaï mots mots- ms musée mutue notif négoc
-1 obten offre ombre order ordre organ orphe paien parai passa payan perde pilot plans polli ponct posés
-1 pouva pouvo pre-c prenn procè prod promo proxy prévi prêt prêté purgé push quant quell react recev relan
-1 remar rembo remet renon repas repli repre repri reçue règle récur réduc régul réser rééch réécr satur sdk
-1 segme sept si sigma signe signi silen site sms soixa son souli soumi spark stage suivr sélec tabul tardi
-1 tas team teams tempé tenir tenta tenu tient toujo tours trace tuile types téléc users varia vecte viden
-1 vie virgu visit vue watch wkhtm écras écrêt élagu élimi émett éteig étran
-2 * ^airfl ^copie ^corri ^get ^postg ^sans ^send accue acqué airfl ajout aller alpha amont ancie and andro
-2 appai artef artic audit autan autho avec avert bail bascu basse bloqu bouge budge bug cdn chemi ci citer
-2 codes colli colon corré couvr créés dans depui deux deven devie devra disti distr déblo décim dédou dériv
-2 email embal empêc encor espac expor expéd facte faute fragm fusea férié gauch gorou gramm grâce gère h
-2 heure hexad hkdf horai ils image inver iso jaune jeu kerbe lambd latér le liens list lock logs lots lue
-2 major mars messa met modèl moind morce média name neuf nivea not null nulli nœud nœuds onze opene optio
-2 opéra or origi pares parle parqu perda pixel plani pool porte ports possi prime prise propr prosp prédi
-2 préfè prélè prése prévo puis purge que quels rappe regro rejou relev remis repar resté retar récep réess
-2 réord répon réuti santé saut schém seed send sens seuil sombr somme sprit state stder suppr sur surve
-2 survi svelt swift séria taill taxe taxes tels tenan termi tirée tls total trave trian trouv télév une
-2 unita unité user- venai veut virem vite voir voté vpn vérif âges échou écran écrir élise évalu être
-3 ^ajout ^aucun ^chang ^depui ^pas ^rebas a accum achet alloc archi arm arriv ascen aucun binai blanc bordu
-3 bundl carré casse catég chaîn chois cli coche coinc color conco conna conso coule coûte crois data dates
-3 dessi dialo dispo doubl draft dès débit débor dépar dépas désig effet encai encla entré envoi facti fantô
-3 fige filig fin forfa frais gesti gigao haché humid idemp illis impri inact indic ingré jenki lancé lente
-3 libso livre lors lot midi mkdoc montr mqtt naît none octet orang outbo ouvré paral parfo pause photo pied
-3 pipel plan plant polic postg préfi prépr ramas ramen rangé rasse recal redem redes refre renvo requi
-3 reten retom retry robot rotat rust safar sauté secrè serre sert simul solde spoul store struc suivi t
-3 taise tenue titre toml topol toute triés trunk un uri vaut vendu venti versé vidée vocal zende zoom édite
-3 égale états
-4 #3 ^§ attri au bille bleu boucl broui bucke bénéf ceux cible claus cloné colis compo consu coupo devis
-4 dispa dix djang du enfan euros feuil fichi get gratu hacha idle jeton kilos la langu lectu leçon libér
-4 lit magas mail mailg maill mesur mo moiti nginx norma numér page par partn pdf perdu pin plein plusi post
-4 prote pushs quara rafra route récup réini résol résul rôles secou selon six soir sont staff stagi séque
-4 sûrs tag taire tait threa tronq utc vers vigne votes webso wheel zéro écart écout étoil
-5 ^modif ^une aband accou actua analy au-de autre besoi billi carte const cooki couch date dont douze dépos
-5 désor détec e-mai et expre fenêt fils fraud froid go génér hebdo huit ignor impor incré intér jusqu kafka
-5 l' lende lents liste local manda marqu maîtr milli minui mode moteu métad nulle pagin paiem parco phase
-5 profo refus retir rédui référ sa saisi salle sensi sous- sphin tiret token tourn télép écrit événe
-6 actio aléat arron calen clé compi diman défau enreg envir envoy fois hook hérit hôte imbri jira lettr
-6 lues lève mille mineu même nombr ouver panie paque plong plus prend pris prome quatr racin redis regis
-6 rend récen régio rôle tampo trame tri triée trois visib windo état
-7 ^la absen avis centi charg chiff compt curse disqu en-tê entie filtr leade ligne long middl monta monté
-7 négat ordon pages patch peut peuve port posit premi prix proce proje reche recon rejet régla répli ses
-7 seul symbo table taux tradu trans tâche valab valeu venue vingt webho worke
-8 ^` ^l' aperç arbre autom carac doive décon exécu ferme locat mais métri paren point pompe sauf sessi
-8 utili voit
-9 ^deux ^le ^seul ^un ans appli blocs calcu doit dossi délai expir factu file invit json manqu masqu minut
-9 mémoi obtie poign requê secon trent workf §
-10 #1 appar cache cinq comma compr index navig notes verro vides voien étiqu
-11 #2 ` affic donc décle job stock vide
-12 @ adres conne horod parti
-13 champ
-14 crée démar
"""
