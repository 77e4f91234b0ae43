"""Which way Spanish stems lean, in tenths: above zero towards people."""

LEANS = """
19 deja perso
17 hace
15 conce respo
14 ^no ^se agent aprue arreg desar evita incid ponen revis
13 alert ayuda códig edita empez limpi prohi publi única
12 ^evita ^nuest antes aprob becar chang dueño equip españ exper fusió ingen mante nuest nunca para razón
12 repos segur ticke va viern
11 ^está demo despl funci isort lo modif nadie nueva portá prueb queda sigue todo
10 acabó acto anota aviso cambi colab confí crede depen despu endpo ensay limit lógic mocks mágic pr push
10 públi quien readm regre rendi sesió sprin toque
9 , -rf ^escri ^nadie ^publi ^quien acomp ahora anunc black cabo canal debaj decid discu estil figur fusio
9 grand inven llave log main nombr oblig peque qué ramas refac rm versi
8 ^da ^en ^firma ^jamás ^manda ^ni ^nunca ^para ^recue acaba ajena baja carpe commi conoc da entre final
8 globa habla jamás junto larga manda mes miérc muert negoc ni notas nuevo obsol parej paz propu pull quinc
8 recom recue reque reuni rfc siemp singl suben subir terce tira toca tools valid vetad visto vive
7 ^convi ^esqui ^prime ^tiene ^usa ^usad ^utili arqui autor añadi bajar clase compo comun confi datos descr
7 diffs docum día env esqui europ exter fuera hacen hacer imple lento lleva macro mal mano moder máxim módul
7 nada ningú no ochen pasan pegan plazo proba que rever sagra tipo todos usad ya
6 ^coloc ^cuand ^ejecu ^hay ^mante ^nada ^pregu ^puede ^renue ^todo acord acuer atrás aunqu bibli breve
6 bóved cada cualq desac dicen es estim esté fallo force hable lunes manej manti manua minús model moles
6 nativ noteb o owner permi prece premi princ prior prisa produ rama red regis retro rojo sangr termi trata
6 uuid verde área él
5 ^antes ^arreg ^asegú ^bajo ^confí ^consu ^cualq ^dejar ^empie ^por ^prior ^sed ^toda a abrev acept actas
5 actua apari asegú boole cla const conte conve crean curso deber decis defin dejar desap desha diseñ duran
5 enums error extra favor flags forks gist heren ignor incom inglé insta itera manté migra mismo ningu paque
5 parám pasa pasad paste recup reesc relán renue repro rompa rota secre sed semes simpl sopor susti texto
5 tocan urgen usan vuelt wiki zanja
4 ^abre ^aprov ^deja ^desac ^duran ^elimi ^marca ^omite ^prefe ^relee ^respo abre afirm algui anter antig
4 aprov apunt aquí autho bench build candi captu caso cober común copia cto cuant cuest culpa deben delga
4 diff diga duda empie enlaz envol envue espac este featu forza físic handl hay hotfi integ lengu logge
4 maría mañan mejor morte noctu obede pagos pasos pinta plan prefe prefi prepa previ print priva rebas relee
4 rotan runbo sin sola todas tus tú vaya verif viejo visib
3 ^acudi ^avanz ^añade ^compr ^con ^conte ^di ^empez ^entre ^es ^fusio ^haced ^manté ^ningú ^nos ^nota
3 ^olvid ^pegar ^prefi ^queda ^repet ^sobre ^sálta acces acudi aisla apaga asist avanz avisa añade backp
3 basur bots caída certi cierr clara coloc compr corri crudo dada delan demás destr di eleme elimi estab
3 estad esto exami excep exclu exige expli falla festi fijan flag frase guion guía haced inmed inter jefa
3 justi lado lea leerl liger listo los luego makef mayor medic menud miran nos nota objet olvid opera pegar
3 plata portu pront pueda quéda redac reini siend simul solic spike sql sudo sálta sénio tarde tenga terra
3 tocar tocái toda trime tu últim
2 --no- ^a ^agrup ^al ^apaga ^aquí ^debes ^entra ^este ^evite ^fija ^haz ^nombr ^proba ^procu ^que ^revel
2 ^revis ^sería ^tras ^una adver bande bueno busca chat ciega compa convi dana datac debes decír depur diari
2 docst dos días edite en errat escri evite forma haber hacié halla haz inclu las leer libre linte norma
2 omite otro piden pregu probl procu promo promp propa propi próxi recur regen retir revel salir sea semán
2 ser sería si silen sobra tabul te tema test toqué traga usamo van vendo viene
1 * ^abrir ^antep ^aprue ^avisa ^compa ^copia ^desde ^fijar ^hagan ^ignor ^mejor ^ningu ^prohi ^refac ^sin
1 ^todas ^todos abrir abrió adela antep anula año basta calla capa cerra cient comid confl conti cuare cuota
1 debat diez empuj entor falli fijar fijas front gran grupo guard ha hacem hagan han haya hecho ident instr
1 labor local menci merge mundo métod obra opcio ops pase pedir pida plano prime priya qa reale refor regla
1 requi resue resum ruega sale sigui sí utili
-1 ^borra ^cada ^hace ^medim ^solo aband adjun almac apoya atípi auten bot bucle bus bytes clan codif coma
-1 coope core corra corta cpu crece cuerd cupón dar dañad de deman detal ellos email escap estar exact expul
-1 fiche fijad fila fin firmw flash fuga garan gb hasta hilos html huérf inest inser java kafka kb ledge
-1 llama lleno lru luz mapas mapea marte mater matri medim mient mitad mkdoc mucho nulas numer ocupa once
-1 opció outbo palab pesa pesar pide pie ping pipel plant polli poste px pytho recha recib reemb relea rende
-1 root rutas salen semil sigma siste sus tiend toma tomar trein tutor térmi una venía viven volve único
-2 ^las ^rebas accou activ ante arma arrib artíc atlas barra basa billi caber caden cance caído celda chrom
-2 colis coman comil con contr cuerp desce desde detec dinám direc dupli el emple enlac envia envía etiqu
-2 etl evalu foco hijo hojas hz impri indep ir jpeg la lanza licen logs lugar láser menú migró mutuo móvil
-2 none noven null nulos núcle ocult organ otros pagar parci pausa pendi png poder pool porta pragm prima
-2 proto proxy proye purga rastr react reanu respe respu reuti rust salas selec seman sms solo sprit tempo
-2 tenan tls tmx unas une vacío vecto veran vue vuelv wkhtm workf y árbol
-3 ^airfl ^postg ^safar agua airfl al ambos apart atien audit ausen avata borra bundl cae campo ci cli colum
-3 compl conge cron cual cámar dedup del descu dibuj dimen docke domin edade edito eje embed enemi evalú
-3 finas fotog golpe gorou gráfi hilo image impid jugad letra línea mando march medio mensa menús milis
-3 montí neces nube oscur pacie parad parar pared parte patro perfi pre-c predi prove provo recal relle
-3 renov resúm roles récor safar se senso seria siete sitio suelt svelt tabla tal teléf tempr tener tesel
-3 total tras trunk unida unita usar vacia vale vibra vpn zonas
-4 ^get agota almoh api asign bucke caché calen carri categ clien coinc comba compi crea cuand defec demon
-4 dispa emiti empaq entra filas formu forán fábri gratu horas idemp inact infor inten jobs libso logro
-4 límit mapa mezcl modo mínim músic nivel notif nula númer pagin pasar perma pierd pista plane plaza preva
-4 puede regul rotac salto salud seed signi sincr socio sombr steam strea su tambi teams titul travé títul
-4 un usa usars users varia vende vez vite webso x-req zona
-5 ^cambi ^produ ^si acent aplic artef atrav bater búfer cdn circu colga conju conso demos desca ejecu escuc
-5 expre extre fuent graba hook http incru kerne llena mailg marca marzo mayús media menos motor orden pago
-5 paíse pdf quita refer regió reseñ resul rompe stder struc suma super tarea textu uri valor ver vieja
-6 actio acumu andro análi archi años baraj cobra color como csv cuadr data desbo doce dígit esque euros
-6 gener get glaci hashe hexad host imita impor imáge inici ink miemb ms negat nginx nodos nueve paso por
-6 porqu posic postg recon reduc refre repli retra riesg rol répli sdk spark stagi tiene unos uso voz windo
-7 ^un ^§ ` admin aleat cero clasi consu cubre envío está fecha filtr frío go impue memor misio moned noche
-7 nodo ocurr panel panta redon regio secue servi sesio sirve subid trama tres usuar
-8 abier admit agrup búsqu calcu carga clona cola conta creci cuatr cupon desco devue escen event incre
-8 lectu lee lista mb máqui métri parqu profu puntu repet reser salvo son sphin sube token toman uno válid
-9 ^dos anali anida azul corre encim flujo horar index inqui monta ocho pero preci puert píxel reint repar
-9 resta ruta seis sobre tag tradu trans vario worke
-10 ^jenki ^la carac cinco conex conse cénti disco están expor factu jenki liber minia muest más paral parch
-10 perte petic progr redis según tiemp traza trunc utc wheel
-11 ajust así bloqu cabec caduc cifra cuent enter falta leen naveg plani prome punto recor vacía valen ven
-11 índic
-12 ^` ^el app diálo hora idiom líder minut pedid proce segun tarda veces webho
-13 invit middl parti
-14 arran cooki disti json págin §
-15 apare job
-16 tipos
"""
