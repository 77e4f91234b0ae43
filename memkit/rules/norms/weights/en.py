"""Which way English stems lean, in tenths: above zero towards people."""

LEANS = """
16 carry
15 new on-ca right
14 devel perso
13 appro assis never off prefe revie touch updat
12 ^stop autho chang frida left owner publi refac skip stay stop
11 ^nobod answe avoid befor branc docs don't estim examp first fix hardw inven manag no nobod repos sente
11 spari team this ticke we withi work you
10 , ^do ^don't ^ignor ^no ^prefe ^to acces candi depen discu do engin featu fixes flags grant it migra
10 objec pair postm tests trust whoev
9 ^deplo ^devel ^large ^never ^new ^our ^run ^write addin all anyon code const contr crede done duty every
9 exper follo if keep keys legac our secur ship sign speak stand witho
8 ^acces ^avoid ^depen ^every ^insta ^keep ^use ^work ^you alway bug conte copy decid endpo eyes fine folde
8 globa green how inter isort issue looks merge not paste perfo pin pushi readm space sprin state style
8 tagge third
7 ^agent ^anyon ^contr ^copy ^cron ^engin ^fetch ^merge ^mocks ^perfo ^pin ^pleas ^publi ^remem ^revie ^skip
7 ^stand ^start ^test ^trans agent analy black bump call chann clean datab deplo faili fifte forbi frown get
7 gets gist given helpe here hotfi hxxp incid land lengt logic long main maint manua mergi mocks onlin pleas
7 pract pull raw reaso recom recor remem resou rota set short shoul slash swapp tuesd upon
6 -rf ^all ^alway ^backp ^const ^cover ^crede ^force ^globa ^macro ^night ^outda ^pipel ^postm ^refac ^send
6 ^ship ^spike ^stale ^style ^treat ^when ahead annot annou ask backp backw below blame care clear commi
6 descr direc docum edits error exact expec force group hand into keych ledge lette manda namin need notes
6 now outda quest reach resor rever rm rollb secre send senio settl shade slow small spell spike spot sql
6 squas time- toget toolc ui up who
5 ^abbre ^ask ^boole ^confi ^data ^disab ^hotfi ^inter ^it ^leave ^magic ^pasti ^patch ^priva ^pushi ^raw
5 ^schem ^secre ^sign ^small ^trust ^whoev abbre accep alrea among and anyth autom behin bette big boole
5 bots bypas capta circu codeo comme dana dot doubt drop each edit enoug enums exter extra filed firew full
5 gate help hooks insta layer looke magic ones outpu own owns param past pasti push quart reboo red repla
5 rotat signe stays step tense that to tools type unsaf using value vault vendo versi vette wedne weeke your
5 yours zlib
4 ^answe ^archi ^befor ^clean ^consi ^conve ^depre ^docs ^flaky ^for ^forge ^helpe ^long ^mergi ^namin ^note
4 ^on-ca ^one ^panic ^pull ^regex ^struc ^team ^time ^ui ^under ^unuse ^we ^whene ackno add adds agree any
4 askin away bad be behav briti come creat cut cuts data depre diff disag disap domai echoe engli env even
4 expla fail finis fixed forge frenc funct guild hard- idea ids inbox lack lapto last linte modul month note
4 often out permi place portu prece prefi premi prior probl promo pushe quara query regre relea reply repro
4 rfc runbo scien scrip seman sight sign- simpl singl suite switc telli text texts them throw topic triag
4 turns use user' uuid via wait warni what whene why wiki will wrapp
3 --no- ^any ^bench ^break ^commi ^desig ^docum ^drop ^excep ^exper ^faili ^from ^hidde ^impor ^it's ^knowl
3 ^legac ^lints ^long- ^nothi ^overr ^passw ^prefi ^quick ^relea ^revea ^secur ^set ^squas ^syste ^third
3 actor anoth begin being bench busin card caugh cells certi cherr ci cla comes confl core cto demo diffs
3 else end entri envir eveni execu ffi findi fixup hacks hidde holid imple inden it's itera knowl lints
3 long- major make makef may nativ next once onto opene opens optio orall outsi pairs passe picke plain pr
3 priva promp prune quick rerun revea shall ships someb stabl stale strai suffi thin thing timeo two unuse
3 upper writt yes
2 * ^add ^backw ^busin ^bypas ^cloud ^datab ^error ^fix ^if ^incid ^load ^make ^not ^put ^refra ^reply
2 ^rollb ^rotat ^share ^stick ^telem ^tests ^unrev ^unsaf advan alone billi broke claim cloud compo consi
2 decis defin destr did disab disco early edito entry failu forks forma goes handb hande handl happy hints
2 hurry in inher large launc leave legal libra like limit linke load look loops mail maria mark monda nothi
2 only other packa pinne platf press put real rebas refra rollo root says sessi sound squad steps stick sudo
2 sure swall taggi telem tell then they todo too treat turne unrev untou user user- verif whate where whole
2 worki
1 ^appro ^circu ^claim ^four ^let ^let's ^loggi ^manua ^meeti ^pair ^rever ^scree ^teste ^there ^this ^turn
1 ^type accom apis asked asks auth bot bothe bring cake clipp crate day desig docst doing enfor excep faste
1 flag flaky forwa freez futur guide have human inclu infra inste instr items itsel justi let let's lfs log
1 loggi lower lunch meeti membe minim most move neede okay on ops ought panic patch peopl produ rehea resta
1 rewri runni sandb separ setti silen smoke soaks struc tabs terra test teste thems there tool trail turn
1 upgra varia waiti way with year
-1 ^accou ^amoun ^attac ^calls ^colum ^copyi ^dates ^debug ^dupli ^expor ^faile ^featu ^files ^go ^gradi
-1 ^incre ^locks ^open ^produ ^refun ^shado ^stock ^suppo ^token ^train ^two-f ^vendo ^webso ^§ acros alert
-1 amoun archi arm async attac attem audit barri based batch been build butto bytes canno chrom clock conta
-1 conve copyi damag dayli debou decim deliv desce disca draw drift dupli e-mai eight eleve etl explo few
-1 field firmw fit flash flow for forty gb geoco gives gradi headl held hold hosts input java kafka kb landi
-1 later lax learn light links loads locke mater mista mkdoc mobil mock more morni name netwo newli none old
-1 one or passw patie plan polli pragm ranke rebui recon recur refun regen requi respo resul role row savin
-1 sends seven shado sms ssh start statu stock stopp strin suppo tab tiles twent two-f unsee usage vecto
-1 verba view vite wakes week weigh while yield zones
-2 ^airfl ^avata ^cold ^diagn ^hover ^idle ^infer ^jobs ^leap ^linki ^lock ^missi ^outli ^parqu ^predi ^push
-2 ^sorti above accen ages airfl allow an appli avata backo basel body both break calls carri cdn centr cli
-2 compa compr corpu crawl cuda dates diagn digit docke domin durin escap euros expon expor fails flat foote
-2 fuzzi gatew gener gil go happe hash hex honou hover html icons idle ignor imput inact info inser jpeg
-2 lacks laten leap lexer line linki logou looka means menus messa milli mutua ninet notif numbe offli oldes
-2 one-t open opera parqu path payme pendi perce pins plans png port pre-c print purge races react recov
-2 refer remin resiz roles runne same seats semic shutd sigma signa signs size sleep sorti stage svg tags
-2 talk tasks threa tls used uses verbo vue wasm webso white wkhtm works wrong zone
-3 ^admin ^backu ^cache ^closu ^cycli ^dead ^email ^filte ^gener ^http ^image ^invoi ^leads ^messa ^mock
-3 ^null ^numbe ^old ^postg ^price ^regre ^regul ^reset ^senso ^thumb ^ticke ^times ^unico ^unkno ^uploa
-3 ^weekl ^windo about accor andro backt backu balan binar booke built bundl calle can cause chunk class
-3 closu coord crash csv cycli days dead dedup diges downt drive eleme exist filte form glob gorou grows
-3 hours id imper kerne key langu lead leads libso list live login logs macro mailg mappe maps march media
-3 monom must nfc night node over paths pdf phone plugi ports post predi prici privi proce pytho quant readi
-3 regul reque retry reuse ring rooms round rust safar savep scans schem senso sent seria servi sort sphin
-3 stack svelt syste ten total traff trunk unico unles upstr vpn weekl when x-req
-4 ^a ^branc ^categ ^cooki ^curre ^embed ^integ ^line ^log ^pages ^pagin ^payme ^read ^rebas ^signa ^snaps
-4 ^spans ^spark a appea artef axis byte cart categ chart close codes costs cycle daemo delay dialo diffe
-4 dimen does doubl draws embed endin excee exits flush four front froze glaci highl hook hung idemp its
-4 jobs keeps kille level lf licen linea lives marke newes nginx pagin panel pod polls pool postg previ
-4 price prima punct range rates repre resol rules run share shipp shuff sigki sigte site snaps spans spark
-4 split stati stder take taken targe the title toggl unkno uris url was which wraps years
-5 ^alert ^async ^attri ^comme ^conne ^coupo ^items ^label ^permi ^rate ^sessi ^symbo ^unit ^varia actio
-5 admin apply assig attri betwe bindi blue by calen cance case cheap clien consu debug doc drain event
-5 fallb file fixtu font host initi is item lag lazil least link- match measu memor middl mirro model older
-5 optim packe pipel pixel proje provi proxy rando reads regio resto rows scope shipm shows summa sunda tag
-5 tax than twelv twice unit workf wrap write zero
-6 ^check ^dark ^refre ^reque ^tags ^timeo ^two ^webho also authe back chara check dark dashb date defau
-6 detec down elimi end-t evalu expre faile falls from hashe healt histo holds http impor insid integ jenki
-6 liste lock locks logge loop map midni monot mount negat nodes null of offse order overf paral parsi raise
-6 rate read rejec rende sdk seque serve shown sourc squar templ trace train trunc windo wizar zende
-7 ^an ^doc ^metri ^nativ ^neste ^order ^repos ^searc ^terra ^users ^versi ` anony api are as borro bucke
-7 buffe captu clang clone colum copie count depth disk expan files has hourl image infor label lists lost
-7 machi metri needs organ outli partn prome redis repli retur sched searc seed six so sold stagi strea
-7 token until uploa utc webho
-8 ^migra arriv becau cents coupo dropp expir heade infer leade mb missi ms page parti queue reset retri see
-8 three thumb time trans wheel worke
-9 ^chang ^get avera block brows cache compi compu empty encry invoi loade mode nine recei refre safe score
-9 sorte table times valid
-10 ^` ^delet accou at but cold cooki email five incre index inlin job json neste overr pages prese repea
-10 takes tenan
-11 frame local norma secon sever store users
-12 app hour per symbo §
-13 case- conne curre minut parse strip
-14 ^the
-15 runs
"""
