"""Which way English words lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
12 nothi_new
11 deplo_after docum_in off tests_are the_wiki wiki
10 ,_not =people ^our adminis agreed alarm convent desig fixed our sql stay stays we
9 a_test be_dropp by_hand each_servi estim estimat follow get hand impor_are interfa is_to left names_of
9 no_one not_from perso relea_manag reviewe skipp_when spike touch writt_in
8 ^for ^it ^we a_line a_quart anyth anythin are_hande befor_a belon_in carry_a chang chat confi_value design
8 devel develop diff execute eyes gener_files here logic look marketi messa_start misma mismatc offic
8 only_after quart quarter quest questio quick red scripts silence so_that sprin sprint state_cover third
8 ticket to_leave touch_the us
7 =source ^confi ^every ^findi ^no ^publi ^third a_timeo agree analy annou announc appro approve archite
7 are_silen as_root assis assista bette better boole boolean build_are chang_to change checks code colleag
7 committ complai contrib conve custome decid decides delet_after demo don't endpo_are enginee exper experim
7 findi findi_of finding fixes grant is_time land lapto legal migra_are mocks new_depen new_modul objec_,
7 owner pair quiet raised repos reposit repro reprodu reque_stay rule runbo runbook securit small sql_is
7 squad stand-u strai straigh team the_audit the_secur the_sprin wedne wednesd with_conte work
6 ^any ^const ^contr ^crede ^excep ^helpe ^hotfi ^impor ^level ^secre ^state ^under ^you acces adjustm
6 an_owner answe_to answer are_accep are_docum are_lifte are_split begin branc_names branche bumpi bumping
6 by_suppo carry changes comes conse consent constan contr custo datab_acces deadlin descr descrip destr
6 destruc direct durin_the every_pull execu featu feature fine frida fridays frien friends globa_state goes
6 granted green hand_after hande hande_out handed happe_in hardw hardwar help hotfi hotfixe if_the in_hardw
6 in_plain in_postg incid inciden is_left jobs_are late leave_the lifte lifted loade_witho log_state long
6 look_at lower maint morni morning move nearl nearly never_reach new new_endpo new_table no_direc office
6 on_frida on_weeke out outag person persona pleas please print_in publi public refac refacto retro revie
6 revie_by right run_with secur sente sentenc settl shared ships shoul_be sign signa_check spaces start_by
6 suppl supplie test_data test_syste test_that that_fail the_files the_repos three_days ticke time_is
6 to_keep to_new token_into two_peopl until_they value_are weeke weekend when_time whene_the whoev whoever
6 wiki_, with_us withi within you
5 ,_and ^alarm ^api ^captu ^certi ^cron ^datab ^depen ^don't ^encry ^flaky ^four ^it's ^large ^load ^long
5 ^night ^refac ^stand ^whoev ^work a_day a_scree a_secon a_ticke acces_is adjus agree_with alarms an_entry
5 an_rfc and_execu anybo anybody anyon anyone are_a are_appro are_delet are_manda are_merge are_regis
5 are_repor are_resta are_writt at_the audit been betwe_two bots bots_are bug bypas candi candida card_numbe
5 check_on claim clean cleaned come commi_messa conve_is copy_first cover coverag crede credent day depende
5 deploye desk disag disagre disk_is downl downloa engin engli english entry_in every_devel every_handl
5 everyon execu_the expec featu_branc find finds fix follo_the for_every for_two go grant_for green_build
5 hand_if happen have_to in_libra in_logs incon inconve inter into_the inven invento is_recor is_short
5 is_yes it's laptop libra_code looki looking lower-c maintai manag manager merged migra_plan mirror module
5 monda month note noteb noteboo off_befor on-ca on-call our_conve outage owners ownersh owns owns_its pager
5 past paste pause peopl people perfo perform pipel_are pm postm pr prepa prepare produ product promp
5 pull_reque rathe rather regen regener remov_on reporte resta_by retrosp rever revie_check run_as scree_are
5 secon_look secrets shoul_the sign- sign-of simpl_delet spari sparing speak stateme stay_out tenan_are
5 terra terrafo test_names teste tested that_runs the_alloc the_billi the_chann the_clien the_diff the_disk
5 the_domai the_form the_maint the_morni the_perso the_prese the_produ the_setti the_share the_stabl
5 the_ticke the_top the_vendo the_week they_go thing third-l this_repos todo toget_with tokens top two_versi
5 unrep unrepor updat urgen urgent use_the user- varia_are vendo waved way wheth_a wildc_impor window
5 witho_looki word worry wrapp_with
4 ,_the ^anyon ^as ^backp ^befor ^bench ^bette ^boole ^code ^commi ^copy ^cover ^dashb ^faile ^first ^if ^in
4 ^let's ^loggi ^meeti ^model ^perfo ^priva ^pull ^red ^schem ^sql ^stale ^telem ^test ^todo ^user- ^what
4 a_bug a_call a_chang a_colum a_comme a_packa a_permi a_revie a_topic a_typo access accessi afterno
4 agent_that ahead alone along an_agent an_examp an_outag analyti and_end and_nowhe anoth_team any_chang
4 apolo apology appro_by appro_expir approva are_fine are_fixed are_grant are_never are_not are_revie
4 are_rotat are_settl are_start aroun around as_passe at_them autho authore avoid away backp backpor backup
4 backw backwar befor_use beginne begins bench benchma big blame books bot's branc break_chang breakin budge
4 budget builder built_from busin_logic bypas_the charts clien_are cloud code_witho colle come_with comme
4 comment commi_witho compl compl_, conta_an copied cron_jobs custo_names cut cut_from dana days_at debuggi
4 defau_and demo_accou demos deplo_keys designe discu discuss domai domain don't_touch done each_incid
4 eighty else_is end_witho endpo endpoin entry error_codes every_bug every_new every_runs every_task exact
4 excepti expect expla explain fail_in faili faili_check failing ffi figur figures files_under finan finance
4 firew firew_is firewal first_step flags follo for_anyth for_chang for_debug forgo form_comes from_anoth
4 gette gettext globa_varia help_text helper hooks ignor_comme imports in_engli in_test in_tests in_this
4 inbox inste inste_of instead integra inter_are is_lower is_nothi keeps_its launc launch layou layout
4 left_to let's line_in linte_and loggi logging lowered luis maint_windo major manda mandato mark meeti
4 meeting menti mention merge merge_on messa_follo names neigh neighbo new_colle night_are night_is nobod
4 nobody not_what nothi_to nowhe nowhere numbe_get of_eyes of_inter of_test off_for on-ca_engin on_monda
4 on_wedne once_a one_who optim optimis or_has our_stand owner_of pair_of paper paused peopl_have
4 permi_promp perso_on petra pipel_is postmor preferr priva priya prompt publi_funct pull pushes pushi
4 pushing query_build quest_are rathe_than raw_sql read_by reboo_the relea relea_branc relea_is release
4 remov_withi resou resourc right_to rights rollb_are rotated sales same_day sandb sandbox save_time scan
4 schem_is scrat scratch scree screens scrip secon_pair self- self-co settled ship silen silen_, someo
4 someone sources stabl stable stale_branc stand_is start_with state_in stays_off steps_to style suppo
4 support suspe suspend switc_the system tables task_the telem telemet tell tests_that texts than_an
4 that_touch that_way the_code the_custo the_demo the_firew the_newes the_nodes the_offic the_on-ca
4 the_relea the_suppo thems themsel they_are they_pass this throu_gette thrown ticke_numbe ticke_witho tidy
4 to_disab to_repro to_save to_three todo_comme tools travel triag triagin trunk trunk-b two_days type_hints
4 typo unread unsaf unsaf_block unsafe updated uuid waive waived we_keep week weights wheth whether why_,
4 with_a with_custo withi_§ words work_in work_on yes you_have
3 ,_witho ^agent ^all ^app ^asser ^backw ^broke ^claim ^custo ^debug ^devel ^docum ^envir ^error ^estim
3 ^faili ^firmw ^globa ^handl ^inter ^ledge ^legal ^licen ^log ^long- ^macro ^magic ^mocks ^names ^nobod
3 ^old ^outda ^pasti ^pleas ^postm ^raw ^rejec ^relea ^retro ^secur ^side ^small ^spike ^stake ^style ^tenan
3 ^to ^valid ^vulne a_depre a_docst a_featu a_flag a_forma a_linke a_load a_migra a_model a_page a_quick
3 a_relea a_rollb a_summa a_tenan a_verb aband abandon accep_any accep_for accept accepta accepte activ
3 active admin after_a after_thirt agents alert all_times aloud among an_assis an_ignor and_never and_sorte
3 and_stops annou_in api api_keys apis appear appro_is are_alway are_answe are_avoid are_doubl are_froze
3 are_only are_prefe are_regen are_repla are_updat as_a as_error as_the as_they aside asserti attac_to
3 attache autho_, author' avoided backu backu_are base be_writt befor_their belong bench_befor blamele
3 block_are board boundar bring briti british bug_fix buttons by_one by_us bypass bypasse can_start card
3 caref careful case_worke caugh caught chang_go chang_is chang_only chang_that changel chann_of chart chore
3 ci_are circums claims cleared click clicked code_and code_is come_befor come_in comma_is comme_out company
3 conce concern contr_work conveni coord coordin core_packa corre correct count_in covers creat_with cross
3 cto custo_befor custo_data custo_recor cuts data data_never data_scien datab_dumps date_and days_befor
3 deadl deadl_is delet_when depen_are deplo desks discour docst docstri docum_is doubt dumps duty echoe
3 echoed edite edited editi editing edits eleva elevate else emerg emergen endpo_come enums error_are
3 error_on estim_are evictin exact_versi excep_are excep_get excep_to expecte expor_jobs export extende
3 fails_witho featu_are featu_work firmw firmwar fixes_skip flaky flaky_tests focus focused for_ci for_conve
3 for_more form_rejec formali forme former four- four-ey free_of from_their gener_clien get_close gets
3 given_in globa global goes_throu group guess handl_stay has_a has_an has_been has_looke helpe helpe_funct
3 hire hires hot hot_loops hxxp if_there impat impatie in_its in_separ in_templ in_§ indep indepen infra
3 install interna interns is_agree is_annou is_fine is_finis is_for is_looke is_near is_share is_signe
3 is_taken is_trimm is_typed issue issues it_gets it_in keeps_a laptops last_one lead leases ledge ledger
3 librari life limit_are line_lengt lint_error linte_is live_for load_test locke_out logic_in login long-
3 machi machine magic_numbe main major_relea manag_may memor_, merge_into migrati minut_after mondays
3 monthly move_to names_in near never never_caugh newes newest nobod_edits not_accep not_answe not_built
3 not_match not_merge not_store noted numbe_in numbers object of_input off_on officer old_endpo on_duty
3 on_forks on_the on_tuesd once_, once_is one-l one-lin one-p one-pag onlin online open_for opene opened
3 openi opening ought ought_to outda outdate own owned owner_decid passe_on passed pasti pasting pays penet
3 penetra perso_data pin pinne_to plain plain_engli platf platfor plaus plausib prefe presenc press pressur
3 princ princip private produ_owner proof proofre propo proposa proto protobu prototy publi_apis quickes
3 quote quoted rarel rarely reach reaches real rebas_, reconci refac_are regre regress rehea rehears
3 repor_are repor_to reque_gets reque_need requi_a rerun retra retrain reverte review rfc rollb rollbac save
3 scien scienti scrip_are second secre secre_may secur_fixes senio senior servi service sessi_begin
3 share_among share_libra shares short shown_to signe_off signs signs_off silen_rathe since since_the slack
3 slash smaller soon space speaker spell spell_in spelled spike_are spikes split spot stabl_branc
3 stagi_datab stake stakeho stand stay_free stay_open strai_from strai_into stuck summa summa_and switche
3 syste tag takes_over taste team_first tenants tense test_befor tests_is than_fixed than_three that_fails
3 that_needs the_after the_agree the_analy the_api the_assis the_base the_chang the_chat the_core the_deadl
3 the_infra the_pre-c the_retry the_right the_run the_suite the_usual their_first third-p this_proje thurs
3 thursda to_custo to_every to_handl to_publi toget togethe told trave trimm trimmed tuesd tuesday two_appro
3 ui units unpac_on unpacke unrea until_the updat_the updat_with user-fa user-vi usual usual_reply vendor
3 verb verb_and visit vulne vulnera wait_for waiti waiti_for waiting wall want way_to weigh when_someo
3 when_there whene wheneve which_is why with_every withi_ten witho_a works wrapp_, writt_for yearl yearly
3 §_as §_takes
2 =agent ^abbre ^alert ^becau ^break ^bug ^cloud ^dana ^data ^depre ^down ^engin ^expor ^featu ^field ^fixtu
2 ^force ^frien ^gener ^inden ^knowl ^langu ^legac ^lint ^logic ^namin ^new ^not ^one ^owner ^pair ^pipel
2 ^proto ^pushi ^quest ^regex ^resto ^shade ^short ^shoul ^sprea ^squas ^stagi ^stdli ^team ^teams ^terra
2 ^tests ^todos ^tool ^tools ^trans ^two-f ^unuse ^whate ^wildc ^you'd abbre abbrevi accep ackno acknowl
2 agenc agency agend agenda alerts also analysi answe anywa anyway appeara askin asking asser assum assumed
2 befor before beforeh behin behind being belie believe belon beta beyon beyond billi billing black boss
2 bringin bump butto care cases cells changin chann channel circu clear clust cluster codes compati confirm
2 control copy crew cutti cutting debat debated decli decline defined depen deploym deploys directl disks
2 dispu dispute docum documen dot drawe drawer drill driver drops durat duratio durin during edge enoug
2 enough entri entries errors eveni evening executi extendi extract eye famil family favou favour fifte
2 fifteen fifty filed finishe flashed forbidd forgot form formal freeze friday full funct functio general
2 gramm grammar guild handle hangs hard- hard-co havin having hears hints holid holiday hosts hurry hypot
2 hypothe iam idea imple impleme indenta infrast inline intac intact interne invok invoked jane knowl
2 knowled lasts leake leaked legac legacy libra licen licence limited linked live long-li long-ru looks
2 loops lunch macros magic maile mailed manua manuall merges migra minor monday namin naming night no-go
2 nothi nothing obsta obstacl option orall orally ours outsi outside pairs party perce percent perio perl
2 permiss pipel pipelin place playg playgro poste posted purpo purpose quara quarant quicker raw recon
2 recorde regex-h remain renames repai reporti resor resort resto restori returne reverts risk rollo rollout
2 rota rotat seman semanti server settles shade shader shouldn side sight signatu signe signed simpl simply
2 sit skip spreads squas squash staff started stdli stdlib suffi suffici summary swapp swapped swaps switc
2 tagge tagged task tech teles telesco test then thin thres thresho thumbs- ticked tidie tidies time-
2 time-bo todos tool topic touchin tr tried two-f two-fac types unenc unencry unsig unsigne untou untouch
2 updates vendor' wait waited well wildc wildcar wise witho without worde worded worki working wrapped
2 write-u you'd your
-2 , ^accou ^acqui ^admin ^after ^below ^build ^call ^categ ^ci ^clien ^compa ^dark ^doc ^doors ^drop ^email
-2 ^emplo ^env ^fees ^files ^gzip ^jobs ^keep- ^leads ^line ^loadi ^lock ^make ^mergi ^minor ^mock ^numbe
-2 ^of ^on ^open ^openi ^optio ^outli ^pages ^parce ^payme ^peopl ^permi ^pre-c ^presi ^produ ^pumps ^pytho
-2 ^regre ^retri ^retry ^rotat ^runni ^saveg ^sende ^set ^share ^slugs ^snaps ^spans ^tabs ^times ^topic
-2 ^unwra ^value ^versi ^weekl ^with accor accordi actions added admins advis advisor against age algor
-2 algorit alias align alignme alrea already altho althoug amoun amounts an andro android annot annotat
-2 anonymo answere appende arm async attachm auto- auto-co avata avera average balance banne banner be
-2 becomes belongs binary blockin blue boards broker bucket buildin builds bytew bytewis c cart categ
-2 categor cent chain cheap check checker checkin checkpo chunked clipped clock closi closing colla collaps
-2 colon comma command commit compact compari complet confi configu consu conta contain content cookies
-2 costs could csv curso cursor dark dash dates deadloc decor decorat dedup dedupli deep delet deletes deriv
-2 detecte detecto dev device dials diffe digests digits disap disappe disconn discr discrim disk distr
-2 distrib djang django doors drain drained driver' dropp dropped dry dump dupli duplica e e-mai e-mail
-2 effec effect elect eleme element emails embeddi ending endings es everyth evicts exceed excep exhau
-2 exhaust expansi expos exposes fall fan feed fees fetched fewer filters fold folde folders followe forbids
-2 forev forever formats forwa forward fragm fragmen freezes fuchs fuchsia game gatew gateway gocov grows
-2 happens hashed hashi hashing head heart heartbe heavi heavier held helm helpf helpful highl highlig hostn
-2 hostnam hour how html icons imper imperso import inclu include indexes infor informa ingre insid inside
-2 interva ipadd ipaddre iso iterabl jenki jenkins jira join june just kb keep keep- keep-al keeps kills
-2 kilos larger lates latest layer ldap leadi leading leads least lette letters lf lfs lift limit linux
-2 listen liter literal loaded loadi loading loads log mail matches media mesh methods microse migrate milli
-2 millise mirrore mock monom monomor movin moving nanos nanosec neare nearest negat negativ next nginx nil
-2 ninet ninety noon normal npm offli offline one operati options organ organis other others otherwi outlier
-2 outlive output over overf overflo pad panics parce parcels parent' parents part partici passes patie
-2 patient patte pattern pay pendi pending phase pins pixel pixels plann play plugins pnpm posts predi
-2 predict prefers prefi prefix presi presign preve prevent price prici pricing promi promise protoco pumps
-2 punct punctua purge pushe put puts python' race raft raise range read- read-on reent reentra referee
-2 regul regular rejec rejecti reloade repeat repla reque request requi require resul reuse route rustls-
-2 safe saveg savegam says scheme scores script segme segment senders sends sensors sent shall shell shift
-2 shipp shippin sides sigma signal sites sleep sleeps slugs smalles so spans sphin squar squares stack
-2 standby states static statu status stdin stric strict string strips submi subsc subscri succe survi
-2 survive svelt svelte svg symbol synch synchro tags talks target targets than that theme throu through
-2 thumbna tls toast toggl touches trace tracker traff traffic trainin treat treats true trunc truncat
-2 undersa union unit unsub unsubsc unwrap unwrapp uploads upstr upstrea url urls use uses utc uuids validat
-2 versi version virus visible voted voter voters wakes wheels when whose with wizar wizard workspa wrapp
-2 writer wrong young younges zones
-3 * ,_a ,_as ,_with =program ^an ^autho ^branc ^cooki ^curre ^defau ^draft ^extra ^filte ^go ^haiku ^if-no
-3 ^isort ^items ^maint ^metri ^nativ ^neste ^once ^only ^order ^passi ^print ^push ^right ^searc ^seats
-3 ^senso ^sessi ^signa ^spark ^sprit ^token ^unit ^upser ^webpk ^whene ^write `_and `_is `_table a a_datab
-3 a_fallb a_final a_folde a_netwo a_photo a_produ a_reloa a_separ a_serve a_trans acqui acquire action
-3 actua actuall adapt adapter after_ninet again allow alway always an_empty an_order and_is and_then anew
-3 anonymi answe_§ appen applica applied appro_in appro_of apps are_assig are_block are_booke are_check
-3 are_compi are_conve are_encry are_gener are_group are_hidde are_integ are_loade are_locke are_match
-3 are_missi are_mount are_picke are_recor are_rejec are_rende are_scale are_shown arrive as_files as_part
-3 asks assig_to assis_widge at_most attem attempt autom automat backg backgro becau because become blank
-3 blocked bodie bodies body booke booked borro borro_check borrow brotl brotli bucke build build_strip
-3 build_time built bundle but_the by_more by_the by_two calen calenda calli calling can can_only carry_the
-3 case-in checksu clang closes colou colour columns compoun compr compres condu conduct config consi
-3 consi_of consist conso console const_time convers cooki cover_the custom cycle cycles daily decod digit
-3 disab disable docke docker docum_are does does_nothi doubl durin_parsi each_commi each_quart email_addre
-3 embed emit encodin encry_with end_in endin envir environ equal error_in euros every_hour every_night
-3 every_ten every_write excee executo exists exits expan expli explici expre express extends facto factor
-3 fail faile_payme fails_if fallb fallbac fcm featu_flag fields file_is files_are fills filter final finit
-3 finite first_match fixtu_are flow flushes foldi folding font for_a for_ninet forge forgets forks format
-3 four four_worke frames from_a from_zende from_§ front generic gigab gigabyt grouped grows_by gzip gzip_is
-3 haiku hande_to handl_gets happe_at happe_befor has_one has_three hashe_with hashes have headers healt
-3 health hidde hidden host http hung ids_are if-mo if-modi if-no if-none ignor image image_are impor
-3 in_march in_memor increme index_is infer inferen inlinin input insen insensi instanc integ_in inter_is
-3 interes interme inval invalid is is_alway is_at is_kept is_liste is_never is_off is_reset is_shown
-3 is_writt issued items_in itera its journ journal just_the kapt keep_their keeps_the kept kerbe kerbero
-3 labels lacks lapse lasts_ten laten latency leaf leaks leave lexer_is line lines_are link link- link-ti
-3 links_expir linte_runs liste_on listene lives lives_in loade loader lock_files locke locke_while locked
-3 logge lower_case make_test march marker marks match_the matched membe membe_who messa message micro
-3 minut_on most mount_as moved moves_to must must_be mypy name name_is needs_the neste_trans netwo network
-3 new_conne new_rows new_sessi newer next_day ninet_days no_index nodes none not_be not_stop notes nulla
-3 nullabl numbe_of number objects of of_its oldes oldest on_first on_unix on_windo once_and once_at
-3 once_per once_the one_row only only_if only_see only_§ opens_at opera or origi origina own_§ packa_is
-3 packed page_is paid pane panic parent parser parsi parsing passi passing patch patch_relea permi_are
-3 photo picked plan plugi print_the prome prometh prope propert publi_key push python queue_is raise_as
-3 read_once read_timeo readm_is rebui rebuilt recei_a record recur recursi redir redirec referen refle
-3 reflect registe relea_workf reload repea report reque_event reque_is reque_templ reset_links resol
-3 resolve resta_to results retri_three retried retur_a retur_the retur_§ revie_apps reviews rewri round
-3 row_per run_at run_in runne runner runni running runs_in runti_depen rust rustl safar safari same scale
-3 scaled schem_versi schema scoped sdk sdk_suppo seats secon_facto seed send separ_host seque sequenc seria
-3 seriali sessi_start sets_the severit shadowe shadows share_one show_up shown signa_are signe_by singl
-3 single- sink sink_gets six size skipp_for skips small_files snaps snapsho socket solar solaris sort
-3 sorte_by source spark spread sprit sprites start_a start_and start_in statist stay_in stick sticks
-3 stop_the stops_at store_in streami strin_are strings subfo subfold suppo_ticke switc_on take_about takes
-3 tasks tenant termi termina test_accou the_app the_appli the_bot the_brows the_bundl the_calen the_commi
-3 the_confi the_conne the_conta the_dashb the_debug the_depre the_docum the_front the_heade the_image
-3 the_key the_limit the_local the_main the_merge the_migra the_model the_next the_node the_order the_outpu
-3 the_page the_paren the_parse the_proxy the_pump the_recor the_ring the_same the_sched the_sdk the_secon
-3 the_state the_stati the_tag the_track the_valid the_value the_web the_weekl those thread throu_a
-3 ticke_are time time_does timeo timeo_are timeout times_out timesta to_a to_build to_chang to_engli track
-3 transfe trigg_the twent twenty twitt twitter two two_recor uncha unchang uniqu_withi unkno_keys unpacks
-3 until_it unwra up uploa uploade upser upsert uris values verbo verbose viewp viewpor visib waits warni
-3 warning was_moved watchin webho_are webpk webpki- were_writt when_it when_§ whene_a widge widget wine
-3 with_more withi_five worker wrap wrapper writi writing years zende zendesk zone §_bytes §_exten §_in §_of
-3 §_on §_or §_print §_retur §_secon §_witho
-4 ,_code ,_which ,_§ ^calli ^coupo ^dead ^guest ^postg ^revie ^tags ^unkno ^users ^watch ^webho ^witho
-4 a_branc a_deplo a_new a_secur a_user a_year accepts acces_token after_the an_autho an_optio and and_new
-4 are_compa are_compu are_count are_expor are_looke are_norma are_reach are_strip array arriv as as_json
-4 as_§ at authori balan batches becau_the becom bed befor_it bindi binding both break_the buffe buffer
-4 built_with bundl but_not by by_a byte bytes cache_is callb callbac calls cance cancel canno canno_be
-4 cannot case cents chang_the check_in childre chunk close collect come_from commi_are compi_with compo
-4 constra convert copies copy_of cost count counted counter counts coupons creat creat_date creatio dead
-4 del deletin depends detec doubles drawn editor elimi elimina encod end-t end-to- engine even events
-4 every_push every_§ exist exit exit_code expen expense expir expor_in fails falls_back field_are file
-4 filte five_minut five_secon flush follows from from_forks gener generat go_§ greenho guest guests half
-4 happe_after has hash hashe holds holds_the hourl hourly hours humid humidit hundr hundred in_` in_paral
-4 in_relea incre indexed inher inherit inlined is_an is_calle is_compi is_confi is_delet is_empty is_hande
-4 is_lost is_read is_sorte is_§ it_has its_branc kept_in leade leader left_out lexer libra_ships list local
-4 locale locat locatio lock_write locks locks_are logger looke_up loses lost marked matte matters memor
-4 memory mergi merging metho method middl middlew midni midnigh minutes mirrors most_five mount mounted
-4 moves_the mqtt ms neste nested norma_to not_in notif notific now of_disk of_the offse offsets old
-4 one_hundr optio out_on outli over_§ packe page paged pages_are paral paralle part_of path payme payment
-4 picke pipel_deplo pool port print_state prints proje project proxy publi_to push_notif push_to pytes
-4 pytest- pytho pytho_§ raise_§ raises rando random rates read readi reading reads recei receive refre
-4 refresh refus refused regio region regis remov rende rendere repos_are reque_by respo respons rewrite
-4 rooms rotatio rules run_by run_on runs_ruff runti runtime sched schedul schem scope searc search secon
-4 secon_, secure sende served sessi_are several shown_in shuff shuffle skipp_by socke_that sold stage
-4 stagi_envir stars start still stops store stream strin strippe symbols targe tax team_table ten ten_secon
-4 test_doubl that_is that_were the the_` the_bug the_contr the_curre the_datab the_deplo the_examp the_exit
-4 the_field the_full the_hotfi the_index the_lexer the_libra the_other the_owner the_patie the_pool
-4 the_role the_servi the_token the_worke thirt thirty three_times throu_§ throws to_its to_stagi to_stder
-4 token tokeniz tree unkno unknown unnot unnotic up_withi uri value varia_, ward wasm web webho webhook
-4 weekl_diges wheel while whoev_holds windows with_its write writes yaml year zero §_can §_days §_depen
-4 §_ms §_the §_turns §_with
-5 #3 ,_so ^comme ^get ^invoi ^manag ^messa ^repos ^reque ^uploa a_docum a_merge a_time a_warni above actio
-5 addre address admin_page alert_are all an_error and_need anony appears appli are_cache are_case- are_in
-5 are_parse are_reque are_store are_taken argum argumen asks_for at_a batch befor_they branc_prote brows
-5 browser chang_files chara charact cold column compa compi compile coupo curre currenc datab_is date deliv
-5 deliver depen_on deplo_are deplo_to dropp_each edito empty every_chang expire expor exporte exports extra
-5 falls finge fingerp for_§ free gets_a gets_§ hands handsha heade header his id_in ignores importe inlin
-5 integer is_built is_gener is_prese is_skipp jq json_, key label lazil lazily levels listed log_lines loop
-5 made make map mb members missi missing named needs night_job nine normali of_a older older_than on_§
-5 only_the opens optiona orders overr overrid pages parse partiti payme_are picke_up preserv proce process
-5 prote protect pump queue refer reloa removes repli replica retur revie_bot revie_of ring role ruff run
-5 runs runs_on secret sessi session set sever show silent so_a sockets sorti sorting start-u start_on
-5 starts startup stati store_as stored table table_has tabs test_job than_§ that_are that_nobod the_conte
-5 the_pull the_reque the_tenan the_third the_workf their three trans trigg trigg_by trigger twelv twelve
-5 twice uniqu unique unles unless watch weekl weekly which worke workers writt_by writt_to §_and §_mb
-5 §_minut
-6 #1 #2 ^` ^a ^check ^delet a_proje a_resta a_token a_§ app are_dropp befor_regis block branc_is but
-6 by_defau by_§ cache_for cached calle called case-se child colum commi_is compare cooki_are cover_is defau
-6 default delay depth directo dots drafts email event except field_is free_plan gener_from gives hook ids
-6 index is_not is_publi is_pushe job live_in may metri metrics minut node norma not_suppo null of_their
-6 open order paren parsed post previ preview produ_are pushed reached read_from redis regis_alloc
-6 relea_build reset retries returns score seconds see_the sets shado shows socke stder stderr strea symbo
-6 the_agent the_cache the_impor the_lock the_name the_§ threa threads times title to_§ transac unix verif
-6 verifie versi_§ when_its with_§ § §_is
-7 ^the ^they ^§ ` a_minut an_id archive cache code_block compu compute conne connect creat_a each_test five
-7 has_its has_no id idle invoi invoice leaves liste lists lock match messa_are minute mode parti paths per
-7 retri row rows see strip the_free the_old users valid was were workf workflo write_to
-8 @ at_start belon_to bot case- draft field frame merge_commi moves names_are token_gets user
-9 json sees view
"""
