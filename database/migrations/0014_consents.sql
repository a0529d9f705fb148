-- Questions to the guardians of students, and their answers. @see PD-72

create table consents (
  id uuid primary key default gen_random_uuid(),
  version integer not null default 1,
  audience text not null,
  class_name text,
  asked_by uuid references profiles on delete set null,
  request_id uuid not null,
  asked_at timestamptz(3) not null default now(),
  reminded_at timestamptz(3),
  closed_at timestamptz(3),
  constraint consents_audience_check check (audience in (
    'everybody', 'primary', 'middle', 'secondary', 'university', 'class', 'chosen')),
  constraint consents_class_check check ((audience = 'class') = (class_name is not null))
);
comment on table consents is 'Questions that the school asks guardians of students. Deleted with the last student who was asked.';
comment on column consents.version is 'The current version of its text.';
comment on column consents.request_id is 'Idempotency key of the form. @see R9';
comment on column consents.reminded_at is 'When guardians were last reminded: once a day at most.';
create unique index consents_asked_once on consents (asked_by, request_id);
create index consents_by_time on consents (asked_at, id);

create table consent_versions (
  consent_id uuid references consents on delete cascade,
  number integer,
  titles jsonb not null,
  texts jsonb not null,
  answer_by date not null,
  valid_until date,
  needs_all boolean not null,
  published_at timestamptz(3) not null default now(),
  primary key (consent_id, number),
  constraint consent_versions_texts_check check (jsonb_typeof(texts) = 'object' and texts <> '{}')
);
comment on table consent_versions is 'What families read. Never changed: an answer is to one version.';
comment on column consent_versions.titles is 'By language, like the texts.';
comment on column consent_versions.valid_until is 'Last day on which a given consent holds; null: until it is withdrawn.';
comment on column consent_versions.needs_all is 'Whether every guardian who may decide must agree.';

create table consent_students (
  id uuid primary key default gen_random_uuid(),
  consent_id uuid not null references consents on delete cascade,
  student_id uuid not null references students on delete cascade,
  asked_at timestamptz(3) not null default now(),
  unique (consent_id, student_id)
);
comment on table consent_students is 'The students about whom a question is asked, as they were found when it was asked.';
comment on column consent_students.asked_at is 'When guardians were last told of the question.';
create index consent_students_by_student on consent_students (student_id);

create table consent_answers (
  id uuid primary key,
  consent_id uuid not null,
  student_id uuid not null,
  version integer not null,
  guardian_id uuid references profiles on delete set null,
  answer text not null check (answer in ('yes', 'no', 'withdrawn')),
  language text not null check (language in ('en', 'ar', 'fr', 'zh')),
  request_id uuid not null,
  answered_at timestamptz not null default clock_timestamp(),
  foreign key (consent_id, student_id) references consent_students (consent_id, student_id) on delete cascade,
  foreign key (consent_id, version) references consent_versions on delete cascade
);
comment on table consent_answers is 'What guardians answered, never changed. The newest answer of a guardian to the current version counts.';
comment on column consent_answers.language is 'Language of the text that the guardian read.';
comment on column consent_answers.request_id is 'Idempotency key of the form. @see R9';
create unique index consent_answers_once on consent_answers (guardian_id, request_id);
create index consent_answers_newest on consent_answers (consent_id, student_id, guardian_id, version, answered_at desc);

select permit_mail_template('new-consents');
