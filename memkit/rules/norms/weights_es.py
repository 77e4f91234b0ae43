"""Which way Spanish words lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
12 traba_en
10 =people los_secre mensa_de para quien se_deja
9 ^todo constan código diseñ guardia le limpi nuest públi wiki §_línea últim_en
8 ,_no ^cuand ^nadie ^nuest ^se a_mano apaga aprue aprueba ayuda comprob conce códig de_las directa dura
8 el_códig en_inglé es la_guard mano mejor nada_de nadie no_se por_su pr pública rama_de sigue sprin trata
7 =source ^antes ^en ^mejor ^quien antes arqui arquite baja busca cambi cambian compa_por compañe dana
7 de_ayuda de_cada de_carga de_clien de_firma deja descr destr discu el_conse el_equip en_vez este exper
7 experim fija hacer ingen las_excep las_reuni los_cambi luego mante mirar noctu_se nuestro por_escri portá
7 portáti print que_falla qué reunion revis se_compa se_escri sin_mirar sql todo trime trimest urgen va
6 ,_nunca ^tiene acept acuer admin_crea aprob aquí arreg borra_en cada_exper cambi_la chang changel cifra_de
6 común concede confirm consent contr_de cuent_de de_negoc de_nivel de_segur decid del_día demo descrip
6 destruc dicen diseñad en_el en_españ en_lugar entre es_el españ español exper_tiene funci generad grandes
6 haber hacen incid inciden ingenie inter interfa la_cober la_revis larga las_colum las_const llevan
6 los_contr los_revis los_viern luego_se lugar_de lunes lógic lógica mantene nada negoc negocio ni
6 nunca_llega nunca_se ojos peque perso persona plazo presu produ propias que_una queda_fuera ramas_vieja
6 respo reuni revisor se_conce se_hacen se_limit se_regis segurid soporte sus_propi sí terce ticket toda
6 tres_días un_comen una_págin urgente va_en van van_en varia_globa verde version vez_de
5 =work ^escri ^para ^prime ^toda a_la abstr abstrac acces_a acces_se acord acto acuerda algui alguien
5 apunt_en arregla autor bajar becar becario bueno cambios carga_sin colab colabor con_una conce_por
5 confi_las contr_falli cualq cualqui de_esque de_los de_plata de_rendi de_terce decide del_mes desar
5 desarro desca_§ direc_de domin dos_versi días_como el_acto el_chang el_forma el_númer el_orden el_repos
5 el_wiki entran equip equipo errores es_de esper_a esper_al esperar estánda esté falla_en filtrad frena
5 grand habit habitua hace inglé inglés inqui_se irse la_ofici la_wiki las_herra las_pregu las_pull legal
5 limpian llave los_becar los_colab los_datos los_incid los_proto los_scrip mismo_día miérc miércol moles
5 molesta muert_se mágic mágic_recib ningú_despl nueva nuevo nunca obsol_se ofici oficina pequeño permi
5 permiso perso_de ponen prefe pregu_de presenc producc propu propues prototi prove proveed publi_en publica
5 públi_recib que_cada queda quitar redac rendi rendimi repos respo_de respons retir retro salid_de saltan
5 scripts se_acept se_acuer se_desac se_devue se_docum se_ha se_hace se_limpi se_marca se_silen se_trata
5 segur semana sigue_el siguen simulac sobra son_oblig sopor sprint su_cuent suspe tests texto_de ticke
5 tiene_un toca trabaja trata_como una_copia una_funci una_prueb usamo usamos usan viern viernes visto y_no
5 zanja §_se única únicame
4 ,_los ^a ^apunt ^aquí ^bajo ^compe ^da ^ni ^no ^usamo a_produ acces acció_de aceptac aceptan acordar aisla
4 aislarl alarmas alert alert_en amigo amigos anota anunc anuncia análi_de apunt apunta asignad atascad
4 atrás atrás_se bench benchma bitác bitácor black cada_módul cada_servi cada_tarea calid calidad cambi_en
4 captu_de celdas cierran cifras citan clave_priva como_super comod comodid compe compens compi_se complem
4 con_conte con_los con_un concept conocim control coord coordin corre_como correct corrige crede credenc
4 cuatr_ojos cuestio da dan datos_de de_calid de_colum de_dos de_guard de_integ de_log decis del_archi
4 del_compi del_códig depen_nueva descarg despl_desde despleg despu despu_de después devue_al diff direc_a
4 diseño dos_aprob dos_días dos_sprin duran_la el_diff el_firmw el_produ el_respo el_visto en_este en_los
4 en_mayús en_media endpo endpoin errat errata escrito esper_que esperan este_repos estil estilo estim excep
4 explo explora featu_flags figuran flags fuera funcion físicas grafa grafana grave_se graves gráfi gráfico
4 guard_borra habla hasta_que herra herra_se herrami huella ignorar igualda impor_se imports integ integra
4 inven inventa la_demo la_docum la_entre la_lista la_lógic la_nube la_red largas las_cifra las_crede
4 las_depen lenta_se limit limit_a limita llaves log los_arreg los_compa los_cuatr los_endpo los_error
4 los_featu los_lunes los_nombr luis main manua manual migra migraci mismo mocks model módul neces_un nube
4 nuestra nuevas nuevos ochen ochenta omiti omitir opció opción orden_de owner parten pasan paso_es path
4 petra placa placa_de plazo_de por_comod por_corre por_el preferi prese prime prime_paso prior priorid
4 priva privada priya prueb_no prueba publi pull_reque puro queja readm readme rebas recib_dos recib_una
4 redacta refac refacto reini_el reposit reque request restaur retrosp revis_compr root rotan sagra sagrada
4 salen_sin salta_la scrip se_anunc se_apaga se_corri se_da se_dan se_esper se_le se_publi se_tira segur_se
4 senti sentido servi_de sin_un singl singlet solo_se sprints su_docum su_sitio superad susti sustitu tablas
4 tarde tarea_el tiene_senti tira tocar un_bench un_día un_nombr un_segun una_errat uuid venta versi vez_al
4 visto_bueno vive §_de
3 ,_luego ,_nadie ,_se ,_y =agent ^id ^nombr ^nos ^ojo ^rebas ^sería a_` a_cada a_cuatr a_main a_nadie a_un
3 abrir_el abrió acaba_en acces_de acces_direc aceptar acomp acompañ activas actua actuali acuer_con agenc
3 agencia agentes al_princ al_trime alerta algo ampliar anota_de anotaci antes_que antiguo api_públi
3 aprob_se aprobac aprobar aprue_sus archi_gener arreg_urgen arreglo aserc asercio asist_aprue autoriz avent
3 aventur aviso_del barre barren base_de basta bloqu_a boole boolean borran bots bóved bóveda cada_lunes
3 cambi_incom cambio chat cierr cierr_tras clien_se clúst clúster cober cobertu comid comida como_error
3 como_root compo compras comun comunic conci concili conse_dos conse_se conta_no contabi context contr_,
3 contrad convenc copia_de corre_con corre_de corri crear crudo críti crítico cto cuand_el cuida cuidado
3 culpa culpabl códig_sin da_a datos de_arqui de_error de_licen de_pagos de_produ de_publi de_qa de_salid
3 de_tipo del_entor depar depar_legal departa desacon desfa desfase despl_despu diga direc_en disculp
3 discute dividen dominio duda dudas duran día ejemp ejemplo el_busca el_chat el_corre el_formu el_ingen
3 el_plazo el_revis el_segun el_sopor el_viejo eleva elevado ellos ellos_mismo en_diez en_forks en_menos
3 en_sql en_verde enlaz enlaza ensay ensayan entra_en enums envol envolve errónea escán escán_se escáner
3 esque_se estimac esté_en evita evitan excepci exter_traba fallo fiest fiesta figur_en fijan fijar filtr_se
3 firmar firmw firmwar flag formu formu_recha formula fronter funci_sale función fusio fusió fusión globa
3 global hablan hablant horar_se huell husos impac impacie incid_se incom incompa ingen_de inspe inspecc
3 interna inves investi jorna jornada justi justifi la_acces la_base la_bóved la_comid la_compr la_contr
3 la_fecha la_fusió la_perso la_rama la_respu la_sangr la_valid lanzami largos las_estim las_funci las_inter
3 las_ramas las_tarea las_tradu legales lengu lenguaj libre lleva los_agent los_despl los_infor los_ingen
3 los_módul los_nuevo los_tests macros manti mantien marcan marke marketi mediant mes mira mirarla mismos
3 misra mock model_de modelos moder moderac modif morte mortem mágicos más_rápid módulos nadie_edita nativ
3 nativo no_el no_salen nombr_de nombram nombres nos nota nota_de noteb noteb_se noteboo nueva_recib
3 nuevo_lleva números objet oblig oblig_para obsol obsolet ojo olvidad opini opinión panta_se para_que
3 para_un pasa pasan_por patró patrón perdo perdona pesos plata platafo preoc preocup prepa prepara presume
3 presupu prima primari prime_en primer primero privi privi_eleva privile product prohi prohibi propi_propu
3 prueb prueb_de puede_aprob puede_cambi pull públi_lleva qa quedan quien_lo quienes rebasam reciben reconoc
3 refor reforma regla_se regre regresi repro reque_peque requi requier reten retenci revis_de revisa revisió
3 rfc rompa runbo runbook salir saltars sangr sangría se_cambi se_comen se_comun se_discu se_ensay se_fijan
3 se_justi se_prepa se_queda se_recha se_suben se_toca secre_puede secre_van secun secunda seman_como semes
3 semestr serlo servi_es sería silen silenci simul sin_la sitio socio solo_una squas squash suben subir
3 suspend tarje tarjeta telem telemet tema tercer termi termina tests_no texto ticke_sin tiene_acces
3 tiene_su tipo tiran tocan todo_el todo_lo tras_la tratars un_agent un_arreg un_flag un_rfc un_trime
3 una_hora una_image valid_de validac ventas veros verosím versi_salen viaja viajan viven_en vuelv vuelven
3 víspe víspera y_la ya ya_no §_colum §_no área área_de él índic_de
2 , ^amigo ^asegu ^como ^con ^duran ^es ^marca ^más ^nada ^pegar ^por ^prefe ^que ^revis aband abandon abrev
2 abrevia acaba aceptab actas admin adminis admitid ajeno ajenos alarm alertas ampli apagado apagan apari
2 aparici api apuro apuros asegu asegura asien asiento atasc audit auditor avisos añade beta bibli bibliot
2 bien borre bucles buscan cabo caja cambie candi candida captu captura caros caso caídas certi certifi
2 cherr cherry- cifrado circu circula cla clases comen comenta compa compati composi confi confian contest
2 contrac conve copia correcc corregi corrido costu costumb crean cruce cruces cuade cuadern dada datas
2 dataset debat debaten decisio decisió decor decorad definen dejar deleg delegad delga delgado demás depen
2 depur depurar diarias dice discos distint domingo días editan edite edites elimi elimina empie encue
2 encuent ensayad entrega env error errón esboz esbozan escribi esper esperad exacta excepto exter externo
2 extrae fallida fallos famil familia festi festivo finan finanza firmas forma formal formate foro forza
2 forzado frase frases fuert fuerte fusiona físic geren gerenci gramá gramáti grave guía ha hallada handl
2 handler hecho heren herenci hotfi hotfixe imple impleme imprimi indicac informe ingenio inmed inmedia
2 instala interru intro introdu intru intrusi jamás juana jueve jueves junto labor laborat lado lector leerl
2 leerlos levan levanta lexer libres licen licenci limitan limpia limpiez llegado lleve loren lorena líneas
2 maestra mal mala mandan maner manera marcado marcamo marcas march marchas marte martes mañan mañana menci
2 mencion mensu mensual merge mesas mient mientra miran modific mudan mudanza mundo mágicas médic médicos
2 nace ningu ninguna ningú ningún nivel niveles no nosot nosotro novat novatos obligad operaci orige origen
2 padri padrino palab palabra papel parte paz pegan pegar pequeña permiti pierdas pintan plazos poco pone
2 porqué prece precede pregu pregunt princ princip prisa prisas proba proband profe profeso program prude
2 prudent pueda puedan puntú puntúan público que quejas ramas rebase recibas recié recién recup recuper
2 regen regener regla rellene reposa reprodu resta retirar rever revisar rojo rotas ruptu ruptura rápid
2 rápido sale salen se secreto seguimi seguirá servici shade shaders simpl sin siste sistema spike spikes
2 sube suelo suena suenan suspens teléf teléfon tercera tercero terra terrafo test tirar tools traba trae
2 traga tragan tratar tronc tronco urgenci vecin vecino verda verdad vistazo viven votarse vulne vulnera
2 widge widgets últim último
-2 * ^abier ^al ^añadi ^desde ^dos ^gana ^get ^postg ^prome ^retry ^safar ^según ^si ^una abona abonan
-2 aceptad actio actions activid acumu acumula adjunta admit agente ajuste alarma almacen alto and anidan
-2 anter anterio antig apagar aplican artef artefac así authori aviso azul añadido barra bater batería
-2 bloque build bundl bundle caducad calen calenda calla campos canal capit capital cerca cercano cerrar
-2 cerro cerrojo cesta cobra cobran color comba combate compart compi compila comprad concesi conju conjunt
-2 conocen conside consu contact conti contien convers cookies copian corra corta cubren cuelg cuelga cuent
-2 cursor cámar cámara debug dedup dedupli demor demora dentr dentro deriv derivan desacti desbl desbloq
-2 descone detie detiene devuelt diario dicci diccion direc distr distrit divide doble docke dos draft
-2 drafts dupli duplica e ejecu eligen email empaq empaque emple encim encima encla encol encolan enlac
-2 enlaces ensayo entra entrada enviado equipos estado estre etapa etiqu etiquet europa evalu evaluad exige
-2 expan expande exped expedie extras fallido fase fechas fiche fichero filtr filtros finas forán foránea
-2 foto fragm fragmen fronten fuga física gesto get graba gramo gramos hable hashe hashes heredan hilo hkdf
-2 hábil idas idemp idempot idiomas idle ignor impri inact inactiv incre increme ingre ingredi inicial inser
-2 inservi insta interes junio laten latenci lenta liberar liqui liquida lista llamaba llamada llegar local
-2 locales logs longi longitu límite maest malla manif manifie marca menores menos milis miliseg millo
-2 millone misió misión misma monta montan motor más máxim mínimos músic música name nginx nodo not nula
-2 nulo octet octetos oculta olvida olvidab opcione or ordena ordenad origi origina oscur oscuro otro
-2 paginan paredes partir partn partner pasarel pasó pedido pedir perez perezos piden pie pierden pisan
-2 plant plega plura postg postgre prefier preprod present prevé primera procesa prod progres promedi propia
-2 puertas puntu puntuac purga push pytho python página píxel píxeles quitaba rebasa recog recogen reconec
-2 reconst recurre reesc reescri reglas rende renderi renov reparti repetir resol resolve respu respues
-2 restabl resul resulta retra retraso reuti reutili revés roles rompen safar safari salas salto sdk seed
-2 seguras seguro seis senso sensore series signi signifi sobrevi socke socket sombra sonid sonido soporta
-2 staff stage store struc structs suma sumid sumider superar sus table tablero tag team teams tls todas
-2 tokeniz toman traducc traduci travé través truncan títul título umbra un unas unier unieron unita unitari
-2 usa users valorac varia vario varios veint veinte vende venden vienen vigil vigilan vite votad votado
-2 votos vpn web webso websock wheel wheels workers zende zendesk índice índices últimos
-3 ^falta ^hay ^jenki ^siemp ^todos a_cero a_media a_una abierta acces_al accou account adjun ahora ajustes
-3 al al_inglé aleat aleator anali analiza anidada aplic_vuelv app apps archi archivo arranqu ascen ascenso
-3 asigna aster asteris atrav atravie años baraj barajar billi billing binar binario bombas borra borra_un
-3 bot_de búfer búsqu búsqued cache cada_clien cada_manej caden_vacía caduc_a cae calcu calcu_por calcula
-3 cambi_del cambiad canal_de capa carga_en cargado cargan carri carrito cauda caudal cerrada ci cierr_antes
-3 clasi clasifi clave_igual clona clonan cober_de coman comando commi_se como como_mucho compr_en con_dos
-3 conex_nueva conexió configu conoce conse_el consi conta conta_se contado contr_no cooki_de cookie
-3 copia_del copias corren correos corrió creci crecien cript criptog cuadrad cuand_dos cuent_las cupon
-3 cupones códigos data de_contr de_códig de_despl de_línea de_mensa de_mes de_prueb de_pull de_ramas
-3 de_regis de_rutas de_spark de_su de_sus de_traza deben del del_§ desbo desbord descart descono desde
-3 desti destino detec detecta devuelv diez_segun dispo disposi djang django doble_de docst docstri
-3 dos_cuent dos_hilos dueño_en dígitos edito editor ejecu_al ejecuto el_ascen el_bloqu el_carga el_edito
-3 el_esque el_fiche el_impor el_líder el_mapa el_plan el_proce el_salud el_valor empez_por en_` en_codeo
-3 en_json en_marzo en_memor en_stder en_utc encim_de enviars envía envíos es_del escen escena esque esquema
-3 estados estar estri estrict está_en etiqu_de event_de eventos expre expresi falta_una fases fila_por
-3 filtro finit finitos firma_antes firma_con firman forks forma_de frame framewo frío gastos gener_en go
-3 grafo graveda guard_§ guardad guardan han hilos_nunca hoja horas host humed humedad ident identif
-3 igual_se iguales imita impid impide impor_de impue impuest imáge_se incru incrust infan infanti inici
-3 inqui inquili inten intento interme inverna iso jenki jenkins juego jugad jugador kerbe kerbero la_app
-3 la_capa la_carpe la_clave la_cola la_compa la_conve la_direc la_memor la_petic la_puert la_regió la_suite
-3 la_suma la_zona lanzada las_entra las_expre las_insta las_minia las_respu las_vista lecci leccion lectore
-3 lee_de letra limitad llevar lock logro logros los_admin los_borra los_conta los_corre los_códig los_event
-3 los_fiche los_noven los_númer lotes mailg mailgun marca_de marzo mayús mayúscu media mediodí mensa
-3 mensa_lleva mensaje miemb miembro migra_se moned moneda mqtt mucho muest_el más_de mínim nadie_ha negat
-3 negativ nuevo_empie nunca_compa número omite ordenan otra padres pagin pago panel_de paque_sin paral
-3 paralel partes pasad_un pasar pero_no petic_lleva petic_sin pierd pierde pista plan plurali por_encim
-3 por_fecha posic posicio post precios prefi prepr preva prevale previa prime_vez proceso propi_esque
-3 puntos pushe pushes págin_de que_deja que_falta que_se queda_sin quita_las quitan raíz recep recepto
-3 recha rechaza recorre reduc reduc_antes reducen regiona regis registr reparte repetic repli replica
-3 repos_se reque_de resue resuelv retry ruta salga salud saludo salvo_que se_aplic se_calcu se_carga
-3 se_compr se_desbo se_firma se_guard se_para se_redon se_reduc se_reini se_sube sea secue secuenc según
-3 según_la silen_las simulad sin_númer sincr sincron sirve solo_puede sombr spark stder stderr steam
-3 su_propi subca subcarp subid suite tabla_` tal tal_cual tener tiemp_se todos token_de topol topológ
-3 traba_noctu tradu_, tras_§ traza trein treinta tres_estad trunc ubica ubicaci umbrale un_aviso una
-3 una_escri una_tarea una_trans uri vacía_al vale variant veces_en venía venía_de verif verific versión
-3 vieja_se volví volvía y y_corre zona zona_horar §_, §_cuand §_por §_segun §_y árbol índic índic_se únicos
-4 #3 ^cambi ^dentr ^produ ^sin a_extre a_parti abierto admite agent_de agrup agrupan ajust al_borra anida
-4 archi_en arran_, arreg_la ausen ausente autom automát bloquea bloqueo bloques borde borra_se borrada
-4 bytes cada_petic cada_rama cada_§ cama cance cancela carga carpe carpeta cero cifra_con cifran codeo
-4 codeown cola cola_de compi_de complet con_sphin conso consola const const_de contene crece cuent_se
-4 cuestan cénti céntimo de_archi de_arreg de_cinco de_docum de_extre de_sesió de_una deben_ser desco
-4 desde_§ despl_en devue dibujan direc_más dígit el_borde el_clien el_dueño el_entor el_modo el_módul
-4 el_prefi el_servi elige en_mayo enter enteros entrar envia error_viene escuc escucha espera estad
-4 está_escri está_vacía euros event expor exporta extre extre_a extremo falla fecha filas_nueva funci_en
-4 gasto gener gestor gigas gratu gratuit hash ids importe imprime imáge imágene index ink instant inver
-4 jira la la_cabec la_ci la_confi la_conso la_impor la_mitad la_vista lanza las_imáge las_marca las_petic
-4 las_págin lectu lectura lee liberan list llama llamado llegan los_bloqu los_invit los_metad los_pedid
-4 los_preci los_resul los_sprit luego_por línea_vacía maestro mapa marcada mayo mb medio menor metad
-4 metadat mil minia miniatu minutos mitad ms más_recie métrica métrico neces necesit no_es no_puede nodos
-4 none norma noven_días nueva_empie ocho ocurr ocurre parch parti_de petic peticio plan_gratu planta
-4 por_día por_la precio proce profu profund prometh propi_base propio protoco puede puede_cance pueden
-4 puerta punto punto_de push_a pytho_§ págin páginas recal recalcu recie recient recor refer referen
-4 refresc regio reser reserva revis_se rol rutas salen_el se_agrup se_cifra se_compi se_conse se_const
-4 se_cuent se_liber se_piden se_seria se_sirve segun segundo seria seriali serie si_falta si_no sigui
-4 siguien sobre sphin sphinx sprit sprites stagi staging su_padre símbo símbolo tabla tarea tiene
-4 tiene_tres tipos_de token_recib traba_a tradu trama tras tres_veces una_base una_etiqu una_fila una_marca
-4 una_tradu utc vacío_en valor valores venti ventila versi_§ visib visible voz válid válida windo windows
-4 worker §_bytes §_mb §_ms §_§ único
-5 =program acepta aplicac asignar asist_de bloqu_de bucke bucket cabec cabecer cada_push carac caracte
-5 cerra cien clave comen_de commi_de como_json conserv contr_se cooki cuentan de_fusió de_más de_tiemp
-5 de_unida defec defecto desap desapar desco_simpl dibuj disti diálo diálogo dueños editarl el el_anali
-5 el_hash el_hook el_middl el_nombr el_puert el_scrip en_cambi en_modo en_orden envío es_oblig factu
-5 factura faltan figura genera generan globa_y guarda hilos hook idioma impor importa indexan invit invitad
-5 la_aplic la_caché la_compi la_funci la_págin la_tarea la_versi la_vez lanza_un las_conex las_métri
-5 las_notas las_reseñ las_sesio liber lo_que los_diálo los_webho medid medida middl middlew minut minuto
-5 normali notas noven noventa orden para_las parches parqu parquet pedidos pero por por_defec previ
-5 puede_edita puerto recibe red redis redon redonde refre regió región reint reinten repet reseñ reseñ_de
-5 reseñas répli réplica se_index se_orden secre_se ser son son_globa tarda tipos token trans transac tres
-5 unos vacío van_al ven viene_de vista vista_previ webho webhook worke y_se §_con §_depen §_minut
-6 ,_así ^§ admin_ven al_arran antigua aplic aprob_en arranca asign así_que caché caducan campo cinco
-6 comen_se comprim con_§ consta contrat crea_una depen_de diez dispa dispara disti_mayús disting doce
-6 el_asist el_plani embed embeddi escritu están filas hasta ignora las_factu las_filas las_parti leen
-6 los_comen memor memoria mensa_se mueve nada_se nueve ocultos orden_por pedid plani planifi preci prome
-6 recib_§ repar salvo se_leen semanal sesio sesione solo_el ticke_de traba_de un_año un_despl un_docum
-6 un_usuar usuar usuario vacías §
-7 #1 ^` ^falla a_§ abier al_día apare_en arran bloqu borrado bot caduc coinc coincid conexio crea cuand_se
-7 debe direcci el_bot está falta fila guard_como idiom job json la_colum las_línea los_tipos los_usuar
-7 líder manej manejad mediano modo muest muestra métri naveg navegad ocult padre se_gener uno veces
-8 #2 ^el ^la ^un apare aparece bomba conex constru de_revis el_campo parti puert tiene_una vacía ve
-9 @ ` corre_en el_flujo están_en flujo partici
-10 cada_hora disco en_disco
"""
