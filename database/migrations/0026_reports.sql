-- School reports: one per student, term and subject, with a draft and published versions. @see PD-49

create table reports (
  id uuid primary key default gen_random_uuid(),
  student_id uuid not null references students on delete cascade,
  term_id uuid not null references terms,
  subject_id uuid not null references subjects,
  version int not null default 0,
  published_at timestamptz,
  unique (student_id, term_id, subject_id),
  check ((version > 0) = (published_at is not null))
);
comment on table reports is 'Kept as long as the student''s record.';
comment on column reports.version is 'Of the latest published version; 0 before the first. Kept by a trigger.';

create table report_drafts (
  id uuid primary key references reports on delete cascade,
  content bytea not null,
  is_complete boolean not null,
  author_id uuid references profiles on delete set null,
  changed_at timestamptz not null default now(),
  revision int not null default 1
);
comment on table report_drafts is 'What mentor or coach have written and not published. Deleted on publishing.';
comment on column report_drafts.revision is 'Increases with each change: detects that somebody else has changed the draft.';

create table report_versions (
  id uuid primary key,
  report_id uuid not null references reports on delete cascade,
  number int not null check (number > 0),
  content bytea not null,
  author_id uuid references profiles on delete set null,
  published_at timestamptz not null default now(),
  unique (report_id, number)
);
comment on table report_versions is 'Never changed. A correction is a further version.';
comment on column report_versions.content is 'Sealed, with the names of term, subject and grades as of then.';

create table report_reads (
  version_id uuid not null references report_versions on delete cascade,
  reader_id uuid not null references profiles on delete cascade,
  read_at timestamptz not null default now(),
  primary key (version_id, reader_id)
);
comment on table report_reads is 'When a guardian first opened a version.';
