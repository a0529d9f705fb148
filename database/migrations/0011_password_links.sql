-- Links by mail to choose a password: after "Forgot password?" and in invitations. Accounts without a password, and mails
-- that tell a person of a changed password. @see R7, PD-14, PD-15

alter table accounts.people alter column password_hash drop not null;
comment on column accounts.people.password_hash is 'Null until an invited person has chosen a password: nobody can sign in to such an account.';

create table accounts.password_links (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  person_id uuid not null references accounts.people on delete cascade,
  purpose text not null check (purpose in ('reset', 'invitation')),
  credential_digest bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
comment on table accounts.password_links is 'Single-use links to choose a password, by the hash of their token.';
comment on column accounts.password_links.credential_digest is 'Of the password hash when the link was made: a link is invalid once the password has changed.';
create index password_links_by_person on accounts.password_links (person_id, created_at desc);
create index password_links_by_age on accounts.password_links (expires_at);

create table accounts.password_reset_requests (
  id uuid primary key default gen_random_uuid(),
  address text,
  address_digest bytea not null,
  network text not null,
  language text not null check (language in ('en', 'ar', 'fr', 'zh')),
  requested_at timestamptz not null default now()
);
comment on table accounts.password_reset_requests is 'Requests of "Forgot password?" within the last hour, for known and unknown addresses: a job finds out which they are. @see R7';
comment on column accounts.password_reset_requests.address is 'Erased when the job has read it.';
create index password_reset_requests_by_address on accounts.password_reset_requests (address_digest, requested_at desc);
create index password_reset_requests_by_network on accounts.password_reset_requests (network, requested_at desc);

alter table mails
  add column reason text,
  drop constraint mails_template_check,
  add constraint mails_template_check check (template in (
    'invitation', 'invitation-link', 'enquiry-received', 'sign-in-locked', 'password-reset', 'credential-changed')),
  add constraint mails_reason_check check ((reason is not null) = (template = 'credential-changed'));
comment on column mails.reason is 'What changed, in a mail that tells a person of a changed credential.';
