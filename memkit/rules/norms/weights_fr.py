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
9 façon forcé lui-m lundi main on porta possè pr quelq singl test trava vert écriv
8 , ^plus angla baiss burea chez descr donné droit dépen effac explo expér fusio il inven log mises modif
8 netto nouve permi petit pour prosc publi readm regar relea reste rédig sorte stand ticke tout trime uuid
8 équip étouf
7 ^notre ^nous abais abord api atten bogue certi chef coupé direc décis estim exerc featu forma inter intru
7 jours laiss migra mois noteb notre plain précè qu' quest qui quitt relue rouge savoi temps type week-
6 ^entou ^il ^plutô abrév accus afin annot asser avanc chat diff disen débog début décri enric entou finie
6 font grill isort jeté locut magiq maint majeu natif nomma offic perfo place propo prude prépa présu refac
6 reque retou rfc rien répét sacré saute se seule simpl télém valid yeux éparg éping
5 ^celui ^dans ^des ^nos ^quand avalé avant bac base black build celui coché comme confi corre coup cto
5 donne doute décli démo démén emplo env eux-m exame excep faire gros histo implé jour livra lui minus mot
5 nos ont poids prest prima rappo ratés recet relèv renou revue sable scrip secre sourc suit suive tête
5 vient vit voisi élevé évite évité
4 ^chacu ^chez ^d' ^on ^tous acces affir agent ait amis année appel atter autho balay bench bibli boolé bots
4 caiss candi captu ce chacu clos coffr collé commu conto copié court devan duren décid ensui exami exter
4 fait finis force front gabar garde globa hotfi incom inden inqui inspe jeudi jurid levé limit longs mardi
4 matin matér mercr micro mis mocks ménag notée néces objet owner pare- parra parta passe perl pouce prior
4 produ préve puiss pull quoi racco resso root runbo régre résum rétro réuss sans scann soit sous stagi
4 style tempo terra tiroi tools venu vieux viven vraie vu énumé établ été œil
3 ^atten ^ce ^colle ^conne ^dana ^même ^par ^pour ^qui ^rien ^vous actif antér arriè assis auteu authe backp
3 branc cas chaqu chaud citen cla clair clôtu colle confl conti coord copie courr couve davan des desce
3 deuxi docum dupli déliv démon elles entre erreu est exemp exigé faite faut fermé gels habit handl impat
3 indép jeann leur levés manue maxim moyen non note objec oblig outil parci parla patie plaus pourq pouss
3 press privi privé priya probl proto puisq qa quinz rejoi relit relu reman rempl repro resta ruptu réglé s'
3 seize semai serai sonne spike squas suffi suiva sépar trait trop téles va vault verbe versi vont vous
3 vulné
2 #0 ^comme ^ici ^jamai ^les ^nul ^s' achat admis aider ainsi aux aval baux binôm bout bugs c' canal car
2 cela centr chose cinqu class clois clés comit conte corvé cron créée derri devre doc dormi drape décor
2 défin dépré désac enquê ensei exclu expli expos figée final finit formu gardo gel graph ici inclu indiq
2 intac inval jamai juge leurs lexeu libre lieu linte longu maste mince mort métho noctu nomme noms nul ops
2 optim paire papie part passé perte phras plafo plate poser poube prolo préfé pytho périm ralen rapid rebas
2 recou remon rendu rever reçoi récla répar résil réver sage semes senio signe sudo suite sujet séman tant
2 tombe tranq uniqu valen vendo vieil votre y ça échan échec échus échéa
1 ^après ^en ^refac ^seule ^sous ^tant ^tu accep alarm anony as assur autor barri bas bêta cassa cassé ciblé
1 cliqu cloud codée compa concl coqui coups cours crie croit côté depen derni dessu destr dur dure durée
1 déjeu déjà démos dôme en envel essai exact facul famil faudr fiche fort fourn franc gardé grand hoche
1 infor jetab joign judic lance lent lisen logge macro maiso merci monde morte morts mur n' ne nom nommo
1 nommé non-r norme noté nuit omar omise oubli oui param pas penda peu porte post- print priés proch quand
1 quico rappr refon relis rentr repor récit répon salar scind serve seuls signa sort sorti souha stabl super
1 tags techn tests tierc tiers tous train trien tu tues uns veill vive voix volet vrais à éléme étend êtes
-1 * ^améli ^copie ^go ^ils ^ouver ^penda ^retry ^sans ^seuls ^si ^trois ^à aberr abîmé accen activ admin
-1 algor allou améli an après arros arrêt audio avec avert avons axe banqu barre bce borne bot brass cadre
-1 callb catal cause cent cesse chien chrom clign close codeo combl compl concu conve corps croît créat créé
-1 csv cycle cœur d' dange deman demi- deux devin devra docke docst décal déchi décou dériv dérou edito etl
-1 euro europ exige film fisca fixe forme forte fuit garan glaci goutt grapp gravi group guill hkdf hors
-1 http iban icône infir initi insta instr intég inuti inver jeux joueu label lfs liés lu lumiè mai majus
-1 manif membr menus meta migré miroi missi mobil modèl moins mosaï mots mots- ms musée mutue notif négoc
-1 nœud offre ombre onnx opene opéra order organ orphe ouvre ouvré paien parai parce payan perde pilot plans
-1 pluvi polli ponct posés pouvo pre-c prenn procè prod promo provi proxy prévi prêt prêté purgé quant que
-1 quell react recev relan remar rembo remet renon repas repli repre repri reçue règle récur réduc régul
-1 réord résea réser rééch réécr satur scori sdk segme sept si sigma signi signé silen sinon site sms soixa
-1 son souli spark sprit stage suivi suivr swift sélec tabul tardi tas team teams tempé tenir tenta tenu
-1 texte tient tirée tours trace trave tuile types téléc users varia vecte viden vie virgu visit vue watch
-1 wkhtm écran écrêt élimi éteig étran
-2 ^airfl ^chaqu ^corri ^get ^postg ^send accue acqué airfl aller alpha amont and andro annul appai arm
-2 artef artic attei audit aussi autan bail bascu basse bloc bloqu bordu bouge budge bug bundl casse cdn ci
-2 citer codes colli colon couvr dans depui deven devie dimen disti distr dès déblo décim dédou email embal
-2 empêc encor espac expor expéd facte fantô fauss faute fini flux fragm fusea férié gain gauch gorou gramm
-2 grâce gère h hexad horai ils image incon indic iso jaune jeu kerbe lambd latér le liens list lock logs
-2 lots lue major mars moind morce média name neuf nivea not null nulli nœuds onze optio or origi ou paque
-2 pares parqu passa perda pixel plan pool possi prime prise propr prosp prédi préfè prélè prése prévo puis
-2 push quels rangé rappe regro rejou relev remis repar resté retar récep réess réuti santé saut schém seed
-2 send sens seuil sombr soumi state stder store suppr sur surve survi svelt séria taill taxe taxes tels
-2 tenan termi tls total trian triés trouv télév unita unité user- venai veut vidée virem vite voir voté vpn
-2 vérif âges écras écrir élagu élise évalu
-3 ^ajout ^aucun ^chang ^depui ^rebas a accum achet alloc ancie archi arriv aucun blanc carré catég chaîn
-3 chois cli coche coinc color conco conna conso consu corré coule coûte crois créés data dessi dialo dispo
-3 doubl draft débit débor désig effet encai encla entré envoi facti fichi fige filig fin forfa frais gigao
-3 haché humid idemp illis impri inact ingré jenki jeton lancé langu lente libso livre lors lot messa midi
-3 mkdoc montr mqtt naît none octet orang outbo paral parle pause photo pied pin pipel plani plant polic
-3 ports postg prote préfi prépr purge pushs ramas ramen rasse recal redem redes renvo requi reten retom
-3 retry rotat route rust résul safar sauté secrè serre sert simul solde somme spoul struc t taise tenue
-3 titre toml topol toute trunk un une uri vaut vendu venti versé vocal webso zende zoom échou édite états
-3 être
-4 #3 ^pas ^§ ascen attri au autre bille binai boucl broui bucke bénéf capte ceux chemi claus cloné colis
-4 compo couch coupo dates devis dispa dix djang dépar dépas enfan feuil get gratu hacha idle kilos la lectu
-4 leçon libér lit magas mail mailg maill mesur mo moiti nginx norma nulle page par parfo partn pdf perdu
-4 plein plusi post quara rafra refre refus robot récup réini résol rôles secou selon sensi six soir sont
-4 staff séque sûrs tag tait threa tiret tronq utc vers vigne votes wheel zéro écart écout égale étoil
-5 ^modif aband accou actua analy au-de besoi billi bleu carte const cooki date douze du dépos désor détec
-5 e-mai et euros expre fils fois fraud froid go génér hebdo huit hôte impor incré intér jusqu kafka l'
-5 lende lents liste local manda marqu maîtr met milli minui moteu métad pagin paiem parco phase plong premi
-5 profo prome retir rédui référ salle sous- sphin taire token tourn télép événe
-6 ^deux ^une actio aléat arron calen chiff cible clé compi compt dont défau enreg envir fenêt gesti hook
-6 hérit ignor imbri jira leade lettr lues lève middl mille mineu mode monté numér ouver panie patch plus
-6 prend pris quatr racin redis regis rend récen régio rôle sa saisi tampo tradu trame tri triée trois venue
-6 écrit état
-7 ^la absen avis centi charg diman disqu en-tê entie envoy filtr ligne long monta même négat ordon pages
-7 peut peuve pompe port posit proce proje reche régla ses seul symbo table taux tâche valab valeu vingt
-7 visib windo worke
-8 ^` ^l' ^un aperç appli arbre carac curse doive décon exécu ferme mais masqu mémoi métri nombr point prix
-8 recon rejet répli sauf trans utili voit webho
-9 ^le ^seul ans appar autom blocs calcu doit dossi délai factu file invit locat manqu minut obtie paren
-9 poign secon sessi trent workf §
-10 #1 cache cinq comma compr expir index json navig notes requê vides voien étiqu
-11 #2 ` affic donc horod job stock verro vide
-12 @ adres conne décle parti
-13 champ
-14 crée
-15 démar
"""
