"""Who may read and push: a reader sees what was granted to the login, by search alone, and cannot raise itself."""

from __future__ import annotations

from collections.abc import Iterator

import psycopg
import pytest

from benchmarks.fleet import Writer, fleet
from memkit import mirror
from memkit.errors import NotFound, Refused
from tests.mirror.database import TABLES, Database, push

QUESTION = "kafka redis vault consul spark events requests messages"


def told(limit: int = 200) -> set[str]:
    return {f"{hit.repo}:{hit.id}" for hit in mirror.search(QUESTION, limit).hits}


@pytest.fixture(scope="module")
def mirrored(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, list[Writer]]]:
    """A database with three repositories, and these."""
    with pytest.MonkeyPatch.context() as patch:
        made = Database(postgres, "memkit_test_fleet", patch)
        made.create()
        writers = fleet(str(tmp_path_factory.mktemp("fleet")), 3, 3, 10)
        for writer in writers:
            push(writer.root)
        yield made.name, writers
        made.drop()


@pytest.fixture
def repositories(database: Database, mirrored: tuple[str, list[Writer]]) -> list[Writer]:
    """Three repositories; the mirror of this test holds them."""
    template, writers = mirrored
    database.create(template)
    return writers


@pytest.mark.usefixtures("repositories")
def test_a_reader_has_no_right_on_any_table(database: Database) -> None:
    who = database.reader("acme", "restricted")
    for table in (*TABLES, "push", "reader_grant", "writer_grant"):
        for statement in (
            f"select * from memkit.{table}",
            f"delete from memkit.{table}",
            f"insert into memkit.{table} default values",
        ):
            with pytest.raises(psycopg.errors.InsufficientPrivilege):
                database.sql(statement, login=who)


ATTEMPTS = (
    "select set_config('memkit.cls', 'restricted', false)",
    "select set_config('role', 'memkit_admin', false)",
    "set role memkit_admin",
    "set role memkit_writer",
    "set session authorization postgres",
    "select set_config('session_authorization', 'postgres', false)",
    "select set_config('search_path', 'pg_temp, memkit', false)",
    "set row_security = off",
    "alter role current_user superuser",
    "insert into memkit.reader_grant values (session_user, '*', '*', 'restricted', '{*}')",
    "grant memkit_admin to current_user",
    "create function memkit.is_me(text) returns boolean language sql as 'select true'",
    "create temp table reader_grant as select session_user as role, '*' as repo",
    "create temp view pg_roles as select 1",
)


@pytest.mark.usefixtures("repositories")
def test_a_reader_cannot_raise_itself(database: Database) -> None:
    who = database.reader("default", "internal")
    ask = "select count(*) from memkit.find_facts($$'event' | 'kafka'$$, '{}', '*', '', 200)"
    every = database.sql(ask)[0][0]
    for attempt in ATTEMPTS:
        with database.connect(who) as db:
            before = db.execute(ask).fetchone()
            assert before is not None and 0 < before[0] < every
            try:
                db.execute(attempt)  # type: ignore[arg-type, call-overload, unused-ignore]
            except psycopg.Error:
                pass
            assert db.execute(ask).fetchone() == before, attempt


# what a login may always do, and what it may try: none of it brings out a hidden fact, as a row, a notice or an error
CURIOUS = (
    "copy memkit.fact to stdout",
    "copy (select * from memkit.fact) to stdout",
    "explain analyze select * from memkit.fact",
    "explain (analyze, verbose) select * from memkit.find_facts('', '{}', '*', '', 200)",
    "select table_to_xml('memkit.fact', true, true, '')",
    "select query_to_xml('select searched from memkit.fact', true, true, '')",
    "select * from ts_stat('select words from memkit.fact')",
    "select * from pg_stats where schemaname = 'memkit'",
    "create temp view seen as select * from memkit.fact; select * from seen",
    "create temp table kept (like memkit.fact); insert into kept select * from memkit.fact; select * from kept",
    "declare all_of_it cursor with hold for select * from memkit.fact; fetch all from all_of_it",
    "do $$ declare one record; begin for one in select * from memkit.fact loop raise notice '%', one; end loop; end $$",
    "set client_min_messages = debug5; select * from memkit.find_facts('', '{}', '*', '', 200)",
    "set debug_print_plan = on; set client_min_messages = log; select * from memkit.near_words('*', 0, 1000)",
    "create function pg_temp.fits(text, text) returns boolean language sql as 'select true';"
    " set search_path = pg_temp, memkit; select * from find_facts('', '{}', '*', '', 200)",
    "create temp table reader_grant as select session_user as role, '*' as repo, '*' as tenant;"
    " set search_path = pg_temp, memkit; select * from find_facts('', '{}', '*', '', 200)",
    "select * from memkit.find_facts(null, null, null, null, null)",
    "select * from memkit.find_facts('', '{}', '%', '', 1000000)",
    "select * from memkit.find_facts('bad & & (', '{}', '*', '', 1)",
    "select * from memkit.find_facts('', '{}', '*', '', -1)",
    "select * from memkit.find_episodes(array['the', 'on', 'kafka', 'events'], '*', 1000000)",
    "select * from memkit.find_terms(array['kafka'], '*')",
    "select * from memkit.disagreements('*')",
    "select * from memkit.open_conflicts(array['repo-000', 'repo-001', 'repo-002'])",
    "select * from memkit.my_grants()",
    "select * from memkit.my_view('*')",
)


@pytest.mark.usefixtures("repositories")
def test_no_hidden_fact_comes_out_of_whatever_a_reader_asks(database: Database) -> None:
    who = database.reader("acme", "internal", "repo-001")
    mine = "repo = 'repo-001' and tenant = 'acme' and classification <= 'internal'"
    texts = dict(database.sql(f"select data->>'text', bool_or({mine}) from memkit.fact group by 1"))
    hidden = [text for text, is_told in texts.items() if not is_told]
    assert hidden and len(hidden) < len(texts)
    everything = answered(database, "", CURIOUS[0])
    assert all(text in everything for text in hidden)
    for statement in CURIOUS:
        said = answered(database, who, statement)
        assert [text for text in hidden if text in said] == [], statement


def answered(database: Database, login: str, statement: str) -> str:
    """Everything the server says to a statement: rows, notices and errors."""
    said: list[str] = []
    with database.connect(login) as db:
        db.add_notice_handler(lambda notice: said.append(f"{notice.message_primary} {notice.message_detail}"))
        try:
            if statement.startswith("copy"):
                with db.cursor() as cursor, cursor.copy(statement) as rows:  # type: ignore[arg-type, call-overload, unused-ignore]
                    said += [bytes(row).decode() for row in rows]
                return "\n".join(said)
            cursor = db.execute(statement)  # type: ignore[arg-type, call-overload, unused-ignore]
            said += [str(row) for row in cursor.fetchall()] if cursor.description else []
            while cursor.nextset():
                said += [str(row) for row in cursor.fetchall()] if cursor.description else []
        except psycopg.Error as error:
            said.append(str(error))
    return "\n".join(said)


@pytest.mark.usefixtures("repositories")
def test_the_second_wall_holds_if_a_table_is_opened_by_mistake(database: Database) -> None:
    who = database.reader("acme", "confidential", "repo-00*")
    nobody = database.login("nobody")
    for table in TABLES:
        database.sql(f"grant select on memkit.{table} to memkit_reader")
    seen = set(database.sql("select tenant, classification::text from memkit.fact", login=who))
    assert seen == {("acme", "public"), ("acme", "internal"), ("acme", "confidential")}
    everything = database.sql("select count(*) from memkit.episodic_stage1")
    some = database.sql("select count(*) from memkit.episodic_stage1", login=who)
    assert 0 < some[0][0] < everything[0][0]
    for table in TABLES:
        assert database.sql(f"select count(*) from memkit.{table}", login=nobody) == [(0,)]


@pytest.mark.usefixtures("repositories")
def test_a_grant_names_repositories_by_glob(database: Database) -> None:
    everywhere = database.reader("globex", "restricted")
    one = database.reader("globex", "restricted", "repo-001")
    none = database.reader("globex", "restricted", "repo_001")
    database.as_login(everywhere)
    every = told()
    assert len({ref.partition(":")[0] for ref in every}) > 1
    database.as_login(one)
    assert told() == {ref for ref in every if ref.startswith("repo-001:")}
    assert [row["repo"] for row in mirror.repositories()] == ["repo-001"]
    database.as_login(none)
    assert told() == set()
    assert mirror.repositories() == []


@pytest.mark.usefixtures("repositories")
def test_a_grant_to_a_team_holds_for_its_members(database: Database) -> None:
    team = database.reader("acme", "internal")
    member = database.login("member", team)
    database.as_login(team)
    expected = told()
    database.as_login(member)
    assert told() == expected != set()


@pytest.mark.usefixtures("repositories")
def test_a_grant_to_somebody_who_left_harms_nobody(database: Database) -> None:
    database.sql("insert into memkit.reader_grant (role) values ('gone_for_good')")
    database.sql("insert into memkit.writer_grant values ('gone_for_good', '*')")
    database.as_login(database.reader())
    assert told()


def test_a_writer_pushes_and_drops_its_own_repositories_only(
    database: Database, repositories: list[Writer]
) -> None:
    before = database.dump()
    database.as_login(database.writer("repo-001"))
    repositories[1].session(2)
    assert push(repositories[1].root).sessions == 1
    for name in ("repo-002", "repo-new"):
        with pytest.raises(Refused) as refused:
            push(repositories[2].root, name, replace=True)
        assert refused.value.code == "mirror-denied"
    with pytest.raises(NotFound):
        mirror.drop("repo-002")
    held = database.sql(
        "select (select count(*) from memkit.fact where repo = 'repo-001'),"
        " (select count(*) from memkit.episodic_stage1 where repo = 'repo-001')"
    )
    rows = [(row["repo"], row["facts"], row["episodes"]) for row in mirror.repositories()]
    assert rows == [("repo-001", *held[0])] and held[0][0] > 0
    kept = [line for line in before.splitlines() if line.startswith("repo-002\t")]
    assert kept == [line for line in database.dump().splitlines() if line.startswith("repo-002\t")]


def test_a_reader_may_neither_push_nor_drop_nor_make(database: Database, repositories: list[Writer]) -> None:
    database.as_login(database.reader())
    before = database.dump()
    for attempt in (lambda: push(repositories[1].root), mirror.drop_all, lambda: mirror.drop("repo-001")):
        with pytest.raises(Refused) as refused:
            attempt()
        assert refused.value.code == "mirror-denied"
    assert database.dump() == before
