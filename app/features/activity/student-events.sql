-- Activity of students. @see PD-41

create or replace function add_student_event(student uuid, kind text, reference uuid) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into student_events (student_id, kind, reference_id) values (student, kind, reference)
  $$;

create or replace function record_student_change(former students, student students) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if student.current_level is distinct from former.current_level and student.current_level is not null then
    perform add_student_event(student.id, 'level-changed', null);
  end if;
  if student.academic_mentor_id is distinct from former.academic_mentor_id and student.academic_mentor_id is not null then
    perform add_student_event(student.id, 'mentor-assigned', student.academic_mentor_id);
  end if;
  if student.wellbeing_coach_id is distinct from former.wellbeing_coach_id and student.wellbeing_coach_id is not null then
    perform add_student_event(student.id, 'coach-assigned', student.wellbeing_coach_id);
  end if;
end $$;

-- Reaches the event streams of guardians, mentor and coach.
create or replace function on_student_events_inserted() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform notify_instances('person:' || person) from (
    select guardian_id as person from student_guardians where student_id = new.student_id
    union select unnest(array[academic_mentor_id, wellbeing_coach_id]) from students where id = new.student_id
  ) as concerned where person is not null;
  return null;
end $$;

create or replace trigger on_student_events_inserted after insert on student_events
  for each row execute function on_student_events_inserted();
