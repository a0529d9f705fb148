-- Guardians of students and their rights. @see PD-39, ADR-24

-- The students, except archived ones, whom the current person may see as a guardian.
create or replace function current_children() returns uuid[]
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  me constant uuid := current_person();
begin
  return array(
    select student_id from student_guardians join students on students.id = student_id
    where guardian_id = me and may_view and restricted_at is null and archived_at is null);
end $$;

-- The students for whom the current person may also write to mentor and coach.
create or replace function writable_children() returns uuid[]
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  me constant uuid := current_person();
begin
  return array(
    select student_id from student_guardians join students on students.id = student_id
    where guardian_id = me and may_view and may_write and restricted_at is null and archived_at is null);
end $$;

-- Other guardians of a student for whom the person or they are restricted, also after the student has left.
create or replace function separated_guardians() returns uuid[]
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  me constant uuid := current_person();
begin
  return array(
    select distinct other.guardian_id from student_guardians as own join student_guardians as other using (student_id)
    where own.guardian_id = me and other.guardian_id <> me
      and (own.restricted_at is not null or other.restricted_at is not null));
end $$;

-- People to whom the person must not write: separated guardians and, unless the person is staff, mentors and coaches of the
-- person's students, except those of students for whom the person may write.
create or replace function unreachable_people() returns uuid[]
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  me constant uuid := current_person();
begin
  if current_person_role() in ('mentor', 'admin') then return separated_guardians(); end if;
  return separated_guardians() || array(
    select staff from student_guardians join students on students.id = student_id,
      unnest(array[academic_mentor_id, wellbeing_coach_id]) as staff
    where guardian_id = me and archived_at is null and staff is not null
    group by staff
    having not bool_or(may_write and restricted_at is null));
end $$;

-- Whether both are guardians of the same student, and the caller may see that student.
create or replace function is_fellow_guardian(person uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from student_guardians join students on students.id = student_id
      where guardian_id = person and restricted_at is null and archived_at is null
        and student_id = any (current_children()))
  $$;

create or replace function guardians_to_mail(student uuid) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select guardian_id from student_guardians
      join profiles on profiles.id = guardian_id join students on students.id = student_id
    where student_id = student and receives_mail and restricted_at is null
      and suspended_at is null and archived_at is null
  $$;

-- Whether the person is a guardian of a student whose mentor or coach the caller is. Used for letters. @see PD-45
create or replace function is_my_family(person uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select current_person_role() = 'mentor' and exists (
      select from student_guardians join students on students.id = student_id
      where guardian_id = person and restricted_at is null and archived_at is null
        and current_person() in (academic_mentor_id, wellbeing_coach_id))
  $$;

-- The value of students.parent_id: `kept` if that guardian may see the student, otherwise the first guardian who may.
create or replace function first_guardian(student uuid, kept uuid) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select guardian_id from student_guardians
    where student_id = student and may_view and restricted_at is null
    order by guardian_id is not distinct from kept desc, added_at, guardian_id
    limit 1
  $$;

create or replace function keep_first_guardian(student uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  update students set parent_id = first_guardian(id, parent_id)
    where id = student and parent_id is distinct from first_guardian(id, parent_id);
end $$;

create or replace function on_student_guardians_updating() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
begin
  if (old.relation, old.may_view, old.may_write, old.receives_mail, old.restricted_at, old.restriction_reason)
    is distinct from
    (new.relation, new.may_view, new.may_write, new.receives_mail, new.restricted_at, new.restriction_reason) then
    new.revision := old.revision + 1;
  end if;
  return new;
end $$;

create or replace trigger on_student_guardians_updating before update on student_guardians
  for each row execute function on_student_guardians_updating();

create or replace function on_student_guardians_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  student constant uuid := coalesce(new.student_id, old.student_id);
begin
  perform keep_first_guardian(student);
  if tg_op <> 'UPDATE' then perform keep_student_search(array[student]); end if;
  perform notify_instances('person:' || person) from (
    select coalesce(new.guardian_id, old.guardian_id) as person
    union select guardian_id from student_guardians where student_id = student
    union select unnest(array[academic_mentor_id, wellbeing_coach_id]) from students where id = student
  ) as concerned where person is not null;
  return null;
end $$;

create or replace trigger on_student_guardians_changed after insert or update or delete on student_guardians
  for each row execute function on_student_guardians_changed();

create or replace function remove_guardian(student uuid, guardian uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform accounts.must_be_admin();
  delete from student_guardians where student_id = student and guardian_id = guardian;
end $$;

-- Planned once, because planning takes longer than the statement; `offset 0` lets the planner inline `fold_text`.
create or replace function keep_student_search(changed uuid[]) returns void
  language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
  as $$
begin
  insert into student_search (student_id, text)
    select id, fold_text(names) from (
      select students.id, concat_ws(' ', students.full_name, student_number, (
        select string_agg(profiles.full_name, ' ' order by added_at)
        from student_guardians join profiles on profiles.id = guardian_id where student_id = students.id), class_name) as names
      from students where students.id = any (changed) offset 0) as named
    on conflict (student_id) do update set text = excluded.text;
end $$;

-- Each word must occur in name, number, class or a guardian's name. `strpos` takes a tenth of the time of `like`.
create or replace function search_students(search text) returns setof uuid
  language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
  as $$
declare
  words text[] := search_words(search);
begin
  if not is_admin() then return; end if;
  return query
    select student_id from student_search
    where (words[1] is null or strpos(text, words[1]) > 0) and (words[2] is null or strpos(text, words[2]) > 0)
      and (words[3] is null or strpos(text, words[3]) > 0) and (words[4] is null or strpos(text, words[4]) > 0)
      and (words[5] is null or strpos(text, words[5]) > 0) and (words[6] is null or strpos(text, words[6]) > 0);
end $$;

grant execute on function current_children, writable_children, is_my_family, remove_guardian, search_students to app_user;
