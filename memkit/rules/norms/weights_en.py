"""Which way English stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
15 on-ca perso team
14 ^our appro fixed hand our peopl
13 anyth devel hande manag revie secur sign- sprin touch
12 chang diff logic look pair repos stay stays suppl wiki
11 ^excep ^impor alarm annou code conve decid estim eyes featu frida here land lower misma quart quick refac
11 ticke us we work
10 ^confi ^const ^secre ^we acces agree assis autho boole chat colle firew fixes get lapto lifte monda offic
10 repro sente spike sql strai weeke
9 ^api ^don't ^state ^work among anybo bench bug custo deadl demo don't engli gets grant incid long nearl
9 out relea right someo todo verb whoev
8 ^commi ^every ^findi ^flaky ^hotfi ^it ^nobod ^under adjus bette books bypas carry claim come cover descr
8 desig discu endpo engin faili findi fix frien hardw late left looki mocks move note nowhe off prepa pushi
8 quest rathe rever runbo since stabl summa teste tests toget vendo
7 ^backp ^captu ^certi ^depen ^encry ^error ^expor ^for ^helpe ^if ^large ^publi ^you agent anyon api backp
7 bots clean comes comme conce contr cut day depen disag domai done edite else finds fine globa goes green
7 hxxp incon inter legal modul new nobod onlin owns prefe red rule senio settl ships unsaf updat urgen uuid
7 way whene withi you
6 ^agent ^all ^any ^crede ^faili ^it's ^model ^perfo ^refac analy audit been below bumpi codeo copy crede
6 desk docst dot duty exper flags hooks hotfi inven issue it's looks noted nothi ought outag past paste
6 pause perfo postm produ publi quiet raw reboo retro rfc rollb rollo short silen slash small spari speak
6 suspe tense test thems thing third tidie tools wedne witho
5 ^alarm ^as ^befor ^bench ^boole ^claim ^code ^contr ^cron ^datab ^estim ^fetch ^first ^in ^licen ^log
5 ^meeti ^names ^new ^night ^pleas ^pull ^raw ^stale ^stand ^telem ^tests ^to ^valid ahead aloud answe aroun
5 aside avoid backu befor black blame bound candi card caref clear compl dana data durat edits examp favou
5 ffi forgo go guess help hires main meeti merge migra near neede neigh newes night one-l owner plaus pleas
5 press proto recor rehea resou sales save scan scrip secre squad squas stand stuck style telem top unrea
5 unrep user- waved weigh well who why words worry
4 ^anyon ^archi ^bette ^break ^broke ^cloud ^devel ^down ^faile ^four ^gener ^globa ^handl ^ledge ^legal
4 ^macro ^no ^not ^on-ca ^outda ^pasti ^price ^rejec ^relea ^shoul ^stake ^stdli ^style ^teams ^todo ^vulne
4 ^whate ^whoev accep after alert anywa assum backw base begin boss bot's branc briti bumpe calib caugh
4 certi chann chore cloud conse cto dealt direc dispu docs docum doubt edge eleva entry expla eye fifte
4 filed find flaky focus follo full gette hangs hosts hurry impat imple inste jane lasts lead ledge libra
4 looke maint manda mark menti morni never noteb objec optim ours outda owned party pasti pays penet pin
4 pipel poste pre-c priva proof pull readm real reaso recon remai repai repor risk rota sandb say servi
4 setti share ship shoul sign simpl soon spell spot stake stdli switc syste tech terra tidy trimm trunk
4 tuesd ui visit vulne wait waive word yearl
3 #0 ^abbre ^alert ^amoun ^backw ^becau ^debug ^deplo ^docum ^envir ^field ^force ^integ ^knowl ^let's
3 ^loggi ^long ^marta ^mocks ^namin ^old ^owner ^pipel ^postm ^priva ^pushi ^red ^retro ^schem ^secur ^small
3 ^someo ^spike ^sql ^squas ^stack ^test ^tool ^tools ^trans ^ui ^unuse ^user- aband abbre ackno advan also
3 apis belie big billi care cases cells circu click clust codes const core corre cross cuts cutti defin
3 desks disks drawe drill due dumps durin echoe enter enums env eveni exact execu expec finan fire forma
3 four- freez funct happe hard- have helpe holid inbox indep inspe intac knowl large launc let's licen life
3 linte live loggi loude major manua marta month mutes namin no-go one-p orall outsi packa pager passe perio
3 perl phone pinne playg pr pract princ promp quara rarel reach regre rerun resor scien self- seman shout
3 sight signa signs sit space state suffi suppo swapp tag templ texts they this thres time- told tool trave
3 triag tried trust type typo unenc units waiti wall whate wide wise worde worki writt
2 ^anyth ^assis ^be ^busin ^copy ^cover ^custo ^desig ^direc ^eleva ^expir ^firmw ^fixtu ^frien ^golde
2 ^legac ^lint ^logic ^long- ^one ^patie ^pinni ^rate ^regex ^resto ^rollb ^run ^scree ^short ^stop ^third
2 ^this ^timeo ^two-f ^unsaf ^utili ^what ^you'd accom activ agend alone anoth asked askin attac atten bad
2 behav behin belon beta boss' brief bring bump bumps capta cherr clien coord copie crash curat days decli
2 deplo destr dome each editi emerg empti enoug exami exten fact famil fifty firmw flash float form froze
2 golde gramm group guild habit havin hears hints hot house idea ident if inves invok iris isort jmh jobs
2 later login long- longe lunch maile makes muted names nod nor obser odd on-si onboa opene ops pairs perce
2 pinni place plain prece priya purch pushe query recom regen retry slow someb specs stopp sudo tagge teams
2 thin too toolc turne two-f two-p unpac unsig untou upgra upper utili week what where wins works yes you'd
2 your
1 ^anybo ^asser ^big ^binar ^both ^bug ^cache ^dana ^dates ^demos ^docs ^exper ^featu ^fixes ^inden ^inste
1 ^issue ^junio ^label ^lints ^load ^neith ^nothi ^pair ^passw ^penet ^perso ^query ^quick ^reset ^rever
1 ^sales ^sampl ^share ^since ^sprin ^stude ^team ^templ ^teste ^unrev ^untru ^urgen ask asser away badge
1 being best beyon board bothe break busin butto cake chart check ci clipp commi crew demos disco doc earli
1 emplo end enfor entri europ evict exhib exter fetch finis for forme gate goals going greet hacks handb
1 home inden infra into irrig it itsel junio justi keeps kill last leave lectu linke links lint lints loops
1 maili measu mediu neith newco not okay on onto paper pass patie picks piece platf plug- privi progr qa
1 rated regex renew resto root scree seen signe skip slip slows soaks somet sound sourc staff stagi stale
1 stude swall swept task teles them there thumb thurs unrev until untru unuse vault vette void whom wishe
1 would
-1 ^above ^adapt ^addin ^airfl ^ajv ^among ^annot ^array ^at ^attac ^audio ^auto- ^avata ^backu ^blog ^bodie
-1 ^by ^callb ^chard ^claus ^clean ^closi ^cold ^comma ^creat ^curso ^cycli ^decod ^destr ^diode ^disch
-1 ^divis ^doc ^dupli ^edito ^ellip ^embed ^empty ^files ^finis ^fixed ^flatt ^follo ^frame ^grade ^gradi
-1 ^hijac ^hired ^hooks ^host ^hover ^httpx ^idle ^ids ^incid ^infer ^inser ^irrig ^keys ^koin ^kotli ^late
-1 ^later ^leadi ^link ^linki ^locki ^logs ^mixin ^multi ^node ^null ^nulli ^opt-i ^packe ^peer ^pino-
-1 ^predi ^progu ^puma ^raise ^range ^read ^reade ^repli ^requi ^retry ^rooms ^route ^ruff ^runti ^save
-1 ^send ^set-c ^setti ^settl ^shutd ^sidek ^slab ^snaps ^sorti ^spans ^split ^strft ^suppo ^symbo ^tabs
-1 ^tempe ^terra ^threa ^thumb ^time ^torna ^train ^type ^unico ^unsig ^valve ^verbo ^votes ^wasm- ^when
-1 ^where ^windo abort accen acros addin airfl ajv alive alpha amber amoun an andro appea apple apply archi
-1 are artef artif audio autor avata axis backe backl backo backt bag batte be blog bounc boxed boxes build
-1 calla came can capit carri cause cdn centr cet cgi chard charg chars claus cli clock colli concu conte
-1 costs cours crate crawl cuda curve cycli daemo dashb datab dates dayli deman deref dev diale dict dimen
-1 diode disab disch divis domin door doubl downt draws drift drop dropw ecdsa eight eithe elect eleve ellip
-1 enabl ended entir evalu expen explo expon faile farad fast few film first flag flat flatt flick forbi
-1 fork fsnot fsync gain garba gauge gb gh-pa ghett githu glob gradi great guara guard hand- hatch heart
-1 hello hides hijac hired hkdf hover how https httpx hung icons idemp in in-pr indic initi inner io iso
-1 item java joins kafka kb kerne keyed keys kille kills koa-c koin kotli lag lags lambd langu laten lazy
-1 leadi leak learn least lengt lets lette lifec light like limit linea lines linki linti loads locki loose
-1 lowes macro magic many mappi maps marsh maske maste menus messa metac mime missp mixin mobil more msg
-1 multi mutua n newsf nfc notes nulli numer nurse occur offer once one opt-i os os-po p-tim pagin param
-1 partn parts passw path- peer pflag pform phase pickl pile pino- pins pip pipen play playe plays pnpm pod
-1 polls polym pre-r prefi prepr primi prod progu promo provi pulls puma quali quant raft rain raisi range
-1 rebas recog redel redra relat reord reply repre resam reser resiz resta reten rolle roots route rover
-1 runti savep savin segme selec senso serie serve set-c setup seven shell shipm side sideb sidek sides
-1 signi sigte simul singl six skipp slab sligh slowe slug spans spawn spool statu stop stori strft subpr
-1 subqu succe sugge svg swap synce tab take takin talks telli tempe than then thous throw ties timed tokio
-1 topic torn torna total tower townc trace trail treat trian trims tty tuple turn two tz under unhas unico
-1 unloa upstr use used user' utc uv valve varia varin vecto verba viewe voted waitr wasm- webso when wheth
-1 white whole wired yello yield zerol zoom zsh
-2 , ^accou ^add ^admin ^an ^async ^batch ^below ^black ^build ^call ^categ ^chang ^chunk ^closu ^conne
-2 ^deep ^diges ^discr ^doors ^drop ^emplo ^fatal ^fees ^forma ^heade ^impro ^index ^ingre ^insid ^limit
-2 ^lock ^locks ^make ^merge ^mergi ^missi ^mock ^none ^of ^on ^open ^openi ^optio ^outli ^pages ^parce
-2 ^parqu ^peopl ^permi ^pipes ^plugi ^postg ^print ^produ ^prope ^pumps ^recei ^refre ^refus ^regul ^retri
-2 ^seeki ^serve ^signa ^slow ^sort ^ticke ^times ^toggl ^unwra ^updat ^versi ^warni ^whene ^wildc ^worke
-2 ^writi accor accou added adds advis age ages alaba align all alter altho apps arm artic asks atomi auth
-2 authe autod back bar binar blank boot call categ class closu codec coded colla csv cutof dash depre deriv
-2 desce dials diges disap disca discr disk dist does doors downl dry dumpi e e-mai envir equal error escap
-2 expan expli expor failu false fan fatal fcm fees fewer finit fixtu fold forei forev forty forwa four
-2 fourt fuchs game gatew git given glaci gocov gone gorou grams has hashi heap heavi held hex hold holds
-2 host html hyphe ignor imper impro imput in-me inact inclu infin ingre inser insid invol items itera jar
-2 jenki jira journ jumps keep keepe kerbe kilos kiosk ldap less lfs libso lift liter loan log lose loses
-2 machi mailg manif mappe march media membe menu mesh micro milli mkdoc mock monot most moved movin museu
-2 neare newli nil noon octet offli opera organ other outpu p panel parce parqu patte pendi permi pid pipes
-2 pixel plann pods polic possi posts preve pumps purge put race ready reent refun rest roles rolls rotat
-2 saved scann scope secti seeki send shall shard shutd sigma site sites sketc skips sleep stack stdio stops
-2 stora submi super svelt tags that theme throu tls to toast trees trip true trunc turns typed uncom union
-2 unloc unsub url versi vet viewc virus votes vpn warns water widge wrap wraps wrong yaml young zones
-3 * ^acqui ^attri ^bash ^brotl ^compa ^defau ^email ^env ^file ^filte ^funct ^gzip ^haiku ^if-no ^isort
-3 ^jobs ^keep- ^leads ^lesso ^line ^membe ^migra ^minor ^npm ^passi ^pre-c ^rebas ^regre ^repor ^right
-3 ^runni ^saveg ^searc ^sende ^set ^slugs ^sprit ^token ^value ^vendo ^webpk ^weekl actua adapt add again
-3 algor alias alrea anew async attem avail bash baske blue both bundl c calli cart cent cheap closi colon
-3 condu confi consi conso dedup delet devic dialo diffe dirty distr drain drawn dump effec eleme euros
-3 exhau exits fails fall files flow foote forks found grows haiku handl head hidde histo hooke http if-mo
-3 if-no impor inoti input ipadd is jj just kapt keep- lacks lates leads leaf leaks lesso lf link linux list
-3 lives locke logs made marks metad monom mypy nanos node' none notif ones only over overf pad pane passi
-3 pay photo plan plans polli port predi prese prici print promi punct puts raise read- reads refin refle
-3 regis repea requi resol rewri rust rustl safar safe saveg says sdk shift slugs solar sort sphin sprea
-3 sprit squar stdin stdou stick struc subfo survi synch tasks tempo toggl track traff tree tsd tsx twitt
-3 unwra uuids viewp waits wakes wasm web webpk whose wildc wine wiped wizar writa writi xo
-4 ^after ^appro ^ci ^coupo ^curre ^dark ^extra ^go ^guest ^inter ^items ^loadi ^maint ^nativ ^neste ^numbe
-4 ^only ^payme ^pytho ^seats ^senso ^spark ^unkno ^uploa ^upser ^watch ^with ^witho ^write a acqui alway as
-4 at attri auto- autom avera backg balan bindi body bucke by byte bytew chain clang colou compr consu could
-4 dark decod decor deep djang do docke dropp dupli emit encry end-t even excee expre extra fail fallb feed
-4 fills flush folde font forge forum fragm front gigab gzip hands hash healt helpf highl hostn hour hourl
-4 humid insen integ line load loadi logge matte model mqtt negat nginx nulla numbe of offse old origi outli
-4 paid paral part postg proxy recur refre regio regul renam reque reuse ring ruff runne runs scale schem
-4 searc seats seed seque seria shipp shuff size so spark stage strin sunda taken takes tax tenan the thirt
-4 those timeo uncha unit unkno up upser urls verbo weekl year zone
-5 ^autho ^clien ^comme ^image ^metri ^once ^repos ^unit ^webho actio allow and appen array betwe bodie
-5 booke calen calls clone close cost coupo curso cycle daily date del digit dots edito elimi embed exit
-5 facto final gener guest half his hook hours infer infor inher inval its kept lapse level link- lists
-5 locat loop marke mergi mount ms name needs netwo newer nine now npm null opens or packe paged pages patch
-5 path plugi prome prope prote pump pytes read redir refer regar rejec remov repla round rules runni same
-5 sende sent set sever show snaps sorte stars step stric tabs targe termi twice unnot uri uris view visib
-5 ward warni watch write years
-6 ^` ^branc ^calli ^check ^cooki ^dead ^draft ^invoi ^order ^tags ^users above anony argum arriv becau bed
-6 borro brotl bytes canno cents chunk comma compo conta cooki dead deliv depth detec encod endin exist file
-6 filte free from idle ids image incre inlin key label lexer loade locks map may mb must named neste next
-6 oldes open panic parsi picke post push pytho rando rates readi rebui recei reloa resul rooms row sched
-6 score sets shown shows sold sorti still title unix uploa value was zero
-7 ^get ^reque ^revie ^sessi appli becom buffe built callb cance case child cold count draft email falls
-7 finge leade lost make metri midni node older page paths payme pool previ redis refus rende reset respo
-7 retur secon sees strea ten their three token twelv twent uniqu webho wheel while windo zende
-8 #3 ^a app batch bot compa compi curre delay event gives hashe job jq lazil local match memor metho middl
-8 missi paren proce queue repli role rows run see socke start store table times users valid verif which
-9 #1 #2 ^messa ^the ^they ^§ addre block brows but chara colum compu creat defau empty expir field frame id
-9 index liste lock optio order overr sessi shado stder symbo trigg unles user worke §
-10 ^delet ` calle heade ninet per retri stati threa trans were
-11 @ cache case- minut mode moves parse parti proje workf
-12 conne five invoi json strip
-13 norma
"""
