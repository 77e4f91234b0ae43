"""Which way English stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
15 hand
13 ^to this whoev you
12 agent assis carry on-ca perso revie team
11 ^no ^our ^use anyth appro devel left our prefe pull right we withi
10 ^do ^fetch ^it bump eyes keep look off pair publi stays touch updat whene
9 ^contr ^for ^insta ^keep ^never ^new ^prefe ^run ^state anyon avoid chang copy decid depen featu fix frida
9 gets grant new out quick rathe refac repos secur send skip tests trust
8 ^avoid ^befor ^remem ^set ^stop addin answe contr custo disag don't doubt exper firew fixed get incid
8 inste lower migra quart remem sign someo spike sql strai ticke weeke
7 #0 ^alway ^confi ^don't ^excep ^merge ^nobod ^secre ^treat ^we autho bug chat code dana diff else endpo
7 engin engli estim faili fixes hooks inter lapto lifte logic peopl red relea sente ship sign- since sprin
7 todo verb work
6 -rf ^agent ^api ^backp ^const ^depen ^leave ^one ^pleas ^publi ^send ^stick ^whoev ^work ^you acces agree
6 annou api ask backp befor branc bypas candi caref comme discu docum done edit excep findi frien globa
6 green group here keych late ledge legac manag model modul never nobod note offic outag passe perfo pin
6 pleas pushi quest rm rotat scan stay step test they us vendo way witho
5 --tru ^anyon ^boole ^certi ^copy ^devel ^engin ^faili ^findi ^flaky ^hotfi ^ignor ^impor ^large ^perfo
5 ^skip ^under ahead alert alone bench bette clear codeo colle commi compl const conve crede cut destr do
5 durat duty edite fetch fine forbi frown hande helpe inven lates legal maint menti monda morni move nowhe
5 onlin owns pause postm prepa raw repro rever rfc rollb rule scrip senio silen slow someb spari speak squad
5 squas stabl stand summa suppl sure suspe tell treat upon wedne wiki
4 -p ^ask ^consi ^crede ^cron ^encry ^every ^expir ^from ^globa ^if ^licen ^model ^night ^outda ^pipe ^raw
4 ^stale ^stand ^telem ^todo ^trans ^valid ^vulne ^write accep adjus all analy aside assum away been below
4 black blame bots cla come comes conse consi cover crash curl data demo descr desig diffs dot editi expec
4 find finds follo gate gist hardw holid hotfi how hxxp if incon insta into land lasts linte long looki
4 manda merge need neigh night nothi ours outda owned packa past paste perio pipe plain plaus pr produ proto
4 query reaso recom reply rerun resor resou resta retro runbo sales sandb secre sessi shade shoul slash
4 small soon spot stale stop style suite telem them thems thing tools top tuesd unrea unsaf use user- using
4 uuid vulne wheth who wrapp your
3 --no- ^broke ^bump ^cloud ^code ^datab ^estim ^faile ^first ^force ^forge ^four ^give ^helpe ^legal ^let
3 ^log ^long- ^macro ^meeti ^mocks ^not ^on-ca ^pin ^pipel ^post ^postm ^pushi ^rathe ^refac ^reply ^rollb
3 ^schem ^ship ^someo ^spike ^stake ^start ^style ^tell ^wrap abstr ackno add among aroun askin backu best
3 big bound briti call certi chore ci claim clean cloud conte cuts datab day deadl desk did dispu docs dumps
3 each eleva exact examp expla expor eye favou filed first fixin flags flaky force forme freez frenc give
3 goes guess handl hangs hard- help hires impat inspe isort jmh layer let libra life live long- loopi manua
3 mark meeti misma mocks namin noteb objec one-p onto openi ops penet pip pm poste press prior priya quara
3 readm real reboo remai rota scann setti settl ships signi simpl space spell stake state stuck swapp syste
3 tagge terra teste third time- told tool trave trimm ui unrep unsur upgra urgen wait waive waved weigh why
3 word worry zones
2 , --for ^abbre ^alarm ^answe ^any ^anyth ^archi ^as ^backw ^batch ^bench ^bette ^break ^commi ^debug
2 ^deplo ^disab ^docs ^docum ^eleva ^error ^field ^firmw ^funne ^handl ^hidde ^in ^incid ^kindl ^knowl
2 ^ledge ^long ^magic ^namin ^note ^nothi ^overr ^owner ^pasti ^patch ^priva ^rate ^red ^regex ^retro ^sampl
2 ^secur ^shoul ^squas ^stack ^stagi ^struc ^syste ^teams ^tool ^trust ^two-f ^ui ^unuse aband abbre actor
2 after agend alarm any anybo apis asked atten backw bad begin behin belie books boole boss calib care cases
2 cells chann cherr click confl core cross dba decli deepe defin deplo desks direc disks docst doing domai
2 drawe drill drop early easy echoe edits enoug entry enums envir eveni every exter fact ffi fifte files
2 fille finan finis fire float forma four- funct funne go greet guild havin hears hosts hurry idea imple
2 inbox inden indep intac issue it joins kindl knowl lack lands large leave licen lines looks loops magic
2 maile main major maria matri mergi month mutes names newco no not often on-si ones orall ought own owner
2 pager pasti pinne pipel playg pract prece premi princ purch race rarel reach recon recor regre rehea repai
2 repor rollo runti save scien seman share short signe signs singl sit sleep so steps stick suffi swall tag
2 taggi tense texts thres tidie to toget too toolc triag two-f two-p type types unenc units unuse vault
2 vette via wall week wipes yes yours
1 ^add ^alert ^anybo ^assis ^be ^becau ^big ^bug ^busin ^bypas ^check ^circu ^conve ^dana ^dates ^demos
1 ^depre ^desig ^direc ^drop ^fix ^frien ^go ^inste ^it's ^legac ^let's ^lints ^load ^make ^marta ^mergi
1 ^pair ^panic ^patie ^penet ^perso ^pinni ^prefi ^pull ^put ^quick ^refra ^relea ^resto ^revea ^rever
1 ^revie ^rotat ^sales ^scree ^short ^sign ^signa ^soil ^sprin ^stude ^team ^test ^teste ^think ^third ^time
1 ^tools ^turn ^unrev ^unsaf ^utili ^what ^when ^you'd accom activ advan alter audit base batch behav being
1 besid beta booki boss' bot's bothe break bring budge bugs butto cake capta card catch caugh coord corre
1 crate crew cto curat cutti datac decor demos depre dome edge emoji ends env error europ exami execu famil
1 firmw fixup flag flash for full goals gramm guide habit hacks happy have hints hot house human immut in
1 inclu incom insis instr intro inves invok it's justi last launc lawye lectu let's lfs limit lint lints
1 list login looke loss loude lunch machi mail makef makes malwa marta mediu mocki museu muted near neede
1 nod notic obser on over pairs paper param passw patch patie pays perl piece pinni platf portu prefi priva
1 privi probl promo promp proxy prune pushe put rate rated read- reduc refra regen revea risk rolle root
1 scree seen servi shout side sight signa slip soaks soil sound sourc specs staff stopp stude sudo swept
1 switc tabs teles telli thin think thurs tidy trail turn typo under unrev untes untou up upper user' uses
1 utili views waiti wareh warm what where wide will wise wishe worki works would wrap wrong you'd zlib
-1 --ext --i --m --n --p --slo -b -w ^above ^accep ^adapt ^ajv ^auto- ^avata ^blog ^by ^cache ^claus ^clean
-1 ^closi ^closu ^cold ^comma ^copyi ^creat ^decod ^deep ^diagn ^disch ^embed ^expor ^featu ^file ^files
-1 ^finis ^flatt ^frame ^grade ^gradi ^hijac ^hover ^http ^httpx ^idle ^incre ^index ^infer ^inher ^insid
-1 ^koin ^late ^later ^leadi ^leap ^linki ^lint ^lock ^locki ^loop ^mixin ^null ^nulli ^of ^once ^open
-1 ^openi ^opt-i ^outpu ^packe ^parce ^parti ^passi ^pino- ^poppi ^predi ^price ^progu ^puma ^pushe ^raise
-1 ^read ^rebas ^refun ^rejec ^repli ^rooms ^setti ^settl ^shrin ^sidek ^slab ^sorti ^stage ^strft ^subty
-1 ^sulp ^suppo ^tempe ^terra ^tests ^there ^threa ^thumb ^times ^torna ^train ^type ^unico ^unsig ^until
-1 ^updat ^valve ^varia ^verbo ^viper ^vote ^votes ^waitr ^wasm- ^whate ^wheth ^windo accou acros actua adds
-1 admin ages aggre ajv alrea amber andro annot appea apple archi attac avail avata axis back backl backo
-1 backt bag balan batte behal blog board bounc boxed brack broke bus c capit carri cart cdn centr cet charg
-1 chars claus closu cmpxc colli colon color confi copyi cors costs cours crawl csv cube cuda daemo dates
-1 dayli death diagn diffe dimen dirht disab disca disch docke domin door dot-s draws dropw eithe elect
-1 eleve emits enabl entir equal evalu explo expon false farad filen film fixtu flatt flick foote forge four
-1 fragm front froze fsync garba gatew gb ghett gil githu glaci glob gocov gradi great guard harml hcl heavi
-1 held hidde hijac hkdf hover html https httpx icons imput in-me in-pr inact inher irrig itsel jobs joine
-1 kb keeps kerbe kerne keyed kilos koin lag lambd langu laten later ldap leadi leap learn lease lengt less
-1 lexer light like linki linti lives loan locki logou longe lose lowes macro make many maps may menu menus
-1 metac micro mime mirro mixin mock monit more mosai mypy nativ newsf nfc nil notes notif nulli numer nurse
-1 octet offer old once open opt-i os os-po p panel parce parts passi path- pathn pay perce permi phase
-1 picke pile pino- pins pipen place playe polls polym poppi ports post posts pre-r prepr prici progu promi
-1 puma purge quali quant races ran rebas recla recog redra reord repre reser resiz rest reusi roads roots
-1 rover savin says scans sdk selec sense separ shard shell shift shrin shutt sidek sigte simul skipp slab
-1 sort sorti spawn statu strft submi subpr subqu subty succe sugge sulp suppo svg swap t tab taken takin
-1 teams tempe tempo text than that throw thumb title tls toggl toml tonne topic topmo torn torna townc
-1 traff trees trian truck true trunk tty typed typos tz ulp uncha uncom unico unloc unpac unrol unsig until
-1 upstr used v valve varin vecto verba versi view viper vote voted voter votes vpn waitr warns wasm- web
-1 webso whate white whose widge wired words yaml yello young zeroe zoom zsh
-2 * -o -werr ^accou ^acqui ^admin ^airfl ^all ^amoun ^audio ^bash ^below ^black ^bodie ^build ^callb ^chard
-2 ^compa ^conne ^coupo ^curso ^cycli ^defau ^destr ^diges ^discr ^doors ^draft ^dupli ^echo ^empty ^envir
-2 ^fatal ^fees ^filte ^haiku ^heade ^hired ^ids ^ingre ^integ ^inter ^irrig ^jobs ^leads ^lesso ^locks
-2 ^logs ^missi ^mock ^none ^old ^on ^optio ^outli ^pages ^parqu ^pre-c ^previ ^produ ^prope ^push ^pytho
-2 ^recei ^refre ^refus ^regre ^regul ^reset ^retri ^route ^serve ^shutd ^spans ^sprit ^timeo ^two ^unwra
-2 ^uploa ^watch ^weekl ^wildc ^writi abort accen accor advis airfl algor alias align also an appen appli
-2 arm artic async attem audio auth authe backg betwe bindi blank blue bodie build bundl calls can cent
-2 chain chard clock close codec codes colla colou condu copie curso cutof cycli dedup delet deriv dev dials
-2 distr doc does doors down downl drawn dropp drops dry dump e echo edito eight end end-t euros exits expre
-2 faile failu fan fatal fees fills final forev forty found fourt freel fuchs game gauge gone gorou grams
-2 haiku happe hashi head heap heart hex highl hired holds hostn hours hung idemp imper info ingre initi
-2 itera jenki jumps keepe koa-c leads leaks least lesso libso lift line linea link- linke links loads locke
-2 made mailg mappe march marsh maste matte media membe mesh meta milli monom monot moved movin named nanos
-2 neare newes newli nginx nosor offli oldes origi pagin paral parqu paths patte pform phone pickl pixel
-2 plan plann plans play pnpm polic port preve price push puts raft rain range readi reads rebal recur regul
-2 resam resol roles ruff rules runne runni rust rustl safar savep scope segme set setup seven shipm sigma
-2 site six skips solar spans sphin spill split spool sprit stati stdio stdou stora super survi svelt tags
-2 take tasks then timed total trace train trip trunc turns twent twitt unsee url viewe viewp wakes warni
-2 watch water when wildc win wine wiped wraps
-3 -prog ^an ^async ^attri ^backu ^categ ^ci ^cooki ^curre ^data ^doc ^email ^emplo ^env ^extra ^fixtu
-3 ^follo ^funct ^impro ^items ^kotli ^line ^loadi ^maint ^payme ^postg ^pumps ^seats ^seeki ^sende ^spark
-3 ^symbo ^they ^unkno ^vendo ^versi ^webpk ` above adapt again alaba anew apply attri autod baske becau
-3 binar body byte bytew categ colum compo compr conso consu could coupo creat dash decod deep detec diges
-3 digit dirty discr draft dumpi dupli eleme exhau expan fail fallb fewer file finge finit flow fold folde
-3 font forei gigab git grows hands has hash helpf histo hold http humid ignor impor impro infer input insen
-3 insid ipadd items jira jj journ kapt kept kiosk kotli lf liter load loadi locat locks manif marks messa
-3 mqtt ms must needs next none noon numbe opens organ outli overf pad partn pass pendi photo predi pumps
-3 punct rebui refer refin refle refun repla requi reuse rewri rolls safe saved seats seeki sends senso
-3 seque shipp show shuff shutd sketc spark stack stage stops sunda targe termi time token track tried twice
-3 union unkno urls value varia verbo viewc visib waits wasm webpk while wizar write zone
-4 ^dark ^dead ^each ^guest ^keys ^label ^messa ^nativ ^neste ^only ^permi ^repos ^right ^saveg ^senso
-4 ^snaps ^webho ^with ^worke acqui amoun anony as assig avera bed booke both bucke buffe calen callb calli
-4 cance captu cents chara cheap chunk clang clien clone closi cooki cycle dark dead depth devic dialo doubl
-4 drain elimi encry excee extra fails free healt hook hooke hourl idle image infor inval is item key lazil
-4 leaf lists logs lost mount negat netwo nine node nodes null one only opera paid pane panic parsi path
-4 payme postg pre-c prima print prope prote rando regar reloa rende repea reque ring rooms same saveg schem
-4 seed sent seria serve shado shall size sold squar stagi stdin subfo table tax the unwra uri uris verif
-4 ward weekl writa year years zende
-5 #1 ^after ^appro ^autho ^branc ^clien ^comme ^image ^invoi ^metri ^numbe ^reque ^searc ^tags ^token ^unit
-5 ^value ^warni actio addre and app array arriv at auto- autom bot by bytes cache case compa compi cost
-5 daily date deliv email embed encod event exist facto filte flush forks from gener half hashe his host
-5 incre integ its lapse level liste local logge map marke means name newer nulla offse other overr packe
-5 prese previ pump pytho rates read recei redir redis refre regio regis reset resul round rows runs scale
-5 sched score sees sende sets shown snaps sorte stars still strin tenan those tree twelv two unit uploa utc
-5 was zero
-6 ^` ^calli ^get ^order ^sessi ^users ^witho a are borro built calle child delay endin exit falls guest id
-6 jq loop mb memor metri neste ninet of older page proce prome rejec searc see sever socke takes templ
-6 their thirt unix valid webho which
-7 #3 ^chang ^migra argum becom cold conta gives inlin loade metho midni or pool proje raise refus remov
-7 respo role secon start stder strea ten uniqu unles wheel windo worke
-8 compu count disk hour lock match middl missi mode optio pages paren queue repli retri retur row shows
-8 threa three §
-9 #2 brows canno case- empty expir frame index job label order store symbo trigg users
-10 ^a ^delet block defau field five heade json leade minut moves parse parti strip trans workf
-11 ^§ but curre norma per times were
-12 @ ^the invoi
-13 conne
"""
