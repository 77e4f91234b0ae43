"""The word lists behind `spanish`: who acts, what is done, and the phrases that order."""

from __future__ import annotations

from memkit.contradict.words import words

from .phrases import padded

PRONOUNS = words(
    """
    hace
    nosotros nosotras vosotros ustedes usted tú nadie quien quienes quienquiera cualquiera yo uno
    """
)
PEOPLE = words(
    """
    equipo equipos desarrollador desarrolladores desarrolladora desarrolladoras programador
    programadores agente agentes asistente asistentes revisor revisores revisora mantenedor mantenedores
    colaborador colaboradores colaboradora contribuidor contribuidores autor autores autora ingeniero
    ingenieros ingeniera persona personas gente miembro miembros bot bots ia compañero compañeros
    probador probadores responsable responsables becario becarios arquitecto arquitectos humano humanos
    empleado empleados nadie
    """
)
PROCESS = words(
    """
    commit commits rama ramas pr prs mr mrs release releases versiones despliegue despliegues
    fusión fusiones merge merges revisión revisiones arreglo arreglos parche parches hotfix hotfixes
    aprobación aprobaciones push pushes rebase rebases ticket tickets pull requests request entrega
    entregas publicación publicaciones contribución contribuciones lanzamiento lanzamientos
    refactorización refactorizaciones confirmaciones
    """
)
TITLES = words(
    """
    mensaje mensajes comentario comentarios título títulos nombre nombres descripción descripciones nota
    notas
    """
)
ARTEFACTS = words(
    """
    código pruebas prueba tests test dependencia dependencias secreto secretos documentación docs
    changelog funciones clases comentarios contraseñas cambios cambio hooks avisos funcionalidad
    funcionalidades migraciones credenciales bibliotecas binarios
    """
)
# What developers make and keep in order: said of all of them, it is a rule rather than a finding.
MADE = ARTEFACTS | words(
    """
    notebooks notebook experimento
    mocks mock singleton singletons reglas regla consigna consignas convenciones
    convención directrices normas instrucciones corrección correcciones comentario  
    compilaciones incidencias incidencia advertencias advertencia abreviaturas constantes
    anotaciones comprobaciones comprobación verificaciones decisiones estilo
    indentación sangrado formato artefactos prototipos atajos experimentos    
    métodos método regresiones especificaciones contraseñas
    """
)
SHOP = words(
    """
    main master repositorio changelog chat portátil portátiles slack jira wiki lfs pr revisión producción prod git ci commit
    commits rama congelación sprint ticket equipo viernes lunes fusión inglés español arquitectura
    permiso
    """
)
ONE = words("el la un una este esta ese esa su")
PLACES = words(
    """
    main master ci pipeline revisión changelog ticket hook hooks producción prod pr fusión aprobación
    viernes
    """
)
MUST = words(
    """
    debe deben debemos debes debéis puede pueden podemos puedes podéis tiene tienen tenemos tienes
    necesita necesitan
    """
)
SHOULD = words("debería deberían deberíamos deberías deberíais")
PAST = words(
    """
    fue fueron era eran estaba estaban había hubo tuvo tuvieron hizo hicieron ha han hemos
    """
)
FINITE = (
    MUST
    | SHOULD
    | PAST
    | words(
        """
    es son está están se hay va van hace hacen lo los la las no nunca queda quedan requiere
    """
    )
)
CONTRAST = words("pero sino aunque embargo realidad")
STRESS = words(
    """
    nunca jamás siempre solo sólo solamente únicamente simplemente directamente viernes lunes semana
    manualmente
    """
)
LEADS = words("si cuando antes después para en al tras ante con sin desde por durante")
DEV = words(
    """
    fusiona fusionan revisa revisan rebasa rebasan aprueba aprueban commitea commitean mergea mergean
    despliega despliegan revisado revisados revisada revisadas fusionado fusionados fusionada fusionadas
    aprobado aprobados aprobada aprobadas
    """
)
SHARED_DEV = words(
    """
    borra borran elimina eliminan sube suben actualiza actualizan escribe escriben documenta documentan
    firma firman prueba prueban publica publican toca tocan salta saltan omite omiten desactiva
    desactivan cierra cierran modifica modifican hace hacen
    """
)
VERBS = words(
    """
    usar utilizar evitar añadir agregar mantener subir fusionar ejecutar lanzar relanzar ignorar aprobar
    preguntar enviar llamar preferir registrar escribir verificar comprobar probar borrar eliminar
    modificar cambiar tocar crear renombrar nombrar poner dejar pensar mirar confirmar aceptar rechazar
    validar desplegar publicar firmar documentar comentar explicar formatear generar instalar desactivar
    activar saltar omitir conservar respetar aplicar priorizar asegurar asegurarse olvidar anotar avisar
    informar contactar copiar mover reemplazar sustituir importar exportar cargar descargar abrir cerrar
    limitar separar aislar extraer consultar mencionar repetir continuar parar empezar terminar cancelar
    restaurar reiniciar bloquear permitir guardar mostrar ocultar cifrar renovar aumentar reducir
    compartir pegar cortar pasar trabajar corregir arreglar simplificar dividir agrupar etiquetar
    considerar tratar confiar responder contestar recordar seguir leer hacer revisar rebasar commitear
    mergear pushear actualizar obedecer revelar reenviar transferir elegir definir incluir excluir
    esperar volver acordar pedir procurar tipar simular mockear loguear declarar devolver atrapar
    capturar decir cuidar vigilar forzar cumplir marcar
    """
)
IRREGULAR = words(
    """
    sed recomienda recomiende
    haz pon ten ven di ve sé sal mantén mantened mantenga mantengan prueba comprueba recuerda cierra
    piensa empieza renueva aprueba muestra sigue sigan siga pide elige haga hagan hagas hagamos ponga
    pongas pongan tenga tengas tengan vaya vayas vayan sea seas sean dé des den digas diga digan confíes
    confía confíen asegúrate asegúrese asegúrense envía envíe envíen acuérdate fuerces fuerza pruebes
    pruebe prueben renueven renueve cierres cierre cierren recuerde recuerden muestres prefiere prefiera
    prefieran extrae extraiga devuelve devuelva reenvía continúa continúe sustituye sustituya incluye
    incluya excluye excluya despliega despliegue desplieguen despliegues repite repita corrige corrija
    corrijan procura procure procuren fíjate fíjese omite omita vigila
    """
)


def forms(verb: str) -> tuple[str, ...]:
    """The imperative forms of a regular verb: usa, use, usen, usad, uses, usemos."""
    stem, ending = verb[:-2], verb[-2:]
    if ending == "ar":
        soft = stem[:-1] + {"c": "qu", "g": "gu", "z": "c"}.get(stem[-1], stem[-1])
        return f"{stem}a", f"{soft}e", f"{soft}en", f"{stem}ad", f"{soft}es", f"{soft}emos", f"{soft}éis"
    return (
        f"{stem}e",
        f"{stem}a",
        f"{stem}an",
        f"{stem}{ending[0]}d",
        f"{stem}as",
        f"{stem}amos",
        f"{stem}áis",
    )


IMPERATIVES = frozenset(form for verb in VERBS for form in forms(verb)) | IRREGULAR
WE = frozenset(
    f"{verb[:-2]}{ending}"
    for verb in VERBS
    for ending in (("amos", "emos") if verb.endswith("ar") else ("emos", "imos", "amos"))
) | words(
    """
    hacemos seguimos tenemos ponemos damos vamos mantenemos preferimos nunca-usamos somos podemos
    debemos pedimos
    """
)
NOUNS = words(
    """
    para entre sobre como cada una nota notas lista cuenta prueba pruebas firma firmas marca carga
    cargas copia copias uso pase corte toque cierre fuerza ve
    """
)
KNOWN = VERBS | IMPERATIVES | WE | PEOPLE | PROCESS
PHRASES = padded(
    """
    que haber|debe haber|deben haber|se desaconseja|desaconsejado|sería bueno|sería deseable
    sin prueba|cuenta como|es aceptable|son aceptables
    es admisible|está bien visto|es sagrada|es sagrado|se trabaja
    se desarrolla|hay que|no hay que|queda prohibido|queda prohibida|quedan prohibidos|está prohibido
    está prohibida
    están prohibidos|prohibido|está permitido|están permitidos|están permitidas|no está permitido
    no está permitida|no se permite|no se permiten|se permite subir|es obligatorio|es obligatoria
    es necesario|es preciso|es imprescindible|es recomendable|se recomienda|se aconseja|es aconsejable
    es preferible|es mejor|mejor no|conviene|no conviene|más vale|vale más|están obligados|está obligado
    está obligada|es obligación|tiene prohibido|tienen prohibido|no se debe|se debe|no se deben
    no se puede subir|no se toca|no se tocan|bajo ningún concepto|en ningún caso
    bajo ninguna circunstancia|en todo momento|en todo caso|por favor|sin revisión|sin aprobación
    sin pruebas|sin revisar|sin preguntar|sin confirmación|no hace falta|no es necesario
    no necesita aprobación|no necesitan aprobación|dos aprobaciones|una aprobación|dos personas
    dos revisores|nuestra regla|la regla es|nuestra convención|por convención|por norma|como norma
    es norma|hemos decidido|hemos acordado|se ha decidido|se acordó|se decidió|tiene derecho
    tienen derecho|buena práctica|buenas prácticas|no se admite|no se admiten cambios|se prohíbe
    se exige|se requiere aprobación|se requieren dos|se espera que|no olvidar|no olvides|ni se te ocurra
    hay prohibición|de forma obligatoria|obligatoriamente|está mal visto|no pintan nada|no pinta nada
    último recurso|quedan anuladas|queda anulada|quedan anulados|quedan derogadas|ya no se aplican
    primero la|primero el|basta para|basta con|es suficiente|son suficientes|son libres de|es libre de
    visto bueno|por concedido|nada que hacer|se ignoran|se ignora|no hay fusión|no hay merge
    con permiso de|luz verde|tiene prioridad|tienen prioridad|se tratan como|corresponde en
    viene acompañada|viene acompañado|vienen acompañados|hay obligación|se da por|primero se|primero hay
    es responsabilidad|corresponde al|corresponde a la|está vetado|queda terminantemente
    de acuerdo con el equipo|se ruega|se pide|la manera correcta
    lo más rápido para|lo más rápido es|lo más sencillo es|lo mejor es|la forma correcta
    lo correcto es|la mejor manera|la mejor forma|es costumbre
    """
)
OBJECTS = words(
    """
    el la los las un una unos unas tu tus su sus este esta estos estas todo toda todos todas cada
    siempre por nuestro nuestra
    """
)
SUBJUNCTIVE = ("as", "es", "an", "en", "emos", "amos", "a", "e")
OPENERS = words(
    """
    el la los las un una unos unas no nunca jamás siempre este esta estos estas cada todo toda todos
    todas cuando si para por en al tras con sin desde hasta sobre bajo entre como según solo sólo
    solamente durante ante antes después donde aunque porque pero que quien quienes cual es son está
    están hay se lo le les ha han ningún ninguna nadie nada nuestro nuestra nuestros nuestras dos tres
    varios varias mientras además aquí ahora ya también así muy más menos existe existen tiene tienen
    puede pueden debe deben fue fueron había tanto ambos ambas cualquier cualquiera esto eso mediante
    excepto salvo incluso
    """
)
PLAIN = str.maketrans("áéíóú", "aeiou")
ARTICLES = words(
    """
    el la los las un una unos unas este esta estos estas nuestro nuestra nuestros nuestras todo toda
    todos todas cada ningún ninguna solo sólo solamente nuevo nueva nuevos nuevas su sus de del dos tres
    varios varias cualquier
    """
)
THIRD = frozenset(
    form
    for verb in VERBS
    for form in (
        (f"{verb[:-2]}a", f"{verb[:-2]}an") if verb.endswith("ar") else (f"{verb[:-2]}e", f"{verb[:-2]}en")
    )
) | words(
    """
    siguen sigue pasan pasa van va necesitan necesita requieren requiere tienen prefieren prueban
    cierran muestran piden pide
    """
)
DEMANDS = words("exige exigen pide requiere requieren impone")
NEITHER = words("ningún ninguna nada nadie ni")
NEW = words("nuevo nueva nuevos nuevas")
PRESETS = words("defecto predeterminada")
VERSIONS = words("versión versiones")
# verbs whose ending says who must: in front, and behind another word
DUTIES = words("debemos podemos tenemos puedes debes tienes debe deben")
SPOKEN_DUTIES = words("debemos podemos puedes debes")
BOUND = PROCESS - VERSIONS
ASKED = PROCESS
TRAITS: frozenset[str] = frozenset()
BY_HAND = padded("a mano")
HAND_MADE = words("escrito escrita escritos escritas escribe escribió programado")
SKIPPED = words("no nunca jamás siempre y pues entonces luego ni")
