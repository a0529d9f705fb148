-- Registers of lessons and absences that nobody has explained. @see PD-70

-- Whether the person sees the registers of the whole school: administrators and the Academic Coordinator.
create or replace function oversees_attendance() returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$ select is_admin() or 'academic' = any (current_offices()) $$;

-- Registers of lessons in which the person stands in, until a week after the day of the lesson.
create or replace function substitute_registers() returns uuid[]
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  me constant uuid := current_person();
begin
  return array(select registers.id from lesson_changes join registers using (rule_id, day)
    where teacher_id = me and coalesce(moved_to, day) >= current_date - 7 and is_active_staff(me));
end $$;

-- Whether the person teaches the lesson of the register and the student attends it.
create or replace function may_mark(register uuid, student uuid, course uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from registers join course_students using (course_id)
      where registers.id = register and course_id = course and student_id = student and left_at is null
        and teaches_lesson(rule_id, day))
  $$;

-- Of the students of a lesson, those whose family has reported an absence on this day. For who teaches the lesson, without reason.
create or replace function reported_absent(rule uuid, rule_day date, held date) returns uuid[]
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
begin
  return array(select student_id from lesson_roster(rule, rule_day)
    where exists (select from absences where absences.student_id = lesson_roster.student_id and withdrawn_at is null
      and held between first_day and last_day));
end $$;

-- The names of a course for who sees attendance in it, also after the course has ended for them.
create or replace function attended_course(course uuid) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select names from courses where id = course and (oversees_attendance() or course = any (taught_courses())
      or exists (select from attendance where course_id = course
        and (student_id = any (current_children()) or student_id = any (assigned_students()))))
  $$;

-- For who oversees attendance, the latest first.
create or replace function unexplained_absences(since timestamptz)
  returns table (id uuid, student_id uuid, full_name text, class_name text, names jsonb, starts_at timestamptz)
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
begin
  if not oversees_attendance() then return; end if;
  return query
    select attendance.id, students.id, students.full_name, students.class_name, courses.names, attendance.starts_at
    from attendance join students on students.id = attendance.student_id join courses on courses.id = attendance.course_id
    where mark = 'absent' and attendance.starts_at >= since and students.archived_at is null and is_unexplained(attendance)
    order by attendance.starts_at desc, attendance.id;
end $$;

create or replace function on_attendance_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if current_person() is null then return null; end if;
  if tg_op = 'UPDATE' then
    insert into attendance_corrections (attendance_id, mark, minutes, corrected_by)
      values (old.id, old.mark, old.minutes, current_person());
  end if;
  if (tg_op = 'INSERT' or old.mark <> 'absent') and is_unexplained(new) then perform ask_about_absence(new); end if;
  perform notify_instances('person:' || guardian_id) from student_guardians where student_id = new.student_id;
  return null;
end $$;

create or replace trigger on_attendance_changed after insert or update of mark, minutes on attendance
  for each row execute function on_attendance_changed();

-- Asks the guardians, and tells the Academic Mentor; without one, the Wellbeing Coach or the Academic Coordinator.
create or replace function ask_about_absence(attended attendance) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  responsible uuid;
begin
  perform announce_to_guardians(attended.student_id, 'unexplained-absences', attended.id);
  select person into responsible from students, unnest(array[academic_mentor_id, wellbeing_coach_id]) with ordinality as staff (person, place)
    where students.id = attended.student_id and is_active_staff(person) order by place limit 1;
  if responsible is null then
    perform alert_people(array(select office_people('academic')), 'student-absent');
  elsif responsible is distinct from current_person() then
    perform alert_people(array[responsible], 'student-absent');
  end if;
end $$;

-- The answer of a guardian who may write. Returns the student and the day; no row if there is nothing to explain, or no right.
create or replace function explain_absence(absence uuid, reason text) returns table (student_id uuid, held_on date)
  language sql security definer set search_path = public, pg_temp
  as $$
    update attendance set explanation = reason, explained_by = current_person(), explained_at = now()
    where id = absence and attendance.student_id = any (writable_children()) and is_unexplained(attendance)
    returning attendance.student_id, attendance.held_on
  $$;

grant execute on function oversees_attendance, substitute_registers, may_mark, reported_absent, attended_course,
  unexplained_absences, explain_absence to app_user;
