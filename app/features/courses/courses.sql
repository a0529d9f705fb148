-- Who sees the courses and lessons of a student, and who the address of a room. No function computes when a lesson is: see
-- lesson-times.server.ts. @see PD-67, ADR-48

-- The courses that the current person teaches, without archived ones.
create or replace function taught_courses() returns uuid[]
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  me constant uuid := current_person();
begin
  if me is null or not is_active_staff(me) then return '{}'; end if;
  return array(
    select course_id from course_teachers join courses on courses.id = course_id
    where teacher_id = me and left_at is null and archived_at is null);
end $$;

-- The enrolled students of these courses.
create or replace function taught_students() returns uuid[]
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
begin
  return array(
    select distinct student_id from course_students join students on students.id = student_id
    where course_id = any (taught_courses()) and left_at is null and archived_at is null);
end $$;

-- The Academic Coordinator sees all courses. Others see those of their students, those that they teach, and those of lessons that
-- they take instead of a teacher, until a week after the lesson, for its register.
create or replace function visible_courses() returns uuid[]
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  me constant uuid := current_person();
  taught constant uuid[] := taught_courses();
  seen_students constant uuid[] := current_children() || assigned_students();
begin
  if 'academic' = any (current_offices()) then return array(select id from courses where archived_at is null); end if;
  return array(
    select unnest(taught)
    union
    select course_id from course_students join courses on courses.id = course_id
      where student_id = any (seen_students) and left_at is null and archived_at is null
    union
    select course_id from lesson_changes join courses on courses.id = course_id
      where teacher_id = me and coalesce(moved_to, day) >= current_date - 7 and archived_at is null and is_active_staff(me));
end $$;

-- Whether administrators, and teachers for single lessons, may choose the person as a teacher.
create or replace function may_teach(person uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$ select is_active_staff(person) and (is_admin() or taught_courses() <> '{}') $$;

-- The students of a course, for its teachers and administrators.
create or replace function course_roster(course uuid)
  returns table (student_id uuid, full_name text, class_name text)
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
begin
  if not is_admin() and course <> all (taught_courses()) then return; end if;
  return query
    select students.id, students.full_name, students.class_name
    from course_students join students on students.id = course_students.student_id
    where course_id = course and left_at is null and archived_at is null
    order by sort_name(students.full_name), students.id;
end $$;

-- Whether the current person teaches the course of a lesson, or stands in for this lesson: until a week after its day.
create or replace function teaches_lesson(rule uuid, rule_day date) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  me constant uuid := current_person();
begin
  return (select course_id from course_rules where id = rule) = any (taught_courses())
    or exists (select from lesson_changes
      where rule_id = rule and day = rule_day and teacher_id = me and coalesce(moved_to, day) >= current_date - 7
        and is_active_staff(me));
end $$;

-- The students of a lesson, for who teaches it.
create or replace function lesson_roster(rule uuid, rule_day date)
  returns table (student_id uuid, full_name text, class_name text)
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
begin
  if not teaches_lesson(rule, rule_day) then return; end if;
  return query
    select students.id, students.full_name, students.class_name
    from course_rules join course_students using (course_id) join students on students.id = course_students.student_id
    where course_rules.id = rule and left_at is null and archived_at is null
    order by sort_name(students.full_name), students.id;
end $$;

-- What the lessons of the people of a lesson around a day follow from, for who teaches it: names of people and ids of their
-- courses, without names of courses.
create or replace function lessons_beside(rule uuid, rule_day date, around date) returns jsonb
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  of_course constant uuid := (select course_id from course_rules where id = rule);
  substitute constant uuid := (select teacher_id from lesson_changes where rule_id = rule and day = rule_day);
begin
  if not teaches_lesson(rule, rule_day) then return null; end if;
  return (
    with people as (
      select student_id as id, 'student' as kind, full_name from course_students join students on students.id = student_id
        where course_id = of_course and left_at is null and archived_at is null
      union all
      select id, 'teacher', full_name from profiles
        where case when substitute is null then id in (select teacher_id from course_teachers
          where course_id = of_course and left_at is null) else id = substitute end),
    attended as (
      select people.id, course_id, false as stands_in from people join course_students on student_id = people.id where left_at is null
      union all
      select people.id, course_id, false from people join course_teachers on teacher_id = people.id where left_at is null
      union all
      select people.id, course_id, true from people join lesson_changes on teacher_id = people.id
        where coalesce(moved_to, day) between around - 2 and around + 2),
    present as (
      select attended.* from attended join courses on courses.id = course_id where archived_at is null)
    select jsonb_build_object(
      'people', (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'fullName', full_name, 'id', id,
          'courseIds', array(select course_id from present where present.id = people.id and not stands_in),
          'standInIds', array(select course_id from present where present.id = people.id and stands_in))
          order by sort_name(full_name), id), '[]') from people),
      'rules', (select coalesce(jsonb_agg(jsonb_build_object('id', course_rules.id, 'courseId', course_id, 'timeZone', time_zone,
          'weekday', weekday, 'startsAt', to_char(starts_at, 'HH24:MI'), 'minutes', minutes,
          'firstDay', greatest(terms.first_day, course_rules.first_day), 'lastDay', least(terms.last_day, course_rules.last_day))), '[]')
        from course_rules join terms on terms.id = term_id join courses on courses.id = course_id
        where course_id in (select course_id from present)),
      'changes', (select coalesce(jsonb_agg(jsonb_build_object('ruleId', rule_id, 'day', day, 'revision', revision,
          'isCancelled', is_cancelled, 'teacherId', teacher_id, 'hasRoom', has_room, 'note', null,
          'movedTo', case when moved_to is not null
            then jsonb_build_object('day', moved_to, 'startsAt', to_char(moved_start, 'HH24:MI')) end)), '[]')
        from lesson_changes where course_id in (select course_id from present)
          and (day between around - 3 and around + 3 or moved_to between around - 3 and around + 3)),
      'holidays', (select coalesce(jsonb_agg(jsonb_build_object('firstDay', first_day, 'lastDay', last_day)), '[]')
        from holidays where archived_at is null and last_day >= around - 3 and first_day <= around + 3)));
end $$;

-- The encrypted address of the room of a course, for the form of administrators.
create or replace function course_room(course uuid) returns bytea
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
begin
  if not is_admin() then return null; end if;
  return (select room from courses where id = course);
end $$;

-- The encrypted address where a lesson is held, for its teachers, the guardians of its students and administrators. Called
-- only while the lesson can be joined. `change`: the row that the address is bound to; null for that of the course.
create or replace function lesson_room(rule uuid, rule_day date) returns table (course_id uuid, change uuid, room bytea)
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  me constant uuid := current_person();
  of_course constant uuid := (select course_rules.course_id from course_rules where id = rule);
  changed lesson_changes;
begin
  select * into changed from lesson_changes where rule_id = rule and day = rule_day;
  if changed.is_cancelled or not exists (select from courses where id = of_course and archived_at is null) then return; end if;
  if is_admin() or of_course = any (taught_courses()) or changed.teacher_id = me and is_active_staff(me)
    or exists (select from course_students where course_students.course_id = of_course and left_at is null
      and student_id = any (current_children())) then
    return query
      select of_course, case when changed.has_room then changed.id end, coalesce(changed.room, courses.room)
      from courses where id = of_course;
  end if;
end $$;

create or replace function remove_other_school_hours(removed uuid) returns uuid
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from other_school_hours where id = removed and student_id = any (writable_children()) returning student_id
  $$;

grant execute on function taught_courses, taught_students, visible_courses, may_teach, course_roster, teaches_lesson, lesson_roster,
  lessons_beside, course_room, lesson_room, remove_other_school_hours to app_user;
