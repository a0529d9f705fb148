-- A student has any number of guardians, each with an account, a relation and rights.
-- @see PD-39, docs/decisions/0024-guardians.md

create table student_guardians (
  student_id uuid not null references students on delete cascade,
  guardian_id uuid not null references profiles on delete cascade,
  relation text not null default 'parent'
    check (relation in ('parent', 'mother', 'father', 'step-parent', 'grandparent', 'guardian', 'other')),
  may_view boolean not null default true,
  may_write boolean not null default true,
  receives_mail boolean not null default true,
  restricted_at timestamptz,
  restriction_reason text
    check (restriction_reason in ('court-order', 'safeguarding', 'family-request', 'identity', 'other')),
  added_at timestamptz not null default now(),
  primary key (student_id, guardian_id),
  check ((restricted_at is null) = (restriction_reason is null))
);
comment on table student_guardians is 'Who may act for a student. students.parent_id is the first of them who may see the student.';
comment on column student_guardians.may_write is 'To the student''s Academic Mentor and Wellbeing Coach.';
comment on column student_guardians.receives_mail is 'Mails about the student.';
comment on column student_guardians.restricted_at is 'Suspends all rights of this row.';
create index student_guardians_by_guardian on student_guardians (guardian_id);

insert into student_guardians (student_id, guardian_id, added_at)
  select id, parent_id, created_at from students where parent_id is not null;
