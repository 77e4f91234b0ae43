-- Who may push a repository is told how much of it there is: all of it, for that is what they sent.

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
            or exists (
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

create or replace function memkit.overview(glob text) returns table (
    repo text, ledger text, head text, sessions bigint, facts bigint, episodes bigint, pushed_at timestamptz, memkit text
)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
    with named as materialized (
        select r.repo, memkit.may_push(r.repo) as is_mine from memkit.repo r where memkit.fits(r.repo, glob)
    ),
    sessions as (select s.repo, count(*) as held from memkit.session s group by s.repo),
    episodes as (
        select e.repo, count(*) as held from memkit.episodic_stage1 e join named n on n.repo = e.repo
        where n.is_mine
            or cardinality(e.tenants) = 0 and e.until is null
            or memkit.may_read_all(e.repo, e.tenants, e.classifications, e.purposes, e.until)
        group by e.repo
    )
    select p.repo, p.ledger, p.head, coalesce(s.held, 0), p.facts, coalesce(e.held, 0), p.pushed_at, p.memkit
    from memkit.pushed(array(select n.repo from named n)) p
    left join sessions s on s.repo = p.repo
    left join episodes e on e.repo = p.repo
    order by p.repo collate "C"
$$;
