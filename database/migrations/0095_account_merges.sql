-- Merges of two accounts, confirmed by the owner of the account that is deleted. @see PD-64

create table accounts.merges (
  id uuid primary key default gen_random_uuid(),
  kept_id uuid not null references accounts.people on delete cascade,
  duplicate_id uuid not null unique references accounts.people on delete cascade check (duplicate_id <> kept_id),
  requested_by uuid not null references accounts.people on delete cascade,
  kept_email text not null,
  duplicate_email text not null,
  kept_token_hash bytea unique check (octet_length(kept_token_hash) = 32),
  duplicate_token_hash bytea unique check (octet_length(duplicate_token_hash) = 32),
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz
);
comment on table accounts.merges is 'Requested merges of accounts. Open for 24 hours; confirmed ones are deleted with the duplicate.';
comment on column accounts.merges.duplicate_id is 'The account whose records move to the kept one, and which is then deleted.';
comment on column accounts.merges.kept_email is 'Addresses at the request: the links are not valid after a change.';
comment on column accounts.merges.kept_token_hash is 'Hash of the token in the mail, which rejects the merge. Null until the job has made it.';
comment on column accounts.merges.duplicate_token_hash is 'Hash of the token in the mail, which confirms or rejects the merge. Null until the job has made it.';
create index merges_by_kept on accounts.merges (kept_id);
create index merges_by_age on accounts.merges (requested_at);

select permit_mail_template('account-merge');
