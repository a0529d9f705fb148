-- Announcements to many families, and who has read them. @see PD-66

create table announcements (
  id uuid primary key,
  author_id uuid references profiles on delete set null,
  audience text not null check (audience in ('everybody', 'families', 'own', 'stages', 'classes', 'students', 'staff')),
  audience_choices text[] not null default '{}' check ((audience in ('stages', 'classes', 'students')) = (audience_choices <> '{}')),
  is_urgent boolean not null default false,
  confirm_by date,
  answer_by date,
  answer_count smallint check (answer_count between 2 and 5),
  publish_at timestamptz,
  published_at timestamptz(3),
  withdrawn_at timestamptz(3),
  version smallint not null default 1,
  corrected_at timestamptz(3),
  asked_version smallint not null default 1,
  reminded_at timestamptz,
  request_id uuid not null,
  created_at timestamptz(3) not null default now(),
  constraint announcements_question_check check ((answer_by is null) = (answer_count is null)),
  unique (author_id, request_id)
);
comment on table announcements is 'Announcements of staff to families and staff. Kept until the end of the school year after the next.';
comment on column announcements.audience is 'Own: the families of all students whose mentor or coach the author is.';
comment on column announcements.audience_choices is 'Names of levels, keys of classes as class_key makes them, or ids of students.';
comment on column announcements.confirm_by is 'Day by which readers are asked to confirm; null: they are not asked.';
comment on column announcements.answer_by is 'Last day on which the question can be answered; null: there is no question.';
comment on column announcements.publish_at is 'When the job publishes it; null: at once.';
comment on column announcements.withdrawn_at is 'Without published_at: it was never published, because its author withdrew it or may no longer write to this audience.';
comment on column announcements.asked_version is 'The version since which a reading and a confirmation count.';
create index announcements_by_author on announcements (author_id, created_at desc, id);
create index announcements_scheduled on announcements (publish_at) where published_at is null and withdrawn_at is null;
create index announcements_by_age on announcements (created_at);

create table announcement_texts (
  id uuid primary key,
  announcement_id uuid not null references announcements on delete cascade,
  version smallint not null check (version > 0),
  place smallint not null check (place between 0 and 3),
  language language_tag not null,
  title bytea not null,
  body bytea not null,
  question bytea,
  unique (announcement_id, version, language),
  unique (announcement_id, version, place)
);
comment on table announcement_texts is 'Each version of an announcement in one to four languages. Encrypted; bound to the row and its announcement.';
comment on column announcement_texts.place is 'Readers without a text in their language get the first one.';
comment on column announcement_texts.question is 'The question and its answers, as JSON.';

create table announcement_students (
  announcement_id uuid references announcements on delete cascade,
  student_id uuid references students on delete cascade,
  primary key (announcement_id, student_id)
);
comment on table announcement_students is 'The students whose families an announcement was published to.';
create index announcement_students_by_student on announcement_students (student_id);

create table announcement_readers (
  announcement_id uuid references announcements on delete cascade,
  person_id uuid references profiles on delete cascade,
  is_staff boolean not null,
  read_at timestamptz(3),
  confirmed_at timestamptz(3),
  answer smallint check (answer between 0 and 4),
  answered_at timestamptz(3),
  primary key (announcement_id, person_id),
  constraint announcement_readers_answered_check check ((answer is null) = (answered_at is null))
);
comment on table announcement_readers is 'The people an announcement was published to. Guardians see it as long as they may see one of its students.';
comment on column announcement_readers.is_staff is 'The person is addressed as staff, perhaps also as a guardian.';
comment on column announcement_readers.read_at is 'Null again after a correction that asks for it.';
create index announcement_readers_by_person on announcement_readers (person_id, announcement_id);
create index announcement_readers_unread on announcement_readers (person_id) where read_at is null;

alter table student_notices alter column student_id drop not null;
comment on table student_notices is 'News for the next mail to a guardian, or to a reader of announcements. Deleted when the mail was sent.';
comment on column student_notices.student_id is 'Null for announcements, which may concern several students.';

alter table files add column announcement_id uuid references announcements on delete cascade;
alter table files drop constraint files_sent_check;
alter table files add constraint files_sent_check check (num_nonnulls(message_id, announcement_id) = num_nonnulls("position")
  and ("position" is null or details is not null));
comment on column files.details is 'Name, type, sizes and digest. Encrypted; bound to the file, its owner and its message or announcement. Null until the content is received and checked.';
create unique index files_by_announcement on files (announcement_id, "position") where announcement_id is not null;
drop index files_unsent;
create index files_unsent on files (created_at) where "position" is null;

select permit_mail_template('new-announcements');
select permit_mail_template('urgent-announcement');
