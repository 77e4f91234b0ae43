"""Which way English stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
14 gets
13 ^our appro hand on-ca our perso revie team touch whoev
12 ^new chang devel fixed look secur
11 ^confi code diff featu hande manag peopl repos sprin we
10 ^excep ^impor ^no ^we assis conve decid eyes get here lower pair quart quick stays strai suppl
9 ^secre acces alarm annou anyth autho chat custo don't frida misma rathe refac relea repro sign- sql ticke
9 wiki withi
8 ^const ^contr ^state agent bug caref clean colle come contr deadl demo engin estim firew fixes grant incid
8 inter lapto left monda new off offic out sente someo spike stay tests todo weeke work
7 ^api ^commi ^don't ^every ^hotfi ^if ^it ^publi ^under ^work agree anybo boole claim copy cover desig
7 destr else endpo engli faili findi late lifte logic long modul move nobod publi pull right sign since
7 summa they updat vendo verb way
6 ^all ^backp ^depen ^findi ^flaky ^for ^large ^nobod ^one ^whoev ^you among answe anyon backp begin bench
6 books branc bypas candi carry comes comme day disag discu domai done edite fix frien globa goes green hxxp
6 looki nearl note nowhe past perfo pushi quest raw rever runbo teste urgen us witho you
5 ^certi ^encry ^error ^faili ^helpe ^in ^perfo ^telem adjus api audit backu been befor below bots conce cut
5 data depen descr dot finds fine follo hardw hooks hotfi incon land legal libra looks migra night noted
5 onlin owns pause postm prefe press produ red retro sandb secre senio silen slash spari speak squad stabl
5 suspe telem tense test thems tools unrea unsaf wedne whene wheth worry wrapp
4 ^agent ^alarm ^any ^as ^boole ^claim ^code ^crede ^cron ^datab ^devel ^estim ^expir ^expor ^fetch ^first
4 ^force ^globa ^licen ^meeti ^model ^names ^night ^raw ^refac ^schem ^stand ^to ^todo ^valid accep after
4 ahead aloud analy aroun aside avoid bette black blame bound briti card caugh certi codeo compl crede dana
4 desk docst docum durat duty edits eleva examp expla favou fixin flaky forgo frown full guess help hires
4 inven issue lasts lead looke manda meeti morni names near neigh never objec opene outag owner packa paste
4 penet pipel plaus pm pr proto quiet reboo recor remai resou resta rfc rollb sales save scan settl share
4 ship ships short signe stand state stuck syste tech terra thing top unrep upon uuid waved who writt
3 #0 ^anyon ^archi ^befor ^bench ^break ^broke ^cloud ^debug ^docum ^down ^engin ^faile ^field ^four ^gener
3 ^handl ^it's ^ledge ^legal ^log ^long ^macro ^mocks ^not ^old ^on-ca ^outda ^owner ^pasti ^pleas ^price
3 ^pull ^pushi ^rathe ^rejec ^relea ^retro ^secur ^shoul ^someo ^spike ^sql ^stake ^stale ^style ^teams
3 ^tests ^third ^tool ^vulne aband added alert anywa apis assum backw base belie belon big boss bot's bumpe
3 cells chann chore click cloud conse cto dealt deplo dispu doubt drawe drill dumps durin edge exact expec
3 exper eye ffi fifte filed find four- go group hangs have helpe holid hosts impat inste it's lack licen
3 main maint major mark menti merge mocks namin newes noteb on one-l ought ours outda owned passe pasti pays
3 pin pinne pleas poste pre-c princ proof readm real reaso recon rehea repai repor resor rota rule scien
3 scrip servi setti shade shoul signs simpl sleep small soon space spell spot stake style suffi suppo swapp
3 switc tag them third this tidie tidy time- toget told trave trimm tuesd ui units user- visit vulne wait
3 waiti waive weigh why word words yearl
2 ^abbre ^amoun ^assis ^backw ^becau ^deplo ^desig ^direc ^envir ^exper ^firmw ^fixes ^frien ^golde ^integ
2 ^knowl ^legac ^let's ^load ^loggi ^long- ^magic ^marta ^namin ^nothi ^patie ^pinni ^pipel ^postm ^priva
2 ^red ^regex ^resto ^rollb ^short ^small ^stack ^stop ^test ^this ^tools ^trans ^two-f ^ui ^unsaf ^unuse
2 ^utili ^what ^whate ^you'd abbre ackno activ advan agend alone asked askin atten behin beta boss' bump
2 butto calib call capta care cases cherr circu cla clust const coord core corre crash cross curat cuts
2 decli desks disks dome due each echoe editi emerg enoug enter entry enums env eveni execu exten fact famil
2 finan fire firmw flags flash float form forma freez funct golde gramm greet guild habit happe hard- havin
2 hears hot hurry idea ident if imple inbox indep inspe intac into invok jmh jobs knowl large last later
2 launc leave ledge let's life limit linte live loggi login long- loude lunch maile makes manua marta month
2 mutes neede newco no no-go nod nothi notic obser odd on-si onboa one-p ops orall own pager perio perl
2 phone pinni place playg pract prece prepa priva priya promp purch quara query race rarel reach recom regen
2 regre rerun risk rollo scree seman shout sight signa sit someb stopp tagge teams templ texts thres tool
2 triag tried trust two-f two-p type typo unenc unpac untou upgra utili wall whate wide wins wise wishe
2 worki you'd your
1 ^acces ^alert ^anybo ^asser ^be ^big ^both ^bug ^busin ^cache ^call ^copy ^cover ^custo ^dana ^dates
1 ^demos ^depre ^docs ^eleva ^inden ^inste ^issue ^label ^lint ^lints ^pair ^panic ^passw ^penet ^perso
1 ^query ^quick ^rate ^rever ^run ^sales ^sampl ^scree ^since ^stude ^team ^templ ^teste ^time ^timeo ^unrev
1 ^untru about accom also ask asser away bad badge behav being best billi board booki bothe brief bring
1 bumps busin cake chart ci clear clien confl conte crew cutti days decor defin demos direc docs emplo empti
1 end enfor entri europ evict exami excep exhib exter fetch finis for forbi force forme fragm froze gate
1 hacks handb handl hints house inden infra inves iris isort it justi lectu links lint lints longe loops
1 magic maili measu mediu membe mirro model muted need nor okay onto optim outsi pairs paper patie perce
1 plug- prici promo pushe rated regex renew resto retry root rotat say scans seen sites skip slip slow slows
1 soaks somet sound sourc specs squas staff stale stude sudo swept talk talks teles term thin thurs too
1 toolc turne unrev untru unuse upper vault vette void week what where whom win wipes would yes
-1 ^above ^adapt ^add ^addin ^airfl ^ajv ^among ^an ^audio ^auto- ^avata ^backu ^black ^by ^callb ^chard
-1 ^claus ^closi ^closu ^cold ^comma ^compa ^conne ^curso ^cycli ^data ^decod ^deep ^destr ^diagn ^diode
-1 ^disch ^divis ^dupli ^each ^edito ^embed ^empty ^fatal ^featu ^file ^files ^finis ^fixed ^flag ^flatt
-1 ^follo ^grade ^hijac ^hooks ^hover ^httpx ^idle ^ids ^infer ^inser ^irrig ^keys ^later ^leap ^link ^linki
-1 ^lock ^locki ^logs ^merge ^mergi ^mixin ^multi ^node ^none ^nulli ^of ^open ^opt-i ^packe ^parce ^patch
-1 ^peer ^peopl ^pino- ^poppi ^predi ^previ ^produ ^progu ^puma ^pushe ^raise ^range ^read ^reade ^recei
-1 ^repli ^requi ^retry ^revie ^rooms ^ruff ^runti ^save ^send ^set-c ^setti ^settl ^shutd ^sidek ^slab
-1 ^slow ^sorti ^spans ^split ^strft ^tempe ^terra ^there ^threa ^ticke ^times ^torna ^train ^two ^type
-1 ^unico ^unsig ^unwra ^valve ^varia ^verbo ^votes ^wasm- ^windo ^writi accen acros actua add addin advis
-1 ages airfl ajv alaba alive alter altho amber amoun an andro apple apply archi artic audio authe autod
-1 autor avata axis backe backg backo backt batte beyon binar bounc boxed broke build came can capit cart
-1 cdn centr cet chard charg chars class claus closu coded colli colou concu confi cours crate csv cuda
-1 curso cycli daemo dashb dates dayli debug decis deman depre desce dev diagn diale dials dimen diode disab
-1 disap disca disch dist divis does domin door doubl draws drift drive drop dropw dry dumpi effec eight
-1 elect eleve ellip ended entir envir evalu expon faile false farad fcm few film flat flatt folde forei
-1 fourt fsync garba gatew gauge gb gh-pa ghett githu give glaci glob gocov gorou great guard hand- has
-1 hatch heap heart heavi hex hides hijac hkdf hours hover https httpx hung icons idemp imput in in-me in-pr
-1 inact inclu initi inser iso jar joins jumps kafka kb kerne keyed keys kille kilos koa-c kotli lag lags
-1 langu laten layer leadi leak leap legac lengt less lifec like linea linki linti list lives loads locki
-1 loose lose lowes macro many mappi maps march marsh maske menus metac missp mixin most moved multi needs
-1 newsf nfc nil nulli numbe numer nurse occur octet offli once opt-i os outpu p p-tim pagin panel parce
-1 partn parts pass passw patch path- peer pform phase picke pickl pid pile pino- pins pip pipen plan plann
-1 play pnpm pod pods polic polls polym poppi possi posts pre-r prefi prepr preve price progu provi pulls
-1 puma quant raft rain raisi range rate read- ready rebas recog redra relat reord reply repre resam resiz
-1 rest reten roles rolle roots route rover runti saved savep savin secti senso separ set-c seven shard
-1 shell shipm side sidek sides sigki sigte simul sketc skipp skips slab sligh sorti spans spawn split spool
-1 statu stdio stops stori strft submi subpr subqu super svg swap tab tags take takin telli tempe theme
-1 thous throw ties timed tls tokio topic topmo torn torna total tower townc traff treat trees trian true
-1 trunk tty turn twent typed tz uncom under unhas unico unsub upstr url used utc uv v valve varia varin
-1 vecto viewc viewe voted vpn warns wasm- webso when white whole wired works wrap wrong yaml yello young
-1 zerol zoom
-2 ^accou ^acqui ^admin ^async ^bash ^batch ^below ^bodie ^categ ^chunk ^clean ^defau ^diges ^discr ^doc
-2 ^doors ^drop ^email ^emplo ^env ^fees ^filte ^fixtu ^forma ^funct ^gzip ^haiku ^heade ^if-no ^impro
-2 ^index ^ingre ^insid ^inter ^jobs ^keep- ^loadi ^locks ^maint ^make ^membe ^missi ^mock ^npm ^on ^openi
-2 ^optio ^outli ^pages ^parqu ^passi ^permi ^postg ^pre-c ^print ^prope ^pumps ^refre ^refus ^regre ^regul
-2 ^repor ^retri ^route ^runni ^seeki ^serve ^set ^signa ^slugs ^snaps ^sort ^sprit ^symbo ^updat ^uploa
-2 ^vendo ^versi ^warni ^whene ^wildc ^worke abort accor accou adapt adds again algor alias align all anew
-2 arm asks atomi attem auth avail back bar bash baske blank blue bundl byte carri categ cent codec codes
-2 colla colon comma condu consi cutof dash datab delet deriv diffe diges dirty discr distr docke doors
-2 downl e e-mai eleme equal euros exits expan failu fall fan fatal fees fewer finit fold foote forev forty
-2 forwa four fuchs game gone grams haiku hashi head held histo hold host html http if-mo if-no ignor imper
-2 impro infin ingre inoti insid invol ipadd item itera jenki jira journ just kapt keep- keepe kerbe kiosk
-2 lates ldap leaf leaks least libso lift lines link linux liter loadi loan locke log logge loses machi
-2 mailg manif mappe media menu mesh micro milli mock monom movin msg museu mypy nanos neare newli node'
-2 nodes none noon notif one organ other pane parqu part passi patte pay pendi photo pixel plans polli port
-2 prese prima promi pumps purge put puts reent refin refle refun regis repea resol rewri rolls rust rustl
-2 safar safe same says scope sdk seeki segme send setup shall shift shutd sigma singl site six slugs solar
-2 sphin sprea sprit stack stdin stick stora struc survi svelt synch tempo than that throu to toast toggl
-2 trace track trip trunc tsd tsx turns twitt uncha union unloc up use uuids versi vet view viewp votes
-2 waits wakes water whose widge wildc wine wiped wizar wraps xo
-3 * , ^after ^attri ^brotl ^build ^chang ^coupo ^curre ^extra ^go ^guest ^isort ^items ^leads ^lesso ^line
-3 ^migra ^nativ ^neste ^payme ^pytho ^rebas ^right ^saveg ^searc ^seats ^sende ^senso ^spark ^token ^upser
-3 ^value ^watch ^webpk ^weekl ^with acqui alrea appen apps async at attri avera balan bindi body c calli
-3 chain cheap clang closi compr conso could cycle decod dedup del devic dialo digit disk drawn dropp end-t
-3 error excee exhau expli expre fail fallb feed files fixtu flow flush font forge found free gigab grows
-3 hands hash healt hidde highl his holds hooke hostn humid impor input insen inval is items jj keep leads
-3 lesso lf link- load locat logs made marke marks matte monot more mqtt negat netwo nginx offse ones only
-3 open opera origi outli overf pad panic permi plugi post predi print proxy punct raise reads recur regio
-3 regul renam reque reuse ruff runne saveg sent seque seria serve shipp shuff sort spark squar stage stdou
-3 subfo taken tasks termi those timeo tree two unwra upser uri uris urls verbo visib wasm web webpk writa
-3 writi zone
-4 ^autho ^ci ^clien ^comme ^dark ^metri ^numbe ^once ^only ^repos ^unit ^unkno ^webho ^write a allow anony
-4 as assig auto- batch bed betwe bodie booke both bucke bytew calen calls captu clone close consu cost
-4 coupo dark deep dots drain dump dupli edito elimi embed encry even exit extra facto fails fills final
-4 forks front git guest gzip half helpf hour hourl idle infer infor inher integ its kept lapse line lists
-4 loop means mergi mount ms name named newer nine npm null nulla of old opens over packe paid paral path
-4 postg prome prope prote pytes rates rebui refer refre regar rejec reloa repla requi ring round row runs
-4 scale searc seats seed sende sessi sever show size snaps so sold sorte stars step stric strin sunda targe
-4 tax tenan the title token unkno unnot ward warni watch weekl year years
-5 ^appro ^branc ^calli ^check ^cooki ^dead ^draft ^get ^image ^invoi ^messa ^order ^sessi ^tags ^users
-5 above actio alway argum array arriv autom becau borro brotl buffe by bytes callb cents child chunk conta
-5 daily date dead deliv depth detec email encod file filte finge gener hook ids image incre level lexer
-5 loade locks lost map may mb metho next node now oldes or pages parsi pump pytho read recei redir redis
-5 resul rooms rules runni secon sees set shown start still their thirt twice unit unix was while write
-5 zende zero
-6 ^` ^reque ^witho and appli becom built cance canno case compo cooki count delay do draft endin exist
-6 falls from gives jq key label leade liste make match metri midni must neste paren paths payme pool previ
-6 push rando readi rende reset respo rows run sched schem score sets shows strea table three twelv uploa
-6 value webho wheel worke
-7 chara cold compa compi compu event expir hashe id lazil local middl ninet older overr page proce queue
-7 refus remov repli retur role see shado socke stati takes ten uniqu valid verif windo
-8 #3 addre app block bot brows colum creat empty field frame index inlin job memor missi optio retri stder
-8 store symbo threa times trigg unles user which
-9 #1 #2 ^a ^delet ^the ^they ^§ but calle curre defau heade lock mode moves order parti trans users were §
-10 ` cache case- minut per proje strip workf
-11 @ five invoi json norma parse
-12 conne
"""
