"""Which way English stems lean, in tenths: above zero towards people."""

LEANS = """
17 carry
16 right
15 ^our on-ca updat withi
14 autho devel our perso skip stay team
13 ^impor ^to assis chang docs frida owner prefe revie
12 ^const ^run ^use addin appro const examp fix grant hand hardw inven never publi refac this ticke work
11 ^don't ^ignor ^it ^never ^nobod ^prefe ^stop ^write avoid befor code copy discu don't inter issue keep
11 migra muted new no objec pair postm pull stays stop tests touch trust we whoev you
10 ^agent ^devel ^do ^engin ^keep ^new ^remem ^treat acces anyon branc bump call candi contr depen do duty
10 estim exper fixes left legac maint manag red repos repro sente spari speak
9 -rf ^avoid ^depen ^every ^pleas ^skip ^stick ^you bots bug conve crede cut done endpo every eyes faili
9 featu flags follo get green group helpe hooks hotfi how incid ledge logic not off peopl perfo pin pleas
9 pushi recom rm secre secur ship shoul sign slow stick user- wedne
8 , ^acces ^alway ^anyon ^confi ^contr ^cron ^fetch ^insta ^large ^mocks ^no ^nothi ^outda ^perfo ^pipel
8 ^publi ^secre ^stand ^start ^state ^trans ^work alone ask bypas clear decid direc docum each edit engin
8 fifte fine first folde gets gist globa hxxp if it lapto manua mocks morni nobod now onlin outda reaso
8 relea resou senio shade slash spot sprin squas style tagge tell top use witho
7 ^ask ^backp ^befor ^copy ^flaky ^force ^helpe ^hotfi ^inter ^leave ^pin ^pull ^schem ^set ^test ^we agent
7 agree alway analy answe backp behin black commi conte deplo dot doubt edite end expec force frown here
7 isort land lette look merge nothi nowhe packa pract quara quest raw reply rollb rota send short someb
7 space state swapp tuesd ui unsaf upon who
6 ^any ^boole ^crede ^data ^error ^excep ^for ^forge ^macro ^magic ^merge ^night ^on-ca ^patch ^priva ^pushi
6 ^raw ^refac ^send ^ship ^spike ^stale ^style ^tell ^trust all annou anyth big boole care codeo come cover
6 custo dana depre diff drop edits engli enums excep exter extra forge gate help inden inste keych layer
6 legal lengt long looke manda namin need often ops outag owns param paste quart readm remem resor settl
6 signe simpl spike sql stabl suite sure telli teste they time- toolc triag vault vette warni wrapp
5 ^break ^consi ^cover ^disab ^globa ^namin ^one ^pasti ^post ^postm ^retro ^revie ^squas ^struc ^syste
5 ^team ^third ^time ^ui ^under ^unuse ^when ^whoev ahead alrea among annot asks away backw bench bette
5 blame cuts descr disag disap error even exact firew frenc funct hangs hints inbox insta into lack libra
5 mail major modul names notes onto own pasti plain platf probl push reboo regre repla retro rever rotat
5 ships small spell step strai tense text texts them third todo tools type up user' using uuid vendo weeke
5 what yes your
4 --no- ^abbre ^answe ^archi ^deplo ^depre ^docum ^exper ^hidde ^incid ^knowl ^lints ^long ^note ^panic
4 ^regex ^sign ^stake abbre ackno add askin bad begin bound caref claim clean comme compo data datab day
4 desig early edge else enoug env execu expla ffi finis fixed forbi freez full given guild hande hard- hurry
4 idea ids inclu inher knowl lints looks magic main month note ones orall out outsi pinne portu pr prece
4 prefi prior priva promo query rerun resta sandb scien seman sign- singl stake stale stand suffi told treat
4 turne varia verb versi wait week whene why yours zlib
3 ^appro ^bench ^bypas ^code ^datab ^desig ^docs ^drop ^faili ^from ^if ^it's ^kindl ^licen ^long- ^meeti
3 ^mergi ^overr ^passw ^prefi ^quick ^rollb ^rotat ^secur ^small ^telem ^todo ^whene accep actor advan alert
3 alter anoth apis be behav briti busin capta card cells cla comes confl consi creat demo destr did diffs
3 disab domai echoe editi entri europ eveni fact findi flaky goes hacks have hidde holid ident imple in it's
3 itera keys kindl lands log logge long- loops lower maria mark meeti move name nativ optio past premi pushe
3 quick rebas recor repor rfc rolle rollo runbo says scrip shall telem terra thin thing timeo to too topic
3 unuse value verif via where wiki will
2 ^add ^all ^backw ^busin ^circu ^cloud ^commi ^conve ^custo ^fix ^legac ^let ^let's ^load ^loggi ^put
2 ^refra ^reply ^revea ^share ^there ^unsaf adjus any anybo catch certi chann cherr ci cloud cto decis defin
2 disco docst entry envir filed fixup flag forma guide handl happy items jmh kept large last launc let let's
2 licen loggi make makef mocki neede night noteb opene openi pairs passe patch pause post press produ promp
2 prune put reach real refra regen rehea revea rewri root scan sessi setti sight soaks sound squad sudo
2 swall taggi test that there throw untou upgra upper us writt
1 * -r ^backu ^big ^claim ^consu ^demos ^gener ^give ^handl ^make ^names ^not ^pair ^produ ^relea ^rever
1 ^scree ^teste ^tests ^this ^ticke ^turn ^type ^unrev accom after allow asked async auth backu bare below
1 besid billi bot bothe bring cake caugh circu class clipp demos doing faste forty forwa futur give gofai
1 handb hands happe human incom infra instr justi lfs like linke linte load lunch menti minim ninet okay
1 once other ought outpu payme permi piece plan proto qa regex rules runti separ set side smoke steps struc
1 tabs thems tool tox turn types typos unrev untes waiti way whate widge worki
-1 ^accou ^adjus ^amoun ^anyth ^attac ^auto- ^backg ^borro ^bug ^cache ^clean ^closi ^diagn ^empty ^event
-1 ^expor ^faile ^files ^go ^gradi ^hashm ^keys ^locks ^on ^only ^passi ^readi ^refun ^shado ^stock ^strin
-1 ^threa ^train ^two-f ^untru ^webso ^with abort acros arm attac audit backg backo barri basel batch beans
-1 becom been being bodie both bounc brace break catal cause chrom colon conti core cron dayli debou decim
-1 decod deliv desce diagn disca dot-s downt draw eleve emits enfor eof equal etl explo expor few fire firmw
-1 fit flash four gener go gradi hando harml hash hashm headl held holde hosts ignor incon inser itsel java
-1 jmx jpeg kafka lacks landi later lax leaks learn leave light live locke lockf logou maile makes mater
-1 maxim means membe mista mix mobil most moves must netwo nil none offli old open passi passw patie ping
-1 place png pragm purge pytho races ranke recon recov recur refun remap remin remot resul role runne runni
-1 savin scale schem semic sends sets shado silen since sleep sms statu stock stopp strbu tags tail talks
-1 tempo tiles trail twent two two-f uncom under unifi uniqu unrea unsee untru varie vecto verba verbo viewe
-1 vite wasm weigh with wrong year yield zones
-2 ^airfl ^avata ^closu ^cold ^colum ^copyi ^dates ^each ^fixtu ^growi ^hover ^idle ^incre ^infer ^jobs
-2 ^lock ^missi ^openi ^outli ^postg ^pre-c ^predi ^read ^reade ^regre ^repli ^setti ^sorti ^suppo ^thumb
-2 ^waitr ^windo about accen activ added again ages airfl andro attem auto- avata backl balan can centr
-2 closu coord copyi corpu crawl crlf cuda deadl digit downl draft drift drops e-mai eleme escap exit expon
-2 field files flat flow for forei forks fsync fuzzi glob growi hex honou hover html icons imput inact info
-2 input kerne lag laten leaf lease links list looka lose macro made mailg maps marke menus mergi mkdoc more
-2 mutua mypy newes newli notif numbe one-t panic paren parts path paths perce pipel plans plugi previ privi
-2 proje prope provi puts quote react read- reade readi recla refer resiz roles row ruff safar sampl saves
-2 seats semap sigma signa signs sort sorti split spool ssh stage stora succe svelt svg tag talk termi tls
-2 track tree trunk usage used vue waitr warns webso while white wkhtm x-req
-3 ^admin ^below ^check ^cycli ^dead ^dupli ^filte ^heade ^host ^http ^integ ^leadi ^leads ^leap ^linki ^log
-3 ^logs ^messa ^mock ^numbe ^outpu ^pages ^parqu ^price ^rebas ^regul ^reset ^senso ^shutd ^symbo ^unkno
-3 ^vendo ^weekl ^witho ^writi accor adder adds and appea appen appli axis backt bag beyon binar booke broke
-3 capit cart cdn chart cheap cli compr costs cutof cycli daemo dates days dead dedup diges docke domin
-3 draws dropw dupli eight fails failu foote form fourt free freel froze gb gil glaci gone gorou hours idle
-3 imper impor in-me jumps keeps kille langu lead leadi leads leap libso linea linki loads login manif mappe
-3 marks media messa meta micro milli moved oldes opens paid parqu pdf pendi phone pod polls ports predi
-3 quant rebal rebui redir regis regul reser resol rolls rooms rust scann segme sende senso sent sigki sphin
-3 stack stder strin sugge survi syste tab take takin targe tasks throu title toget toggl total traff trip
-3 true unit unix url word works years
-4 ^above ^async ^categ ^ci ^conne ^cooki ^email ^embed ^image ^invoi ^line ^null ^old ^pagin ^push ^rate
-4 ^signa ^snaps ^spark ^times ^unico ^unwra ^uploa ^value ^varia admin advis an apply betwe blank body
-4 built bytes calle canno categ child clock crash debug dialo diffe dimen embed endin euros evict exits
-4 fallb file filte font forev front gatew house hung id idemp integ its jenki jobs keepe lexer link- lives
-4 logs march measu mirro named needs nfc of one optim organ pagin panel paral pins port pre-c price print
-4 rates resto retry reuse run same savep scope serve servi share shipm shipp shuff sigte site spark spill
-4 stagi start stati still taken teams the unico unwra upstr uris vpn waite waits was weekl workf wraps zone
-5 ^attri ^comme ^compa ^curre ^items ^label ^maint ^payme ^permi ^refre ^spans ^tags ^terra ^token a also
-5 amoun api array attri authe blue bundl byte calen check clien closi codes colum confi consu csv delay doc
-5 evalu highl holds hook journ level lf line locks loop match middl model monot nginx node overf pixel
-5 punct rando range refus renam rende repre reque requi ring sdk seque seria shutd snaps spans summa sunda
-5 ten their then turns twice unkno uses wakes which wrap write zero
-6 ^a ^dark ^repos ^timeo above are artef bindi by calls captu carri clone cycle dark dashb depth detec
-6 doubl down event expan expre faile fixtu grows head heap histo image is kb key memor monom mount negat
-6 null or outli packe parsi proce proxy rate regio rejec remov renew respo round sched shown size sketc
-6 sorte sourc squar table train trunc twelv uploa were when windo wizar writi
-7 ^after ^doc ^metri ^nativ ^neste ^order ^reque ^searc ^sessi ^unit ^users ^versi ^webho ` actio anony
-7 assig at back cance chara clang close count drive dropp elimi end-t excee falls from gives has helpf http
-7 infer initi lazil least liste lists lock machi map metri missi partn postg prome read refre regar reset
-7 scans searc seed six skips so sold stops strea tax than token zende
-8 ^calli ^coupo ^worke avera buffe calli cents chunk conta disk drain email empty expir flush hashe healt
-8 host hourl item label ms offse older overr pool prici prima prote queue retri retur rows see shows three
-8 thumb trace utc webho
-9 ^` ^an ^branc ^chang accou arriv as becau cache cold compa compi copie date defau does encry exist hold
-9 incre infor insid lost midni mode newer nine order page raise reads recei redis sever templ time times
-9 trans
-10 ^get borro brows bucke case compu cooki five frame invoi job leade loade mb neste nodes parti per prese
-10 repea safe secon socke store threa trigg unles valid
-11 ^§ app but coupo heade index local norma pages repli takes tenan users wheel worke
-12 ^delet ^migra block hour inlin json score §
-13 ^the conne curre minut parse strip symbo
-14 runs
-15 case-
"""
