-- What weighs the words of a question in a repository: how many facts the caller may read, who wrote them, and which
-- words they hold. Kept for each kind of label, so that what a caller may not read never counts.

alter table memkit.tally
    add column until timestamptz,                   -- the end of the consent they stand under
    add column authors text[] not null default '{}',
    add column words text[] not null default '{}';  -- of all facts of this label, each once

-- the tallies that count for the caller
create function memkit.my_tallies(glob text) returns setof memkit.tally
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
    with mine as materialized (select * from memkit.my_view(glob))
    select t.* from memkit.tally t
    where (t.until is null or t.until > now()) and exists (
        select from mine m
        where m.repo = t.repo and m.tenant in ('*', t.tenant) and t.classification <= m.up_to
            and (t.purpose = '' or m.purposes && array['*', t.purpose])
    )
$$;

-- how many facts of these repositories the caller may read, and who wrote them
create function memkit.readable(repos text[]) returns table (repo text, facts bigint, authors text[])
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
    with mine as materialized (select * from memkit.my_tallies('*') t where t.repo = any (repos))
    select m.repo, sum(m.facts)::bigint,
        array(select distinct a from mine o, unnest(o.authors) a where o.repo = m.repo order by a)
    from mine m group by m.repo
$$;

-- all facts of these repositories that hold a word
create function memkit.holding(asked text, repos text[])
returns table (repo text, id text, searched text, data jsonb)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
    wanted tsquery := asked::tsquery;
begin
    return query
    with mine as materialized (select * from memkit.my_view('*') v where v.repo = any (repos))
    select f.repo, f.id, f.searched, f.data from memkit.fact f
    where f.repo = any (repos) and f.words @@ wanted and (f.until is null or f.until > now()) and exists (
        select from mine m
        where m.repo = f.repo and m.tenant in ('*', f.tenant) and f.classification <= m.up_to
            and (f.purpose = '' or m.purposes && array['*', f.purpose])
    );
end
$$;

-- words of what the caller may read that are of such a length and fit a pattern
drop function memkit.near_words(text, integer, integer);
create function memkit.near_words(glob text, pattern text, shortest integer, longest integer) returns setof text
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
    with known as materialized (
        select distinct w as word from memkit.my_tallies(glob) t, unnest(t.words) w
        where length(w) between shortest and longest
    )
    select k.word from known k where k.word ~ pattern
$$;

-- a consent that ran out ends the count of its facts too
create or replace function memkit.pushed(repos text[]) returns table (
    repo text, ledger text, head text, facts bigint, pushed_at timestamptz, memkit text
)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
    with mine as materialized (select * from memkit.my_view('*') v where v.repo = any (repos)),
    sent as materialized (select r.repo from memkit.repo r where r.repo = any (repos) and memkit.may_push(r.repo)),
    counted as (
        select t.repo, sum(t.facts)::bigint as facts from memkit.tally t
        where t.repo = any (repos) and (
            t.repo in (select s.repo from sent s)
            or (t.until is null or t.until > now()) and exists (
                select from mine m
                where m.repo = t.repo and m.tenant in ('*', t.tenant) and t.classification <= m.up_to
                    and (t.purpose = '' or m.purposes && array['*', t.purpose])
            )
        )
        group by t.repo
    )
    select r.repo, r.ledger, r.head, coalesce(c.facts, 0), p.pushed_at, p.memkit
    from memkit.repo r
    join memkit.push p on p.repo = r.repo
    left join counted c on c.repo = r.repo
    where r.repo = any (repos)
        and (exists (select from mine m where m.repo = r.repo) or r.repo in (select s.repo from sent s))
$$;

revoke all on function memkit.my_tallies, memkit.readable, memkit.holding, memkit.near_words from public;
grant execute on function memkit.readable, memkit.holding, memkit.near_words to memkit_reader;
