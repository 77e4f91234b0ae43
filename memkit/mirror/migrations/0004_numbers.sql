-- How each repository does: counts and times of its ledger, in total and by month; no names and no words.

alter table memkit.repo add column counted text not null default '';   -- digest of what its numbers were counted from

create table memkit.numbers (
    repo text collate "C" references memkit.repo on delete cascade,
    period text collate "C",            -- a month, or total
    data jsonb not null,
    digest text not null,
    primary key (repo, period)
);

alter table memkit.numbers enable row level security;
create policy pushes on memkit.numbers to memkit_writer using (memkit.may_push(repo)) with check (memkit.may_push(repo));
create policy reads on memkit.numbers for select to memkit_reader using (memkit.may_see(repo));
grant select, insert, update, delete on memkit.numbers to memkit_writer;

-- the numbers of every repository that the caller may see; one that has none yet has a row without them
create function memkit.numbers_of(glob text) returns table (repo text, pushed_at timestamptz, period text, data jsonb)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
    select p.repo, p.pushed_at, n.period, n.data
    from memkit.push p left join memkit.numbers n on n.repo = p.repo
    where memkit.fits(p.repo, glob) and (memkit.may_see(p.repo) or memkit.may_push(p.repo))
    order by p.repo collate "C", n.period
$$;

revoke all on function memkit.numbers_of from public;
grant execute on function memkit.numbers_of to memkit_reader, memkit_writer;
