"""Which way English stems lean, in tenths: above zero towards people."""

LEANS = """
16 carry
15 new right
14 devel on-ca perso
13 appro assis never off revie touch updat
12 ^stop autho chang frida left owner prefe publi refac skip stay stop
11 ^nobod answe avoid befor branc docs don't estim examp first fix hardw inven manag no nobod repos sente
11 spari team this ticke we withi work you
10 , ^do ^don't ^ignor ^no ^prefe ^to acces candi depen discu do engin featu fixes flags grant it keep migra
10 objec pair postm speak tests trust whoev
9 ^deplo ^devel ^large ^never ^new ^our ^write addin all anyon code const contr crede deplo done duty every
9 exper follo if keys legac our pull secur ship sign stand witho
8 ^acces ^avoid ^depen ^every ^insta ^keep ^run ^use ^work ^you alway bug conte copy decid endpo eyes fine
8 folde globa green how inter isort issue looks merge not paste perfo pin pushi readm space sprin state
8 style tagge third
7 ^agent ^anyon ^contr ^copy ^cron ^engin ^fetch ^merge ^mocks ^perfo ^pin ^pleas ^publi ^remem ^revie
7 ^stand ^start ^test ^trans agent analy black bump call chann clean commi datab faili fifte forbi frown get
7 gets gist given helpe here hotfi hxxp incid land lengt logic long main maint mergi mocks onlin pleas pract
7 raw reach reaso recom recor remem resou rota short shoul slash swapp tuesd upon
6 -rf ^all ^alway ^backp ^const ^cover ^crede ^force ^globa ^macro ^night ^outda ^postm ^refac ^send ^ship
6 ^skip ^spike ^stale ^style ^treat ahead annot annou ask backp backw below blame care clear descr direc
6 docum edits error expec force group hand into keych ledge lette manda manua namin need notes now outda
6 owns quest resor rever rm rollb secre send senio set settl shade slow spell spike spot sql squas time- to
6 toget toolc ui unsaf up who
5 ^abbre ^ask ^boole ^confi ^data ^disab ^hotfi ^inter ^it ^leave ^magic ^pasti ^patch ^pipel ^priva ^pushi
5 ^raw ^schem ^secre ^sign ^small ^trust ^when ^whoev abbre accep alrea among and anyth autom behin bette
5 big boole bots bypas capta codeo comme dana dot doubt drop each edit enoug enums exact exter extra filed
5 firew full gate help insta layer looke magic ones outpu own param past pasti push quart reboo red repla
5 rotat signe small stays step tense that tools type using value vault vendo versi vette wedne weeke your
5 zlib
4 ^answe ^befor ^clean ^consi ^conve ^depre ^docs ^flaky ^for ^forge ^helpe ^long ^mergi ^namin ^on-ca ^one
4 ^panic ^regex ^struc ^team ^time ^ui ^unuse ^we ^whene ackno add adds any askin away bad be behav being
4 briti caugh circu come creat cut cuts data depre diff disag disap domai echoe engli env even expla finis
4 fixed forge frenc funct guild hard- hooks idea ids imple inbox lack last linte modul month often out permi
4 place portu prece prefi premi prior probl promo quara query regre relea reply repro rfc runbo scien scrip
4 seman sight sign- simpl singl suite switc telli text texts them throw topic triag turns use user' via wait
4 warni what whene why wiki will wrapp yours
3 --no- ^any ^archi ^bench ^break ^commi ^desig ^docum ^drop ^excep ^exper ^faili ^from ^hidde ^impor ^it's
3 ^knowl ^legac ^lints ^long- ^note ^nothi ^overr ^passw ^prefi ^pull ^quick ^relea ^revea ^secur ^squas
3 ^syste ^third ^under actor agree anoth begin bench bot busin card cells certi cherr ci cla comes confl
3 core cto demo diffs else end entri envir eveni execu fail ffi findi fixup hacks hidde holid inden it's
3 itera knowl lapto lints long- major make makef may nativ next note once onto opene optio orall outsi pairs
3 passe picke plain pr priva promp prune quick rerun revea shall ships someb squad stabl strai suffi thin
3 thing two unuse upper uuid writt yes
2 * ^add ^backw ^busin ^bypas ^cloud ^datab ^error ^fix ^if ^incid ^load ^make ^not ^put ^refra ^reply
2 ^rollb ^rotat ^set ^share ^stick ^telem ^tests ^unrev ^unsaf advan alone billi broke claim cloud compo
2 consi decis defin destr did disab disco early edito entry failu forks forma goes handb hande handl happy
2 hints hurry in inher large launc leave legal libra like linke load look loops mail maria mark monda nothi
2 only opens other packa peopl pinne platf press pushe put real refra rollo root says sessi sound stale
2 steps stick sudo sure swall taggi telem tell then they timeo todo too treat turne unrev untou user user-
2 verif whate where whole worki
1 ^appro ^circu ^claim ^four ^let ^let's ^loggi ^maint ^manua ^meeti ^pair ^rever ^scree ^teste ^there ^this
1 ^turn ^type accom apis asked asks auth bothe bring cake chat clipp crate day delet desig docst doing enfor
1 excep faste flag flaky forwa freez futur guide have human inclu infra inste instr items itsel justi let
1 let's lfs limit loggi lower lunch meeti membe minim most move neede on ops ought panic patch rebas rehea
1 resta rewri runni sandb separ setti silen smoke soaks struc tabs terra test teste thems there tool trail
1 turn typos upgra varia waiti way with year
-1 ^accou ^amoun ^attac ^calls ^colum ^copyi ^dates ^debug ^dupli ^expor ^faile ^featu ^files ^go ^gradi
-1 ^incre ^locks ^open ^produ ^refun ^shado ^stock ^suppo ^token ^train ^two-f ^vendo ^webso ^§ acros alert
-1 amoun archi arm attac attem barri based batch been build butto bytes canno chrom clock close conta conve
-1 copyi damag dayli debou decim deliv desce disca draw drift dupli eight eleve etl explo fetch few field
-1 firmw fit flash flow for forty gb geoco gives gradi headl held hold hosts input java kafka kb landi later
-1 lax learn light links loads locke mater mista mkdoc mobil mock more name netwo newli none old one or
-1 passw patie pipel plan polli pragm ranke rebui recon recur refun regen reque requi respo resul role row
-1 savin sends seven shado sms ssh start statu stock stopp strin suppo tab throu tiles twent two-f usage
-1 vecto verba view vite wakes week weigh when while yield zones
-2 ^airfl ^avata ^cold ^diagn ^hover ^idle ^infer ^jobs ^leap ^linki ^lock ^missi ^outli ^parqu ^predi ^push
-2 ^sorti ^ticke above accen ages airfl allow an appli avata backo balan basel body both break calls carri
-2 cdn centr cli compa compr corpu crawl cuda dates diagn digit docke domin durin escap euros expon expor
-2 fails flat foote fuzzi gatew gener gil happe hash hex honou hover html icons idle ignor imput inact info
-2 inser jpeg lacks laten leap lexer line linki logou looka means menus messa milli morni mutua ninet notif
-2 numbe offli oldes one-t open opera parqu payme pendi perce pins plans png port pre-c print purge races
-2 react recov refer remin resiz roles runne same seats semic sent shows sigma signa signs size sleep sorti
-2 stage svg syste tags talk tasks threa tls unsee used uses verbo vue wasm webso which white wkhtm works
-2 wrong zone
-3 ^admin ^backu ^cache ^closu ^cycli ^dead ^email ^filte ^gener ^http ^image ^invoi ^leads ^messa ^mock
-3 ^null ^old ^postg ^price ^regre ^regul ^reset ^senso ^thumb ^times ^unico ^unkno ^uploa ^weekl ^windo
-3 about andro backt backu binar booke built bundl calle can cause chunk class closu coord crash csv cycli
-3 daemo days dead dedup diges downt drive eleme exist filte form glob go gorou grows hours id imper kerne
-3 key langu lead leads libso list live login logs macro mailg mappe maps march media monom must nfc night
-3 node over path paths pdf phone plugi ports post predi prici privi proce pytho quant readi regul retry
-3 reuse rooms round rust safar savep scans schem senso seria servi shutd sort sphin stack stagi svelt ten
-3 the total traff trunk unico unles upstr vpn weekl x-req
-4 ^alert ^branc ^categ ^cooki ^curre ^embed ^integ ^line ^log ^numbe ^pages ^pagin ^payme ^read ^rebas
-4 ^signa ^snaps ^spans ^spark a accor actio appea artef axis byte cart categ chart codes costs cycle dashb
-4 delay dialo diffe dimen does doubl draws embed endin excee exits flush front froze glaci highl hook hung
-4 idemp its jobs keeps kille level lf licen linea lives marke newes nginx pagin panel pod polls pool postg
-4 previ price prima punct range rates repre resol ring rules run share shipp shuff sigki sigte site snaps
-4 spans spark split stati stder take taken targe title toggl unkno uris url was wraps years
-5 ^a ^async ^attri ^comme ^conne ^coupo ^items ^label ^permi ^rate ^sessi ^symbo ^unit ^varia admin apply
-5 assig attri betwe bindi blue by calen cance case cheap clien consu debug doc drain event fallb file fixtu
-5 font four host initi is item lag lazil least link- match measu memor middl mirro model older optim packe
-5 pixel proje provi proxy rando reads regio resto scope shipm summa sunda tax than twelv twice unit workf
-5 wrap write
-6 ^check ^dark ^refre ^reque ^tags ^timeo ^two ^webho also authe back chara check dark date defau detec
-6 down elimi end-t evalu expre faile falls hashe healt histo holds http impor insid integ jenki liste lock
-6 locks logge loop map midni monot mount negat nodes null of offse order overf paral parsi raise rate read
-6 rejec rende rows sdk seque serve shown sourc squar trace train trunc windo wizar zende zero
-7 ^an ^doc ^metri ^nativ ^neste ^order ^repos ^searc ^terra ^users ^versi ` anony api are as borro bucke
-7 buffe captu clang clone colum copie count depth disk expan files from has hourl image infor lists lost
-7 machi metri ms needs organ outli partn prome redis repli retur sched searc seed six so sold strea tag
-7 templ token until uploa utc webho
-8 ^migra arriv becau cache cents coupo dropp expir heade infer label leade mb missi page parti queue reset
-8 retri see three thumb time trans wheel worke
-9 ^chang ^get avera block brows compi compu empty encry invoi loade mode nine recei refre safe score sorte
-9 table times valid
-10 ^` ^delet accou at but cold cooki email five incre index inlin json neste overr pages prese repea tenan
-11 frame job local norma secon sever store takes users
-12 hour per symbo §
-13 app case- curre minut parse strip
-14 ^the conne
-15 runs
"""
