-- Second factors: authenticator apps and recovery codes, and sign-ins that wait for one of them.
-- @see R5, docs/decisions/0025-second-factors.md

create table authenticators (
  id uuid primary key references accounts.people on delete cascade,
  sealed_secret bytea not null,
  last_step bigint not null,
  created_at timestamptz not null default now()
);
comment on table authenticators is 'The authenticator app of a person (RFC 6238), by the id of the person.';
comment on column authenticators.last_step is 'Number of the 30 seconds of the last accepted code: a code is accepted once.';

create table accounts.recovery_codes (
  person_id uuid not null references accounts.people on delete cascade,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  primary key (person_id, code_hash)
);
comment on table accounts.recovery_codes is 'Unused recovery codes, by their hash: 80 random bits each.';

create table accounts.pending_sign_ins (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  id uuid not null unique default gen_random_uuid(),
  person_id uuid not null references accounts.people on delete cascade,
  attempts smallint not null default 0,
  created_at timestamptz not null default now()
);
comment on table accounts.pending_sign_ins is 'Sign-ins with the right password that wait for a second factor, by the hash of their cookie. They give no access.';
create index pending_sign_ins_by_person on accounts.pending_sign_ins (person_id, created_at desc);
