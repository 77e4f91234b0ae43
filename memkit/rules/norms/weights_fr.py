"""Which way French stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
17 astre
14 code métie respo sécur touch
13 accor appro incid ingén modul perso relec traîn wiki
12 discu fonct franç gênan plutô
11 chang nous sprin suspe urgen
10 accom accès conce contr dana dével endpo extra flags mise readm revie suppo sur-l test tranc vendr étein
9 ^perso ^tout ^toute acqui aide alert annon bonne circu collè commi commo consi corri dépôt façon forcé
9 logiq lui-m lundi on petit porta possè pr singl trava vert écriv
8 , ^plus baiss burea chez descr donné droit dépen effac explo expér fusio il inven log main mises modif
8 nouve permi prosc publi quelq regar relea reste rédig sorte stand ticke tout trime uuid étouf
7 ^notre abais abord angla api atten bogue chef coupé direc estim exerc featu forma inter intru isort jours
7 laiss mois netto noteb notre plain pour qu' quest qui quitt relue rouge savoi temps type week- équip
6 ^entou ^il ^nous ^plutô abrév accus annot asser avanc base celui certi chat diff disen débog début décis
6 décri enric entou font grill jeté locut magiq maint majeu migra natif nomma offic perfo place propo prude
6 précè prépa présu pull refac reque retou rfc rien répét sacré saute se sous télém valid vit yeux éparg
6 éping
5 ^celui ^dans ^des ^nos ^quand afin avalé avant bac black build coché comme confi corre coup court cto
5 docum donne doute décli démo démén emplo env eux-m exame excep faire finie gros histo implé jour livra lui
5 minus mot nos ont poids prest prima rappo ratés recet revue sable scrip secre sourc suit suive tête vient
5 voisi vraie élevé établ évite évité
4 ^d' ^on ^tous acces affir agent ait amis année appel atter autho balay bench bibli boolé bots caiss candi
4 captu ce clos coffr collé commu confl conto copié devan duren décid ensui exami exemp exter fait faut
4 finis force front garde globa hotfi incom inden inqui inspe jeudi jurid levé limit longs manue mardi matin
4 matér mercr micro mis mocks notée néces objet owner pare- parra parta passe perl pouce prior produ préve
4 puiss quoi racco renou resso root runbo régre résum rétro réuss sans scann seule soit stagi style tempo
4 terra tiroi tools trait venu vieux viven vu énumé été œil
3 ^atten ^ce ^chacu ^chez ^colle ^conne ^dana ^jamai ^même ^nul ^par ^pour ^qui ^rien ^vous actif arriè
3 assis auteu authe backp bout branc canal cas chacu chaqu chaud citen cla clair clois clôtu colle conti
3 coord copie courr couve davan des desce deuxi dupli déliv démon elles entre erreu est exigé faite fermé
3 gels habit handl impat indép jeann leur levés maxim moyen ménag non note objec outil parci parla patie
3 plaus pourq pouss press privi privé priya probl proto puisq qa quinz ralen rejoi relit relu reman rempl
3 repro resta ruptu réglé s' seize serai sonne spike squas suffi suiva sépar trop téles va vault verbe versi
3 vont vous vulné
2 #0 ^après ^comme ^ici ^les ^s' achat admis aider ainsi antér aux aval baux binôm bugs c' car cela centr
2 chose cinqu class comit conte corvé cron créée derri devre doc dormi drape décor défin dépré désac enquê
2 ensei exact expli expos figée final finit formu fourn gardo gel graph ici inclu indiq inval juge leurs
2 lexeu libre lieu linte lisen longu maste mince mort métho noctu nomme noms nul oblig ops optim optio paire
2 papie part passé perte phras plafo plate poser poube prolo préfé pytho périm rapid recou remon rendu rever
2 reçoi récla répar résil réver sage semai semes senio signa sudo suite sujet séman tant techn tombe tranq
2 valen vieil votre y ça échan échec échus échéa
1 ^en ^refac ^seule ^sous ^tant ^tu accep alarm anodi anony as assur autor avoir barri bas bêta cassa cassé
1 ciblé cliqu cloud clés codée compa concl coqui coups cours crie croit côté depen derni dessu destr dur
1 dure durée déjeu déplo dôme en envel essai exclu facul famil faudr fiche fort franc gardé grand hoche
1 infor intac jamai jetab joign journ judic lance lent licen lisib macro maiso monde morte morts mur n' ne
1 nom nommo nommé non-r norme noté nuit omar omise oubli oui param pas penda peu porte post- priés proch
1 quand quico rappr rebas refon relis rentr repor récit répon salar sauve scind serve seuls signe sort sorti
1 souha stabl super tags tests tierc tiers tous train trien tu tues uniqu uns varia veill vendo vive voix
1 vrais à éléme étend êtes
-1 * ^améli ^go ^ils ^jusqu ^ouver ^parse ^penda ^retry ^sans ^seuls ^si ^trois ^à aberr abîmé accen activ
-1 admin algor allou améli an arros arrêt audio avec avert avons axe banqu barre bce borne bot brass cadre
-1 callb catal cause cent cesse chien chrom clign close codeo combl compl concu conve corps croît créat créé
-1 csv cycle cœur d' dange demi- deux devin devra docke docst décal déchi décou dériv dérou edito etl euro
-1 europ exige fisca fixe forme forte fuit garan glaci goutt grapp gravi group guill hkdf hors iban icône
-1 infir initi insta instr intég inuti inver jeu jeux joueu label lfs liés lu lumiè mai majus manif membr
-1 menus meta migré miroi missi mobil modèl mosaï mots mots- ms musée mutue neuf négoc nœud offre ombre onnx
-1 opene opéra order organ orphe ouvre ouvré paien parai parce parse payan perde pilot plans pluvi ponct
-1 posés pouva pouvo pre-c prenn procè prod promo provi proxy prévi prêt prêté purgé quant que quell react
-1 recev remar rembo remet renon repas repli repre repri reçue règle récur réduc régul réord réser rééch
-1 réécr satur scori sdk segme sept servi si sigma signi signé silen sinon site soixa son souli spark sprit
-1 stage suivi suivr swift sélec tabul tardi tas team teams tempé tenir tenta tenu tient tours trace trave
-1 tuile types téléc users vecte viden vie virgu visit vue watch wkhtm écran écrêt élimi éteig étran
-2 ^airfl ^copie ^corri ^get ^postg ^send accue acqué airfl aller amont and andro annul appai artef artic
-2 attei audit aussi autan bail bascu basse bloc bloqu bordu bouge budge bug bundl casse cdn citer codes
-2 colli colon coule couvr créés dans depui deven devie dimen disti distr dès déblo décim dédou email embal
-2 empêc encor espac expor expéd facte fauss faute fini flux fragm fusea gain gauch gorou gramm grâce gère h
-2 hexad horai ils image iso jaune kerbe lambd latér le liens list lock logs lots lue major mars moind moins
-2 morce média name nivea not notif null nulli nœuds onze or origi ou pares parqu passa perda pixel plan
-2 pool possi prime prise propr prosp prédi préfè prélè prépr prése prévo puis purge push quels rappe regro
-2 rejou relev remis repar resté retar rust récep réess réuti santé saut schém seed send sens seuil sms
-2 sombr soumi state stder store sur surve survi svelt séria taill taxe taxes tels tenan termi tirée tls
-2 total trian triés trouv télév unita unité user- venai veut vidée virem vite voir voté vpn vérif âges
-2 écras écrir élagu élise évalu
-3 ^ajout ^aucun ^chang ^chaqu ^depui ^rebas a accum achet alloc alpha ancie archi arm arriv aucun autre
-3 blanc carré catég chaîn chois cli coche coinc color conco conna conso consu corré coûte crois data dessi
-3 dialo dispo doubl draft débit débor désig effet encai encla entré envoi facti fantô fichi fige filig fin
-3 forfa frais férié gigao haché humid idemp illis impri inact indic ingré jenki jeton lancé langu lente
-3 libso livre lors lot messa midi mkdoc montr mqtt naît none octet orang outbo paque paral parle pause
-3 photo pied pin pipel plani plant plusi polic ports post postg proje prote préfi pushs ramas ramen rangé
-3 rasse recal redem redes refre renvo requi reten retom retry rotat route résul safar sauté secrè serre
-3 sert simpl simul solde somme spoul struc t taise tenue titre toml topol toute trunk un une uri vaut vendu
-3 venti versé vocal webso zende zoom édite états être
-4 #3 ^§ ascen attri au bille binai boucl broui bucke bénéf capte ceux chemi claus cloné colis compo cooki
-4 couch coupo dates devis dispa dix djang du dépar dépas enfan feuil get gratu hacha idle incon kilos la
-4 lectu leçon libér lit magas mail mailg maill mesur mo moiti métad nginx norma nulle page par parfo partn
-4 pdf perdu plein quara rafra refus robot réini rôles secou selon six soir sont staff suppr séque sûrs tag
-4 tait threa tiret tronq télép utc vers vigne votes wheel zéro écart écout égale étoil
-5 ^deux ^modif ^une aband accou actua analy au-de besoi billi bleu carte ci const date douze dépos désor
-5 détec e-mai et euros expre fils fois fraud froid go génér hebdo huit incré intér jusqu kafka l' lende
-5 lents liste local manda marqu maîtr met milli minui moteu pagin paiem parco phase plong profo prome retir
-5 rédui référ résol saisi salle sensi sous- taire token tourn échou événe
-6 actio aléat arron calen chiff cible clé compi dont défau enreg fenêt gesti hook hérit hôte imbri impor
-6 jira leade lettr ligne lues lève middl mille mineu mode monté numér ouver panie plus premi prend pris
-6 quatr racin redis regis rend récen régio rôle sa sphin tampo tradu trame tri triée trois windo écrit état
-7 ^la ^pas absen avis centi charg compt diman disqu entie envir envoy filtr ignor long mais monta négat
-7 ordon pages patch peut peuve pompe port posit proce reche recon régla ses seul symbo table taux tâche
-7 valab valeu venue vingt visib worke
-8 ^` ^l' ^un aperç appli arbre carac curse doive décon en-tê exécu ferme masqu mémoi métri même nombr point
-8 prix rejet répli sauf sessi trans utili voit webho
-9 ^le ^seul ans appar autom blocs calcu doit dossi délai factu file locat manqu minut obtie paren poign
-9 récup secon trent workf §
-10 #1 cache cinq comma compr expir index invit json navig notes requê vides voien étiqu
-11 #2 ` affic donc décle horod job stock verro vide
-12 @ adres champ conne parti
-14 crée démar
"""
