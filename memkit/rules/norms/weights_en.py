"""Which way English stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
13 ^to appro assis gets hand on-ca perso whoev you
12 ^do ^no ^our agent look our revie team
11 ^fetch ^insta ^keep ^use chang devel peopl prefe repos sprin touch we
10 ^befor ^confi ^for ^never ^new ^prefe ^run ^stop bump carry copy decid eyes featu firew fix fixed here
10 lower pair pull right secur send sql stays
9 ^avoid ^contr ^impor ^it ^treat annou anyon anyth bug chat code conve custo diff disag don't doubt frida
9 hooks migra misma new publi quick rathe refac relea strai tests this ticke trust vendo wiki withi
8 -rf ^don't ^if ^remem ^secre ^state acces alarm autho avoid befor contr else estim exper fixes grant hande
8 inter lapto lifte manag monda off quart red remem repro rm sign sign- skip spike suppl updat weeke whene
7 ^agent ^alway ^const ^excep ^pleas ^set ^we ^work ^you addin agree answe ask boole candi clear colle dana
7 depen desig done engli findi get green incid late ledge logic never nowhe offic pin pleas sente ship tell
7 todo verb work
6 ^anyon ^api ^engin ^findi ^hotfi ^leave ^one ^publi ^send ^stick ^under anybo api begin below bette branc
6 bypas caref claim clean come day demo destr edit edite endpo engin faili fetch forbi frien inste keep
6 keych left looki modul nearl nobod note out outag owns pushi quest rotat runbo scan since someo stay summa
6 sure teste they us use way who witho
5 --tru -p ^backp ^certi ^copy ^devel ^faili ^flaky ^from ^helpe ^ignor ^large ^nobod ^perfo ^telem ^valid
5 ^whoev ^write alone aside backp backu been black bots comes comme compl const cover crede cut data deadl
5 diffs discu domai durat duty expec fine frown globa hardw helpe hxxp if inven layer legal long maint menti
5 model morni move night onlin passe past paste perfo postm prepa produ recom reply resta rever secre senio
5 short shoul silen someb spari speak squad squas stand style suspe syste telem tense third unrea unsaf upon
5 urgen worry
4 #0 ^alarm ^ask ^boole ^bump ^code ^commi ^consi ^crede ^cron ^datab ^depen ^encry ^estim ^every ^expir
4 ^first ^force ^forge ^let ^licen ^log ^meeti ^merge ^model ^names ^on-ca ^pin ^pipe ^raw ^schem ^ship
4 ^skip ^stand ^todo ^vulne ^wrap accep added adjus after ahead analy aroun askin audit bench blame bound
4 chann codeo commi conce consi curl descr do docum dot editi eleva exact expla exter find finds fixin follo
4 forgo gate gist goes group hotfi how incon land lasts legac let licen loopi manda meeti merge names near
4 neigh noted one-l owned owner packa pause pipe plain plaus pm pr press proof proto quiet raw rerun resou
4 retro rfc sales sandb shade signe simpl slash small soon space stabl stuck tag test them thing tools treat
4 unrep user- using uuid vulne waved wedne wheth wrapp your
3 --no- ^all ^as ^batch ^bette ^break ^broke ^claim ^debug ^disab ^docum ^down ^four ^funne ^gener ^give
3 ^globa ^handl ^in ^macro ^mocks ^night ^not ^outda ^pasti ^pipel ^postm ^price ^priva ^pushi ^rathe ^refac
3 ^rejec ^reply ^spike ^sql ^stake ^stale ^start ^style ^teams ^tell ^trans ^unuse ^when abstr among anywa
3 apis assum backw best big boss briti bumpe call caugh certi chore cla conse conte cuts dealt desk did
3 direc dispu docst dumps durin edge edits eye favou ffi filed finan flaky forma full funne go guess hangs
3 hard- help hires holid hosts insis insta into issue lack large lawye lead linte live looks loops major
3 mark mocks month namin newes noteb often onto ours outda pasti penet pip pipel poste pract quara real
3 reaso reboo recor rehea remai repai repor resor retry rollb rota rule scien scrip sessi setti settl share
3 ships sight signi sleep slow spell spot stake stale state suite swapp tech terra thems time- toget told
3 top trave trimm tuesd ui unsur upgra vault visit wait waive weigh words writt yearl zones
2 --for ^abbre ^amoun ^answe ^any ^archi ^backw ^bench ^cloud ^deplo ^drop ^eleva ^error ^faile ^field
2 ^firmw ^fix ^golde ^hidde ^kindl ^knowl ^ledge ^legal ^lints ^load ^long ^long- ^magic ^make ^namin ^note
2 ^nothi ^old ^owner ^post ^put ^red ^refra ^regex ^resto ^retro ^sampl ^secur ^shoul ^someo ^squas ^struc
2 ^syste ^templ ^test ^third ^tool ^tools ^trust ^turn ^two-f ^ui ^unsaf ^what aband abbre ackno add advan
2 agend alert asked asks atten base behin belie besid books bot's calib card care cases cells cherr click
2 cloud confl core corre crash cross cto curat dba decli deepe desks disks docs doing drawe drill due each
2 early easy echoe emoji enter entry enums env envir eveni every examp fact fifte finis fire firmw fixup
2 flags flash form four- fragm freez frenc funct give golde greet guild handl have havin hears human hurry
2 idea impat imple inbox inclu inden indep inspe intac invok jmh kindl knowl lands lates launc leave libra
2 life lines lint lints long- looke magic maile main manua matri mergi mutes need neede newco notic objec on
2 onboa one-p opene openi ops orall ought pager pays perio perl pinne playg portu premi princ prior priva
2 priya probl promp purch rarel readm recon refra regre risk rollo save seman servi signa signs sit skipp
2 staff stick stop suffi tabs tagge taggi telli texts thres tidie tidy to tool two-f type types typo unenc
2 units unpac unuse vette via waiti wall warm what why wide word wrap yes yours
1 ^alert ^assis ^be ^becau ^big ^both ^busin ^bypas ^circu ^dana ^dates ^demos ^depre ^desig ^direc ^docs
1 ^fixes ^frien ^integ ^issue ^it's ^legac ^let's ^lint ^marta ^mergi ^overr ^pair ^panic ^patch ^patie
1 ^penet ^perso ^pinni ^prefi ^pull ^quick ^rate ^relea ^revea ^rollb ^rotat ^sales ^scree ^short ^sign
1 ^since ^soil ^sprin ^stack ^stagi ^stude ^suppo ^team ^think ^this ^time ^try ^unrev ^utili ^whate ^you'd
1 about accom activ actor all alter asser bad badge bare be behav beta billi booki boss' bothe brief bring
1 budge bugs build bumps butto cake capta catch ci circu clust coord crew cutti datac decor defin demos
1 deplo dome drop emplo empti enfor error europ exami expor exten failu famil first float for force goals
1 gramm guide habit hacks handb happy hot house ident immut incom instr intro inves iris isort it it's joins
1 last later lectu let's lfs limit login loss loude lunch machi mail maili malwa maria marta mediu minim
1 mocki money museu no nod nor not notes nothi now obser odd okay on-si open optim outsi own pairs paper
1 patch pinni place pre-c price privi promo provi query race rated read- reduc regen regex revea rolle root
1 runti scree seen shout slip smoke soaks soil somet sound sourc specs step steps stopp stude sudo suppo
1 swall swept switc teams teles thin think thurs timeo too toolc triag try turn two-p unrev untes untou
1 upper user' utili views wareh whate where will wipes wise wishe with worki you'd zlib
-1 * --ext --i --m --n --p --pat --slo -b -oo -w ^adapt ^ajv ^anyth ^array ^avata ^backu ^blog ^bodie ^by
-1 ^callb ^chunk ^claus ^clean ^closi ^closu ^cold ^comma ^copyi ^creat ^curso ^custo ^decod ^deep ^destr
-1 ^diagn ^diode ^disch ^docst ^echo ^embed ^envir ^expor ^file ^files ^flatt ^go ^grade ^gradi ^healt
-1 ^highe ^hijac ^host ^hover ^http ^httpx ^idle ^incid ^infer ^inher ^inser ^irrig ^itera ^label ^late
-1 ^later ^leadi ^leap ^lock ^locki ^mixin ^node ^null ^nulli ^of ^opt-i ^outpu ^packe ^parce ^parti ^peopl
-1 ^pino- ^poppi ^predi ^previ ^produ ^progu ^proto ^puma ^push ^pushe ^raise ^range ^read ^reade ^refun
-1 ^requi ^revie ^rooms ^ruff ^runti ^setti ^settl ^shutd ^sidek ^slab ^spans ^subty ^sulp ^symbo ^tasks
-1 ^tempe ^terra ^there ^threa ^thumb ^timeo ^times ^torna ^train ^unico ^until ^valve ^varia ^verbo ^vote
-1 ^votes ^waitr ^wasm- ^wheth ^windo accen accou acros actua adds admin again ages aggre ajv alloc also
-1 altho altog amber andro annot apply async atomi autor avata axis backe backl backo backt bag batte behal
-1 blog bounc boxed break broke bus came can capit cart cdn centr cet charg chars check class claus clien
-1 closu cmpxc coded colli color concu copie copyi cors costs cours crawl csv cube cuda curso daemo dashb
-1 datab dates dayli debug delet deman depre diagn dict dimen diode dirht disca disch doc door down draws
-1 drift dropw e-mai echo effec eight eleve ellip ends entir evalu excep explo expon false farad few fifo
-1 filen film flatt folde forty freel fsync fuchs garba gatew gauge gb gh-pa ghett gil githu glaci glob
-1 gocov gorou gradi great guard hand- harml hatch heavi hidde hide hides highe hijac hkdf hover https httpx
-1 icons imput in-me in-pr inact indic inser irrig itera java jobs joine kafka kb keeps kerbe kerne keyed
-1 kille kilos koa-c lag lags lambd langu laten leadi leak leap learn least less lets lifec light loads
-1 locki log logou loose macro many mappi maps marsh maske may menu menus metac mime missp mixin mobil mock
-1 monit mosai most moved msgf mutua mypy nativ newsf nfc notif nulli numer nurse occur octet offer once
-1 ones opt-i os os-po p-tim pagin panel parce parts pass path- pathn phase pick picke pile pino- pins pipen
-1 plan play playe pnpm pod pods polls polym poppi possi posts prepr prese prici progu puma pushe quali
-1 quant races rain raisi rate reade reads ready rebal rebas recla redra renam reord repre reqwe reser resiz
-1 reten reusi roots rover run savin scann secti sends sense seven shell shift shutt sidek sigte simul singl
-1 slab sligh slowe sort spans spawn split statu stori submi subpr subqu subty succe sugge sulp svg swap
-1 synce t tab takin tempe than thank theme then there thous throu ties time timed tls toggl topic topmo
-1 torn torna total tower townc traff train trees trian true trunk tty typed typos ulp under unhas unico
-1 unloc unsee unsig unsub upstr user uses utc uv v valve varia varin vecto verba viper vote voted voter vpn
-1 waitr wal warns wasm- webso white wins wired writi yaml yello yield young zoom zsh
-2 , -o -prog -werr ^above ^accou ^acqui ^admin ^airfl ^audio ^bash ^below ^black ^build ^categ ^chard
-2 ^compa ^conne ^cycli ^defau ^diges ^discr ^divis ^doc ^doors ^dupli ^each ^email ^empty ^fatal ^fees
-2 ^filte ^finis ^follo ^funct ^haiku ^heade ^hired ^ids ^if-no ^impro ^index ^ingre ^insid ^inter ^jobs
-2 ^keys ^kotli ^leads ^lesso ^linki ^logs ^missi ^mock ^none ^npm ^once ^open ^optio ^outli ^pages ^parqu
-2 ^pre-c ^pytho ^rebas ^recei ^refre ^refus ^regre ^regul ^reset ^retri ^route ^runni ^save ^seeki ^serve
-2 ^signa ^slugs ^snaps ^sorti ^sprit ^strft ^tests ^two ^unsig ^unwra ^uploa ^versi ^watch ^whene ^wildc
-2 ^writi abort accor advis airfl alias align amoun an appea apple apps archi arm artic attem audio auth
-2 authe back backg balan bar baske bindi blank blue bundl categ chain chard clock codec colla colou comma
-2 compo condu cutof cycli dash dedup deriv dev diale dials diffe dist divis domin doors doubl downl drawn
-2 drops dry dumpi e elect euros expan fail fall fan fatal fees flat forei forev four fourt game given grams
-2 haiku has hashi heap heart held hex highl hired hostn hours html hung idemp if-mo if-no ignor imper impro
-2 infin info ingre initi inoti invol item jar jenki jira jumps keepe ldap leads leaks lengt lesso libso
-2 lift like link linke linki linti linux liter lives loan locke lose loses lowes mailg make manif mappe
-2 march maste media mesh meta micro milli mirro monom monot movin must nanos neare needs newli nil node'
-2 nosor offli old p paral parqu passw patte pendi pform phone pickl pixel plann plans plugi polic port post
-2 pre-r preve punct purge raft range recur refin resam resol rest roles rolls rules rust rustl safar saved
-2 savep says scope sdk seeki segme senso separ setup shipm shutd sigma site six sketc skips slugs solar
-2 sorti spill spool sprea sprit stagi stdio stora strft super svelt synch take that throw trace trip tsx
-2 twent twitt tz uncom url used vet viewe viewp votes wakes watch water whose widge wildc win wine wraps xo
-2 zerol
-3 ^addin ^an ^async ^attri ^comme ^coupo ^curre ^data ^emplo ^env ^extra ^fixtu ^gzip ^hooks ^isort ^items
-3 ^line ^loadi ^locks ^maint ^membe ^on ^openi ^passi ^payme ^permi ^postg ^prope ^pumps ^seats ^sende
-3 ^spark ^they ^unkno ^vendo ^webpk ^weekl ^worke above acqui adapt alaba algor anew are as autod avail
-3 betwe binar bodie byte bytew c carri cent cheap codes colon colum confi conso could creat deep del diges
-3 digit dirty discr distr docke does dropp eleme end-t equal exhau exits expre faile fallb feed fewer file
-3 finit flow fold font found gone hash head helpf histo hold holds hooke host humid ids impor infer input
-3 insen insid ipadd jj journ just kapt kiosk kotli leaf level lf linea link- load loadi locat logge made
-3 marks matte messa mqtt msg named netwo nginx none noon numbe one only organ origi outli overf pad pane
-3 part partn passi paths pay payme photo polli postg predi promi pumps puts refer refun regul requi rewri
-3 ruff safe seque shall shipp show shuff spark sphin stack stage stdin stops sunda survi tags tasks tempo
-3 termi the trunc tsd turns twice uncha union unnot unwra value viewc visib waits warni web webpk while
-3 whole wiped wizar would write
-4 --dry --run ^--dry ^brotl ^cooki ^dark ^guest ^image ^messa ^metri ^nativ ^neste ^only ^repos ^right
-4 ^saveg ^searc ^senso ^slow ^upser ^webho ^with anony appen attri auto- avera bed body booke both bucke by
-4 calen calli calls captu clang clone closi compr consu cost coupo cycle dark decod devic dialo disk drain
-4 dump dupli edito elimi excee fails front gigab git grows hands healt hook hour hourl http idle infor
-4 integ is items kept key lexer line local locks more mount negat nine nodes offse opera other packe pages
-4 paid panic parsi prima prote push pytes raise readi rebui refle rejec reloa rende repea reque reuse ring
-4 rooms runne salt same saveg schem seats sent seria serve sold stdou stric strin subfo taken targe tax
-4 templ tenan title track tree two unit upser uri uris urls verbo view ward wasm writa year zone
-5 ^after ^autho ^calli ^ci ^clien ^dead ^draft ^invoi ^migra ^numbe ^reque ^tags ^token ^unit ^value ^warni
-5 ` a actio addre and array assig at bytes cents chunk close compi count daily dead deliv depth draft email
-5 embed encry extra facto fills filte final finge flush free from gener guest gzip hashe his incre its
-5 lapse lazil lists logs lost marke means ms newer ninet npm null nulla of opens path print prome prope
-5 pump rates read redir redis refre regar regio regis round rows runni scale sched seed sees sende sever
-5 shado size snaps so sorte squar stars still those token unkno uploa verif weekl years zende
-6 ^` ^appro ^get ^order ^users ^witho app appli argum arriv becau borro brotl buffe chara child date delay
-6 detec encod exit forks half jq liste loade loop map mb memor metri name neste next node oldes or overr
-6 proje pytho rando recei repla reset runs score searc see sets shown start table their thirt twelv unix
-6 was webho zero
-7 #1 ^branc ^sessi autom becom bot built callb cance case cold compa cooki endin event exist falls gives id
-7 image inval label match metho older paren pool previ proce refus respo row secon shows socke strea ten
-7 three uniqu valid wheel which worke
-8 #3 ^chang cache canno compu conta expir frame inlin lock middl midni optio page queue remov resul retri
-8 role stati stder store symbo takes times windo
-9 ^a ^delet brows case- empty field index job leade missi order repli retur threa trigg unles §
-10 #2 ^the ^§ block calle curre defau heade minut mode parse parti trans users were
-11 but five invoi per strip workf
-12 @ json moves norma
-13 conne
"""
