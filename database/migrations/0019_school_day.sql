-- Notices of changed lessons, registers and attendance. @see PD-67, PD-70

alter table student_notices add column lesson jsonb;
comment on column student_notices.student_id is 'Null for announcements and lessons, which may concern several students.';
comment on column student_notices.lesson is 'Of a changed lesson: how the person knew it and how it is now.';

select permit_mail_template('new-lesson-changes');
select permit_mail_template('new-lesson-plans');

create table registers (
  id uuid primary key,
  rule_id uuid not null,
  course_id uuid not null,
  day date not null,
  starts_at timestamptz(0) not null,
  revision integer not null default 1,
  taken_by uuid references profiles on delete set null,
  taken_at timestamptz(3) not null default now(),
  unique (rule_id, day),
  foreign key (rule_id, course_id) references course_rules (id, course_id) on delete cascade
);
comment on table registers is 'Registers that were taken, at most one of a lesson, which its rule and the day of the rule identify.';
comment on column registers.starts_at is 'When the lesson was held: a fact of the past, unlike the start of a coming lesson, which is derived.';
create index registers_by_start on registers (starts_at);
create index registers_by_course on registers (course_id);

create table attendance (
  id uuid primary key,
  register_id uuid not null references registers on delete cascade,
  student_id uuid not null references students on delete cascade,
  course_id uuid not null references courses on delete cascade,
  held_on date not null,
  starts_at timestamptz(0) not null,
  mark text not null check (mark in ('present', 'late', 'absent', 'left-early', 'technical')),
  minutes smallint check (minutes between 1 and 480),
  explanation text check (explanation in ('illness', 'appointment', 'family', 'technical', 'other')),
  explained_by uuid references profiles on delete set null,
  explained_at timestamptz(3),
  unique (register_id, student_id),
  constraint attendance_late_check check (minutes is null or mark in ('late', 'left-early')),
  constraint attendance_answer_check check ((explanation is null) = (explained_at is null))
);
comment on table attendance is 'Whether a student attended a lesson. Deleted with the record of the student.';
comment on column attendance.held_on is 'Day of the lesson in the zone of its course, with which days of absences are compared.';
comment on column attendance.explanation is 'What the family answered when it was asked about an absence that nobody had reported.';
create index attendance_by_student on attendance (student_id, starts_at desc);
create index attendance_absences on attendance (starts_at) where mark = 'absent';
create index attendance_by_course on attendance (course_id);

create table attendance_corrections (
  id bigint generated always as identity primary key,
  attendance_id uuid not null references attendance on delete cascade,
  mark text not null,
  minutes smallint,
  corrected_by uuid references profiles on delete set null,
  corrected_at timestamptz(3) not null default now()
);
comment on table attendance_corrections is 'Former marks of corrected registers. Written by a trigger.';
create index attendance_corrections_by_attendance on attendance_corrections (attendance_id);

select permit_mail_template('new-unexplained-absences');
select permit_mail_template('student-absent');
