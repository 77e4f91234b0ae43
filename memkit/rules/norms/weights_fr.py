"""Which way French stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
17 astre
15 sécur
14 code métie respo touch
13 accor appro incid ingén modul perso relec traîn
12 fonct franç gênan logiq plutô
11 chang discu nous sprin suspe urgen
10 accom accès conce contr dana dével flags mise revie suppo sur-l tranc vendr wiki étein
9 ^perso ^tout ^toute acqui aide alert annon bonne circu collè commi commo consi corri dépôt endpo extra
9 façon forcé lui-m lundi modif on porta possè pr quelq singl test trava vert écriv
8 , ^plus angla baiss burea chez donné droit dépen effac explo expér fusio il inven log main mises netto
8 nouve permi petit pour prosc publi qui readm regar relea reste rédig sorte stand ticke tout trime uuid
8 équip étouf
7 ^notre ^nous abais abord api atten certi chef coupé descr direc décis estim exerc featu forma inter intru
7 jours laiss migra mois noteb notre plain précè qu' quest quitt relue rouge savoi temps type week-
6 ^entou ^il ^plutô abrév accus afin annot asser avanc bogue chat diff disen débog début décri emplo enric
6 entou font grill isort jeté locut magiq maint majeu natif nomma note offic perfo place propo prépa présu
6 refac reque retou rfc rien répét sacré saute se seule simpl télém valid yeux éparg éping
5 ^celui ^dans ^des ^nos ^quand ^qui avalé avant bac base black bots build celui coché comme confi corre
5 coup cto donne doute décli démo démén env eux-m exame excep faire finie gros histo implé jour livra lui
5 minus mot nos ont poids prest prima prude rappo ratés recet relèv renou sable scrip secre sourc suit suive
5 tête vient vit voisi élevé évite évité
4 ^chacu ^chez ^d' ^on ^tous acces affir agent ait amis année appel atter autho balay bench bibli boolé
4 caiss candi captu ce chacu clos coffr collé commu confl conto copié court devan duren décid ensui exami
4 exter fait finis force front gabar garde globa hotfi incom inden inqui inspe jeudi jurid levé limit longs
4 mardi matin matér mercr micro mis mocks ménag notée néces objet owner pare- parra parta passe perl pouce
4 prior produ préve puiss pull quico quoi racco resso revue root runbo régre résum rétro réuss sans scann
4 soit sous stagi style tempo terra tiroi tools venu vieux viven vraie vu énumé établ étalo été œil
3 ^atten ^ce ^colle ^conne ^dana ^même ^par ^quico ^rien ^vous actif antér arriè assis auteu authe backp
3 branc cas chaqu chaud citen cla clair clôtu colle conti coord copie courr couve davan des desce deuxi
3 docum dupli déliv démon elles entre erreu est exemp exigé faite faut fermé gel gels habit handl impat
3 indép jeann leur levés manue maxim moyen non objec oblig outil parci parla patie plaus pourq pouss press
3 privi privé priya probl proto puisq qa quinz relit relu reman rempl repro resta ruptu réglé s' seize semai
3 serai sonne spike squas suffi suiva sujet sépar trait trop téles va vault verbe versi vont vous vulné
2 #0 ^comme ^ici ^jamai ^les ^nul ^pour ^s' achat admis aider ainsi ajout aux aval baux binôm bout bugs c'
2 canal car cela centr chose cinqu class clois clés comit conte corvé cron créée derri devre doc dormi drape
2 décor défin dépré désac enquê ensei exclu expli expos figée final finit formu gardo grand graph ici inclu
2 indiq intac inval jamai juge leurs lexeu libre lieu linte longu maste mince mort métho noctu nomme noms
2 nul ops optim paire papie part passé perte phras plafo plate poser poube prolo préfé pytho périm ralen
2 rapid rebas recou rejoi remon rendu rever reçoi récla résil réver sage semes senio signe sudo séman tant
2 tombe train tranq uniqu valen vendo vieil votre y ça échan échec échus échéa
1 ^après ^en ^refac ^seule ^sous ^tant ^tu accep alarm anony as assur aussi autor barri bas bêta cassa cassé
1 ciblé cliqu cloud codée compa concl coqui coups cours crie croit côté depen derni dessu destr dur dure
1 durée déjeu déjà démos déplo dôme en envel essai exact facul famil faudr fiche flott fort fourn franc
1 gardé hoche infor infra jetab joign judic lance lent lisen logge maiso merci monde morte morts mur n' ne
1 nom nommo nommé non-r norme noté nuit omar omise oubli oui param pas penda peu porte post- print priés
1 proch quand rappr refon relis rentr repor récit répar répon salar scind serve seuls signa sort sorti souha
1 stabl suite super tags techn tests tierc tiers tous trien tu tues uns veill vive voix volet vrais à éléme
1 étend êtes
-1 * ^améli ^copie ^go ^ils ^ouver ^penda ^retry ^sans ^seuls ^si ^trois ^à aberr abîmé accen activ admin
-1 algor allou améli an annul après arros arrêt audio avec avert avons axe barre bce borne bot brass cadre
-1 callb capte catal cause cent cesse chien chrom clign close codeo combl compl concu conve corps croît
-1 créat créé csv cycle cœur dange deman demi- deux devin devra docke docst décal déchi décou dériv dérou
-1 edito etl euro europ exige film fisca fixe forme forte fuit garan glaci goutt grapp gravi group guill
-1 hkdf hors http iban icône infir initi insta instr intég inuti jeux joint joueu label lfs liés lu lumiè
-1 mai majus manif membr menus meta migré miroi missi mobil modèl moins mosaï mots mots- ms musée mutue
-1 notif négoc offre ombre onnx opene opéra order organ orphe ouvre ouvré paien parai parce payan perde
-1 pilot plans pluvi ponct posés pouvo pre-c prenn procè prod promo provi proxy prévi prêt prêté purgé quant
-1 que quell react recev relan remar rembo remet renon repas repli repre repri reçue règle récur réduc régul
-1 réord résea réser rééch réécr satur scori segme sept si sigma signi signé silen sinon site sms soixa son
-1 souli spark sprit stage suivi suivr swift sélec tabul tardi tas team teams tempé tenir tenta tenu tient
-1 tirée total tours trace trave tuile types téléc users varia vecte viden vie virgu visit vue watch wkhtm
-1 écran écrêt élimi éteig étran
-2 ^airfl ^chaqu ^corri ^get ^postg ^send accue acqué airfl aller alpha amont and andro appai arm artef
-2 artic attei audit autan bail bascu basse bloc bloqu bordu bouge budge bug bundl cdn ci citer codes colli
-2 colon couvr créés dans depui deven devie dimen disti distr dès déblo décim dédou email embal empêc encor
-2 espac expor expéd facte fantô fauss faute fini flux fragm fusea férié gain gauch gorou gramm grâce gère h
-2 hexad horai ils image incon indic inver iso jaune jeu kerbe lambd latér le liens list lock logs lots lue
-2 major mars moind morce média name neuf nivea not null nulli nœud nœuds onze optio or origi ou paque pares
-2 parle parqu passa perda pixel plan plani pool possi prime prise prosp prédi préfè prélè prése prévo puis
-2 purge push quels rangé rappe regro rejou relev remis repar resté retar récep réess réuti santé saut sauté
-2 schém sdk seed send sens seuil sombr soumi state stder store suppr sur surve survi svelt séria taill taxe
-2 taxes tels tenan termi tls trian trouv télév unita unité user- venai veut vidée virem vite voir voté vpn
-2 vérif âges écras écrir élagu élise évalu
-3 ^ajout ^aucun ^chang ^depui ^rebas a accum achet alloc ancie archi arriv aucun blanc carré casse catég
-3 chaîn chois cli coche coinc color conco conna conso consu corré coule coûte crois data dessi dialo dispo
-3 doubl draft débit débor désig effet encai encla envoi facti fichi fige filig fin forfa frais gigao haché
-3 humid idemp illis impri inact ingré jenki jeton langu lente libso livre lors lot messa midi mkdoc montr
-3 mqtt naît none octet orang outbo paral pause photo pied pin pipel plant polic ports postg propr prote
-3 préfi prépr pushs ramas ramen rasse recal redem redes refre renvo requi reten retom retry rotat route
-3 rust résul safar secrè serre sert simul solde somme spoul struc t taise tenue titre toml topol toute
-3 triés trunk un une uri vaut vendu venti versé vocal webso zende zoom échou édite états être
-4 #3 ^pas ^§ ascen attri au autre bille binai boucl broui bucke bénéf ceux chemi claus cloné colis compo
-4 couch coupo dates devis dispa dix djang dépar dépas enfan entré feuil get gratu hacha idle kilos la lancé
-4 lectu leçon libér lit magas mail mailg maill mesur mo moiti nginx norma nulle page par parfo partn pdf
-4 perdu plein plusi post quara rafra refus robot récup réini résol rôles sa secou selon sensi six soir sont
-4 staff séque sûrs tag tait tiret tronq utc vers vigne votes wheel zéro écart écout égale étoil
-5 ^modif aband accou actua analy au-de besoi billi bleu carte const cooki date douze du dépos désor détec
-5 e-mai et euros expre fils fois fraud froid go génér hebdo huit hôte impor incré intér jusqu kafka l'
-5 lende lents liste local manda marqu maîtr met milli minui moteu métad pagin paiem parco phase plong premi
-5 profo prome retir rédui référ salle sous- sphin taire threa token tourn télép écrit événe
-6 ^deux ^une actio aléat arron calen chiff cible clé compi compt dont défau enreg envir fenêt gesti hook
-6 hérit ignor imbri jira leade lettr lues lève middl mille mineu mode monté numér ouver panie plus prend
-6 pris quatr racin redis regis rend récen régio rôle saisi tampo tradu trame tri triée trois venue état
-7 ^la absen avis centi charg diman disqu en-tê entie envoy filtr ligne long monta même négat ordon pages
-7 patch peut peuve pompe port posit prix proce proje reche recon régla ses seul symbo table taux tâche
-7 valab valeu vingt visib windo worke
-8 ^` ^l' aperç arbre autom carac curse doive décon exécu ferme mais masqu mémoi métri nombr point rejet
-8 répli sauf trans utili voit webho
-9 ^le ^seul ^un ans appar appli blocs calcu doit dossi délai factu file invit locat manqu minut obtie paren
-9 poign secon sessi trent workf §
-10 #1 cache cinq comma compr expir index json navig notes requê vides voien étiqu
-11 #2 ` affic donc horod job stock verro vide
-12 @ adres conne décle parti
-13 champ
-14 crée
-15 démar
"""
