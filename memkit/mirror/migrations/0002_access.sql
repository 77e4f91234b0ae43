-- Who may read and push what. A grant names a role of the server and holds for whoever logged in as it or as a member
-- of it: `session_user`, which no setting and no SET ROLE can change.

create table memkit.reader_grant (
    role name not null,
    repo text not null default '*',
    tenant text not null default 'default',
    up_to memkit.classification not null default 'internal',
    purposes text[] not null default '{}',      -- of consents; '*' is any
    primary key (role, repo, tenant)
);

create table memkit.writer_grant (
    role name not null,
    repo text not null,
    primary key (role, repo)
);

create function memkit.fits(name text, glob text) returns boolean
language sql immutable parallel safe as $$
    select name like replace(replace(replace(replace(glob, '\', '\\'), '%', '\%'), '_', '\_'), '*', '%')
$$;

create function memkit.is_me(role name) returns boolean
language sql stable as $$
    select coalesce(
        (select pg_catalog.pg_has_role(session_user, r.oid, 'USAGE') from pg_catalog.pg_roles r where r.rolname = role),
        false
    )
$$;

create function memkit.my_grants() returns setof memkit.reader_grant
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
    select * from memkit.reader_grant where memkit.is_me(role)
    union all
    select 'memkit_admin', '*', '*', 'restricted', '{*}' where memkit.is_me('memkit_admin')
$$;

create function memkit.may_push(name text) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
    select memkit.is_me('memkit_admin')
        or exists (select from memkit.writer_grant g where memkit.is_me(g.role) and memkit.fits(name, g.repo))
$$;

create function memkit.may_see(name text) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
    select exists (select from memkit.my_grants() g where memkit.fits(name, g.repo))
$$;

create function memkit.may_read(
    name text, tenant text, classification memkit.classification, purpose text, until timestamptz
) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
    select (until is null or until > now()) and exists (
        select from memkit.my_grants() g
        where memkit.fits(name, g.repo)
            and g.tenant in ('*', may_read.tenant)
            and may_read.classification <= g.up_to
            and (may_read.purpose = '' or g.purposes && array['*', may_read.purpose])
    )
$$;

create function memkit.may_read_all(
    name text, tenants text[], classifications memkit.classification[], purposes text[], until timestamptz
) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
    select (until is null or until > now()) and memkit.may_see(name) and not exists (
        select from unnest(tenants, classifications, purposes) as need (tenant, classification, purpose)
        where not memkit.may_read(name, need.tenant, need.classification, need.purpose, null)
    )
$$;

create function memkit.may_read_sides(name text, sides text[]) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
    select memkit.may_see(name) and not exists (
        select from unnest(sides) as side (id)
        left join memkit.fact f on f.repo = name and f.id = side.id
        where f.id is null or not memkit.may_read(name, f.tenant, f.classification, f.purpose, f.until)
    )
$$;

-- Readers have no right on any table; these rules hold even if somebody gives them one.
do $$
declare
    held text;
begin
    foreach held in array array['repo', 'push', 'session', 'fact', 'episodic_stage1', 'conflict', 'term', 'tally', 'erased'] loop
        execute format('alter table memkit.%I enable row level security', held);
        execute format(
            'create policy pushes on memkit.%I to memkit_writer using (memkit.may_push(repo))'
            ' with check (memkit.may_push(repo))', held
        );
        execute format('grant select, insert, update, delete on memkit.%I to memkit_writer', held);
    end loop;
end
$$;
create policy reads on memkit.repo for select to memkit_reader using (memkit.may_see(repo));
create policy reads on memkit.push for select to memkit_reader using (memkit.may_see(repo));
create policy reads on memkit.session for select to memkit_reader using (memkit.may_see(repo));
create policy reads on memkit.fact for select to memkit_reader
    using (memkit.may_read(repo, tenant, classification, purpose, until));
create policy reads on memkit.episodic_stage1 for select to memkit_reader
    using (memkit.may_read_all(repo, tenants, classifications, purposes, until));
create policy reads on memkit.conflict for select to memkit_reader using (memkit.may_read_sides(repo, ids));
create policy reads on memkit.term for select to memkit_reader
    using (memkit.may_read_all(repo, tenants, classifications, purposes, until));
create policy reads on memkit.tally for select to memkit_reader
    using (memkit.may_read(repo, tenant, classification, purpose, null));
alter table memkit.reader_grant enable row level security;
alter table memkit.writer_grant enable row level security;
grant select on memkit.migration to memkit_writer, memkit_reader;
