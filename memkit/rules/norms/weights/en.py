"""Which way English stems lean, in tenths: above zero towards people."""

LEANS = """
18 carry
17 right
15 ^our autho devel on-ca skip updat
14 ^to assis fix hand our perso stay team withi
13 ^impor bump const docs frida prefe pull revie
12 ^don't ^fetch ^nobod ^run ^skip ^stop ^use addin appro chang exper follo grant hardw inven refac stop
12 whoev work
11 ^agent ^const ^devel ^ignor ^never ^prefe ^write avoid befor bug candi code copy don't examp eyes inter
11 keep lapto maint manag never no objec owner pair postm publi repos sente stays tests this touch trust we
11 you
10 ^avoid ^do ^it ^keep ^start ^treat acces anyon branc call contr cut depen direc discu do docum duty estim
10 fixes get gist green hotfi issue left legac migra muted nobod off red repro secur ship shoul someb spari
10 speak ticke wedne
9 ^alway ^anyon ^depen ^engin ^new ^pleas ^publi ^remem ^state ^stick ^trans ^you anyth bots conve endpo
9 featu fine first folde gate helpe hooks how if incid ledge logic morni not onlin owns perfo pleas pushi
9 sign slow sprin stick whene witho
8 -rf ^any ^befor ^confi ^contr ^copy ^cron ^every ^for ^force ^insta ^inter ^large ^leave ^no ^nothi ^outda
8 ^perfo ^pipel ^secre ^stand ^we ^work agent alone ask bypas codeo crede decid doubt drop else engin every
8 faili fifte force globa group hande here it lette manua modul new now outda peopl pin readm reaso recom
8 relea reply resou rm secre send senio spot state style tagge tell they triag use user-
7 ^acces ^ask ^backp ^excep ^flaky ^helpe ^hotfi ^merge ^mocks ^on-ca ^pin ^schem ^send ^spike ^stale agree
7 all analy answe asks backp behin clear come conte custo each edite editi engli expec extra flags frown
7 hxxp isort keych land look manda mocks need nothi nowhe pract quara quart quest resor rollb rota shade
7 slash space spike sql squas step swapp time- told top tuesd ui unsaf upon who yes
6 -p ^boole ^bump ^crede ^data ^error ^forge ^macro ^night ^patch ^priva ^pull ^pushi ^raw ^refac ^set ^ship
6 ^style ^tell ^test ^trust ^when annou any best big black boole care cover dana deplo depre descr diff
6 disag dot edit edits enums even exact excep exter forge hangs help inbox inste into lack lates layer legal
6 lengt long looke merge names namin often ops out outag packa param paste pr raw regre remem rever settl
6 sign- signe simpl small stabl suite telli teste third todo toolc turne up uuid versi what wrapp
5 , --for --no- ^answe ^break ^consi ^datab ^disab ^globa ^magic ^namin ^one ^passw ^pasti ^post ^postm
5 ^retro ^revie ^struc ^syste ^ui ^under ^whoev ackno ahead alrea among annot askin backw be begin bench
5 bette blame certi clean commi creat cuts data day disap early end env error expla finis firew fixed forbi
5 frenc full funct hurry inclu inden inspe insta mail major month move ones onto pasti plain query reboo
5 retro rotat short spell strai sure tense text texts them tools trimm type user' using vendo verb vette
5 wait warni why your
4 ^abbre ^archi ^cover ^custo ^depre ^docum ^drop ^from ^give ^hidde ^incid ^knowl ^lints ^note ^panic
4 ^regex ^sign ^squas ^stake ^third ^time ^todo ^unuse abbre add adjus advan away bad behav bound caref chat
4 cla claim compo desig destr diffs done edge enoug entry eveni ffi freez give goes hard- hints idea inher
4 keys knowl libra lints log logge looks lower note orall outsi pinne platf portu prece prefi prior priva
4 probl promo proto repla rerun rfc rolle rules runbo sandb scien ships singl soon stake stand topic treat
4 value vault week weeke yours zlib
3 ^bench ^code ^deplo ^desig ^docs ^exper ^expir ^faili ^if ^it's ^kindl ^let ^licen ^long ^long- ^meeti
3 ^prefi ^quick ^refra ^rollb ^secur ^small ^team ^telem ^there ^whene accep alert alway anoth audit briti
3 busin capta card cells chann comes confl consi cto defin demo did disab domai echoe entri envir fact findi
3 fixup flaky forma guild hacks have hidde holid ident imple it's itera kindl lands last let licen linte
3 locke long- loops magic make maria meeti name nativ neede night notes notic opene optio own past premi
3 prune quick real rebas refra repor rollo root says scrip seman setti sudo suffi telem there thin thing
3 timeo too upper via where wiki will
2 ^all ^backw ^bypas ^circu ^cloud ^commi ^fix ^let's ^load ^make ^mergi ^names ^overr ^put ^reply ^rotat
2 ^scree ^tests ^this ^ticke ^turn ^type ^unsaf accom actor after alter anybo apis belon billi catch cherr
2 ci cloud colle comme decis desk docst draft europ execu fetch filed given guide handl happy ids in items
2 jmh justi large launc let's makef mark mocki openi other pairs passe patch pause permi press produ push
2 put reach scan sessi sight soaks sound squad stale swall taggi terra throw to tool trail turn untou unuse
2 us varia verif way worki writt
1 * -r ^add ^backu ^big ^busin ^claim ^conve ^gener ^legac ^loggi ^not ^pair ^produ ^revea ^rever ^share
1 ^teste ^unrev allow asked async auth autom backu bare below besid both bothe bring butto cake caugh circu
1 class clipp disco doing durin emoji flag forty forwa futur gets gofai handb hands human incom infra instr
1 kept lfs like load loggi lunch maili menti mergi minim mock monda ninet noteb okay on once ought outpu
1 passw piece priya progr promp qa regen regex rehea resta revea rewri runti separ set shall side signa
1 skipp smoke tabs thems thirt tox types typos unrev untes upgra user waiti whate whole widge works
-1 ^adjus ^alert ^amoun ^anyth ^appro ^attac ^auto- ^avata ^borro ^bug ^cache ^closi ^diagn ^empty ^event
-1 ^expor ^faile ^go ^gradi ^hashm ^incre ^keys ^locks ^on ^passi ^readi ^refun ^shado ^strin ^threa ^train
-1 ^two-f ^untru ^webso ^with abort about acros alive appea arm attac avata backg backo barri basel batch
-1 becom being bodie bounc brace break catal cause chrom conti corpu crlf dayli debou debug decim decod
-1 deliv desce diagn disca dot-s downt draw eleve emits eof equal explo expon facto few fire firmw fit flash
-1 flat forks four fuzzi garba gradi hando happe harml hashm headl held holde hosts ignor incon inser itsel
-1 java jpeg kafka lacks landi later lax leaks learn less light links list lockf logou maile makes mater
-1 maxim means menus mista mix mobil most nil numbe old only over passi patie perce ping png pragm pushe
-1 pytho races ranke recon recor recov recur refer refun remap remin remot resul roles run runni s savin
-1 semic sets shado signs silen since sleep slowe sms statu stopp strbu tag tail talks tempo termi test
-1 tiles twent two-f uncom under unifi unsee untru verbo vite wasm weigh wkhtm wrong year yield zones
-2 ^accou ^airfl ^below ^closu ^cold ^colum ^copyi ^cycli ^dates ^files ^growi ^hover ^http ^idle ^ids
-2 ^infer ^jobs ^leadi ^linki ^lock ^missi ^openi ^outli ^pagin ^postg ^pre-c ^predi ^proto ^read ^reade
-2 ^rebas ^regre ^repli ^setti ^sorti ^suppo ^thumb ^unkno ^unsig ^waitr ^windo accen activ added adder ages
-2 airfl andro appen artef auto- backl balan broke build centr closu coord copyi costs crawl cuda cycli
-2 deadl digit domin downl drift dropw e-mai eleme enfor escap etl exit expor fails files flow for forei
-2 freel froze fsync glob growi hash hex honou hover html icons imput inact info input keeps kille lag laten
-2 lead leadi leaf leave linki loads looka lose macro made mailg mappe maps meta micro mkdoc more must mutua
-2 mypy netwo newes newli newsf none notif offli one-t open pagin panic paren parts path paths pdf plans
-2 plugi pod pre-r predi privi prope purge puts quote react read- reade readi rebal recla regis resiz resol
-2 ruff sampl saves scale seats segme semap sends sigki sigma sort sorti split spool ssh stack stage stora
-2 succe sugge svg take takin talk tls toget toggl townc track traff tree trunk unix unsig usage used verba
-2 vue warns webso while white
-3 ^above ^admin ^dead ^dupli ^envir ^filte ^heade ^host ^leads ^leap ^log ^messa ^numbe ^outpu ^pages
-3 ^parqu ^price ^regul ^reset ^senso ^shutd ^symbo ^unico ^varia ^vendo ^witho ^writi accor again an and
-3 appli attem axis backt bag beyon binar blank calle can capit cart cdn chart cheap check cli codec colum
-3 comma compr cutof dates dead dedup diffe docke draws drops dupli edito eight failu foote form fourt front
-3 gatew gb gil githu glaci gone gorou hours imper impor in-me integ jumps kerne langu ldap leads leap libso
-3 login manif may media named nfc oldes opens paid parqu pendi phone pipel place plan polls post provi
-3 quant rebui redir regul reser reuse row rust safar savep scann schem scope sende senso servi share shipm
-3 sigte sphin spill stagi stder strin summa survi svelt syste tab tags targe tasks throu title total trip
-3 true turns unico uniqu unit url viewe waite waitr weekl word x-req years zone
-4 --slo ^async ^categ ^check ^ci ^conne ^cooki ^each ^email ^embed ^fixtu ^image ^integ ^invoi ^line ^maint
-4 ^mock ^null ^old ^owner ^push ^snaps ^spans ^times ^unwra ^uploa ^value ^weekl adds advis array betwe
-4 booke built byte categ child clock consu crash daemo dialo diges dimen embed endin euros evict field file
-4 forev gener house hung idemp idle jenki jobs keepe key lexer line linea linke logs march marke marks
-4 measu messa milli mirro model moved of organ panel paral pins ports pre-c price punct rates requi resto
-4 retry rolls rooms same sent serve spans stati still taken teams ten the then unwra upstr urls vpn waits
-4 was which wraps
-5 ^attri ^comme ^compa ^curre ^guest ^items ^label ^logs ^payme ^permi ^rate ^refre ^signa ^spark ^timeo
-5 ^token a admin also amoun api apply attri authe blue board body bundl bytes calen canno carri clien closi
-5 codes copie csv dashb days delay doc evalu exits faile fallb filte font guest heap highl is its kb lease
-5 lf link- lives locks loop match memor middl monom monot needs nginx node nulla one optim pixel port rando
-5 range refus rende repre reque ring seque seria shipp shuff shutd site six size spark sunda their train
-5 trunc twice unkno uris uses v wakes windo wrap write zero
-6 ^repos ^retri ^terra ^worke above are assig back bindi by calls clone confi depth detec doubl down drive
-6 end-t event expan expre has histo holds hook http image journ level missi mount negat outli overf packe
-6 parsi postg print proce proxy rate regio rejec remov renew respo role round runne sched sdk seed shown
-6 snaps sorte sourc twelv were when win wizar writi
-7 ^after ^calli ^dark ^doc ^metri ^nativ ^neste ^order ^searc ^sessi ^unit ^users ^versi ` anony calli
-7 cance captu clang count cycle dark dropp elimi excee falls fixtu free from gives grows head id initi
-7 least liste lists machi map metri overr partn pool prima proje prome recei refre scans searc shows sketc
-7 skips sold squar strea table tax than thumb token trace uploa zende
-8 ^a ^coupo ^reque ^tags ^webho actio as at avera buffe cents chunk close compa compi conta disk does drain
-8 email empty flush healt helpf host infer item lazil lock membe ms newer null offse older or page previ
-8 prici queue raise read redis regar reset retur rows so start three times utc webho
-9 ^` ^an ^branc ^chang ^get accou arriv becau brows cache chara cold compu date encry exist hold hourl
-9 incre infor insid invoi label lost midni nine order prote reads repea safe secon sever stops store templ
-9 time wheel
-10 borro bucke case cooki coupo defau five hashe heade leade mb mode neste nodes parti per prese retri see
-10 socke tenan threa trigg valid
-11 ^delet ^§ app expir frame job loade local moves norma pages repli takes trans unles worke §
-12 ^migra block but conne curre hour index inlin json score symbo
-13 ^the minut parse runs strip users workf
-15 case-
"""
