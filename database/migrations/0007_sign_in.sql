-- Sign-in: password hashes stay in the database, browsers that have signed in before are recognised, and attempts are
-- counted per browser, per account and per network. @see R5, R6, decisions 34, 37

create table accounts.secrets (
  name text primary key,
  value bytea not null check (octet_length(value) >= 32)
);
comment on table accounts.secrets is 'Random values that only functions of the owner use.';
insert into accounts.secrets (name, value) values (
  'decoy salts',
  sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
);

create table accounts.devices (
  token_hash bytea not null check (octet_length(token_hash) = 32),
  person_id uuid not null references accounts.people on delete cascade,
  last_used_at timestamptz not null default now(),
  primary key (token_hash, person_id)
);
comment on table accounts.devices is 'Browsers in which a person has signed in, by the hash of their device cookie. They give no access: only a separate attempt counter. Several people may share one browser. @see decisions 37';
create index devices_by_person on accounts.devices (person_id, last_used_at desc);

create table accounts.password_renewals (
  person_id uuid primary key references accounts.people on delete cascade,
  proof_hash bytea not null unique check (octet_length(proof_hash) = 32),
  created_at timestamptz not null default now()
);
comment on table accounts.password_renewals is 'One-time proofs that somebody typed the right, but expired, temporary password. @see decisions 34';

alter table accounts.sign_in_attempts
  add column trusted_by bytea,
  add column compared boolean not null default false;
comment on column accounts.sign_in_attempts.trusted_by is 'Hash of the device cookie or session that the attempt came with; it then counts for that browser only.';
comment on column accounts.sign_in_attempts.compared is 'An attempt pays for one comparison with the password hash.';
create index sign_in_attempts_by_network on accounts.sign_in_attempts (network, attempted_at desc) where trusted_by is null;
create index sign_in_attempts_by_browser on accounts.sign_in_attempts (trusted_by, attempted_at desc) where trusted_by is not null;

alter table mails
  drop constraint mails_template_check,
  add constraint mails_template_check check (template in ('invitation', 'enquiry-received', 'sign-in-locked')),
  drop constraint mails_receiver_check,
  add constraint mails_receiver_check check (
    case template when 'enquiry-received' then person_id is null and enquiry_id is not null
      else person_id is not null and enquiry_id is null end);
