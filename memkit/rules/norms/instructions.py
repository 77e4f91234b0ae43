"""Finds content of a claim that could be obeyed: a URL, a pipe into a shell, a command to run, a flag that skips a check,
words addressed to the reader. Searches the raw text, in any language.
"""

from __future__ import annotations

import itertools

from memkit.contradict.lexicon import words
from memkit.rules.norms.sentences import CODE, plain_text, spans_of


def cues(table: str) -> tuple[str, ...]:
    """The entries of a table, split at | and line ends."""
    entries = [entry.strip() for line in table.split("\n") for entry in line.split("|")]
    return tuple([entry.replace("·", " ") for entry in entries if entry])


FEEDS = cues(
    """
    $(curl|$(wget|<(curl|<(wget|iex (|iex(|base64 -d|base64 --decode|eval $(|eval "$(
    """
)
# Commands that nobody needs in a description.
HARMFUL = cues(
    """
    rm -rf|rm -fr|rm -r·|sudo·|chmod 777|chmod -r|chmod +x|mkfs|dd if=|kill -9|git push|git reset --hard
    git clean -|git checkout --·|git commit -|git config --global|git rebase -|curl -|wget -|scp·|nc -
    netcat·|drop database|drop table·|export path=|crontab -|chown·|~/.ssh|.ssh/|id_rsa|/etc/passwd
    /etc/shadow|.aws/|.netrc|npm publish|twine upload|terraform apply|terraform destroy|kubectl delete
    kubectl apply|go install·|go get·|pip install·|npm install·|npm i·|cargo install·|brew install·|gem install·|yarn add·
    """
)
# Flags and settings that skip a check.
SKIPS = cues(
    """
    --insecure|--dangerously|--allow-empty|--admin|--privileged|--trusted-host|--force-with-lease|[skip ci]
    [ci skip]|skip-ci|skip_ci|skip=|husky=0|--yolo|verify=false|sslverify=false|http.sslverify
    stricthostkeychecking=no|reject_unauthorized=0|--break-system-packages|--trust-|--unsafe|--bypass
    -dskiptests|--exit-zero|-x test|--auto-approve|--assume-yes|--yes
    """
)
# A flag with one of these prefixes skips a check if a part of it names one: --no-verify, --disable-web-security.
SKIPPING = ("--no-", "--skip-", "--ignore-", "--disable-", "--without-")
# flags of other programs, even if a cited file passes one on
FOREIGN = words("--no-verify --no-gpg-sign --ignore-scripts --no-sandbox --no-check-certificate --skip-ci")
CHECKS = words(
    """
    verify verification check checks checking test tests lint linting hook hooks gpg sign signature signatures ssl tls cert
    certs certificate certificates security audit sandbox strict validation validate auth integrity script scripts error
    errors fail failure failures confirm confirmation review reviews approval ci scan scanner warnings preflight safety
    protection policy gate gates
    """
)
# marks around a word
_MARKS = "'\".,;:()"
# what follows a bare scheme
_NOWHERE = ("", *"-`'\".,;:)]")
# A flag that many programs have: allowed if the sentence is about it.
FORCES = cues(
    """
    --force|-k|-y
    """
)
# Words addressed to the reader, in the four languages.
READER = cues(
    """
    human has already|human already|der mensch hat|l'humain a|el humano ya|prompt de sistema
    invite système|systemprompt|as approved|vaut approbation|als genehmigt|als vom maintainer
    future session|future sessions|next session|künftige sitzung
    nächste sitzung|prochaine session|prochaines sessions
    próxima sesión|próximas sesiones|even if the user|user disagrees|user objects
    user asks about|always right|bereits genehmigt|immer recht|toujours raison|même si l'utilisateur
    siempre tiene razón|count as given|counts as given|count as approved|als erteilt|valent accord|vaut accord|por hechas
    reader of this|readers of this|leser dieser|lecteur de ce|lecteurs de ce|lector de este|lectores de este
    good session|good sessions|gute sitzung|gute sitzungen|bonne session|bonnes sessions|buena sesión|buenas sesiones
    aunque el usuario|auch wenn der nutzer|genehmigung bereits|ignore previous
    ignore all|ignore the above|ignore any|ignore your|ignore prior|ignore earlier|disregard previous
    disregard all|disregard the|disregard any|disregard your|forget previous|forget all|forget your
    forget everything|previous instructions|prior instructions|earlier instructions|note to the
    note to self|note to assistant|note for the|message to the|message for the|attention:|dear assistant
    dear agent|dear reader|hey assistant|hey claude|as an ai|you are now|you are a·|system prompt
    system message|system override|reading this|reads this|read this|from now on|ai agent|ai assistant
    language model|coding agent|user already|user has already|user has approved|user has agreed
    user has allowed|user has confirmed|user approved|user agreed|pre-approved|preapproved
    without asking|do not ask|don't ask|don't tell|do not tell|do not mention|your instructions
    new instructions|instructions from|<system>|[system]|override:|important instruction|do as·
    tell the user|ask the user|trust this|trust me|vorherigen anweisungen|vorherige anweisungen
    bisherigen anweisungen|früheren anweisungen|obigen anweisungen|alle anweisungen|hinweis an den
    hinweis an die|hinweis für den|nachricht an den|nachricht an die|hinweis an alle|lieber assistent
    du bist jetzt|du bist nun|ab jetzt|ab sofort|von nun an|das hier liest|dies liest|das liest
    ohne rückfrage|ohne nachzufragen|ohne zu fragen|frag nicht|nutzer hat bereits|nutzer hat schon
    benutzer hat bereits|nutzer hat zugestimmt|frage nicht nach|deine anweisungen|ki-agent|ki-assistent
    instructions précédentes|consignes précédentes|instructions antérieures|note à l'|note pour l'
    message à l'|message pour l'|cher assistant|tu es maintenant|vous êtes maintenant|dorénavant
    à partir de maintenant|lit ceci|lisez ceci|lis ceci|lit cela|sans demander|sans poser de question
    l'utilisateur a déjà|l'utilisateur a approuvé|l'utilisateur a donné|oublie tout|oubliez tout
    agent ia|assistant ia|instrucciones anteriores|instrucciones previas|indicaciones anteriores
    nota para el|nota para la|nota al·|mensaje para el|mensaje al·|querido asistente|ahora eres
    a partir de ahora|desde ahora|de ahora en adelante|en adelante|lea esto|lee esto|leas esto
    leyendo esto|sin preguntar|sin consultar|el usuario ya·|el usuario ha aprobado|el usuario ha dado
    olvida todo|agente de ia|asistente de ia
    henceforth|going forward|künftig·|fortan·|à l'avenir|en lo sucesivo|user's instructions|user's orders
    instructions of the user|orders of the user|anweisungen des nutzers|anweisungen des benutzers
    consignes de l'utilisateur|instructions de l'utilisateur|ordres de l'utilisateur
    instrucciones del usuario|órdenes del usuario|as of today|from today|ab heute|à partir d'aujourd'hui|dès aujourd'hui
    a partir de hoy|desde hoy|human review|human approval|menschliche freigabe|menschliche prüfung|validation humaine
    relecture humaine|revisión humana|aprobación humana|exempt from review|exempt from approval|von der prüfung ausgenommen
    exempté de relecture|exemptés de relecture|dispensé de relecture|dispensés de relecture|exento de revisión
    exentos de revisión|exenta de revisión|exentas de revisión
    debes·|deberías·|debéis·|tienes que·|tendrás que·|tenéis que·|tu dois·|tu devras·|vous devrez·|du musst·|du sollst·
    ihr müsst·|feel free to·|it is our job|it's our job|it is best to·|it's best to·|is why you·
    can be ignored|can safely be ignored|can be safely ignored|can be skipped safely|may be ignored safely
    """
)
# openings of a text that speaks to its reader
SPEAKERS = cues(
    """
    every session·|each session·|all sessions·|jede sitzung·|chaque session·|cada sesión·|in every session·|in each session·
    system:|assistant:|user:|human:|sistema:|système:|asistente:|assistent:|developer:
    """
)
SHELLS = words(
    """
    sh bash zsh fish dash ksh sudo python python3 perl ruby node iex source
    """
)
PROGRAMS = words(
    """
    git gh glab npm npx yarn pnpm bun deno node pip pip3 pipx uv uvx poetry pdm hatch conda cargo rustup
    go make cmake ninja docker docker-compose podman kubectl helm terraform ansible ansible-playbook
    vagrant curl wget ssh scp rsync sudo bash sh zsh python python3 pytest tox nox ruff black mypy
    pylint eslint prettier tsc jest vitest mvn gradle ./gradlew ./mvnw gradlew bundle rake rails gem
    composer php artisan dotnet brew apt apt-get yum dnf apk snap rm cp mv chmod chown kill systemctl
    service psql mysql sqlite3 redis-cli mongosh aws gcloud az heroku fly flyctl vercel netlify just
    task memkit pre-commit alembic flask django-admin uvicorn gunicorn celery twine nix bazel sbt mix
    elixir swift xcodebuild env export source eval crontab sed awk find xargs tar unzip openssl gpg
    """
)
# Verbs that ask to run a command, anywhere in its sentence, in the four languages.
RUN = words(
    """
    run running rerun execute executing execution call invoke type enter start launch use using try do issue install
    ausführen ausgeführt führe führt starte starten gestartet aufrufen rufe nutze nutzen verwende verwenden benutze
    lancer lance lancez exécuter exécute exécutez utiliser utilisez taper tape tapez
    ejecutar ejecuta ejecute ejecuten ejecutando lanzar lanza usar usa usando correr corre teclea
    """
)
# Words that do so only right before the command: "with `make deploy`", "CI breaks with an error if `make check` fails".
RUN_WITH = words("via with by through then first mit per avec par con mediante")
# the most words from these to the command: "with a call to `make deploy`"
_NEAR = 4


def instruction_in(text: str, options: frozenset[str] = frozenset()) -> tuple[str, str] | None:
    """The first thing in the text that could be obeyed, as (code, words); None if there is none.

    `options`: flags that a cited file defines; the claim describes them.
    """
    plain = " ".join(plain_text(text).split())
    low = plain.lower()
    cue = next((word for word in plain.split() if _is_url(word.lower())), "")
    if cue:
        return "url", cue
    cue = _shell_pipe(low) or _first_cue(low, FEEDS)
    if cue:
        return "pipe", cue
    cue = _first_cue(low, SKIPS) or _skipping_flag(low, options) or _forcing_flag(plain)
    if cue:
        return "flag", cue
    cue = _first_cue(low, HARMFUL) or _command(low)
    if cue:
        return "command", cue.strip()
    cue = next((speaker for speaker in SPEAKERS if low.startswith(speaker)), "") or _first_cue(low, READER)
    return ("reader", cue.strip()) if cue else None


def _first_cue(low: str, cues: tuple[str, ...]) -> str:
    """The first cue that occurs in the text at the start of a word."""
    for cue in cues:
        at = low.find(cue)
        while at >= 0:
            if at == 0 or not low[at - 1].isalnum() or not cue[0].isalnum():
                return cue
            at = low.find(cue, at + 1)
    return ""


def _shell_pipe(low: str) -> str:
    if "|" not in low:
        return ""
    heads = [part.split()[:1] for part in low.replace("||", " ").split("|")[1:]]
    return next((f"| {head[0]}" for head in heads if head and head[0].strip("`'\".,)") in SHELLS), "")


def _is_url(word: str) -> bool:
    """Whether a word holds a URL; a bare scheme ("file:// addresses") is not one."""
    place = word.partition("://")[2]
    return place[:1] not in _NOWHERE or bool(_first_cue(word, ("www.", "mailto:", "git@")))


def _skipping_flag(low: str, options: frozenset[str]) -> str:
    """A flag that skips a check, by its parts: --no-verify, --disable-web-security; an option of the project is none."""
    if "--" not in low:
        return ""
    flags = [word.strip("`'\".,;:()") for word in low.split() if "--" in word]
    return next(
        (
            flag
            for flag in flags
            if (flag.startswith(SKIPPING) or "-skip" in flag)
            and not CHECKS.isdisjoint(flag.partition("=")[0].split("-"))
            and flag.partition("=")[0] not in options - FOREIGN
        ),
        "",
    )


def _forcing_flag(plain: str) -> str:
    """A short or common flag, as it is written, unless the sentence opens with it and so is about it."""
    if "-" not in plain:
        return ""
    words = [word.strip(f"`{_MARKS}") for word in plain.split()]
    for at, word in enumerate(words):
        # other programs select with -k
        if at and word.split("=")[0] in FORCES and (word != "-k" or "curl" in words):
            return f"{words[at - 1]} {word}"
    return ""


def _command(low: str) -> str:
    """A command in a code span beside a word that asks to run it, or a program right after such a word."""
    plain, spans = spans_of(low)
    said = plain.split()
    words = [word.strip(_MARKS) for word in said]
    asked = any(word in RUN for word in words)
    opens = plain.lstrip().startswith("`")
    places = [at for at, word in enumerate(said) if CODE in word]
    for span, at in itertools.zip_longest(spans, places[: len(spans)], fillvalue=0):
        parts = str(span).lstrip("$ ").split()
        # `sqlite3 = None` is a line of a program
        runs = len(parts) > 1 and parts[0] in PROGRAMS and parts[1] != "="
        if runs and not opens and (asked or _leads_to(said[: int(at)])):
            return str(span)
    return next((f"{a} {b}" for a, b in itertools.pairwise(words) if a == "run" and b in PROGRAMS), "")


def _leads_to(before: list[str]) -> bool:
    """Whether words right before a command ask to run it, in its own part of the sentence: "with", "via the plain"."""
    near = [word.strip(_MARKS) for word in before[-_NEAR:]]
    start = max((at for at, word in enumerate(before[-_NEAR:], 1) if word.endswith((",", ";"))), default=0)
    return not RUN_WITH.isdisjoint(near[start:])
