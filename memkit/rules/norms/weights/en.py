"""Which way English stems lean, in tenths: above zero towards people."""

LEANS = """
15 carry right
14 appro new on-ca publi
13 devel owner perso revie skip touch
12 assis chang fix frida never off refac updat
11 ^don't answe autho avoid branc docs don't estim first inven no prefe repos spari stay team this ticke
11 work you
10 , ^ignor ^no ^nobod befor depen discu do engin examp fixes follo grant it keep left nobod objec pair
10 postm sente ship speak tests trust we whoev withi
9 ^deplo ^do ^large ^never ^new ^publi ^to ^write acces anyon candi code const contr crede deplo done duty
9 every exper featu hardw if incid keys manag migra notes paste sign stand tagge
8 ^agent ^avoid ^depen ^devel ^keep ^prefe ^stop ^use ^work ^you all conte datab eyes folde globa green
8 inter isort issue logic looks main merge our perfo pin pull pushi readm secur sprin state stop style third
8 using vendo witho
7 ^acces ^anyon ^contr ^cron ^engin ^fetch ^insta ^mocks ^our ^perfo ^pin ^pleas ^run ^start agent alway
7 black bug clean colle commi copy data decid edits endpo faili forbi frown get gets gist here hotfi how
7 hxxp land legac lengt lower maint mergi mocks not onlin pleas pract raw resou senio short slash small
7 space toget upon
6 ^alway ^backp ^copy ^cover ^crede ^every ^force ^macro ^merge ^night ^outda ^patch ^postm ^refac ^remem
6 ^revie ^send ^ship ^skip ^stand ^style ^trans ^treat ^when ahead analy annot annou anyth backp backw below
6 blame bump bypas call care dana descr direc docum drop exact expec fifte fine flags force given hand help
6 helpe keych ledge long looke manda manua namin now outda own owns priva quest reach reaso recom recor
6 remem resor rever rollb rota secre send settl shade shoul slow spot squas swapp to toolc tuesd unsaf up
6 who
5 -rf ^abbre ^all ^appro ^boole ^const ^data ^globa ^helpe ^hotfi ^inter ^leave ^magic ^pasti ^pipel ^pushi
5 ^raw ^schem ^secre ^sign ^spike ^stale ^test ^trust ^whoev abbre accep alrea ask autom be bette big boole
5 bots capta clear comme dot doubt edit enums error exter extra full gate group hooks into last layer lette
5 magic month need ones out outpu param past pasti quart reboo red repla rm simpl singl spell spike sql
5 stays tense time- tools triag type ui value vault vette wedne your zlib
4 --no- ^answe ^ask ^befor ^clean ^confi ^consi ^conve ^depre ^disab ^drop ^flaky ^for ^forge ^incid ^it
4 ^namin ^note ^on-ca ^one ^owner ^panic ^regex ^small ^struc ^team ^time ^unuse ^whene ackno add adds agree
4 and any askin away bad behav being caugh circu codeo creat cut day depre diff disab disag disap domai each
4 echoe engli enoug env even expla fail filed firew fixed forge funct guild hard- idea ids imple inbox insta
4 lack linte note often pairs permi place portu prece prefi premi prior probl promo quara regre relea reply
4 repro rfc rotat runbo scrip seman set sight sign- step telli text that them thin throw topic turns use
4 user' versi via wait warni weeke what whene why wiki will wrapp writt yours
3 ^any ^archi ^bench ^break ^desig ^docs ^docum ^excep ^exper ^from ^hidde ^impor ^it's ^knowl ^lints ^long
3 ^long- ^make ^mergi ^nothi ^overr ^prefi ^priva ^pull ^refra ^revea ^secur ^squas ^suppo ^syste ^ui ^under
3 ^vendo ^we actor addin among anoth begin bench bot briti busin card cells certi chann cherr ci cla comes
3 compo confl core cto defin diffs early else entri envir eveni execu ffi findi finis fixup forma frenc
3 hidde inden inher it's itera knowl lapto large lints long- major make makef may names next once onto opene
3 optio orall outsi packa passe picke plain promp prune pushe query refra rerun revea rollo runni scien
3 shall ships someb squad stabl strai sudo suite swall switc texts thing tool two uuid yes
2 ^add ^backw ^busin ^bypas ^cloud ^datab ^faili ^fix ^handl ^if ^let's ^load ^not ^passw ^relea ^reply
2 ^rollb ^rotat ^scree ^stick ^telem ^third ^this ^unrev ^unsaf accom advan billi broke claim cloud come
2 consi decis demo destr did disco edito end entry failu flag forks goes hande happy hints holid hurry in
2 launc leave legal let's libra like limit linke load look loops maria mark modul monda nativ nothi opens
2 other pinne platf push real root says sessi sound stale steps stick suffi sure tabs taggi telem tell then
2 they todo too treat trigg turne unrev untou unuse upper user user- verif whate where worki
1 * ^circu ^claim ^debug ^envir ^error ^four ^let ^loggi ^maint ^manua ^pair ^rever ^set ^tests ^there ^turn
1 ^type addre after apis asks auth bothe bring cake chat clipp crate delet desig docst doing emoji enfor
1 excep faste flaky forwa futur guide handb have human inclu infra inste items itsel justi let lfs loggi
1 longe lunch minim most neede okay on only ops ought panic patch peopl pr priya rebas rehea resta sandb
1 scree silen smoke soaks test thems there trail turn typos varia waiti way while whole with year
-1 ^accou ^amoun ^attac ^colum ^dates ^dupli ^expor ^faile ^files ^go ^gradi ^inden ^lock ^locks ^only
-1 ^produ ^refun ^shado ^stock ^token ^train ^two-f ^webso ^§ about acros alert alone amoun an anony arm
-1 artic attac barri based batch been behin bytes calls canno chrom close conta conve damag dayli debou
-1 decim deliv desce disca docke draft draw dupli eight eleve etl explo few field firmw fit flash flat flow
-1 for forty garba gb gradi handl headl held hold hosts ident ignor inact input java kafka kb landi later
-1 lax learn light links loads locke log logs mater mista mkdoc mobil mock more morni name netwo newli night
-1 none old or pause plan polli pragm px ranke recon recur refun regen regis remot requi respo resul role
-1 runne same savin scale sends separ seven shado share sms statu stock strin their thirt throu tiles twent
-1 two-f usage vecto verba view vite wakes weigh wrong yield zones
-2 ^airfl ^avata ^closu ^code ^cold ^copyi ^diagn ^each ^hover ^idle ^incre ^infer ^jobs ^leap ^missi ^outli
-2 ^parqu ^predi ^push ^sorti ^ticke above accen ages airfl allow appli archi attem avata backo balan basel
-2 body both break carri cdn centr cli clock closu copyi corpu crawl cuda dates diagn digit drift escap
-2 euros event expon expor fails foote fuzzi gatew gener gives happe hash hex honou hover html icons idle
-2 imput inser jpeg key lacks laten leap lexer line list logou looka loop macro means menus messa milli
-2 mutua notif numbe offli oldes one-t opera parqu passw patie payme perce pins pipel plans png pool port
-2 pre-c prici print proje purge races react rebui recov resiz roles row seats semic shows sigma signa signe
-2 signs sleep sorti sphin stage start stopp svg syste talk tasks tls unkno unsee used uses verbo vue wasm
-2 webso when which white wkhtm works zone
-3 ^admin ^backu ^cache ^cycli ^dead ^email ^featu ^filte ^gener ^http ^image ^integ ^invoi ^leads ^linki
-3 ^log ^messa ^mock ^null ^old ^postg ^price ^read ^regre ^regul ^reset ^senso ^tags ^thumb ^times ^weekl
-3 ^windo andro backt backu binar booke bundl calle cause chunk compa compr coord crash csv cycli dead dedup
-3 dialo diges domin downt drive durin exist filte form gil glob go grows hours imper info is jobs kerne
-3 langu lead leads libso linki live login mailg mappe maps marke media monom must ninet node path paths pdf
-3 pendi phone plugi ports post predi prima privi proce pytho quant readi regul remin reuse rooms rules run
-3 savep scans senso seria servi shutd size split stack stagi tags toggl traff trunk unles upstr vpn week
-3 x-req
-4 ^a ^branc ^categ ^cooki ^curre ^embed ^line ^numbe ^pagin ^payme ^rebas ^signa ^snaps ^spans ^spark
-4 ^timeo ^uploa a accor admin appea axis by byte can cance cart categ chart class codes consu cycle daemo
-4 dashb dimen does draws eleme embed endin excee exits flush front froze glaci gorou highl hook id idemp
-4 impor its keeps lf licen linea link- march newes open optim packe pagin panel polls provi punct rates
-4 repre resol resto retry round rust safar sent shipm shipp shuff site snaps sort spans spark stder svelt
-4 take taken targe ten the threa timeo total url was wraps write years
-5 ^alert ^attri ^comme ^conne ^coupo ^items ^label ^pages ^permi ^rate ^sessi ^symbo ^unico ^unit ^varia
-5 ^webho ` actio apply artef assig attri betwe bindi blue buffe calen cents cheap clien defau delay detec
-5 diffe doc doubl drain evalu fallb fixtu font four from host http hung image initi item jenki kille lag
-5 lazil lives match measu memor middl mirro model mount nfc nginx nodes norma of older over pages paral
-5 parsi pixel pod postg price rando range read recei regio schem scope shown sigki sigte tax than title
-5 twelv twice unico unit uris workf wrap
-6 ^an ^check ^dark ^refre ^reque also authe back borro cache captu dark date debug down end-t expre falls
-6 file hashe healt holds insid least level liste locks logge map midni monot negat null offse overf page
-6 proxy raise rate reads reset rows sdk seque serve sourc squar sunda token trace train until webho windo
-6 wizar zero
-7 ^doc ^metri ^nativ ^neste ^order ^repos ^searc ^terra ^two ^users ^versi are bucke built chara check
-7 clang clone compu count depth disk elimi expan faile files has hourl infor integ lock lost machi metri
-7 needs organ outli partn prome redis refer rejec rende repli searc seed six sold strea tag templ time
-7 trunc uploa
-8 ^migra api arriv as becau copie coupo dropp heade index infer leade lists loade mb missi ms nine parti
-8 retri retur sched see so three thumb trans utc wheel
-9 ^chang ^get block brows compi empty label mode order queue refre safe score sorte store tenan times valid
-9 worke
-10 ^delet accou at avera but cold colum cooki email encry expir five frame incre invoi json neste overr
-10 prese repea table
-11 ^` inlin job local secon sever symbo takes users
-12 hour parse per §
-13 app case- curre strip
-14 ^the conne minut runs
"""
