-- What happened to a student, for the dashboard. @see PD-41

create table student_events (
  id uuid primary key default gen_random_uuid(),
  student_id uuid not null references students on delete cascade,
  kind text not null check (kind in (
    'level-changed', 'mentor-assigned', 'coach-assigned', 'absence-reported', 'absence-withdrawn', 'feedback-published',
    'feedback-corrected', 'report-published', 'report-corrected')),
  reference_id uuid,
  happened_at timestamptz(3) not null default now()
);
comment on table student_events is 'Activity of a student, written in the transaction of the fact; kept with the student.';
comment on column student_events.reference_id is 'The row of the fact, of an assignment the person. No foreign key: the entry stays.';
create index student_events_by_student on student_events (student_id, happened_at desc, id desc);
