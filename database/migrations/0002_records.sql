-- What the school knows of its students, what its people write to each other, and what was done by whom.
-- @see core §3, database.md

create table students (
  id uuid primary key default gen_random_uuid(),
  parent_id uuid references profiles on delete set null,
  academic_mentor_id uuid references profiles on delete set null,
  wellbeing_coach_id uuid references profiles on delete set null,
  full_name text not null check (char_length(full_name) between 2 and 100),
  student_number text not null check (student_number ~ '^[A-Za-z0-9-]{5,20}$'),
  current_level text check (char_length(current_level) between 1 and 100),
  archived_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index students_number on students (upper(student_number));
create index students_by_parent on students (parent_id) where archived_at is null;
create index students_by_academic_mentor on students (academic_mentor_id) where archived_at is null;
create index students_by_wellbeing_coach on students (wellbeing_coach_id) where archived_at is null;
create index students_by_name on students (full_name, id);

create table messages (
  id uuid primary key,
  sender_id uuid references profiles on delete set null,
  receiver_id uuid references profiles on delete set null,
  subject bytea not null,
  body bytea not null,
  read boolean not null default false,
  created_at timestamptz(3) not null default now(),
  request_id uuid,
  content_digest bytea,
  check (sender_id <> receiver_id)
);
comment on column messages.subject is 'Sealed to this row by the application; so is body. @see app/platform/sealing.server.ts';
comment on column messages.request_id is 'Of the form that sent it: the same form sent again is the same message. @see R9';
create unique index messages_sent_once on messages (sender_id, request_id);
create index messages_received on messages (receiver_id, created_at desc, id desc);
create index messages_sent on messages (sender_id, created_at desc, id desc);
create index messages_unread on messages (receiver_id) where not read;

create table mails (
  id uuid primary key,
  person_id uuid not null references profiles on delete cascade,
  requested_by uuid references profiles on delete set null,
  template text not null check (template in ('invitation')),
  sealed_secret bytea,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'written', 'failed')),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  check (state = 'waiting' or (sealed_secret is null and finished_at is not null))
);
comment on table mails is 'Mail in the queue and what became of it; a password that waits in it is sealed, and erased on delivery. @see decisions 16';
create index mails_by_person on mails (person_id, created_at desc);

create table audit_log (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  actor_id uuid,
  act text not null,
  subject_type text not null,
  subject_id uuid not null,
  details jsonb not null default '{}'
);
comment on table audit_log is 'Who did what to whom, and when; written in the transaction of the act, never changed. An act without an actor was done at the command line.';
create index audit_log_by_subject on audit_log (subject_id, happened_at desc);
create index audit_log_by_time on audit_log (happened_at desc, id desc);

create table sealing_keys (
  number int primary key,
  fingerprint bytea not null,
  created_at timestamptz not null default now()
);
comment on table sealing_keys is 'Fingerprints of the keys that values were sealed with; the start compares them.';
