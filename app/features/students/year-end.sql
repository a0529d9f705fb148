-- Students change class, stay or leave, and terms are added, in one transaction that can be undone for one day. @see PD-60

-- Digest of the enrolled students and their classes. It detects that a preview is outdated.
create or replace function enrolled_students_digest() returns text
  language sql stable set search_path = public, pg_temp
  as $$
    select md5(coalesce(string_agg(jsonb_build_array(id, current_level, class_name)::text, ',' order by id), ''))
    from students where archived_at is null
  $$;

-- Students who were changed after the year end.
create or replace function changed_since_year_end(year_end uuid) returns table (id uuid, full_name text)
  language sql stable set search_path = public, pg_temp
  as $$
    select students.id, students.full_name
    from year_end_students join year_ends on year_ends.id = year_end_id join students on students.id = student_id
    where year_end_id = year_end and (
      archived_at is distinct from case when has_left then done_at end
      or current_level is distinct from level_after or class_name is distinct from class_after)
    order by students.full_name, students.id
  $$;

create or replace function record_year_end_changes(year_end uuid, event_of_leavers text) returns void
  language sql set search_path = public, pg_temp
  as $$
    insert into audit_log (actor_id, act, subject_type, subject_id, details)
      select current_person(), case when has_left then event_of_leavers else 'student changed' end, 'student', student_id,
        jsonb_build_object('cause', 'year end') || case when has_left then '{}' else jsonb_build_object('changed',
          array_remove(array[
            case when level_before is distinct from level_after then 'currentLevel' end,
            case when class_before is distinct from class_after then 'className' end], null)) end
      from year_end_students where year_end_id = year_end order by student_id
  $$;

-- `seen`: digest of the previewed students. `groups`: each level and class to the next, for all but `kept`. Returns `done`,
-- also for a used id; `undo first` while an earlier one can be undone; `changed meanwhile` if the digest differs.
create or replace function end_year(year_end uuid, seen text, groups jsonb, kept uuid[], new_terms jsonb) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform accounts.must_be_admin();
  lock table year_ends, students in share row exclusive mode;
  if exists (select from year_ends where id = year_end) then return 'done'; end if;
  if exists (select from year_ends where undone_at is null and done_at > now() - interval '1 day') then
    return 'undo first';
  end if;
  if enrolled_students_digest() <> seen then return 'changed meanwhile'; end if;

  insert into year_ends (id, done_by) values (year_end, current_person());
  insert into year_end_students
    select year_end, students.id, current_level, class_name, case when leaves then level else to_level end,
      case when leaves then class else to_class end, leaves
    from students join jsonb_to_recordset(groups)
      as moved (level text, class text, to_level text, to_class text, leaves boolean)
      on current_level is not distinct from level and class_name is not distinct from class
    where archived_at is null and students.id <> all (kept)
      and (leaves or current_level is distinct from to_level or class_name is distinct from to_class);
  update students set archived_at = now() from year_end_students
    where year_end_id = year_end and student_id = students.id and has_left;
  update students set current_level = level_after, class_name = class_after from year_end_students
    where year_end_id = year_end and student_id = students.id and not has_left;

  with added as (
    insert into terms (names, first_day, last_day, due_on)
      select names, first_day, last_day, due_on
      from jsonb_to_recordset(new_terms) as term (names jsonb, first_day date, last_day date, due_on date)
      returning id)
  insert into year_end_terms select year_end, id from added;

  perform record_year_end_changes(year_end, 'student archived');
  insert into audit_log (actor_id, act, subject_type, subject_id, details)
    select current_person(), 'report setting changed', 'report setting', term_id,
      '{"table": "terms", "cause": "year end"}'
    from year_end_terms where year_end_id = year_end;
  insert into audit_log (actor_id, act, subject_type, subject_id, details)
    select current_person(), 'year end completed', 'year end', year_end, jsonb_build_object(
      'moved', count(*) filter (where not has_left), 'left', count(*) filter (where has_left),
      'terms', (select count(*) from year_end_terms where year_end_id = year_end))
    from year_end_students where year_end_id = year_end;
  return 'done';
end $$;

-- Keeps new terms that reports use or that were changed. Returns `done`, `too late` after a day or an earlier undo, or
-- `changed since`.
create or replace function undo_year_end(year_end uuid) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  ended_at timestamptz;
begin
  perform accounts.must_be_admin();
  lock table year_ends, students in share row exclusive mode;
  select done_at into ended_at from year_ends
    where id = year_end and undone_at is null and done_at > now() - interval '1 day';
  if not found then return 'too late'; end if;
  if exists (select from changed_since_year_end(year_end)) then return 'changed since'; end if;

  update students set archived_at = null from year_end_students
    where year_end_id = year_end and student_id = students.id and has_left;
  update students set current_level = level_before, class_name = class_before from year_end_students
    where year_end_id = year_end and student_id = students.id and not has_left;
  delete from student_events using year_end_students
    where year_end_id = year_end and student_events.student_id = year_end_students.student_id
      and kind = 'level-changed' and happened_at in (ended_at::timestamptz(3), now()::timestamptz(3));
  delete from terms using year_end_terms
    where year_end_id = year_end and terms.id = term_id
      and not exists (select from reports where reports.term_id = terms.id)
      and not exists (select from audit_log where subject_id = terms.id and happened_at > ended_at);
  update year_ends set undone_at = now() where id = year_end;

  perform record_year_end_changes(year_end, 'student restored');
  insert into audit_log (actor_id, act, subject_type, subject_id)
    values (current_person(), 'year end undone', 'year end', year_end);
  return 'done';
end $$;

grant execute on function enrolled_students_digest, changed_since_year_end, end_year, undo_year_end to app_user;
