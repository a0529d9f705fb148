-- What the console's list of students is searched in: joining 20,000 students with the names of their guardians takes
-- 40 ms.

create table student_search (
  student_id uuid primary key references students on delete cascade,
  text text not null
);
comment on table student_search is 'Name and number of each student and the names of all guardians, in lower case. Kept by triggers.';

insert into student_search (student_id, text)
  select students.id, lower(concat_ws(' ', students.full_name, student_number, (
    select string_agg(profiles.full_name, ' ' order by added_at)
    from student_guardians join profiles on profiles.id = guardian_id where student_id = students.id)))
  from students;
