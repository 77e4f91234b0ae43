-- What readers may call. Full text under row-level security is a sequential scan, so these run as the owner and apply
-- the same test themselves.

-- the repositories, tenants and levels that the caller may read
create function memkit.my_view(glob text) returns table (
    repo text, tenant text, up_to memkit.classification, purposes text[]
)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
    select r.repo, g.tenant, g.up_to, g.purposes
    from memkit.repo r join memkit.my_grants() g on memkit.fits(r.repo, g.repo)
    where memkit.fits(r.repo, glob)
$$;

-- up to `most` facts that hold a word: all if they are no more; else those with most of `each`, short and new ones first
create function memkit.find_facts(asked text, each text[], glob text, prefix text, most integer)
returns table (repo text, id text, searched text, data jsonb)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
    wanted tsquery := asked::tsquery;
    words tsquery[] := each::tsquery[];
begin
    most := least(most, 200);
    return query
    with mine as materialized (select * from memkit.my_view(glob)),
    found as materialized (
        select f.repo, f.id, f.words, f.created
        from memkit.fact f
        where (asked = '' or f.words @@ wanted)
            and (prefix = '' or f.key ^@ prefix)
            and (f.until is null or f.until > now())
            and exists (
                select from mine m
                where m.repo = f.repo
                    and m.tenant in ('*', f.tenant)
                    and f.classification <= m.up_to
                    and (f.purpose = '' or m.purposes && array['*', f.purpose])
            )
    ),
    -- a rare word counts for more; if no more were found than are given, the order does not matter
    total as materialized (select count(*) as facts from found),
    weighed as materialized (
        select w.word, ln(1 + t.facts / (1 + (select count(*) from found f where f.words @@ w.word))::float) as weight
        from total t, unnest(words) as w (word)
        where t.facts > most
    ),
    best as (
        select f.repo, f.id
        from found f
        order by
            (select coalesce(sum(w.weight), 0) from weighed w where f.words @@ w.word) desc,
            length(f.words), f.created desc nulls last, f.repo, f.id
        limit most
    )
    select f.repo, f.id, f.searched, f.data
    from best b join memkit.fact f on f.repo = b.repo and f.id = b.id;
end
$$;

-- words of the mirror that may be what was meant, among what the caller may read
create function memkit.near_words(glob text, shortest integer, longest integer) returns setof text
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
    with mine as materialized (select * from memkit.my_view(glob))
    select distinct w.lexeme
    from memkit.fact f, unnest(f.words) w
    where length(w.lexeme) between shortest and longest
        and (f.until is null or f.until > now())
        and exists (
            select from mine m
            where m.repo = f.repo and m.tenant in ('*', f.tenant) and f.classification <= m.up_to
                and (f.purpose = '' or m.purposes && array['*', f.purpose])
        )
$$;

create function memkit.find_terms(asked text[], glob text) returns table (repo text, names text[])
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
    select t.repo, t.names from memkit.term t
    where t.stems && asked
        and memkit.fits(t.repo, glob)
        and memkit.may_read_all(t.repo, t.tenants, t.classifications, t.purposes, t.until)
$$;

-- the share of a summary's tokens that were asked for; rounded so that equal fractions are equal
create function memkit.find_episodes(asked text[], glob text, most integer)
returns table (repo text, episodic_id text, stamp text, actor text, summary text, data jsonb, shared integer, size integer)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
    with mine as materialized (select * from memkit.my_view(glob)),
    found as (
        select e.*, (select count(*)::integer from unnest(e.tokens) t where t = any (asked)) as shared
        from memkit.episodic_stage1 e
        where e.tokens && asked
            and (e.until is null or e.until > now())
            and e.repo in (select m.repo from mine m)
            and not exists (
                select from unnest(e.tenants, e.classifications, e.purposes) as need (tenant, classification, purpose)
                where not exists (
                    select from mine m
                    where m.repo = e.repo and m.tenant in ('*', need.tenant) and need.classification <= m.up_to
                        and (need.purpose = '' or m.purposes && array['*', need.purpose])
                )
            )
    )
    select f.repo, f.episodic_id, f.stamp, f.actor, f.summary, f.data, f.shared, cardinality(f.tokens)
    from found f
    order by round(f.shared::numeric / cardinality(f.tokens), 12) desc, f.stamp desc, f.episodic_id, f.repo
    limit most
$$;

create function memkit.open_conflicts(repos text[]) returns table (repo text, id text, rule text, ids text[])
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
    select c.repo, c.id, c.rule, c.ids from memkit.conflict c
    where c.repo = any (repos) and memkit.may_read_sides(c.repo, c.ids)
$$;

-- when repositories were pushed, and how many facts of them the caller may read
create function memkit.pushed(repos text[]) returns table (
    repo text, ledger text, head text, facts bigint, pushed_at timestamptz, memkit text
)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
    with mine as materialized (select * from memkit.my_view('*') v where v.repo = any (repos)),
    counted as (
        select t.repo, sum(t.facts)::bigint as facts from memkit.tally t
        where t.repo = any (repos) and exists (
            select from mine m
            where m.repo = t.repo and m.tenant in ('*', t.tenant) and t.classification <= m.up_to
                and (t.purpose = '' or m.purposes && array['*', t.purpose])
        )
        group by t.repo
    )
    select r.repo, r.ledger, r.head, coalesce(c.facts, 0), p.pushed_at, p.memkit
    from memkit.repo r
    join memkit.push p on p.repo = r.repo
    left join counted c on c.repo = r.repo
    where r.repo = any (repos)
        and (exists (select from mine m where m.repo = r.repo) or memkit.may_push(r.repo))
$$;

create function memkit.overview(glob text) returns table (
    repo text, ledger text, head text, sessions bigint, facts bigint, episodes bigint, pushed_at timestamptz, memkit text
)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
    with sessions as (select s.repo, count(*) as held from memkit.session s group by s.repo),
    episodes as (
        select e.repo, count(*) as held from memkit.episodic_stage1 e
        where cardinality(e.tenants) = 0 and e.until is null
            or memkit.may_read_all(e.repo, e.tenants, e.classifications, e.purposes, e.until)
        group by e.repo
    )
    select p.repo, p.ledger, p.head, coalesce(s.held, 0), p.facts, coalesce(e.held, 0), p.pushed_at, p.memkit
    from memkit.pushed(array(select r.repo from memkit.repo r where memkit.fits(r.repo, glob))) p
    left join sessions s on s.repo = p.repo
    left join episodes e on e.repo = p.repo
    order by p.repo collate "C"
$$;

create function memkit.mirrored(name text) returns table (stem text, sha256 text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
    select s.stem, s.sha256 from memkit.session s
    where s.repo = name and (memkit.may_see(name) or memkit.may_push(name))
$$;

-- canonical keys that have different values in two repositories
create function memkit.disagreements(glob text) returns table (key text, repo text, id text, value text, data jsonb)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
    with mine as materialized (select * from memkit.my_view(glob)),
    told as (
        select f.key, f.repo, f.id, f.value, f.data from memkit.fact f
        where f.key <> '' and (f.until is null or f.until > now()) and exists (
            select from mine m
            where m.repo = f.repo and m.tenant in ('*', f.tenant) and f.classification <= m.up_to
                and (f.purpose = '' or m.purposes && array['*', f.purpose])
        )
    ),
    apart as (
        select t.key from told t group by t.key
        having count(distinct t.repo) > 1 and count(distinct lower(btrim(t.value))) > 1
    )
    select t.* from told t join apart a on a.key = t.key order by t.key collate "C", t.repo, t.id
$$;

revoke all on all functions in schema memkit from public;
grant usage on schema memkit to memkit_reader, memkit_writer;
grant execute on function
    memkit.find_facts, memkit.find_terms, memkit.find_episodes, memkit.near_words, memkit.open_conflicts,
    memkit.pushed, memkit.disagreements
    to memkit_reader;
grant execute on function memkit.overview, memkit.mirrored to memkit_reader, memkit_writer;
-- row-level security calls these as whoever asks
grant execute on function
    memkit.may_see, memkit.may_read, memkit.may_read_all, memkit.may_read_sides to memkit_reader;
grant execute on function memkit.may_push to memkit_writer;
