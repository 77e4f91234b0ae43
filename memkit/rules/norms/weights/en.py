"""Which way English stems lean, in tenths: above zero towards people."""

LEANS = """
17 carry right
15 ^to devel on-ca updat withi
14 ^our assis hand perso sente skip stay team
13 ^fetch ^impor autho chang const docs fix frida hardw lapto our prefe refac revie whoev work
12 ^agent ^ignor ^insta ^keep ^never ^stop ^use ^write addin appro bump exper grant if inven keep owner
12 publi pull stop tests this trust
11 ^const ^don't ^it ^nobod ^prefe ^run ^skip avoid befor candi code copy discu don't examp exter green
11 inter manag migra muted never objec pair secur short spari stays touch we you
10 ^alway ^avoid ^devel ^do ^set ^stick ^treat acces anyon anyth branc bug contr conve dana depen direc do
10 duty engin estim eyes faili fixes get hotfi how issue legac logic maint no off passe postm red repos ship
10 shoul slow someb speak stick ticke wedne whene witho
9 ^befor ^depen ^every ^large ^pipel ^pleas ^publi ^remem ^start ^state ^trans agent bots bypas crede custo
9 cut docum edit endpo featu findi folde follo gate gist group helpe incid ledge left lette look manua morni
9 nobod onlin owns peopl pleas pushi recom relea reply repro secre send sign sign- sprin use
8 -rf ^anyon ^confi ^contr ^copy ^cron ^engin ^faili ^for ^force ^leave ^new ^nothi ^outda ^perfo ^secre
8 ^stand ^we ^work ^you ask behin call codeo doubt drop else engli fifte fine force frown globa hande here
8 insta modul new not nothi now nowhe outda perfo pin reaso resou rm rotat senio spot state style tell they
8 upon user- who
7 --no- ^ask ^backp ^boole ^bump ^crede ^findi ^helpe ^hotfi ^inter ^merge ^mocks ^pin ^refac ^spike ^stale
7 ^whoev agree alone analy answe any away backp boole clear come diff disag each edite editi enums every
7 extra first flags funct hooks hxxp into isort land lates manda mocks need out param pract quest readm
7 resor rollb shade simpl slash space spike sql squas step tagge time- told top triag ui unsaf waved way yes
6 --tru -p ^acces ^any ^data ^excep ^flaky ^forge ^macro ^night ^no ^on-ca ^postm ^priva ^pushi ^raw ^revie
6 ^schem ^send ^ship ^style ^tell ^trust ^under ^wrap all annou asks best big black blame care clean compl
6 conte decid descr edits env exact excep expec finis fixed forge hangs help inbox keych lack legal lengt
6 mail merge namin often ones ops outag paste pip plain pr quara quart query quick raw remem rever rota
6 settl signe signi stabl suite swapp teste third toolc tools tuesd vendo versi week what wiki wrapp your
5 --for ^answe ^consi ^debug ^disab ^docum ^globa ^magic ^names ^namin ^one ^pasti ^patch ^pipe ^pull ^regex
5 ^retro ^struc ^syste ^test ^ui ackno ahead alrea annot askin audit backw bash begin bench busin certi
5 commi compo cover creat curl cuts depre early error expla ffi fille firew flaky forbi full inclu inden
5 inher long looke monda month names onto outsi packa pasti pipe platf prepa regre retro rolle scan small
5 spell strai sure telli tense text texts timeo todo turne up user' using uuid verb vette wait warni why
4 , ^abbre ^archi ^break ^cover ^custo ^datab ^depre ^drop ^error ^exper ^from ^give ^hidde ^knowl ^lints
4 ^long ^long- ^marta ^note ^panic ^post ^prefi ^put ^sign ^squas ^stake ^team ^third ^time ^todo ^turn
4 ^unuse abbre add adjus advan alert among bad be behav bette bound briti caref chat cla claim colle data
4 day deplo desig destr diffs disap disks dot echoe end enoug entry envir eveni frenc froze give hard- hints
4 hurry idea inspe inste intac it knowl layer lints long- looks lower major marta move note offic orall
4 portu prece prior probl promp proto put reade reboo rerun rfc runbo scien setti ships soon stake stand
4 them treat trimm turn type value weeke where yours
3 ^bench ^code ^dates ^desig ^docs ^expir ^if ^incid ^it's ^let ^licen ^meeti ^refra ^relea ^rollb ^secur
3 ^small ^stagi ^telem ^there ^ticke ^when ^whene accep alway anoth apis below bugs capta card cells comes
3 comme confl consi cto decis defin demo did docst domai done edge even fact find fixup freez goes guild
3 handl have hidde holid house ids imple in it's itera keys lands last let libra licen lint locke logge
3 loops magic make malwa maria meeti name nativ neede night notes notic optio own past perio premi press
3 priva promo reach real rebas refra repor resta rollo root sandb says scann seman signa singl staff suffi
3 swall telem there to too topic upper varia vault will zlib
2 ^all ^backw ^bypas ^circu ^cloud ^deplo ^fix ^handl ^kindl ^load ^make ^mergi ^once ^overr ^passw ^quick
2 ^reply ^rotat ^scree ^this ^type ^unrev ^unsaf accom actor after alter anybo asser attac belon bring cake
2 catch chann cherr ci cloud desk disab draft durin entri europ fetch filed forma guide hacks happy ident
2 incom instr jmh justi kindl launc leave linte makef mark mergi mocki once opene openi other passw patch
2 pause payme pinne priya produ prune scrip sessi set shall side sight soaks sound squad stale sudo taggi
2 terra thin thing tool trail unrev untou unuse urgen us via worki
1 * -r ^add ^backu ^big ^busin ^claim ^commi ^conve ^demos ^featu ^four ^gener ^good ^grant ^legac ^let's
1 ^loggi ^not ^pair ^revea ^rever ^share ^teste ^tests ^two-f allow archi asked async auth autom backu bare
1 besid billi both bothe bumps butto caugh circu class clipp demos disco doing emoji execu flag forwa futur
1 gets given gofai good habit handb hands human infra intro items large let's lfs like list load loggi lunch
1 marke minim mock noteb okay on ought outpu pairs permi piece prefi progr qa regen regex rehea revea rewri
1 rules runti smoke steps tabs tag thems throw tox two-f types typos untes upgra whate widge with works
-1 ^adjus ^amoun ^appro ^attac ^auto- ^batch ^borro ^bug ^cache ^calls ^cold ^copyi ^diagn ^empty ^event
-1 ^expor ^faile ^gradi ^growi ^hashm ^house ^ids ^input ^keys ^locks ^log ^on ^readi ^refun ^shado ^stock
-1 ^suppo ^threa ^train ^untru ^user ^webso ^with abort about addre admin alive appea arm backo barri basel
-1 being bodie bounc brace break catal cause chrom combi concu conti copyi corpu corre crlf datac dates
-1 dayli debou decim decod deliv desce diagn disca dot-s downt draw e-mai eleve emits enfor eof equal explo
-1 expon expor facto fall few fire firmw fit flash flat forks four fuzzi garba geoco gradi growi guess half
-1 hando happe harml hashm headl held hosts incon inser java jpeg kafka kept lacks landi lax leaks learn
-1 less light limit lockf logou looka maile makes maps mater maxim may menus mista mix most mypy nil numbe
-1 one-t only opera over patie perce picke ping plugi png pragm push races ranke recon recor recov recur
-1 refun remap remin repet roles run runni same savin scale semic sets shado signs since sleep slowe sms
-1 statu stock stopp tail talks tempo termi that throu tiles twent two uncha unsee untru used vacuu verbo
-1 verif vite wasm watch weigh wkhtm wrap writt wrong year zones
-2 ^accou ^airfl ^asser ^avata ^below ^closi ^colum ^files ^hover ^http ^idle ^incre ^infer ^jobs ^linki
-2 ^lock ^old ^only ^openi ^outli ^pagin ^parqu ^postg ^pre-c ^predi ^proto ^read ^reade ^rebas ^regre
-2 ^repli ^setti ^sorti ^strin ^symbo ^thumb ^unsig ^windo accen activ added adder ages airfl and andro
-2 appen avata balan becom broke build centr cheap check costs crawl cuda diffe digit domin drift drops
-2 dropw eleme escap etl exit fails files flow for fourt freel fsync glob great hash hex holde honou hover
-2 html ignor imput inact input joins key kille laten leaf linki links loads lose macro made mailg means
-2 meta micro mkdoc mobil more must mutua newes newli newsf none notif offli pagin paid panic paren parqu
-2 parts path paths pdf pendi plann plans pod pre-r privi prope provi purge pushe puts quote react read-
-2 rebal recla refer regis reord repla resiz resol ruff s safar sampl saves schem seats segme semap sends
-2 sigki sigma sort sorti spool ssh stage stora strbu subqu svelt synce t take takin talk tls toggl townc
-2 track tree trunk uncom uniqu usage verba vue webso while white x-req
-3 ^above ^admin ^check ^closu ^cycli ^dead ^dupli ^each ^envir ^filte ^heade ^host ^integ ^leadi ^leads
-3 ^leap ^messa ^missi ^outpu ^passi ^price ^regul ^reset ^senso ^shutd ^unico ^unkno ^varia ^vendo ^waitr
-3 ^weekl ^writi acros again appli artef attem auto- axis bag beyon blank calls capit cart cdn chart closu
-3 codec compr coord cutof cycli dead debug dedup diges docke draws dupli edito entir foote forei form gatew
-3 gb gener gil githu gone icons imper in-me info jumps kerne lag langu later ldap leadi leads leap libso
-3 login longe machi mappe media messa netwo nfc of oldes opens passi phone pipel plan predi print proxy
-3 rebui redir regul reser resul reuse rust scope sende senso shipm sigte sphin spill split stack stder
-3 strin succe sugge survi svg tab tags targe tasks then toget traff trip true unico unit unix until url
-3 viewe waitr warns weekl word
-4 --slo ^categ ^ci ^conne ^email ^embed ^image ^mock ^null ^numbe ^owner ^pages ^push ^rate ^snaps ^spans
-4 ^times ^unwra accor adds advis an apply array backl backt batch binar booke byte can canno categ cli
-4 clock consu daemo days deadl dimen eight embed euros forev front glaci gorou hours idemp idle impor jenki
-4 keepe keeps lexer line linke logs manif marks measu milli mirro moved one organ panel paral pins polls
-4 ports post price punct quant rates repre reque requi resto rolls rooms row savep serve servi spans stagi
-4 stati still summa syste taken ten the their title total turns twice unsig unwra upstr v waite waits was
-4 wraps years zone
-5 ^async ^attri ^audio ^comme ^compa ^cooki ^curre ^fixtu ^guest ^invoi ^items ^label ^line ^logs ^maint
-5 ^payme ^permi ^refre ^signa ^spark ^token ^uploa ^value ^witho a above also api attri audio authe betwe
-5 blue board body built bytes calen calle carri child clien closi colum comma copie crash csv dashb delay
-5 dialo doc downl endin exits faile failu fallb field file fixtu font guest heap highl holds hook integ is
-5 jobs lease level lf linea link- locks march middl monot named nginx node nulla optim packe pixel place
-5 port pre-c rando range rate rende renew resam retry ring sent seque shipp shuff shutd site six spark
-5 sunda teams trunc unkno uris urls uses vpn wakes wins write zero
-6 ^dark ^repos ^retri ^terra ^timeo accou amoun are as bindi bundl by clone codes confi dark depth detec
-6 down drive end-t evalu evict expan expen expre free has histo hung image its journ kb lives loop memor
-6 model monom needs outli overf parsi postg proce read recei refus regio remov reset role runne sched sdk
-6 seria shown size snaps sorte table trace train twelv were when win windo wizar writi
-7 ^after ^calli ^coupo ^doc ^metri ^nativ ^neste ^searc ^sessi ^tags ^versi ^worke actio anony assig back
-7 backg calli cance captu clang doubl dropp elimi event excee filte from gives grows head http initi least
-7 liste lists metri mount negat offse or overr partn prici proje prome refre rejec respo round scans searc
-7 seed shows sketc skips sold sourc than thumb token which
-8 ^a ^follo ^order ^unit ^users ^webho at avera buffe cents chunk close compi conta cycle disk drain email
-8 falls flush helpf id infer item lazil map membe missi ms null page pool prima queue retur rows so squar
-8 strea tax three time times uploa utc zende
-9 ^an ^branc ^get ^reque ` app arriv becau bucke cache cold compu count does empty encry exist hashe healt
-9 hold host hourl incre label lock match midni mode nine older order previ prote reads redis regar repea
-9 safe secon see sever webho
-10 ^` ^chang borro brows case chara compa coupo date defau expir five heade infor insid invoi local lost mb
-10 neste newer nodes per raise socke start stops store takes templ tenan wheel worke
-11 ^migra ^§ but cooki frame hour index job loade moves norma pages prese repli retri trans unles valid §
-12 ^delet block conne curre inlin json parti score threa trigg
-13 ^the minut parse symbo workf
-14 case- leade runs strip users
"""
