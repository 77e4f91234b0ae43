"""Which way English stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
15 appro on-ca peopl team
14 ^our fixed hand our perso touch
13 devel gets hande manag revie secur sprin
12 ^impor chang diff featu frida look pair repos stays suppl we
11 ^excep alarm annou anyth assis autho code conve estim eyes here land logic lower misma quart quick refac
11 sign- sql stay ticke wiki work
10 ^api ^confi ^const ^we acces chat copy decid endpo fixes get monda offic repro sente spike strai us weeke
9 ^don't ^every ^it ^secre ^state ^work among anybo bench boole bug come demo don't firew grant incid lapto
9 left lifte long mocks nearl relea someo teste tests verb
8 ^commi ^findi ^hotfi ^nobod ^under adjus agree books bypas carry claim codeo colle cover custo deadl desig
8 discu engli frien hardw late looki move note nowhe out owns prepa pushi quest rathe rever right rule todo
8 toget updat vendo way whoev
7 ^backp ^captu ^certi ^depen ^encry ^expor ^flaky ^helpe ^if ^large ^publi ^you agent backp been bots clean
7 comes comme conce contr cut day depen descr disag domai done edite else engin faili findi finds fine fix
7 globa goes green hxxp inter legal modul nobod off onlin prefe red runbo senio settl ships since stabl
7 summa unsaf urgen uuid whene withi you
6 ^agent ^all ^claim ^crede ^error ^faili ^for ^in ^it's ^model ^perfo ^refac aloud analy anyon audit below
6 bound branc candi crede desk docst dot duty exper flaky hires hooks hotfi incon inven issue it's looks
6 neigh new noted outag past paste pause perfo postm produ publi pull reboo retro rfc rollb short silen
6 slash small spari speak style suspe tense test third tidie tools ui wedne witho worry
5 ^alarm ^any ^as ^befor ^bench ^boole ^code ^datab ^estim ^fetch ^first ^licen ^log ^meeti ^names ^new
5 ^night ^pleas ^raw ^relea ^stand ^telem ^to ^valid ahead answe api aroun aside avoid befor bette black
5 blame caref chann compl dana data durat edits examp expla favou ffi follo forgo frown full go help lead
5 main manda meeti near neede newes night objec one-l ought owner penet plaus pleas press proto quiet raw
5 resou save scan secre setti ship squad squas stand stuck switc tech telem terra thing unrea unrep upon
5 user- weigh who words
4 ^anyon ^archi ^break ^broke ^cloud ^contr ^cron ^down ^faile ^four ^gener ^globa ^handl ^ledge ^macro ^no
4 ^not ^old ^on-ca ^outda ^pasti ^price ^pull ^rejec ^shoul ^stake ^stale ^stdli ^style ^teams ^tests ^todo
4 ^vulne ^whate accep after alert anywa assum backu backw base begin boss bot's briti bumpe calib card caugh
4 certi chore cloud conse cross cto dealt desks dispu docum doubt dumps durin eleva entry exact eye fifte
4 filed find gette guess hangs have hosts imple inste lasts ledge libra mark merge migra morni names never
4 noteb optim ours outda owned party passe pasti pays pin pipel poste pre-c priva proof readm real reaso
4 recon recor rehea remai repai repor rota sales sandb scrip servi share signe simpl spell spot stake stdli
4 thems they tidy top trimm trunk tuesd visit vulne wait waive waved word yearl
3 #0 ^abbre ^alert ^amoun ^backw ^cover ^debug ^deplo ^devel ^docum ^expir ^field ^force ^golde ^integ
3 ^knowl ^legal ^let's ^loggi ^long ^long- ^marta ^mocks ^namin ^nothi ^pipel ^postm ^priva ^pushi ^retro
3 ^schem ^scree ^secur ^small ^someo ^spike ^sql ^squas ^stack ^test ^tool ^tools ^trans ^ui ^unuse ^user-
3 ^what ^whoev ^you'd aband abbre ackno activ advan also apis atten behin belie big billi bump care cases
3 cells circu click codes const core corre crash cuts cutti days defin direc disks drawe drill due echoe
3 edge enoug enter enums env eveni execu expec finan fire flags float focus four- golde guild happe hard-
3 helpe hurry impat inbox indep inspe intac jobs knowl large launc let's licen life linte live loggi long-
3 looke loude major marta menti month mutes namin no-go odd one-p orall pager perio perl phone pinne place
3 playg pr pract princ promp quara rarel reach regre resor risk scien self- seman shoul shout sight signa
3 signs sit soon space state suffi swapp syste templ texts this thres time- told tool trave triag tried
3 trust type typo unenc units untou waiti wall whate why wide wise worki writt you'd your
2 ^assis ^be ^becau ^busin ^custo ^dana ^desig ^direc ^eleva ^envir ^firmw ^fixtu ^frien ^legac ^lints ^load
2 ^logic ^magic ^one ^owner ^passw ^patie ^pinni ^rate ^red ^regex ^resto ^rollb ^run ^short ^stop ^stude
2 ^third ^this ^timeo ^two-f ^unsaf ^utili agend alone anoth asked askin away bad belon beta boss' brief
2 bring bumps busin butto capta cherr clear clust conte coord curat decli deplo destr docs dome each editi
2 emerg emplo empti entri exami exten fact famil fifty firmw flash for form forma freez froze funct gramm
2 group habit havin hears hints holid hot house idea ident if infra inves invok iris isort jmh last later
2 lectu lints login longe lunch magic maile makes manua muted nod nor nothi obser on-si onboa opene ops
2 outsi packa pairs perce picks pinni prece priya purch pushe query recom regen rerun resta retry rollo
2 scree sign someb specs stopp stude sudo suppo tagge teams teles thin too toolc turne two-f two-p unpac
2 upgra upper utili vault week where wins works yes
1 ^acces ^anybo ^asser ^big ^bug ^cache ^copy ^dates ^demos ^depre ^docs ^each ^engin ^exper ^fixes ^inden
1 ^inste ^issue ^junio ^label ^lint ^neith ^pair ^penet ^perso ^query ^quick ^reset ^rever ^sampl ^share
1 ^since ^sprin ^team ^templ ^teste ^unrev ^untru ^urgen about accom admin along ask asser attac badge behav
1 being best beyon board bothe break cake chart ci clien clipp commi copie crew demos disco earli end enfor
1 europ evict exhib fetch finis forme gate goals going greet hacks handb home inden into it itsel junio
1 justi kill leave links lint loops maili measu mediu neith newco not okay on onto pass patie piece platf
1 plug- privi progr qa rated regex renew resto root say scans seen skip slow slows soaks somet sound sourc
1 staff stale swall swept task term them there thumb thurs train unrev unsig until untru unuse vette void
1 what whom wishe would
-1 ^above ^adapt ^addin ^airfl ^ajv ^among ^an ^annot ^array ^at ^attac ^audio ^auto- ^avata ^blog ^bodie
-1 ^callb ^chard ^claus ^clean ^closi ^cold ^comma ^creat ^curso ^decod ^destr ^diode ^disch ^divis ^dupli
-1 ^edito ^ellip ^embed ^files ^finis ^fixed ^flag ^flatt ^follo ^frame ^grade ^gradi ^hijac ^hired ^hooks
-1 ^host ^hover ^httpx ^idle ^ids ^incid ^infer ^inser ^irrig ^koin ^kotli ^late ^later ^leadi ^leap ^link
-1 ^linki ^locki ^logs ^manua ^mergi ^mixin ^multi ^node ^null ^nulli ^opt-i ^packe ^peer ^pino- ^plugi
-1 ^poppi ^predi ^previ ^progu ^puma ^raise ^range ^read ^reade ^repli ^requi ^retry ^rooms ^route ^ruff
-1 ^runti ^save ^send ^set-c ^setti ^settl ^shutd ^sidek ^slab ^sorti ^spans ^split ^strft ^symbo ^tabs
-1 ^tempe ^terra ^threa ^thumb ^time ^torna ^train ^unico ^unsig ^unwra ^valve ^verbo ^votes ^wasm- ^when
-1 ^where ^windo abort accen acros addin age airfl ajv alive alloc alpha amber an andro appea apple apply
-1 archi artef artif audio autor avata axis backe backl backo backt bag batte blog bounc boxed boxes came
-1 can capit centr cet cgi chard charg claus cli colli concu costs cours crawl cuda curve cutof dashb dates
-1 dayli deman deref diale dials dict dimen diode disap disch divis does domin door doubl draws drift drive
-1 drop dropw dry ecdsa edit eight eithe elect eleve ellip ended entir evalu expen explo expon faile farad
-1 fast few film first fixtu flat flatt flick forbi four fsnot fsync gain garba gauge gb gh-pa githu glob
-1 gradi great guara guard hand- hatch heart hides hijac hired hkdf hover how https httpx hung icons idemp
-1 in in-pr indic initi inner io iso item java joins kafka kb kerne keyed keys kille kills koa-c koin kotli
-1 lag lags laten lazy leadi leak leap learn less lets lette lifec like line linea lines linki linti loads
-1 locki loose lowes macro maint many mappi maps march maske meant menus messa metac mime missp mixin msg
-1 multi mutua n newsf nfc nodes notes nulli numbe numer occur offer one opt-i os os-po own p p-tim pagin
-1 param parts passw path- peer pflag pform phase pickl pile pino- pins pip pipen play playe plays pnpm pod
-1 pods polic polls polym poppi possi posts pre-r prefi prepr price primi prod progu promo pulls puma put
-1 quali quant raft rain raisi range ready rebas recog redel redra relat reord reply repre resam reser resiz
-1 reten rolle roots route rover runti sampl savep savin scann segme selec senso separ set-c seven shell
-1 shipm side sideb sidek sides signi sigte simul six sketc slab sligh slowe slug spans spawn spool statu
-1 stop stori strft subpr subqu succe sugge svg synce tab tags take takin talks telli tempe thous throu ties
-1 timed tokio topic topmo torn torna total tower townc trail treat trian trims tty turn two tz unhas unico
-1 upstr use used user' utc uv valve varin vecto verba viewe voted warns wasm- webso when wheth white whole
-1 wired wrong yello yield zerol zoom zsh
-2 , ^accou ^add ^async ^batch ^below ^black ^build ^by ^call ^categ ^chunk ^closu ^conne ^cycli ^deep
-2 ^diges ^discr ^doc ^drop ^emplo ^empty ^fatal ^fees ^forma ^heade ^impro ^index ^ingre ^insid ^keys ^lock
-2 ^locks ^make ^merge ^migra ^minor ^missi ^mock ^none ^npm ^of ^on ^open ^openi ^optio ^outli ^pages
-2 ^parce ^parqu ^peopl ^permi ^pipes ^postg ^print ^produ ^pumps ^recei ^refre ^refus ^regul ^retri ^rotat
-2 ^runni ^seeki ^serve ^slow ^snaps ^sort ^ticke ^times ^uploa ^versi ^warni ^whene ^wildc ^worke ^writi
-2 accor actua added adds advis ages alaba align all alter altho amoun apps artic asks atomi auth authe
-2 autod back bar baske call carri categ cdn chars class clock closu codec coded colla condu confi csv cycli
-2 daemo dash datab depre deriv desce dev dialo diges dirty disab disca discr dist downl dumpi e e-mai effec
-2 envir error escap expan expli expor failu false fan fatal fcm fees fewer fold forei forev forty forwa
-2 fourt fuchs gatew ghett given glaci gocov gone gorou grams has heap heavi held hex host html hyphe ignor
-2 impro imput in-me inact inclu ingre inser insid invol items itera jar jenki jira journ jumps keep keepe
-2 kerbe kilos kiosk langu ldap least lengt liter lives loan locke log lose loses machi mailg manif mappe
-2 marsh media membe menu mesh micro milli mkdoc mock most moved museu neare newli nil node' noon nurse
-2 octet offli once ones organ other outpu panel parce parqu partn patte pendi permi pid pipes pixel plann
-2 port preve prici provi pumps purge race reent refun requi rest rewri roles rolls rustl saved scope secti
-2 seeki send sent setup shall shard shutd sigma singl site sites skips sleep stack stdio stdou stops stora
-2 submi super svelt swap than that theme throw tls to toast toggl trace traff trees trip true tsd tsx turns
-2 twitt typed uncom union unsub url vet viewc votes vpn water widge wrap wrapp wraps xo yaml young zones
-3 * ^acqui ^admin ^attri ^backu ^bash ^brotl ^compa ^defau ^doors ^email ^env ^file ^filte ^funct ^gzip
-3 ^haiku ^if-no ^isort ^jobs ^keep- ^leads ^lesso ^maint ^membe ^passi ^pre-c ^prope ^rebas ^regre ^repor
-3 ^right ^saveg ^searc ^seats ^sende ^set ^signa ^slugs ^sprit ^token ^two ^updat ^vendo ^webpk accou adapt
-3 add again algor alias alrea alway anew arm async attem avail bash binar blank blue bundl c calli cart
-3 cent cheap closi colon conso dedup delet devic diffe disk distr docke doors drain drawn dropp dump eleme
-3 emit equal euros exhau exits fail fall files finit flow foote forks found game grows haiku hashi head
-3 hidde histo hold holds hooke http humid if-mo if-no imper impor infin inoti input ipadd is jj just kapt
-3 keep- lates leads leaf leaks lesso lf libso lift link linux list load logs made marks matte metad model
-3 monom monot more movin mqtt mypy nanos needs notif only opera origi over overf pad pane passi pay photo
-3 plan plans polli predi prese print promi punct puts raise read- reads refin refle regis renam repea resol
-3 rotat rust safar safe saveg says sdk shift slugs solar sort sphin sprea sprit stdin stick struc subfo
-3 survi synch tasks tempo track tree trunc uncha unloc unwra uuids versi viewp waits wakes wasm web webpk
-3 whose wildc wine wiped wizar writi
-4 ^after ^appro ^ci ^coupo ^curre ^dark ^extra ^go ^guest ^inter ^items ^line ^loadi ^metri ^nativ ^neste
-4 ^numbe ^once ^payme ^pytho ^senso ^spark ^unkno ^upser ^value ^watch ^weekl ^with ^witho a acqui as at
-4 attri auto- autom avera backg balan bindi body both bucke by byte bytew chain clang colou compr consi
-4 consu could curso dark decod deep djang do dupli eu-we even excee expre extra fails fallb feed fills
-4 final flush font forge forum fragm front gigab git gzip hands hash healt helpf highl his hostn hour hourl
-4 insen lacks link- loadi logge means negat nginx none npm nulla of offse old outli paid part patch plugi
-4 postg proxy recur refre regul reque reuse ruff runne runs scale seats seed seria shipp shuff so spark
-4 squar stage stric strin taken tax tenan the those unkno up upser urls verbo weekl writa year
-5 ^branc ^chang ^check ^clien ^image ^messa ^only ^repos ^unit ^webho ^write actio allow and appen array
-5 bed betwe bodie booke brotl calls clone cost coupo cycle daily date decor del digit edito elimi embed
-5 encry end-t exit facto folde gener guest half hook hours infer infor inher integ inval its kept level
-5 lists locat loop marke may mergi mount ms name named netwo newer next nine now null open opens or packe
-5 paged paral path prome prope pump pytes rebui redir refer regar rejec reloa remov repla ring round rules
-5 runni same schem searc sende seque set sever show size snaps sorte stars step sunda tabs targe termi
-5 thirt timeo title twice unit unnot uri uris view visib ward warni watch write zone
-6 ^` ^autho ^calli ^cooki ^dead ^draft ^invoi ^order ^sessi ^tags ^users above anony argum arriv becau
-6 borro buffe bytes calen canno cents chunk close comma compo conta cooki dead deliv depth detec dots encod
-6 exist file filte free from ids image incre inlin key label lapse lexer loade locks lost make map mb neste
-6 oldes pages panic parsi picke pool post prote push pytho rando rates read readi recei reset resul rooms
-6 row sched score sets shown shows sold sorti still unix uploa value was while years zero
-7 ^comme ^get ^reque ^revie becom built callb cance child count delay draft email endin falls finge gives
-7 idle jq leade liste local metri midni must node older page paths payme previ redis refus regio rende
-7 respo retur secon sees start strea takes ten their three token twelv twent webho wheel windo worke zende
-8 #3 ^a appli batch bot case cold compa compi curre event expir hashe job lazil match memor middl missi
-8 overr paren proce queue repli rows run see sessi shado socke store table times uniqu users valid verif
-8 which
-9 #1 #2 ^the ^§ addre app block brows but chara colum compu creat defau empty field frame id index lock
-9 metho optio order role stder symbo threa trigg unles user §
-10 ^delet ^they ` calle heade ninet per retri stati trans were
-11 @ cache case- minut mode parse parti proje workf
-12 conne five invoi json moves strip
-13 norma
"""
