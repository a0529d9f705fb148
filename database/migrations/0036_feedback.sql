-- Feedback of mentor and coach to a student's family, in versions. @see PD-48

create table feedback (
  id uuid primary key,
  student_id uuid not null references students on delete cascade,
  author_id uuid references profiles on delete set null,
  area text not null check (area in ('academic', 'wellbeing')),
  version int not null default 0,
  request_id uuid not null,
  created_at timestamptz(3) not null default now()
);
comment on table feedback is 'Kept with the student.';
comment on column feedback.version is 'Of the latest published text; 0 before the first. Kept by a trigger.';
comment on column feedback.request_id is 'Of the form that began it: the same form sent again is the same feedback. @see R9';
create unique index feedback_begun_once on feedback (author_id, request_id);
create index feedback_by_student on feedback (student_id, created_at desc);

create table feedback_versions (
  id uuid primary key,
  feedback_id uuid not null references feedback on delete cascade,
  number int not null check (number > 0),
  text bytea not null,
  changed_at timestamptz(3) not null default now(),
  published_at timestamptz(3),
  unique (feedback_id, number)
);
comment on table feedback_versions is 'A draft until it is published, then never changed. A correction is a further version.';
comment on column feedback_versions.text is 'Sealed to this row and its feedback.';
create unique index feedback_one_draft on feedback_versions (feedback_id) where published_at is null;

create table feedback_reads (
  version_id uuid not null references feedback_versions on delete cascade,
  reader_id uuid not null references profiles on delete cascade,
  read_at timestamptz not null default now(),
  primary key (version_id, reader_id)
);
comment on table feedback_reads is 'When a guardian first opened a published text.';
