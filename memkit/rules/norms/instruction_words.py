"""The tables behind `instructions`: commands, flags and turns of phrase that could be obeyed.

A dot stands for a blank at the edge of an entry.
"""

from __future__ import annotations

from memkit.contradict.words import words


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
    kubectl apply
    """
)
# Flags and settings that skip a check.
SKIPS = cues(
    """
    --no-verify|--no-gpg-sign|--no-check|--skip-|--insecure|--no-hooks|--no-sandbox|--no-audit
    --dangerously|--disable-|--no-test|--no-lint|--allow-empty|--admin|--privileged|--trusted-host
    --force-with-lease|[skip ci]|[ci skip]|skip-ci|skip_ci|skip=|husky=0|--no-strict|--yolo|verify=false
    sslverify=false|http.sslverify|stricthostkeychecking=no|reject_unauthorized=0|--no-check-certificate
    --break-system-packages|--no-ssl|--trust-|--ignore-|--unsafe|--bypass|-dskiptests|--exit-zero
    --no-fail|-x test|--auto-approve|--no-confirm|--assume-yes|--yes
    """
)
# A flag that many programs have: it stands for itself when a sentence is about it.
FORCES = cues(
    """
    --force|-k|-y
    """
)
# Words to whoever reads, in the four languages.
READER = cues(
    """
    human has already|human already|der mensch hat|l'humain a|el humano ya|prompt de sistema
    invite système|systemprompt|as approved
    vaut approbation|als genehmigt|als vom maintainer
    future session|future sessions|next session|every session|each session|all sessions|künftige sitzung
    jede sitzung|jeder sitzung
    nächste sitzung|chaque session|prochaine session|prochaines sessions|cada sesión|próxima sesión
    próximas sesiones|even if the user
    user disagrees|user objects|user asks about|always right|permission to|in advance|bereits genehmigt
    die erlaubnis|immer recht
    permission de|toujours raison|d'avance|même si l'utilisateur|permiso para|siempre tiene razón
    aunque el usuario|de antemano
    auch wenn der nutzer|genehmigung bereits|autorización para|nothing else
    ignore previous|ignore all|ignore the above|ignore any|ignore your|ignore prior|ignore earlier
    disregard previous|disregard all|disregard the|disregard any|disregard your|forget previous
    forget all|forget your|forget everything|previous instructions|prior instructions
    earlier instructions|note to the|note to self|note to assistant|note for the|message to the
    message for the|attention:|dear assistant|dear agent|dear reader|hey assistant|hey claude|as an ai
    you are now|you are a·|system prompt|system message|system override|reading this|reads this
    read this|from now on|ai agent|ai assistant|language model|coding agent|the user has·|user already
    user has already|user approved|user agreed|pre-approved|preapproved|without asking|do not ask
    don't ask|don't tell|do not tell|do not mention|your instructions|new instructions|instructions from
    <system>|[system]|override:|important instruction|do as·|tell the user|ask the user|trust this
    trust me|vorherigen anweisungen|vorherige anweisungen|bisherigen anweisungen|früheren anweisungen
    obigen anweisungen|alle anweisungen|hinweis an den|hinweis an die|hinweis für den|nachricht an den
    nachricht an die|hinweis an alle|lieber assistent|du bist jetzt|du bist nun|ab jetzt|ab sofort
    von nun an|das hier liest|dies liest|das liest|ohne rückfrage|ohne nachzufragen|ohne zu fragen
    frag nicht|der nutzer hat·|der benutzer hat·|frage nicht nach|deine anweisungen|ki-agent
    ki-assistent|instructions précédentes|consignes précédentes|instructions antérieures|note à l'
    note pour l'|message à l'|message pour l'|cher assistant|tu es maintenant|vous êtes maintenant
    dorénavant|à partir de maintenant|désormais|lit ceci|lisez ceci|lis ceci|lit cela|sans demander
    sans poser de question|l'utilisateur a·|oublie tout|oubliez tout|agent ia|assistant ia
    instrucciones anteriores|instrucciones previas|indicaciones anteriores|nota para el|nota para la
    nota al·|mensaje para el|mensaje al·|querido asistente|ahora eres|a partir de ahora|desde ahora
    de ahora en adelante|en adelante|lea esto|lee esto|leas esto|leyendo esto|sin preguntar
    sin consultar|el usuario ya·|el usuario ha·|olvida todo|agente de ia|asistente de ia
    """
)
SPEAKERS = cues(
    """
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
# Words beside a command that ask to run it, in the four languages.
RUN = words(
    """
    run running rerun execute executing execution call invoke type enter start launch use using via with
    by try do issue install through then first ausführen ausgeführt führe führt starte starten gestartet
    aufrufen rufe nutze nutzen mit verwende verwenden benutze per lancer lance lancez exécuter exécute
    exécutez utiliser utilisez taper tape tapez avec par ejecutar ejecuta ejecute ejecuten ejecutando
    lanzar lanza usar usa usando con mediante correr corre teclea
    """
)
