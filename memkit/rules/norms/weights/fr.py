"""Which way French stems lean, in tenths: above zero towards people."""

LEANS = """
16 incid respo
15 astre fait métie perso relec
14 ^ne consi franç modif publi suppo sécur trava
13 ^téléc accor code contr coupé dével nouve qui savoi sur-l versi
12 ^utili aide appro bogue discu ingén log lui-m porta évite
11 ^envoi ^n' ^pour accom agent avant commi déjà dépôt estim extra fini fonct forcé logiq magiq main netto
11 nomma permi raiso readm ticke tous vendr équip
10 ^comme ^notre alert annon aux branc chang donné début effac endpo fusio hotfi laiss locut maint mise
10 natif notre on parle perfo pr recom relue reque reste sprin tempo tête uniqu écriv
9 , ^il ^saute ^tous ^évite accès ajout baiss celui docum donne dès exter figur garde hérit il inven majeu
9 petit pour retou rfc répon sacré stand style tests touch trous wiki évité
8 ^fini ^laiss ^perso ^répon abord annot atter avanc avert canal ce ceci chaqu collé copie cto deuxi diff
8 dossi décou décri dépen emplo env expér finie force inden isort owner paste plutô prosc précè préfé qu'
8 quest relea renou réuss sorte suit tools urgen valid
7 ^assur ^celui ^désac ^entou ^garde ^lance ^note ^on ^pense ^toute angla bonne chat clair conce conto dana
7 devra direc duren ensui entou exami fais façon gist globa inval jamai jour lance livre lundi mercr minus
7 mocks note noteb nous pense possè propo pull quico relu rouge runbo rédig saute si signe tout tranq tu
7 type vert vient
6 * --no- -rf ^au ^deman ^emplo ^livre ^nos ^pas ^plus ^préfé ^quico ^rien ^tout acqui asser aucun bac boolé
6 build certi chef cla coffr confi droit démo exclu faut fermé gros implé inter jeté lent mal matin merci
6 mieux mois mort nom nos param parta passe press prest préve périm quinz quitt rapid recet rm régre répét
6 sable se secre singl spike sql temps tranc trime venu vit énumé
5 ^avant ^chez ^fais ^ignor ^merci ^mets ^mette ^netto ^nous ^signe ^tâche ^écris affir antiv bench bibli
5 bots brut chez clés corri créée des descr devan disen dispa décis déliv enric erreu exerc figer finis
5 flags forks hors incom longu matér mets mette n' noms oblig offic offre ont paque passé plain pouss privé
5 promo quelq recou refac resso règle rétro sans scann semes seule tenue test tiers toujo uuid vus week- à
5 échec écris
4 ^conne ^dis ^incré ^inuti ^mieux ^privi ^préfè ^range ^vous ^vérif ^à accus ancie anony auteu autre avalé
4 binôm black bout burea candi conte cours desce diffs dis doc doive défen désac finit font forma gesti
4 humai itéra libre limit lint lire macro manue modul notes notée objet parci pièce poube prior privi probl
4 préfè range redem refon regar remon renom revue récep régle semai senio simpl sous suiva suive sujet te
4 trop téléc vingt vous échan écrir état
3 ^avanc ^commi ^coupe ^défen ^désor ^inter ^jamai ^même ^ouvre ^préfi ^publi ^refai ^reste ^rédig ^révèl
3 ^serve ^seuls ^teste ^tu abrév accep admis ait après as assur astuc augme autan autho avale backp cas
3 collè comme confl convi corre deman derri deux dix dur décid déplo dépré désor europ expli faite flag
3 guide habit inspe insta leur logge majus makef mettr mince monde morte ne oui ouvre pare- pas plan portu
3 possi pourq print priya proto prévu que quoi racco recop refai relis reman repro rien root ruptu réglé
3 résea révèl seize seuls signa souve suis teste tierc toi-m ton télév tôt va vaut vendo vos vu yeux était
2 --for ^après ^colle ^compr ^conto ^copie ^corri ^d' ^des ^donne ^fusio ^penda ^qui ^relis ^veuil ^écrir
2 ^évito antér assis attra autor banni binai centr ceux colle compo conve copié court dans depen destr docst
2 doute défin embar excep exige faire gross gêne handl ident impér intac journ les leurs lis mardi maria
2 maxim migra mises noctu nomme non-r norme nues omise phras plate plugi poser post- pouve prima produ prépa
2 pytho qa rappo rebas relit repor rever revie récla réver réécr sauve sinon suffi sépar tabul tant tenus
2 terra tes tues vault veill veuil vues échou évito
1 ^accor ^ajout ^ce ^consi ^docum ^lors ^marta ^nul ^oubli ^ouvri ^passe ^que ^refac ^regro ^toujo ^veill
1 arriè bas captu cassa chacu chant commu conti coqui courr côté datac devez dois drape dupli durée débog
1 déjeu démos elles entra entré envel est faisa featu final gardo gardé gel greff grill ils instr jours
1 lecte lents lfs lisen liées marta menti minim morts mypy métho nul ops ordre oubli ouvri ouvré paire penda
1 peux place porte priés propr précé redém regro rempl régén serai sessi sorti stagi stric sudo super séman
1 taise tard tarif testé tiret venan verte verts vieux voit votre vrais vérif éléme étape êtes
-1 ^les ^postg abîmé alors annul antic argum au avata base bon bot brass bug bus caden cron crée devie devin
-1 dire en encod enreg envoi essai et euro fabri front fuite html hz inser java jeu jobs joint lexic libér
-1 lit livré lru lumiè lus lèven magas marqu mars mineu mkdoc motif noyau ombre opéra organ panne part patie
-1 pertu physi pied plans plein pragm proje provo prépr puiss px pèse quel rappr refus relan rembo remet
-1 réser réuti révei salle saut segme sepa sept sort spark stati suppr svelt sélec taill tas tenir texte
-1 tours trié vecte venai veut visib échap
-2 ^aucun ^depui ^go ^suppr aberr accol accou allou api avoir bille billi bouch cellu chrom chèqu ci cible
-2 close cloud clé concu confo conso const corps couch croît de depui doit décon détai déten embal empre
-2 entre exist fenêt ferma fixe fixée forte garan grain hexad iban lettr listé mots mutue média mélan même
-2 nivea nombr obten onnx onze orphe payée ping pipel plant polli post prise proxy prédi purgé push quara
-2 remis requi respe robot rust récen réduc régul s' scori sigma signi swift teams tls tracé types users
-2 vendu voir wkhtm x-req âges écrêt émett étran
-3 ^trois accue actif appel audit aussi avis avons axe bail bce boucl capte cause chaîn clos conna créés
-3 cœur date dessi dispo dièse dont douze du décim dédou démon edito elle empêc enlèv envir espac etl fige
-3 fin férié graph guill h hebdo immua initi jpeg ko l' le libso ligne linte local masqu mode moind mot
-3 mémoi non notif nuit nœuds octet panie parco parqu pause pays plafo png ponct pool procè prosp purge
-3 relev repre repri récur rédui résum s safar schém seed serve site soir solde sombr stder store suite sur
-3 toute tri tuile télép une varia viden vides virem vont watch échéa édite éping évinc
-4 ^rebas a accen appar arbre arriv artef attei audio bascu bucke catég cdn champ codes color compl dange
-4 délai dépar envoy expre feuil flux formu fourn glaci grand gratu génér head ignor la latér lende lors
-4 lots mailg morce nommé none null numér nœud outbo par parfo passa peut pre-c pris prélè prêt quell ramen
-4 rappe repar retir réess réord rééch sdk sms sous- struc suivi séria t tenan tenta token total trave trent
-4 trunk unita vieil virgu écart être
-5 ^airfl actio actua airfl artic authe bloqu carré circu colon compi corré couvr derni docke dure désig
-5 détec encai expéd facti fichi http idemp incré jusqu liens logs mail menus mesur milli minui mobil moins
-5 ms pagin paiem polic ports préfi puis quels rasse rejou retar retom répar rôles secou signé silen sûrs
-5 taxes tels trace triés vidée vienn zéro écout écran
-6 ^chang ^une absen andro besoi bundl calen car cent chemi cloné crois devis dialo dimen doubl débit email
-6 expor fils frais froid gorou grâce heure hook hôte jeton liste met nginx perdu pixel plong port postg
-6 profo rafra référ résul santé sert termi titre un usage utili valeu vers vite windo écrit événe
-7 ^chaqu ^get ans au-de bleu bord casse cli clien compr csv data débor fusea group horai image inact jenki
-7 langu membr ouver paral pdf plani plus prime quatr regis resta risqu rotat réini ses six survi table
-7 tampo tradu trans trois uri vocal webso zende été évalu
-8 aband admin aperç arrêt carte consu coupe diman disqu défau dépas e-mai file fois haché imbri impor lancé
-8 lectu machi manda monta moteu nulle ordon parte prix reche recon rôle sa sensi seul son sphin stock séque
-8 tag utc
-9 ^un aléat appli bénéf carac en-tê entie expir factu filtr fraud go gère huit incon kafka mo métri neuf
-9 négat pages prome rejet renvo régio répli sauf selon sont taux threa tronq verro vpn webho worke
-10 ^§ analy arron bloc cache centi cinq coupo euros gagne invit long middl navig point premi proce servi
-10 somme trame vide vigne
-11 ^deux ^la ^seul ` charg compt conse horod index leade locat lève monté page peuve plusi prend redis
-11 workf
-12 ^l' conne cooki lues mais manqu obtie pin requê secon tourn trouv tâche valab étiqu
-13 blocs comma donc exécu get job minut patch régla sauté wheel §
-14 ^` ^le affic calcu décle démar json
-15 chiff parti
-16 voien
"""
