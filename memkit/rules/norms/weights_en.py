"""Which way English words lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
12 nothi_new
11 deplo_after docum_in off tests_are the_wiki wiki
10 ,_not =people ^our adminis agreed alarm convent desig fixed our sql stay stays
9 ^for a_test be_dropp by_hand each_servi estim estimat follow get hand impor_are interfa is_to left
9 names_of no_one not_from perso relea_manag reviewe skipp_when spike touch we writt_in
8 ^it a_line a_quart anyth anythin are_hande befor_a belon_in carry_a chang chat confi_value design devel
8 develop diff execute eyes gener_files here logic look marketi messa_start misma mismatc offic only_after
8 quart quarter quest questio quick red scripts silence so_that sprin sprint state_cover third ticket
8 to_leave touch_the us
7 =source ^confi ^every ^findi ^no ^publi ^third ^we a_timeo agree analy annou announc appro approve archite
7 are_silen as_root assis assista bette better boole boolean branche build_are chang_to change checks code
7 colleag committ complai contrib conve custome decid decides delet_after demo don't endpo_are enginee exper
7 experim findi findi_of finding fixes grant is_time land lapto legal migra_are mocks new_depen new_modul
7 objec_, owner pair quiet raised repos reposit repro reprodu reque_stay rule runbo runbook securit small
7 sql_is squad stand-u strai straigh team the_audit the_secur the_sprin wedne wednesd with_conte work
6 ^any ^const ^contr ^excep ^helpe ^hotfi ^impor ^level ^secre ^state ^under ^you acces adjustm an_owner
6 answe_to answer are_accep are_docum are_lifte are_split been begin branc_names bumpi bumping by_suppo
6 carry changes come comes conse consent constan contr coverag custo datab_acces deadlin descr descrip destr
6 destruc direct durin_the every_pull execu featu featu_branc feature fine frida fridays frien friends
6 globa_state goes granted hand_after hande hande_out handed happe_in hardw hardwar help hotfi hotfixe
6 if_the in_hardw in_plain in_postg incid inciden is_left jobs_are late leave_the lifte lifted loade_witho
6 log_state long look_at lower maint morni morning move nearl nearly never_reach new new_endpo new_table
6 no_direc office on_frida on_weeke out outag person persona pleas please pm print_in publi public refac
6 refacto retro revie revie_by run_with secur sente sentenc settl shared ships shoul_be sign signa_check
6 spaces start_by suppl supplie test_syste test_that that_fail the_files the_repos three_days ticke time_is
6 to_keep to_new token_into tokens two_peopl until_they value_are weeke weekend when_time whene_the whoev
6 whoever wiki_, with_us withi within you
5 ,_and ^alarm ^api ^captu ^certi ^crede ^cron ^datab ^depen ^don't ^encry ^flaky ^four ^it's ^large ^load
5 ^long ^night ^refac ^stand ^whoev ^work a_day a_scree a_secon a_ticke acces_is adjus agree_with alarms
5 an_entry an_rfc and_execu anybo anybody anyon anyone are_appro are_delet are_manda are_merge are_regis
5 are_repor are_resta are_writt at_the audit betwe_two bots bots_are bug bypas card_numbe check_on claim
5 clean cleaned cloud commi_messa conve_is copy_first cover crede credent day deploye desk disag disagre
5 disk_is downl downloa engin engli english entry_in every_devel every_handl everyon execu_the expec find
5 finds fix follo_the for_every for_two go grant_for green green_build hand_if happen have_to in_logs incon
5 inconve inter into_the inven invento is_recor is_short is_yes it's laptop looki looking lower-c maintai
5 manag manager merged migra_plan mirror module monda month note noteb noteboo off_befor on-ca on-call
5 our_conve outage owners ownersh owns owns_its pager past paste pause peopl people perfo perform pipel_are
5 postm pr prepa prepare produ product promp pull_reque rathe rather regen regener reporte resta_by retrosp
5 rever revie_check right run_as scree_are secon_look secrets shoul_the sign- sign-of simpl_delet spari
5 sparing speak stateme stay_out tenan_are terra terrafo test_data test_names teste tested that_runs
5 the_alloc the_billi the_chann the_clien the_diff the_disk the_domai the_form the_maint the_morni the_perso
5 the_prese the_produ the_setti the_share the_stabl the_ticke the_top the_vendo the_week they_go thing
5 third-l this_repos todo toget_with top two_versi unrep unrepor updat urgen urgent use_the user- varia_are
5 vendo waved way wheth_a wildc_impor window witho_looki word worry wrapp_with
4 ,_the ^anyon ^as ^backp ^befor ^bench ^bette ^boole ^code ^commi ^copy ^cover ^dashb ^faile ^first ^if ^in
4 ^let's ^loggi ^meeti ^model ^perfo ^priva ^pull ^red ^schem ^sql ^stale ^telem ^test ^todo ^user- ^what
4 a_bug a_call a_colum a_comme a_packa a_permi a_revie a_topic a_typo access accessi afterno agent_that
4 ahead alone along an_agent an_examp an_outag analyti and_end and_nowhe anoth_team any_chang apolo apology
4 appro_by appro_expir approva are_a are_fine are_fixed are_grant are_never are_not are_revie are_rotat
4 are_settl are_start aroun around as_passe at_them autho authore avoid away backp backpor backup backw
4 backwar befor_use beginne begins bench benchma big blame books bot's break_chang breakin budge budget
4 builder built_from busin_logic bypas_the candi candida charts clien_are code_witho colle come_with comme
4 comment compl compl_, conta_an copied cron_jobs custo_names cut cut_from dana days_at debuggi defau_and
4 demo_accou demos depende deplo_keys designe discu discuss domai domain don't_touch done each_incid eighty
4 else_is end_witho endpo endpoin entry error_codes every_bug every_new every_runs every_task exact excepti
4 expect expla explain fail_in faili faili_check failing ffi figur figures files_under finan finance firew
4 firew_is firewal first_step flags follo for_anyth for_chang for_debug forgo form_comes from_anoth gette
4 gettext globa_varia help_text helper hooks ignor_comme imports in_engli in_libra in_test in_tests in_this
4 inbox inste inste_of instead integra inter_are is_lower is_nothi keeps_its launc launch layou layout
4 left_to let's libra_code line_in linte_and loggi logging lowered luis maint_windo major manda mandato mark
4 meeti meeting menti mention merge merge_on messa_follo names neigh neighbo new_colle newes newest
4 night_are night_is nobod nobody not_what nothi_to nowhe nowhere numbe_get of_eyes of_inter of_test off_for
4 on-ca_engin on_monda on_wedne once_a one_who optim optimis or_has our_stand owner_of pair_of paper paused
4 peopl_have permi_promp perso_on petra pipel_is postmor preferr priva priya prompt publi_funct pull pushes
4 pushi pushing query_build quest_are rathe_than raw_sql read_by reboo_the relea relea_is release remov_on
4 remov_withi resou resourc right_to rights rollb_are rotated sales same_day sandb sandbox save_time scan
4 schem_is scrat scratch scree screens scrip secon_pair self- self-co settled ship silen silen_, someo
4 someone sources stabl stable stale_branc stand_is start_with state_in stays_off steps_to style suppo
4 support suspe suspend switc_the system tables task_the telem telemet tell tests_that texts than_an
4 that_touch that_way the_code the_custo the_demo the_firew the_newes the_nodes the_offic the_on-ca
4 the_suppo thems themsel they_are they_pass this throu_gette thrown ticke_numbe ticke_witho tidy to_disab
4 to_repro to_save to_three todo_comme tools travel triag triagin trunk trunk-b two_days type_hints typo
4 unread unsaf unsaf_block unsafe updated uuid waive waived week weights wheth whether why_, with_a
4 with_custo withi_§ words work_in work_on yes you_have
3 ,_witho ^agent ^all ^asser ^backw ^broke ^claim ^custo ^debug ^devel ^docum ^envir ^error ^estim ^faili
3 ^firmw ^globa ^handl ^inter ^ledge ^legal ^licen ^log ^long- ^macro ^magic ^mocks ^names ^nobod ^old
3 ^outda ^pasti ^pleas ^postm ^raw ^rejec ^retro ^secur ^side ^small ^spike ^stake ^style ^tenan ^to ^valid
3 ^vulne a_chang a_depre a_docst a_featu a_flag a_forma a_linke a_load a_migra a_model a_page a_quick
3 a_relea a_rollb a_summa a_tenan a_verb aband abandon accep_any accep_for accept accepta accepte activ
3 active admin after_a after_thirt agents alert all_times aloud among an_assis an_ignor and_never and_sorte
3 and_stops annou_in api api_keys apis appear appro_is are_alway are_answe are_avoid are_cut are_doubl
3 are_froze are_only are_prefe are_regen are_repla are_updat as_error as_the as_they aside asserti attac_to
3 attache autho_, author' avoided backu backu_are base be_writt befor_their belong bench_befor blamele
3 block_are board boundar bring briti british bug_fix butto buttons by_one by_us bypass bypasse can_start
3 card caref careful case_worke caugh caught chang_go chang_is chang_only chang_that changel chann_of chart
3 chore ci_are circums claims cleared click clicked code_and code_is come_befor come_in comma_is comme_out
3 commi_witho company conce concern contr_work conveni coord coordin core_packa corre correct count_in
3 covers creat_with cross cto custo_befor custo_data custo_recor cuts data data_never data_scien datab_dumps
3 date_and days_befor deadl deadl_is delet_when depen_are deplo desks discour docst docstri docum_is doubt
3 dumps duty echoe echoed edite edited editi editing edits eleva elevate else emerg emergen endpo_come enums
3 error_are error_messa error_on estim_are evictin exact_versi excep_are excep_get excep_to expecte
3 expor_jobs export extende fails_witho featu_are featu_work firmw firmwar fixes_skip flaky flaky_tests
3 focus focused for_ci for_conve for_more form_rejec formali forme former four- four-ey free_of from_their
3 gener_clien get_close gets given_in globa global go_throu goes_throu guess handl_stay has_a has_an
3 has_been has_looke helpe helpe_funct hire hires hot hot_loops hxxp if_there impat impatie in_its in_separ
3 in_templ in_§ indep indepen infra install interna interns is_agree is_annou is_fine is_finis is_for
3 is_looke is_near is_share is_signe is_taken is_the is_trimm is_typed issue issues it_gets it_in keeps_a
3 laptops last_one lead leases ledge ledger librari life limit_are line_lengt lint_error linte_is live_for
3 load_test locke_out logic_in login long- machi machine magic_numbe major_relea manag_may memor_,
3 merge_into migrati minut_after mondays monthly move_to names_in near never never_caugh nobod_edits
3 not_accep not_answe not_built not_match not_merge not_store noted numbe_in numbers object of_input off_on
3 officer old_endpo on_duty on_forks on_the once_, once_is one-l one-lin one-p one-pag onlin online open_for
3 opene opened openi opening ought ought_to outda outdate own owned owner_decid passe_on passed pasti
3 pasting pays penet penetra perso_data pin pinne_to plain plain_engli platf platfor plaus plausib prefe
3 presenc press pressur princ princip private produ_owner proof proofre propo proposa proto protobu prototy
3 publi_apis quickes quote quoted rarel rarely reach reaches real rebas_, reconci refac_are regre regress
3 rehea rehears relea_branc repor_are repor_to reque_gets reque_need requi_a retra retrain reverte review
3 rfc rollb rollbac save scien scienti scrip_are second secre secre_may secur_fixes senio senior servi
3 service sessi_begin share_among share_libra shares short shown_to signe_off signs signs_off silen_rathe
3 since since_the slack slash smaller soon space speaker spell spell_in spelled spike_are spikes split spot
3 stabl_branc stagi_datab stake stakeho stand stay_free stay_open strai_from strai_into stuck summa
3 summa_and switche syste tag takes_over taste team_first tenants tense test_befor tests_first tests_is
3 than_fixed than_three that_fails that_needs the_after the_agree the_analy the_api the_assis the_base
3 the_chang the_chat the_core the_deadl the_infra the_pre-c the_relea the_retry the_right the_run the_suite
3 the_usual their_first third-p this_proje thurs thursda to_custo to_every to_handl to_publi toget togethe
3 told trave trimm trimmed two_appro ui units unpac_on unpacke unrea until_the updat_the updat_with user-fa
3 user-vi usual usual_reply vendor verb verb_and visit vulne vulnera wait_for waiti waiti_for waiting wall
3 want way_to we_keep weigh when_someo when_there whene wheneve which_is why with_every withi_ten witho_a
3 works wrapp_, writt_for yearl yearly §_as §_takes
2 =agent ^abbre ^alert ^app ^becau ^break ^bug ^cloud ^dana ^data ^deplo ^depre ^down ^engin ^expor ^featu
2 ^field ^fixtu ^force ^frien ^gener ^inden ^knowl ^langu ^legac ^lint ^logic ^namin ^new ^not ^one ^owner
2 ^pair ^pipel ^proto ^pushi ^quest ^regex ^relea ^resto ^shade ^short ^shoul ^sprea ^squas ^stagi ^stdli
2 ^team ^teams ^terra ^tests ^todos ^tool ^tools ^trans ^two-f ^unuse ^whate ^wildc ^you'd abbre abbrevi
2 accep ackno acknowl agenc agency agend agenda alerts also analysi answe anywa anyway appeara askin asking
2 asser assum assumed befor before beforeh behin behind being belie believe belon beta beyon beyond billi
2 billing black boss branc bringin bump bumpe bumped capta captain care cases cells changin chann channel
2 clear clust cluster codes compati confirm control copy crew cutti cutting debat debated decli decline
2 defined depen deploym deploys directl disks dispu dispute docum documen dot drawe drawer drill driver
2 drops durat duratio durin during edge enoug enough entri entries errors eveni evening executi extendi
2 extract eye famil family favou favour fifte fifteen fifty filed finishe flashed forbidd forgot form formal
2 freeze friday full funct functio general gramm grammar group guild handle hangs hard- hard-co havin having
2 hears hints holid holiday hosts hurry hypot hypothe iam idea imple impleme indenta infrast inline intac
2 intact interne invok invoked jane knowl knowled lasts leake leaked legac legacy libra licen licence
2 limited linked live long-li looks loops lunch macros magic maile mailed main manua manuall merges migra
2 minor monday namin naming night no-go nothi nothing obsta obstacl option orall orally ours outsi outside
2 pairs party perce percent perio perl permiss pipel pipelin place playg playgro poste posted purpo purpose
2 quara quarant quicker raw recon recorde regex-h remain renames repai reporti rerun resor resort resto
2 restori returne reverts risk rollo rollout rota rotat seman semanti server settles shade shader shouldn
2 side sight signatu signe signed simpl simply sit skip spreads squas squash staff started stdli stdlib
2 suffi suffici summary swapp swapped swaps switc tagge tagged task tech teles telesco test then thin thres
2 thresho thumbs- ticked tidie tidies time- time-bo todos tool topic touchin tr tried tuesd tuesday two-f
2 two-fac types unenc unencry unsig unsigne untou untouch updates vendor' wait waited well wildc wildcar
2 wise witho without worde worded worki working wrapped write-u you'd your
-2 , ^accou ^acqui ^admin ^after ^below ^branc ^build ^call ^categ ^ci ^clien ^compa ^dark ^doc ^doors ^drop
-2 ^email ^emplo ^env ^fees ^files ^gzip ^jobs ^keep- ^leads ^line ^loadi ^lock ^make ^mergi ^minor ^mock
-2 ^numbe ^of ^on ^open ^openi ^optio ^outli ^pages ^parce ^payme ^peopl ^permi ^pre-c ^presi ^produ ^pumps
-2 ^pytho ^regre ^retri ^retry ^rotat ^runni ^saveg ^sende ^set ^share ^slugs ^snaps ^spans ^tabs ^times
-2 ^topic ^unwra ^value ^versi ^weekl ^with accor accordi actions added admins advis advisor against age
-2 algor algorit alias align alignme alrea already altho althoug amoun amounts an andro android annot
-2 annotat anonymo answere appende arm async attachm auto- auto-co avata avera average balance banne banner
-2 be becomes belongs binary blockin blue boards broker bucket buildin builds bytew bytewis c cart categ
-2 categor cent chain cheap check checker checkin checkpo chunked chunks clipped clock closi closing colla
-2 collaps colon comma command commit compact compari complet confi configu consu conta contain content
-2 cookies costs could csv curso cursor dark dash dates deadloc decor decorat dedup dedupli deep delet
-2 deletes deploy deriv detecte detecto dev device dials diffe digests digits disap disappe disconn discr
-2 discrim disk distr distrib djang django doors drain drained driver' dropp dropped dry dump dupli duplica
-2 e e-mai e-mail effec effect elect eleme element emails embeddi ending endings es everyth evicts exceed
-2 excep exhau exhaust expansi expos exposes fall fan feed fees fetched fewer filters fold folde folders
-2 followe forbids forev forever formats forwa forward fragm fragmen freezes fuchs fuchsia game gatew
-2 gateway gocov grows happens hashed hashi hashing head heart heartbe heavi heavier held helm helpf helpful
-2 highl highlig hostn hostnam hour how icons imper imperso import inclu include indexes infor informa ingre
-2 insid inside interva ipadd ipaddre iso iterabl jenki jenkins jira join june just kb keep- keep-al keeps
-2 kills kilos larger lates latest layer ldap leadi leading leads least lette letters lf lfs lift limit
-2 linux listen liter literal loaded loadi loading loads log mail matches media mesh methods microse migrate
-2 milli millise mirrore mock monom monomor movin moving nanos nanosec neare nearest negat negativ next
-2 nginx nil ninet ninety noon normal npm offli offline operati options organ organis origi origina other
-2 others otherwi outlier outlive output over overf overflo pad panics parce parcels parent' parents part
-2 partici passes patie patient patte pattern pay pendi pending phase pins pixel pixels plann play plugins
-2 pnpm posts predi predict prefers prefi prefix presi presign preve prevent price prici pricing promi
-2 promise protoco pumps punct punctua purge pushe put puts python' race raft raise range read- read-on
-2 reent reentra referee regul regular rejec rejecti reloade repeat repla reque request requi require resul
-2 reuse route rustls- safe saveg savegam says scheme scores script segme segment senders sends sensors sent
-2 shall shell shift shipp shippin sides sigma signal sites sleep sleeps slugs smalles so spans sphin squar
-2 squares stack standby states static statu status stdin stric strict string strips submi subsc subscri
-2 succe survi survive svelt svelte svg symbol synch synchro tags talks target targets than that theme throu
-2 through thumbna tls toast toggl touches trace tracker traff traffic trainin treat treats true trunc
-2 truncat undersa union unit unsub unsubsc unwrap unwrapp upstr upstrea url urls use uses utc uuids validat
-2 versi version visible voted voter voters wakes wheels when with wizar wizard workspa wrapp writer wrong
-2 young younges zones
-3 * ,_a ,_as ,_with =program ^an ^autho ^cooki ^curre ^defau ^draft ^extra ^filte ^go ^haiku ^if-no ^isort
-3 ^items ^maint ^metri ^nativ ^neste ^once ^only ^order ^passi ^print ^push ^right ^searc ^seats ^senso
-3 ^sessi ^signa ^spark ^sprit ^token ^unit ^upser ^webpk ^whene ^write `_and `_is `_table a a_datab a_fallb
-3 a_final a_folde a_netwo a_photo a_produ a_reloa a_separ a_serve a_trans acqui acquire action actua
-3 actuall adapt adapter after_ninet again allow alway always an_empty an_order and_is and_then anew answe_§
-3 appen applica applied appro_in appro_of apps are_assig are_block are_booke are_check are_compi are_conve
-3 are_encry are_gener are_group are_hidde are_integ are_loade are_locke are_match are_missi are_mount
-3 are_picke are_recor are_rejec are_rende are_scale are_shown arrive as_files as_part asks assig_to
-3 assis_widge at_most attem attempt autom automat backg backgro becau because become blank blocked bodie
-3 bodies body booke booked borro borro_check borrow brotl brotli bucke build build_strip build_time built
-3 bundle but_the by_more by_the by_two calen calenda calli calling can can_only carry_the case-in checksu
-3 clang closes colou colour columns compoun compr compres condu conduct config consi consi_of consist conso
-3 console const_time convers cooki cover_the custom cycle cycles daily decod digit disab disable docke
-3 docker docum_are does does_nothi doubl durin_parsi each_commi each_quart email_addre embed emit encodin
-3 encry_with end_in endin envir environ equal error_in euros every_hour every_night every_ten every_write
-3 excee executo exists exits expan expli explici expre express extends facto factor fail faile_payme
-3 fails_if fallb fallbac fcm featu_flag fields file_is files_are fills filter final finit finite
-3 first_match fixtu_are flow flushes foldi folding font for_a for_ninet forge forgets forks format four
-3 four_worke frames from_a from_zende from_§ front generic gigab gigabyt grouped grows_by gzip gzip_is
-3 haiku hande_to handl_gets happe_at happe_befor has_one has_three hashe_with hashes have headers healt
-3 health hidde hidden host html http hung ids_are if-mo if-modi if-no if-none ignor image image_are impor
-3 in_march in_memor increme index_is infer inferen inlinin input insen insensi instanc integ_in inter_is
-3 interes interme inval invalid is is_alway is_at is_kept is_liste is_never is_off is_reset is_shown issued
-3 items_in itera its journ journal just_the kapt keep keep_their keeps_the kept kerbe kerbero labels lacks
-3 lapse lasts_ten laten latency leaf leaks leave lexer_is line lines_are link link- link-ti links_expir
-3 linte_runs liste_on listene lives lives_in loade loader lock_files locke locke_while locked logge
-3 lower_case make_test march marker marks match_the matched membe membe_who messa message micro minut_on
-3 most mount_as moved moves_to must_be mypy name name_is needs_the neste_trans netwo network new_conne
-3 new_rows new_sessi newer next_day ninet_days no_index nodes not_be not_stop notes nulla nullabl numbe_of
-3 number objects of of_its oldes oldest on_first on_unix on_windo once_and once_at once_per once_the one
-3 one_row only only_if only_see only_§ opens_at opera or own_§ packa_is packed page_is paid pane panic
-3 parent parser parsi parsing passi passing patch patch_relea permi_are photo picked plan plugi print_the
-3 prome prometh prope propert publi_key push python queue_is raise_as read_once read_timeo readm_is rebui
-3 rebuilt recei_a record recur recursi redir redirec referen refle reflect registe relea_workf reload repea
-3 report reque_event reque_is reque_templ reset_links resol resolve resta_to results retri_three retried
-3 retur_a retur_the retur_§ revie_apps reviews rewri round row_per run_at run_in runne runner runni running
-3 runs_in runti_depen rust rustl safar safari same scale scaled schem_versi schema scoped sdk sdk_suppo
-3 seats secon_facto seed send separ_host seque sequenc seria seriali sessi_start sets_the severit shadowe
-3 shadows share_one show_up shown signa_are singl single- sink sink_gets six size skipp_for skips
-3 small_files snaps snapsho socket solar solaris sort sorte_by source spark spread sprit sprites start_a
-3 start_and start_in statist stay_in stick sticks stop_the stops_at store_in streami strin_are strings
-3 subfo subfold suppo_ticke switc_on take_about takes tasks tenant termi termina test_accou the_app
-3 the_appli the_bot the_brows the_bundl the_calen the_commi the_confi the_conne the_conta the_dashb
-3 the_debug the_depre the_docum the_front the_heade the_image the_key the_limit the_local the_main
-3 the_merge the_migra the_model the_next the_node the_order the_outpu the_page the_paren the_parse
-3 the_proxy the_pump the_recor the_ring the_same the_sched the_sdk the_secon the_state the_stati the_tag
-3 the_track the_value the_web the_weekl those thread throu_a ticke_are time time_does timeo timeo_are
-3 timeout times_out timesta to_a to_build to_chang to_engli track transfe trigg_the twent twenty twitt
-3 twitter two two_recor uncha unchang uniqu_withi unkno_keys unpacks until_it unwra up uploa uploade
-3 uploads upser upsert uris values verbo verbose viewp viewpor virus visib waits warni warning was_moved
-3 watchin webho_are webpk webpki- were_writt when_it when_§ whene_a whose widge widget wine with_more
-3 withi_five worker wrap wrapper writi writing years zende zendesk zone §_, §_bytes §_exten §_in §_of §_on
-3 §_or §_print §_retur §_secon §_witho
-4 ,_code ,_which ,_§ ^calli ^coupo ^dead ^guest ^postg ^revie ^unkno ^users ^watch ^webho ^witho a_branc
-4 a_deplo a_new a_secur a_user a_year accepts acces_token after_the an_autho an_optio and and_new anonymi
-4 are_compa are_compu are_count are_expor are_looke are_norma are_reach are_strip array arriv as as_json
-4 as_§ at authori balan batches becau_the becom bed befor_it bindi binding both branc_prote break_the buffe
-4 buffer built_with bundl but_not by by_a byte bytes cache_is callb callbac calls cance cancel canno
-4 canno_be cannot case cents chang_the check_in childre chunk close collect come_from commi_are compi_with
-4 compo constra convert copies copy_of cost count counted counter counts coupons creat creat_date creatio
-4 curre dead del deletin depends detec doubles drawn elimi elimina encod end-t end-to- engine even events
-4 every_push every_§ exist exit exit_code expen expense expir expor_in fails falls_back field_are file
-4 filte five_minut five_secon flush follows from from_forks gener generat go_§ greenho guest guests half
-4 happe_after has hash hashe holds holds_the hourl hourly hours humid humidit hundr hundred in_` in_paral
-4 in_relea incre indexed inher inherit inlined is_an is_calle is_compi is_confi is_delet is_empty is_hande
-4 is_lost is_read is_sorte is_writt is_§ it_has its_branc kept_in leade leader left_out lexer libra_ships
-4 list local locat locatio lock_write locks locks_are logger looke_up loses lost marked matte matters memor
-4 memory mergi merging metho method middl middlew midni midnigh minutes mirrors most_five mount mounted
-4 moves_the mqtt ms must neste nested none norma_to not_in notif notific now of_disk of_the offse offsets
-4 old one_hundr optio outli over_§ packe page paged pages_are paral paralle part_of path payme payment
-4 picke pipel_deplo pool port print_state prints proje project prote protect proxy publi_to push_notif
-4 push_to pytes pytest- pytho pytho_§ queue raise_§ raises rando random read readi reading reads recei
-4 receive refre refresh refus refused regio region regis remov rende rendere repos_are reque_by respo
-4 respons rewrite rooms rotatio rules run_by run_on runs_ruff runti runtime sched schedul schem scope searc
-4 search secon secon_, secure sende served sessi_are several shown_in shuff shuffle skipp_by socke_that
-4 sold stage stagi_envir stars start still stops store stream strin strippe symbols targe tax team_table
-4 ten ten_secon test_doubl that_is that_were the the_` the_bug the_contr the_curre the_datab the_deplo
-4 the_examp the_exit the_field the_full the_hotfi the_index the_lexer the_libra the_other the_owner
-4 the_patie the_pool the_role the_servi the_token the_worke thirt thirty three_times throu_§ throws to_its
-4 to_stagi to_stder tokeniz tree unkno unknown unnot unnotic up_withi uri value varia_, ward wasm web webho
-4 webhook weekl_diges wheel while whoev_holds with_its write writes yaml year zero §_can §_days §_depen
-4 §_ms §_the §_turns §_with
-5 #3 ,_so ^comme ^get ^invoi ^manag ^messa ^repos ^reque ^tags ^uploa a_docum a_merge a_time a_token
-5 a_warni above actio addre address admin_page alert_are all an_error and_need anony appears appli
-5 are_cache are_case- are_in are_parse are_reque are_store are_taken argum argumen asks_for at_a batch
-5 befor_they branc_is brows browser chang_files chara charact cold column compa compi compile coupo currenc
-5 datab_is date deliv deliver depen_on deplo_are deplo_to dropp_each edito editor empty every_chang expire
-5 expor exporte exports extra falls finge fingerp for_§ free gets_a gets_§ hands handsha heade header his
-5 id_in ignores importe inlin integer is_built is_gener is_prese is_skipp jq json_, key label lazil lazily
-5 levels listed locale log_lines loop made make map mb members missi missing named needs night_job nine
-5 normali of_a older older_than on_§ only_the opens optiona orders out_on overr overrid pages parse partiti
-5 payme_are picke_up preserv proce process pump rates refer reloa removes repli replica retur revie_bot
-5 revie_of ring role ruff run runs secret sessi session set sever show silent so_a sockets sorti sorting
-5 start-u start_on starts startup stati store_as stored table table_has tabs test_job than_§ that_are
-5 that_nobod the_conte the_pull the_reque the_tenan the_third the_workf their three token trans trigg
-5 trigg_by trigger twelv twelve twice uniqu unique unles unless watch weekl weekly when_its which windows
-5 worke workers writt_by writt_to §_and §_mb §_minut
-6 #1 #2 ^` ^a ^check ^delet a_proje a_resta a_§ app are_dropp befor_regis block but by_defau by_§ cache_for
-6 cached calle called case-se child colum commi_is compare cooki_are cover_is defau default delay depth
-6 directo dots drafts email event except field_is free_plan gener_from gives hook ids index is_not is_publi
-6 is_pushe job live_in may metri metrics minut node norma not_suppo null of_their open order paren parsed
-6 post previ preview produ_are pushed reached read_from redis regis_alloc relea_build reset retries returns
-6 runs_on score seconds see_the sets shado shows socke stder stderr strea symbo the_agent the_cache
-6 the_impor the_lock the_name the_§ threa threads times title to_§ transac unix verif verifie versi_§
-6 with_§ § §_is
-7 ^the ^they ^§ ` a_minut an_id archive cache code_block compu compute conne connect creat_a each_test five
-7 has_its has_no id idle invoi invoice leaves liste lists lock match messa_are minute mode parti paths per
-7 retri row rows see strip the_free the_old users valid was were workf workflo write_to
-8 @ at_start belon_to bot case- draft field frame merge_commi moves names_are token_gets user
-9 json sees view
"""
