"""Imperatives in Spanish, and infinitives that order."""

from __future__ import annotations

import itertools

from memkit.contradict.lexicon import words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.rules.norms.sentences import Sentence, Words

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
    corrijan procura procure procuren fíjate fíjese omite omita vigila huye huya huyan rehúye rehúya restringe restrinja
    convierte convierta resuelve resuelva despierta cuelga cuelgue mide mida invierte invierta reinicia reinicie
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
    capturar decir cuidar vigilar forzar cumplir marcar arrancar configurar montar levantar apagar encender ajustar
    encapsular envolver limpiar purgar vaciar respaldar migrar versionar refactorizar depurar medir enmascarar anonimizar
    propagar inyectar delegar centralizar reutilizar abstenerse abstener descartar desactivar deshabilitar habilitar
    meter quitar sacar tirar traer llevar fijar anclar congelar rotar traducir alinear ordenar indexar acotar
    """
)
LEADS = words("si cuando antes después para en al tras ante con sin desde por durante")
NOUNS = words(
    """
    para entre sobre como cada una nota notas lista cuenta prueba pruebas firma firmas marca carga
    cargas copia copias uso pase corte toque cierre fuerza ve renovate
    """
)
SKIPPED = words("no nunca jamás siempre y pues entonces luego ni")
SUBJUNCTIVE = ("as", "es", "an", "en", "emos", "amos", "a", "e")
MUST = words(
    """
    debe deben debemos debes debéis puede pueden podemos puedes podéis tiene tienen tenemos tienes
    necesita necesitan
    """
)
PAST = words(
    """
    fue fueron era eran estaba estaban había hubo tuvo tuvieron hizo hicieron ha han hemos
    """
)
SHOULD = words("debería deberían deberíamos deberías deberíais")
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
OPENERS = words(
    """
    a de del hacia
    el la los las un una unos unas no nunca jamás siempre este esta estos estas cada todo toda todos
    todas cuando si para por en al tras con sin desde hasta sobre bajo entre como según solo sólo
    solamente durante ante antes después donde aunque porque pero que quien quienes cual es son está
    están hay se lo le les ha han ningún ninguna nadie nada nuestro nuestra nuestros nuestras dos tres
    varios varias mientras además aquí ahora ya también así muy más menos existe existen tiene tienen
    puede pueden debe deben fue fueron había tanto ambos ambas cualquier cualquiera esto eso mediante
    excepto salvo incluso gana ganan falta faltan basta bastan hace hacen sobra sobran ocurre ocurren
    aparece aparecen
    """
)
OBJECTS = words(
    """
    el la los las un una unos unas tu tus su sus este esta estos estas todo toda todos todas cada
    siempre por nuestro nuestra
    """
)
# ends of an order to several people with a pronoun
_TO_MANY = (
    "aos",
    "eos",
    *[
        f"{ending}{pronoun}"
        for ending in ("ad", "ed", "id")
        for pronoun in ("lo", "la", "los", "las", "le", "les")
    ],
)
_NO_ORDERS = words(
    "madrid video videos vídeos correos deseos empleos rodeos torneos bloqueos sondeos nucleos feed speed embed"
)
_PARTICIPLES = ("ada", "adas", "ida", "idas")
PLAIN = str.maketrans("áéíóú", "aeiou")


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


def imperative(said: Sentence) -> str:
    """An imperative or an infinitive in front of the sentence or behind an opening clause."""
    sentence = said.words
    if sentence[:2] in (["que", "nadie"], ["no", "te"], ["no", "os"], ["se", "acabó"]):
        return " ".join(sentence[:2])
    starts = [
        0,
        *(at + 1 for at, word in enumerate(sentence[:-1]) if word == "," and sentence[0] in LEADS),
    ]
    for start in starts:
        rest = sentence[start:]
        # "hace falta la 2, pues usa …" gives a reason
        while len(rest) > 1 and rest[0] in SKIPPED and not (start and rest[0] == "pues"):
            rest = rest[1:]
        verb = _without_pronouns(rest[0])
        is_order = verb in IMPERATIVES or (verb in VERBS and not _has_finite(rest[1:]))
        if verb != rest[0] and is_order:
            return rest[0]
        if len(rest) < 2:
            continue
        if verb in IMPERATIVES and verb not in NOUNS and verb not in VERBS and verb not in OPENERS:
            return " ".join(rest[:2])
        if (verb in VERBS or _looks_infinitive(verb)) and not _has_finite(rest[1:]):
            return " ".join(rest[:2])
        if (
            (start == 0 and _opens_with_verb(rest))
            or is_plural_order(rest[0])
            or _is_reflexive(rest[0])
            or (
                sentence[0] in ("nunca", "jamás")
                and start == 0
                and verb.endswith(SUBJUNCTIVE)
                and verb not in OPENERS
            )
        ):
            return " ".join(rest[:2])
    return ""


def _is_reflexive(word: str) -> bool:
    """ "quédate", "fíjese": the accent moves when a pronoun hangs on an imperative."""
    return word.endswith(("ate", "ete", "ese", "ense", "aos")) and any(
        letter in "áéíóú" for letter in word[:-3]
    )


def _looks_infinitive(word: str) -> bool:
    return (
        len(word) > 4
        and word.endswith(("ar", "er", "ir", "arse", "erse", "irse"))
        and word.isalpha()
        and word not in OPENERS
    )


def _opens_with_verb(rest: Words) -> bool:
    """An unknown word that can only be an imperative before its object: "coloca los …", "consulten los …"."""
    first, second = rest[0], rest[1]
    if (
        first in OPENERS
        or first in FINITE
        or not first.isalpha()
        or first.endswith(("mente", "aba", "ía", "ían"))
    ):
        return False
    if first.endswith(_PARTICIPLES) and "," in rest and second in OBJECTS:
        # "acabada la beta, …"
        return False
    if first.endswith(("pón", "tén", "vén")):
        return True
    if is_plural_order(first):
        return True
    return first.endswith(("a", "e", "an", "en", "ad", "ed", "id", "as", "es")) and second in OBJECTS


def is_plural_order(word: str) -> bool:
    """ "ampliad", "tened", "saltaos": an order to several people."""
    is_bare = word.endswith(("ad", "ed", "id")) and not word.endswith(
        ("dad", "ltad", "rtad", "stad", "ntad", "mitad", "red", "roid", "ped", "grid")
    )
    has_pronoun = word.endswith(_TO_MANY)
    return len(word) > 4 and (is_bare or has_pronoun) and word not in _NO_ORDERS


def _without_pronouns(word: str) -> str:
    """A verb form without the pronouns hung on it: relánzalas → relanza."""
    for pronoun in ("noslo", "melo", "selo", "las", "los", "les", "lo", "la", "le", "me", "se", "nos", "te"):
        if word.endswith(pronoun) and len(word) > len(pronoun) + 3 and word not in NOUNS:
            stem = word[: -len(pronoun)].translate(PLAIN)
            if stem in IMPERATIVES or stem in VERBS:
                return stem
    return word


def _has_finite(rest: Words) -> bool:
    """Whether an infinitive in front is the subject of a verb: "cambiar de idioma no actualiza"."""
    if any(a in ("lo", "se") and b in THIRD for a, b in itertools.pairwise(rest)):
        return True
    for word in rest:
        if word in ("que", "si", "cuando", "antes", ",", "y"):
            return False
        if (word in FINITE and word not in ("la", "las", "los", "lo")) or (
            word in IMPERATIVES and word not in NOUNS
        ):
            return True
    return False
