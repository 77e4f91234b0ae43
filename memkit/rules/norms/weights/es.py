"""Which way Spanish stems lean, in tenths: above zero towards people."""

LEANS = """
20 perso
18 deja
17 hace
15 agent conce ponen respo
14 aprue arreg ayuda códig desar edita incid revis
13 ^no alert becar empez evita limpi publi razón
12 ^se antes aprob chang equip exper fusió ingen mante para prohi repos ticke va viern única
11 ^evita acto demo despl dueño ensay españ isort modif nueva portá pull queda reque segur sigue
10 ^está ^nuest anota anunc aviso cabo cambi colab confí crede funci limit log lógic mocks mágic nadie nuest
10 nunca pr prueb públi readm rendi sprin toque versi
9 -rf ^para ^publi ^usa acabó acomp canal depen discu endpo figur fusio grand inven llave mano miérc oblig
9 push quien qué recom refac regre rfc rm trata
8 ^da ^en ^escri ^nadie ^quien ahora autor baja black commi conoc da decid despu estil final fuera habla
8 junto lento lo main manua mes muert negoc nombr nuevo obsol parej pasan peque plazo quinc ramas regis
8 reuni sesió suben subir todo tools valid vetad visto vive
7 , ^jamás ^manda ^ni ^nunca ^pregu ^prime ^recue ^todo acuer ajena algui aunqu bajar carpe comun datos
7 debaj desac descr día entre env es exter forks globa hacer imple inglé jamás lleva manda módul nada ni
7 noctu notas ochen paz pegan propu recue rever singl terce termi tipo tira toca todos ya él
6 * ^cuand ^esqui ^firma ^incre ^nada ^tiene ^usad acaba acord arqui atrás añadi bóved clase compo cualq
6 curso diffs divid docum esqui estim esto esté europ hable hacen larga lea macro mal manej model moder
6 moles máxim ningú no noteb permi prece premi princ proba que rama renom repro retro rojo sagra secre siemp
6 texto urgen usad vaya área
5 --no- ^antes ^arreg ^asegú ^coloc ^confí ^convi ^dejar ^ejecu ^empie ^hay ^mante ^por ^renue ^sálta ^utili
5 a abrev actas actua apari aquí asegú bibli boole breve cada cla const conte conve crean cuant deber decis
5 defin dejar dicen diff enums error extra favor force gist heren incom invál lunes maner manti minús mismo
5 nativ ningu o owner parám pasa pasad paste prior prisa produ red reesc relán rompa rota sangr semes sopor
5 susti sálta tocan tocar usan uuid verde vuelt wiki zanja
4 ^abre ^aprov ^bajo ^con ^consu ^cualq ^desac ^duran ^marca ^omite ^prior ^puede ^respo ^sed ^toda abre
4 afirm anter aprov apunt asist autho bench bots caso certi compr confi copia cto cuest culpa delga desap
4 diga diseñ duda duran enlaz envol este expli forza físic hay inspe insta itera las lengu manté mañan morte
4 obede paque pinta plan priya rebas recup renue rotan runbo sed simpl sin sola solic todas visib
3 ^acudi ^aquí ^avanz ^añade ^compr ^deja ^di ^elimi ^empez ^es ^manté ^ningú ^nota ^olvid ^prefe ^prefi
3 ^queda ^relee ^repet ^sobre acudi aisla antig avanz añade backp basur bueno build candi captu caída chat
3 cierr clara cober común corri crudo dada dan deben delan demás destr di eleme elimi empie envue espac
3 estab estad exami excep exclu falla featu festi fijan flag flags frase guion guía handl hotfi inmed integ
3 jefa lado leerl libre liger lint logge luego makef mayor medic mejor mirar norma nota objet olvid opera
3 pagos prefe prefi pregu prepa previ print priva pueda quéda recur redac relee siend spike sql sénio tarde
3 te terra tocái toda tu tus tú viejo últim
2 ^a ^agrup ^al ^conte ^debes ^entra ^entre ^evite ^fusio ^haced ^haz ^nombr ^nos ^pegar ^proba ^que ^revel
2 ^revis ^tras acces adver apaga audit avisa bajo bande busca coloc convi dana debes decír depur días edite
2 en escri evite grupo haber haced hacié halla haz ignor inclu inter justi leer listo los maría menud migra
2 miran nos otro pasos pegar piden plata portu probl promo promp pront propa regen retir revel salir sea
2 semán ser silen simul sobra sudo sí tema tenga test toqué traga trime usamo vendo verif viene
1 ^antep ^apaga ^compa ^desde ^este ^fija ^fijar ^hagan ^ignor ^marta ^mejor ^ningu ^procu ^prohi ^refac
1 ^sería ^sin ^tambi ^todas ^todos abrió acept adela antep año basta calla capa centr cerra ciega cient
1 comid compa confl conti datac debat diari diez docst dos empuj entor errat fiche fijar fijas firma forma
1 front gran ha hacem hagan han haya hecho instr labor lfs linte marta menci misma mundo métod note omite
1 opcio ops pase pedir pida plano prime procu propi próxi qa reale refor reini resue resum ruega separ sería
1 sigui tabul tarif tragu utili van
-1 ^borra ^hace ^medim aband adjun almac apoya arma atípi auten base bus clan codif colis coma comen coope
-1 core corra crece cron cupón dar dañad de debe desha detal ellos email escap estar estát exact expul fija
-1 fijad fila fin firmw flash fuga garan hacia herra hilos html huérf hz ident indep inser java kafka kb
-1 ledge lenta llega lleno lru láser línea mapea marte mater matri medim mucho ocupa once opció organ outbo
-1 palab pesa pesar pid pie ping pipel plant polli prepr px recha reemb relea rende rutas saldo salen scrip
-1 semil sigma siste solo tamañ tiend toma tomar trein tutor térmi venía volve y
-2 ^los accou activ agua ante arrib artíc atlas barra basa billi bot bucle caber caden cance caído celda
-2 chrom ci colum coman comil con contr cpu cuerd del deman desce desde detec dinám direc enlac envía etl
-2 evalu foco gb graci hijo hojas hook inest ir jpeg lanza licen luz mapas march medir mensa menú mient
-2 migró mitad mutuo móvil nulas null núcle ocult otros pagar parci pausa pide png poder pool porta poste
-2 pragm prima proto proxy pytho rastr react reanu recib respe respu reuti salas selec sms sprit sus tempo
-2 tls tmx una unita vacío vecto veran viven vue vuelv wkhtm árbol único
-3 ^airfl ^cada ^postg ^rebas agota airfl ambos apart artef ausen avata borra bucke bytes cae campo compl
-3 conge corta cual cuerp cámar dedup descu dibuj dimen domin e edade eje embed emiti emple enemi entra
-3 envia etiqu evalú finas fotog golpe gorou gráfi hasta hilo image impid infor jugad la letra llama logs
-3 lugar mando medio menús montí noven nube nulos obtie oscur pacie parad parar pared patro pendi perfi
-3 predi prove provo proye purga recal relle renov resúm roles rust récor s seman senso sitio suelt svelt t
-3 tal tambi teléf tempr tenan tener total tras trunk unas une unida usa usar vacia vez vibra vpn workf
-3 x-req zonas
-4 ^get ^safar ^solo acent asign atien atrav bundl caché calen carri categ circu clien comas comba compi
-4 cuand docke dupli el empaq formu forán fábri gratu horas idemp impri inact incre inten jobs libso logro
-4 límit mezcl modo músic neces nivel none notif númer pagin parte perma pista plane plaza pre-c preva puede
-4 regul rompe safar salto salud se seria siete sincr socio sombr steam tabla teams tesel travé usars users
-4 vale varia vende webso
-5 al almoh api bater búfer cdn cli conju conso crea demon demos dispa edito ejecu escuc esque extre filas
-5 fuent graba host http incru kerne mailg mapa marca marzo media menos milis mínim nula orden pago pasar
-5 paíse pdf pierd porqu quita refer reseñ resul retra rotac seed signi strea struc su super textu titul
-5 títul uri ver vieja vite zona
-6 ^cambi ^produ ^si actio acumu andro análi aplic archi años baraj cobra colga color cuadr cubre data defec
-6 desbo desca doce dígit expre filtr glaci hashe hexad impor impue inici llena mayús miemb misio motor
-6 negat nodo nodos nueve paso posic postg recon reduc refre regio regió repli sdk spark stder suma tarea un
-6 unos uso valor windo
-7 ^las ^§ aleat cero clasi coinc como consu csv envío euros fecha gener get imita imáge ink memor moned ms
-7 nginx noche ocurr panel panta por redon riesg rol répli secue servi stagi subid tiene trama usuar voz
-8 ^un ` abier búsqu calcu clona cola conta creci cupon escen está frío go lista mb monta más profu puntu
-8 recor reser salvo sirve sphin sube toman tradu tres uno válid
-9 admit agrup anida carga cuatr desco devue encim event flujo horar lectu lee máqui métri ocho parch puert
-9 punto píxel reint repar repet resta seis sesio tag worke
-10 admin azul carac cinco conex conse corre cénti enter factu index inqui liber minia naveg parqu petic
-10 preci redis ruta según sobre tiemp token traza trunc utc vario wheel
-11 ^dos ^jenki anali cabec cuent disco están expor jenki muest paral perte progr prome son índic
-12 ^` ^la ajust app bloqu caduc cifra diálo falta idiom líder minut pedid pero plani proce segun vacía
-12 valen ven webho
-13 ^el hora invit leen middl parti tarda veces
-14 arran disti json págin trans §
-15 cooki job
-16 apare así tipos
"""
