"""Which way English stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
15 on-ca team
14 ^our appro fixed hand our peopl perso
13 anyth devel hande manag revie secur sprin touch
12 chang diff featu logic look pair repos sign- stay stays suppl wiki
11 ^excep ^impor alarm annou code conve decid estim eyes frida here land lower misma quart quick refac us we
11 work
10 ^const ^secre ^we acces agree assis autho boole chat colle engli firew fixes get lapto lifte monda repro
10 sente spike sql strai ticke weeke
9 ^api ^confi ^don't ^state ^work among anybo bench bug custo demo don't gets grant incid long nearl offic
9 out relea right someo todo verb whoev
8 ^commi ^every ^findi ^flaky ^hotfi ^it ^nobod ^under adjus bette books bypas carry claim come cover deadl
8 desig endpo engin faili findi fix frien hardw late left looki mocks move note nowhe off prepa pushi quest
8 rathe rever runbo since stabl teste tests updat vendo
7 ^captu ^certi ^depen ^encry ^error ^expor ^for ^helpe ^if ^large ^publi ^you agent anyon api bots clean
7 comes comme conce cut day depen descr disag discu domai done edite else finds fine globa goes green hxxp
7 incon inter legal modul new nobod owns prefe red rule senio settl ships summa toget unsaf urgen uuid way
7 whene withi you
6 ^agent ^all ^any ^backp ^crede ^faili ^it's ^model ^perfo ^refac analy audit backp been below codeo contr
6 copy crede desk docst dot duty exper hooks hotfi inven issue it's looks noted nothi onlin ought outag past
6 paste pause perfo postm produ publi quiet raw reboo retro rfc rollb rollo short silen slash small spari
6 speak style suspe tense test thems thing third tidie tools wedne witho
5 ^alarm ^as ^befor ^bench ^boole ^claim ^code ^contr ^cron ^datab ^estim ^fetch ^first ^handl ^in ^licen
5 ^log ^meeti ^names ^new ^night ^pleas ^pull ^raw ^stale ^stand ^telem ^tests ^to ^valid ahead aloud answe
5 aroun aside avoid backu befor black blame bound bumpi candi card caref clear compl dana data durat edits
5 eleva examp expla favou ffi flags forgo go guess help hires main meeti merge migra near neede neigh newes
5 night owner plaus pleas press proto recor rehea resou sales save scan scrip secre setti squad squas stand
5 stuck telem top unrea unrep user- waved weigh well who why words worry
4 ^anyon ^archi ^break ^broke ^cloud ^devel ^down ^faile ^four ^gener ^globa ^ledge ^legal ^macro ^no ^not
4 ^on-ca ^outda ^pasti ^price ^rejec ^relea ^shoul ^stake ^stdli ^style ^teams ^todo ^vulne ^whate ^whoev
4 accep after alert anywa assum backw base begin boss bot's branc briti bumpe calib caugh certi chann chore
4 cloud conse cto dealt direc dispu docs docum doubt edge entry exact eye fifte filed find flaky focus follo
4 full gette hangs hosts hurry impat imple jane lasts lead ledge libra looke manda mark menti morni never
4 noteb objec one-l optim ours outda owned party pasti pays penet pin pipel poste pre-c priva proof pull
4 readm real reaso recon remai repai repor risk rota sandb say servi share ship shoul sign simpl soon spell
4 spot stake stdli swapp switc syste tech terra tidy trimm trunk tuesd ui visit vulne wait waive word yearl
3 #0 ^abbre ^alert ^amoun ^backw ^becau ^bette ^debug ^deplo ^docum ^envir ^field ^force ^integ ^knowl
3 ^let's ^loggi ^long ^marta ^mocks ^namin ^old ^owner ^pipel ^postm ^priva ^pushi ^retro ^schem ^secur
3 ^small ^someo ^spike ^sql ^squas ^stack ^test ^tool ^tools ^trans ^ui ^unuse ^user- aband abbre ackno
3 advan also apis belie big billi care cases cells circu click codes const core corre cross cuts cutti defin
3 desks disks drawe drill due dumps durin echoe enter enums env eveni execu expec finan fire forma four-
3 funct happe hard- have helpe holid inbox indep inspe inste intac knowl large launc let's licen life linte
3 loggi loude maint major manua marta month mutes namin no-go one-p orall packa pager passe perio perl phone
3 pinne playg pr pract princ promp quara rarel reach regre rerun resor resta scien self- seman shout sight
3 signa signs sit space state suffi suppo tag templ texts they this thres time- told trave triag tried trust
3 type typo unenc units waiti wall whate where wide wise worde worki writt
2 ^anyth ^assis ^be ^busin ^copy ^cover ^custo ^desig ^direc ^eleva ^expir ^firmw ^fixtu ^frien ^golde
2 ^legac ^lint ^load ^logic ^long- ^one ^patie ^pinni ^rate ^red ^regex ^resto ^rollb ^run ^scree ^short
2 ^stop ^stude ^third ^this ^timeo ^two-f ^unsaf ^utili ^what ^you'd accom activ agend alone anoth asked
2 askin attac atten bad behav behin belon beta boss' brief bring bump bumps capta cherr clien clust coord
2 copie crash curat days decli deplo destr dome each editi emerg empti enoug exami exten fact famil fifty
2 firmw flag flash float form freez froze golde gramm group guild habit havin hears hints hot house idea
2 ident if inves invok iris isort jmh jobs later lectu live login long- longe lunch maile makes muted names
2 need nod nor obser odd on-si onboa opene ops outsi pairs perce pinni place plain plug- prece priya purch
2 pushe query recom regen retry slow slows someb specs stopp stude sudo tagge teams thin too tool toolc
2 turne two-f two-p unpac unsig untou upgra upper utili week what wins works yes you'd your
1 ^anybo ^asser ^big ^binar ^both ^bug ^cache ^dana ^dates ^demos ^docs ^exper ^featu ^fixes ^inden ^inste
1 ^issue ^junio ^label ^lints ^neith ^nothi ^pair ^passw ^penet ^perso ^query ^quick ^reset ^rever ^sales
1 ^sampl ^share ^since ^sprin ^team ^templ ^teste ^unrev ^untru ^urgen admin ask asser away badge being best
1 beyon board bothe break busin butto cake chart check ci clipp commi crew demos disco earli emplo end enfor
1 entri europ evict exhib exter fetch finis for forme gate goals going greet hacks handb home inden infra
1 into irrig it itsel junio justi keeps kill last leave links lint lints loops maili measu mediu neith newco
1 not okay on onto paper pass patie picks piece platf privi progr qa rated regex renew resto root scree seen
1 signe skip slip soaks somet sound sourc staff stale swall swept task teles them there thumb thurs unrev
1 until untru unuse vault vette void whom wishe would
-1 ^above ^adapt ^addin ^airfl ^among ^annot ^array ^at ^attac ^audio ^auto- ^avata ^backu ^blog ^bodie ^by
-1 ^callb ^chard ^claus ^clean ^closi ^cold ^comma ^creat ^curso ^decod ^destr ^diode ^disch ^divis ^dupli
-1 ^edito ^ellip ^embed ^empty ^files ^finis ^fixed ^flag ^flatt ^follo ^frame ^grade ^gradi ^hijac ^hired
-1 ^hooks ^host ^hover ^httpx ^idle ^ids ^incid ^infer ^inser ^irrig ^koin ^kotli ^late ^later ^leadi ^link
-1 ^linki ^locki ^logs ^mixin ^multi ^node ^null ^nulli ^opt-i ^packe ^peer ^pino- ^plugi ^poppi ^predi
-1 ^progu ^puma ^raise ^range ^read ^reade ^repli ^requi ^retry ^rooms ^route ^ruff ^runti ^save ^send
-1 ^set-c ^setti ^settl ^shutd ^sidek ^slab ^sorti ^spans ^split ^strft ^symbo ^tabs ^tempe ^terra ^threa
-1 ^thumb ^time ^torna ^train ^type ^unico ^unsig ^valve ^verbo ^votes ^wasm- ^when ^where ^windo abort
-1 accen acros addin airfl alive alpha amber an andro appea apple apply archi are artef artif audio autor
-1 avata axis backe backl backo backt bag batte be blog bounc boxed boxes build calla came can capit carri
-1 cause cdn centr cet cgi chard charg chars class claus cli clock cmpxc colli concu conte costs cours crate
-1 crawl cuda curve daemo dashb dates dayli deman deref dev diale dict dimen diode disab disap disch divis
-1 domin door doubl downt draws drift drop dropw ecdsa eight eithe elect eleve ellip enabl ended entir evalu
-1 expen explo expon faile farad fast few film first flat flatt flick forbi fork fsnot fsync gain garba
-1 gauge gb gh-pa ghett githu glob gradi great guara guard hand- hatch heart hides hijac hired hkdf hover
-1 how https httpx hung icons idemp in in-pr inclu indic initi inner io iso item java joins kafka kb kerne
-1 keyed keys kille kills koa-c koin kotli lag lags lambd langu laten lazy leadi leak learn least lengt lets
-1 lette lifec like linea lines linki linti loads locki loose lose lowes macro magic many mappi maps march
-1 marsh maske maste menus messa metac mime missp mixin mobil more msg multi mutua n newsf nfc nodes notes
-1 nulli numer nurse occur offer offli once one opt-i os os-po p-tim pagin param partn parts passw path-
-1 peer pflag pform phase pickl pile pino- pins pip pipen play playe plays pnpm pod polls polym poppi possi
-1 pre-r prefi prepr primi prod progu promo provi pulls puma quali quant raft rain raisi range rebas recog
-1 redel redra relat reord reply repre resam reser resiz reten rolle roots route rover runti savep savin
-1 segme selec senso serie serve set-c seven shell shipm side sideb sidek sides signi sigte simul singl six
-1 skipp slab sligh slowe slug spans spawn spool statu stop stori strft subpr subqu succe sugge svg swap
-1 synce tab takin talks telli tempe than thous throw ties timed tokio topic topmo torn torna total tower
-1 townc trace trail treat trian trims tty turn two tz under unhas unico upstr use used user' utc uv valve
-1 varia varin vecto verba viewe viper voted waitr wasm- webso when wheth white whole wired yello yield
-1 zerol zoom zsh
-2 , ^accou ^add ^admin ^ajv ^an ^async ^batch ^below ^black ^build ^call ^categ ^chunk ^closu ^conne ^cycli
-2 ^deep ^diges ^discr ^doc ^doors ^drop ^emplo ^fatal ^fees ^forma ^heade ^impro ^index ^ingre ^insid ^keys
-2 ^lock ^locks ^make ^merge ^mergi ^missi ^mock ^none ^of ^on ^open ^openi ^optio ^outli ^pages ^parce
-2 ^parqu ^peopl ^permi ^pipes ^postg ^print ^produ ^prope ^pumps ^recei ^refre ^refus ^regul ^retri ^seeki
-2 ^serve ^signa ^slow ^snaps ^sort ^ticke ^times ^unwra ^versi ^warni ^whene ^wildc ^worke ^writi accor
-2 accou actua added adds advis age ages ajv alaba align all alter altho amoun apps arm artic asks atomi
-2 auth authe autod back bar binar blank call categ closu codec coded colla csv cutof cycli dash datab depre
-2 deriv desce dials diges disca discr dist does doors downl dry dumpi e e-mai effec envir equal error escap
-2 expan expli expor failu false fan fatal fcm fees fewer finit fixtu fold forei forev forty forwa four
-2 fourt fuchs game gatew git given glaci gocov gone gorou grams has hashi heap heavi held hex hold holds
-2 host html hyphe ignor imper impro imput in-me inact ingre inser insid invol itera jar jenki jira journ
-2 jumps keep keepe kerbe kilos kiosk ldap less lfs libso lift liter loan log loses machi mailg manif mappe
-2 media membe menu mesh micro milli mkdoc mock most moved movin museu neare newli nil noon octet organ
-2 other outpu p panel parce parqu patte pendi permi pid pipes pixel plann pods polic posts preve pumps
-2 purge put race ready reent refun rest roles rolls rotat saved scann scope secti seeki send setup shall
-2 shard shutd sigma site sites sketc skips sleep stack stdio stops stora submi super svelt tags that theme
-2 throu tls to toast toggl trees trip true trunc turns typed uncom union unloc unsub url vet viewc virus
-2 votes vpn warns water widge wrap wraps wrong yaml young zones
-3 * ^acqui ^attri ^bash ^brotl ^compa ^defau ^email ^env ^file ^filte ^funct ^gzip ^haiku ^if-no ^isort
-3 ^jobs ^keep- ^leads ^lesso ^line ^membe ^migra ^minor ^npm ^passi ^pre-c ^rebas ^regre ^repor ^right
-3 ^runni ^saveg ^searc ^sende ^set ^slugs ^sprit ^token ^updat ^value ^vendo ^webpk ^weekl adapt add again
-3 algor alias alrea anew async attem avail bash baske blue both bundl c calli cart cent cheap closi colon
-3 condu confi consi conso dedup delet devic dialo diffe dirty disk distr drain drawn dump eleme euros exhau
-3 exits fails fall files flow foote forks found grows haiku handl head hidde histo hooke http if-mo if-no
-3 impor infin inoti input ipadd is items jj just kapt keep- lacks lates leads leaf leaks lesso lf link
-3 linux list lives load locke logs marks metad monom monot mypy nanos node' none notif ones only opera over
-3 overf pad pane passi pay photo plan plans polli port predi prese prici print promi punct puts raise read-
-3 reads refin refle regis renam repea requi resol rewri rust rustl safar safe saveg says sdk shift slugs
-3 solar sort sphin sprea sprit squar stdin stdou stick struc subfo survi synch tasks tempo track traff tree
-3 tsd tsx twitt unwra uuids versi viewp waits wakes wasm web webpk whose wildc wine wiped wizar writa writi
-3 xo
-4 ^after ^appro ^coupo ^curre ^dark ^extra ^go ^guest ^inter ^items ^loadi ^maint ^nativ ^neste ^numbe
-4 ^only ^payme ^pytho ^seats ^senso ^spark ^unkno ^uploa ^upser ^watch ^with ^witho a acqui alway as at
-4 attri auto- autom avera backg balan bindi body bucke by byte bytew chain clang colou compr could dark
-4 decod decor deep djang do docke dropp dupli emit encry end-t even excee expre extra fail fallb feed fills
-4 flush folde font forge forum fragm front gigab gzip half hands hash healt helpf highl hostn hour humid
-4 insen integ line loadi logge made matte model mqtt needs negat nginx nulla numbe of offse old origi outli
-4 paid paral part plugi postg proxy pump recur refre regio regul reque reuse ruff runne runs scale schem
-4 searc seats seed seque seria shipp shuff size so spark stage strin sunda taken takes tax tenan the thirt
-4 those timeo uncha unkno up upser urls verbo weekl year zone
-5 ^autho ^ci ^clien ^comme ^image ^metri ^once ^repos ^unit ^webho ^write actio allow and appen array betwe
-5 bodie booke calen calls clone close consu cost coupo curso cycle daily date del digit dots edito elimi
-5 embed exit facto final gener guest his hook hourl hours infer infor inher inval its kept lapse level
-5 link- lists locat loop marke mergi mount ms name newer nine npm null opens or packe paged pages patch
-5 path prome prope prote pytes redir refer regar rejec reloa remov repla ring round rules runni same sende
-5 sent set sever show snaps sorte stars step stric tabs targe termi twice unit unnot uri uris view visib
-5 ward warni watch write years
-6 ^` ^branc ^calli ^check ^cooki ^dead ^draft ^invoi ^order ^tags ^users above anony argum arriv becau bed
-6 borro brotl bytes canno cents chunk comma compo conta cooki dead deliv depth detec encod endin exist file
-6 filte free from idle ids image incre inlin key label lexer loade map may mb must named neste netwo next
-6 now oldes open panic parsi picke post push pytho rando rates read readi rebui recei resul rooms row sched
-6 score sets shown shows sold sorti still title unix uploa value was zero
-7 ^get ^reque ^revie ^sessi becom buffe built callb cance case child count draft email falls finge gives
-7 leade locks lost make metri midni node older page paths payme pool previ redis refus rende reset respo
-7 retur secon sees strea ten their three token twelv twent uniqu webho wheel while windo worke zende
-8 #3 ^a app appli batch bot cold compa compi curre delay event hashe job jq lazil local match memor metho
-8 middl missi paren proce queue repli rows run see socke start store table times users valid verif which
-9 #1 #2 ^messa ^the ^they ^§ addre block brows but chara colum compu creat defau empty expir field frame id
-9 index liste lock optio order overr role sessi shado stder symbo trigg unles user §
-10 ^delet ` calle heade ninet per retri stati threa trans were
-11 @ cache case- minut mode moves parse parti proje workf
-12 conne five invoi json strip
-13 norma
"""
