"""Which way English stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
15 on-ca perso team
14 ^our appro fixed hand our peopl
13 anyth devel hande manag revie secur sign- sprin touch
12 chang diff logic look pair repos stay stays suppl wiki
11 ^excep ^impor alarm annou code conve decid estim eyes featu frida here land lower misma quart quick refac
11 ticke us we work
10 ^const ^secre ^we acces agree assis autho boole chat colle engli firew fixes get lapto lifte monda offic
10 repro sente spike sql strai weeke
9 ^api ^confi ^don't ^state ^work among anybo bench bug custo deadl demo don't gets grant incid long nearl
9 out relea right someo todo verb
8 ^commi ^depen ^every ^findi ^flaky ^hotfi ^it ^nobod ^under adjus bette books bypas carry claim come cover
8 descr desig discu endpo engin faili findi fix frien hardw late left looki mocks modul move nowhe off prepa
8 pushi quest rathe rever runbo since stabl summa teste tests toget vendo whoev
7 ^backp ^captu ^certi ^encry ^error ^expor ^for ^helpe ^if ^large ^publi ^you agent anyon api backp bots
7 clean comes comme conce contr cut day depen disag domai done edite else finds fine globa goes green hxxp
7 incon inter legal new nobod onlin owns prefe red rule senio settl ships unsaf updat urgen uuid way whene
7 withi you
6 ^agent ^all ^any ^crede ^faili ^it's ^model ^perfo ^refac analy audit been below bumpi codeo copy crede
6 desk docst dot duty exper flags hooks hotfi inven issue it's looks note noted nothi ought outag past paste
6 pause perfo postm produ publi quiet raw reboo retro rfc rollb rollo short silen slash small spari speak
6 style suspe tense test thems thing third tidie tools wedne witho
5 ^alarm ^as ^befor ^bench ^boole ^claim ^code ^contr ^cron ^datab ^estim ^fetch ^first ^in ^licen ^log
5 ^meeti ^names ^new ^night ^pleas ^pull ^raw ^stale ^stand ^style ^telem ^tests ^to ^valid ahead aloud
5 answe aroun aside avoid backu befor black blame bound candi card caref clear compl dana data durat edits
5 examp expla favou ffi forgo go guess help hires main meeti merge migra near neede neigh newes night one-l
5 plaus pleas press proto recor rehea resou sales save scan scrip secre squad squas stand stuck telem top
5 unrea unrep user- waved weigh well who why words worry
4 ^anyon ^archi ^bette ^break ^broke ^cloud ^devel ^down ^faile ^four ^gener ^globa ^handl ^ledge ^legal
4 ^macro ^no ^not ^on-ca ^outda ^pasti ^price ^rejec ^relea ^shoul ^stake ^stdli ^teams ^todo ^vulne ^whate
4 accep after alert anywa assum backw base begin boss bot's branc briti bumpe caugh certi chann chore cloud
4 conse cto dealt direc dispu docs docum doubt edge eleva entry eye fifte filed find flaky focus follo full
4 gette hangs hosts hurry impat imple inste jane lasts launc lead ledge maint manda mark menti morni never
4 noteb objec optim ours outda owner party pasti pays penet pin pipel poste pre-c priva proof pull readm
4 real reaso recon remai repai repor risk rota sandb say servi setti share ship shoul sign simpl soon spell
4 spot stake stdli switc syste tech terra tidy trimm trunk tuesd ui visit vulne wait waive word yearl
3 #0 ^abbre ^alert ^amoun ^backw ^debug ^deplo ^docum ^envir ^field ^force ^integ ^knowl ^let's ^loggi ^long
3 ^marta ^mocks ^namin ^old ^owner ^pipel ^postm ^priva ^pushi ^red ^retro ^schem ^secur ^small ^someo
3 ^spike ^sql ^squas ^stack ^test ^tool ^tools ^trans ^ui ^unuse ^user- aband abbre ackno advan apis belie
3 big billi bring care cases cells circu click clust codes const core corre cross cuts cutti defin desks
3 disks drawe drill due dumps durin echoe enter enums env eveni exact execu expec finan fire float forma
3 four- freez funct happe hard- have helpe holid inbox indep inspe intac knowl large let's libra licen life
3 linte live loggi looke loude major manua marta month mutes namin no-go one-p orall owned packa pager passe
3 perio perl phone pinne playg pr pract princ promp quara rarel reach regre rerun resor scien self- seman
3 shout sight signa signs sit space state suffi suppo swapp tag templ texts they this thres time- told trave
3 triag tried trust type typo unenc units waiti wall whate wide wise worde worki writt
2 ^anyth ^assis ^be ^becau ^busin ^copy ^cover ^custo ^desig ^direc ^eleva ^expir ^firmw ^fixtu ^frien
2 ^golde ^legac ^lint ^logic ^long- ^one ^patie ^pinni ^rate ^regex ^resto ^rollb ^run ^scree ^short ^stop
2 ^third ^this ^timeo ^two-f ^unsaf ^utili ^what ^whoev ^you'd accom activ agend alone anoth asked askin
2 attac atten bad behav behin belon beta boss' brief bump bumps cake capta cherr clien commi coord copie
2 crash curat days decli deplo destr dome each editi emerg emplo empti enoug exami exten fact famil fifty
2 firmw flash form froze golde gramm group guild habit havin hears hints hot house idea ident if inves invok
2 iris isort jmh jobs last later login long- longe lunch maile makes muted names nod nor obser odd on-si
2 onboa opene ops outsi pairs perce picks pinni place plain prece priya purch pushe query recom regen retry
2 slow someb specs stopp sudo tagge teams thin too tool toolc turne two-f two-p unpac unsig untou upgra
2 upper utili week what where wins works yes you'd your
1 ^anybo ^asser ^big ^binar ^both ^bug ^cache ^dana ^dates ^demos ^docs ^each ^exper ^featu ^fixes ^inden
1 ^inste ^issue ^junio ^label ^lints ^load ^neith ^nothi ^pair ^passw ^penet ^perso ^query ^quick ^reset
1 ^rever ^sales ^sampl ^share ^since ^sprin ^stude ^team ^templ ^teste ^unrev ^untru ^urgen also ask asser
1 away badge being best beyon board bothe break busin butto chart check ci clipp crew demos disco doc earli
1 end enfor entri europ evict exhib exter fetch finis for forme gate goals going greet hacks handb home
1 inden infra into irrig it itsel junio justi keeps kill leave lectu linke links lint lints loops maili
1 measu mediu neith newco not okay on onto paper pass patie piece platf plug- privi progr qa rated regex
1 renew resto root scree seen signe skip slip slows soaks somet sound sourc staff stagi stale stude swall
1 swept task teles text them there thumb thurs unrev until untru unuse vault vette void whom wishe would
-1 ^above ^adapt ^addin ^airfl ^ajv ^among ^annot ^array ^at ^attac ^audio ^auto- ^avata ^backu ^blog ^bodie
-1 ^by ^callb ^chard ^claus ^clean ^closi ^cold ^comma ^creat ^curso ^cycli ^decod ^destr ^diode ^disch
-1 ^divis ^doc ^dupli ^edito ^ellip ^embed ^empty ^files ^finis ^fixed ^flatt ^follo ^frame ^grade ^gradi
-1 ^hijac ^hired ^hooks ^host ^hover ^httpx ^idle ^ids ^incid ^infer ^inser ^irrig ^keys ^koin ^kotli ^late
-1 ^later ^leadi ^link ^linki ^locki ^logs ^mergi ^mixin ^multi ^node ^null ^nulli ^opt-i ^packe ^peer
-1 ^pino- ^predi ^progu ^puma ^raise ^range ^read ^reade ^repli ^requi ^retry ^rooms ^route ^ruff ^runti
-1 ^save ^send ^set-c ^setti ^settl ^shutd ^sidek ^slab ^snaps ^sorti ^spans ^split ^strft ^symbo ^tabs
-1 ^tempe ^terra ^threa ^thumb ^time ^torna ^train ^type ^unico ^unsig ^valve ^verbo ^votes ^wasm- ^when
-1 ^where ^windo abort accen acros addin airfl ajv alive alpha amber an andro apple apply archi are artef
-1 artif audio autor avata axis backe backl backo backt bag batte be blog bounc boxed boxes calla came can
-1 capit carri cause cdn centr cet cgi chard charg chars claus cli clock colli concu conte costs cours crate
-1 crawl cuda curve cycli daemo dashb datab dates dayli deman deref dev diale dict dimen diode disab disca
-1 disch divis domin door doubl downt draws drift drop dropw ecdsa eight eithe elect eleve ellip enabl ended
-1 entir evalu expen explo expon faile farad fast few film first flag flat flatt flick forbi fork fsnot
-1 fsync gain garba gauge gb gh-pa ghett githu glob gradi great guara guard hand- hatch heart hello hides
-1 hijac hired hkdf hover how https httpx hung icons idemp in in-pr indic initi inner io iso item java joins
-1 kafka kb kerne keyed keys kille kills koa-c koin kotli lag lags lambd langu laten lazy leadi leak learn
-1 least lengt lets lette lifec light like limit linea lines linki linti loads locki loose lowes macro magic
-1 many mappi maps marsh maske maste menus messa metac mime missp mixin mobil more msg multi mutua n newsf
-1 nfc notes nulli numer nurse occur offer once one opt-i os os-po p-tim pagin param partn parts passw path-
-1 peer pflag pform phase pickl pile pino- pins pip pipen play playe plays pnpm pod polls polym pre-r prefi
-1 prepr primi prod progu promo provi pulls puma quali quant raft rain raisi range rebas recog redel redra
-1 relat reord reply repre resam reser resiz resta reten rolle roots route rover runti savep savin segme
-1 selec serie serve set-c setup seven shell shipm side sideb sidek sides signi sigte simul singl six sketc
-1 skipp slab sligh slowe slug spans spawn spool statu stop stori strft subpr subqu succe sugge svg swap
-1 synce tab take takin talks telli tempe than then thous throw ties timed tokio topic torn torna total
-1 tower townc trace trail treat trian trims tty tuple turn two tz under unhas unico unloa upstr use used
-1 user' utc uv valve varia varin vecto verba viewe voted waitr wasm- webso when wheth white whole wired
-1 yello yield zerol zoom zsh
-2 , ^accou ^add ^admin ^an ^async ^batch ^below ^black ^build ^call ^categ ^chang ^chunk ^closu ^conne
-2 ^deep ^diges ^discr ^doors ^drop ^emplo ^fatal ^fees ^forma ^heade ^impro ^index ^ingre ^insid ^limit
-2 ^lock ^locks ^make ^merge ^missi ^mock ^none ^of ^on ^open ^openi ^optio ^outli ^pages ^parce ^parqu
-2 ^peopl ^permi ^pipes ^plugi ^postg ^print ^produ ^prope ^pumps ^recei ^refre ^refus ^regul ^retri ^seeki
-2 ^serve ^signa ^slow ^sort ^ticke ^times ^toggl ^unwra ^updat ^versi ^warni ^whene ^wildc ^worke ^writi
-2 accor accou added advis age ages alaba align all alter altho amoun apps arm artic asks atomi auth authe
-2 autod back bar binar blank boot call categ class closu codec coded colla csv cutof dash delet depre deriv
-2 desce dials diges disap discr disk dist does doors downl dry dumpi e e-mai envir equal error escap expan
-2 expli expor failu false fan fatal fcm fees fewer finit fixtu fold forei forev forty forwa four fourt
-2 fuchs game gatew git given glaci gocov gone gorou grams has hashi heap heavi held hex hold holds host
-2 html hyphe ignor imper impro imput in-me inact inclu infin ingre inser insid invol items itera jar jenki
-2 jira journ jumps keep keepe kerbe kilos kiosk ldap less lfs libso lift liter loan log lose loses machi
-2 mailg manif mappe march media membe menu mesh micro milli mkdoc mock most moved movin museu neare newli
-2 nil noon octet offli opera organ other outpu p panel parce parqu patte pendi permi pid pipes pixel plann
-2 pods polic possi posts preve promi pumps purge put race ready reent refun rest roles rolls rotat saved
-2 scann scope secti seeki send shall shard shutd sigma site sites skips sleep stack stdio stops stora submi
-2 super svelt tags that theme throu tls to toast trees trip true trunc turns typed uncom union unloc unsub
-2 url versi vet viewc virus votes vpn warns water widge wrap wraps wrong yaml young zones
-3 * ^acqui ^attri ^bash ^brotl ^compa ^defau ^email ^env ^file ^filte ^funct ^gzip ^haiku ^if-no ^isort
-3 ^jobs ^keep- ^leads ^lesso ^line ^membe ^migra ^minor ^npm ^passi ^pre-c ^rebas ^regre ^repor ^right
-3 ^runni ^saveg ^searc ^sende ^senso ^set ^slugs ^sprit ^token ^value ^vendo ^webpk ^weekl actua adapt add
-3 again algor alias alrea alway anew async attem avail bash baske blue both bundl c calli cart cent cheap
-3 closi colon condu confi consi conso dedup devic dialo diffe dirty distr drain drawn dump effec eleme
-3 euros exhau exits fails fall files flow font foote forks found grows haiku handl head hidde histo hooke
-3 http if-mo if-no impor inoti input ipadd is jj just kapt keep- lacks lates leads leaf leaks lesso lf link
-3 linux list lives locke logs made marks metad monom monot mypy nanos node' none notif ones only over overf
-3 pad pane passi pay photo plan plans polli port predi prese prici print punct puts raise read- reads refin
-3 refle regis repea requi resol rewri rust rustl safar safe saveg says sdk shift slugs solar sort sphin
-3 sprea sprit squar stdin stdou stick struc subfo survi synch tasks tempo toggl track traff tree tsd tsx
-3 twitt unwra uuids viewp waits wakes web webpk whose wildc wine wiped wizar writa writi xo
-4 ^after ^appro ^ci ^coupo ^curre ^dark ^extra ^go ^guest ^inter ^items ^loadi ^maint ^nativ ^neste ^numbe
-4 ^only ^payme ^pytho ^seats ^spark ^unkno ^uploa ^upser ^watch ^with ^witho ^write a acqui as at attri
-4 auto- autom avera backg balan bindi body bucke by byte bytew chain clang colou compr consu could dark
-4 decod decor deep djang do docke dropp dupli emit encry end-t even excee expre extra fail fallb feed fills
-4 final flush folde forge forum fragm front gigab gzip hands hash healt helpf highl hostn hour hourl humid
-4 insen integ line load loadi logge matte model mqtt negat nginx nulla numbe of offse old origi outli paid
-4 paral part postg prope proxy recur refre regio regul renam reque reuse ring ruff runne runs scale schem
-4 searc seats seed senso seque seria shipp shuff size so spark stage strin sunda taken takes tax tenan the
-4 thirt those timeo uncha unkno up upser urls verbo wasm weekl year zone
-5 ^autho ^clien ^comme ^image ^metri ^once ^repos ^unit ^webho actio adds allow and appen array betwe bodie
-5 booke calen calls clone close cost coupo curso cycle daily date del digit dots edito elimi embed exit
-5 facto gener guest half his hook hours infer infor inher inval kept lapse level link- lists locat loop
-5 marke mergi mount ms name needs netwo newer nine now npm null opens or packe paged pages patch path plugi
-5 prome prote pump pytes read readi redir refer regar rejec remov repla round rules runni same sende sent
-5 set sever show snaps sorte stars step stric tabs targe termi twice unit unnot uri uris view visib ward
-5 warni watch years
-6 ^` ^calli ^check ^cooki ^dead ^draft ^invoi ^order ^tags ^users above anony argum arriv becau bed borro
-6 brotl bytes canno cents chunk comma compo conta cooki dead deliv depth detec encod endin exist file filte
-6 free from idle ids image incre inlin its key label lexer loade locks map may mb must named neste next
-6 oldes open panic parsi picke post push pytho rando rates rebui recei reloa resul retur rooms row sched
-6 score sets shown shows sold sorti still title unix uploa value was write zero
-7 ^branc ^get ^reque ^revie ^sessi appli becom buffe built callb cance case child cold count draft email
-7 falls finge leade local lost make metri midni node older page paths payme pool previ redis refus rende
-7 reset respo secon sees strea ten their three token twelv twent uniqu webho wheel while windo zende
-8 #3 ^a app batch bot compa compi curre delay event gives hashe job jq lazil match memor metho middl missi
-8 paren proce queue repli role rows run see socke start store table times users valid verif which
-9 #1 #2 ^messa ^the ^they ^§ addre block brows but chara colum compu creat defau empty expir field frame
-9 heade id index liste lock optio order overr sessi shado stder symbo trigg unles user worke §
-10 ^delet ` calle ninet per retri stati threa trans were
-11 @ cache case- minut mode moves parse parti proje workf
-12 conne five invoi json strip
-13 norma
"""
