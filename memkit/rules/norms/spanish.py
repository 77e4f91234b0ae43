"""Orders in Spanish: imperatives, infinitives that order, "hay que", obligations of people and habits of a team."""

from __future__ import annotations

from memkit.rules.contradict.words import words

from .phrases import first_phrase, measured, padded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .sentences import Sentence, Words

_PRONOUNS = words("nosotros nosotras vosotros ustedes usted tú nadie quien quienes quienquiera cualquiera yo uno")
PEOPLE = words(
    """
    equipo equipos desarrollador desarrolladores desarrolladora desarrolladoras programador programadores agente agentes asistente
    asistentes revisor revisores revisora mantenedor mantenedores colaborador colaboradores colaboradora contribuidor contribuidores
    autor autores autora ingeniero ingenieros ingeniera persona personas gente miembro miembros bot bots ia compañero compañeros
    probador probadores responsable responsables becario becarios arquitecto arquitectos humano humanos
    empleado empleados nadie
    """
)
PROCESS = words(
    """
    commit commits rama ramas pr prs mr mrs release releases versión versiones despliegue despliegues fusión fusiones merge merges
    revisión revisiones arreglo arreglos parche parches hotfix hotfixes aprobación aprobaciones push pushes rebase rebases ticket
    tickets pull requests request entrega entregas publicación publicaciones contribución contribuciones lanzamiento lanzamientos
    refactorización refactorizaciones confirmaciones
    """
)
_TITLES = words("mensaje mensajes comentario comentarios título títulos nombre nombres descripción descripciones nota notas")
_ARTEFACTS = words(
    """
    código pruebas prueba tests test dependencia dependencias secreto secretos documentación docs changelog funciones clases
    comentarios contraseñas cambios cambio hooks avisos funcionalidad funcionalidades migraciones credenciales
    archivos módulos bibliotecas binarios
    """
)
# What developers make and keep in order: said of all of them, it is a rule rather than a finding.
_MADE = _ARTEFACTS | words(
    """
    mocks mock singleton singletons variables variable reglas regla consigna consignas convenciones convención directrices normas
    instrucciones corrección correcciones comentario importaciones imports compilaciones scripts script incidencias incidencia
    advertencias advertencia abreviaturas constantes anotaciones comprobaciones comprobación verificaciones decisiones excepciones
    interfaces estilo indentación sangrado formato artefactos prototipos atajos experimentos tareas ficheros función clase métodos
    método regresiones especificaciones contraseñas
    """
)
_SHOP = words(
    """
    main master repositorio changelog chat slack jira wiki lfs pr revisión producción prod git ci commit commits rama congelación
    sprint ticket equipo viernes lunes fusión inglés español arquitectura permiso
    """
)
_ONE = words("el la un una este esta ese esa su")
_PLACES = words("main master ci pipeline revisión changelog ticket hook hooks producción prod pr fusión aprobación viernes")
_MUST = words("debe deben debemos debes debéis puede pueden podemos puedes podéis tiene tienen tenemos tienes necesita necesitan")
_SHOULD = words("debería deberían deberíamos deberías deberíais")
_PAST = words("fue fueron era eran estaba estaban había hubo tuvo tuvieron hizo hicieron ha han hemos")
_FINITE = _MUST | _SHOULD | _PAST | words("es son está están se hay va van hace hacen lo los la las no nunca queda quedan requiere")
_CONTRAST = words("pero sino aunque embargo realidad")
_STRESS = words("nunca jamás siempre solo sólo solamente únicamente simplemente directamente viernes lunes semana manualmente")
_LEADS = words("si cuando antes después para en al tras ante con sin desde por durante")
_DEV = words(
    """
    fusiona fusionan revisa revisan rebasa rebasan aprueba aprueban commitea commitean mergea mergean despliega despliegan
    revisado revisados revisada revisadas fusionado fusionados fusionada fusionadas aprobado aprobados aprobada aprobadas
    """
)
_SHARED_DEV = words(
    """
    borra borran elimina eliminan sube suben actualiza actualizan escribe escriben documenta documentan firma firman prueba prueban
    publica publican toca tocan salta saltan omite omiten desactiva desactivan cierra cierran modifica modifican hace hacen
    """
)
_VERBS = words(
    """
    usar utilizar evitar añadir agregar mantener subir fusionar ejecutar lanzar relanzar ignorar aprobar preguntar enviar llamar
    preferir registrar escribir verificar comprobar probar borrar eliminar modificar cambiar tocar crear renombrar nombrar poner
    dejar pensar mirar confirmar aceptar rechazar validar desplegar publicar firmar documentar comentar explicar formatear generar
    instalar desactivar activar saltar omitir conservar respetar aplicar priorizar asegurar asegurarse olvidar anotar avisar informar
    contactar copiar mover reemplazar sustituir importar exportar cargar descargar abrir cerrar limitar separar aislar extraer
    consultar mencionar repetir continuar parar empezar terminar cancelar restaurar reiniciar bloquear permitir guardar mostrar
    ocultar cifrar renovar aumentar reducir compartir pegar cortar pasar trabajar corregir arreglar simplificar dividir agrupar
    etiquetar considerar tratar confiar responder contestar recordar seguir leer hacer revisar rebasar commitear mergear pushear
    actualizar obedecer revelar reenviar transferir elegir definir incluir excluir esperar volver acordar pedir procurar
    tipar simular mockear loguear declarar devolver lanzar atrapar capturar decir cuidar vigilar forzar cumplir
    """
)
_IRREGULAR = words(
    """
    haz pon ten ven di ve sé sal mantén mantened mantenga mantengan prueba comprueba recuerda cierra piensa empieza renueva aprueba
    muestra sigue sigan siga pide elige haga hagan hagas hagamos ponga pongas pongan tenga tengas tengan vaya vayas vayan sea seas
    sean dé des den digas diga digan confíes confía confíen asegúrate asegúrese asegúrense envía envíe envíen acuérdate fuerces fuerza
    pruebes pruebe prueben renueven renueve cierres cierre cierren recuerde recuerden muestres prefiere prefiera prefieran extrae
    extraiga devuelve devuelva reenvía continúa continúe sustituye sustituya incluye incluya excluye excluya despliega despliegue
    desplieguen despliegues repite repita corrige corrija corrijan procura procure procuren fíjate fíjese omite omita vigila
    """
)


def _forms(verb: str) -> tuple[str, ...]:
    """The imperative forms of a regular verb: usa, use, usen, usad, uses, usemos."""
    stem, ending = verb[:-2], verb[-2:]
    if ending == "ar":
        soft = stem[:-1] + {"c": "qu", "g": "gu", "z": "c"}.get(stem[-1], stem[-1])
        return f"{stem}a", f"{soft}e", f"{soft}en", f"{stem}ad", f"{soft}es", f"{soft}emos", f"{soft}éis"
    return f"{stem}e", f"{stem}a", f"{stem}an", f"{stem}{ending[0]}d", f"{stem}as", f"{stem}amos", f"{stem}áis"


_IMPERATIVES = frozenset(form for verb in _VERBS for form in _forms(verb)) | _IRREGULAR
_WE = frozenset(
    f"{verb[:-2]}{ending}" for verb in _VERBS for ending in (("amos", "emos") if verb.endswith("ar") else ("emos", "imos", "amos"))
) | words("hacemos seguimos tenemos ponemos damos vamos mantenemos preferimos nunca-usamos somos podemos debemos pedimos")
_NOUNS = words("para entre sobre como cada una nota notas lista cuenta prueba pruebas firma firmas marca carga cargas copia copias uso pase corte toque cierre fuerza ve")
KNOWN = _VERBS | _IMPERATIVES | _WE | PEOPLE | PROCESS
_PHRASES = padded(
    """
    hay que|no hay que|queda prohibido|queda prohibida|quedan prohibidos|está prohibido|está prohibida|están prohibidos|prohibido
    está permitido|están permitidos|están permitidas|no está permitido|no está permitida|no se permite|no se permiten|se permite subir
    es obligatorio|es obligatoria|es necesario|es preciso|es imprescindible|es recomendable|se recomienda|se aconseja|es aconsejable
    es preferible|es mejor|mejor no|conviene|no conviene|más vale|vale más|están obligados|está obligado|está obligada|es obligación
    tiene prohibido|tienen prohibido|no se debe|se debe|no se deben|no se puede subir|no se toca|no se tocan|bajo ningún concepto
    en ningún caso|bajo ninguna circunstancia|en todo momento|en todo caso|por favor|sin revisión|sin aprobación|sin pruebas
    sin revisar|sin preguntar|sin confirmación|no hace falta|hace falta|no es necesario|no necesita aprobación|no necesitan aprobación
    dos aprobaciones|una aprobación|dos personas|dos revisores|nuestra regla|la regla es|nuestra convención|por convención
    por norma|como norma|es norma|hemos decidido|hemos acordado|se ha decidido|se acordó|se decidió|tiene derecho|tienen derecho
    buena práctica|buenas prácticas|no se admite|no se admiten cambios|se prohíbe|se exige|se requiere aprobación|se requieren dos
    se espera que|no olvidar|no olvides|ni se te ocurra|hay prohibición|de forma obligatoria|obligatoriamente|está mal visto
    no pintan nada|no pinta nada|último recurso|quedan anuladas|queda anulada|quedan anulados|quedan derogadas|ya no se aplican|primero la|primero el
    basta para|basta con|es suficiente|son suficientes|son libres de|es libre de|visto bueno|por concedido|nada que hacer|se ignoran|se ignora
    no hay fusión|no hay merge|con permiso de|luz verde|tiene prioridad|tienen prioridad|se tratan como|es mejor|corresponde en|viene acompañada
    viene acompañado|vienen acompañados|hay obligación|se da por|primero se|primero hay
    es responsabilidad|corresponde al|corresponde a la|está vetado|queda terminantemente|de acuerdo con el equipo|se ruega|se pide
    """
)


def order_in(said: Sentence) -> tuple[str, str] | None:
    """What makes the sentence an order, as (code, words); None if it describes."""
    sentence = said.words
    phrase = first_phrase(sentence, _PHRASES)
    if phrase:
        return "obligation", phrase
    cue = _imperative(sentence)
    if cue:
        return "imperative", cue
    return _obligation(sentence) or _practice(sentence)


def _imperative(sentence: Words) -> str:
    """An imperative or an infinitive in front of the sentence or behind an opening clause."""
    starts = [0, *(at + 1 for at, word in enumerate(sentence[:-1]) if word == "," and sentence[0] in _LEADS)]
    for start in starts:
        rest = sentence[start:]
        while len(rest) > 1 and rest[0] in ("no", "nunca", "jamás", "siempre", "y", "pues", "entonces", "luego", "ni"):
            rest = rest[1:]
        verb = _unsuffixed(rest[0])
        if verb != rest[0] and (verb in _IMPERATIVES or verb in _VERBS):
            return rest[0]
        if len(rest) < 2:
            continue
        if verb in _IMPERATIVES and verb not in _NOUNS and verb not in _VERBS:
            return " ".join(rest[:2])
        if (verb in _VERBS or _looks_infinitive(verb)) and not _has_finite(rest[1:]):
            return " ".join(rest[:2])
        if _opens_with_verb(rest) or (sentence[0] in ("nunca", "jamás") and start == 0 and verb.endswith(_SUBJUNCTIVE)):
            return " ".join(rest[:2])
    return ""


_OBJECTS = words("el la los las un una unos unas tu tus su sus este esta estos estas todo toda todos todas cada siempre por nuestro nuestra")
_SUBJUNCTIVE = ("as", "es", "an", "en", "emos", "amos", "a", "e")
_OPENERS = words(
    "el la los las un una unos unas no nunca jamás siempre este esta estos estas cada todo toda todos todas cuando si para por en al"
    " tras con sin desde hasta sobre bajo entre como según solo sólo solamente durante ante antes después donde aunque porque"
    " pero que quien quienes cual es son está están hay se lo le les ha han ningún ninguna nadie nada nuestro nuestra nuestros"
    " nuestras dos tres varios varias mientras además aquí ahora ya también así muy más menos existe existen tiene tienen puede pueden"
    " debe deben fue fueron había tanto ambos ambas cualquier cualquiera esto eso mediante excepto salvo incluso"
)


def _looks_infinitive(word: str) -> bool:
    return len(word) > 4 and word.endswith(("ar", "er", "ir", "arse", "erse", "irse")) and word.isalpha() and word not in _OPENERS


def _opens_with_verb(rest: Words) -> bool:
    """An unknown word that can only be an imperative before its object: "coloca los …", "consulten los …"."""
    first, second = rest[0], rest[1]
    if first in _OPENERS or first in _FINITE or not first.isalpha():
        return False
    if first.endswith(("pón", "tén", "vén")):
        return True
    return first.endswith(("a", "e", "an", "en", "ad", "ed", "id", "as", "es")) and second in _OBJECTS


_PLAIN = str.maketrans("áéíóú", "aeiou")


def _unsuffixed(word: str) -> str:
    """A verb form without the pronouns hung on it: relánzalas → relanza."""
    for pronoun in ("noslo", "melo", "selo", "las", "los", "les", "lo", "la", "le", "me", "se", "nos", "te"):
        if word.endswith(pronoun) and len(word) > len(pronoun) + 3:
            stem = word[: -len(pronoun)].translate(_PLAIN)
            if stem in _IMPERATIVES or stem in _VERBS:
                return stem
    return word


def _has_finite(rest: Words) -> bool:
    """Whether an infinitive in front is the subject of a verb: "cambiar de idioma no actualiza"."""
    for word in rest:
        if word in ("que", "si", "cuando", "antes", ",", "y"):
            return False
        if word in _FINITE - {"la", "las", "los", "lo"} or word in _IMPERATIVES - _NOUNS:
            return True
    return False


def _subject(sentence: Words) -> tuple[Words, Words]:
    """The words before the first verb of the main clause, and the rest."""
    start = sentence.index(",") + 1 if sentence[0] in _LEADS and "," in sentence[:-1] else 0
    clause = sentence[start:]
    for at, word in enumerate(clause):
        if at and (clause[at - 1] in ("que", "quien") or word in ("la", "las", "lo", "los") and clause[at - 1] in _ARTICLES | {"de"}):
            continue
        if at and clause[at - 1] == "de":
            continue
        if (at and word in _FINITE) or word in _MUST or word in _SHOULD or (at > 1 and _is_third(word)):
            return clause[:at], clause[at:]
    return clause, []


_ARTICLES = words(
    "el la los las un una unos unas este esta estos estas nuestro nuestra nuestros nuestras todo toda todos todas cada ningún ninguna"
    " solo sólo solamente nuevo nueva nuevos nuevas su sus de del dos tres varios varias cualquier"
)


def _is_third(word: str) -> bool:
    """Whether the word is the present of a known verb: sube, suben."""
    return word in _THIRD


_THIRD = frozenset(
    form for verb in _VERBS for form in ((f"{verb[:-2]}a", f"{verb[:-2]}an") if verb.endswith("ar") else (f"{verb[:-2]}e", f"{verb[:-2]}en"))
) | words("siguen sigue pasan pasa van va necesitan necesita requieren requiere tienen prefieren prueban cierran muestran piden pide")


def _acts(subject: Words) -> str:
    """The people, or the work of people, that a subject is about: its first noun counts."""
    named = [word for word in subject if word not in _ARTICLES]
    if not named or "defecto" in subject or "predeterminada" in subject:
        return ""
    if named[0] in _PRONOUNS:
        return named[0]
    head = named[0].split("-")[0]
    if head in PEOPLE or head in PROCESS:
        return named[0]
    if head in _TITLES and any(word in PROCESS for word in named[1:]):
        return " ".join(named[:2])
    return ""


def _obligation(sentence: Words) -> tuple[str, str] | None:
    should = next((word for word in sentence if word in _SHOULD), "")
    if should and not any(word in _CONTRAST for word in sentence):
        return "obligation", should
    if sentence[0] in ("debemos", "podemos", "tenemos", "puedes", "debes", "tienes", "debe", "deben") or sentence[1:2] in (
        ["debemos"],
        ["podemos"],
        ["puedes"],
        ["debes"],
    ):
        return "obligation", " ".join(sentence[:2])
    subject, rest = _subject(sentence)
    modal = next((word for word in rest[:3] if word in _MUST), "")
    if not modal:
        return None
    acts = _acts(subject) or ("nuevo" if {"nuevo", "nueva", "nuevos", "nuevas"} & set(subject) else "")
    duty = next((word for word in rest if word in _DEV), "")
    return ("obligation", f"{acts or duty} {modal}") if acts or duty else None


def _practice(sentence: Words) -> tuple[str, str] | None:
    opened = [word for word in sentence[:3] if word not in ("no", "nunca", "siempre", "aquí", "ya")]
    if opened and opened[0] in _WE:
        return "practice", opened[0]
    subject, rest = _subject(sentence)
    if rest and (rest[0] in _PAST or (rest[0] == "se" and rest[1:2] and rest[1].endswith(("ó", "aron", "ieron")))):
        return None
    acts = _acts(subject)
    if acts and subject[0] in _ONE and acts not in PEOPLE and measured(sentence):
        return None
    if acts and (rest or len(subject) > 2):
        return "practice", f"{acts} {rest[0] if rest else ''}".strip()
    if sentence[0] in ("ningún", "ninguna", "cero", "nada") and not rest:
        return "practice", " ".join(sentence[:3])
    return _impersonal(subject, rest) or _general(sentence, subject, rest)


def _general(sentence: Words, subject: Words, rest: Words) -> tuple[str, str] | None:
    """Said of all things that developers make, or of where they put them, without a name, path or number."""
    if not subject or subject[0] in _ONE or measured(sentence):
        return None
    if sentence[0] in ("nada", "nadie", "ni", "ningún", "ninguna"):
        return "practice", " ".join(sentence[:3])
    named = [word for word in subject if word not in _ARTICLES]
    if named and (named[0] in _MADE or (named[0] in _TITLES and any(word in _MADE or word in PROCESS for word in named[1:3]))):
        return "practice", " ".join(named[:2])
    place = next((word for word in (*rest, *(subject if not rest else ())) if word in _SHOP), "")
    return ("practice", place) if place else None


def _impersonal(subject: Words, rest: Words) -> tuple[str, str] | None:
    """ "Se fusiona", "lo revisan dos personas": the doer is left out or named behind."""
    doer = next((word for word in rest if word in PEOPLE), "")
    if doer and (rest[0] in ("lo", "la", "los", "las") or "por" in rest):
        return "practice", f"{rest[0]} {doer}"
    at = rest.index("se") if "se" in rest[:3] else -1
    verb = rest[at + 1] if 0 <= at < len(rest) - 1 else ""
    named = [word for word in subject if word not in _ARTICLES]
    if verb in _DEV:
        return "practice", f"se {verb}"
    artefact = next((word for word in named[:1] if word in _ARTEFACTS), "")
    stress = any(word in _STRESS or word in _PLACES for word in (*subject, *rest))
    if artefact and (verb in _SHARED_DEV and stress or rest[:1] in (["va"], ["van"])):
        return "practice", f"{artefact} {verb or rest[0]}"
    return None
