-- Who may come in. The web's role reads none of these tables but user_roles and profiles: it calls the functions of accounts.sql.
-- @see R3, R5, database.md "Accounts"

create extension if not exists pg_trgm;

do $$
begin
  if not exists (select from pg_roles where rolname = 'app_user') then create role app_user nologin; end if;
  if not exists (select from pg_roles where rolname = 'app_web') then
    create role app_web login inherit in role app_user nosuperuser nobypassrls nocreatedb nocreaterole;
  end if;
exception when duplicate_object or unique_violation then
  null; -- another database of the same server made them in the same moment
end $$;

revoke all on schema public from public;
grant usage on schema public to app_user;
create schema accounts;
grant usage on schema accounts to app_user;

create table profiles (
  id uuid primary key default gen_random_uuid(),
  full_name text not null check (char_length(full_name) between 2 and 100),
  email text not null unique check (email = lower(email) and char_length(email) <= 255),
  suspended_at timestamptz,
  created_at timestamptz not null default now(),
  search_text text not null generated always as (lower(full_name || ' ' || email)) stored
);
comment on table profiles is 'What others may see of a person. @see core §3';
create index profiles_search on profiles using gin (search_text gin_trgm_ops);
create index profiles_by_name on profiles (full_name, id);

create table user_roles (
  user_id uuid primary key references profiles on delete cascade,
  role text not null check (role in ('parent', 'mentor', 'admin'))
);
create index user_roles_by_role on user_roles (role, user_id);

create table accounts.people (
  id uuid primary key references profiles on delete cascade,
  password_hash text not null,
  temporary_password_expires_at timestamptz,
  language text check (language in ('en', 'ar', 'fr', 'zh')),
  last_sign_in_at timestamptz
);
comment on column accounts.people.temporary_password_expires_at is 'Set while the password was chosen by somebody else: its owner may do nothing but choose a new one. @see R7';

create table accounts.sessions (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  id uuid not null unique default gen_random_uuid(),
  person_id uuid not null references accounts.people on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now()
);
create index sessions_by_person on accounts.sessions (person_id);

create table accounts.sign_in_attempts (
  id bigint generated always as identity primary key,
  address_digest bytea not null,
  network text not null,
  attempted_at timestamptz not null default now()
);
comment on table accounts.sign_in_attempts is 'Failed and unfinished ways in, by a digest of the address: people mistype passwords into the address field. @see R6';
create index sign_in_attempts_by_address on accounts.sign_in_attempts (address_digest, attempted_at desc);
create index sign_in_attempts_by_age on accounts.sign_in_attempts (attempted_at);
