-- Courses, their weekly rules and what differs in single lessons. Lessons are derived, not stored. @see PD-67, ADR-48

create table courses (
  id uuid primary key,
  names jsonb not null check ((names ->> 'en') <> ''),
  subject_id uuid references subjects,
  stage text check (stage in ('primary', 'middle', 'secondary', 'university')),
  class_name text check (char_length(class_name) between 1 and 100),
  time_zone text not null check (char_length(time_zone) between 1 and 64),
  room bytea,
  has_room boolean not null generated always as (room is not null) stored,
  revision integer not null default 0,
  request_id uuid not null unique,
  created_at timestamptz(3) not null default now(),
  archived_at timestamptz(3),
  constraint courses_group_check check (num_nonnulls(stage, class_name) <= 1)
);
comment on table courses is 'Courses of the school. Archived instead of deleted; deleted with the record of their last student.';
comment on column courses.time_zone is 'IANA name. Days and times of rules and changes are those of its clocks.';
comment on column courses.room is 'Address of the room. Encrypted; bound to the course. Read by functions only.';
comment on column courses.revision is 'Counts changes of the course, its members and rules: a change of an earlier revision is refused.';
comment on column courses.request_id is 'Idempotency key of the form. @see R9';

create table course_teachers (
  course_id uuid references courses on delete cascade,
  teacher_id uuid references profiles on delete cascade,
  left_at timestamptz(3),
  primary key (course_id, teacher_id)
);
comment on table course_teachers is 'Staff who teach a course, or did.';
create index course_teachers_by_teacher on course_teachers (teacher_id) where left_at is null;

create table course_students (
  course_id uuid references courses on delete cascade,
  student_id uuid references students on delete cascade,
  left_at timestamptz(3),
  primary key (course_id, student_id)
);
comment on table course_students is 'Students who attend a course, or did.';
create index course_students_by_student on course_students (student_id) where left_at is null;

create table course_rules (
  id uuid primary key,
  course_id uuid not null references courses on delete cascade,
  term_id uuid not null references terms,
  weekday smallint not null check (weekday between 1 and 7),
  starts_at time(0) not null,
  minutes smallint not null check (minutes between 5 and 480),
  first_day date,
  last_day date,
  unique (id, course_id)
);
comment on table course_rules is 'Weekly lessons of a course in a term. A rule that has begun is ended, and another one begins: lessons of the past stay.';
comment on column course_rules.weekday is '1 is Monday, 7 is Sunday.';
comment on column course_rules.first_day is 'Null: the first day of the term.';
comment on column course_rules.last_day is 'Null: the last day of the term. Before the first day: the rule has no lessons.';
create index course_rules_by_course on course_rules (course_id);
create index course_rules_by_term on course_rules (term_id);

create table holidays (
  id uuid primary key,
  names jsonb not null check ((names ->> 'en') <> ''),
  first_day date not null,
  last_day date not null,
  archived_at timestamptz(3),
  constraint holidays_days_check check (last_day >= first_day)
);
comment on table holidays is 'Days without lessons, in the zone of each course.';

create table lesson_changes (
  id uuid primary key,
  rule_id uuid not null,
  course_id uuid not null,
  day date not null,
  revision integer not null default 1,
  is_cancelled boolean not null default false,
  moved_to date,
  moved_start time(0),
  teacher_id uuid references profiles on delete set null,
  room bytea,
  has_room boolean not null generated always as (room is not null) stored,
  note bytea,
  changed_at timestamptz(3) not null default now(),
  unique (rule_id, day),
  foreign key (rule_id, course_id) references course_rules (id, course_id) on delete cascade,
  constraint lesson_changes_moved_check check ((moved_to is null) = (moved_start is null)),
  constraint lesson_changes_cancelled_check check (not (is_cancelled and moved_to is not null))
);
comment on table lesson_changes is 'What differs in a single lesson, which its rule and the day of the rule identify. A change that is undone keeps its row and revision.';
comment on column lesson_changes.teacher_id is 'Who teaches instead of the teachers of the course.';
comment on column lesson_changes.room is 'Address of another room. Encrypted, like the note; both are bound to the row and its rule. Read by a function only.';
create index lesson_changes_by_course on lesson_changes (course_id, day);
create index lesson_changes_by_teacher on lesson_changes (teacher_id) where teacher_id is not null;

create table other_school_hours (
  id uuid primary key,
  student_id uuid not null references students on delete cascade,
  term_id uuid not null references terms on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  starts_at time(0) not null,
  ends_at time(0) not null,
  time_zone text not null check (char_length(time_zone) between 1 and 64),
  constraint other_school_hours_check check (ends_at > starts_at)
);
comment on table other_school_hours is 'When a student is at another school, as the family entered it.';
create index other_school_hours_by_student on other_school_hours (student_id);
