"""Which way English words lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
12 nothi_new
11 ^our deplo_after docum_in our reviewe tests_are
10 ,_not =people alarm contrib convent fixed sql stay stays we
9 ^for ^we a_line a_test agreed approve by_hand chat colleag devel develop each_servi estim estimat follow
9 get hand impor_are is_to maintai names_of no_one not_from quick scripts securit silence skipp_when so_that
9 spike the_wiki touch touch_the wiki writt_in
8 ^const ^it ^work appro archite are_silen be_dropp belon_in chang chang_to committ confi_value constan diff
8 enginee gener_files here interfa lapto logic long look lower messa_start misma mismatc perso quart quarter
8 relea_manag secur small sprin sprint team ticket us work
7 =source ^confi ^every ^findi ^no ^publi a_quart a_timeo acces annou announc anyth anythin are_accep
7 are_hande as_root assis assista befor_a bette better boole boolean branche carry_a change changes code
7 contr conve decid decides delet_after demo design endpo_are eyes featu feature findi findi_of finding
7 fixes frida grant hande handed is_time jobs_are land left manager mocks new_depen new_modul note off
7 only_after owner quest questio raised repos reposit repro reprodu reque_stay revie shared ships sign
7 state_cover suppl supplie the_audit the_sprin three_days ticke to_leave to_new two_peopl with_conte
6 ,_the ^contr ^excep ^helpe ^hotfi ^impor ^it's ^secre ^state ^you adjustm agree an_owner answe_to answer
6 are_docum are_lifte been bench branc_names bug build_are bumpi bumping by_suppo card_numbe carry checks
6 comes commi_messa coverag custo custome deadlin descr descrip desig destr destruc direct don't durin_the
6 engin every_pull fine fridays goes granted green hand_after hardw hardwar hotfi hotfixe in_hardw in_plain
6 incid inciden is_left is_short is_yes it's late legal lifte lifted log_state look_at maint manag migra_are
6 mirror monda nearl nearly new no_direc objec_, offic on-ca on-call on_frida on_weeke out owners pair peopl
6 people person print_in public pull_reque rathe rather red refac refacto revie_by runbo runbook sente
6 sentenc shoul_be shoul_the sign- sign-of signa_check spaces spari sparing sql_is stand-u strai straigh
6 test_data test_syste test_that that_fail the_chann the_repos the_secur time_is to_keep toget_with
6 token_into tokens until_they value_are vendo wedne wednesd weeke weekend when_time whene_the whoev whoever
6 with_us wrapp_with you
5 ,_and ^alarm ^api ^befor ^certi ^cron ^depen ^devel ^don't ^encry ^first ^flaky ^four ^if ^large ^long
5 ^night ^stale ^stand ^under a_day access accessi adjus alarms among an_rfc are_appro are_grant are_manda
5 are_regis are_repor are_resta are_writt backup befor_their books bots busin_logic bypas candi candida
5 claim clean cleaned come conve_is copied copy_first cover datab_acces days_at depende deploye disag
5 disagre disk_is each_incid edite edited endpo endpoin engli english entry_in every_handl everyon exper
5 experim export featu_branc find finds firew firew_is firewal fix flags follo_the for_every for_two
5 form_comes frien friends globa_state green_build hand_if hande_out happe_in help hxxp if_the imports
5 in_tests incon inconve interns inven invento is_recor laptop leave_the looki looking lower-c marketi
5 merged messa_follo migra_plan migrati module move new_colle new_endpo night_are off_befor office our_conve
5 outag outage owns owns_its past paste pipel_are pm pr promp prompt publi quest_are quiet regen regener
5 remov_on resta_by retro rever revie_check rule run_as run_with sandb sandbox scrip secon_look secrets
5 senio senior settl ship silen simpl_delet since stagi_datab start_with stateme stay_out teste than_an
5 that_runs the_billi the_clien the_diff the_domai the_firew the_on-ca the_relea the_setti the_stabl
5 the_ticke the_top the_vendo thems themsel they_are they_go thing this_repos ticke_numbe todo tools top
5 two_versi unrep unrepor unsaf unsafe updat urgen urgent user- uuid varia_are waved way wheth_a wildc_impor
5 withi within witho_looki yes
4 ^agent ^backp ^boole ^captu ^code ^commi ^cover ^engin ^faile ^in ^let's ^log ^meeti ^model ^outda ^pleas
4 ^priva ^pull ^refac ^teams ^telem ^test ^todo ^user- ^whoev a_bug a_call a_colum a_page a_relea a_revie
4 a_ticke acces_is after_a afterno agents an_agent an_entry an_examp an_ignor an_outag analy and_nowhe
4 any_chang anybo anybody anyon anyone appear approva are_alway are_delet are_fine are_fixed are_merge
4 are_never are_revie are_start aroun around as_passe as_they at_the at_them audit authore avoid backp
4 backpor backu backw backwar befor_use begin beginne belong benchma blame bot's break_chang breakin builder
4 bypas_the bypass card caref careful chang_go chang_is chang_that changel claims click clicked clien_are
4 colle come_befor come_with comme_out commi_witho complai conveni creat_with cron_jobs custo_names cut
4 cut_from dana day defau_and deplo_keys desk discu discuss domai domain don't_touch done dot edits eighty
4 eleva elevate else_is entry error_are error_codes every_bug every_new every_runs every_task exact excepti
4 execute expec fail_in faili faili_check failing ffi first_step flaky follo for_anyth for_conve forgo
4 formatt from_produ gets gette gettext given_in globa globa_varia global go happen have_to hooks
4 ignor_comme in_engli in_libra in_test integra inter interna into_the is_lower is_nothi is_share issue
4 keeps_its key_of left_to let's libra libra_code line_in line_lengt lowered mark meeti meeting menti
4 mention merge_on names neigh neighbo never_reach night_is nobod_edits not_store not_what noted nowhe
4 nowhere of_inter of_test off_for on-ca_engin on_monda once_, onlin online open_for optim optimis or_has
4 ought ought_to outda outdate ownersh passed paused perfo perform persona pipel_is pleas please postm
4 postmor prefe preferr prepa prepare produ product proof proofre proto publi_funct pull pushes pushi
4 pushing query_build rathe_than raw_sql read_by real reboo_the relea relea_branc relea_is release
4 remov_withi reporte resou resourc rfc right rollb_are sales save_time scree screens scrip_are secre_may
4 self- self-co share_among silen_, slash someo someone sources spot squad stabl stable stale_branc stand
4 start_by state_in stays_off steps_to strai_from stuck style suspe suspend switc_the tables task_the
4 team_first telem telemet tell tense terra terrafo test_names tested tests_that texts that_touch that_way
4 the_alloc the_autho the_chat the_code the_custo the_deadl the_disk the_perso the_stagi the_suite they_pass
4 third throu_gette ticke_witho tidy to_disab to_handl to_repro to_save todo_comme travel trunk trunk-b
4 two_days type_hints unread unsaf_block wait_for waive waived want we_keep weights wheth whether why why_,
4 with_a with_custo withi_§ words work_in worry wrapp_, you_have §_as
3 ,_nobod ,_then ,_witho =agent ^all ^any ^anyon ^as ^asser ^backw ^bench ^bette ^break ^claim ^cloud ^crede
3 ^custo ^datab ^debug ^error ^estim ^faili ^fetch ^fixtu ^handl ^knowl ^ledge ^legal ^licen ^loggi ^macro
3 ^names ^old ^perfo ^pipel ^postm ^raw ^rejec ^relea ^retro ^secur ^small ^spike ^sql ^stake ^stdli ^style
3 ^tests ^to ^tool ^tools ^two-f ^unuse ^valid ^vulne ^what ^whate a_chang a_depre a_docst a_featu a_flag
3 a_forma a_linke a_load a_migra a_quick a_scree a_secon a_summa a_tenan a_typo a_verb accep_any accep_for
3 accepta accepte adminis after_thirt ahead alert all_times aloud and_end and_sorte and_stops annou_in
3 anoth_team answe any_updat anyth_else api api_keys apis appro_is are_a are_avoid are_chang are_clear
3 are_commi are_cut are_discu are_doubl are_not are_only are_prefe are_regen are_split as_the aside asserti
3 assum assumed autho_, avoided away base be_writt befor beforeh belie believe belon big black blamele
3 block_are boss boundar branc_live by_us can_appro can_start carry_its case_worke caugh caught cells
3 chang_need chang_only check_is check_on chore ci_are circums cleared cloud code_and code_witho come_in
3 comma_is company conce concern confirm conse consent const contr_work coord coordin core_packa corre
3 correct count_in covers crede credent cross cto custo_befor custo_data cuts data_never deadl deadl_is
3 debuggi defined delet_when depen_are deplo desks discour discu_with docst docstri docum_is doubt drops
3 duty echoe echoed edits_gener else emerg emergen end_witho endpo_come enums error_messa estim_are
3 every_quart evictin exact_versi excep_get excep_to expect expecte expor_jobs extende fails_witho featu_are
3 fifte fifte_minut fifteen fifty fixes_skip flaky_tests focus focused for_chang for_debug formali
3 from_anoth gener_clien get_close go_throu goes_throu group guess handl_stay happe has_an has_been
3 help_text helpe helpe_funct helper hires hour_, hurry if_there impat impatie in_separ in_templ in_§ inbox
3 install inste inste_of instead interne invok invoked is_agree is_annou is_fine is_finis is_looke is_near
3 is_opene is_trimm it_gets it_in jane keeps_a laptops last_one lasts launc launch leases ledge ledger
3 librari licence life limit_are lint_error linte_is load_test locke_out loggi logging logic_in login
3 looks_at manag_may manda mandato manuall member memor_, merge merge_into merge_reque migra minut_after
3 monday mondays move_to names_in namin naming near never never_caugh never_skipp nobod nobody not_accep
3 not_answe not_match not_merge noteb noteboo nothi nothi_to nothing object of_conte of_eyes off_on on_duty
3 on_forks on_its on_reque once_a once_is one-l one-lin one-p one-pag one_who only_on openi opening orall
3 orally order_is outpu_is owned owner_of pager pair_of party passe_on pause pays penet penetra peopl_have
3 perso_data perso_on pin pinne_to pipel pipelin plain plain_engli platf_team plaus plausib playg playgro
3 press priva private priya produ_owner protobu prototy publi_apis quicker quickes raw reaches recon reconci
3 refac_are regre regress rehea rehears reply reque_need requi_a retrosp reverte reverts review rollb
3 rollbac rotate same_day save scan schem_chang schem_is scien scienti secon_pair servi service settled
3 share_drive share_libra shares short sign-_from sign_off signatu since_the sit smaller soon space speak
3 speaker spell spell_in spikes squas stabl_branc stake stakeho stay_open stdli stdlib summa summa_and switc
3 switche system task teams tech templ_in test_befor tests_is than_three that_fails that_needs the_after
3 the_agree the_api the_assis the_base the_check the_core the_demo the_expor the_form the_group the_nodes
3 the_offic the_produ the_retry the_rule the_run the_usual the_vault this thrown thumbs- time- time-bo
3 to_every toget togethe tool trave triag triagin trimm trimmed two-f two-fac two_appro typo ui unenc
3 unencry units unpac_on unpacke unrea until_the updat_the updat_with updated user-fa user-vi usual
3 usual_reply vendor verb verb_and visit vulne vulnera waiti waiti_for waiting wall way_to week weigh
3 whate_the when_someo when_there whene wheneve witho_the work_on works writt_for yearl yearly §_takes
2 ^abbre ^alert ^assis ^broke ^bug ^dana ^data ^deplo ^depre ^docum ^down ^envir ^expir ^expor ^field ^firmw
2 ^force ^frien ^gener ^globa ^inden ^inter ^legac ^lint ^load ^logic ^long- ^mocks ^namin ^new ^nobod
2 ^nothi ^on-ca ^one ^pair ^pasti ^proto ^pushi ^quick ^red ^regex ^resto ^schem ^scree ^short ^shoul ^squas
2 ^suppo ^wildc ^you'd aband abandon abbre abbrevi accep accept ackno acknowl activ active agend agenda
2 alerts alone also analysi analyst anywa anyway appeara askin asking asser attache autho author' authors
2 before behin behind being below beta beyon beyond billi billing booki booking boss' boss's branc briti
2 british bump bypasse care cases changin clear codes comme comment compati compl context curat curator
2 customa cutti cutting data dealt decli decline defin deletio depen deploym digest directl disks dispu
2 dispute docum documen drawe drawer drill driver dumps durat duratio durin during edge editi editing emplo
2 employe enoug enough entri entries eveni evening evict expla explain extendi extract eye famil family
2 favou favour filed finan finance firmw firmwar flashed forbidd forgot formal forme former four- four-ey
2 freeze full funct functio gramm grammar guild hacks handle hangs hard- hard-co havin having hears hints
2 holid holiday hot idea imple impleme indenta indep indepen inline inspe inspect intac intact inves investi
2 issues knowl knowled large lead legac legacy licen limited linked links long- long-li looke looked looks
2 macros maile mailed main major manua merges minor modul month monthly morni morning muted newes newest
2 night no-go officer option ours outsi outside own packa package paper pasted pasti pasting perce percent
2 perl permiss place poste posted precede pressur princ princip quara quarant rarel rarely reach reader
2 recom recomme recorde records regex-h remain renam renames repai repairi reporti rerun resor resort
2 restori retroac returne rights risk rollo rollout root rota rotates say secre server settles shoul shouldn
2 sight signe signed signs simpl simply slip specs spelled squash staff started stopped suffi suffici suite
2 summari suppo support swapp swapped swaps swept syste tag teles telesco test tests text thin third-p thres
2 thresho thurs thursda ticked tidie tidies toolc toolcha touchin tr trust tuesd tuesday turne turned type
2 unsig unsigne untou untouch updates upgra upgrade vendore wait waited well what who wildc wildcar wise
2 witho without word worde worded worki working wrapped write-u you'd your
-2 , ^acqui ^admin ^appro ^autho ^below ^branc ^call ^categ ^ci ^compa ^dark ^doors ^drop ^email ^embed
-2 ^emplo ^env ^fees ^file ^forma ^funct ^gzip ^haiku ^jobs ^leads ^line ^loadi ^maint ^make ^membe ^minor
-2 ^mock ^on ^open ^openi ^optio ^outli ^pages ^parce ^payme ^peopl ^permi ^postg ^pre-c ^pumps ^pytho
-2 ^rebas ^regre ^retri ^retry ^rotat ^runni ^runti ^saveg ^set ^signa ^slugs ^snaps ^spans ^tabs ^times
-2 ^unwra ^value ^weekl ^whene action actions added adds admins advis advisor against age algor algorit
-2 alias align alignme alrea already altho althoug an annot annotat answere appende applied arm asks async
-2 attem attempt attri attribu auditor auto- auto-co autom automat balance be become becomes belongs binar
-2 blocked blockin blue boards broker buildin builds bundle bytew bytewis c cart categ categor cent chain
-2 cheap checked checkin checkpo checksu chunked chunks clipped clock closi closing colla collaps colon
-2 command commit compact compari complet condu conduct confi config configu consu content costs could csv
-2 dark dash dates deadloc dedup dedupli deep delet deletes deriv detecte dev devic device dials diffe
-2 digests digits dimen dimensi disconn discr discrim disk distr distrib djang django do docker does doors
-2 drain drained driver' dropp dropped dry dump dupli duplica e e-mai e-mail effec effect eleme element
-2 emails encry encrypt ending endings equal error everyth evicts exceed excep exhau exhaust expan expansi
-2 expli explici factor fall fan feed fees fetched fields files filters finit finite followe font forbids
-2 forev forever forge forgets formats forum forwa forward four fragm fragmen freezes fsync fuchs fuchsia
-2 game gatew gateway generic given gocov grows haiku hashed hashi hashing head heavi heavier held helpf
-2 helpful highl highlig hold hooke hooked hostn hostnam html hung icons images imper imperso import inclu
-2 include indexes infor informa ingre integ ipadd ipaddre iterabl java jenki jenkins jira join journ
-2 journal just kb keep kept kilos lapse lates latest ldap leadi leading leads least lette letters lf lfs
-2 lift limit linux listen liter literal loader loadi loading loads logs machi machine marke marks matches
-2 media metric migrate milli millise mirrore mobil mobile mock monom monomor most movin moving nanos
-2 nanosec neare nearest need negat negativ next nginx nil noon normal npm nulla nullabl operati options
-2 origi origina otherwi outlier outlive overf overflo p-tim p-timeo panics parce parcels parent parent'
-2 parents parser part partici patte pattern pay pendi pending phase pins pixel pixels play plugins pnpm
-2 port posts predi predict prefers prefi prefix preve prevent price prici pricing promi promise protoco
-2 pumps punct punctua purge puts python' raft raise read- reent reentra refuses registe regul regular
-2 reloade repeat repla reque request requi require results reuse roles rounded rustls- safar safari safe
-2 same saveg savegam says scaled scheme script sends sensors setup setupto shadowe shall shift shipp
-2 shippin sigma signal sites six skips sleep sleeps slugs smalles so socket solar solaris sort spans sphin
-2 squar squares stack states statu status stdin stric strict string subfo subfold subsc subscri survi
-2 survive svelt svelte svg symbol synch synchro tags taken target than that theme throu through throw
-2 thumbna time tls toast touches trace track traff traffic trainin treats trip true trunc truncat twitt
-2 twitter two under undersa union unit unsub unsubsc unwrap uploads url urls uses utc validat versi version
-2 visible voted voter voters wakes water waterma wheels when wine wiped with wizar wizard workspa wrapp
-2 writa writabl writer wrong year zones
-3 * ,_a ,_with =program ^an ^clien ^cooki ^coupo ^curre ^defau ^draft ^extra ^filte ^go ^guest ^if-no
-3 ^image ^isort ^items ^metri ^nativ ^neste ^numbe ^once ^only ^order ^passi ^print ^push ^right ^searc
-3 ^seats ^sende ^senso ^spark ^sprit ^token ^upser ^webho ^webpk ^write `_is `_table a a_fallb a_final
-3 a_folde a_netwo a_new a_photo a_reloa a_route a_runni a_separ a_trans a_user acces_token accou_are acqui
-3 acquire actua actuall adapt adapter after_ninet allow alway always an_autho an_order and_is anew answe_§
-3 appen applica appro_in appro_of are_assig are_booke are_compi are_conve are_encry are_group are_hidde
-3 are_integ are_loade are_looke are_match are_picke are_reach are_recor are_rejec are_rende are_taken
-3 as_part assig_to assis_widge at at_a authori avera average backg backgro balan becau becau_the because
-3 below_§ binary blank bodie bodies body booke booked borro borro_check borrow both break_the brotl brotli
-3 bucke bucket build build_strip build_time bundl cache_is calen calenda call calli calling calls can_only
-3 carry_the case-in chang_the check check_in clang closes cold_stora colou colour columns come_from comma
-3 compoun compr compres consi consi_of consist conso console const_time conta contain coupons cover_the
-3 creat_date creatio curso cursor custom cycle cycles daily datab_is decod del digit disab disable docke
-3 docum_are does_nothi durin_parsi each_modul each_quart email_addre embed embeddi emit encodin encry_with
-3 end-t end-to- end_in endin envir environ error_in euros even every_chang every_hour every_night
-3 every_write every_§ excee executo exists exit_code exits expor expre express extends facto fail
-3 faile_payme fails_if fallb fallbac falls_back fcm featu_flag fewer field_are file_is files_are fills
-3 filter final first_and first_match five_minut five_secon flow flushes fold for_ninet forks format found
-3 four_worke frames from_a from_zende from_§ front grouped grows_by gzip gzip_is handl_gets has hash
-3 hashe_with hashes healt health hidde hidden hold_the host hour http ids_are if-mo if-modi if-no if-none
-3 ignor image impor increme index_is infer inferen inlinin input insen insensi instanc integ_in interes
-3 interme inval invalid is is_at is_liste is_lost is_off is_passe is_read is_reset is_used is_writt it_has
-3 itera its jobs_write just_the kapt keep_their keeps_the kerbe kerbero labels lacks lasts_ten leade leader
-3 leaf level lexer_is line lines_are link link- link-ti linte_runs listene lives lives_in load loaded locat
-3 locatio lock_files locke locke_while locked logge logs_are looke_up loses lower_case made marked marker
-3 match_the matched matte matters mergi merging messa message midni midnigh modul_has moved moves_to
-3 must_not mypy name name_is need_a needs_the neste_trans netwo network new_conne new_rows next_day nine
-3 ninet ninety no_way nobod_but nodes none not_be not_stop now numbe numbe_of number objects of of_disk
-3 of_two old on_first on_unix on_windo once_and once_at once_per only only_if only_one only_see only_with
-3 only_§ opera or organ organis over_§ own_§ packa_is packe packed pad page_is paged paid pane panic parsi
-3 parsing part_of passes passi passing patch patch_relea photo picked plan plan_and plugi prese print_the
-3 prints prome prometh prope propert publi_to publish push pytes pytest- python queue_is read_once readi
-3 reading readm_is rebui rebuilt record recur recursi redir redirec referen refle reflect regio_first regis
-3 rejec rejects relea_workf reload repea report repos_are reque_by reque_event reque_is resta_to resul
-3 retri_three retried retur_a retur_the retur_§ rewri run_at run_in run_on runne runner runni running
-3 runs_befor runs_in runti runtime rust rustl scale sched schedul schem_versi scoped scores sdk sdk_suppo
-3 seats secon_time see_the seed sees_a send senders sent separ_host seque sequenc seria seriali served
-3 sessi_are sets_the shadows shuff shuffle signa_are signe_by singl single- sink sink_gets size skipp_for
-3 snaps snapsho socke_that sorte_by spark sprea spread sprit sprites stage start_a start_in starts static
-3 statist stay_in stick sticks stop_the stops_at streami strin_are strings suppo_ticke switc_on table_has
-3 take_about targe tasks ten_secon termi termina the_` the_bot the_brows the_calen the_confi the_contr
-3 the_depre the_docum the_exit the_field the_first the_front the_full the_heade the_id the_key the_limit
-3 the_list the_local the_main the_merge the_migra the_name the_newer the_oldes the_packa the_page the_paren
-3 the_plan the_proxy the_pump the_recor the_ring the_sched the_sdk the_sessi the_stati the_table the_tag
-3 the_value thirt thirty those threads throu_a ticke_are time_does timeo timeo_are timeout times_out
-3 timesta to_build to_chang to_engli to_its transfe trigg_the uncha unchang unpacks until_it unuse_impor
-3 unwra up uploa upser upsert uri uuids values varia_, verbo verbose viewp viewpor virus visib waits warni
-3 warning was_moved watchin web webho_are webpk webpki- weekl weekly were_writt whene_a whose widge widget
-3 with_more withi_five worker wrap writers writes writi writing yaml years zende zendesk zone §_bytes §_can
-3 §_days §_exten §_of §_on §_print §_retur §_secon §_turns §_witho
-4 ,_code ,_§ ^calli ^comme ^repos ^sessi ^tags ^unit ^unkno ^watch ^witho a_branc a_deplo a_name a_produ
-4 a_time accepts actio admin_page after_the all an_error an_optio and_new anony anonymi are_compa are_compu
-4 are_count are_expor are_gener are_norma are_strip array arriv arrive as as_json as_§ batches becom bed
-4 befor_it befor_they betwe between bindi binding buffe buffer built_with but_not by by_a byte bytes callb
-4 callbac cancel canno canno_be cannot case cents chang_files childre clone cloned close column compi_with
-4 compo constra convers convert cooki copies copy_of cost counted counter counts coupo curre deletin deliv
-4 deliver depends deplo_to detec doubl drafts drawn editor elimi elimina encod engine events every_push
-4 exist exit expir expire expor_in exports extra fails file filte flush follows for_a free from_forks gener
-4 generat gigab gigabyt go_§ greenho guest guests half hands handsha happe_after happe_at hashe headers his
-4 holds holds_the hourl hourly hours humid humidit id_in idle ids in_` in_paral in_relea incre indexed
-4 inher inherit inlined is_an is_calle is_compi is_confi is_delet is_empty is_gener is_not is_sorte is_§
-4 its_branc kept_in leaks levels lexer listed loade local locale lock_write locks locks_are log_lines
-4 logger lost mainten make mb memor memory metho method metrics middl middlew mirrors mount mounted
-4 moves_the mqtt ms must must_be neste nested newer ninet_days notif notific of_the offse offsets older
-4 older_than oldes oldest on_every optio orders outli over pages pages_are paral paralle path payme payment
-4 picke picke_up pipel_deplo pool postg postgre proxy push_notif push_to pytho pytho_§ raise_§ raises rando
-4 random read reads recei receive refre refresh refused regio region reloa remov rende rendere reset_links
-4 resol resolve respo respons retur reviews rewrite ring rooms rotatio round rules run_by runs runs_on
-4 runs_ruff schem schema scope searc search secon secure sende sever several show shown_in silent skipp_by
-4 sold source stagi_envir stars still stops stream strin strippe sunda sunday symbols takes tax team_table
-4 that_is that_were the the_commi the_conta the_curre the_deplo the_examp the_hotfi the_index the_lexer
-4 the_next the_other the_pool the_pull the_role the_servi the_tenan the_third the_token the_worke thread
-4 three_times throu_§ throws to_stagi to_stder token tokeniz tree under_§ uniqu unique unkno unkno_keys
-4 unknown unnot unnotic up_withi uploade uris ward wasm webho webhook wheel while whoev_holds windo windows
-4 with_its workers wrapper write §_depen §_mb §_ms §_with
-5 #3 ,_so ,_which ^check ^get ^invoi ^messa ^reque ^uploa ^users a_docum a_merge a_token a_warni a_§ above
-5 alert_are an_empty and and_need app appears appli are_cache are_check are_in are_parse are_reque
-5 are_store argum argumen asks_for batch branc_is branc_prote brows browser built called cance case-se
-5 chara charact chunk cold collect colum commi_are compa compi compile cooki_are cookies count creates
-5 currenc depen_on deplo_are depth doubles dropp_each edito except exporte falls finge fingerp for_§
-5 free_plan from gener_from gets_a gets_§ header ignores importe inlin integer is_built is_prese is_publi
-5 is_pushe jq json_, key label lazil lazily left_out list lists loop map may members metri minutes missi
-5 missing most_five named needs night_job node norma_to normali not_in not_suppo of_a on_§ only_the optiona
-5 overr overrid parse partiti payme_are preserv previ preview print_state proce process produ_are prote
-5 protect pump pushed queue rates reached refer refus removes repli replica returns revie_bot revie_of role
-5 ruff secret set sets shado shown shows so_a socke sockets sorti sorting start start-u stati store
-5 store_as stored table tabs ten test_job than_§ that_are that_nobod the_cache the_conte the_old the_reque
-5 the_workf threa three to_§ trans trigg trigg_by trigger twelv twelve twent twenty twice unles unless
-5 value verifie was watch worke writt_by writt_to zero §_and §_minut
-6 #1 #2 ^` ^dead ^delet ^they a_proje a_resta addre address an_id are_case- are_dropp block but_the
-6 by_defau by_§ cache_for cached calle commi_is compare cover_is creat creat_a date dead defau default
-6 delay directo dots draft email empty event field_is gives has_no heade hook is_skipp job match mode null
-6 open opens order page paren parsed post proje project read_from redis relea_build reset retries row rows
-6 run score seconds see start_on startup stder stderr strea strip symbo the_agent the_free the_impor
-6 the_lock the_§ their times title transac unix valid verif versi_§ when_its which with_§ write_to § §_is
-7 ^a ^the ^§ ` a_minut archive but cache case- child code_block compu compute conne connect each_test field
-7 has_its id index invoi invoice leaves liste live_in lock messa_are minut minute norma of_their parti
-7 paths per retri sessi session user were
-8 @ at_start belon_to bot frame merge_commi moves sees the_datab token_gets users view workf workflo
-9 five json names_are
"""
