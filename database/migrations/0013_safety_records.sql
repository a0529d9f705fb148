-- What a lead needs to protect a child online. @see PD-71

create table safety_records (
  id uuid primary key,
  student_id uuid not null references students on delete cascade,
  number integer not null check (number > 0),
  country bytea not null,
  address bytea,
  time_zone bytea,
  contacts bytea,
  health bytea,
  companions bytea,
  is_move boolean not null default false,
  author_id uuid references profiles on delete set null,
  written_at timestamptz not null default now(),
  confirmed_at timestamptz,
  confirmed_by uuid references profiles on delete set null,
  replaced_at timestamptz,
  constraint safety_records_number unique (student_id, number)
);
comment on table safety_records is 'Where a student attends lessons, and who and what matters in an emergency. A change adds a version; the earlier ones stay for the school.';
comment on column safety_records.contacts is 'Encrypted JSON: emergency contacts in order. Like the other texts bound to the row and the student.';
comment on column safety_records.companions is 'Encrypted: the adults with whom the school may speak to the student.';
comment on column safety_records.is_move is 'Another country than in the version before.';
comment on column safety_records.confirmed_at is 'When a guardian last wrote or confirmed it. Null: the school imported it.';
create index safety_records_replaced on safety_records (replaced_at) where replaced_at is not null;

create table court_orders (
  id uuid primary key,
  student_id uuid not null references students on delete cascade,
  author_id uuid references profiles on delete set null,
  number integer not null check (number > 0),
  text bytea,
  written_at timestamptz not null default now(),
  seen_at timestamptz,
  seen_by uuid references profiles on delete set null,
  replaced_at timestamptz
);
comment on table court_orders is 'What a guardian wrote about court orders and agreements. Other guardians never read it. A change adds a version.';
comment on column court_orders.text is 'Encrypted; bound to the row and the student. Null: the guardian removed it.';
comment on column court_orders.seen_at is 'When the school confirmed that it has seen the order.';
create index court_orders_by_student on court_orders (student_id);
create index court_orders_replaced on court_orders (replaced_at) where replaced_at is not null;

create table safety_requests (
  id uuid primary key default gen_random_uuid(),
  student_id uuid not null references students on delete cascade,
  term_id uuid not null references terms on delete cascade,
  asked_at timestamptz not null default now(),
  constraint safety_requests_once unique (student_id, term_id)
);
comment on table safety_requests is 'Terms at whose start the guardians of a student were asked by mail to confirm the safety details.';

alter table student_events drop constraint student_events_kind_check,
  add constraint student_events_kind_check check (kind in ('level-changed', 'mentor-assigned', 'coach-assigned',
    'absence-reported', 'absence-withdrawn', 'feedback-published', 'feedback-corrected', 'report-published',
    'report-corrected', 'country-changed'));

select permit_mail_template('new-safety-requests');
select permit_mail_template('country-changed');
alter table mails drop constraint mails_reason_check,
  add constraint mails_reason_check check ((reason is not null) = (template in ('country-changed', 'credential-changed',
    'enquiry-reminder', 'office-changed')));
comment on column mails.reason is 'Template-specific: which credential changed, the age in hours in a reminder of enquiries, the office and its change, or the student who moved.';
