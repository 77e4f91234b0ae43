-- What the repositories hold. Every row belongs to one repository and is made from its ledger alone; only `push` knows
-- a time. Text is compared by code point, so that the order is the same on every server.

create type memkit.classification as enum ('public', 'internal', 'confidential', 'restricted');

create table memkit.repo (
    repo text collate "C" primary key,
    ledger text not null,               -- digest of the ledger, as continuity.md names it
    head text not null                  -- the commit it was pushed from; empty without git
);

create table memkit.push (
    repo text collate "C" primary key references memkit.repo on delete cascade,
    pushed_at timestamptz not null,
    by text not null,
    memkit text not null
);

create table memkit.session (
    repo text collate "C" references memkit.repo on delete cascade,
    stem text collate "C",
    sha256 text not null,
    primary key (repo, stem)
);

create table memkit.fact (
    repo text collate "C" references memkit.repo on delete cascade,
    id text collate "C",
    tenant text not null,
    classification memkit.classification not null,
    purpose text not null,              -- of the consent it stands under; empty without one
    until timestamptz,                  -- the end of that consent
    key text collate "C" not null,
    value text not null,
    created date,
    words tsvector not null,            -- the terms of memkit's own analysis
    searched text not null,             -- the text they were taken from
    data jsonb not null,                -- what is told
    digest text not null,
    primary key (repo, id)
);
-- without a list of pending entries: every search would have to read it
create index fact_words on memkit.fact using gin (words) with (fastupdate = off);
create index fact_key on memkit.fact (key) where key <> '';

create table memkit.episodic_stage1 (
    repo text collate "C" references memkit.repo on delete cascade,
    episodic_id text collate "C",
    stamp text collate "C" not null,    -- the session it ends
    actor text not null,
    summary text not null,              -- as it is told: sentences that could be obeyed are left out
    tokens text[] not null,             -- of all its words
    data jsonb not null,
    tenants text[] not null,            -- what a reader must be cleared for, one entry for each kind of fact it names
    classifications memkit.classification[] not null,
    purposes text[] not null,
    until timestamptz,
    digest text not null,
    primary key (repo, episodic_id)
);
create index episodic_tokens on memkit.episodic_stage1 using gin (tokens) with (fastupdate = off);

create table memkit.conflict (
    repo text collate "C" references memkit.repo on delete cascade,
    id text collate "C",
    rule text not null,
    ids text[] not null,
    digest text not null,
    primary key (repo, id)
);

create table memkit.term (
    repo text collate "C" references memkit.repo on delete cascade,
    name text collate "C",
    names text[] not null,              -- the term and its aliases
    stems text[] not null,
    tenants text[] not null,            -- as of an episode
    classifications memkit.classification[] not null,
    purposes text[] not null,
    until timestamptz,
    data jsonb not null,
    digest text not null,
    primary key (repo, name)
);
create index term_stems on memkit.term using gin (stems);

-- how many facts there are of a kind that one reader may read and another not
create table memkit.tally (
    repo text collate "C" references memkit.repo on delete cascade,
    label text collate "C",             -- of tenant, classification and purpose
    tenant text not null,
    classification memkit.classification not null,
    purpose text not null,
    facts integer not null,
    digest text not null,
    primary key (repo, label)
);

create table memkit.erased (
    repo text collate "C" references memkit.repo on delete cascade,
    id text collate "C",                -- a digest: the id itself was made from the words
    digest text not null,
    primary key (repo, id)
);
