-- Triggers of students, and whose students they are.

-- Whoever assigns a mentor or coach, who then read the student's records, must have entered a password recently.
create or replace function on_students_changing() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if new.academic_mentor_id is not null and new.academic_mentor_id is distinct from old.academic_mentor_id
    or new.wellbeing_coach_id is not null and new.wellbeing_coach_id is distinct from old.wellbeing_coach_id then
    perform accounts.require_recent_password();
  end if;
  -- Guardians and archiving have forms of their own.
  if tg_op = 'UPDATE'
    and to_jsonb(new) - '{parent_id, archived_at}'::text[] is distinct from to_jsonb(old) - '{parent_id, archived_at}'::text[] then
    new.revision := old.revision + 1;
  end if;
  return new;
end $$;

create or replace trigger on_students_changing before insert or update on students
  for each row execute function on_students_changing();

create or replace function on_students_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  -- `keep_first_guardian` writes parent_id, too, in a trigger.
  if new.parent_id is distinct from old.parent_id and pg_trigger_depth() = 1 then
    perform link_parent(new.id, old.parent_id, new.parent_id);
  end if;
  if (new.full_name, new.student_number, new.class_name) is distinct from (old.full_name, old.student_number, old.class_name) then
    perform keep_student_search(array[new.id]);
  end if;
  if tg_op = 'UPDATE' then
    -- Not for what the owner changes, such as the rows of a restored backup.
    if current_person() is not null then perform record_student_change(old, new); end if;
    if (new.revision, new.archived_at) is distinct from (old.revision, old.archived_at) then
      perform notify_about_student(old, new);
    end if;
  end if;
  return null;
end $$;

create or replace trigger on_students_changed after insert or update on students
  for each row execute function on_students_changed();

-- Makes the parent whom a statement writes to parent_id a guardian, instead of the former one. @see core §3
create or replace function link_parent(student uuid, former uuid, parent uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if parent is not null then
    insert into student_guardians (student_id, guardian_id) values (student, parent)
      on conflict (student_id, guardian_id)
      do update set may_view = true, restricted_at = null, restriction_reason = null;
  end if;
  delete from student_guardians where student_id = student and guardian_id = former;
end $$;

-- Reaches the event streams of guardians, mentors and coaches, so that open pages show changed students at once.
create or replace function notify_about_student(former students, student students) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform notify_instances('person:' || person) from (
    select unnest(array[
      former.academic_mentor_id, former.wellbeing_coach_id, student.academic_mentor_id, student.wellbeing_coach_id]) as person
    union select guardian_id from student_guardians where student_id = student.id
  ) as concerned where person is not null;
end $$;

-- The students whose Academic Mentor or Wellbeing Coach the current person is.
create or replace function assigned_students() returns uuid[]
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  me constant uuid := current_person();
begin
  if current_person_role() is distinct from 'mentor' then return '{}'; end if;
  return array(
    select id from students where archived_at is null and (academic_mentor_id = me or wellbeing_coach_id = me));
end $$;

create or replace function class_key(level text, class_name text) returns text
  language sql immutable parallel safe
  return concat_ws(' · ', level, class_name);

-- Whether the student is in an audience of announcements.
create or replace function is_addressed(student students, audience text, choices text[]) returns boolean
  language sql immutable
  return case audience
    when 'everybody' then true
    when 'families' then true
    when 'own' then true
    when 'stages' then lower(student.current_level) = any (choices)
    when 'classes' then class_key(student.current_level, student.class_name) = any (choices)
    when 'students' then student.id::text = any (choices)
    else false end;

grant execute on function assigned_students to app_user;
