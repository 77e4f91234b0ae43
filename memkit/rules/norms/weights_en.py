"""Which way English stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
14 appro gets team
13 ^our hand on-ca our peopl perso secur touch whoev
12 chang decid devel featu fixed revie we
11 ^confi code diff hande look manag repos sprin stays
10 ^excep ^impor ^we assis conve eyes here pair quart quick strai suppl withi
9 ^no ^secre acces annou anyth autho bug chat come don't fixes frida get lapto lower misma monda rathe refac
9 relea repro sign- sql stay ticke weeke wiki
8 ^commi ^const ^contr ^every ^state agent alarm clean colle contr copy custo demo endpo engin estim firew
8 grant incid inter left off out sente someo spike tests us work
7 ^api ^don't ^hotfi ^if ^it ^nobod ^publi ^under ^work anybo bench boole claim cover deadl desig destr else
7 engli faili findi late lifte logic long modul move nearl nobod offic publi sign since they todo updat
7 vendo verb way
6 ^depen ^findi ^flaky ^for ^large ^whoev ^you adjus agree among answe anyon books bypas candi carry codeo
6 comes comme conce day depen descr disag discu domai done edite fix follo frien globa goes green hxxp legal
6 libra looki new night note nowhe past perfo prepa produ pull pushi quest rever right runbo stabl summa
6 teste urgen uuid witho wrapp you
5 ^all ^any ^backp ^captu ^certi ^encry ^error ^faili ^helpe ^in ^new ^perfo ^telem analy api audit backp
5 backu been befor below bette bots branc cut data dot duty finds fine hardw hires hooks hotfi incon land
5 looks migra noted onlin owns pause pm postm prefe press raw red retro sandb secre senio short silen slash
5 spari speak squad suspe telem test thems tools unrea unsaf wedne whene wheth worry
4 ^agent ^alarm ^as ^boole ^claim ^code ^crede ^datab ^devel ^estim ^expir ^expor ^fetch ^first ^force
4 ^globa ^licen ^log ^meeti ^model ^night ^pleas ^raw ^refac ^schem ^stand ^to ^todo ^valid accep after
4 ahead aloud aroun aside avoid begin black blame bound briti card caref certi compl crede dana desk docst
4 docum durat eleva examp exper expla eye favou fixin flags flaky forgo frown full guess help inven issue
4 lead leave looke manda meeti morni names near neigh never newes noteb objec outag owner paste penet pipel
4 plaus pleas pr proto quiet reboo resou resta rfc rollb rule sales save scan settl share ships signe spell
4 stand state stuck style tense terra thing top unrep upon who writt
3 #0 ^abbre ^anyon ^archi ^backw ^befor ^bench ^break ^broke ^cloud ^cron ^debug ^docum ^down ^engin ^faile
3 ^four ^gener ^handl ^it's ^ledge ^legal ^long ^macro ^mocks ^names ^not ^old ^on-ca ^outda ^pasti ^price
3 ^pull ^pushi ^rathe ^rejec ^relea ^retro ^rollb ^shoul ^someo ^sql ^stake ^stale ^style ^teams ^test
3 ^tests ^tool ^vulne aband abbre added alert anywa apis assum backw base belie belon big boss bot's bumpe
3 caugh cells chann chore click cloud conse corre cross cto cuts dealt deplo desks dispu doubt drawe drill
3 dumps durin edge edits entry exact expec ffi fifte filed find four- freez go group hangs have helpe holid
3 hosts hurry impat inste it's lack lasts ledge licen limit main maint major mark menti merge mocks namin
3 one-l opene ought outda owned packa passe pasti pays pin pinne poste pre-c princ proof readm real reaso
3 recon recor rehea remai repai repor resor rota scien scrip servi shade ship shoul sight signs simpl sleep
3 small soon space spot stake suffi suppo swapp switc syste tag tech them third this tidie tidy toget told
3 trave trimm trunk tuesd type ui units upgra user- visit vulne wait waiti waive waved weigh why word words
3 yearl
2 ^amoun ^assis ^becau ^deplo ^desig ^direc ^eleva ^exper ^field ^firmw ^fixes ^frien ^golde ^integ ^knowl
2 ^let's ^load ^loggi ^long- ^magic ^marta ^namin ^owner ^patie ^pinni ^pipel ^postm ^priva ^query ^red
2 ^regex ^resto ^secur ^short ^small ^spike ^stack ^stop ^third ^this ^tools ^trans ^two-f ^ui ^unsaf ^unuse
2 ^utili ^what ^whate ^you'd ackno activ advan agend alone also asked askin atten behin beta billi boss'
2 bump butto calib care cases cherr circu cla clear clust const coord core crash curat days decli disks docs
2 dome due each echoe editi emerg enoug enter entri enums env eveni exami execu exten fact famil finan fire
2 firmw float form forma funct golde gramm greet guild habit hard- havin hears hot idea ident imple inbox
2 indep inspe intac into invok jmh jobs knowl large later launc let's life linte live loggi login long-
2 loude lunch maile makes manua marta month mutes need neede newco no-go nod nothi notic obser odd on on-si
2 onboa one-p ops orall ours own pager perio perl phone pinni place playg pract prece priva priya promp
2 purch quara query race rarel reach recom regen regre rerun risk rollo scree seman setti shout signa sit
2 slow someb stopp tagge templ texts thres time- tool triag tried trust two-f two-p typo unenc unpac untou
2 utili wall whate wide wins wise worki you'd your
1 ^acces ^alert ^anybo ^asser ^be ^both ^bug ^busin ^cache ^call ^copy ^cover ^custo ^dana ^dates ^demos
1 ^depre ^docs ^envir ^inden ^inste ^issue ^label ^legac ^lint ^lints ^neith ^nothi ^one ^pair ^panic ^passw
1 ^penet ^perso ^quick ^rate ^rever ^run ^sales ^sampl ^scree ^since ^stude ^team ^templ ^teste ^time ^timeo
1 ^unrev ^untru ^urgen about accom ask asser away bad badge behav being best booki bothe brief bring bumps
1 busin cake capta chart ci clien confl conte crew cutti decor defin demos direc earli emplo empti enfor
1 europ evict excep exhib exter fetch fifty finis flash for forbi force forme fragm froze gate hacks handb
1 handl happe hints house if infra inves iris isort it justi last lectu links lint lints longe loops magic
1 maili measu mediu mirro model muted neith no nor not okay onto optim outsi pairs paper patie perce plug-
1 privi promo pushe rated regex renew resto retry root rotat say seen sites skip slip slows soaks somet
1 sound sourc specs squas staff stale stude sudo suite swept talk teams teles term text thin thurs too toolc
1 turne unrev until untru unuse upper vault vette void week what where whom wipes wishe works would yes
-1 ^above ^adapt ^add ^addin ^airfl ^ajv ^among ^an ^audio ^auto- ^avata ^backu ^black ^by ^callb ^chard
-1 ^claus ^closi ^cold ^comma ^conne ^curso ^cycli ^data ^decod ^deep ^destr ^diagn ^diode ^disch ^divis
-1 ^dupli ^each ^edito ^embed ^empty ^fatal ^files ^finis ^fixed ^flatt ^follo ^grade ^hijac ^hooks ^hover
-1 ^httpx ^idle ^ids ^infer ^inser ^irrig ^keys ^late ^later ^leap ^link ^linki ^lock ^locki ^logs ^merge
-1 ^mergi ^minor ^mixin ^multi ^node ^none ^nulli ^of ^open ^opt-i ^packe ^parce ^patch ^peer ^peopl ^pino-
-1 ^poppi ^predi ^previ ^progu ^pushe ^raise ^range ^read ^reade ^recei ^repli ^requi ^retry ^rooms ^ruff
-1 ^runti ^save ^send ^set-c ^setti ^settl ^shutd ^sidek ^slab ^slow ^sorti ^spans ^split ^strft ^tempe
-1 ^terra ^there ^threa ^ticke ^times ^train ^two ^type ^unico ^unsig ^unwra ^valve ^verbo ^versi ^votes
-1 ^wasm- ^writi accen acros actua add addin advis ages airfl ajv alaba align alive alter altho amber amoun
-1 an andro apple apply archi artef artic audio authe autod autor avata axis backe backo backt batte binar
-1 bounc boxed broke build came can capit cdn centr cet chard charg chars class claus coded colli colou
-1 concu confi cours crate cron csv cuda curso cycli daemo dashb dates dayli debug deman depre desce dev
-1 diagn diale dials dimen diode disab disap disca disch dist divis does domin door draws drift drive drop
-1 dropw dry dumpi e effec eight elect eleve ellip ended entir envir evalu expon faile failu false farad
-1 fatal fcm few fille film flat flatt forei four fourt fsync garba gatew gauge gb gh-pa ghett githu give
-1 given glaci gocov great guard hand- has hatch heap heart heavi hex hides hijac histo hkdf hours hover how
-1 https httpx hung hyphe icons idemp imput in-me in-pr inact inclu initi inser iso jar joins jumps kafka kb
-1 kerne keyed keys kille kills kilos koa-c kotli lag lags lambd langu laten layer leadi leak leap legac
-1 lengt less lette lifec linea lines linki linti list loads locki loose lose lowes macro many mappi maps
-1 march marsh maske membe menus messa metac minor missp mixin most moved msg multi mutab newsf nfc nil
-1 notes nulli numbe numer nurse occur octet offli once opt-i os os-po outpu p p-tim pagin panel parce partn
-1 parts pass passw patch path- peer pform phase pickl pid pile pino- pins pip pipen plann play pnpm pod
-1 pods polic polls polym poppi possi posts pre-r prefi prepr preve price progu provi pulls quant raft rain
-1 raisi range rate read- ready rebas recog redra relat reord reply repre resam resiz rest reten roles rolle
-1 roots route rover runti same saved savep savin scann secti segme selec senso separ set-c setup shard
-1 shell shipm side sidek sides sigte simul singl sketc skipp skips slab sligh slug sorti spans spawn spool
-1 statu stdio stop stops stori strft submi subpr subqu super svg swap synce t tab tags take takin telli
-1 tempe then thous ties timed tls tokio topic topmo torn total tower townc trace treat trees trian true tty
-1 turn turns typed tz uncom under unhas unico unloc unsub upstr url used utc uv valve varin vecto viewc
-1 viewe voted votes vpn warns wasm- webso when white wired wrap wrong yaml yello young zerol zoom
-2 ^accou ^acqui ^admin ^async ^bash ^batch ^below ^bodie ^brotl ^build ^categ ^chunk ^clean ^closu ^compa
-2 ^defau ^diges ^discr ^doc ^doors ^drop ^email ^emplo ^env ^fees ^file ^fixtu ^forma ^funct ^gzip ^haiku
-2 ^heade ^if-no ^impro ^index ^ingre ^insid ^inter ^jobs ^keep- ^loadi ^locks ^maint ^make ^membe ^missi
-2 ^mock ^npm ^on ^openi ^optio ^outli ^pages ^parqu ^passi ^permi ^pipes ^postg ^pre-c ^print ^produ ^prope
-2 ^pumps ^refre ^refus ^regre ^regul ^repor ^retri ^revie ^route ^runni ^seeki ^serve ^set ^signa ^slugs
-2 ^snaps ^sort ^sprit ^symbo ^updat ^uploa ^vendo ^whene ^wildc ^worke abort accor accou adapt adds again
-2 algor alias anew arm asks atomi attem auth avail back bar bash baske blank blue bundl byte carri categ
-2 cent closu codec codes colla colon comma condu could cutof dash datab deriv dialo diffe diges dirty discr
-2 distr djang docke doors doubl downl e-mai eleme equal escap euros exits expan fall fan fees fewer finit
-2 fold folde foote forev forty forwa fuchs game gone gorou grams grows haiku hashi head held hold hooke
-2 host html http if-mo if-no imper impro infin ingre inoti input insid invol ipadd item itera jenki jira jj
-2 journ just kapt keep- keepe kerbe kiosk lates ldap leaf leaks least libso lift like link linux liter
-2 lives loadi loan locke log logge loses machi mailg manif mappe media menu mesh micro milli mock monom
-2 monot movin museu mypy nanos neare newli node' nodes none noon notif one ones organ other pane parqu part
-2 passi patte pay pendi permi photo picke pipes pixel plans polli port prese prici promi pumps punct purge
-2 put puts reent refin refle refun resol rewri rolls rust rustl safar safe says scope sdk seeki send serve
-2 shall shutd sigma site six slugs solar sphin sprea sprit stack stdin stick stora struc survi svelt synch
-2 tempo than that theme throu throw to toast toggl track traff trip trunc tsd tsx twitt two uncha union up
-2 uuids vet viewp waits wakes water whose widge wildc wine wiped wizar wraps xo
-3 * , ^after ^attri ^coupo ^curre ^dark ^extra ^filte ^go ^guest ^isort ^items ^leads ^lesso ^line ^migra
-3 ^nativ ^neste ^payme ^pytho ^rebas ^right ^saveg ^searc ^seats ^sende ^senso ^spark ^token ^upser ^value
-3 ^warni ^watch ^webpk ^weekl ^with acqui all alrea alway apps async attri avera balan bindi bodie body
-3 both bytew c calli cart chain cheap clang closi compr consi conso cycle dark decod dedup del delet devic
-3 disk do drain drawn dropp end-t error excee exhau expli expre fail fails fallb feed files fixtu flow
-3 flush font forge forum found gigab git hands hash healt hidde highl his holds hostn humid ignor insen is
-3 items leads lesso lf link- load locat logs made marks matte metad more mqtt needs negat nginx offse old
-3 only opera origi outli overf pad panic plan plugi post predi print proxy raise reads recur regio regis
-3 regul renam repea reque requi reuse ruff runne saveg seats sent seria shift shipp shuff sort spark squar
-3 stage stdou subfo taken tasks those timeo tree unwra upser uris urls use verbo versi visib wasm web webpk
-3 writa writi zone
-4 ^chang ^ci ^clien ^comme ^metri ^numbe ^once ^only ^repos ^unit ^unkno ^webho ^write a allow appen as
-4 assig at auto- backg batch bed betwe booke brotl bucke by calen calls clone consu cost coupo deep digit
-4 dots dump dupli edito elimi embed encry even exit extra facto fills final forks front guest gzip half
-4 helpf hour hourl idle impor infer infor integ inval its keep kept line lists loop marke means mergi mount
-4 ms name named newer nine npm null nulla of opens over packe paged paid paral path postg prome prope prote
-4 pytes rates rebui refer refre regar rejec reloa repla ring round rules runs scale schem searc seed sende
-4 seque sever show size snaps so sold stars step stric strin sunda tabs targe tax tenan the title token
-4 unit unkno unnot uri view ward warni watch weekl year years
-5 ^appro ^autho ^branc ^calli ^check ^cooki ^dead ^draft ^image ^invoi ^messa ^order ^sessi ^tags ^users
-5 above actio anony argum array arriv autom borro buffe callb cents child chunk close compo daily date dead
-5 deliv depth detec email encod filte finge free gener hook ids image incre inher lapse level lexer loade
-5 locks lost map may mb metho neste next node now oldes open or pages parsi pool pump push pytho read readi
-5 recei redir reset resul rooms row runni sees set shown sorte still termi their thirt twent twice unix was
-5 write zende zero
-6 ^` ^get ^reque ^witho and appli becau becom built bytes cance canno case conta cooki count delay draft
-6 endin exist falls file from gives jq key label leade liste make metri midni must netwo paren paths payme
-6 rando redis refus remov rende respo run score secon sets shows start strea three twelv uploa value webho
-6 wheel while worke
-7 cold compa compi compu event expir hashe inlin lazil local match ninet older overr page previ proce queue
-7 repli retur role rows sched see sessi shado socke takes ten uniqu valid verif windo
-8 #3 ^a app block brows chara colum creat defau empty field frame id job memor middl missi optio retri
-8 stati stder symbo table threa times trigg unles user users which
-9 #1 #2 ^delet ^the ^they ^§ addre bot but calle curre heade index lock order parti store trans were §
-10 ` cache case- minut mode moves parse per proje strip workf
-11 @ invoi json norma
-12 conne five
"""
