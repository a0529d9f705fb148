-- The secret of an authenticator app before its first code. @see R5, docs/decisions/0025-second-factors.md
create table authenticator_setups (
  id uuid primary key,
  session_hash bytea not null unique references accounts.sessions on delete cascade,
  sealed_secret bytea not null,
  created_at timestamptz not null default now()
);
comment on table authenticator_setups is 'Secrets of authenticator apps that are being added, one for each session and valid for an hour.';
comment on column authenticator_setups.session_hash is 'Hash of the token of the session: other sessions of the person get another secret.';
