"""Which way English stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
15 on-ca team
14 ^our appro fixed hand our peopl perso
13 anyth devel hande manag revie secur sprin touch
12 chang diff featu logic look pair repos sign- stay stays suppl we wiki
11 ^excep ^impor alarm annou code conve decid estim eyes frida here land lower misma quart quick refac us
11 work
10 ^const ^secre ^we acces agree assis autho boole chat colle firew fixes get lapto lifte monda repro sente
10 spike sql strai ticke weeke
9 ^api ^confi ^don't ^state ^work among anybo bench bug custo demo don't engli gets grant incid long nearl
9 offic out relea someo todo verb whoev
8 ^commi ^every ^findi ^hotfi ^it ^nobod ^under adjus bette books bypas carry claim come cover deadl desig
8 endpo engin faili fix frien hardw late left looki mocks move note nowhe off prepa pushi quest rathe rever
8 right runbo since stabl teste tests updat vendo way
7 ^captu ^certi ^depen ^encry ^error ^expor ^flaky ^for ^helpe ^if ^large ^publi ^you agent anyon api been
7 bots clean comes comme conce cut day depen descr disag discu domai done edite else findi finds fine globa
7 goes green hxxp incon legal modul new nobod owns prefe red rule senio settl ships summa toget unsaf urgen
7 uuid whene withi you
6 ^agent ^all ^any ^backp ^crede ^faili ^it's ^model ^perfo ^refac analy audit backp below codeo contr copy
6 crede desk docst dot duty exper flaky hires hooks hotfi inter inven issue it's looks noted nothi onlin
6 ought outag past paste pause perfo postm produ publi quiet raw reboo retro rfc rollb rollo short silen
6 slash small spari speak style suspe tense test thems thing third tidie tools wedne witho
5 ^alarm ^as ^befor ^bench ^boole ^claim ^code ^contr ^datab ^estim ^fetch ^first ^handl ^in ^licen ^log
5 ^meeti ^names ^new ^night ^pleas ^pull ^raw ^stale ^stand ^style ^telem ^tests ^to ^valid ahead aloud
5 answe aroun aside avoid backu befor black blame bound bumpi candi card caref clear dana data durat edits
5 examp favou ffi flags forgo go guess help main meeti merge migra near neede neigh newes night owner plaus
5 pleas press proto recor rehea resou resta sales save scan scrip secre setti squad squas stand stuck telem
5 top unrea unrep user- waved weigh well who why words worry
4 ^anyon ^archi ^break ^broke ^cloud ^cron ^devel ^down ^faile ^four ^gener ^globa ^ledge ^legal ^macro ^no
4 ^not ^on-ca ^outda ^pasti ^price ^rejec ^relea ^shoul ^stake ^stdli ^teams ^todo ^vulne ^whate ^whoev
4 accep after alert anywa assum backw base begin boss bot's branc briti bumpe calib caugh certi chann chore
4 cloud compl conse cto dealt direc dispu docs docum doubt edge eleva entry exact expla eye fifte filed find
4 focus follo full gette hangs hosts hurry impat imple jane lasts lead ledge libra looke maint manda mark
4 menti morni never noteb objec one-l optim ours outda owned party pasti pays penet pin pipel poste pre-c
4 priva proof pull readm real reaso recon remai repai repor risk rota sandb say servi share ship shoul sign
4 simpl soon spell spot stake stdli swapp switc syste tech terra tidy trimm trunk tuesd ui visit vulne wait
4 waive word yearl
3 #0 ^abbre ^alert ^amoun ^backw ^bette ^debug ^deplo ^docum ^envir ^field ^force ^integ ^knowl ^let's
3 ^loggi ^long ^marta ^mocks ^namin ^old ^owner ^pipel ^postm ^priva ^pushi ^retro ^schem ^secur ^small
3 ^someo ^spike ^sql ^squas ^stack ^test ^tool ^tools ^trans ^ui ^unuse ^user- aband abbre ackno advan also
3 apis belie big billi care cases cells circu click codes const core corre cross cuts cutti defin desks
3 disks drawe drill due dumps durin echoe enter enums env eveni execu expec finan fire forma four- funct
3 happe hard- have helpe holid inbox indep inspe inste intac jobs knowl large launc let's licen life linte
3 loggi loude major manua marta month mutes namin no-go one-p orall outsi packa pager passe perio perl phone
3 pinne playg pr pract princ promp quara rarel reach regre resor scien self- seman shout sight signa signs
3 sit space state suffi suppo tag templ texts they this thres time- told trave triag tried trust type typo
3 unenc units upgra waiti wall whate wide wise worde worki writt
2 ^anyth ^assis ^be ^becau ^busin ^copy ^cover ^custo ^desig ^direc ^eleva ^expir ^firmw ^fixtu ^frien
2 ^golde ^legac ^lint ^load ^logic ^one ^patie ^pinni ^rate ^red ^regex ^resto ^rollb ^run ^scree ^short
2 ^stop ^stude ^third ^this ^timeo ^two-f ^unsaf ^utili ^what ^you'd accom activ agend alone anoth asked
2 askin attac atten bad behav behin belon beta boss' brief bring bump bumps capta cherr clust coord copie
2 crash curat days decli deplo destr dome each editi emerg empti enoug evict exami exten fact famil fifty
2 firmw flag flash float form freez froze golde gramm group guild habit havin hears hints hot house idea
2 ident if inves invok iris isort jmh later lectu live login longe lunch maile makes muted names need nod
2 nor obser odd on-si onboa opene ops pairs perce pinni place plain prece priya purch pushe query recom
2 regen rerun retry slow someb specs stopp stude sudo tagge teams thin too tool toolc turne two-f two-p
2 unpac unsig untou upper utili vault week what where wins works yes you'd your
1 ^anybo ^asser ^big ^binar ^both ^bug ^cache ^dana ^dates ^demos ^docs ^exper ^featu ^fixes ^inden ^inste
1 ^issue ^junio ^label ^lints ^long- ^neith ^nothi ^pair ^passw ^penet ^perso ^query ^quick ^reset ^rever
1 ^sales ^sampl ^share ^since ^sprin ^team ^templ ^teste ^unrev ^untru ^urgen admin ask asser away badge
1 being best beyon board bothe break busin butto cake chart check ci clien clipp commi crew demos disco
1 earli emplo end ends enfor entri europ exhib exter fetch finis for forme gate goals going greet hacks
1 handb home inden infra into irrig it itsel junio justi keeps kill last leave links lint lints long- loops
1 maili measu mediu neith newco not okay on onto paper pass patie picks piece platf plug- privi progr qa
1 rated regex renew resto root scans scree seen signe skip slip slows soaks somet sound sourc staff stale
1 swall swept task teles them there thumb thurs unrev until untru unuse vette void whom wishe would
-1 ^above ^adapt ^addin ^airfl ^among ^annot ^array ^at ^attac ^audio ^auto- ^avata ^backu ^blog ^bodie ^by
-1 ^callb ^chard ^claus ^clean ^closi ^cold ^comma ^creat ^curso ^decod ^destr ^diode ^disch ^divis ^dupli
-1 ^edito ^ellip ^embed ^empty ^files ^finis ^fixed ^flag ^flatt ^follo ^frame ^grade ^gradi ^hijac ^hired
-1 ^hooks ^host ^hover ^httpx ^idle ^ids ^incid ^infer ^inser ^irrig ^koin ^kotli ^late ^later ^leadi ^link
-1 ^linki ^locki ^logs ^mergi ^mixin ^multi ^node ^null ^nulli ^opt-i ^packe ^peer ^pino- ^plugi ^poppi
-1 ^predi ^progu ^puma ^raise ^range ^read ^reade ^repli ^requi ^retry ^rooms ^route ^ruff ^runti ^save
-1 ^send ^set-c ^setti ^settl ^shutd ^sidek ^slab ^sorti ^spans ^split ^strft ^symbo ^tabs ^tempe ^terra
-1 ^threa ^thumb ^time ^torna ^train ^type ^unico ^unsig ^valve ^verbo ^votes ^wasm- ^when ^where ^windo
-1 abort accen acros addin airfl alive alpha amber amoun an andro appea apple apply archi are artef artif
-1 audio autor avata axis backe backl backo backt bag batte be blog bounc boxed boxes build calla came can
-1 capit carri cause cdn centr cet cgi chard charg chars class claus cli clock cmpxc colli concu conte costs
-1 cours crawl cuda curve daemo dashb dates dayli deman deref dev diale dict dimen diode disap disch divis
-1 domin door doubl downt draws drift drop dropw ecdsa eight eithe elect eleve ellip enabl ended entir evalu
-1 expen explo expon faile farad fast few film first flat flatt flick forbi fork fsnot fsync gain garba
-1 gauge gb gh-pa ghett githu glob gradi great guara guard hand- hatch heart hides hijac hired hkdf hover
-1 how https httpx hung icons idemp in in-pr indic initi inner io iso item java joins kafka kb kerne keyed
-1 keys kille kills koa-c koin kotli lag lags lambd langu laten lazy leadi leak learn least lengt lets lette
-1 lifec like linea lines linki linti loads locki loose lose lowes macro magic many mappi maps march marsh
-1 maske maste menus messa metac mime missp mixin mobil more msg multi mutua n newsf nfc notes nulli numer
-1 nurse occur offer once one opt-i os os-po p-tim pagin param partn parts passw path- peer pflag pform
-1 phase pickl pile pino- pins pip pipen play playe plays pnpm pod polls polym poppi possi pre-r prefi prepr
-1 primi prod progu promo provi pulls puma quali quant raft rain raisi range rebas recog redel redra relat
-1 reord reply repre resam reser resiz reten rolle roots route rover runti savep savin segme selec senso
-1 serie serve set-c seven shell shipm side sideb sidek sides signi sigte simul singl six sketc skipp slab
-1 sligh slowe slug spans spawn spool statu stop stori strft subpr subqu succe sugge svg swap synce tab
-1 takin talks telli tempe than thous throw ties timed tokio topic topmo torn torna total tower townc trace
-1 trail treat trian trims tty turn two tz under unhas unico upstr use used user' utc uv valve varia varin
-1 vecto verba viewe viper voted waitr wasm- webso when wheth white whole wired yello yield zerol zoom zsh
-2 , ^accou ^add ^admin ^ajv ^an ^async ^batch ^below ^black ^build ^call ^categ ^chunk ^closu ^conne ^cycli
-2 ^deep ^diges ^discr ^doc ^doors ^drop ^emplo ^fatal ^fees ^forma ^heade ^impro ^index ^ingre ^insid ^keys
-2 ^lock ^locks ^make ^merge ^missi ^mock ^none ^of ^on ^open ^openi ^optio ^outli ^pages ^parce ^parqu
-2 ^peopl ^permi ^pipes ^postg ^print ^produ ^prope ^pumps ^recei ^refre ^refus ^regul ^retri ^seeki ^serve
-2 ^signa ^slow ^snaps ^sort ^ticke ^times ^unwra ^versi ^warni ^whene ^wildc ^worke ^writi accor accou
-2 actua added adds advis age ages ajv alaba align all alter altho apps arm artic asks atomi auth authe
-2 autod back bar binar blank call categ closu codec coded colla confi csv cutof cycli dash datab depre
-2 deriv desce dials diges disab disca discr dist does doors downl dry dumpi e e-mai effec envir equal error
-2 escap expan expli expor failu false fan fatal fcm fees fewer finit fixtu fold forei forev forty forwa
-2 four fourt fuchs game gatew git given glaci gocov gone gorou grams handl has hashi heap heavi held hex
-2 hold host html hyphe ignor imper impro imput in-me inact inclu ingre inser insid invol itera jar jenki
-2 jira journ jumps keep keepe kerbe kilos kiosk ldap less lfs libso lift liter loan log loses machi mailg
-2 manif mappe media membe menu mesh micro milli mkdoc mock most moved movin museu neare newli nil nodes
-2 noon octet offli organ other outpu p panel parce parqu patte pendi permi pid pipes pixel plann pods polic
-2 posts preve pumps purge put race ready reent refun rest roles rolls rotat saved scann scope secti seeki
-2 send setup shall shard shutd sigma site sites skips sleep stack stdio stops stora submi super svelt tags
-2 tempo that theme throu tls to toast toggl trees trip true trunc turns typed uncom union unloc unsub url
-2 vet viewc virus votes vpn warns water widge wrap wraps wrong yaml young zones
-3 * ^acqui ^attri ^bash ^brotl ^compa ^defau ^email ^env ^file ^filte ^funct ^gzip ^haiku ^if-no ^isort
-3 ^jobs ^keep- ^leads ^lesso ^line ^membe ^migra ^minor ^npm ^passi ^pre-c ^rebas ^regre ^repor ^right
-3 ^runni ^saveg ^searc ^sende ^set ^slugs ^sprit ^token ^updat ^value ^vendo ^webpk ^weekl adapt add again
-3 algor alias alrea anew async attem avail bash baske blue both bundl c calli cart cent cheap closi colon
-3 condu consi conso dedup delet devic dialo diffe dirty disk distr drain drawn dump eleme euros exhau exits
-3 fails fall files flow foote forks found grows haiku head hidde histo holds hooke http if-mo if-no impor
-3 infin inoti input ipadd is items jj just kapt keep- lacks lates leads leaf leaks lesso lf link linux list
-3 lives load locke logs marks metad monom monot mypy nanos nginx node' none notif ones only opera over
-3 overf pad pane passi pay photo plan plans polli port predi prese prici print promi punct puts raise read-
-3 reads refin refle regis renam repea requi resol rewri rust rustl safar safe saveg says sdk shift slugs
-3 solar sort sphin sprea sprit squar stdin stdou stick struc subfo survi synch tasks track traff tree tsd
-3 tsx twitt unwra uuids versi viewp waits wakes wasm web webpk whose wildc wine wiped wizar writa writi xo
-4 ^after ^appro ^ci ^coupo ^curre ^dark ^extra ^go ^guest ^inter ^items ^loadi ^maint ^nativ ^neste ^numbe
-4 ^only ^payme ^pytho ^seats ^senso ^spark ^unkno ^uploa ^upser ^watch ^with ^witho a acqui alway as at
-4 attri auto- autom avera backg balan bindi body bucke by byte bytew chain clang colou compr could dark
-4 decod decor deep djang do docke dropp dupli emit encry end-t even excee expre extra fail fallb feed fills
-4 flush folde font forge forum fragm front gigab gzip half hands hash healt helpf highl hostn hour humid
-4 insen integ line loadi logge made matte model mqtt needs negat npm nulla numbe of offse old origi outli
-4 paid paral part plugi postg prope proxy pump recur refre regio regul reque reuse ruff runne runs scale
-4 schem searc seats seed seque seria shipp shuff size so spark stage strin sunda taken takes tax tenan the
-4 thirt those timeo uncha unkno up upser urls verbo weekl year
-5 ^autho ^clien ^dead ^image ^metri ^once ^repos ^unit ^webho ^write actio allow and appen array betwe
-5 bodie booke calen calls clone close consu cost coupo curso cycle daily date dead del digit dots edito
-5 elimi embed exit facto final gener guest his hook hourl hours infer infor inher inval its kept lapse
-5 level link- lists locat loop marke mergi mount ms name named newer nine null opens or packe paged pages
-5 patch path prome prote pytes redir refer regar rejec reloa remov repla ring round rules runni same sende
-5 sent set sever show snaps sorte stars step stric tabs targe termi title twice unit unnot uri uris view
-5 visib ward warni watch write years zone
-6 ^` ^branc ^calli ^check ^comme ^cooki ^draft ^invoi ^order ^tags ^users above anony argum arriv becau bed
-6 borro brotl bytes canno cents chunk comma compo conta cooki deliv depth detec encod endin exist file
-6 filte free from idle ids image incre inlin key label lexer loade locks map may mb must neste netwo next
-6 now oldes open panic parsi picke post push pytho rando rates read readi rebui recei resul rooms row sched
-6 score sets shown shows sold sorti still unix uploa value was zero
-7 ^get ^reque ^revie ^sessi appli becom buffe built callb cance case child count draft email falls finge
-7 gives leade lost make metri midni node older page paths payme pool previ redis refus rende reset respo
-7 retur secon sees strea ten their three token twelv twent uniqu webho wheel while windo worke zende
-8 #3 ^a app batch bot cold compa compi curre delay event hashe job jq lazil local match memor metho middl
-8 missi optio paren proce queue repli role rows run see socke start store table times users valid verif
-8 which
-9 #1 #2 ^messa ^the ^they ^§ addre block brows but chara colum compu creat defau empty expir field frame id
-9 index liste lock order overr sessi shado stder symbo trigg unles user §
-10 ^delet ` calle heade ninet per retri stati threa trans were
-11 @ cache case- minut mode moves parse parti proje workf
-12 conne five invoi json strip
-13 norma
"""
