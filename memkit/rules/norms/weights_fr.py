"""Which way French words lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
10 ,_pas ^on ^toute est_à les_contr on
9 =people appro approuv consi de_signa qui sql suppo §_ligne
8 ^qui accor amis astre astrein chang circule code conce concept couve_ne dana dans_les de_garde deux_versi
8 déplo_après est_de est_le fin_de il l'_astre le_wiki métie métier plutô plutôt portent pr propo proposi
8 publi publiqu qui_échou relec sont_à sprin support sur-l sur-le- sécur sécurit trava_sur un_comme wiki
8 §_heure
7 =source ^plus ^quand avant cas celui_qui contrib de_charg de_nivea direc_dans droit début décid démo dépôt
7 en_angla expér expérie faut fonct fonctio ingén ingénie le_code le_respo les_ident maint mainten mercr
7 mercred messa_de microlo mois nous nouveau pour quest questio quico quiconq reste revie rien rétro
7 s'_écrit se serve_de sprint stand tout traîn traîne uniquem vieil_branc étein
6 , ^il ^nos ^notre ^nous ^plutô ^pour ^tout accès_à acqui acquitt aide analy_de après_trent atten avance
6 avec_les avis_du baiss burea celui charg_sans circu_par consign contr_en corri d'_aide de_log de_sécur
6 deman_de destr destruc deux_jours direc discu docum_dans dépenda endpo endpoin ensui ensuite est_d'
6 est_suspe exemp explo figuren flags gênan gênant incid inciden interfa inven inventa journée jours jurid
6 juridiq l'_utili l'_équip la_main la_perso la_revue le_suppo les_const les_corre les_excep les_secre log
6 mise modif modifie netto nos noteb noteboo notre nouve_dépen nuit_sont ont_lieu par_les pas_du perso
6 personn portabl possè possède print qu' quelq_un quelqu' quest_de relecte relectu respo respons root rouge
6 rédig rétrosp sans se_fait singl singlet sont_docum suivent suppr_au suspe suspend ticket tiers touch
6 tout_le traiter tranc trime trimest urgen à_deux éteint évite
5 ,_on ^dans ^perso ^quico a_un abais abaissé abord accom accompa accord accordé accès ajoute alert alerte
5 angla anglais annon archite asser asserti atten_de attenti autor_à aux avant_que baisse bureau changem
5 changen chaqu_servi chat chez chiff_de chiffre circu clien_sont coché code_sans collè collègu comme_par
5 commerc compt_rendu constan contr contrôl copie_de corre_de correct corrigé coupé coupées de_base de_print
5 des descr descrip diff directe disen disent décide effac elles en_franç en_ligne en_produ endpo_sont
5 est_consi est_jeté est_laiss estim exerc exercic exigent finisse franç françai globa jeté jour la_fusio
5 la_journ le_chat le_dépôt le_formu le_numér le_vendr les_donné les_ingén les_proto les_scrip les_stagi
5 livré lundi magiq magiq_reçoi magique manue matér matérie messa_d' migra migrati ne_touch nivea on_ne
5 par_celui passent petit porta pour_chaqu print_dans product propres prototy présenc publi_sur quitten
5 regar relue relue_par relues rempl reste_hors revient runbo runbook s'_enreg sacré sacrée saute sauve_est
5 savoi savoir scripts secrets seule si_le sont_relue sont_signa sorte sortent stagiai suive terminé
5 tests_sont trava trava_en travail trois_jours tâche_, un_test une_seule uuid vient vit yeux à_publi à_une
5 à_évite équipe
4 ,_car ,_jamai ,_les =agent =work ^en ^entou a_le a_ouver accès_sont actifs afin agents ajout alarmes
4 alert_du alert_en annoncé annulée api appelle arriv_jamai arrive arrivé atten_la au_vert aucune avanc
4 avant_chaqu avant_le avant_toute bench benchma bipeu bipeur black bogue bots ce ce_dépôt chaqu_expér
4 chargés clust cluster comme comment commi commite commo commodi commu commun compati conte_des contena
4 continu convent copiées corre_urgen d'_abord d'_appel d'_erreu dans_le de_comme de_perfo de_repro de_requê
4 de_schém de_sorti des_donné deux_appro direct discuss docum_s' donné doubl_authe doute doute_, du_code
4 du_métie du_temps duren durent début_par décli décliné découpe décri démonst dével dévelop emploie en_dix
4 en_root enric enrichi entou entoure entre_deux entré_dans est_une exemple exige_un explora expér_a exter
4 externe faire featu_flags fois_l' font force force-p formate frontiè globale groupe il_faut imports
4 incid_sont inqui inquiét interru jamai_sur jetés jeudi l'_accor l'_insta la_compt la_docum la_logiq
4 la_relec la_vérif langu_du le_clust le_readm le_systè le_ticke le_week- les_accès les_agent les_amis
4 les_erreu les_featu les_incid les_inter les_noms les_pull les_rappo leur leurs_propr libre limité
4 linte_est livrées lui lui-m lui-mêm main majeu manuell marke marketi micro minus minuscu mises mocks modul
4 modèl_§ n'_arriv nettoyé nomma nommage nouve néces_pour oblig obligat oubliés par_commo par_des par_son
4 par_trime pas_d' pas_dans path path_dans penda_le perfo perform permi perso_de perso_ne petites peut_saute
4 place plain plus_rien plutô_que porte_des pour_que pr_est prima primair privées prosc proscri préfé prése
4 publi_reste publier pytes pytest quand_quelq quelq qui_l' readm readme redém_le refac refacto reque_reste
4 resta restaur reste_sous rfc rien_n' rouges rédige répét répétés réunion s'_écriv sauter scann scanner
4 scrip se_font secre_peuve semai semaine sont_accor sont_annul sont_coupé sont_en sont_netto sont_oblig
4 sont_prosc sont_renou sont_répét sont_étouf stand-u suive_le sur_des tables temps test ticke ticke_sans
4 touch_pas toujo_path tout_nouve trait_comme tranche troisiè trouvés tête un_conte un_mois une_comma
4 une_entré une_versi utili_toujo varia_globa vendo vendor vendr vendred vert verte vieux week- week-en
4 §_est à_jour à_trois échec_sont écriv_en élevé élevés éping épingle étouf étouffé éviter évité évitées
3 ,_ensui ,_et ,_puis ^ce ^celui ^d' ^dana ^des ^pas ^rien ^seule abrév abrévia accom_d' accus accuse actif
3 admin afin_de anciens année api_publi apparit appro_les appro_sont assur attendr au_lieu aucun_fonct
3 aux_autre aux_quest avalé avalées bac bac_à base_de bibli bibliot bloqu_la bloque bloquen bonne
3 bonne_façon boolé booléen bout_de bouto boutons build builds c' c'_est caiss caisse captu capture
3 cassé_sont central certi certifi chang_le chang_visib changel chaqu chaqu_chang chaqu_incid chaqu_migra
3 chaqu_relea chaque chef chez_nous citen citent class_par clients clois cloison clos clés_de cochées coffr
3 coffre commité considé context conto contour contred convenu coup court créées cto dans_l' dans_postg
3 de_ce de_confi de_démon de_les de_mise de_sprin de_trait depui_les des_clien des_machi des_modif des_prior
3 des_serve des_tests desce descend desig design deux_relec deux_sprin docum docum_de documen doive_être
3 donné_des données droit_à du_mois du_nom durée durées débog débog_reste débogag débute décou décrive
3 défau_est défin délég délégué dépré dépréci en_fin en_échec entrent erreurs espaces est_lancé est_limit
3 est_mise est_refus est_rouge estimat eux-m eux-mêm exame examen excep_sont exemp_de extra extrait exécuté
3 fait_en façon façon_de fermés figur_dans finie fixées flags_sont fois_le font_de forcé fuseaux fusio
3 fusionn gabar gabarit garde_une gardées gels global goûts graphiq grill grilles gros gros_fichi histo
3 histori hors hors_des ignorer il_est impat impatie implé impléme inden inden_est indenta inter inter_a
3 inter_d' inter_ne inter_sont interne interve intou intouch inval_est isort jamai jamai_plus jamais jour_à
3 jours_au jusqu_au l'_acces l'_inden l'_ingén la_bonne la_doubl la_langu la_règle la_répon la_semai
3 la_sessi laiss laissé le_chang le_coffr le_conse le_diff le_diman le_droit le_débog le_gesti le_mardi
3 le_mercr le_monde le_mot le_produ les_abrév les_api les_chang les_chiff les_décis les_déplo les_dével
3 les_estim les_fonct les_grand les_gros les_mocks les_nouve les_quatr les_quest les_recet les_relec
3 les_retou les_tests les_tradu les_vues les_étape leur_propr levé levés libel libellé lieu_de livra livrais
3 locut locuteu logiq logique longues mardi matin mercr_et mis_à mise_en mises_en modif_le modul_a modules
3 monde mot natif niveau niveaux nommé noms noms_de noms_des non note note_d' numéros objet oblig_pour offic
3 office on_atten on_n' option oui outil outils ouvre_en papie papier paque_centr par_le par_une parci
3 parcimo parra parrain partena pas_le pas_un passe_au perl perso_sauf placent plafond plaint plutô_un poids
3 pouce pour_§ premi_jour premi_étape press prest prestat prior priorit privé priya produ prude prudenc
3 précè précède préfére présu présumé pull pull_reque push_direc push_forcé périmés qa qu'_après quatr_yeux
3 que_la que_les que_par qui_casse ralen ralenti ratés recet recette refus_par regardé relea release
3 relec_vérif relevé reque request respo_de resso ressour retou_arriè retours reçoi_une reçoive rien_de
3 rien_ne rédac rédacte rédig_en régre régre_de régress régén régénér répare répétée résumé réuss réussis
3 sable sans_propr sans_repro sautés se_place se_plain second servi_jurid signa_inval signalé sinon_la soit
3 sont_accep sont_annon sont_autor sont_clos sont_décou sont_mises sorte_sans sourc source sous_§ spike
3 spikes sprints stagi standar suit suppr_la suppres sur_le sur_place systè_de sépar séparé terra tests_de
3 touche toucher tourn_avec trime_sont téles télesco télém télémét un_agent un_corre un_drape un_nom
3 un_résum un_trime une_page une_pull une_relec urgents utilise valen valent valid valid_d' valid_par valide
3 versi version viven_dans voisi voisin vues vérific y §_colon §_n' à_l' à_la à_sable à_son à_trait écrits
3 écriv écriven énumé énuméra éparg épargné équip été_rempl
2 ^atten ^avant ^chacu ^chez ^colle ^comme ^conne ^fusio ^inscr ^nul ^vous accepta accepté admis affiché
2 agenc agence aider ainsi ait alertes annex annexes annot annotat antér antérie appeler approba approch
2 arriv arrêtés artis artiste assuran attende atter atterri authors aval balay balayés binôm binôme blanche
2 bogues brut budge budget bêta calme calmes cassées cela centr chacu chacun cités clair classes classé
2 codée codées colle coller collés comptab consent consist constat conti conve copie copié corrige cours
2 criti critiqu davan davanta demande demi-jo dernier deuxi deuxièm devan devant devraie directi discute
2 discuté disposi divul divulgu donne donnent drape drapeau droits dupli dupliqu dur débat débattu débutan
2 décis décisio découpé dédié définit déjeu déjeune démon démos démén déménag dépen déployé désac détru
2 détruit effacer effacés emplo env envoyer escou escouad essai essais estimés exami examiné exclusi excus
2 excuses exempts exige exigé exigées expliqu exploit exposit factura fait famil famille fausse fil fixe
2 fixée forcés formati formu formula forum front fusion gagne garder gel gold grammai grand grands grave
2 graves grosses habil habilit habit habitue handl handler hotfi hotfixe ignorés incom incompa indiq indique
2 indép indépen inscr inscris inspe inspect instabl install intru intrusi inès joueurs lancée leads libres
2 limités longs longu luis machi machine macros majeure majeurs manuel maud menti mention merge minim
2 minimal module modèle montrée morte mortes morts médic médicau ménag ménage nettoya nommés notée notées
2 nuage néces nécessa objec objecti optim optimis owner panne pannes pare- pare-fe parte pas passe permis
2 permiss perte petra peu plafo plainte plate platefo plaus plausib playt playtes poser pourq pourquo
2 pousser pressés princ princip privi privilè probl problèm proto préci précisi préféré prépa prépare préve
2 puiss puissen quali qualité quand quinz quinze quitt quoi racco raccour recou recours regarde relai relais
2 relev relit relèv relève reman remanie remplis rendus renou renouve repro retou revienn revu ruptu rupture
2 récepti rédigés réponde résum résumen rétroac révis révisio s' saisie sautent semes semestr serai serait
2 shaders signées silenci sonne sonnent sons sorti sorties sortir squas squash style suffi suffit supposi
2 systè système tableur tant tenir terrafo tools tourné toute traités tranché trop téléc télécha urgence
2 urgent utiliso va visé viven vivent vote vous vraie vu vulné vulnéra vérifie ça échéa échéanc égali
2 égalité épuis épuisé établ établi étalo étalonn étapes œil
-2 * ^ajout ^améli ^get ^go ^ouver ^postg ^rebas ^retry ^sans ^send aband abandon absence accepte accue
-2 accueil accum accumul actions actua actuali alarme aller allers- alpha alphabé améli amélior an ancien
-2 andro android anima animati appai appaire apparai archivé arm artef artefac artic article attei au-dess
-2 auditor aussi autre basse billets bleu bloqu boucl bucke bucket bundl bundle bénéf bénéfic caches calenda
-2 carré cassent cassée cause chois choisi claus clauses cli cloné clonés close clés codes coin coinc coince
-2 colis colli collisi compara compl complèt compose compren conco concord confo conna conso consu cooki
-2 cookies corré corréla coupe courtie couvr couvren coûte crois croissa côté data demi-he depui depuis
-2 dessiné deux deven devenir devie devient devra dicti diction directs disponi disqu djang django doive
-2 doivent draft drafts du débits débor déborde découle dédou dédoubl dépar départ dépôts dérog dérogat
-2 désig désigne effet email empêc empêche envoi envoie envoyé europe exactem expire expirée export exports
-2 expre express extras exécuti facti factice fermée figur filtres forfa forfait format frais fuite gardent
-2 grammes grande graphe gravi gravité grossit génér générée générés h hacha hachage haché hachés hexad
-2 hexadéc idemp idempot idle importa impri imprima incon inconnu indexée indic indicat ingré ingrédi initi
-2 initial inlin inlinin insta intermé interpo interro intervi iso jaune jenki jenkins journau jusqu jusqu'
-2 kilos laisse langue langues latér latéral lectu lecture lents lettre leçon leçons libér libérée linéa
-2 linéair livre locales locat locatai lock long longueu lors lots lu lus mailg mailgun major majorit manda
-2 mandat masque membres messa message met middl middlew midi missi mission mkdoc mkdocs montre morce
-2 morceau motif ms média médiane name nombres notif notific nouvel nulles négatif nœud nœuds offre orang
-2 orange oublie ouvert ouverte ouvré panneau paque paral parallè parfo parfois parle part partie pause pdf
-2 petits phases pied pixel places plani planifi plant plein plusi plusieu police pompes possi possibl prenn
-2 prennen prise prises privés proch proche project prome prometh propre proprié prosp prospec préfè préfère
-2 préproc présent publica périmé quara quarant quelque quels racine ramas ramasse rasse rassemb rebaser
-2 recal recalcu redém redémar refuse refusés rejetés rejou relan relat relativ relevés remar remarqu
-2 rendues rense renseig repli repos requier reten retom retombe routeur récep rédui réduite réini réiniti
-2 réper réperto réponse répété résolut réunir réunit réuti réutili sa safar safari saut send sert seuils
-2 seul signal signés socke socket soir solde sombr sombre somme son sont sortie soumi soumiss souri souris
-2 spoul spoule sprit sprites staging struc structs stubs suite sujets sur surve surveil survi survive svelt
-2 svelte swift synta syntaxi séria sériali tableau tag tait taxes team tels termine tient tiret tirets
-2 tirée tls tournen traite traitem trian triangl triées typés télév téléver tôt unique unita unitair uri
-2 varia vecte vecteur vendu vendus venti ventila verrous veut voté vpn webso websock wheel wheels zende
-2 zendesk âges écart échoue écoute écouten égales élimina élise élisent équipag équipes état évalu être
-3 ,_l' ,_or ,_sauf ^chang ^chaqu ^depui ^penda ^sur a_son absente accep_les achet acheteu action affic_en
-3 affic_le agent_du ancie aperçu appar_en appelé appro_dans après_vingt archi arron arrondi arrête ascen
-3 ascense attend attri attribu au au-delà au_premi aussitô avancer avis_d' billet bloqués boucle calen
-3 carte_d' centi centime ceux chaqu_compt chaqu_trime charg_par chargeu chaînes chemi chemin circula
-3 clien_qui coche code_§ compila composé compten compteu conne_comme const_de contene conteni contr_n'
-3 coule couleur coupo coupons coûtent d'_admin d'_arriè d'_un d'_§ dans_un dans_une date_de de_cache
-3 de_code de_dépen de_déplo de_la de_lance de_leur de_noms de_pull de_quatr de_relea de_son de_trent
-3 depui_§ dessi deux_fois devise dialo dialogu dispa dispara disque dix dix_secon docst docstri dont
-3 dossi_de doubl doubl_, doublon du_fichi dès_que débit décle_un décon déconne dépas dépas_§ dépasse
-3 dépen_de dépense dépos dépose détec détecté e-mai e-mai_parte e-mails employé en_mars en_mémoi en_secon
-3 en_utc enfan enfant espac_de espace est_créée est_l' est_passé et et_le et_par exécu facte facteur feuil
-3 feuille fichi fichier fige filtre fois_plus forma_de frame framewo fraud fraude fuseau garde_les gauch
-3 gauche gigao gigaoct globaux hash horai horaire humid humidit hôte impor_de inactif incon_sont index_est
-3 index_sont indexés infér inférie intér intérêt invités jeton_ne jira journ_sont kafka kerbe kerbero
-3 l'_expor l'_ident l'_inter l'_§ l'_écran l'_étape la_boucl la_const la_fonct la_même la_passe la_pompe
-3 la_produ la_pull la_table lance_un laten latence le le_cache le_charg le_conte le_fichi le_hash le_mode
-3 le_même le_nom le_paiem le_pipel le_propr le_servi le_tri le_vérif lende lendema les_clien les_compt
-3 les_conne les_deman les_dialo les_dossi les_e-mai les_index les_insta les_invit les_métad les_paque
-3 les_résul les_taux lettres licen_, ligne_n' ligne_vides limitée local lue magas magasin mail maill
-3 maill_de maillag mais_pas manque manquen mars membr microse migra_s' mille milli millise mo moiti moitié
-3 moteu moteu_de moteur mqtt métad métadon même n'_accep nombr none nouve_conne numér_de négativ octet
-3 octets on_obtie or ouverts page paginée paiem paiemen par_mail par_nom par_ordre parents parte_par partn
-3 partner pas_comme pas_ouvri passe_sont passere perd perdu perso_au peut_être plus plus_de point_de polic
-3 port_§ porte portes pour_cent premi premi_ligne produ_sont produ_à profo profond proje projets propr_des
-3 protoco prépr publie puis puis_par pushs pytho_§ quand_deux quatr_jours que_dans quitte racin reche
-3 recherc reconst refre refresh rejet_les rejette renda rendait renvo reprise requi requê requê_porte
-3 requête robot_de routes récente récepte récup récupér référ référen répon_§ répét_sans résolus résumés
-3 s'_en sauf_si sauté schém schéma scrip_de secon_facte secours sens serre servi_par signale simul simulat
-3 six son_propr sont_bloqu sont_compi sont_compr sont_index sont_refus sont_résol sont_tronq sont_vérif
-3 sous-do staff stockée supprim sur_trois symbo symbole séque séquenc sûrs table_d' tampo tampon tenues
-3 thread toujo_être tradu traduit triée trois trois_fois trois_états tronq tronq_à tronqué trunk un
-3 un_bille un_délai un_jeton un_table une une_base une_minut une_nouve une_trans uniqu_dans utc valeu
-3 valeurs variant venai venait versé versés vienn_de vigne vignett vingt votes webho_sont worker workers
-3 §_corre §_désac §_et §_mo §_secon à_minui à_zéro écout_sur écrit_dans élimi états étiqu étiqu_de étiquet
-3 étoil étoiles événe événeme être_répét
-4 #3 ,_le ^modif ^une `_est a_trois abord_la accou account admin_voien adresse aléat aléatoi analy analyse
-4 ancienn annuler appar_à apparaî apparei appli_de après_chaqu au-de au-de_de auteu_d' avec_§ avert_sur
-4 besoi besoi_du besoin billi billing binai binaire bloquée carte chang_d' chaqu_gesti charg chaîn cible
-4 classif clé_manqu codeo codeown comma command comme_fichi comme_à commi_de compi const const_avec convers
-4 d'_appro d'_autre dans_codeo de_branc de_contr de_main de_plus de_publi de_repri demandé devis devrait
-4 douze du_conte du_résea démar_, dépend déplo_en désor désorma enreg enregis entie entiers envir environ
-4 envoy erreu_d' est_écrit euros expir_au expor exécute file_de filtr fin_du froid fusio_de gardés gesti
-4 gestion get gratu gratuit groupée huit hérit hériten ignor_les ignorée image images imbri imbriqu impor
-4 index invit jeton_reçoi journal jusqu_à l' l'_analy l'_angla l'_arbre l'_autre l'_en-tê la la_clé
-4 la_conve la_fin la_poign la_porte la_somme la_versi langu le_préfi le_scrip le_son le_verro leade leader
-4 les_ancie les_avis les_champ les_comma les_empre les_factu les_heure les_monta les_métri les_prix
-4 les_répon les_salle les_sessi les_signa les_webho linte_tourn list liste marqu marqués masqués maîtr
-4 maître mesur_de minute minutes monta montant monté monté_comme montés naît neuf norma normali nouve_ligne
-4 nouve_sessi nulle pagin panie panier par par_jour parco parcour parent parti_des partir pas_les patch
-4 patches penda_une phase plus_récen poign poign_de poignée posit positio post premi_du proce process
-4 que_sur rafra rafraîc recon redis rend renvoie repri repri_sur requê_sans reste_dans reste_récup retry
-4 robot règles récen réplica s'_exécu salle salles sans_numér sans_signa sauf secon_, secou simpl_ignor
-4 son_ne sont_calcu sont_charg sont_group sont_monté sont_produ sous- sous_windo stockés store suppr_reste
-4 table taux threa token topol topolog tourn tourn_sur tourne trame trans trent trente trouven tâche_en
-4 un_an un_proje un_utili une_ligne utili valab valable varia_sont vers vérifié web web_, webho webhook
-4 windo windows §_, §_quand §_§ à_parti à_§ échou écrit
-5 ,_ce =program ^deux a a_lieu absen actio adres alloc_des aperçus arbre arriven autom automat avant_l'
-5 avec_sphin broui brouill carac caractè casse cent champs chaqu_branc chaqu_push chaqu_requê chaqu_écrit
-5 chargée clé comme_sans compo compres compt compte conse_dans curse curseur date des_regis doit_être dossi
-5 dossier défau défaut en-tê en-tête envir_de envoyés est_conse est_const est_vide expiren fois go hook
-5 horod_sont import inact instant jeton jour_après l'_appli l'_assis l'_entré la_casse la_colon la_file
-5 la_page la_plus la_régio la_sorti la_tâche la_valeu le_hook le_workf les_aperç les_broui les_comme
-5 les_notes les_requê les_utili lettr ligne lit lues mais manquan messa_sont minui minuit minut mémoi
-5 mémoire métri métriqu n'_écrit navig navigat ne_peut ne_voit notes négat ont_besoi paque_sans par_défau
-5 peut peut_pas peuve peuvent pin plong plongem prend produit push_sur quatr quatre que_l' regis registr
-5 rejet route régio région régla réglage réparti résol s'_affic sa_propr se_ferme secon secre_sont selon
-5 sensi sensi_à sensibl ses sessi session sont_génér sont_lues sphin sphinx sur_la taire termina transac
-5 trava_de tâche un_docum une_semai une_tâche uniques venue venues verro versi_§ visib visible vocal voit
-5 worke zéro écout égale
-6 #1 ^seul ^§ ans appar appli applica archive bille blocs blocs_de calcu calculé chiffré cinq conne
-6 de_docum de_revue décle déclenc démarre est_jamai expir factu ferme file hebdo hebdoma horod horodat
-6 ignor ignore job job_de l'_agent l'_impor l'_ordon la_carte le_job le_point le_port le_robot les_blocs
-6 les_ligne les_pages lève mesur mesure mode ne_peuve obtie obtient ordon ordonna ouver pages point pompe
-6 reçoi_§ répli rôle seconde secret seul_le si_la sont_chiff sont_stock toute_les toutes trouv_dans
-6 un_déplo vaut verrou vides voien voient workf workflo § §_minut
-7 #2 ^l' ^la ^le ^un affic aperç après_l' au_démar au_plus branc_est cache compr connexi corresp crée_une
-7 doit délai démarra facture fils la_fois masqu par_§ parti port prix sont_dans tri utilisa vide à_chaqu
-7 écrit_direc écritur
-8 @ ^` arriv_par constru crée donc en_json figure json le_champ manqu paren partiti stock test_est
-9 ` a_une affiche champ contrat démar se_trouv
"""
