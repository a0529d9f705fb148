-- What a year end changed, so that it can be undone for one day. @see PD-60

create table year_ends (
  id uuid primary key,
  done_by uuid references profiles on delete set null,
  done_at timestamptz not null default now(),
  undone_at timestamptz
);
comment on table year_ends is 'Deleted after the day on which it can be undone; the audit log keeps the facts.';

create table year_end_students (
  year_end_id uuid not null references year_ends on delete cascade,
  student_id uuid not null references students on delete cascade,
  level_before text,
  class_before text,
  level_after text,
  class_after text,
  has_left boolean not null,
  primary key (year_end_id, student_id)
);
create index year_end_students_by_student on year_end_students (student_id);

create table year_end_terms (
  year_end_id uuid not null references year_ends on delete cascade,
  term_id uuid not null references terms on delete cascade,
  primary key (year_end_id, term_id)
);
create index year_end_terms_by_term on year_end_terms (term_id);
