-- Passkeys (WebAuthn), and the challenges that browsers sign with them. @see R5, docs/decisions/0025-second-factors.md

create table accounts.passkeys (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references accounts.people on delete cascade,
  credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  public_key bytea not null check (octet_length(public_key) between 1 and 4096),
  counter bigint not null check (counter >= 0),
  transports text[] not null check (cardinality(transports) <= 10),
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
comment on table accounts.passkeys is 'Passkeys of people: at most ten each. Their secret halves never leave the device or its password manager.';
comment on column accounts.passkeys.counter is 'Of the last signature. A lower one comes from a copy. Many devices always send 0.';
comment on column accounts.passkeys.name is 'Chosen by the person.';
create index passkeys_by_person on accounts.passkeys (person_id, created_at);

create table accounts.passkey_challenges (
  holder_hash bytea primary key check (octet_length(holder_hash) = 32),
  challenge bytea not null,
  network text,
  created_at timestamptz not null default now()
);
comment on table accounts.passkey_challenges is 'Random numbers that a browser is to sign, once and within five minutes.';
comment on column accounts.passkey_challenges.holder_hash is 'Of the token of a session or of a waiting sign-in, or of the challenge itself.';
comment on column accounts.passkey_challenges.network is 'Of a visitor, whose challenges are limited.';
