"""The typer app, generated from the declarations that the quick parser reads.

`memkit` itself never imports this file, because typer makes a cold start five times as long. It is the interface for
apps built on typer or click (docs/library.md); a test checks that both parsers agree.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from enum import Enum
from typing import Any, Literal

import typer
from typer.core import TyperCommand

from memkit.cli.frame import FLAG, GLOBALS, INT, Arg, Opt, Verb
from memkit.cli.frame.parse_words import Values, globals_for

# receives each parsed call: the verb, its keywords, the global options
Sink = Callable[[Verb, Values, Values], object]

# no option's keyword begins with an underscore
_CONTEXT = "_context"
SETTINGS = {"help_option_names": ["-h", "--help"]}


def build(verbs: Iterable[Verb], sink: Sink) -> typer.Typer:
    """A typer app with one command per verb and one group per family; every parsed call goes to `sink`."""
    named = {verb.name: verb for verb in verbs}
    families = {name.split()[0] for name in named if " " in name}
    app = _group("memkit", _keep_globals, _globals(()))
    groups = {name: _family(name, named.get(name), sink) for name in sorted(families)}
    for name, group in groups.items():
        app.add_typer(group, name=name)
    for verb in named.values():
        family, _, sub = verb.name.rpartition(" ")
        if verb.name not in families:
            command = groups.get(family, app).command(
                sub, cls=_page_of(verb), help=verb.summary, context_settings=SETTINGS
            )
            command(_with_signature(_command(verb, sink), _parameters(verb)))
    return app


def app() -> typer.Typer:
    """The app of this installation; its commands do what `memkit` does."""
    from memkit.cli.help.reference import all_verbs

    return build([verb for _, verb in all_verbs()], _run)


def _run(verb: Verb, kwargs: Values, given: Values) -> object:
    from memkit.cli import build_call, take_writing
    from memkit.cli.frame.ui import emit
    from memkit.cli.verbs import load

    call = build_call(verb.name.split(), {**given, **take_writing(kwargs)})
    outcome = getattr(load(verb.name.split()[0]), verb.run)(call, **kwargs)
    raise typer.Exit(emit(outcome, call, verb.name))


def _page_of(verb: Verb) -> type[TyperCommand]:
    """A command class whose help is memkit's own page."""

    class Command(TyperCommand):
        # Any: the context is click's, or the copy of click that newer typers bundle
        def format_help(self, ctx: Any, formatter: Any) -> None:  # noqa: ARG002
            from memkit.cli.help.reference import pages_of

            formatter.write(pages_of((verb,)))

    return Command


def _group(name: str, callback: Callable[..., Any], parameters: list[inspect.Parameter]) -> typer.Typer:
    typed = typer.Typer(
        name=name,
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings=SETTINGS,
        invoke_without_command=name != "memkit",
    )
    typed.callback()(_with_signature(callback, parameters))
    return typed


def _family(name: str, plain: Verb | None, sink: Sink) -> typer.Typer:
    """A group of sub-verbs. The plain verb, which has options only, answers if no sub-verb is typed."""
    if plain is None:
        return _group(name, _needs_sub_verb, _globals(()))
    answer = _command(plain, sink)

    def callback(context: typer.Context, /, **given: Any) -> object:
        if context.invoked_subcommand is None:
            return answer(context, **given)
        _keep_globals(context, **given)
        return None

    return _group(name, callback, _parameters(plain))


def _needs_sub_verb(context: typer.Context, /, **given: Any) -> None:
    if context.invoked_subcommand is None:
        context.fail(f"{context.info_name} what?")
    _keep_globals(context, **given)


def _keep_globals(context: typer.Context, /, **given: Any) -> None:
    """Stores the global options before the verb for the verb."""
    context.obj = {**(context.obj or {}), **_typed_options(GLOBALS, given)}


def _command(verb: Verb, sink: Sink) -> Callable[..., object]:
    def command(context: typer.Context, /, **given: Any) -> object:
        kwargs = {item.dest: _plain(item, given[item.dest]) for item in _items(verb)}
        return sink(verb, kwargs, {**(context.obj or {}), **_typed_options(globals_for(verb), given)})

    return command


def _parameters(verb: Verb) -> list[inspect.Parameter]:
    own = [_argument(arg) for arg in verb.args] + [_option(opt, opt.names) for opt in verb.opts]
    return own + _globals(verb.opts)


def _globals(taken: tuple[Opt, ...]) -> list[inspect.Parameter]:
    """The global options under the names that the verb's own options leave free; click provides --help."""
    names = {name for opt in taken for name in opt.names}
    dests = {"help", *(opt.dest for opt in taken)}
    free = {opt: tuple(name for name in opt.names if name not in names) for opt in GLOBALS}
    return [_option(opt, left) for opt, left in free.items() if left and opt.dest not in dests]


def _items(verb: Verb) -> list[Arg | Opt]:
    return [*verb.args, *verb.opts]


def _typed_options(opts: Iterable[Opt], given: dict[str, Any]) -> Values:
    """Only the typed options, as the quick parser gives them."""
    return {opt.dest: given[opt.dest] for opt in opts if given.get(opt.dest) not in (None, False)}


def _plain(item: Arg | Opt, value: Any) -> object:
    if not item.many:
        return value
    return tuple(one.value if isinstance(one, Enum) else one for one in value or ())


def _annotation(item: Arg | Opt) -> Any:
    if item.kind == FLAG:
        return bool
    if item.many and item.choices:
        # typer accepts a list of enum members, but not of literals
        return list[Enum("Choice", {f"c{at}": word for at, word in enumerate(item.choices)})]  # type: ignore[misc]
    plain: Any = Literal[item.choices] if item.choices else int if item.kind == INT else str
    return list[plain] if item.many else plain


def _default(item: Arg | Opt) -> Any:
    if item.required:
        return ...
    return None if item.many else item.empty()


def _argument(arg: Arg) -> inspect.Parameter:
    info = typer.Argument(_default(arg), help=arg.help, metavar=arg.metavar)
    return _parameter(arg, info)


def _option(opt: Opt, names: tuple[str, ...]) -> inspect.Parameter:
    metavar = opt.metavar or None
    info = typer.Option(_default(opt), *names, help=opt.help, hidden=opt.hidden, metavar=metavar)
    if opt in GLOBALS and opt.dest == "version":
        info.is_eager, info.callback = True, _print_version
    return _parameter(opt, info)


def _print_version(wanted: bool) -> None:
    if wanted:
        from memkit.version import __version__

        typer.echo(f"memkit {__version__}")
        raise typer.Exit


def _parameter(item: Arg | Opt, info: Any) -> inspect.Parameter:
    kind = inspect.Parameter.KEYWORD_ONLY
    return inspect.Parameter(item.dest, kind, default=info, annotation=_annotation(item))


def _with_signature(function: Callable[..., Any], parameters: list[inspect.Parameter]) -> Callable[..., Any]:
    """A copy of the function with this signature, which is all that typer reads."""

    def with_parameters(**given: Any) -> Any:
        return function(given.pop(_CONTEXT), **given)

    context = inspect.Parameter(_CONTEXT, inspect.Parameter.KEYWORD_ONLY, annotation=typer.Context)
    parameters = [context, *parameters]
    with_parameters.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    with_parameters.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return with_parameters
