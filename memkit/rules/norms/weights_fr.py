"""Which way French stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
17 astre
15 sécur touch
14 code respo
13 accor appro fonct incid ingén modul métie perso relec traîn
12 franç gênan logiq plutô
11 chang discu nous sprin suspe urgen
10 accom accès conce dével endpo extra flags lui-m mise revie suppo sur-l tranc vendr wiki étein
9 ^perso ^tout ^toute acqui aide alert annon bonne circu collè commi commo consi contr corri dana dépôt
9 façon forcé lundi modif on possè pr quelq singl test trava vert écriv
8 , ^plus angla baiss burea chez donné droit dépen effac explo expér fusio il inven log main mises netto
8 permi petit porta pour prosc publi qui readm regar relea reste rédig sorte stand ticke tout trime uuid
8 équip étouf
7 ^notre ^nous abais abord api atten certi chef coupé descr direc décis emplo estim exerc featu forma inter
7 intru jours laiss noteb notre nouve plain précè qu' quest quitt relue rouge savoi temps type week-
6 ^entou ^il ^plutô abrév accus annot asser avanc avant bogue chat copie cto diff disen débog début décri
6 entou font grill isort jeté locut magiq maint majeu migra mois natif nomma note offic perfo propo prépa
6 présu refac reque retou rfc rien répét sacré saute se seule simpl télém valid yeux éparg éping
5 ^celui ^dans ^des ^nos ^quand ^qui afin avalé bac base black build celui coché comme confi corre coup
5 donne doute décli démo démén enric env eux-m exame excep faire finie gros histo implé jour livra lui minus
5 mot nos ont place poids prest prima prude rappo ratés recet relèv renou sable scrip secre sourc suit suive
5 tête vient vit viven voisi élevé évite évité
4 ^chacu ^d' ^on acces affir agent ait amis année appel atter autho balay bench bibli boolé bots caiss captu
4 ce chacu clos coffr collé commu confl conte conto copié court devan duren décid ensui exami exter fait
4 faut finis force front gabar globa hotfi incom inden inqui inspe jeudi jurid levé limit longs mardi matin
4 matér mercr micro mis mocks ménag notée néces objet outil owner pare- parra parta passe perl pouce prior
4 produ préve puiss pull quico racco resso revue root runbo régre résum rétro réuss sans scann soit sous
4 stagi style tempo terra tiroi tools venu vieux vraie vu énumé établ étalo été œil
3 ^atten ^ce ^chez ^colle ^conne ^dana ^même ^par ^quico ^rien ^tous ^vous actif antér arriè auteu authe
3 backp branc candi cas chaqu chaud citen cla clair clôtu colle conti coord courr couve davan des desce
3 deuxi docum dupli déliv démon elles entre est exemp exigé faite fermé garde gels habit handl impat indép
3 jeann leur levés manue maxim mieux moyen non objec oblig parci parla patie plann plaus pourq pouss press
3 privi privé priya probl proto puisq qa quinz quoi relit relu reman rempl repro resta reçoi ruptu réglé s'
3 seize semai semes serai sonne spike squas suffi suiva sépar trait trop téles verbe versi vont vous vulné
3 échéa
2 #0 ^comme ^ici ^jamai ^les ^nul ^pour ^s' achat admis aider ainsi ajout assis aux aval baux binôm bout
2 bugs bêta c' cadre canal car cela centr chose cinqu class clois clés comit corvé cron créée derri devre
2 doc dormi drape défin dépré désac enquê ensei erreu exclu expli expos famil figée final finit formu gardo
2 gel grand graph ici inclu indiq intac inval jamai juge leurs lexeu libre lieu linte lisen longu maste mort
2 métho noctu nomme noms nul ops optim paire papie part passé perte phras plafo plate poser poube prolo
2 préfé pytho périm ralen rapid recou rejoi remon rendu rever récla résil réver sage senio signe sudo suite
2 sujet séman tant techn tombe train tranq va valen vault vendo vieil votre y ça échan échec échus
1 ^après ^en ^refac ^seule ^sous ^tant ^tu accep alarm anony as assur aussi autor barri bas cassa cassé
1 ciblé cliqu cloud codée compa concl coqui coups cours crie croit côté depen derni dessu destr dur dure
1 durée décor déjeu déjà démos déplo dôme empor en envel essai exact facul faudr fiche flott fort fourn
1 franc gardé hoche infor infra jetab joign judic lance lent logge maiso merci mince monde morte morts mur
1 n' ne nom nommo nommé non-r norme noté nuit omar omise oubli oui param pas penda peu post- print priés
1 proch quand rappr rebas refon relis rentr repor récit répar répon salar scind serve servi seuls signa
1 signé sort sorti souha stabl super tags tests tierc tiers tous trien tu tues uniqu uns veill vive voix
1 volet vrais à éléme étend êtes
-1 * ^améli ^go ^ils ^ouver ^penda ^retry ^sans ^seuls ^si ^trois ^à aberr abîmé accen accol activ admin
-1 algor allou améli an annul après arros arrêt audio avec avert avons axe backe barre bce borne bot brass
-1 callb capte catal cause cent cesse chien chrom clien clign close codeo combl compl concu conve corps
-1 croît créat créé csv cycle cœur dange demi- deux devin docke docst décal déchi décou dériv dérou détai
-1 edito etl euro europ exige ferma film fisca fixe forme forte fuit garan glaci goutt grapp gravi group
-1 guill hkdf hors http iban icône ident infir initi insta instr intég inuti jeux joint joueu label lfs liés
-1 lu lumiè mai majus manif membr menus meta migré miroi missi mobil modèl moins mosaï motif mots mots- ms
-1 musée mutue notif négoc nœud obten offre ombre onnx opene opéra order organ orphe ouvre ouvré paien parai
-1 parce payan perde pertu pilot plans pluvi polli ponct posés pouvo pre-c prenn procè prod promo provi
-1 proxy prévi prêt prêté purgé quant que quell react recev relan remar rembo remet renon repas repli repre
-1 repri reçue règle récur réduc régul réord résea réser rééch réécr satur scori sdk segme sept si sigma
-1 signi silen sinon site sms soixa son souli spark stage suivi suivr swift sélec tabul tardi tas team teams
-1 tempé tenir tenta tenu texte tient tirée tours trace trave tuile types téléc users varia vecte viden vie
-1 virgu visit vue watch wkhtm écran écrêt élimi émett éteig étran
-2 ^airfl ^chaqu ^copie ^corri ^get ^postg ^send accue acqué airfl aller alpha amont and andro appai arm
-2 artef artic attei audit autan bail bascu basse bloc bloqu bordu bouge budge bug bundl casse cdn chemi ci
-2 citer codes colli colon couvr créés dans depui deven devie devra dimen disti distr dès déblo décim dédou
-2 effet email embal empêc encor espac expor expéd facte fantô fauss faute fini flux fragm fusea férié gain
-2 gauch gorou gramm grâce gère h hexad horai ils image incon indic inver iso jaune jeu kerbe lambd latér le
-2 liens list lock logs lots lue major mars moind morce média name neuf nivea not null nulli nœuds onze
-2 optio or origi paque pares parle parqu passa perda pixel plan plani pool possi prime prise prosp prédi
-2 préfè prélè prése prévo puis purge push quels rangé rappe regro rejou relev remis repar resté retar récep
-2 réess réuti saut sauté schém seed send sens seuil sombr soumi sprit state stder store suppr sur surve
-2 survi svelt séria taill taxe taxes tels tenan termi tls total trian trouv télév unita unité user- venai
-2 veut vidée virem vite voir voté vpn vérif âges écras écrir élagu élise évalu être
-3 ^ajout ^aucun ^chang ^depui ^rebas a accum achet alloc ancie archi arriv aucun blanc carré catég chaîn
-3 chois cli coche coinc color conco conna conso corré coule coûte crois data dates dessi dialo dispo doubl
-3 draft débit débor dépas désig encai encla entré envoi facti fichi fige filig fin forfa gesti gigao haché
-3 humid idemp illis impri inact ingré jenki langu lente libso livre lors lot messa midi mkdoc montr mqtt
-3 naît none octet orang outbo paral pause photo pied pin pipel plant plusi polic ports postg propr prote
-3 préfi prépr pushs ramas ramen rasse recal redem redes refre renvo requi reten retom retry rotat route
-3 rust résul safar santé secrè serre sert simul solde somme spoul struc t taise tenue titre toml topol
-3 toute triés trunk un une uri vaut vendu venti versé vocal webso zende zoom échou édite états
-4 #3 ^pas ^§ ascen attri au autre bille binai boucl broui bucke bénéf ceux cible claus cloné colis compo
-4 consu couch coupo devis dispa dix djang du dépar enfan feuil frais get gratu hacha idle jeton kilos la
-4 lancé lectu leçon libér magas mail mailg maill mesur mo moiti nginx norma nulle page par parfo partn pdf
-4 perdu plein post quara rafra refus robot récup réini résol rôles sa secou selon sensi six soir sont staff
-4 séque sûrs tag tait tiret tronq utc vers vigne votes wheel zéro écart écout égale étoil
-5 ^modif ^une aband accou actua analy au-de billi bleu carte const cooki date douze dépos désor détec e-mai
-5 et euros expre fils fois fraud froid go génér hebdo huit impor incré intér jusqu kafka l' lende lents
-5 liste lit local manda marqu maîtr met milli minui moteu métad pagin paiem parco phase premi profo prome
-5 retir rédui référ salle sous- sphin taire threa token tourn télép événe
-6 ^deux actio aléat arron besoi calen chiff clé compi compt dont défau enreg envir envoy fenêt hook hérit
-6 hôte ignor imbri jira leade lettr lues lève mille mineu mode monté numér ouver panie plong plus prend
-6 pris quatr racin redis regis rend récen régio rôle saisi tampo tradu tri triée trois écrit état
-7 ^la absen avis centi charg diman disqu en-tê entie filtr ligne long mais middl monta même négat ordon
-7 pages patch peut peuve pompe port posit prix proce proje reche recon régla ses seul symbo table taux
-7 trame tâche valab valeu venue vingt visib windo worke
-8 ^` ^l' aperç appli arbre carac curse doive décon ferme masqu mémoi métri nombr paren point rejet répli
-8 sauf trans utili voit webho
-9 ^le ^seul ^un ans autom blocs calcu doit dossi délai exécu factu file invit locat manqu minut obtie poign
-9 secon sessi trent workf §
-10 #1 appar cache cinq comma compr expir index json navig notes requê vides voien étiqu
-11 #2 ` affic donc horod job stock verro vide
-12 @ adres conne décle parti
-13 champ
-14 crée
-15 démar
"""
