"""Which way French stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
16 astre
15 sécur touch
14 code métie respo
13 accor appro incid ingén modul perso relec traîn
12 fonct franç gênan logiq plutô
11 chang discu nous sprin suspe urgen
10 accom accès conce dével extra flags lui-m mise revie suppo sur-l tranc vendr wiki étein
9 ^perso ^tout ^toute acqui aide alert annon bonne circu collè commi commo consi contr corri dana dépôt
9 endpo façon forcé lundi modif on porta possè pr quelq singl test trava vert écriv
8 , ^plus angla baiss burea chez donné droit dépen effac explo expér il inven log main mises netto nouve
8 permi petit pour prosc publi qui readm regar relea reste rédig sorte stand ticke tout trime uuid équip
8 étouf
7 ^notre ^nous abais abord api atten certi chef coupé descr direc décis emplo estim exerc featu forma fusio
7 inter intru jours laiss noteb notre plain précè qu' quest quitt relue rouge savoi temps type week-
6 ^entou ^il ^plutô abrév accus annot asser avanc bogue chat diff disen débog début décri enric entou font
6 grill isort jeté locut magiq maint majeu migra mois natif nomma note offic perfo propo prépa présu refac
6 reque retou rfc rien répét sacré saute se seule simpl télém valid yeux éparg éping
5 ^celui ^dans ^des ^nos ^quand ^qui afin avalé avant bac base black build celui coché comme confi corre
5 coup cto donne doute décli démo démén env eux-m exame excep faire finie gros histo implé jour livra lui
5 minus mot nos ont place poids prest prima prude rappo ratés recet relèv renou sable scrip secre sourc suit
5 suive tête vient vit voisi élevé évite évité
4 ^chacu ^chez ^d' ^on ^tous acces affir agent ait amis année appel atter autho balay bench bibli boolé bots
4 caiss captu ce chacu clos coffr collé commu confl conto copié court devan duren décid ensui exami exter
4 fait finis force front gabar garde globa hotfi incom inden inqui inspe jeudi jurid levé limit longs mardi
4 matin matér mercr micro mis mocks ménag notée néces objet outil owner pare- parra parta passe perl pouce
4 prior produ préve puiss pull quico quoi racco resso revue root runbo régre résum rétro réuss sans scann
4 soit sous stagi style tempo terra tiroi tools venu vieux viven vraie vu énumé établ étalo été œil
3 ^atten ^ce ^colle ^conne ^dana ^même ^par ^quico ^rien ^vous actif antér arriè auteu authe backp branc
3 candi cas chaqu chaud citen cla clair clôtu colle conti coord copie courr couve davan des desce deuxi
3 docum dupli déliv démon elles entre erreu est exemp exigé faite faut fermé gels habit handl impat indép
3 jeann leur levés manue maxim mieux moyen non objec oblig parci parla patie plann plaus pourq pouss press
3 privi privé priya probl proto puisq qa quinz relit relu reman rempl repro resta ruptu réglé s' seize semai
3 serai sonne spike squas suffi suiva sujet sépar trait trop téles va vault verbe versi vont vous vulné
3 échéa
2 #0 ^comme ^ici ^jamai ^les ^nul ^pour ^s' achat admis aider ainsi ajout assis aux aval baux binôm bout
2 bugs c' cadre canal car cela centr chose cinqu class clois clés comit conte corvé cron créée derri destr
2 devre doc dormi drape décor défin dépré désac enquê ensei exclu expli expos figée final finit formu gardo
2 gel grand graph ici inclu indiq intac inval jamai juge leurs lexeu libre lieu linte longu maste mince mort
2 métho noctu nomme noms nul ops optim paire papie part passé perte phras plafo plate poser poube prolo
2 préfé pytho périm ralen rapid rebas recou rejoi remon rendu rever reçoi récla résil réver sage semes senio
2 signe sudo suite séman tant tombe train tranq uniqu valen vendo vieil votre y ça échan échec échus
1 ^après ^en ^refac ^seule ^sous ^tant ^tu accep alarm anony as assur aussi autor barri bas bêta cassa cassé
1 ciblé cliqu cloud codée compa concl coqui coups cours crie croit côté depen derni dessu dur dure durée
1 déjeu déjà démos déplo dôme en envel essai exact facul famil faudr fiche flott fort fourn franc gardé
1 hoche infor infra jetab joign judic lance lent lisen logge maiso merci monde morte morts mur n' ne nom
1 nommo nommé non-r norme noté nuit omar omise oubli oui param pas penda peu porte post- print priés proch
1 quand rappr refon relis rentr repor récit répar répon salar scind serve servi seuls signa sort sorti souha
1 stabl super tags techn tests tierc tiers tous trien tu tues uns veill vive voix volet vrais à éléme étend
1 êtes
-1 * ^améli ^copie ^go ^ils ^ouver ^penda ^retry ^sans ^seuls ^si ^trois ^à aberr abîmé accen activ admin
-1 algor allou améli an annul après arros arrêt audio avec avert avons axe barre bce borne bot brass callb
-1 capte catal cause cent cesse chien chrom clign close codeo combl compl concu conve corps croît créat créé
-1 csv cycle cœur d' dange demi- deux devin docke docst décal déchi décou dériv dérou edito etl euro europ
-1 exige film fisca fixe forme forte fuit garan glaci goutt grapp gravi group guill hkdf hors http iban
-1 icône infir initi insta instr intég inuti jeux joint joueu label lfs liés lu lumiè mai majus manif membr
-1 menus meta migré miroi missi mobil modèl moins mosaï mots mots- ms musée mutue notif négoc offre ombre
-1 onnx opene opéra order organ orphe ouvre ouvré paien parai parce payan perde pilot plans pluvi polli
-1 ponct posés pouvo pre-c prenn procè prod promo provi proxy prévi prêt prêté purgé quant que quell react
-1 recev relan remar rembo remet renon repas repli repre repri reçue règle récur réduc régul réord résea
-1 réser rééch réécr satur scori sdk segme sept si sigma signi signé silen sinon site sms soixa son souli
-1 spark sprit stage suivi suivr swift sélec tabul tardi tas team teams tempé tenir tenta tenu tient tirée
-1 tours trace trave tuile types téléc users varia vecte viden vie virgu visit vue watch wkhtm écran écrêt
-1 élimi éteig étran
-2 ^airfl ^chaqu ^corri ^get ^postg ^send accue acqué airfl aller alpha amont and andro appai arm artef
-2 artic attei audit autan bail bascu basse bloc bloqu bordu bouge budge bug bundl cdn ci citer codes colli
-2 colon couvr créés dans depui deven devie devra dimen disti distr dès déblo décim dédou email embal empêc
-2 encor espac expor expéd facte fauss faute fini flux fragm fusea férié gain gauch gorou gramm grâce gère h
-2 hexad horai ils image incon indic inver iso jaune jeu kerbe lambd latér le liens list lock logs lots lue
-2 major mars moind morce média name neuf nivea not null nulli nœud nœuds onze optio or origi ou paque pares
-2 parle parqu passa perda pixel plan plani pool possi prime prise prosp prédi préfè prélè prése prévo puis
-2 purge push quels rappe regro rejou relev remis repar resté retar récep réess réuti saut sauté schém seed
-2 send sens seuil sombr somme soumi state stder suppr sur surve survi svelt séria taill taxe taxes tels
-2 tenan termi tls total trian triés trouv télév unita unité user- venai veut vidée virem vite voir voté vpn
-2 vérif âges écras écrir élagu élise évalu
-3 ^ajout ^aucun ^chang ^depui ^rebas a accum achet alloc ancie archi arriv aucun blanc carré casse catég
-3 chaîn chois cli coche coinc color conco conna conso consu corré coule coûte crois data dessi dialo dispo
-3 doubl draft débit débor désig effet encai encla envoi facti fantô fichi fige filig fin forfa gigao haché
-3 humid idemp illis impri inact ingré jenki jeton langu lente libso livre lors lot messa midi mkdoc montr
-3 mqtt naît none octet orang outbo paral pause photo pied pin pipel plant plusi polic ports postg propr
-3 prote préfi prépr pushs ramas ramen rangé rasse recal redem redes refre renvo requi reten retom retry
-3 rotat route rust résul safar santé secrè serre sert simul solde spoul store struc t taise tenue titre
-3 toml topol toute trunk un une uri vaut vendu venti versé vocal webso zende zoom échou édite états être
-4 #3 ^pas ^§ ascen attri au autre bille binai boucl broui bucke bénéf ceux chemi claus cloné colis compo
-4 couch coupo dates devis dispa dix djang dépar dépas enfan entré feuil frais get gratu hacha idle kilos la
-4 lancé lectu leçon libér magas mail mailg maill mesur mo moiti nginx norma nulle page par parfo partn pdf
-4 perdu plein post quara rafra refus robot récup réini résol rôles sa secou selon sensi six soir sont staff
-4 séque sûrs tag tait tiret tronq utc vers vigne votes wheel zéro écart écout égale étoil
-5 ^modif aband accou actua analy au-de besoi billi bleu carte const cooki date douze du dépos désor détec
-5 e-mai et euros expre fils fois fraud froid go génér hebdo huit hôte impor incré intér jusqu kafka l'
-5 lende lents liste lit local manda marqu maîtr met milli minui moteu métad pagin paiem parco phase premi
-5 profo prome retir rédui référ salle sous- sphin taire threa token tourn télép écrit événe
-6 ^deux ^une actio aléat arron calen chiff cible clé compi compt dont défau enreg envir fenêt gesti hook
-6 hérit ignor imbri jira leade lettr lues lève middl mille mineu mode monté numér ouver panie patch plong
-6 plus prend pris quatr racin redis regis rend récen régio rôle saisi tampo tradu trame tri triée trois
-6 venue état
-7 ^la absen avis centi charg diman disqu en-tê entie envoy filtr ligne long monta même négat ordon pages
-7 peut peuve pompe port posit prix proce proje reche recon régla ses seul symbo table taux tâche valab
-7 valeu vingt visib windo worke
-8 ^` ^l' aperç appli arbre carac curse doive décon exécu ferme mais masqu mémoi métri nombr point rejet
-8 répli sauf trans utili voit webho
-9 ^le ^seul ^un ans autom blocs calcu dossi délai factu file invit locat manqu minut obtie paren poign
-9 secon sessi trent workf §
-10 #1 appar cache cinq comma compr doit expir index json navig notes requê vides voien étiqu
-11 #2 ` affic donc horod job stock verro vide
-12 @ adres conne décle parti
-13 champ
-14 crée
-15 démar
"""
