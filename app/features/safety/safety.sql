-- Safety details of students: who reads them as staff, their versions, and who is asked and told. @see PD-71

-- Whether the current person opens the student's safety details as staff. Never as a guardian without the right to see the student.
create or replace function reads_safety_of(student uuid) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  me constant uuid := current_person();
begin
  if exists (select from student_guardians
    where student_id = student and guardian_id = me and (restricted_at is not null or not may_view)) then
    return false;
  end if;
  return exists (select from students where id = student)
    and (finds_students_in_emergency() or student = any (assigned_students()));
end $$;

-- Administrators, and holder and deputy of the safeguarding office.
create or replace function finds_students_in_emergency() returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select is_admin() or coalesce(current_person() in (select office_holders('safeguarding')), false)
  $$;

-- Enrolled students by the words of their name, number, class or guardians. The page needs no more than the first ones.
create or replace function find_students_in_emergency(search text)
  returns table (id uuid, full_name text, student_number text, current_level text, class_name text)
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
begin
  if not finds_students_in_emergency() or search_words(search) = '{}' then return; end if;
  return query
    select students.id, students.full_name, students.student_number, students.current_level, students.class_name
    from students join student_search on student_id = students.id
    where archived_at is null and (select bool_and(strpos(text, word) > 0) from unnest(search_words(search)) as word)
    order by sort_name(students.full_name), students.id limit 50;
end $$;

-- Whether the current person, as staff, has opened the details within the last hour.
create or replace function has_opened_safety_record(student uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select reads_safety_of(student) and exists (select from audit_log
      where subject_id = student and act = 'safety details read' and actor_id = current_person()
        and happened_at > now() - interval '1 hour')
  $$;

-- Records that the current person, as staff, opens the safety details, and returns whose they are; the reload of a page that is
-- open is recorded once an hour. No row without the right.
create or replace function open_safety_record(student uuid, is_reload boolean)
  returns table (id uuid, full_name text, student_number text, current_level text, class_name text)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if not reads_safety_of(student) then return; end if;
  if not (is_reload and has_opened_safety_record(student)) then
    insert into audit_log (actor_id, act, subject_type, subject_id)
      values (current_person(), 'safety details read', 'student', student);
  end if;
  return query
    select students.id, students.full_name, students.student_number, students.current_level, students.class_name
    from students where students.id = student;
end $$;

-- All versions, the latest first, once the current person has opened them.
create or replace function opened_safety_records(student uuid) returns setof safety_records
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select * from safety_records where student_id = student and has_opened_safety_record(student) order by number desc
  $$;

-- What each guardian last wrote about court orders, once the current person has opened the safety details.
create or replace function opened_court_orders(student uuid) returns setof court_orders
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select * from court_orders
    where student_id = student and text is not null and replaced_at is null and has_opened_safety_record(student)
    order by written_at, id
  $$;

-- Confirms for the school that it has seen an order, as an administrator or the safeguarding lead who did not write it. False if
-- somebody has confirmed it or it changed meanwhile, null without the right to open the student's details.
create or replace function confirm_court_order(student uuid, court_order uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if not reads_safety_of(student) then return null; end if;
  update court_orders set seen_at = now(), seen_by = current_person()
    where id = court_order and student_id = student and seen_at is null and text is not null and replaced_at is null
      and author_id is distinct from current_person() and finds_students_in_emergency() and has_opened_safety_record(student);
  if not found then return false; end if;
  insert into audit_log (actor_id, act, subject_type, subject_id)
    values (current_person(), 'court order confirmed', 'student', student);
  return true;
end $$;

-- Since when the student's guardians should enter or confirm the details; null if they have since the last term began.
create or replace function safety_due_since(student students) returns timestamptz
  language sql stable security definer set search_path = public, pg_temp
  as $$
    with term as (select coalesce(max(first_day)::timestamp at time zone 'UTC', '-infinity') as began from terms
      where archived_at is null and first_day <= (now() at time zone 'UTC')::date)
    select case when confirmed_at is null then greatest(began, student.created_at) when confirmed_at < began then began end
    from term left join safety_records on student_id = student.id and replaced_at is null
  $$;

-- The children whose details the current person should enter or confirm.
create or replace function children_with_due_safety() returns table (student_id uuid, full_name text, is_entered boolean, since timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select id, full_name, exists (select from safety_records where safety_records.student_id = students.id), since
    from students, safety_due_since(students) as since
    where id = any (current_children()) and since is not null
  $$;

-- What administrators see of the details without opening them.
create or replace function safety_state(student uuid)
  returns table (confirmed_at timestamptz, is_entered boolean, is_due boolean, unseen_orders int)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select safety_records.confirmed_at, safety_records.id is not null, safety_due_since(students) is not null,
      (select count(*)::int from court_orders
        where student_id = students.id and text is not null and replaced_at is null and seen_at is null)
    from students left join safety_records on student_id = students.id and replaced_at is null
    where students.id = student and is_admin()
  $$;

-- Those of the students who have details. For administrators.
create or replace function students_with_safety(students uuid[]) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select student_id from safety_records where is_admin() and replaced_at is null and student_id = any (students)
  $$;

-- For administrators.
create or replace function students_with_due_safety() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select id from students where is_admin() and safety_due_since(students) is not null
  $$;

-- Ignores rows of a restored backup.
create or replace function on_safety_records_inserted() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if current_person() is null then return null; end if;
  perform replace_safety_record(new);
  if new.is_move then
    perform add_student_event(new.student_id, 'country-changed', new.id);
    perform tell_staff_of_move(new.student_id);
  end if;
  return null;
end $$;

create or replace trigger on_safety_records_inserted after insert on safety_records
  for each row execute function on_safety_records_inserted();

create or replace function require_next_version(number int, latest int) returns void
  language plpgsql immutable set search_path = public, pg_temp
  as $$
begin
  if number <> coalesce(latest, 0) + 1 then
    raise exception using errcode = 'AP071', message = 'another version was written meanwhile';
  end if;
end $$;

-- Runs after the policies; the unique number orders concurrent changes.
create or replace function replace_safety_record(record safety_records) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform require_next_version(record.number, (
    select max(number) from safety_records where student_id = record.student_id and id <> record.id));
  update safety_records set replaced_at = now()
    where student_id = record.student_id and id <> record.id and replaced_at is null;
end $$;

-- Mails mentor and coach or, if nobody is assigned, the administrators. The mail has no names, and is sent whatever
-- their settings.
create or replace function tell_staff_of_move(student uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  assigned constant uuid[] := array(select distinct person from students, unnest(array[academic_mentor_id, wellbeing_coach_id]) as person
    where id = student and is_active_staff(person));
  person uuid;
  mail uuid;
begin
  for person in
    select unnest(assigned) as receiver
    union select user_id from user_roles where role = 'admin' and is_active_staff(user_id) and assigned = '{}'
    order by receiver
  loop
    continue when exists (select from mails
      where person_id = person and template = 'country-changed' and reason = student::text and state = 'waiting');
    mail := gen_random_uuid();
    insert into mails (id, person_id, template, reason) values (mail, person, 'country-changed', student);
    perform add_job('send-mail', json_build_object('mailId', mail));
  end loop;
end $$;

create or replace function on_court_orders_inserted() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if current_person() is null then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended(new.student_id::text, 71));
  perform require_next_version(new.number, (
    select max(number) from court_orders where student_id = new.student_id and author_id = new.author_id and id <> new.id));
  update court_orders set replaced_at = now()
    where student_id = new.student_id and author_id = new.author_id and id <> new.id and replaced_at is null;
  return null;
end $$;

create or replace trigger on_court_orders_inserted after insert on court_orders
  for each row execute function on_court_orders_inserted();

-- Asks the guardians of each enrolled student by mail, once in each term, to enter or confirm the details. Returns the number of
-- students.
create or replace function request_safety_details() returns integer
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  asked record;
  count integer := 0;
begin
  for asked in
    insert into safety_requests (student_id, term_id)
      select students.id, term.id from students, (
        select id from terms
        where archived_at is null and (now() at time zone 'UTC')::date between first_day and last_day
        order by first_day desc limit 1) as term
      where archived_at is null and safety_due_since(students) is not null
      order by students.id
      on conflict do nothing returning id, student_id
  loop
    perform announce_to_guardians(asked.student_id, 'safety', asked.id);
    count := count + 1;
  end loop;
  return count;
end $$;

grant execute on function reads_safety_of, finds_students_in_emergency, find_students_in_emergency, open_safety_record,
  has_opened_safety_record, opened_safety_records, opened_court_orders, confirm_court_order, children_with_due_safety,
  safety_state, students_with_due_safety, students_with_safety to app_user;
