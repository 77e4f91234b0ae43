"""Which way English stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
15 appro on-ca peopl team
14 ^confi ^our hand our perso touch
13 chang devel fixed hande manag secur
12 ^impor anyth conve diff featu frida look pair repos revie sprin stays suppl we whoev
11 ^excep ^we alarm code eyes gets here lower misma quick rathe sign- sql wiki work
10 ^api ^const ^secre acces annou assis bug chat clean copy decid don't endpo estim firew fixes logic monda
10 quart refac repro sente spike stay strai ticke us weeke
9 ^don't ^it ^state ^work anybo autho boole come demo get grant incid lapto lifte nearl offic relea someo
9 updat verb withi
8 ^commi ^every ^findi ^hotfi ^nobod ^publi ^under adjus agree among bench books bypas claim codeo colle
8 contr cover custo deadl desig discu domai engli fix frien hardw late left long looki modul move note nowhe
8 out pushi quest right runbo stabl teste tests todo vendo way
7 ^backp ^datab ^depen ^flaky ^for ^helpe ^if ^large ^you agent backp been bots carry comes conce cut depen
7 descr disag done edite else engin faili findi fine globa goes green hxxp inter land legal nobod owns perfo
7 prefe prepa red rever senio since summa they unsaf urgen uuid you
6 ^agent ^all ^captu ^certi ^encry ^error ^expor ^faili ^first ^in ^model ^perfo ^telem analy anyon audit
6 below branc candi comme day desk docst dot duty expla finds hires hooks hotfi incon inven issue neede new
6 night noted off onlin outag past paste pause postm press produ publi pull reboo retro secre settl ships
6 short silen slash spari speak suspe telem tools wedne whene witho worry
5 ^alarm ^any ^as ^befor ^boole ^claim ^code ^crede ^estim ^expir ^fetch ^licen ^meeti ^new ^night ^pleas
5 ^raw ^refac ^schem ^stand ^to ^valid ahead aloud answe api aroun aside backu befor bette black blame bound
5 caref certi compl crede dana data durat edits examp exper ffi fixin flags flaky forgo frown help holid
5 lead looke looks main meeti migra near neigh newes objec ought owner plaus pleas proto quiet raw resou rfc
5 rollb save scan ship small squad squas stand stuck style switc tech tense terra test thing tidie ui unrea
5 unrep upon waved weigh who words
4 ^anyon ^break ^broke ^cloud ^contr ^cron ^faile ^four ^gener ^globa ^it's ^ledge ^log ^macro ^mocks ^names
4 ^no ^not ^old ^on-ca ^outda ^pasti ^price ^rathe ^rejec ^relea ^shoul ^small ^squas ^stake ^stale ^style
4 ^teams ^test ^tests ^todo ^tools ^vulne ^whate accep after alert anywa assum avoid base begin boss bot's
4 briti bumpe card caugh chann chore cloud conse cto dealt dispu docum doubt durin eleva entry eye favou
4 fifte filed find follo full go group guess hangs have imple inste it's lasts leave ledge libra manda mark
4 merge mocks morni names never noteb one-l opene ours outda owned passe pasti pays penet pin pipel poste pr
4 pre-c proof readm real reaso recon recor rehea remai repai repor resta rota rule sales sandb scien scrip
4 servi setti share signe simpl space spell spot stake thems third tidy toget top trimm trunk tuesd visit
4 vulne wait waive word writt yearl
3 #0 ^abbre ^alert ^archi ^backw ^bench ^cover ^debug ^deplo ^devel ^docum ^down ^field ^force ^golde ^integ
3 ^knowl ^legal ^loggi ^long ^long- ^marta ^namin ^nothi ^pipel ^postm ^priva ^pull ^pushi ^retro ^scree
3 ^secur ^someo ^spike ^sql ^todos ^tool ^two-f ^ui ^unuse ^utili ^whoev ^you'd aband abbre ackno added
3 advan also apis atten backw belie belon big billi bump busin calib care cases cells circu click const core
3 corre cross curat cuts cutti days defin desks direc docs drawe drill due dumps echoe edge enter enums
3 eveni exact execu expec finan fire focus four- freez golde helpe hosts hurry impat inbox indep inspe invok
3 jobs knowl launc licen life linte loggi long- lunch major marta menti month mutes namin no-go notic odd
3 one-p orall pager perio perl phone pinne playg pract princ priva quara race rarel reach recom regre rerun
3 resor risk seman shoul sight signa signs sit sleep slow someb soon state suffi swapp syste templ texts
3 this thres time- todos told trave triag tried trust two-f two-p type typo unenc units untou upgra user-
3 utili waiti wall whate why wide wins wise worki wrapp you'd your
2 ^amoun ^assis ^be ^becau ^busin ^custo ^dana ^desig ^direc ^eleva ^envir ^exper ^firmw ^frien ^handl
2 ^legac ^let's ^lints ^load ^magic ^owner ^passw ^patie ^pinni ^rate ^red ^regex ^resto ^rollb ^short
2 ^stack ^stop ^teste ^third ^this ^time ^timeo ^trans ^unsaf ^what activ agend alone asked askin bad behin
2 beta boss' brief bring bumps butto capta cherr clear clust confl coord crash decli deplo destr disks dome
2 each editi emerg empti enoug entri env exami exten fact famil fifty firmw flash float form forma forme
2 fragm froze funct gramm greet guild habit handl happe hard- havin hears hints hot house idea ident if
2 infra intac into inves iris isort jmh large let's lints live login loude magic maile makes manua muted
2 need newco nod nor nothi obser on-si onboa ops optim outsi packa pairs perce pinni place prece priya promp
2 purch pushe query regen retry rollo scree shout sign specs stopp sudo suppo tagge teams teles them too
2 tool toolc turne unpac upper week wishe works yes
1 ^acces ^anybo ^asser ^big ^bug ^cache ^call ^copy ^dates ^demos ^depre ^docs ^each ^featu ^fixes ^inden
1 ^inste ^issue ^junio ^label ^lint ^neith ^one ^pair ^penet ^perso ^query ^quick ^reset ^rever ^run ^sampl
1 ^share ^since ^sprin ^stude ^team ^templ ^unrev ^untru ^urgen about accom admin anoth ask asser attac away
1 badge behav being best beyon board bothe break cake chart ci clien clipp commi conte crew demos disco
1 earli emplo ends enfor europ evict exhib exter fetch finis for gate goals going hacks handb home inden it
1 junio justi kill last later lectu links lint longe loops maili measu mediu neith not okay on onto patie
1 picks platf plug- privi progr qa rated regex renew resto root say scans seen sites skip slows soaks somet
1 sound sourc staff stale stude swall swept tag talk term text there thurs train unrev unsig until untru
1 unuse vault vette void what where whom would
-1 ^above ^adapt ^addin ^airfl ^among ^an ^annot ^array ^at ^audio ^auto- ^avata ^backu ^blog ^by ^callb
-1 ^chard ^claus ^closi ^cold ^comma ^creat ^curso ^decod ^destr ^diode ^disch ^divis ^dupli ^edito ^ellip
-1 ^embed ^files ^finis ^fixed ^flag ^flatt ^follo ^frame ^gradi ^hijac ^hired ^hooks ^hover ^httpx ^idle
-1 ^ids ^incid ^infer ^inser ^irrig ^keys ^koin ^late ^later ^leadi ^leap ^link ^linki ^locki ^logs ^manua
-1 ^merge ^mergi ^mixin ^multi ^node ^null ^nulli ^opt-i ^packe ^peer ^pino- ^plugi ^poppi ^predi ^previ
-1 ^progu ^puma ^raise ^range ^read ^reade ^repli ^requi ^retry ^rooms ^route ^ruff ^runti ^save ^send
-1 ^set-c ^setti ^settl ^shutd ^sidek ^slab ^slow ^sorti ^spans ^split ^strft ^symbo ^tabs ^tempe ^terra
-1 ^threa ^thumb ^torna ^train ^unico ^unsig ^unwra ^valve ^verbo ^votes ^wasm- ^when ^windo accen acros
-1 addin age airfl alive alpha amber an andro apple apply archi artef artif audio autor avata axis backl
-1 backo backt bag batte blog bounc boxed boxes broke build came can capit cdn centr cet cgi chard charg
-1 class claus cli clock colli concu confi costs crate crawl cuda curve cutof daemo dashb datab dates dayli
-1 deman depre deref diale dials dict dimen diode disap disch divis does domin door draws drift drop dropw
-1 dry ecdsa edit eight eithe eleve ellip enabl ended entir evalu expen explo expon faile farad fast few
-1 film flatt flick forbi four fourt fsync gain garba gauge gb gh-pa githu give given glob gradi great guara
-1 guard hand- hatch heart hides hijac hired hkdf hover how https httpx hung icons idemp in in-pr indic
-1 initi inner io iso java joine joins kafka kb kerne keyed keys kille kills koa-c koin kotli lag lags lambd
-1 laten layer lazy leadi leak leap learn lengt lets lette lifec linea lines linke linki linti loads locki
-1 loose lose lowes macro maint many mappi maps march marsh maske menus messa metac mime missp mixin mobil
-1 msg multi mutua nfc notes nulli numbe numer nurse occur offer once one openi opt-i os os-po p-tim pagin
-1 param parts pass passw path- pathn peer pflag pform phase picke pickl pile pino- pins pip pipen play
-1 playe plays pnpm pod pods polic polls polym poppi possi posts pre-r prefi prepr price primi prod progn
-1 progu promo provi pulls puma quali quant raft rain raisi ready recog redel redra relat reord repre resam
-1 reser resiz reten roles rolle roots route rover runti savep savin scann segme selec senso serve set-c
-1 seven shell shipm side sideb sidek sides signi sigte simul six sketc skipp slab sligh slowe slug spans
-1 spawn spool statu stop stori strft subpr subqu succe sugge svg swap synce tab tags take takin talks telli
-1 tempe tempf than thous ties timed tokio topic topmo torn torna total tower track trail treat trees trian
-1 trims tty turn typos tz unhas unico upstr used user' utc uv valve varin vecto verba viewe voted vpn warns
-1 wasm- webso when wheth white whole wired wrong yello yield zerol zoom zsh
-2 ^accou ^add ^ajv ^batch ^below ^black ^bodie ^build ^categ ^chunk ^clean ^closu ^compa ^conne ^cycli
-2 ^deep ^diges ^discr ^doc ^drop ^emplo ^empty ^fatal ^fees ^fixtu ^forma ^grade ^heade ^if-no ^impro
-2 ^index ^ingre ^insid ^lock ^locks ^make ^membe ^minor ^missi ^mock ^none ^npm ^of ^on ^open ^openi ^outli
-2 ^pages ^parce ^parqu ^peopl ^permi ^pipes ^postg ^produ ^pumps ^recei ^refre ^refus ^regul ^repor ^retri
-2 ^seeki ^serve ^snaps ^sort ^ticke ^times ^two ^uploa ^versi ^whene ^wildc ^worke ^writi abort accor actua
-2 adds advis ages ajv alaba align all alter altho amoun apps artic asks atomi auth authe autod back backe
-2 bar baske carri categ chars closu codec coded colla condu cours csv cycli dash desce dev diges dirty
-2 disab disca discr dist doubl downl drive dumpi e effec elect envir equal escap euros expan failu false
-2 fan fatal fcm fees fewer first flat fold forei forev fuchs gatew ghett glaci gocov gone gorou grams has
-2 heap heavi held hex histo hold host html hyphe if-mo if-no ignor impro imput in-me inact inclu infin
-2 ingre inoti inser insid invol item itera jar jenki jira journ jumps keepe kerbe kilos kiosk langu ldap
-2 least less like liter loan locke log logge loses machi mailg manif mappe media membe menu mesh micro
-2 minor mkdoc mock most museu neare newli newsf nil node' nodes noon octet offli ones organ other outpu p
-2 panel parce parqu partn patte pendi permi pid pipes pixel plann port preve prici pumps purge put range
-2 reent refun reply reque requi resol rest rewri rolls rustl same saved secti seeki send separ setup shall
-2 shutd sigma singl site skips stdio stops stora submi super survi svelt tempo that theme throw tls to
-2 toggl townc trace traff trip true tsd tsx turns twitt typed uncom union unsub up url vet viewc votes
-2 water widge wrap wraps xo yaml young
-3 * , ^acqui ^admin ^async ^attri ^bash ^brotl ^defau ^doors ^email ^env ^file ^filte ^funct ^gzip ^haiku
-3 ^isort ^jobs ^keep- ^leads ^lesso ^loadi ^maint ^migra ^optio ^passi ^pre-c ^print ^prope ^regre ^right
-3 ^runni ^saveg ^searc ^sende ^senso ^set ^signa ^slugs ^sprit ^token ^updat ^vendo ^warni ^webpk accou
-3 adapt add again algor alias alrea alway anew arm async attem avail avera bash binar blank blue bundl byte
-3 c calli cart cent cheap closi codes colon conso could dedup delet deriv devic dialo diffe disk distr
-3 docke doors drain drawn dropp dump e-mai eleme error exhau exits fail fails fall files finit flow folde
-3 foote forge forks forty forwa found game grows haiku hands hashi head hidde holds hooke http imper input
-3 ipadd is items jj just kapt keep- lates leads leaf leaks lesso lf libso lift link linux list lives load
-3 loadi logs marks matte metad milli model monom monot more movin mypy nanos needs nginx none notif only
-3 opera origi overf pad pane part passi pay photo plans polli predi prese print promi punct puts raise
-3 read- reads refin refle regis renam repea rust safar safe saveg says scope sdk sent shard shift slugs
-3 solar sort sphin sprea sprit stack stdin stdou stick struc subfo synch tasks throu toast tree trunc two
-3 uncha unloc unwra uuids viewp waits wakes wasm web webpk whose wildc wine wiped wizar writi
-4 ^after ^chang ^ci ^coupo ^curre ^dark ^extra ^go ^guest ^inter ^items ^line ^metri ^nativ ^neste ^once
-4 ^payme ^pytho ^rebas ^seats ^spark ^unkno ^upser ^value ^watch ^weekl ^with ^witho a acqui as at attri
-4 auto- backg batch bindi bodie body both bucke by bytew chain clang colou compr consi curso dark decod
-4 deep del djang do dupli elimi even excee expli expre extra fallb feed fills final fixtu flush font forum
-4 gigab git gzip hash healt helpf highl his hostn hour hourl humid impor insen keep lacks line link- made
-4 means mqtt negat npm nulla of offse old outli paid patch postg proxy recur refre regio regul reuse ruff
-4 runne runs seats seed seria shipp shuff size so spark squar stage stric taken tax the those unkno upser
-4 urls use verbo versi warni writa year
-5 ^appro ^branc ^check ^clien ^image ^messa ^numbe ^only ^repos ^unit ^webho ^write actio allow appen array
-5 assig autom balan betwe booke brotl calen calls clone close consu cost coupo cycle daily date decor digit
-5 dots edito embed encry end-t exit facto front gener guest half hook hours infer infor inher integ inval
-5 its kept level lists loade locat marke mergi mount ms name named newer next nine null open opens or over
-5 packe paged paral path plan plugi prome prope prote pump pytes rebui redir refer regar rejec reloa repla
-5 ring round rules runni scale schem searc sende seque set sever show snaps sold sorte stars step strin
-5 sunda tabs targe tenan termi thirt timeo unit unnot uri uris view visib ward watch weekl years zone
-6 ^` ^autho ^calli ^cooki ^dead ^draft ^invoi ^order ^sessi ^tags ^users above and anony argum arriv becau
-6 becom bed borro buffe bytes canno cents chunk comma compo conta cooki count dead deliv depth detec encod
-6 endin exist file filte free from ids image incre key label lapse loop map may mb must neste netwo now
-6 oldes pages panic parsi pool post push pytho rando rates read readi recei remov reset resul rooms row
-6 sched score secon sets shown shows sorti still their title twice unix uploa value was while write zero
-7 ^comme ^get ^reque ^revie appli built callb cance child delay draft email falls finge gives idle leade
-7 lexer liste locks lost make metri page paths payme previ redis refus rende respo retur rows sees start
-7 strea takes ten three token twelv twent webho wheel windo worke zende
-8 #2 #3 ^a case cold compa compi event expir hashe job jq lazil local match memor middl midni missi ninet
-8 node older optio overr paren proce queue repli run see sessi socke table uniqu users valid verif which
-9 #1 ^the ^§ addre app block bot but chara colum compu creat defau empty field frame heade id index inlin
-9 metho order role shado stder store symbo threa times trigg unles user §
-10 ^delet ^they ` brows calle curre lock minut per retri stati trans were
-11 @ cache mode moves parse parti proje workf
-12 case- conne invoi json strip
-13 five norma
"""
