"""Which way French words lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
10 ,_pas =people ^on appro est_à on
9 approuv astre astrein circule consi de_signa déplo_après les_contr métie métier qui sql sécur sécurit
9 §_ligne
8 ^qui chang code couve_ne dana de_garde est_de il l'_astre plutô plutôt publiqu relec sont_à sprin sur-l
8 sur-le- touch trava_sur un_comme §_heure
7 , =source accor avec_les conce concept corri dans_les de_sécur droit décid dépôt en_angla fonct fonctio
7 incid inciden ingén ingénie inter journée le_code le_respo les_const messa_de nous petit portabl portent
7 pr publi qui_échou respo respons rien s'_écrit serve_de sont_docum stand tout uniquem vieil_branc étein
7 éteint
6 ^il ^notre ^plus ^plutô ^quand ^tout ^toute accès acqui acquitt aide alert analy_de archite atten avance
6 avant baiss cas chaqu_servi circu circu_par clien_sont compt_rendu consign constan corrigé d'_aide
6 de_charg destr destruc deux_versi discu docum_dans décide en_ligne en_produ endpo endpoin est_consi est_d'
6 est_suspe est_une exigent expér expérie faut figuren fin_de flags groupe gênan gênant inven inventa
6 l'_utili l'_équip la_revue le_wiki les_corre les_donné migra migrati mise modif modifie netto noteb
6 noteboo notre nouve_dépen nouveau nuit_sont perso personn porta possè possède pour print print_dans
6 product propo proposi qu' quest quest_de questio relecte relectu reste revie revient rouge rédig sans se
6 singl singlet sprint suppo suppr_au suspe suspend ticket traiter tranc trava traîn traîne trois_jours
6 urgen wiki à_deux évite
5 ,_car ,_on ^entou ^nous ^pour ^quico abais abaissé accom accompa accordé accès_à agents ajout amis angla
5 anglais annon annulée après_trent attenti avant_toute baisse bogue burea ce celui_qui changem changen chat
5 chez code_sans collè collègu comme_par commerc contr contr_en contrib contrôl de_log de_requê deman_de
5 des_clien direc direct disen disent du_code début dépenda dével dévelop effac emplo en_root endpo_sont
5 entou entoure est_jeté estim exerc exercic exige_un explo explora extra finisse font jeté jour jours jurid
5 juridiq la_fusio la_main la_perso le_chat le_dépôt le_numér le_vendr les_accès les_agent les_amis
5 les_excep les_ingén les_noms les_pull les_scrip les_secre les_stagi livrées log lui-m lui-mêm lundi
5 messa_d' mois ne_touch on_ne ont_lieu par_des pas_dans pas_du pour_chaqu pour_que quelq_un quelqu' quico
5 quiconq quitt quitten refac refacto regar root répétés rétro s'_écriv sacré sacrée savoi savoir scripts
5 se_fait se_font si_le sont_annul sont_répét sorte sortent stagiai suivent support sur_des tables
5 tests_sont touche trava_en travail trime trimest un_test une_seule uuid vendr vendred yeux §_est à_évite
5 équipe
4 ,_les =work ^d' ^dans ^nos a_le a_un abord abrév abrévia accord accès_sont actifs afin ajoute alarmes
4 alert_du alert_en alerte annoncé api appelle arriv_jamai asser asserti atten_la au_vert aucune aux avanc
4 avant_chaqu black bots bureau ce_dépôt celui chaqu_tâche coché comme comment commi commite commo commodi
4 compati consent conte_des contena context continu convent copiées corre_urgen correct coupé coupées court
4 d'_abord d'_appel d'_erreu de_base de_les de_perfo de_schém de_sorti des des_serve descr descrip
4 deux_jours diff docum_s' donné doubl_authe doute doute_, droit_à du_métie duren durent décli décliné
4 découpe décri démonst en_franç enric enrichi entré_dans est_laiss est_refus exame examen extrait faire
4 featu_flags formate franç françai frontiè fusionn garde_une gels globale il_faut impat impatie imports
4 incid_sont instabl interru la_docum la_doubl la_journ la_logiq la_règle la_vérif laiss langu_du le_coffr
4 le_gesti le_readm le_ticke le_week- les_abrév les_dével les_featu les_grand les_incid les_inter les_quatr
4 les_rappo les_étape leur_propr limité linte_est livré locut locuteu logiq logique lui main maint mainten
4 mercr mercred mises mocks modul mot n'_arriv natif nettoyé nomma nommage noms_de nos note note_d' nouve
4 oblig obligat offic oubliés outil par_commo par_une parta passent path path_dans penda_les perfo perform
4 perso_ne petites peut_saute place plus_rien plutô_que poids pour_§ pr_est prima primair privées propres
4 prosc proscri préfé présu présumé pytes pytest qu'_après quand_quelq quelq qui_a readm readme redém_le
4 relea release relue relues reque_reste reste_sous reçoi_un rien_n' rien_ne runbo runbook rédige répét
4 résum rétrosp réunion saute sauter sauve_est scrip secrets sont_accor sont_clos sont_en sont_mises
4 sont_netto sont_oblig sont_prosc sont_relue sont_signa sont_étouf sourc source stand-u suive suive_le
4 temps terminé test tests_de ticke ticke_sans touch_pas toujo_path tout_le tradu_sont trait_comme tranche
4 troisiè tâche_, télém télémét tête un_conte un_mois une_comma une_entré une_relec une_versi utili_toujo
4 varia_globa vendo vendor vert vit vérific week- week-en à_une échec_sont écriv_en élevé élevés épingle
4 équip étouf étouffé éviter évité évitées
3 ,_ensui ,_et ^celui ^dana ^des ^en ^pas ^perso accom_d' accus accuse actif alertes année api_publi apparit
3 appro_les approba arrêtés atten_de attendr atter atterri au_lieu autor_à aux_quest avalé avalées avant_que
3 bac bac_à balay balayés base base_de bench benchma bibli bibliot bloque bonne bonne_façon boolé booléen
3 bout_d' builds c' c'_est caiss caisse captu capture central certi certifi chang_le changel chaqu
3 chaqu_chang chaqu_incid chaqu_relea chaque chef chez_nous chiff_de class_par clés_de cochées coffr coffre
3 commité commu considé conto contour contred coord coordon copié corre_de coup créées cto dans_le de_conce
3 de_confi de_journ de_l' de_licen de_prix de_produ depui_les des_modif des_tests descend deux_appro
3 deux_relec discu_avec discuss docum docum_de documen donne donné_des du_temps décrive défau_est démo démos
3 dépen elles emploie en_dix ensui ensuite espaces est_lancé est_limit est_rouge estimat eux-m eux-mêm
3 excep_sont exemp exemple exter externe façon façon_de fermés figur_dans finie finis_dans flags_sont
3 fois_le force force-p forcé forma front fusio gardées globa grill grilles gros gros_fichi histo histori
3 ignorer image_de implé impléme inden inden_est indenta inqui inquiét inter_ne inter_sont interfa interne
3 interve intou intouch inval_est isort jamai jamai_plus jamais jeudi journ_des jours_au jusqu_au l'_acces
3 l'_accor l'_inden l'_insta la_bonne la_langu la_relec la_répon laissé le_chang le_diff le_débog le_forma
3 le_mardi le_mot le_premi le_suppo les_api les_assis les_décis les_démos les_dépen les_déplo les_erreu
3 les_essai les_estim les_gros les_ident les_lire les_mocks les_nouve les_proto les_quest les_recet
3 les_relec les_retou les_tradu les_vues leurs leurs_propr levé levés lieu_de livra livrais longs macros
3 magiq magique majeu manue manuell mardi matin matér matérie minus minuscu mis_à mise_en modif_le modul_a
3 modules modèle ne_part noms noms_des non numéros néces_pour objec objecti objet oblig_pour office on_atten
3 on_n' option ordre_des outils ouvre_en owner paque_centr par_le par_son parci parcimo parra parrain
3 partagé partena pas_le penda_le perl permi perso_de peuve_être placent plafo plafond plain plutô_un pouce
3 pousser premi_étape press privé priya prototy prude prudenc précè précède prépa publi_sont pull pull_reque
3 push_direc push_forcé périmés qa quand_la quatr_yeux que_par qui_casse rappo rapport ratés recet recette
3 regarde relec_vérif relevé rendus reque request respo_de resso ressour resta restaur reste_hors retou
3 retou_arriè retours revue rfc rouges rédig_un régre régress répare répétée résumen résumé réuss réussis
3 sable sans_propr sans_repro sautés scann scanner se_place secre_peuve seule seule_fois signa_inval
3 sinon_la soit sont_accep sont_annon sont_coupé sont_renou sorte_sans sorti stagi standar suit sur_main
3 sur_place sépar séparé table_des terra terrafo tests_insta toucher tourné tout_nouve trop téles télesco
3 un_bench un_drape un_index urgents utilise valid valid_d' versi version verte vient vieux viven_dans voisi
3 voisin vont_dans vraie vues vulné vulnéra §_colon à_jour à_sable à_son à_trait à_trois écrits écriv
3 écriven énumé énuméra éparg épargné éping équip_plate établ établi été
2 ^atten ^avant ^ce ^chacu ^chez ^conne ^fusio ^nul ^rien ^seule accepta accepté acces accessi affiché affir
2 affirma aider ainsi ait alarm anciens annot annotat antér antérie appel approch arrêter assis assista
2 attende authe authent authors autres aval baux bloquen bogues bout brut build bêta candi candida cassées
2 cela chacu chacun chargés chiffre clair classes classé clients clois cloison collé collés commun compa
2 comptes confi confian confirm consist constat conti copie corrige corvé corvée courr courrie cours coûteus
2 davan davanta demi-jo desce deuxi deuxièm devan devant devraie directe discute discuté donnent données
2 drape drapeau droits dupli dupliqu débog débogag débutan débuten décis décisio décou déjeu déjeune démon
2 démén déménag déployé effacer effacés entrepô env envoyer erreurs essai essais estimés exami examiné
2 exclusi exige expirés expos exposit factura famil famille fausse figer forcés formati garder gel grandes
2 grands grosses group habit habitue handl handler hors hotfi hotfixe incom incompa indiq indique indép
2 indépen inspe inspect install intru intrusi lancée leur libre libres limit limités longu longues majeure
2 majeurs maxim maximum merge micro microlo module morts ménag ménage nettoya noctu nocturn notée notées
2 officie ont ops optio oui papie papier pare- pare-fe pas passe passé patie patient permis perte plainte
2 plaus plausib poser pourq pourquo pousse pressés prest prestat princ princip prior priorit privi privilè
2 probl problèm produ prolo prolong proto préfére prépare préve prévenu puiss puissen périm quand quinz
2 quinze quoi racco raccour ralen ralenti recou recours regardé relev relit relu relèv relève reman remanie
2 rempl rendu repro reçoive récepti rédigés réglé réglés régén régénér réponde résil résilie rétroac s'
2 sautent seize semes semestr serai serait signalé signées silenci son sonne sonnent sorties sortir spike
2 spikes sprints squas squash style suffi suffit sujet supposi tenir tiers tombe tools toujo toujour traités
2 tranché type urgence utiliso valen valent validat valide variabl venu vu à ça échus échéa échéanc égali
2 égalité étalo étalonn œil
-2 * ^ajout ^améli ^copie ^depui ^get ^rebas ^send aband abandon absence accepte accum accumul achet acheteu
-2 actua actuali adminis alarme aller allers- alpha alphabé améli amélior and aperçu appai appaire apparai
-2 apparti appelé arbres archi arm attei attend attente au-delà au-dess auditor auteu autre avancer billet
-2 billets bleu bloqués boucle bucke bucket bug bundl bundle caches calenda carré carrés cassent cassée
-2 catég catégor cause charge chargeu chaînes chois choisi claus clauses cli cloné clonés coche codes coinc
-2 coince compila compile compilé compl complèt composé compren conco concord conna connais conserv conso
-2 console consu corre corré corréla coupo coupons courtie couvr couvren coûte crois croissa dans data deman
-2 demi-he depui depuis dessiné deux deven devenir devie devient devise devrait dispo disponi doive doivent
-2 doubl draft drafts débits débor déborde découle dépar départ dépôts désig désigne détec détecté e-mai
-2 e-mails effet email empêc empêche encor encore envoi envoie europe exactem expire exports facte facteur
-2 facti factice fermée figur filig filigra filtres forfa forfait frais fronten fusea gardent gauch gauche
-2 gigao gigaoct grammes grande grossit génér générée générés h hacha hachage haché hachés hexad hexadéc
-2 horai horaire idemp idempot idle illis illisib importa impri imprima inact inactiv incon inconnu indexée
-2 indic indicat ingré ingrédi intermé interro intég intégré intérêt inuti inutili iso jenki jenkins jeu
-2 jira jusqu jusqu' kilos langue langues latér latéral lettre lettres leçon leçons libér libérée livre
-2 locales lock lors lot lots lus magas magasin mailg mailgun major majorit manda mandat mars masque messa
-2 message mesure met middl middlew mineure missi mission mkdoc mkdocs modèles moind moindre moins montr
-2 montre morce morceau ms média médiane name neuf nginx niveaux none not notif notific nulles négatif nœud
-2 or orang orange ou oublie ouvert paginée paral parallè parent parfo parfois parle partici pdf petits
-2 phases pied pixel places plani planifi plant plein points polic police porte possi possibl postg postgre
-2 poussé premi premier pris privés provi provien préfè préfère périmé quels racine racines ramas ramasse
-2 ramen ramenée rasse rassemb recal recalcu redem redeman redes redessi redém redémar refre refresh refuse
-2 rejetés rejou relan remar remarqu rendues repri requier reten retir retire retom retombe routeur rédui
-2 réduite résolus résolut résumés réunir réunit réuti réutili saisie saut sauté schém schéma secours send
-2 sert seuils signale signi signifi signés simulat soir solde sombr sombre sont sortie spoul spoule sprit
-2 sprites staging stockag struc structs swift séque séquenc sûrs tag tait taxes team tels termine tient
-2 tiret tirets tirée titre tls tournen traite traitem transmi trouv tuile tuiles télép télépho télév
-2 téléver unique unita unitair uri vendu vendus venti ventila verroui verrous versé versés veut voté webso
-2 websock wheel wheels zoom âges écart écouten édite éditeur égale égales équipag être
-3 ^chang ^chaqu ^modif a_son a_trois absente action affic_en affic_un ancienn appar_en appar_à appro_dans
-3 arriv arriven artef artefac ascen ascense au-de au-de_de au_premi auteur avis_d' binai binaire boucl
-3 broui brouill bénéf bénéfic calen carte_d' cent centi centime ceux chaqu_compt chaqu_trime chaîn chemi
-3 chemin chiff circula code_§ codeo codeown colis comma command compten compteu conne_comme const const_de
-3 conteni cooki corre_, coule couleur coûtent d'_arriè d'_un dans_` dans_codeo dans_un de_branc de_cache
-3 de_commi de_déplo de_la de_lance de_noms de_plus de_publi de_pull depui_§ dessi deux_fois devis dialo
-3 dialogu dispara disqu dix_secon djang django docst docstri dont doubl_, doublon douze débit décle_un
-3 décon déconne dépas dépasse dépen_de dépos dépose désor désorma en_mémoi en_utc en_§ enfan enfant enreg
-3 enregis envir_trois envoy espace est_recon et_le expir_au expirée expor expre express fenêt fenêt_de
-3 fenêtre feuil feuille fichi fichier fige filtre fin_du fraud fraude fuseau fusio_de gratu gratuit huit
-3 humid humidit hôte image images imbri imbriqu impor_de incon_sont index_est index_sont indexés insta_sont
-3 intér invités jeton jeton_ne jeton_reçoi journau kafka kerbe kerbero l'_adres l'_analy l'_angla l'_une
-3 l'_§ l'_étape l'_état la_ci la_fin la_fonct la_même la_passe la_pompe la_pull la_table lance_un langu le
-3 le_cache le_compt le_même le_paiem le_propr le_préfi le_rôle le_servi le_tri le_verro le_vérif lende
-3 lendema lents les_admin les_ancie les_conne les_expre les_image les_index les_insta les_invit les_monta
-3 les_métad les_métri les_paque les_résul les_salle les_taux les_webho ligne_n' ligne_vides limitée local
-3 long lue mail maill maill_de maillag mais_pas marqu masqués maîtr maître mesur midi migra_s' mille milli
-3 millise mineu minui minuit mo moiti moitié monta montant moteu moteu_de moteur mqtt métad métadon
-3 n'_accep norma normali nulle numéro négativ octet octets on_obtie ouverts page paiem paiemen panie panier
-3 paque paquets par_mail par_ordre par_paque parta_jamai partent parti_des partn partner pas_comme
-3 pas_ouvri passere perdu perso_au peut_être peuve_pas plus pompes portes premi_du profo profond proje
-3 projets prome prometh propr_base propr_schém proprié prote protect publie puis pushs pytho_§ quand_deux
-3 quara quarant quatr quatr_jours que_dans que_des que_sur rafra rafraîc reche recherc reconst refus
-3 refusée rejet_les rejette renvo reprise requi requê requête reste_dans robot_de route récente récepte
-3 récup récupér référ référen réini réiniti répét_sans répété rôles s'_en s'_exécu saisi salle salles
-3 sans_signa scrip_de se_ferme secou selon sens serre servi_par seul signé_avec simul six son_propr
-3 sont_calcu sont_charg sont_compr sont_index sont_produ sont_vérif sous-do staff stockée suppr_d' sur
-3 sur_la sur_les sur_§ symbo symbole séria sériali tableau taire tampo tampon tenues termi thread
-3 toujo_être tourn tourn_à tourne traduit trent trente triée trois_états tronq_à trouven trunk tâche_en un
-3 un_délai un_table un_utili une une_minut une_nouve une_semai une_trans uniqu_dans utc valeurs variant
-3 vienn_de vigne vignett votes worker workers §_corre §_mo §_ne §_secon à_minui à_zéro échou écout états
-3 étoil étoiles événe événeme
-4 #3 ,_ce `_est a abord_la accou account actio aléat aléatoi analy analyse annuler apparaî apparei arron
-4 arrondi arrête au avec_sphin avec_§ avert_sur besoi besoi_du besoin bille billi billing bloquée calculé
-4 casse champs chang_d' cible classif clé clé_manqu comme_à compi const_avec convers cookies d'_autre date
-4 de_code de_contr de_leur de_main de_repri de_revue demandé depui_le diman dimanch dispa disque dix du
-4 du_conte du_résea dépend entie entiers envir environ envoyés erreu_d' est_écrit et euros exécu exécute
-4 file_de fils filtr froid gardés gesti gestion get go groupée hebdo hebdoma hérit hériten ignor_les
-4 ignorée impor invit journal jusqu_à l'_arbre l'_assis l'_autre l'_en-tê l'_entré l'_index l'_inter
-4 l'_ordon la la_clé la_colon la_const la_conve la_page la_plus la_poign la_porte la_produ la_régio
-4 la_valeu le_conte leade leader les_avis les_champ les_clien les_comma les_comme les_cooki les_empre
-4 les_factu les_heure les_prix les_répon les_sessi les_signa ligne list liste locat locatai lues manquan
-4 manque marqués messa_sont minute mode monté montés n'_écrit naît nouve_ligne nouve_sessi ordon ordonna
-4 pagin paque_sans par par_jour parco parcour parents partir pas_les passe_sont patch patches penda_une
-4 peuve peuvent phase pin plus_récen poign poign_de poignée posit positio proce process quatre racin recon
-4 redis rend renvoie repri_sur requê_porte requê_sans reste_récup retry robot règles récen régio région
-4 réplica sa_propr sans_numér secon_, sensi sensi_à sensibl simpl_ignor sont_group sont_lues sont_tronq
-4 sous- sous_windo sphin sphinx stockés store table taux threa token topol topolog tourn_sur tradu trois
-4 trois_fois tronq tronqué tâche un_docum un_proje utili valab valable valeur vaut venue venues vers
-4 vérifié webho webhook windo windows zéro §_quand à_parti écrit état être_répét
-5 =program ^deux ^une a_lieu a_pas absen aperçus appli applica après_chaqu après_l' attri attribu autom
-5 automat avis blocs blocs_de calcu carac caractè carte chaqu_branc chaqu_gesti chaqu_push chaqu_écrit
-5 charg chargée commi_de compo compres compt compte conse_dans contene curse curseur deman_d' doit_être
-5 dossi dossier défau défaut démar_, démarre déplo_en en-tê en-tête envir_de est_conse est_const est_jamai
-5 expiren factu ferme fois hook horod_sont ignor ignore import index instant jour_après l' l'_agent
-5 l'_appli la_casse la_file la_fois la_sorti la_tâche le_hook le_point le_port le_scrip le_workf les_blocs
-5 les_nombr les_notes les_pages les_requê les_utili lettr linte_tourn lit mais minutes mémoi mémoire métri
-5 métriqu même navig navigat ne_peut ne_voit nombr nombres notes négat ont_besoi pages par_défau peut_pas
-5 plong plongem post prend push_sur regis registr rejet reçoi_§ régla réglage réparti résol rôle s'_affic
-5 sa secre_sont secret ses si_la sont_génér suppr_reste termina toute_les toutes trame trans transac
-5 une_tâche uniques valeu varia_sont versi_§ vingt visib visible vocal voien voient voit worke workf
-5 workflo §_, §_minut §_§ à_chaqu à_§ étiqu étiquet
-6 #1 ^l' ^seul ^§ adres adresse ans arbre archive au_plus avant_l' chaqu_requê chiffré conne crée_une
-6 de_docum décle déclenc est_vide expir file horod horodat job job_de l'_impor la_carte le_job le_robot
-6 les_ligne lève masqu minut ne_peuve obtie obtient ouver par_§ paren peut point pompe port répli sauf
-6 secon seconde sessi session seul_le sont_chiff sont_dans sont_stock trava_de un_déplo utilisa verrou §
-6 écrit_direc écritur
-7 #2 ^` ^la ^le ^un a_une affic aperç appar arriv_par au_démar branc_est cache compr connexi corresp doit
-7 délai démarra en_json facture json manqu parti prix produit se_trouv stock tri verro vide vides
-8 affiche champ cinq constru contrat donc démar figure le_champ partiti test_est trouv_dans
-9 @ `
-10 crée
"""
