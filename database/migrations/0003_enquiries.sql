-- Families who ask for a consultation, the mail that tells them it arrived, and how often one network asks.
-- @see content §3, decisions 13, R6, R9

create table enquiries (
  id uuid primary key,
  reference text not null unique,
  request_id uuid not null unique,
  content_digest bytea not null,
  name bytea not null,
  email bytea not null,
  address_digest bytea not null,
  region bytea not null,
  message bytea not null,
  stage text not null check (stage in ('nursery', 'primary', 'middle', 'secondary', 'university')),
  language text not null check (language in ('en', 'ar', 'fr', 'zh')),
  state text not null default 'new' check (state in ('new', 'contacted', 'scheduled', 'closed')),
  consultation_on date,
  received_at timestamptz(3) not null default now(),
  check ((state = 'scheduled') = (consultation_on is not null))
);
comment on table enquiries is 'Kept only as long as content/legal/figures.ts promises: a daily job deletes. @see app/features/enquiries/retention.ts';
comment on column enquiries.name is 'Sealed to this row by the application; so are email, region and message. @see app/platform/sealing.server.ts';
comment on column enquiries.request_id is 'Of the form that sent it: the same form sent again is the same enquiry. @see R9';
comment on column enquiries.address_digest is 'Keyed: tells whether the same address asked before, and not which it is.';
create index enquiries_newest on enquiries (received_at desc, id desc);
create index enquiries_by_state on enquiries (state, received_at desc, id desc);
create index enquiries_by_address on enquiries (address_digest);

create table enquiry_attempts (
  id bigint generated always as identity primary key,
  network text not null,
  attempted_at timestamptz not null default now()
);
comment on table enquiry_attempts is 'How often a network sent enquiries within the hour, apart from what it sent. @see R6';
create index enquiry_attempts_by_network on enquiry_attempts (network, attempted_at desc);
create index enquiry_attempts_by_age on enquiry_attempts (attempted_at);

alter table mails
  alter column person_id drop not null,
  add column enquiry_id uuid references enquiries on delete cascade,
  drop constraint mails_template_check,
  add constraint mails_template_check check (template in ('invitation', 'enquiry-received')),
  add constraint mails_receiver_check check (
    case template when 'invitation' then person_id is not null and enquiry_id is null
      else person_id is null and enquiry_id is not null end);
comment on table mails is 'Mail in the queue and what became of it; what is secret in it (a password; a visitor''s name and address) waits sealed, and is erased on delivery. @see decisions 16';
create index mails_by_enquiry on mails (enquiry_id, created_at desc);

-- an act may concern many at once: the nightly deletion says how many
alter table audit_log alter column subject_id drop not null;
comment on table audit_log is 'Who did what to whom, and when; written in the transaction of the act, never changed. An act without an actor was done at the command line, by a visitor, or by a job.';
