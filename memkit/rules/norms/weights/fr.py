"""Which way French stems lean, in tenths: above zero towards people."""

LEANS = """
16 fait incid
15 métie relec respo
14 ^ne accor consi franç perso qui suppo sur-l sécur trava
13 appro astre code dével modif nouve publi savoi versi
12 , aide avant contr logiq reste ticke tête uniqu évite
11 ^notre ^utili accès aucun aux avert commi coupé discu déjà endpo extra fini fonct ingén log lui-m magiq
11 main nomma notre on perfo raiso répon vendr équip
10 ^comme ^envoi ^fini ^pour accom agent ajout annon branc celui chang corre donné dépôt estim fusio garde
10 il locut maint mise natif permi petit readm relue sacré sprin tempo tous tout trous valid
9 ^il ^on ^évite abord alert atter baiss chaqu copie diff docum début décid dépen effac emplo figur globa
9 hérit inven laiss majeu mocks netto noms pr si stand style suit wiki évité
8 ^laiss ^n' ^pense ^perso ^quico annot avanc canal clair collé confi dossi expér force forcé isort jamai
8 longu minus owner pense porta propo prosc précè préfé pull quico recom reque rfc stagi suive tests tools
8 touch tranq
7 ^celui ^nos ^note ^pas ^quand ^répon ^saute ^toute arriè auteu build ce ceci conce conto corri cto deuxi
7 duren décri déplo env exami fais finie hors implé jeté lance livre matin mercr mort nos note noteb nous
7 parle paste plutô possè périm quest quinz relea retou runbo rédig signe écriv
6 -rf ^assur ^au ^emplo ^fais ^garde ^livre ^nous ^plus ^préfé ^rien ^signe ^tout accus anony bogue boolé
6 bots brut chef coffr créée des devra direc dispa droit démo enric erreu exclu exerc faut flags gist inden
6 jour mal matér mois ont paque param pour press prest privé push que quel recou relu resso rm rouge récep
6 régre répét rétro semes singl tiers tranc type urgen vient vus week- énumé
5 ^conne ^deman ^ignor ^inuti ^merci ^mieux ^privi ^range ^tâche ^écris affir ancie angla autre bac bench
5 black cla descr deux disen décis défen déliv exige fermé finis font gros incom inter itéra lent limit
5 merci mieux nom notée oblig passé privi probl promo qu' quoi range recet refac renou régle sable sans
5 saute se seule simpl spike sql test toujo trime tu uuid vous à échec écris
4 --no- ^aucun ^avanc ^commi ^corri ^coupe ^dis ^défen ^désac ^inter ^jamai ^lance ^préfè ^reste ^seuls ^tu
4 ^vous ^vérif ^à annul après astuc autho bibli bout candi clés conte dans devan diffs dis doc doive dès
4 europ faire featu finit forma gross gêne hotfi ident journ les libre macro manue migra mises n' ne notes
4 objet offre parci pare- passe poube pouss préfè prévu redém repro revue règle résea secre seize seuls
4 sorte souve te teste télév tôt vaut vingt vos échan était état
3 ^avant ^des ^désor ^ouvre ^publi ^refai ^révèl ^serve ^si ^teste abrév as augme autan avalé binai binôm
3 cas comme confl conti cours deman depen derri desce dur défin dépré désac désor ensui excep expli exter
3 faite flag gardé gesti guide humai leur logge lundi makef maria maxim mince modul modèl monde morte ordre
3 ouvre porte portu possi post- pourq prima print prior proto préfi quitt recop redem refai refon relis
3 relit remon récla réglé réver révèl réécr semai senio sinon suis suiva sujet tenus toi-m ton vert vit yeux
3 écrir étape
2 ^colle ^compr ^consi ^conto ^d' ^donne ^fusio ^nul ^penda ^préfi ^qui ^refac ^relis ^rédig ^suppr ^toujo
2 ^tous ^veuil ^écrir ^évito accep acqui admis adres antér assur atten autor backp banni centr chez colle
2 compa compo conve convi couch court dana datac destr docst donne doute démos embar entré figer forks gardo
2 handl insta intac jours lire majus mardi morts nomme non norme nul omise ouvri pas plan plate poser pouve
2 proje propr prépa préve pytho qa quelq rappo rebas reman repor rever revie root ruptu régén sessi sous
2 suffi séman tant tues va vendo verts veuil évito
1 ^adres ^ajout ^après ^ce ^chez ^copie ^effac ^lors ^oubli ^ouvri ^parle ^préve ^que ^regro ^sans acces ait
1 an assis attra bas captu cassa certi chant chat commu const coqui couve côté devez dire dix dois dupli
1 durée déjeu elles entra envel espac est faisa gel instr lents leurs lfs liées menti mettr minim mis métho
1 nommo non-r ops oubli oui ouvré panne perde peux phras place princ priya priés produ précé quota reçoi
1 serai sorti stric sudo super suppr sépar tabul taise temps terra tes testé tierc tiret trien veill verte
1 votre vrais vu vérif éléme êtes
-1 ^en ^postg activ antic argum au avata avoir bail base bot bouch brass broui caden chèqu colis compl confo
-1 copié croît crée d' de doit déten elle encod enreg entre envoi essai et euro exact fabri fin fixée flash
-1 forte front fuite grain grand html hz iban ignor inser jeu jobs joint l' le lexic libér linte livré lots
-1 lru lumiè magas mars media micro mineu mkdoc motif nivea noctu nombr nommé noyau nuit ombre parta patie
-1 pertu physi pied ping pièce plans plein posit pragm puiss px pèse rappr regar remet rempl réduc réser
-1 révei salle saut sepa sept serve soit spark stati sélec teams texte trié une users vecte venai visib
-1 viven échap étran
-2 ^depui ^go ^les ^trois ^une aberr abîmé accol accou actif allou api avis avons bille billi bord bus capte
-2 cellu chrom cible concu conso corps cron dates décon détai embal empre exist fenêt ferma fige fixe garan
-2 hexad lettr listé lèven mail march masqu messa morce mots mutue média none nœuds obten onnx onze opéra
-2 organ orphe outbo penda pipel plafo plant polli pool post procè provo proxy prédi prépr purgé rendu requi
-2 respe robot rust récen récur régul résul résum réuti sauve scori sigma signi sombr suite svelt swift tas
-2 tenta threa tls total toute tracé tri types téléc vendu viden vides vienn vieux voir wkhtm x-req âges
-2 écrêt émett
-3 ^chaqu accue appar artic aussi axe boucl cause cdn chaîn ci clos cloud conna créés cœur date derni dessi
-3 dispo dont douze décim dédou démon empêc envoy etl filtr flux graph gratu grâce guill génér h hebdo immua
-3 initi jpeg jusqu ko lecte libso local marqu milli mobil mode moind panie par parqu passa pause pays payée
-3 peut png ponct pre-c prise prosp relev remis repre repri retom rédui safar sdk seed signa site sms soir
-3 solde stder struc trans trent tuile télép varia virem écart édite
-4 ^rebas a accen actio arbre bascu bce catég champ cli codes color dange dièse docke du dure dépar détec
-4 envir expre facti feuil formu férié gorou la lende liens ligne logs lors mailg mesur minui ms mélan mémoi
-4 notif null parco parfo perdu plani polic ports pris prélè prêt quell quels ramen rasse repar réess schém
-4 secou signé sur séria sûrs tels tenan token trait triés un unita valeu vieil être
-5 ^airfl actua airfl au-de besoi bucke bundl carré cent chemi circu clé courr couvr désig encai expéd fichi
-5 fils fourn glaci http idemp incré jeton menus mot nginx numér nœud pagin paiem postg puis rappe resta
-5 retar retir réini répar rôles sert silen taxes termi trunk vers vidée windo zéro écout écran écrit événe
-6 ^chang aband andro arriv audit authe bloqu car cloné colon compi compr crois depui dimen débit décle
-6 défau e-mai frais froid fusea haché heure hook horai hôte inact lit met moins pixel plong port prime
-6 profo quatr rafra regis relan rotat santé six son table tampo titre trois utili vite vocal webso
-7 ^get ^un ^§ ans artef bleu calen carte casse consu coupe csv data devis dialo diman débor délai email
-7 expor fraud group image impor incon jenki kafka langu machi manda membr paral pdf prix risqu référ rôle
-7 sa sauf survi tradu uri usage utc été évalu
-8 ^seul absen aléat arron arrêt bloc disqu donc doubl dépas factu file fois go gère imbri leade lectu liste
-8 mo monta moteu nulle négat ordon ouver pages reche recon rejet renvo régio ses seul sont sphin stock tag
-8 verro vide vpn worke
-9 ^la ` analy bénéf cache carac cinq clien en-tê entie huit invit locat lève mais manqu métri neuf plus
-9 point premi proce prome répli selon sensi séque taux tronq vigne webho étiqu
-10 ^deux admin centi charg conse coupo euros exécu get navig peuve plusi prend servi somme trame tâche
-10 workf
-11 ^l' comma compt conne horod lues middl monté page parte redis tourn trace
-12 cooki index job minut requê sauté valab wheel
-13 ^le blocs démar expir json patch pin régla secon §
-14 ^` affic appli calcu chiff parti voien
-15 trouv
"""
