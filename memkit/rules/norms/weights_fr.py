"""Which way French words lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
10 ,_pas ^on ^toute est_à les_contr on
9 =people appro approuv consi de_signa métie métier qui sql suppo §_ligne
8 ^qui accor amis astre astrein chang circule code conce concept dana dans_les de_garde deux_versi
8 déplo_après est_de est_le fin_de il l'_astre le_wiki plutô plutôt portent pr propo proposi publi publiqu
8 qui_échou relec serve_de sont_à sprin support sur-l sur-le- sécur sécurit trava_sur un_comme vieil_branc
8 wiki §_heure
7 =source ^plus ^quand aide avant cas celui_qui contrib couve_ne d'_aide de_charg de_nivea direc direc_dans
7 droit début décid dépôt en_angla expér expérie faut fonct fonctio ingén ingénie journée le_code le_respo
7 les_ident maint mainten mercr mercred messa_de microlo mois nous nouveau pour quest questio quico quiconq
7 reste revie rien rétro s'_écrit se sprint stand tout traîn traîne étein
6 , ^il ^nos ^notre ^plutô ^pour ^tout accès_à acqui acquitt analy_de après_trent atten avance avec_les
6 avis_du baiss burea celui charg_sans circu_par consign contr_en corri de_log de_sécur deman_de destr
6 destruc deux_jours discu docum_dans démo dépenda endpo endpoin ensui ensuite est_d' est_suspe exemp explo
6 figuren flags gênan gênant incid inciden interfa inven inventa jours jurid juridiq l'_utili l'_équip
6 la_main la_revue le_suppo les_const les_excep les_secre log mise modif modifie netto nos noteb noteboo
6 notre nouve_dépen nuit_sont on_ne ont_lieu par_les pas_du perso personn porta portabl possè possède print
6 qu' quest_de relecte relectu respo respons root rouge rédig rétrosp sans se_fait singl singlet sont_docum
6 suivent suppr_au suspe suspend ticket tiers touch tout_le traiter tranc trime trimest uniquem urgen vit
6 à_deux éteint
5 ,_on ^dans ^perso ^quico a_un abais abaissé abord accom accompa accord accordé accès ajoute alert alerte
5 angla anglais annon archite asser asserti atten_de attenti autor_à aux avant_que baisse bureau changem
5 changen chaqu_servi chat chez chiff_de chiffre circu clien_sont coché code_sans collè collègu comme_par
5 commerc compt_rendu constan contr contrôl copie_de corre_de correct corrigé coupé coupées de_base de_print
5 des descr descrip diff disen disent décide effac elles en_franç en_ligne en_produ endpo_sont est_consi
5 est_jeté est_laiss estim exerc exercic exigent finisse franç françai globa jeté jour la_fusio la_journ
5 la_perso le_chat le_dépôt le_formu le_numér le_vendr les_corre les_donné les_ingén les_proto les_stagi
5 livré lundi magiq magiq_reçoi magique manue matér matérie messa_d' migra migrati ne_touch nivea par_celui
5 passent petit pour_chaqu print_dans product propres prototy présenc publi_sur quelq_un quelqu' quitten
5 regar relue relue_par relues rempl reste_hors revient runbo runbook s'_enreg sacré sacrée saute sauve_est
5 savoi savoir secrets seule si_le sont_relue sont_signa sorte sortent stagiai suive terminé tests_sont
5 trava trava_en travail trois_jours tâche_, un_test une_seule uuid vient yeux à_publi à_une à_évite équipe
5 évite
4 ,_car ,_jamai ,_les =agent =work ^en ^entou ^nous a_le a_ouver accès_sont actifs afin agents ajout alarmes
4 alert_du alert_en annoncé annulée api appelle arriv_jamai arrive arrivé atten_la au_vert aucune avanc
4 avant_chaqu avant_le avant_toute bench benchma bipeu bipeur black bogue bots ce ce_dépôt chaqu_expér
4 chargés chez_nous clust cluster comme comment commi commite commo commodi commu compati conte_des contena
4 continu convent copiées corre_urgen d'_abord d'_appel d'_erreu dans_le de_comme de_perfo de_repro de_requê
4 de_schém de_sorti des_donné desig deux_appro direct directe discuss docum_s' donné doubl_authe doute
4 doute_, du_code du_métie du_temps duren durent début_par décli décliné décri démonst dével dévelop emploie
4 en_dix en_root enric enrichi entou entoure entre_deux entré_dans est_une exemple exige_un explora expér_a
4 exter externe faire featu_flags fois_l' font force force-p formate frontiè globale groupe il_faut imports
4 incid_sont inqui inquiét interru jamai_sur jetés jeudi l'_accor l'_insta la_compt la_docum la_logiq
4 la_relec la_vérif langu_du le_clust le_readm le_systè le_ticke le_week- les_accès les_agent les_amis
4 les_déplo les_erreu les_featu les_incid les_inter les_noms les_pull les_rappo les_scrip leur leurs_propr
4 libre limité linte_est livrées lui lui-m lui-mêm main majeu manuell marke marketi micro minus minuscu
4 mises mocks modul modèl_§ n'_arriv nettoyé nomma nommage nouve néces_pour oblig obligat oubliés par_commo
4 par_des par_son par_trime pas_d' pas_dans path path_dans penda_le perfo perform permi perso_de perso_ne
4 petites peut_saute place plain plus_rien plutô_que porte_des pour_que pr_est prima primair privées prosc
4 proscri préfé prése publi_reste publier pytes pytest quand_quelq quelq qui_l' readm readme redém_le refac
4 refacto reque_reste respo_de resta restaur reste_sous rfc rien_n' rouges rédige répét répétés réunion
4 s'_écriv sauter scann scanner scrip scripts se_font secre_peuve semai semaine sont_accor sont_annul
4 sont_coupé sont_en sont_netto sont_oblig sont_prosc sont_renou sont_répét sont_étouf stand-u suive_le
4 sur_des tables temps test ticke ticke_sans touch_pas toujo_path tout_nouve trait_comme tranche troisiè
4 trouvés tête un_conte un_mois une_comma une_entré une_versi utili_toujo varia_globa vendo vendor vendr
4 vendred vert verte vieux week- week-en §_est à_jour à_trois échec_sont écriv_en élevé élevés éping épingle
4 étouf étouffé éviter évité évitées
3 ,_ensui ,_et ,_puis ^ce ^celui ^d' ^dana ^des ^pas ^rien ^seule abrév abrévia accom_d' accus accuse actif
3 admin afin_de anciens année api_publi apparit appro_les appro_sont assur attendr au_lieu aucun_fonct
3 aux_autre aux_quest avalé avalées bac bac_à base_de bibli bibliot bloqu_la bloque bloquen bonne
3 bonne_façon boolé booléen bout_de bouto boutons branc_` branc_de build builds c' c'_est caiss caisse captu
3 capture cassé_sont central chang_le changel chaqu chaqu_chang chaqu_incid chaqu_migra chaqu_relea chaque
3 chef citen citent class_par clients clois cloison clés_de cochées coffr coffre commité commun considé
3 context conto contour contred convenu coup court créées cto dans_l' dans_postg de_ce de_confi de_démon
3 de_les de_mise de_sprin depui_les des_clien des_machi des_modif des_prior des_serve des_tests desce
3 descend design deux_relec deux_sprin docum docum_de documen doive_être donné_des données droit_à du_mois
3 du_nom durée durées débog_reste débogag débute décou découpe décrive défau_est défin délég délégué en_fin
3 en_échec entrent erreurs est_lancé est_limit est_mise est_refus est_rouge estimat eux-m eux-mêm exame
3 examen excep_sont exemp_de extra extrait exécuté fait_en façon façon_de fermés figur_dans finie fixées
3 flags_sont fois_le forcé fuseaux fusio fusionn gabar gabarit garde_une gardées gels global goûts graphiq
3 grill grilles gros gros_fichi histo histori hors hors_des ignorer il_est impat impatie implé impléme inden
3 inden_est indenta inter inter_a inter_d' inter_ne inter_sont interne interve intou intouch inval_est isort
3 jamai jamai_le jamai_plus jamais jours_au jusqu_au l'_acces l'_inden l'_ingén la_bonne la_branc la_doubl
3 la_langu la_répon la_semai la_sessi laiss laissé le_chang le_coffr le_conse le_diff le_diman le_droit
3 le_débog le_gesti le_mardi le_mercr le_monde le_mot le_produ les_abrév les_api les_chang les_chiff
3 les_décis les_dével les_estim les_fonct les_grand les_gros les_mocks les_nouve les_quatr les_quest
3 les_recet les_relec les_retou les_tests les_tradu les_vues les_étape leur_propr levé levés libel libellé
3 lieu_de livra livrais locut locuteu logiq logique longues mardi matin mercr_et mis_à mise_en mises_en
3 modif_le modul_a modules monde mot natif niveau niveaux nommé noms noms_de noms_des non note note_d'
3 numéros objet oblig_pour offic office on_atten on_n' option oui outil outils ouvre_en papie papier
3 paque_centr par_le par_une parci parcimo parra parrain parte partena pas_un passe_au passe_par perl
3 perso_sauf placent plafond plaint plutô_un poids pouce pour_§ premi_jour premi_étape press prest prestat
3 prior priorit privé priya produ prude prudenc précè précède préfére présu présumé pull pull_reque
3 push_direc push_forcé périmés qa qu'_après quatr_yeux que_la que_les qui_a qui_casse ralen ralenti ratés
3 recet recette refus_par regardé relea release relec_vérif relevé reque request resso ressour retou_arriè
3 retours reçoi_une reçoive rien_de rien_ne rédac rédacte rédig_en régre régre_de régress régén régénér
3 répare répétée résumé réuss réussis sa_branc sable sans_propr sans_repro sautés se_place se_plain second
3 servi_jurid signa_inval signalé sinon_la soit sont_accep sont_annon sont_autor sont_clos sont_décou
3 sont_mises sorte_sans sourc source sous_§ spike spikes sprints stagi standar suit suppr_la sur_le
3 sur_place systè_de sépar séparé terra terrafo tests_de tools touche toucher tourn_avec trime_sont téles
3 télesco télém télémét un_agent un_drape un_nom un_résum un_trime une_page une_pull une_relec urgents
3 utilise valen valent valid valid_d' valid_par valide versi version viven_dans voisi voisin vues vérific y
3 §_colon à_ce à_l' à_la à_sable à_son à_trait écrits écriv écriven énumé énuméra éparg épargné équip
3 été_rempl
2 ^atten ^avant ^chacu ^chez ^colle ^comme ^conne ^fusio ^inscr ^nul ^vous accepta accepté admis affiché
2 agenc agence aider ainsi ait alertes annex annexes annot annotat antér antérie appel appeler approba
2 approch arriv arrêtés artis artiste assuran attende atter atterri authors aval balay balayés binôm binôme
2 blanche bogues brut budge budget bêta cassées cela centr certi certifi chacu chacun cités classes classé
2 clos codée codées colle coller collés comptab consent consist constat conti conve copie copié coqui
2 coquill corrige cours criti critiqu davan davanta demande demi-jo dernier deuxi deuxièm devan devant
2 devraie directi discute discuté disposi divul divulgu donne donnent drape drapeau droits dupli dupliqu dur
2 débog débutan décis décisio découpé dédié définit déjeu déjeune démon démos démén déménag dépen déployé
2 dépré dépréci désac détru détruit effacer effacés emplo env envoyer escou escouad espaces essai essais
2 estimés exami examiné exclusi excus excuses exempts exige exigé exigées expliqu exploit exposit factura
2 fait famil famille fausse fil fixe fixée forcés formu formula front fusion gagne garder gel gold grammai
2 grand grands grave graves grosses habil habilit habit habitue handl handler hotfi hotfixe ignorés incom
2 incompa indiq indique indép indépen inscr inscris inspe inspect instabl install intru intrusi inès joueurs
2 juge lancée leads libres limités longs longu luis machi machine macros majeure majeurs manuel maud menti
2 mention minim minimal module modèle montrée morte mortes morts médic médicau ménag ménage nettoya nommés
2 notée notées nuage néces nécessa objec objecti optim optimis owner panne pannes pare- pare-fe pas passe
2 permis permiss perte petra peu plafo plainte plate platefo plaus plausib playt playtes poser pourq pourquo
2 pousser pressés princ princip privi privilè probl problèm proto préci précisi préféré prépa prépare préve
2 publié puiss puissen quali qualité quand quinz quinze quitt quoi racco raccour recou recours regarde relai
2 relais relev relit relu relèv relève reman remanie remplis rendus renou renouve repro retou revienn revu
2 ruptu rupture récepti rédigés réponde résum résumen rétroac révis révisio s' saisie sautent semes semestr
2 serai serait shaders signées silenci sonne sonnent sons sorti sortir squas squash style suffi suffit
2 supposi suppres systè système tableur tant tenir tourné toute traités tranché trop téléc télécha urgence
2 urgent utiliso va visé viven vivent vous vraie vu vulné vulnéra vérifie ça échéa échéanc égali égalité
2 épuis épuisé établ établi étalo étalonn étapes
-2 * ^ajout ^améli ^get ^go ^ouver ^postg ^rebas ^retry ^sans ^send aband abandon absence accepte accue
-2 accueil accum accumul actions actua actuali alarme aller allers- alpha alphabé améli amélior an ancien
-2 andro android anima animati appai appaire apparai archivé arm artef artefac artic article attei atteind
-2 au-dess auditor aussi autre bannièr basse billets bleu bloqu boucl bucke bucket bundl bundle bénéf
-2 bénéfic caches calenda carré cassent cassée cause chois choisi claus clauses cli cloné clonés close clés
-2 codes coin coinc coince colli collisi compara compilé compl complèt compose compren conco concord confo
-2 conna conso consu cooki cookies corré corréla coupe courtie couvr couvren coûte crois croissa côté data
-2 dessiné deux deven devenir devie devient devra dicti diction directs disponi disqu djang django doive
-2 doivent draft drafts du débits débor déborde découle dédou dédoubl dépar départ dépôts dérog dérogat
-2 désig désigne effet email empêc empêche envoi envoie envoyé europe exactem expire expirée export exports
-2 expre express extras exécuti facti factice fermée figur filtres forfa forfait format frais fuite gardent
-2 grammes grande graphe gravi gravité grossit génér générée générés h hacha hachage haché hachés hexad
-2 hexadéc idemp idempot idle importa impri imprima incon inconnu indexée indic indicat ingré ingrédi initi
-2 initial inlin inlinin insta intermé interpo interro intervi iso jaune jusqu jusqu' kilos laisse langue
-2 langues latér latéral lectu lecture lents lettre leçon leçons libér libérée linéa linéair livre locales
-2 locat locatai lock long longueu lors lots lu lus mailg mailgun major majorit manda mandat masque membres
-2 messa message met middl middlew midi missi mission mkdoc mkdocs montre motif ms média médiane name
-2 nombres notif notific nouvel nulles négatif nœud nœuds offre orang orange oublie ouvert ouverte ouvré
-2 panneau paque parfo parfois parle part partie pause pdf petits phases pied pixel places plani planifi
-2 plant plein plusi plusieu police pompes possi possibl prenn prennen prise prises privés proch proche
-2 project prome prometh propr propre proprié prosp prospec préfè préfère préproc présent publica périmé
-2 quara quarant quelque quels racine ramas ramasse rasse rassemb recal recalcu redes redessi redém redémar
-2 refuse refusés rejetés rejou relan relat relativ relevés remar remarqu rendues rense renseig repli repos
-2 requier reten retom retombe routeur réapp réappar récep rédui réduite réini réiniti réper réperto réponse
-2 répété résolut réunir réunit réuti réutili sa safar safari saut send sert seuils signal socke socket soir
-2 solde sombr sombre somme son sont sortie soumi soumiss souri souris spoul spoule sprit sprites staging
-2 struc structs stubs suite sujets sur surve surveil survi survive svelt svelte swift synta syntaxi séria
-2 sériali tableau tag tait taxes team tels tient tiret tirets tirée tls tournen traite traitem trian
-2 triangl triées typés télév téléver tôt unique unita unitair uri varia vecte vecteur vendu vendus venti
-2 ventila verrous veut voté vpn webso websock wheel wheels zende zendesk zoom âges écart échoue écoute
-2 écouten égales élimina élise élisent équipag équipes état évalu être
-3 ,_l' ,_or ,_sauf ^chang ^chaqu ^depui ^penda ^sur a_son absente accep_les achet acheteu action affic_en
-3 affic_le agent_du ancie aperçu appar_en appelé appro_dans après_vingt archi arron arrondi arrête ascen
-3 ascense attend attri attribu au au-delà au_premi aussitô avancer avis_d' billet bloqués boucle calen
-3 carte_d' centi centime ceux chaqu_compt chaqu_trime charg_par chargeu chaînes chemi chemin circula coche
-3 code_§ colis compila composé compten compteu conne_comme const_de contene conteni contr_n' coule couleur
-3 coupo coupons coûtent d'_admin d'_arriè d'_un d'_§ dans_` dans_un dans_une date_de de_branc de_cache
-3 de_code de_commi de_dépen de_lance de_leur de_noms de_pull de_quatr de_relea de_son de_trent depui
-3 depui_la depui_§ depuis dessi deux_fois devise dialo dialogu dispa dispara disque dix dix_secon docst
-3 docstri dont dossi_de doubl doubl_, doublon du_fichi dès_que débit décle_un décon déconne dépas dépas_§
-3 dépasse dépen_de dépense dépos dépose détec détecté e-mai e-mai_parte e-mails employé en_mars en_mémoi
-3 en_secon en_utc enfan enfant espac_de espace est_créée est_l' est_passé et et_le et_par exécu facte
-3 facteur feuil feuille fichi fichier fige filtre fois_plus forma_de frame framewo fraud fraude garde_les
-3 gauch gauche gigao gigaoct globaux hash horai horaire humid humidit hôte impor_de inactif incon_sont
-3 index_est index_sont indexés infér inférie intér intérêt invités jeton_ne jira journ_sont kafka kerbe
-3 kerbero l'_expor l'_ident l'_inter l'_§ l'_écran l'_étape la la_boucl la_const la_fonct la_même la_passe
-3 la_pompe la_produ la_pull la_signa la_table lance_un laten latence le le_cache le_charg le_conte le_fichi
-3 le_hash le_mode le_même le_nom le_paiem le_pipel le_propr le_préfi le_servi le_tri le_vérif lende lendema
-3 les_clien les_compt les_conne les_deman les_dialo les_dossi les_e-mai les_index les_insta les_invit
-3 les_métad les_paque les_résul les_taux lettres licen_, ligne_n' ligne_vides limitée local lue magas
-3 magasin mail maill maill_de maillag mais_pas manque manquen mars membr microse migra_s' mille milli
-3 millise mo moiti moitié moteu moteu_de moteur mqtt métad métadon même n'_accep nombr none nouve_conne
-3 numér_de négativ octet octets on_obtie or ouverts page pages_d' paginée paiem paiemen par_mail par_nom
-3 par_ordre par_paque parte_par partn partner pas_comme pas_ouvri passe_sont passere perd perdu perso_au
-3 peut_être plus plus_de point_de polic port_§ porte portes premi premi_ligne produ_sont profo profond
-3 proje projets propr_des protoco prépr publie puis puis_par pushs pytho_§ quand_deux quatr_jours que_dans
-3 quitte reche recherc reconst refre refresh rejet_les rejette renda rendait renvo repri reprise requi
-3 requê requê_porte requête robot_de routes récente récepte référ référen répon_§ répét_sans résolus
-3 résumés s'_en sauf_si sauté schém schéma se_fige secon_facte secours sens serre servi_par seul signale
-3 signés simul simulat six son_propr sont_bloqu sont_compi sont_compr sont_index sont_refus sont_résol
-3 sont_tronq sont_vérif sous-do staff stockée supprim sur_trois symbo symbole séque séquenc sûrs table_d'
-3 tampo tampon tenues thread toujo_être tradu traduit triée trois trois_états tronq tronqué trunk un
-3 un_bille un_délai un_jeton un_table une une_base une_minut une_nouve une_trans uniqu_dans utc valeu
-3 valeurs variant venai venait versé versés vienn_de vigne vignett vingt votes vérif_la webho_sont worker
-3 workers §_corre §_désac §_et §_mo §_secon à_minui à_zéro écout_sur écrit_dans élimi états étiqu étiquet
-3 étoil étoiles événe événeme être_répét
-4 #3 ,_le ^modif ^une `_est a a_trois abord_la accou account admin_voien adresse alloc_des aléat aléatoi
-4 analy analyse ancienn annuler appar_à apparaî apparei appli_de après_chaqu au-de au-de_de auteu_d' avec_§
-4 avert_sur besoi besoi_du besoin billi billing binai binaire bloquée carte chang_d' chaqu_branc
-4 chaqu_gesti charg chaîn cible classif clé_manqu codeo codeown comma command comme_fichi comme_à commi_de
-4 compi const const_avec convers d'_appro d'_autre dans_codeo de_contr de_déplo de_main de_plus de_publi
-4 de_repri demandé des_regis devis devrait douze du_conte du_résea démar_, dépend déplo_en désor désorma
-4 enreg enregis entie entiers envir environ envoy envoyés erreu_d' est_écrit euros expir_au expor exécute
-4 file_de filtr fin_du froid fuseau fusio_de gardés gesti gestion get gratu gratuit groupée huit hérit
-4 hériten ignor_les ignorée image images imbri imbriqu impor index invit jeton_reçoi journal jusqu_à l'
-4 l'_analy l'_angla l'_arbre l'_autre l'_en-tê la_clé la_conve la_poign la_porte la_somme la_versi langu
-4 le_scrip le_son le_verro leade leader les_ancie les_avis les_champ les_comma les_empre les_factu
-4 les_heure les_monta les_métri les_prix les_répon les_salle les_sessi les_signa les_webho linte_tourn list
-4 liste marqu marqués masqués maîtr maître mesur_de minute minutes monta montant monté monté_comme montés
-4 naît neuf norma normali nouve_ligne nouve_sessi nulle pagin panie panier par par_jour parco parcour
-4 parents parti_des partir pas_les patch patches penda_une phase plus_récen poign poign_de poignée posit
-4 positio post premi_du prend proce process racin rafra rafraîc recon redis rend renvoie repri_sur
-4 requê_sans reste_dans reste_récup retry robot règles récen récup récupér réplica s'_exécu salle salles
-4 sans_numér sans_signa sauf scrip_de secon_, secou simpl_ignor son_ne sont_calcu sont_charg sont_group
-4 sont_monté sont_produ sous- sous_windo stockés store suppr_reste sur_la table taux threa token topol
-4 topolog tourn tourn_sur tourne trame trans trent trente trois_fois trouven tâche_en un_an un_proje
-4 un_utili une_ligne utili valab valable varia_sont vérifié web web_, webho webhook windo windows §_,
-4 §_quand §_§ à_parti à_§ échou écrit
-5 ,_ce =program ^deux ^seul a_lieu absen actio adres aperçus arbre arriven autom automat avant_l'
-5 avec_sphin broui brouill carac caractè casse cent champs chaqu_push chaqu_requê chaqu_écrit chargée clé
-5 comme_sans compo compres compt compte conse_dans curse curseur date doit_être dossi dossier défau défaut
-5 en-tê en-tête envir_de est_conse est_const est_vide expiren fois go hook horod_sont import inact instant
-5 jeton jour_après l'_appli l'_assis l'_entré la_casse la_colon la_file la_fin la_page la_plus la_régio
-5 la_sorti la_tâche la_valeu le_hook le_workf les_aperç les_broui les_comme les_notes les_requê les_utili
-5 lettr ligne lit lues mais manquan messa_sont minui minuit minut mémoi mémoire métri métriqu n'_écrit
-5 navig navigat ne_peut ne_voit notes négat ont_besoi paque_sans par_défau parent peut peut_pas peuve
-5 peuvent pin plong plongem produit push_sur quatr quatre que_l' regis registr rejet route régio région
-5 régla réglage réparti résol s'_affic sa_propr se_ferme secon secre_sont selon sensi sensi_à sensibl ses
-5 sessi session seul_le sont_génér sont_lues sphin sphinx taire termina transac trava_de tâche un_docum
-5 une_semai une_tâche uniques venue venues vers versi_§ visib visible vocal voit worke zéro écout égale
-6 #1 ^§ ans appar appli applica archive bille blocs blocs_de calcu calculé chiffré cinq conne de_docum
-6 de_revue décle déclenc démarre est_jamai expir factu ferme file hebdo hebdoma horod horodat ignor ignore
-6 job job_de l'_agent l'_impor l'_ordon la_carte le_job le_point le_port le_robot les_blocs les_ligne
-6 les_pages lève mesur mesure mode ne_peuve obtie obtient ordon ordonna ouver pages point pompe reçoi_§
-6 répli rôle seconde secret si_la sont_chiff sont_stock toute_les toutes trouv_dans un_déplo vaut verro
-6 verrou vides voien voient workf workflo § §_minut
-7 #2 ^l' ^la ^le ^un affic aperç après_l' au_démar au_plus branc_est cache compr connexi corresp crée_une
-7 doit délai démarra facture fils la_fois masqu par_§ parti port prix sont_dans tri utilisa vide à_chaqu
-7 écrit_direc écritur
-8 @ ^` ` affiche arriv_par constru crée donc en_json figure json le_champ manqu paren partiti stock
-8 test_est
-9 a_une champ contrat démar se_trouv
"""
