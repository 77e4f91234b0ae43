"""Which way Spanish words lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""

LEANS = """
12 traba_en
11 se_deja
10 =people constan es guardia le mensa_de para
9 ^en apaga código limpi quien
8 ,_no ^todo a_mano antes aprue aprueba ayuda baja comprob conce códig de_ayuda de_las descr el_códig
8 en_inglé funci la_guard los_secre mano nada_de nuest nunca_se pr públi pública revis segurid va §_línea
7 =source ^cuand ^nuest ^quien ^se acept cambi compa_por concede dana de_cada de_clien de_firma de_segur
7 deja descrip directa dura el_equip en_españ en_vez españ español exper experim hacen hacer las_const
7 las_reuni los_cambi mantene mejor mirar nadie ni no_se peque por_su portá portáti print que_falla qué
7 rama_de reunion se_compa segur sigue sin_mirar sprin sql trata un_comen van_en vez_de
6 ^antes ^mejor ^nadie ^prime ^tiene aprob arqui arquite arreg busca cambi_la cambian chang changel colab
6 colabor compañe confirm corri cuent_de de_negoc del_día desar desarro destr destruc dicen en_lugar endpo
6 endpoin es_de generad grandes incid inciden ingen inter irse la_cober las_colum las_excep limpian llave
6 los_colab los_nombr los_revis los_viern lugar_de lógic lógica moles molesta muert_se nada negocio noctu_se
6 nuestro ojos perso persona produ propias publica públi_recib que_una quitar ramas_vieja respo respons
6 reuni revisor se_desac se_hacen se_limit se_limpi se_marca se_regis sus_propi ticket tiene_un toca todo
6 trata_como tres_días urgen va_en van varia_globa verde version viern viernes §_se
5 ,_los =work ^escri a_cada a_la abstr abstrac acaba_en acord acordar acto alert aquí arregla atrás_se bajar
5 cambios celdas con_conte con_los con_un con_una conce_por conocim consent contr_falli corre_como dan
5 datos_de de_esque de_guard de_licen de_rendi decid decide demo diseñ diseño dos_versi el_acto el_chang
5 el_forma el_númer el_orden el_repos el_respo el_wiki en_el entre equip equipo esper_al este explo explora
5 falla_en flags funcion función físicas grand haber habit habitua hace hasta_que ingenie inglé inglés
5 interfa la_revis larga las_herra las_pregu las_pull legal llaves llega_a los_datos los_scrip luego lunes
5 migra migraci neces_un negoc nueva obsol_se owner pequeño plazo ponen prefe pregu_de presume privada
5 prueba queda_fuera readm readme rendi rendimi repos respo_de root salid_de saltan scrip scripts se_acept
5 se_conce se_dan se_docum se_escri se_ha se_publi se_silen servi_de sigue_el siguen simulac sobra son_oblig
5 sprint suspe tablas telem telemet terce tests ticke toda trabaja trime trimest una_funci una_hora
5 una_prueb urgente usamo usamos usan wiki zanja única únicame
4 ,_luego ^a ^aquí ^compe ^ni ^no ^para a_produ a_un acces acces_a acces_de acces_se acció_de aceptac
4 aceptan actua actuali al_cabo alarmas alert_en algui alguien anota anunc anuncia aprobac aprobar asignad
4 atascad atrás becar becario bench benchma black boole boolean borra_al bueno bóved bóveda cabo cabo_de
4 cada_módul como_super comod comodid compa compe compens confi_las contr_de coord coordin corre_de correct
4 corrige crede credenc cuatr_ojos cuestio da_a de_carga de_log de_publi decis del_archi del_códig
4 depen_nueva despl_desde despleg despu_de diff diga direc_a direc_de dos_aprob dos_días dos_perso dos_sprin
4 duran_la días_como el_chat el_diff en_mayús en_verde ensay enums errat errata esper_que esperan esperar
4 este_repos estil estilo estim featu_flags figuran fija frena fuera globa globale guard_borra ha habla
4 herra herra_se herrami huella igualda impor_se imports incid_se inven inventa la_bóved la_docum la_entre
4 la_lógic la_ofici la_red las_crede las_depen limit limit_a limita llevan log los_arreg los_becar los_cuatr
4 los_endpo los_featu los_incid los_lunes main mante mocks model model_de modelos módul nadie_edita
4 ningú_despl nombr_de nombres nota nota_de nuevas nuevo obsol ochen ochenta ofici oficina opció opción
4 orden_de pasan paso_es perso_de pesos por_comod por_el preferi primero priva priya producc prove proveed
4 prueb_no pull pull_reque que_cada queda quedan quienes rebas recib_dos recib_una redac redacta refac
4 refacto reini_el reposit reque request retro revis_compr revisa revisió sagra sagrada salen_sin salta_la
4 se_anunc se_apaga se_corri se_esper se_le secre_van senti sentido serlo silen silenci sin_un singl singlet
4 socio soporte sprints su_cuent su_docum su_sitio superad sí tarde tarea_el termina tiene_senti tocar
4 un_bench un_día una_copia una_errat uuid ventas visto vive él
3 ,_nadie ,_se =agent ^bajo ^con ^da ^id ^más ^nombr ^ojo ^rebas ^sería ^toda ^usamo a_main a_nadie abrev
3 abrevia abrir_el aceptar acomp acompañ actas agentes aisla aislarl al_princ alerta alertas algo anota_de
3 anotaci antes_que antiguo análi_de api_públi aprue_sus archi_gener arreg_urgen arreglo aserc asercio asien
3 asiento asist_aprue atasc avent aventur aviso_del barre barren base_de basta bibli bibliot bien bloqu_a
3 bots buscan cada_servi cada_tarea cambi_en cambi_incom cambio captu captu_de captura certi certifi chat
3 cierr cierr_tras cierran clien_se cober cobertu comid comida como_error como_root complem común concept
3 conoc context contr_, contrad convenc copia corre_con corregi corrido crean crudo cto cualq cualqui
3 cuand_algui cuida cuidado culpa culpabl códig_sin datos de_arqui de_colum de_dos de_los de_plata de_produ
3 de_seman de_tipo decisio depen desacon despl_despu despu después discos dividen duran día días edita ejemp
3 ejemplo el_corre el_plazo el_revis el_segun el_viejo el_visto eleva elevado elimi_a elimina ellos
3 ellos_mismo empie en_diez en_este en_forks en_los en_menos en_sql enlaza ensayan entra_en entrega env
3 envol envolve errores errónea es_el escrito escán escáner esper_a estimac estánda esté_en evitan excep
3 excepci expor_se exter exter_traba externo falli_se fallo fallos figur_en fijan fijar firmar flag forma
3 fronter fusio fusió fusión físic gana_el guard_reini hablan hablant husos ignorar impac impacie incom
3 incompa inspe inspecc interna jueve jueves la_acces la_base la_comid la_compr la_contr la_ejecu la_fusió
3 la_perso la_prueb la_rama la_respu la_valid lanzami largas largos las_alert las_anota las_clave las_decis
3 las_estim las_funci las_inter las_ramas las_revis las_tarea lector lee_el legales levan levanta lleva
3 lleva_su lleva_un los_agent los_compa los_contr los_desar los_error los_infor los_ingen los_mensa
3 los_nuevo los_portá los_proto los_tests líneas macros mala marcan march_atrás mediant mira miran mirarla
3 mismo_día mismos miérc miércol moder moderac modif morte mortem mágic mágicas más_rápid módulos nada_llega
3 nativ nativo ningú ningún no_el nombram nos noteb noteb_se noteboo nuestra nueva_recib nuevo_endpo
3 nuevo_lleva nunca nunca_llega objet oblig oblig_para obsolet ojo olvidad omiti omitir orige origen padri
3 padrino para_que pasan_por path pequeña perdo perdona permi permiso placa plazo_de pone por_corre preoc
3 preocup prepa prepara presu prima primari prime_paso primer prior priorid privi privi_eleva privile
3 propi_propu propu propues prototi prueb prueb_de publi puede_cambi puro rebasam recib_un reconoc refor
3 reforma regre regresi reque_peque restaur resum resumen reten retenci retir rfc rompa rotas rotas_se runbo
3 runbook salid salida salir se_cambi se_comen se_crean se_elimi se_ensay se_fijan se_hace se_prepa se_recha
3 se_suben se_tira se_toca se_trata secre_puede seman_como semana semes semestr servi_es sería sin_prueb
3 sitio solo_una sopor squas squash sube suben subir suspend tarje tarjeta tema tests_no texto ticke_sin
3 tiene_acces tiene_su tipo tipo_son tira todo_el todo_lo token_se tools tratars un_cambi un_flag un_rfc
3 un_trime valid_de validac verda verdad veros verosím versi versi_salen visto_bueno viven_en ya ya_no
3 §_colum §_no única_con
2 , ^amigo ^asegu ^cada ^como ^conce ^duran ^es ^lo ^marca ^nada ^nos ^por ^prefe ^revis ^sopor ^tenem ^tras
2 aband abandon acaba accesib acceso activas admiten ajeno ajenos alarm amigo amigos ampli ampliar analist
2 anula anulada apagado apagan api apuro apuros asegu asegura atasq atasque audit auditor authors autor
2 avisos añade banco base beta borre caja cambie candi candida caros carác carácte caso cifrado circu
2 circula cla clase clases comen comenta commits compati compr compras comun comunic conci concili confi
2 confian contabi contest contrac contrar control correo corto costu costumb cruce cruces cuadril dada
2 decisió decor decorad defin definen dejar delga delgado demás depar departa depende depur depurar despl
2 diarias discu discute dominio duda dudas editan edite edites elimi encue encuent enlaz ensayad entran
2 envue envuelv errón escribi esper esperad esté evita exacta expos exposic fallida famil familia festi
2 festivo fiest fiesta fines firmas firmw firmwar formal formate formu formula forza forzado frase frases
2 fuert fuerte fusiona gana gramá gramáti grupo guía handl handler hecho horario hotfi hotfixe huell id
2 imple impleme imprimi inest inestab infor informe ingenio inmed inmedia integ integra interru intru
2 intrusi inves investi jamás jorna jornada juana junto labor laborat leerl leerlos lengu lenguaj lexer
2 licen licenci limitan limpia limpiez llegado lo maestra mal maner manera marcado marcamo march marchas
2 mañan mañana medias medir menci mencion merge mesas mient mientra minús minúscu mismo modific modifiq
2 mudan mudanza ningu ninguna no novat novatos objeto obligad obser observa opera operaci palab palabra par
2 parám parámet patró patrón paz pegan permiti pierdas pintan plata platafo porqu porqué prece precede pregu
2 pregunt prime princ princip prisa prisas proba proband product profe profeso prohi prohibi prude prudent
2 pueda puedan puntú puntúan público qa queja quejas ramas rebase reciben recié recién recurso regen regener
2 reparar reposa retroac retrosp rever revisio rige rojo ruptu ruptura sale salen saltars sangr sangría
2 script segui seguirá simpl simul sin spike spikes su super suspens susti sustitu tenem tenemos tercero
2 termi terra terrafo test tienen tirar tocan toque traba traga tragan tratar tronc tronco urgenci valid vea
2 vecin vecino viaja viajan viejo vistazo viven volca volcado vulne vulnera víspe víspera área
-2 #3 * ^abier ^al ^añadi ^get ^retry ^safar ^solo abona abonan aceptad activid adjunta agente ajuste
-2 ajustes alarma alta alto anali apagar aplican artef artefac ascen ascenso aster asteris así authori azul
-2 añadido baraj barajar barra bater batería bloque broke broker bucke bucket bucle build bundl bundle bytes
-2 calen calenda campos capa capit capital cargado carpe carpeta cerrar ci cifra cobra cobran coman comando
-2 comba combate como compara compila concesi conexió conju conjunt consu conta corra cuatr cuatro cubre
-2 cubren cuelg cuelga cuent cursor cámar cámara demor demora deriv derivan descone desde devuelt diario
-2 direc distr distrit dos draft drafts dupli duplica e editarl ejecuto eligen email empaq empaque empar
-2 emparej encim encima encol encolan enlac enlaces enviado escri escuc escucha estre europa evalu exige
-2 expan expande exped expedie expor exporta extre extremo fallido faltan fase fases fechas fiche fichero
-2 filtros finas finit finitos forks foto fragm fragmen fronten física gestor get graba gramo gramos guion
-2 hable hashe hashes hered heredan hilo hkdf huellas hábil idemp idempot ident identif idiomas idle imita
-2 inact inactiv incre increme ingre ingredi inservi insta interes interme jugad jugador junta lectore
-2 lentas limitad lista llamada llamado llegan llevar local locales longi longitu maest malla manif manifie
-2 marca marzo media miemb miembro milis miliseg misió misión monta montan motor mucho más mínimos músic
-2 música name negat negativ niveles nombre notif notific nula nulo númer o oculta olvida omite opcione
-2 ordena ordenad oscur oscuro otro pagin paginan pagos paque paquete paredes partes partir partn partner
-2 pasarel pedido pedir perez perezos petició pide pie pierd pipel pipelin pisan prefier prepr preprod preva
-2 prevale prevé procesa prod progr progres promedi protoco proye proyect pueden puertas puntu puntuac purga
-2 pytho python página píxel píxeles rebasa recib recog recogen reconst recurre reesc reescri regio regiona
-2 regis registr reglas rende reparti repetir repli replica resol resolve restabl resue resuelv retra
-2 retraso reuti reutili roles rompe safar safari salas salga salto sdk seed seguras seis signi signifi
-2 sirven solo spark staff stage struc structs subid sumid sumider sus table tablero tag tal team teléf
-2 teléfon tls tocad tocado tokeniz toman traducc traduci travé través trein treinta títul título umbra
-2 umbrale unas unita unitari usa valorac vende venden venía ver vienen vigil vigilan votad votado votos vpn
-2 webso websock wheel wheels workers zonas índices últimos
-3 ^dentr ^dos ^hay ^jenki ^siemp ^todos ^una a_cero a_media abierta accou account adjun admit ahora al
-3 al_borra al_inglé aleat aleator analiza anidada antig aplic_vuelv archi archi_en archivo arran_, arranqu
-3 arreg_la atrav atravie años billi billing binar binario bombas borrada bot_de búfer búsqu búsqued cache
-3 cada_manej cada_§ caducad cae calcu calcu_por calcula cama cambiad campo_desco carga_en cargan carri
-3 carri_vacío carrito cauda caudal cerrada cerro cerrojo clasi clasifi clave_igual cober_de color comen_de
-3 commi_se compi complet con_dos configu conse_el consi conside conso consola const contado convers
-3 cooki_de copias corren correos crece creci crecien cuadrad cuand_dos cuent_las cuent_se cupon cupones
-3 códigos data de_arreg de_códig de_mensa de_mes de_prueb de_ramas de_sesió de_traza deben deben_ser del
-3 del_§ desac_la desacti desbo desbord desca descart descono desti destino detec detecta detie detiene
-3 devuelv dibujan diez_segun direc_más dispo disposi djang django docst docstri domingo dueño_en dígitos
-3 ejecuta el_bloqu el_dueño el_esque el_impor el_mismo el_módul el_nombr el_plan el_prefi el_regis el_salud
-3 el_servi el_valor en_` en_codeo en_memor en_modo en_stder en_utc encim_de enteros entor_de entra enviars
-3 envía envíos error_viene es_del escen escena estado estados estar estri estrict etiqu_de event_de eventos
-3 expre expresi falta_una filas_nueva filtro firma_antes firma_con firman frío fusio_su gener_en go gratu
-3 gratuit guard_§ guardad han hoja horar horas host humed humedad ignor igual_se iguales image imagen impid
-3 impide importe imprime impue impuest imáge_se incru incrust inser inten intento inver inverna iso jenki
-3 jenkins kerbe kerbero la_carpe la_cola la_confi la_conso la_inter la_media la_memor la_prime la_puert
-3 la_regió la_vez la_vista la_zona lanzada las_copia las_escri las_expor las_expre las_minia las_métri
-3 las_págin lecci leccion lee lenta letra llama llamaba llegar lock logro logros los_clien los_conta
-3 los_corre los_códig los_pedid mailg mailgun marcada mayús mayús_en mayúscu medio mediodí menor menores
-3 mensa mensaje mil moned moneda mqtt ms muest_el máqui máquina más_recie métrico mínim neces necesit nivel
-3 nodo ocho octet octetos olvidab ordenan otra padres pago paral paralel parqu parquet pasar pasó pero_no
-3 perte perte_a pertene petic_lleva petic_sin pierde pista plan_gratu planta por_encim por_fecha por_la
-3 posic posicio post postg postgre precios prefi previ previa proceso prometh prote protecc prueb_,
-3 prueb_corre puntos pushe pushes págin_de páginas que_falta quita_las quitan raíz recie recient recorre
-3 reduc reduc_antes reducen refresc regis_se regió región reparte repetic reser reserva retry rompen ruta
-3 salud saludo salvo_que se_calcu se_carga se_compi se_conse se_const se_desbo se_ejecu se_para se_piden
-3 se_quita se_redon se_reduc se_sirve se_trunc sea secue secuenc según_la semanal sesió sesión si_no
-3 sin_númer sincr sincron sobre sombr stder stderr steam store subca subcarp tabla tabla_` tarda_unos tarea
-3 tener tiemp_se tiene tiene_cuatr tiene_tres todas todas_las todos token_de topol topológ traba_falli
-3 traba_noctu tradu_, tras_§ traza tres_estad trunc trunc_a truncan turno ubica ubicaci un un_aviso
-3 un_carri un_númer un_turno una una_etiqu uri vacía_al vacío vale valores varia veces_en veint veinte
-3 verif verific versi_§ vuelv_a válid válida windo windows y_corre zona §_cuand §_ms §_por §_segun §_y §_§
-3 índice únicos
-4 ^cambi ^produ ^sin a_los a_parti abierto acepta admin_ven admite agrup agrupan ajust anida aplicac app
-4 asigna ausen ausente autom automát bloqu_de bloquea bloqueo bloques borde borra borra_se borra_un
-4 cada_clien cada_petic cada_rama cance cancela cero cerra cifra_con cifran clave clona clonan codeo
-4 codeown cola cola_de como_json compi_de compr_en con_sphin const_de contene contr_se cookies copia_del
-4 cuestan cénti céntimo de_archi de_despl de_docum de_línea de_más de_tiemp de_un de_unida defec defecto
-4 desco desde_§ despl_en devue dibuj diálo diálogo dos_hilos dueños dígit ejecu el_anali el_borde el_entor
-4 el_mapa el_middl el_modo el_puert elige en_cambi en_la enter entrar escri_direc espera esque esquema
-4 está_escri está_vacía etiqu etiquet euros event falla fecha fila gener gigas guarda guardan hilos_nunca
-4 idioma impor imáge imágene index infan infanti ink inqui inquili instant jira juego la la_aplic la_app
-4 la_cabec la_ci la_compa la_conve la_direc la_impor la_misma la_mitad la_págin lanza las_cooki las_imáge
-4 las_insta las_marca las_notas las_petic las_respu lectu lectura liberan list los_bloqu los_comen
-4 los_diálo los_event los_invit los_metad los_preci los_resul los_sprit lotes línea_vacía maestro manteni
-4 marca_de mb mediano metad metadat middl middlew minia miniatu misma mitad métrica no_puede no_tiene nodos
-4 none norma notas noven noven_días noventa nueva_empie nueve nunca_compa número ocurr ocurre padre
-4 parti_de pedidos permi_de petic peticio plan plant por_defec por_día precio primera proce propi_esque
-4 puede puede_cance puerta punto punto_de push_a pytho_§ págin recal recalcu recep recepto recha rechaza
-4 recor redon redonde refer referen refre revis_se rol salen_el se_agrup se_cifra se_compr se_cuent
-4 se_firma se_guard se_liber se_orden se_seria seria seriali si_falta sigui siguien simulad sirve
-4 solo_puede son sphin sphinx sprit sprites stagi staging símbo símbolo ticke_de token_recib traba_a tras
-4 tres tres_veces un_año un_usuar una_escri una_marca una_tradu una_trans unos utc van_al variant ventana
-4 venti ventila versión visib visible vista voz worker §_con §_mb §_minut índic único
-5 =program antigua aplic asign asignar asist_de borrado cabec cabecer caducan campo carac caracte carga
-5 commi_de con_la con_§ conserv cooki crea_una cuentan de_cinco de_una depen_de desap desapar desco_simpl
-5 doce el el_hook el_plani el_scrip en_orden envia envío es_oblig estad factu factura falta figura filtr
-5 genera generan hilos hook horaria importa indexan invit invitad la_caché la_compi la_tarea la_versi
-5 lanza_un las_conex las_filas las_reseñ las_sesio leen liber los_númer los_webho mapa minuto minutos
-5 nada_se normali orden parch parches pedid pero plani planifi por profu profund prome propio puerto
-5 recib_§ recibe red redis reint reinten repar repet reseñ reseñ_de reseñas répli réplica se_index secre_se
-5 segun segundo ser sesio sesione tarda token traba_de tradu trama trans un_docum uno ven viene_de
-5 vista_previ webho webhook worke y y_se §_depen árbol
-6 ,_así ^§ a_§ al_arran al_día apare_en aprob_en así_que cada_push caduc coinc coincid comen_se comprim
-6 conexio consta de_fusió de_revis debe diez dispa dispara disti disti_mayús disting embed embeddi escritu
-6 filas guard_como hasta hora idiom ignora job las_factu las_línea las_parti los_tipos líder manej manejad
-6 memor memoria mensa_se minut modo muest muestra mueve ocultos orden_por para_las preci propi_base se_leen
-6 solo_el tipos transac un_despl usuar usuario vacías valor §
-7 #1 #2 ^` ^la abier apare aparece arran arranca bloqu bot caché conex constru cuand_se el_asist está están
-7 json la_colum los_usuar métri naveg navegad se_gener tiene_una ve veces
-8 ^el ^falla bomba cinco contrat corre_en el_bot el_campo el_flujo están_en flujo ocult parti puert salvo
-9 @ ^un ` cada_hora direcci disco partici
-10 en_disco vacía
-11 crea
"""
