"""Which way English stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
15 on-ca team
14 ^our appro fixed hand our peopl perso
13 anyth devel hande manag revie secur sign- sprin touch
12 chang diff featu look pair repos stay stays suppl we
11 ^excep ^impor alarm annou assis code conve decid estim eyes frida gets here land logic lower misma quart
11 quick refac sql us wiki work
10 ^confi ^const ^secre ^we acces agree autho boole chat copy engli firew fixes get monda repro sente strai
10 ticke weeke
9 ^api ^don't ^it ^state ^work among anybo bench bug colle demo don't grant incid lapto lifte long nearl
9 offic out relea someo spike teste todo verb whoev
8 ^commi ^depen ^every ^findi ^hotfi ^nobod ^under adjus bette books bypas claim come cover custo deadl
8 descr desig endpo engin fix frien hardw late left looki mocks move note nowhe off prepa pushi quest rathe
8 rever right rule since stabl tests updat vendo way
7 ^captu ^certi ^encry ^expor ^flaky ^for ^helpe ^if ^large ^publi ^you agent api been bots carry clean
7 comes comme conce contr cut day depen disag discu domai done edite else faili findi finds fine globa goes
7 green hxxp legal modul new nobod onlin owns prefe red runbo settl ships summa toget unsaf urgen uuid whene
7 withi you
6 ^agent ^all ^backp ^crede ^error ^faili ^it's ^model ^perfo ^refac aloud analy anyon audit backp below
6 bound codeo crede desk docst dot duty exper flaky hires hooks hotfi incon inter inven issue it's looks
6 noted nothi outag past paste pause perfo postm produ publi quiet raw reboo retro rfc rollb rollo senio
6 short silen slash small spari speak style suspe tense test thems thing third tidie tools wedne witho
5 ^alarm ^any ^as ^bench ^boole ^claim ^code ^contr ^datab ^estim ^fetch ^first ^in ^licen ^log ^meeti
5 ^names ^new ^night ^pleas ^price ^pull ^raw ^stand ^telem ^tests ^to ^valid ahead answe aroun aside avoid
5 befor black blame bumpi candi card caref clear compl dana data durat edits examp favou ffi forgo gette go
5 guess help main meeti merge migra near neede neigh newes night ought penet plaus pleas press recor resou
5 sales save scan scrip secre setti squad squas stand stuck switc telem terra top unrea unrep user- weigh
5 well who why words worry
4 ^anyon ^archi ^befor ^break ^broke ^cloud ^cron ^devel ^down ^faile ^four ^globa ^handl ^ledge ^legal
4 ^macro ^no ^not ^old ^on-ca ^outda ^pasti ^rejec ^relea ^shoul ^stake ^stale ^stdli ^style ^teams ^test
4 ^todo ^vulne ^whate ^whoev accep after alert anywa assum backu backw base begin boss bot's branc briti
4 bumpe calib caugh certi chann chore cloud conse cto dealt dispu docs docum doubt edge eleva entry exact
4 expla eye fifte find focus follo full hangs hosts hurry impat imple jane lasts lead ledge libra looke
4 maint manda mark menti morni never noteb objec one-l optim ours outda owned owner party passe pasti pays
4 pin pipel poste pre-c priva proof proto pull readm real reaso recon rehea remai repai repor risk rota
4 sandb say servi ship shoul sign signe simpl soon spell spot stake stdli syste tech they tidy trimm trunk
4 tuesd ui visit vulne wait waive waved word yearl
3 #0 ^abbre ^alert ^amoun ^backw ^bette ^debug ^deplo ^docum ^field ^force ^gener ^integ ^knowl ^let's
3 ^loggi ^long ^marta ^mocks ^namin ^owner ^pipel ^postm ^priva ^pushi ^red ^retro ^schem ^secur ^short
3 ^small ^someo ^spike ^sql ^squas ^stack ^tool ^tools ^trans ^ui ^unuse ^user- aband abbre ackno advan also
3 apis belie big care cases cells circu click codes const core corre cross cuts days defin desks direc disks
3 drawe drill due dumps durin echoe enter enums eveni execu expec filed finan fire flags forma four- funct
3 happe hard- have helpe hot inbox indep inspe inste intac jobs knowl large launc let's licen life linte
3 live loggi loude major manua marta month mutes namin no-go one-p orall packa pager perl phone pinne playg
3 pr pract princ promp quara rarel reach regre resor scien self- seman share shout sight signa signs sit
3 space state suffi suppo swapp templ texts this thres time- told trave triag trust type typo unenc units
3 waiti wall whate wide wise worde worki writt
2 ^assis ^be ^becau ^busin ^cover ^custo ^desig ^direc ^eleva ^envir ^expir ^firmw ^fixtu ^frien ^golde
2 ^legac ^load ^logic ^one ^patie ^pinni ^rate ^regex ^resto ^rollb ^run ^scree ^share ^stop ^stude ^third
2 ^this ^timeo ^two-f ^unsaf ^utili ^what ^you'd accom activ agend alone anoth asked askin attac atten bad
2 behav behin belon beta billi boss' brief bring bump bumps capta cherr clust conte coord copie crash curat
2 cutti decli deplo destr dome each editi emerg empti enoug entri env exami exten fact famil fifty firmw
2 flag flash float form freez froze golde gramm group guild habit havin hears hints holid house idea ident
2 infra inves invok iris isort jmh last later lectu login longe lunch maile makes muted names nod nor obser
2 odd on-si onboa opene ops outsi pairs perce perio pinni place plain prece priya purch pushe query recom
2 regen rerun resta retry slow someb specs stopp stude sudo tag tagge teams thin too tool toolc tried turne
2 two-f two-p unpac unsig untou upgra upper utili vault void week what where whom wins works yes you'd your
1 ^anybo ^anyth ^asser ^big ^binar ^both ^bug ^cache ^copy ^dana ^dates ^demos ^docs ^exper ^fixes ^inden
1 ^inste ^issue ^junio ^label ^lint ^lints ^long- ^neith ^nothi ^pair ^passw ^penet ^perso ^query ^quick
1 ^reset ^rever ^sales ^sampl ^since ^sprin ^team ^templ ^teste ^unrev ^untru ^urgen ask asser away badge
1 being best beyon board bothe break busin butto cake chart check ci clien clipp commi crew demos disco doc
1 drive earli emplo end enfor europ evict exhib exter fetch finis for forme gate goals going greet hacks
1 handb home if inden into irrig it itsel junio justi kill leave linke links lint lints long- loops maili
1 measu mediu neith newco not okay on onto paper pass patie picks piece platf plug- privi progr qa rated
1 regex renew resto root scree seen skip slip slows soaks somet sound sourc staff stale swall swept task
1 teles them there thumb thurs unrev until untru unuse vette wishe would
-1 ^above ^adapt ^addin ^airfl ^among ^annot ^array ^at ^attac ^audio ^auto- ^avata ^blog ^bodie ^callb
-1 ^chard ^claus ^clean ^cold ^comma ^creat ^curso ^cycli ^decod ^destr ^diode ^disch ^divis ^doc ^drop
-1 ^dupli ^edito ^ellip ^embed ^files ^finis ^fixed ^flag ^flatt ^follo ^frame ^grade ^gradi ^hijac ^hired
-1 ^hooks ^host ^hover ^httpx ^idle ^ids ^incid ^infer ^inser ^irrig ^koin ^kotli ^late ^later ^leadi ^leap
-1 ^link ^linki ^locki ^logs ^mixin ^multi ^node ^null ^nulli ^opt-i ^packe ^peer ^pino- ^plugi ^poppi
-1 ^predi ^progu ^puma ^raise ^range ^read ^reade ^repli ^requi ^retry ^rooms ^route ^ruff ^runti ^save
-1 ^send ^set-c ^setti ^settl ^shutd ^sidek ^slab ^snaps ^sorti ^spans ^split ^strft ^symbo ^tabs ^tempe
-1 ^terra ^threa ^thumb ^time ^torna ^train ^type ^unico ^unsig ^valve ^verbo ^votes ^wasm- ^when ^windo
-1 abort accen acros addin airfl alive alloc alpha amber amoun an andro appea apple apply archi are artef
-1 artif audio autor avata axis backe backl backo backt bag batte blog bounc boxed boxes build came can
-1 capit carri cause cdn centr cet cgi chard charg claus cli clock cmpxc colli concu costs cours crawl cuda
-1 curve cycli daemo dashb dates dayli deman deref dev diale dict dimen diode disap disch divis domin door
-1 doubl downt draws drift drop dropw ecdsa eight eithe elect eleve ellip enabl ended entir evalu expen
-1 explo expon faile farad fast few film first flat flatt flick forbi fsync gain garba gauge gb gh-pa ghett
-1 githu glob gradi great guara guard hand- hatch heart hello hides hijac hired hkdf hover how https httpx
-1 hung icons idemp in in-pr indic initi inner io iso item java joins kafka kb kerne keyed keys kille kills
-1 koa-c koin kotli lag lags langu laten lazy leadi leak leap learn least lengt lets lifec like linea lines
-1 linki linti loads locki loose lowes macro magic many mappi maps march marsh maske maste menus metac mime
-1 missp mixin mobil msg multi mutua n newsf nfc nodes notes nulli numer occur offer offli one opt-i os
-1 os-po p-tim pagin param partn parts passw path- peer pflag pform phase pickl pile pino- pins pip pipen
-1 play playe plays pnpm pod polls polym poppi possi pre-r prefi prepr price primi prod progu promo provi
-1 pulls puma quali quant raft rain raisi rebas recog redel redra relat reord reply repre resam reser resiz
-1 reten rolle roots route rover runti savep savin scann segme selec senso separ serve set-c seven shell
-1 shipm side sideb sidek sides signi sigte simul singl six skipp slab sligh slowe slug spans spawn spool
-1 statu stop stori strft subpr subqu succe sugge svg synce tab take takin talks telli tempe then thous
-1 throw ties timed tokio topic topmo torn torna total tower townc trace trail treat trian trims tty turn
-1 two tz under unhas unico upstr use used user' utc uv valve varin vecto verba viewe voted waitr wasm-
-1 webso when wheth white whole wired yello yield zerol zoom zsh
-2 , ^accou ^add ^ajv ^an ^batch ^below ^black ^build ^by ^call ^categ ^chunk ^closi ^closu ^conne ^deep
-2 ^diges ^discr ^emplo ^empty ^fatal ^fees ^forma ^heade ^impro ^index ^ingre ^insid ^keys ^lock ^locks
-2 ^make ^merge ^mergi ^missi ^mock ^none ^of ^on ^open ^openi ^optio ^outli ^pages ^parce ^parqu ^peopl
-2 ^permi ^pipes ^postg ^print ^produ ^prope ^pumps ^recei ^refre ^refus ^regul ^retri ^rotat ^seeki ^serve
-2 ^slow ^sort ^ticke ^times ^unwra ^uploa ^versi ^warni ^whene ^wildc ^worke ^writi accor added adds advis
-2 age ages ajv alaba align all alter altho apps arm artic asks atomi auth authe autod back bar baske binar
-2 call categ chars class closu codec coded colla confi csv cutof dash datab depre deriv desce dials diges
-2 disab disca dist does downl dry dumpi e e-mai effec envir error escap expan expli expor failu false fan
-2 fatal fcm fees fewer finit fixtu fold forei forev forty forwa four fourt fuchs game gatew git given glaci
-2 gocov gone gorou grams has hashi heap heavi held hex hold host html hyphe ignor impro imput in-me inact
-2 inclu ingre inser insid invol items itera jar jenki jira journ jumps keep keepe kerbe kilos kiosk ldap
-2 less lfs liter loan locke log lose loses machi mailg manif mappe media membe menu mesh micro milli mkdoc
-2 mock more most moved museu neare newli nil noon nurse octet once organ other outpu p panel parce parqu
-2 patte pendi permi pid pipes pixel plann pods polic port posts preve prici pumps purge put race range
-2 ready reent refun rest roles rolls saved scope secti seeki send setup shall shard shutd sigma site sites
-2 sketc skips sleep stack stdio stops stora submi super svelt swap tags than that theme throu tls to toast
-2 toggl traff trees trip true trunc turns typed uncom unloc unsub url vet viewc votes vpn warns water widge
-2 wrap wrapp wraps wrong yaml young zones
-3 * ^acqui ^admin ^async ^attri ^backu ^bash ^brotl ^compa ^defau ^doors ^email ^file ^filte ^funct ^gzip
-3 ^haiku ^if-no ^isort ^jobs ^keep- ^leads ^lesso ^line ^membe ^migra ^minor ^npm ^passi ^pre-c ^pytho
-3 ^rebas ^regre ^repor ^right ^runni ^saveg ^searc ^sende ^set ^signa ^slugs ^sprit ^token ^updat ^value
-3 ^vendo ^webpk ^weekl accou actua adapt add again algor alias alrea anew async attem avail bash blank blue
-3 both bundl c calli cart cent cheap closi colon condu consi conso dedup delet devic dialo diffe dirty
-3 discr disk distr docke doors drawn dropp dump eleme emit equal euros exhau exits fall files flow foote
-3 forks found grows haiku head hidde highl histo holds hooke http if-mo if-no imper impor infin inoti input
-3 ipadd is jj just kapt keep- lates leads leaf leaks lesso lf libso lift link linux list lives load logs
-3 made marks metad model monom monot movin mypy nanos needs nginx node' none notif ones only opera over
-3 overf pad pane passi pay photo plan plans polli predi prese print promi punct puts raise read- reads
-3 refin refle regis repea requi resol rewri rust rustl safar safe saveg says sdk sent shift slugs solar
-3 sort sphin sprea sprit stdin stdou stick struc subfo survi synch tasks tempo track tree tsd tsx twitt
-3 union unwra uuids versi viewp waits wakes wasm web webpk whose wildc wine wiped wizar writi xo
-4 ^after ^appro ^coupo ^curre ^dark ^env ^extra ^go ^guest ^inter ^items ^loadi ^maint ^metri ^nativ ^neste
-4 ^numbe ^only ^payme ^seats ^senso ^spark ^unkno ^upser ^watch ^with ^witho ^write a acqui alway as at
-4 attri auto- autom avera backg balan bindi body bucke by byte bytew chain clang colou compr consu could
-4 dark decod decor deep djang do drain dupli eu-we even excee expre extra fail fails fallb feed fills flush
-4 font forge forum fragm front gigab gzip hands hash healt helpf his hostn hour hourl humid insen lacks
-4 line link- loadi logge matte mqtt negat nulla numbe of offse old origi outli paid paral part plugi postg
-4 proxy recur refre regul renam reque reuse rotat ruff runne runs scale seats seed seria shipp shuff so
-4 spark squar stage stric strin sunda taken takes tax tenan the thirt those uncha unkno up upser urls verbo
-4 weekl writa year
-5 ^ci ^clien ^dead ^image ^messa ^once ^repos ^unit ^webho actio allow and appen array bed betwe bodie
-5 booke calls clone close cost coupo curso cycle daily date dead del digit edito elimi embed encry end-t
-5 exit facto final folde gener guest half hook hours infer infor inher integ inval its kept level lists
-5 locat marke mergi mount ms name netwo newer next nine npm null opens or packe paged pages patch path
-5 prome prope prote pump pytes rebui redir refer regar rejec reloa remov repla ring round rules runni same
-5 schem searc sende seque set sever show size snaps sorte stars step tabs targe termi timeo title twice
-5 unit unnot uri uris view visib ward warni watch zone
-6 ^` ^autho ^branc ^calli ^check ^comme ^cooki ^draft ^invoi ^order ^sessi ^tags ^users above anony argum
-6 arriv becau borro brotl buffe bytes calen canno cents chunk comma compo conta cooki deliv depth detec
-6 dots encod endin exist file filte free from idle ids image incre inlin key label lapse lexer loade locks
-6 loop lost make map may mb named neste now oldes open panic parsi pool post push pytho rando rates read
-6 readi recei reset resul rooms row score sets shown shows sold sorti still unix uploa value was while
-6 write years zero
-7 ^get ^reque ^revie appli becom built callb cance case child cold count draft email falls finge gives
-7 leade metri midni must node older page paths payme picke previ redis refus regio rende respo retur sched
-7 secon sees strea ten their three token twelv twent webho wheel windo zende
-8 #3 ^a app batch bot compa compi curre delay event hashe job jq lazil local match memor metho middl missi
-8 optio overr paren proce queue repli rows run see sessi socke store table times uniqu users valid verif
-8 which worke
-9 #1 #2 ^the ^they ^§ addre block brows but chara colum compu creat defau empty expir field frame id index
-9 liste lock order role shado start stder symbo trigg unles user §
-10 ^delet ` calle heade ninet per retri stati threa trans were
-11 @ cache case- minut mode moves parse parti proje workf
-12 conne five invoi json strip
-13 norma
"""
