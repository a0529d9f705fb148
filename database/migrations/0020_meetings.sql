-- Times that staff offer for meetings, and who has booked them. @see PD-69

-- For the constraint that no time of a person is booked twice.
create extension if not exists btree_gist;

create table meeting_offers (
  id uuid primary key,
  owner_id uuid not null references profiles on delete cascade,
  audience text not null check (audience in ('own', 'classes', 'students', 'enquiry')),
  audience_choices text[] not null default '{}' check ((audience in ('classes', 'students')) = (audience_choices <> '{}')),
  topic bytea not null,
  place bytea,
  room bytea,
  time_zone text not null check (char_length(time_zone) between 1 and 64),
  limit_hours smallint not null check (limit_hours between 0 and 336),
  enquiry_id uuid references enquiries on delete cascade,
  contact bytea,
  token_hash bytea unique,
  request_id uuid not null,
  created_at timestamptz(3) not null default now(),
  unique (owner_id, request_id),
  constraint meeting_offers_place_check check (num_nonnulls(place, room) = 1),
  constraint meeting_offers_enquiry_check check (case when audience = 'enquiry' then num_nonnulls(enquiry_id, contact, token_hash) = 3
    else num_nonnulls(enquiry_id, contact, token_hash) = 0 end)
);
comment on table meeting_offers is 'Times that a member of staff offers to families or to an enquiry. Deleted some months after the last time.';
comment on column meeting_offers.audience_choices is 'Keys of classes as class_key makes them, or ids of students.';
comment on column meeting_offers.topic is 'What the meeting is about. Encrypted, like the following; all are bound to the row.';
comment on column meeting_offers.room is 'Address of a room on the internet. Read by a function only.';
comment on column meeting_offers.time_zone is 'IANA name. The days and times of the form were those of its clocks.';
comment on column meeting_offers.limit_hours is 'Hours before a time until which a family books, moves or cancels it.';
comment on column meeting_offers.contact is 'Name, address and language of the enquiry, and the token of its link, as JSON. Read by functions only.';
comment on column meeting_offers.request_id is 'Idempotency key of the form. @see R9';
create index meeting_offers_by_enquiry on meeting_offers (enquiry_id) where enquiry_id is not null;

create table meeting_times (
  id uuid primary key,
  offer_id uuid not null references meeting_offers on delete cascade,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  withdrawn_at timestamptz(3),
  unique (offer_id, starts_at),
  constraint meeting_times_length_check check (ends_at - starts_at between interval '5 minutes' and interval '4 hours')
);
comment on table meeting_times is 'The times of an offer, free or booked. Instants: both sides have agreed on them.';
create index meeting_times_by_start on meeting_times (starts_at) where withdrawn_at is null;

create table meetings (
  id uuid primary key,
  offer_id uuid not null references meeting_offers on delete cascade,
  owner_id uuid not null references profiles on delete cascade,
  time_id uuid not null references meeting_times on delete cascade,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  booked_by uuid references profiles on delete set null,
  revision integer not null default 0,
  cancelled_at timestamptz(3),
  cancelled_by text check (cancelled_by in ('school', 'family')),
  reminded_at timestamptz(3),
  request_id uuid not null,
  created_at timestamptz(3) not null default now(),
  constraint meetings_cancelled_check check ((cancelled_at is null) = (cancelled_by is null)),
  constraint meetings_booked_once exclude using gist (owner_id with =, tstzrange(starts_at, ends_at) with &&)
    where (cancelled_at is null)
);
comment on table meetings is 'Booked meetings of a member of staff with a family or an enquiry. Cancelled ones stay as long as the offer.';
comment on column meetings.revision is 'Counts the changes: one of an earlier revision is refused. SEQUENCE of the calendar file.';
comment on column meetings.booked_by is 'The guardian who booked it; null for an enquiry.';
comment on column meetings.reminded_at is 'When both sides were reminded, or booked so late that nobody is.';
comment on column meetings.request_id is 'Idempotency key of the form. @see R9';
create unique index meetings_booked_by on meetings (booked_by, request_id);
create index meetings_by_offer on meetings (offer_id);
create index meetings_to_remind on meetings (starts_at) where cancelled_at is null and reminded_at is null;

create table meeting_students (
  meeting_id uuid references meetings on delete cascade,
  student_id uuid references students on delete cascade,
  primary key (meeting_id, student_id)
);
comment on table meeting_students is 'The students whom a meeting is about. All of their guardians who may see them see it.';
create index meeting_students_by_student on meeting_students (student_id);

select permit_mail_template('new-meetings');
select permit_mail_template('meeting');
select permit_mail_template('enquiry-meeting');
alter table mails drop constraint mails_reason_check,
  add constraint mails_reason_check check ((reason is not null) = (template in ('country-changed', 'credential-changed',
    'enquiry-meeting', 'enquiry-reminder', 'meeting', 'office-changed'))),
  drop constraint mails_receiver_check,
  add constraint mails_receiver_check check (case
    when template in ('enquiry-received', 'enquiry-reply', 'enquiry-meeting') then person_id is null and enquiry_id is not null
    when template = 'account-removed' then person_id is null and enquiry_id is null
    else person_id is not null and enquiry_id is null end);
comment on column mails.reason is 'Template-specific: which credential changed, the age in hours in a reminder of enquiries, the office and its change, the student who moved, or a meeting or offer and what happened to it.';
