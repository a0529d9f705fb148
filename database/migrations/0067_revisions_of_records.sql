-- A form of the console that somebody opened before another change must not undo it.
alter table students add column revision int not null default 0;
comment on column students.revision is 'Counts changes of what the form of a student shows: a change of an earlier revision is refused.';
alter table student_guardians add column revision int not null default 0;
comment on column student_guardians.revision is 'Counts changes of relation, rights and restriction: a change of an earlier revision is refused.';
