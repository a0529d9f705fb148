-- Absences that families report. @see PD-42

create table absences (
  id uuid primary key,
  student_id uuid not null references students on delete cascade,
  reporter_id uuid references profiles on delete set null,
  first_day date not null,
  last_day date not null,
  reason text not null check (reason in ('illness', 'appointment', 'family', 'travel', 'observance', 'other')),
  note bytea,
  request_id uuid not null,
  reported_at timestamptz(3) not null default now(),
  withdrawn_at timestamptz(3),
  withdrawn_by uuid references profiles on delete set null,
  check (last_day between first_day and first_day + 92)
);
comment on table absences is 'Reported by a guardian for whole days; kept with the student.';
comment on column absences.note is 'Sealed to this row and the student.';
comment on column absences.request_id is 'Of the form that reported it: the same form sent again is the same absence. @see R9';
create unique index absences_reported_once on absences (reporter_id, request_id);
create index absences_by_student on absences (student_id, last_day);
