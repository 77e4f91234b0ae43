"""Which way English stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
15 hand on-ca perso team
14 ^our appro fixed our peopl touch
13 anyth devel hande manag revie secur sign- sprin
12 alarm chang diff look pair repos stay stays suppl wiki
11 ^excep ^impor code conve decid estim eyes featu frida here lapto logic lower misma quart quick refac
11 ticke us we work
10 ^confi ^const ^secre ^we acces agree annou assis autho bench boole chat colle engli firew fixes get incid
10 land lifte monda offic relea repro sente spike sql weeke
9 ^api ^commi ^don't ^flaky ^state ^work among anybo bug custo deadl demo don't grant long nearl out outag
9 someo strai tests verb
8 ^depen ^findi ^hotfi ^if ^it ^nobod ^under adjus bette books bypas claim come cover descr desig endpo
8 engin faili findi fix frien hardw late left looki mocks modul move nowhe off owns prepa pushi quest rathe
8 rever right runbo ships since stabl teste todo toget unsaf updat vendo whoev withi
7 ^backp ^captu ^certi ^encry ^error ^expor ^for ^helpe ^large ^publi ^you agent anyon api backp bots carry
7 clean codeo comes comme conce contr cut day depen disag discu docst domai done edite else exper finds fine
7 globa goes green hxxp incon inter legal near new nobod onlin prefe red rule settl summa test tools urgen
7 uuid way whene you
6 ^agent ^all ^any ^crede ^every ^faili ^it's ^model ^refac ^stale analy audit been desk dot duty gets hooks
6 hotfi inven issue it's looks note noted nothi past paste pause perfo postm produ publi quiet raw reboo
6 rehea retro rfc rollb rollo senio short silen slash small spari speak squad stuck style suspe tense thems
6 third tidie wedne witho
5 ^alarm ^as ^befor ^bench ^boole ^claim ^code ^contr ^cron ^estim ^fetch ^first ^handl ^in ^licen ^log
5 ^meeti ^names ^night ^perfo ^pull ^raw ^stand ^telem ^to ^valid ahead aloud answe aroun aside avoid backu
5 befor below black bound branc bumpi candi card clear crede dana data durat edits eleva entry examp expla
5 favou ffi flags flaky forgo guess help hires main meeti merge migra neede neigh newes night one-l ought
5 owner plaus press proto resou sales save scan scrip secre squas stand telem thing top unrea unrep waved
5 weigh well who why words worry
4 ^anyon ^archi ^bette ^break ^broke ^cloud ^datab ^debug ^down ^faile ^four ^gener ^globa ^ledge ^legal
4 ^macro ^new ^no ^not ^on-ca ^outda ^pasti ^pleas ^price ^rejec ^relea ^schem ^shoul ^small ^stake ^stdli
4 ^style ^teams ^todo ^tool ^tools ^vulne ^whate accep after alert anywa assum backw base begin belie billi
4 blame boss bot's briti bumpe caref caugh chann chore circu click cloud compl conse cto dealt direc dispu
4 docs docum doubt edge exact eye fifte find follo full go hangs hosts impat imple jane lasts lead looke
4 maint manda mark menti morni noteb objec ours outda owned party passe pasti pays penet pin pipel pleas
4 poste pr pre-c priva proof pull readm real reaso remai repai repor risk rota sandb say servi setti share
4 ship shoul sign soon spell spot stake stdli swapp switc syste tech terra tidy tried trimm trunk tuesd ui
4 visit vulne wait waive word yearl
3 #0 ^abbre ^alert ^amoun ^backw ^becau ^copy ^cover ^deplo ^devel ^docum ^envir ^field ^force ^integ ^knowl
3 ^let's ^loggi ^long ^marta ^mocks ^namin ^owner ^pipel ^postm ^priva ^pushi ^retro ^secur ^someo ^spike
3 ^sql ^squas ^stack ^test ^tests ^trans ^ui ^unuse ^whoev aband abbre ackno activ advan apis behin big
3 bring care cases cells codes const core corre crash cross cuts cutti defin desks disks drawe drill due
3 dumps durin echoe enter enums eveni execu expec filed finan fire focus forma four- freez funct group guild
3 happe hard- have helpe house hurry inbox indep inspe inste intac knowl large launc ledge let's libra licen
3 life linte live loggi loude major manua marta mutes namin never no-go on-si one-p optim orall outsi packa
3 pager perio perl phone playg pract princ promp quara rarel reach recon regre rerun resor scien self- seman
3 shout sight signa signs sit slow state suffi suppo tag texts this thres time- told too trave triag trust
3 turne type typo unenc units upgra waiti wall week whate where wide wise worde worki writt
2 ^anyth ^assis ^be ^busin ^custo ^dana ^desig ^direc ^eleva ^expir ^firmw ^fixtu ^frien ^golde ^legac
2 ^logic ^long- ^old ^one ^patie ^pinni ^query ^rate ^red ^regex ^resto ^rollb ^run ^scree ^short ^stop
2 ^third ^this ^timeo ^two-f ^unsaf ^utili ^what ^you'd accom agend alone anoth asked askin attac atten bad
2 belon beta boss' brief broke bump bumps cake capta cherr clien clust commi coord copie curat days decli
2 deplo destr dome editi emerg emplo empti ends enoug env exami exten fact famil fifty firmw flash float
2 form forme froze golde gramm habit havin hears hints holid hot idea ident if inves invok iris isort it jmh
2 jobs justi keeps later login long- longe lunch maile makes muted names nor obser odd onboa opene ops paper
2 perce pinne pinni place plain prece priya purch pushe query recom regen retry signe skip slip someb space
2 specs stale stopp sudo tagge teams teles templ they thin tool toolc two-f two-p unpac until untou upper
2 user- utili vault what wins wishe works yes you'd your
1 ^anybo ^asser ^big ^binar ^both ^bug ^cache ^data ^dates ^demos ^depre ^docs ^exper ^fixes ^inden ^inste
1 ^issue ^junio ^label ^lint ^lints ^load ^neith ^nothi ^pair ^passw ^penet ^perso ^proto ^quick ^reset
1 ^rever ^sales ^sampl ^share ^since ^sprin ^stude ^team ^templ ^teste ^unrev ^untru ^urgen admin ask asser
1 away badge behav being best beyon board bothe break busin butto certi chart check clipp crew demos disco
1 doc each earli end enfor entri europ evict exhib exter fetch finis for gate goals going greet hacks handb
1 home inden infra into irrig junio kill last layer lease leave lectu linke links lint lints loops maili
1 measu mediu monit month neith newco nod not okay on onto pairs pass patie picks piece platf plug- privi
1 progr qa rated regex renew resto root scree seen slows soaks somet sound sourc staff stagi stude swept
1 task text them there thurs train unrev unsig untru unuse vette void whom would
-1 ^above ^adapt ^addin ^airfl ^among ^annot ^array ^at ^attac ^audio ^auto- ^avata ^backu ^blog ^bodie ^by
-1 ^callb ^chard ^claus ^clean ^cold ^comma ^creat ^curso ^cycli ^decod ^destr ^diode ^disch ^divis ^doc
-1 ^drop ^each ^edito ^ellip ^embed ^fatal ^files ^finis ^fixed ^flatt ^follo ^frame ^grade ^gradi ^hijac
-1 ^hired ^hooks ^host ^hover ^httpx ^idle ^ids ^incid ^infer ^inser ^irrig ^koin ^kotli ^late ^later ^leadi
-1 ^limit ^link ^linki ^locki ^logs ^mergi ^mixin ^multi ^node ^null ^nulli ^opt-i ^packe ^patch ^peer
-1 ^pino- ^predi ^progu ^puma ^raise ^range ^read ^repli ^requi ^retry ^rooms ^route ^ruff ^runti ^save
-1 ^send ^set-c ^setti ^settl ^shutd ^sidek ^slab ^slow ^sorti ^spans ^split ^strft ^symbo ^tabs ^tempe
-1 ^terra ^threa ^thumb ^time ^toggl ^torna ^train ^type ^unico ^unsig ^user- ^valve ^verbo ^votes ^wasm-
-1 ^where ^windo abort accen acros addin airfl alive alloc alpha amber an andro apple apply are artef artif
-1 audio autor avata axis backe backl backo backt bag batte be blog bounc boxed boxes build calla came can
-1 capit carri cause cdn centr cet chard charg chars ci claus cli clock cmpxc colli concu costs cours crawl
-1 cuda curve cycli daemo dashb datab dates dayli deman deref diale dict dimen diode disab disap disca disch
-1 divis domin door doubl downt draws drift drop dropw ecdsa edit eight eithe elect eleve ellip enabl ended
-1 entir evalu expen explo expon faile farad fast few film flag flat flatt flick forbi fork fsnot fsync gain
-1 garba gauge gb gh-pa ghett githu glob gradi great guard hand- hatch heart hello hides highe hijac hired
-1 hkdf hover how https httpx hung icons idemp in in-pr indic initi inner io iso item java joins kafka kb
-1 kerne keyed keys kille kills koa-c koin kotli lag lags langu laten lazy leadi leak learn least lengt lets
-1 lifec light like limit linea lines linki linti locki loose lose lowes macro magic many mappi maps maske
-1 maste menus messa metac mime missp mixin mobil more msg multi mutua n newsf nfc notes nulli numer nurse
-1 occur offer once opt-i os os-po p-tim pagin partn parts passw path- peer pflag pform phase pickl pile
-1 pino- pins pip pipen play playe pnpm pod polls polym possi pre-r prefi prepr price primi prod progu promo
-1 provi pulls puma quant raft rain raisi rebas recog redel redra relat reord reply repre resam reser resiz
-1 reten rolle roots route rover runti savep savin segme selec serve set-c seven shell shipm side sideb
-1 sidek sides signi simul singl six sketc slab sleep sligh slowe slug spans spawn spool statu stori strft
-1 subpr subqu succe sugge svg swap synce tab take takin talks telli tempe than then thous throw ties timed
-1 tokio torn torna total tower townc trace trail treat trian trims tty turn two tz under unhas unico unloa
-1 upstr use used user' utc uv valve varin vecto verba viewe voted wasm- webso when wheth white whole wired
-1 yello yield zerol zoom zsh
-2 , ^accou ^acqui ^add ^admin ^ajv ^an ^async ^attri ^batch ^below ^black ^build ^call ^categ ^chang ^chunk
-2 ^closi ^closu ^conne ^deep ^diges ^discr ^doors ^empty ^fees ^forma ^heade ^impro ^index ^ingre ^insid
-2 ^keys ^lock ^locks ^make ^merge ^missi ^mock ^none ^of ^on ^open ^openi ^optio ^outli ^pages ^parce
-2 ^parqu ^peopl ^permi ^pipes ^plugi ^postg ^produ ^pumps ^recei ^refre ^refus ^regul ^repor ^retri ^rotat
-2 ^seeki ^serve ^signa ^snaps ^sort ^ticke ^times ^unwra ^updat ^versi ^warni ^when ^whene ^wildc ^worke
-2 ^writi accor accou added advis age ages ajv alaba align all alter altho amoun apps arm artic asks atomi
-2 auth authe autod back bar binar blank call categ class closu codec coded colla csv cutof dash depre deriv
-2 desce dev dials diges dirty discr disk dist does doors downl dry dumpi e e-mai envir error escap expan
-2 expli expor false fan fatal fcm fees fewer finit fixtu flow fold forei forev forty forwa four fourt fuchs
-2 game gatew git glaci gocov gone gorou grams has heap heavi held hex histo hold holds host html hyphe
-2 ignor imper impro imput in-me inact inclu ingre inser insid invol items itera jar jenki jira journ jumps
-2 keepe kerbe kilos kiosk ldap less lfs libso lift liter loads loan log logs loses machi mailg manif mappe
-2 march marsh media membe menu mesh micro mkdoc mock monot most moved movin museu nanos neare newli nil
-2 noon octet offli opera organ other outpu p panel parce parqu patte pendi permi pid pipes pixel plann pods
-2 polic posts preve promi pumps purge put race range reade ready reent refun rest roles rolls saved scann
-2 scope secti seeki setup shall shard shutd sigma site sites skips stack stdio stops stora submi subsc
-2 super svelt tags that theme throu tls to toast trees trip true trunc turns typed uncom union unloc unsub
-2 url versi vet viewc virus votes vpn warns water widge wrap wraps wrong yaml young zones
-3 * ^bash ^brotl ^compa ^defau ^email ^emplo ^env ^file ^filte ^funct ^gzip ^haiku ^if-no ^isort ^jobs
-3 ^keep- ^leads ^lesso ^line ^membe ^migra ^minor ^npm ^passi ^pre-c ^print ^prope ^pytho ^rebas ^regre
-3 ^runni ^saveg ^searc ^sende ^senso ^set ^slugs ^sprit ^token ^value ^vendo ^webpk ^weekl actua adapt add
-3 again algor alias alrea alway anew async attem attri avail bash baske blue boot both bundl c calli cart
-3 cent chain cheap closi colon condu confi consi conso decor dedup delet devic dialo diffe distr docke
-3 drain drawn dump dupli effec eleme equal euros exhau exits extra fails failu fall fallb files folde font
-3 foote forks found given grows haiku handl hashi head hidde hooke hostn http if-mo if-no impor infin inoti
-3 input ipadd is jj just kapt keep keep- lacks lates leads leaf leaks lesso lf link linux lives marks metad
-3 milli monom mypy node' nodes none notif ones only over overf pad pane passi pay photo plan plans polli
-3 port predi prese prici print punct puts raise read- reads refin refle regis repea requi resol rewri rotat
-3 rust rustl safar safe saveg says sdk shift slugs solar sort sphin sprea sprit stdin stdou stick struc
-3 subfo survi synch tasks tempo track traff tree tsd tsx twitt unwra uuids viewp waits wakes web webpk
-3 whose wildc wine wiped wizar writi xo
-4 ^after ^ci ^clien ^coupo ^curre ^dark ^extra ^go ^guest ^inter ^items ^loadi ^maint ^nativ ^neste ^numbe
-4 ^once ^only ^payme ^right ^seats ^spark ^unkno ^uploa ^upser ^watch ^with ^witho ^write a acqui as auto-
-4 autom avera backg balan body bucke by byte bytew clang colou compr consu could dark decod deep djang do
-4 emit encry end-t even excee expre feed fills flush forge forum fragm front gigab gzip hash healt helpf
-4 highl hour humid insen integ line list load loadi locat locke logge made matte model mqtt need negat
-4 nginx nulla numbe of offse old origi outli paged paid paral part postg proxy recur refer refre regio
-4 regul renam reque reuse ruff runne runs scale schem searc seats seed senso sent seque seria shipp shuff
-4 sink so spark squar stage sunda taken takes tax tenan the those timeo toggl uncha unit unkno up upser uri
-4 urls verbo ward wasm weekl writa year
-5 ^appro ^autho ^comme ^dead ^image ^metri ^repos ^webho actio adds allow and appen array at becau bed
-5 betwe bindi bodie booke calen calls clone close cost coupo curso cycle daily date dead del digit dots
-5 dropp edito elimi embed exit facto final gener guest half his hook hourl hours infer infor inher inval
-5 its join kept lapse link- lists loop marke mergi mount ms name named needs netwo newer nine npm null
-5 opens or packe pages patch path plugi prome prope prote pump pytes readi rebui redir regar rejec remov
-5 repla rooms round rules runni same sende set sever show size snaps sold sorte stars step stric strin tabs
-5 targe termi thirt title twice unnot uris view visib warni watch years zone
-6 ^` ^calli ^check ^cooki ^draft ^invoi ^order ^tags ^unit ^users above anony argum arriv borro brotl bytes
-6 canno cents chunk comma compo conta cooki deliv depth detec email encod endin exist fail file filte from
-6 idle ids image incre key label leade level lexer loade make map may mb must neste next now oldes open
-6 page panic parsi picke post push pytho rando rates read recei resul row score secon send sets shown shows
-6 sorti still unix uploa value was write zero
-7 ^branc ^get ^reque ^sessi batch becom buffe built callb cance case child cold compi count delay draft
-7 falls finge free hands local locks lost metri midni node older paths pool previ redis refus reloa rende
-7 reset respo retur sched sees strea table ten their three token twelv twent webho wheel while windo zende
-8 #1 #3 ^a ^revie ^they app appli bot compa curre event gives hashe job jq lazil match memor metho middl
-8 missi paren payme proce queue repli ring role rows run see shado socke start store times uniqu users
-8 valid verif
-9 #2 ^delet ^messa ^the ^§ addre block brows but chara colum compu creat defau empty expir field frame
-9 heade id optio order overr sessi stder symbo trigg unles user which worke §
-10 ` calle index inlin liste lock ninet parse parti per retri stati threa trans were
-11 @ case- invoi minut mode moves proje workf
-12 cache five json strip
-13 conne norma
"""
