"""Which way English stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
15 appro on-ca peopl team
14 ^our fixed hand our perso touch
13 devel hande manag revie secur sprin
12 ^impor chang diff featu frida gets look pair repos stays suppl we
11 ^excep alarm annou anyth assis code conve estim eyes here land logic lower misma quart quick refac sign-
11 sql stay ticke wiki work
10 ^api ^confi ^const ^we acces autho chat copy decid endpo fixes get monda offic repro sente spike strai us
10 weeke
9 ^don't ^every ^it ^secre ^state ^work among anybo bench boole bug come demo don't firew grant incid lapto
9 left lifte long mocks nearl relea someo teste tests updat verb whoev
8 ^commi ^findi ^hotfi ^nobod ^under adjus agree books bypas carry claim codeo colle cover custo deadl desig
8 discu engli faili frien hardw late looki move note nowhe out owns prepa pushi quest rathe rever right rule
8 todo toget vendo way
7 ^backp ^captu ^certi ^depen ^encry ^expor ^flaky ^helpe ^if ^large ^publi ^you agent backp been bots clean
7 comes comme conce contr cut day depen descr disag domai done edite else engin findi finds fine fix globa
7 goes green hxxp inter legal modul nobod off onlin prefe red runbo senio settl ships since stabl summa
7 unsaf urgen uuid whene withi you
6 ^agent ^all ^crede ^error ^faili ^for ^in ^it's ^model ^perfo ^refac aloud analy anyon audit below bound
6 branc candi crede docst dot duty exper flaky hires hooks hotfi incon inven issue it's looks neede new
6 noted outag past paste pause perfo postm produ publi pull reboo retro rfc rollb short silen slash small
6 spari speak style suspe tense test third tidie tools wedne witho worry
5 ^alarm ^any ^as ^befor ^bench ^boole ^claim ^code ^datab ^estim ^fetch ^first ^licen ^log ^meeti ^names
5 ^new ^night ^pleas ^raw ^stand ^style ^telem ^to ^valid ahead answe api aroun aside avoid befor bette
5 black blame caref chann compl dana data desk durat edits examp expla favou ffi follo forgo frown full go
5 help holid lead main manda meeti near neigh newes night objec one-l ought owner penet plaus pleas press
5 proto quiet raw resou save scan secre setti ship squad squas stand stuck switc tech telem terra thing ui
5 unrea unrep upon user- weigh who words
4 ^anyon ^archi ^break ^broke ^cloud ^contr ^cron ^down ^faile ^four ^gener ^globa ^handl ^ledge ^macro ^no
4 ^not ^old ^on-ca ^outda ^pasti ^price ^pull ^rejec ^relea ^shoul ^stake ^stale ^stdli ^teams ^tests ^todo
4 ^vulne ^whate ^whoev accep after alert anywa assum backu backw base begin boss bot's briti bumpe calib
4 card caugh certi chore cloud conse cross cto dealt desks dispu docum doubt dumps durin edge eleva entry
4 exact eye fifte filed find gette guess hangs have hosts imple inste lasts ledge libra mark merge migra
4 morni names never noteb optim ours outda owned party passe pasti pays pin pipel poste pre-c priva proof
4 readm real reaso recon recor rehea remai repai repor rota sales sandb scrip servi share signe simpl spell
4 spot stake stdli thems they this tidy top trimm trunk tuesd visit vulne wait waive waved word yearl
3 #0 ^abbre ^alert ^amoun ^backw ^cover ^debug ^deplo ^devel ^docum ^expir ^field ^force ^golde ^integ
3 ^knowl ^legal ^let's ^loggi ^long ^long- ^marta ^mocks ^namin ^nothi ^pipel ^postm ^priva ^pushi ^retro
3 ^schem ^scree ^secur ^small ^someo ^spike ^sql ^squas ^stack ^test ^tool ^tools ^trans ^ui ^unuse ^user-
3 ^what ^you'd aband abbre ackno activ advan also apis atten behin belie big billi bump care cases cells
3 circu click codes const core corre crash cuts cutti defin direc disks docs drawe drill due echoe enoug
3 enter enums env eveni execu expec finan fire flags focus four- freez golde guild happe hard- helpe hurry
3 impat inbox indep inspe intac jobs knowl large launc let's licen life linte live loggi long- looke loude
3 major marta menti month mutes namin no-go odd one-p orall pager perio perl phone pinne place playg pr
3 pract princ promp quara rarel reach regre resor risk scien self- seman shoul shout sight signa signs sit
3 soon space state suffi swapp syste templ texts thres time- told tool trave triag tried trust type typo
3 unenc units untou waiti wall whate why wide wise worki writt you'd your
2 ^assis ^be ^becau ^busin ^custo ^dana ^desig ^direc ^eleva ^envir ^firmw ^fixtu ^frien ^legac ^lints ^load
2 ^logic ^magic ^one ^owner ^passw ^patie ^pinni ^rate ^red ^regex ^resto ^rollb ^run ^short ^stop ^stude
2 ^third ^this ^timeo ^two-f ^unsaf ^utili agend alone asked askin away bad belon beta boss' brief bring
2 bumps busin butto capta cherr clear clust conte coord curat days decli deplo destr dome editi emerg emplo
2 empti entri exami exten fact famil fifty firmw flash float for form forma froze funct gramm group habit
2 havin hears hints hot house idea ident if infra inves invok iris isort jmh later lectu lints login longe
2 lunch magic maile makes manua muted nod nor nothi obser on-si onboa opene ops outsi packa pairs perce
2 pinni prece priya purch pushe query recom regen rerun resta retry rollo scree sign someb specs staff stopp
2 stude sudo suppo tagge teams teles thin too toolc turne two-f two-p unpac upgra upper utili vault week
2 where wins works yes
1 ^acces ^anybo ^asser ^big ^bug ^cache ^copy ^dates ^demos ^depre ^docs ^each ^engin ^exper ^fixes ^inden
1 ^inste ^issue ^junio ^label ^lint ^neith ^pair ^penet ^perso ^query ^quick ^reset ^rever ^sampl ^share
1 ^since ^sprin ^team ^templ ^teste ^unrev ^untru ^urgen about accom admin anoth ask asser attac badge behav
1 being best beyon board bothe break cake chart ci clien clipp commi copie crew demos disco each earli end
1 enfor europ evict exhib fetch finis forme gate goals going greet hacks handb home inden into it junio
1 justi kill last leave links lint loops maili measu mediu neith newco not okay on onto pass patie picks
1 piece platf plug- privi progr qa rated regex renew resto root say scans seen skip slow slows soaks somet
1 sound sourc stale swall swept task term them there thumb thurs train unrev unsig until untru unuse vette
1 void what whom wishe would
-1 ^above ^adapt ^addin ^airfl ^among ^an ^annot ^array ^at ^attac ^audio ^auto- ^avata ^blog ^bodie ^callb
-1 ^chard ^claus ^clean ^closi ^cold ^comma ^creat ^curso ^decod ^destr ^diode ^disch ^divis ^dupli ^edito
-1 ^ellip ^embed ^files ^finis ^fixed ^flag ^flatt ^follo ^frame ^grade ^gradi ^hijac ^hired ^hooks ^host
-1 ^hover ^httpx ^idle ^ids ^incid ^infer ^inser ^irrig ^koin ^kotli ^late ^later ^leadi ^leap ^link ^linki
-1 ^locki ^logs ^manua ^mergi ^mixin ^multi ^node ^null ^nulli ^opt-i ^packe ^peer ^pino- ^plugi ^poppi
-1 ^predi ^previ ^progu ^puma ^raise ^range ^read ^reade ^repli ^requi ^retry ^rooms ^route ^ruff ^runti
-1 ^save ^send ^set-c ^setti ^settl ^shutd ^sidek ^slab ^sorti ^spans ^split ^strft ^symbo ^tabs ^tempe
-1 ^terra ^threa ^thumb ^time ^torna ^train ^unico ^unsig ^unwra ^valve ^verbo ^votes ^wasm- ^when ^where
-1 ^windo abort accen acros addin age airfl alive alloc alpha amber an andro appea apple apply archi artef
-1 artif audio autor avata axis backe backl backo backt bag batte blog bounc boxed boxes came can capit
-1 centr cet cgi chard charg claus cli colli concu costs cours crawl cuda curve cutof dashb dates dayli
-1 deman deref diale dials dict dimen diode disap disch divis does domin door doubl draws drift drive drop
-1 dropw dry ecdsa edit eight eithe elect eleve ellip enabl ended entir evalu expen explo expon faile farad
-1 fast few film first fixtu flat flatt flick forbi four fsnot fsync gain garba gauge gb gh-pa githu given
-1 glob gradi great guara guard hand- hatch heart hides hijac hired hkdf hover how https httpx hung icons
-1 idemp in in-pr indic initi inner io iso item java joins kafka kb kerne keyed keys kille kills koa-c koin
-1 kotli lag lags laten lazy leadi leak leap learn less lets lette lifec like line linea lines linki linti
-1 loads locki loose lowes macro maint many mappi maps march maske meant menus messa metac mime missp mixin
-1 msg multi mutua n newsf nfc nodes notes nulli numbe numer occur offer one opt-i os os-po own p-tim pagin
-1 param parts passw path- peer pflag pform phase pickl pile pino- pins pip pipen play playe plays pnpm pod
-1 pods polic polls polym poppi possi posts pre-r prefi prepr price primi prod progu promo pulls puma put
-1 quali quant raft rain raisi range ready rebas recog redel redra relat reord reply repre resam reser resiz
-1 reten rolle roots route rover runti sampl savep savin scann segme selec senso separ set-c seven shell
-1 shipm side sideb sidek sides signi sigte simul six sketc slab sligh slowe slug spans spawn spool statu
-1 stop stori strft subpr subqu succe sugge svg synce tab tags take takin talks telli tempe thous throu
-1 throw ties timed tokio topic topmo torn torna total tower townc trail treat trian trims tty turn two tz
-1 unhas unico use used user' utc uv valve varin vecto verba viewe voted warns wasm- webso when wheth white
-1 whole wired wrong yello yield zerol zoom zsh
-2 , ^accou ^add ^ajv ^async ^batch ^below ^black ^build ^by ^call ^categ ^chunk ^closu ^conne ^cycli ^deep
-2 ^diges ^discr ^doc ^drop ^emplo ^empty ^fatal ^fees ^forma ^heade ^impro ^index ^ingre ^insid ^keys ^lock
-2 ^locks ^make ^merge ^migra ^minor ^missi ^mock ^none ^npm ^of ^on ^open ^openi ^optio ^outli ^pages
-2 ^parce ^parqu ^peopl ^permi ^pipes ^postg ^print ^produ ^pumps ^recei ^refre ^refus ^regul ^retri ^rotat
-2 ^runni ^seeki ^serve ^slow ^snaps ^sort ^ticke ^times ^uploa ^versi ^warni ^whene ^wildc ^worke ^writi
-2 accor actua added adds advis ages ajv alaba align all alter altho amoun apps artic asks atomi auth authe
-2 autod back bar baske call carri categ cdn chars class clock closu codec coded colla condu confi csv cycli
-2 daemo dash datab depre deriv desce dev dialo diges dirty disab disca discr dist downl dumpi e e-mai effec
-2 envir error escap expan expli expor false fan fatal fcm fees fewer fold forei forev forwa fourt fuchs
-2 gatew ghett glaci gocov gone gorou grams has heap heavi held hex host html hyphe ignor impro imput in-me
-2 inact inclu ingre inser insid invol items itera jar jenki jira journ jumps keep keepe kerbe kilos kiosk
-2 langu ldap least lengt liter lives loan locke log lose loses machi mailg manif mappe marsh media membe
-2 menu mesh micro milli mkdoc mock most moved museu neare newli nil node' noon nurse octet offli once ones
-2 organ other outpu p panel parce parqu partn patte pendi permi pid pipes pixel plann port preve prici
-2 provi pumps purge race reent refun requi rest rewri roles rolls rustl saved scope secti seeki send sent
-2 setup shall shard shutd sigma singl site sites skips sleep stack stdio stdou stops stora submi super
-2 svelt swap than that theme tls to toast toggl trace traff trees trip true tsd tsx turns twitt typed uncom
-2 union unsub upstr url vet viewc votes vpn water widge wrap wrapp wraps xo yaml young zones
-3 * ^acqui ^admin ^attri ^backu ^bash ^brotl ^compa ^defau ^doors ^email ^env ^file ^filte ^funct ^gzip
-3 ^haiku ^if-no ^isort ^jobs ^keep- ^leads ^lesso ^maint ^membe ^passi ^pre-c ^prope ^rebas ^regre ^repor
-3 ^right ^saveg ^searc ^seats ^sende ^set ^signa ^slugs ^sprit ^token ^two ^updat ^vendo ^webpk accou adapt
-3 add again algor alias alrea alway anew arm async attem avail bash binar blank blue bundl c calli cart
-3 cent cheap closi colon conso dedup delet devic diffe disk distr docke doors drain drawn dropp dump eleme
-3 emit equal euros exhau exits fail failu fall files finit flow foote forks forty found game grows haiku
-3 hashi head hidde histo hold holds hooke http if-mo if-no imper impor infin inoti input ipadd is jj just
-3 kapt keep- lates leads leaf leaks lesso lf libso lift link linux list load logs made marks matte metad
-3 model monom monot more movin mypy nanos needs notif only opera origi over overf pad pane passi pay photo
-3 plan plans polli predi prese print promi punct puts raise read- reads refin refle regis renam repea resol
-3 rotat rust safar safe saveg says sdk shift slugs solar sort sphin sprea sprit stdin stick struc subfo
-3 survi synch tasks tempo track tree trunc uncha unloc unwra uuids versi viewp waits wakes wasm web webpk
-3 whose wildc wine wiped wizar writi
-4 ^after ^ci ^coupo ^curre ^dark ^extra ^go ^guest ^inter ^items ^line ^loadi ^metri ^nativ ^neste ^numbe
-4 ^once ^payme ^pytho ^senso ^spark ^unkno ^upser ^value ^watch ^weekl ^with ^witho a acqui as at attri
-4 auto- avera backg balan bindi body both bucke by byte bytew chain clang colou compr consi consu could
-4 curso dark decod deep djang do dupli eu-we even excee expre extra fails fallb feed fills final flush font
-4 forge forum fragm front gigab git gzip hands hash healt helpf highl his hostn hour hourl humid insen
-4 lacks link- loadi logge means mqtt negat nginx none npm nulla of offse old outli paid part patch plugi
-4 postg proxy recur refre regul reque reuse ruff runne runs scale seats seed seria shipp shuff so spark
-4 squar stage stric strin taken tax tenan the those unkno up upser urls verbo weekl writa year
-5 ^appro ^branc ^chang ^check ^clien ^image ^messa ^only ^repos ^unit ^webho ^write actio allow and appen
-5 array autom bed betwe bodie booke brotl calls clone close cost coupo cycle daily date decor del digit
-5 edito elimi embed encry end-t exit facto folde gener guest half hook hours infer infor inher integ inval
-5 its kept level lists locat loop marke may mergi mount ms name named netwo newer next nine now null open
-5 opens or packe paged pages paral path prome prope pump pytes rebui redir refer regar rejec reloa remov
-5 repla ring round rules runni same schem searc sende seque set sever show size snaps sorte stars step
-5 sunda tabs targe termi thirt timeo title twice unit unnot uri uris view visib ward warni watch write
-5 years zone
-6 ^` ^autho ^calli ^cooki ^dead ^draft ^invoi ^order ^revie ^sessi ^tags ^users above anony argum arriv
-6 becau borro buffe bytes calen canno cents chunk comma compo conta cooki count dead deliv depth detec dots
-6 encod exist file filte free from ids image incre inlin key label lapse lexer loade locks lost make map mb
-6 neste oldes panic parsi picke pool post prote push pytho rando rates read readi recei reset resul rooms
-6 row sched score sets shown shows sold sorti still unix uploa value was while zero
-7 ^comme ^get ^reque becom built callb cance child delay draft email endin falls finge gives idle jq leade
-7 liste metri midni must node older page paths payme previ redis refus regio rende respo retur secon sees
-7 start strea takes ten their three token twelv twent webho wheel windo worke zende
-8 #3 ^a appli batch case cold compa compi curre event expir hashe job lazil local match memor middl missi
-8 overr paren proce queue repli rows run see sessi shado socke store table times uniqu users valid verif
-8 which
-9 #1 #2 ^the ^§ addre app block bot brows but chara colum compu creat defau empty field frame heade id
-9 index lock metho optio order role stder symbo threa trigg unles user §
-10 ^delet ^they ` calle ninet per retri stati trans were
-11 @ cache case- minut mode parse parti proje workf
-12 conne five invoi json moves strip
-13 norma
"""
