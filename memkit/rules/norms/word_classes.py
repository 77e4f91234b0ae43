"""Classes of words that the four languages share one list of: programs, work, groups of people, articles."""

from __future__ import annotations

from memkit.contradict.lexicon import words

# Programs and parts of them, in the four languages: as acting subjects they are not people.
PROGRAMS = words(
    """
    bot linter scanner formatter script job hook workflow action tool engine importer exporter dashboard mailer
    scheduler parser pipeline cron cronjob server daemon worker compiler runner loader watcher proxy gateway service
    client suite broker cache queue app application plugin controller validator planner resolver driver kernel library
    api cli command form page process thread node cluster system interface endpoint middleware handler function method
    decoder encoder lexer renderer allocator collector crawler indexer solver router protection program module
    device sensor database trigger buffer editor browser template widget skript werkzeug dienst befehl treiber
    planer lader löser dekoder kodierer warteschlange anwendung programm oberfläche formular seite prozess knoten
    gerät schutz datenbank steuerung puffer regel formateur tâche moteur importeur exportateur serveur commande
    analyseur ordonnanceur courtier chargeur compilateur pilote résolveur solveur passerelle navigateur noyau robot
    file formulaire processus nœud appareil base outil validateur décodeur programme travail escáner formateador tarea
    motor importador exportador servidor comando analizador planificador cargador compilador controlador resolutor
    optimizador pasarela navegador núcleo cola formulario página proceso nodo aparato interfaz herramienta protección acción
    validador decodificador programa trabajo servicio
    """
)
# adjectives and nouns that call for something or forbid it
CALLED_FOR = words(
    """
    mandatory required preferred forbidden prohibited verpflichtend pflicht bevorzugt erwünscht unerwünscht verboten
    obligatoire obligatoires préférence interdit interdite interdits obligatorio obligatoria obligatorios obligatorias
    prohibido prohibida preferentemente preferiblemente
    """
)
ARTICLES = words(
    """
    the a an this each every its our der die das ein eine jeder jede jedes unser unsere le la l' un une ce cette chaque
    notre el una este esta cada nuestro nuestra
    """
)
# what people make, and where they put it
SOURCE = words(
    """
    main master src code codebase repository repo core test tests review reviews squash merge merges commit commits push
    pushes pr prs print mock mocks todo todos secret secrets import imports dependency dependencies view views controller
    controllers approval approvals sign-off sign-offs freigabe freigaben validations aprobación aprobaciones
    docstring docstrings screenshot screenshots build rebase module modules
    klassen abhängigkeit abhängigkeiten modul module squash-merge unit-tests relecture fusion dépôt vues contrôleurs
    dépendance dépendances revue captures pruebas prueba revisión fusión repositorio vistas controladores dependencia
    dependencias capturas módulo módulos
    logic logik geschäftslogik logique lógica controllern modulen vorlagen templates plantillas modèles
    """
)
# whoever writes with a model, and its readers
AGENTS = words(
    """
    agent agents assistant assistants model models ai assistent assistenten agenten ki modell modèle modèles asistente
    asistentes agente agentes modelo modelos
    """
)


def is_person(word: str, people: frozenset[str]) -> bool:
    """Whether a word is one of `people`, or a compound with one at its end: "API-Team", "Release-Verantwortliche"."""
    return word in people or word.rpartition("-")[2] in people or word.endswith("team")


def is_program(word: str) -> bool:
    """Whether a word names a program or a part of one, or says that something happens by itself."""
    return word.split("-")[-1].removesuffix("s") in PROGRAMS or word.startswith("automati")
