-- Activity of students. @see PD-41

create or replace function add_student_event(student uuid, kind text, reference uuid) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into student_events (student_id, kind, reference_id) values (student, kind, reference)
  $$;

-- Ignores changes by the owner, such as those of a restored backup.
create or replace function record_student_change() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if current_person() is null then return null; end if;
  if new.current_level is distinct from old.current_level and new.current_level is not null then
    perform add_student_event(new.id, 'level-changed', null);
  end if;
  if new.academic_mentor_id is distinct from old.academic_mentor_id and new.academic_mentor_id is not null then
    perform add_student_event(new.id, 'mentor-assigned', new.academic_mentor_id);
  end if;
  if new.wellbeing_coach_id is distinct from old.wellbeing_coach_id and new.wellbeing_coach_id is not null then
    perform add_student_event(new.id, 'coach-assigned', new.wellbeing_coach_id);
  end if;
  return null;
end $$;

create or replace trigger students_record_events
  after update of current_level, academic_mentor_id, wellbeing_coach_id on students
  for each row execute function record_student_change();
