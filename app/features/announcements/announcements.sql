-- Who may announce what to whom, and who has read it. @see PD-66

-- `school`: administrators and the people of some offices; `students`: other staff, for the families of their students; null:
-- everybody else.
create or replace function announcement_scope(person uuid) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select case
      when not is_active_staff(person) then null
      when exists (select from user_roles where user_id = person and role = 'admin') then 'school'
      when exists (select from offices where id in ('director', 'academic', 'admissions', 'safeguarding')
        and person in (holder_id, deputy_id)) then 'school'
      else 'students' end
  $$;

-- Urgent announcements are for administrators and for holder and deputy of the safeguarding office.
create or replace function may_announce(person uuid, audience text, is_urgent boolean) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select coalesce((scope = 'school' or scope = 'students' and audience not in ('everybody', 'families', 'staff'))
      and (not is_urgent or exists (select from user_roles where user_id = person and role = 'admin')
        or person in (select office_holders('safeguarding'))), false)
    from announcement_scope(person) as scope
  $$;

create or replace function own_announcement_scope() returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$ select announcement_scope(current_person()) $$;

create or replace function may_announce_to(audience text, is_urgent boolean) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$ select may_announce(current_person(), audience, is_urgent) $$;

create or replace function addressed_students(author uuid, audience text, choices text[]) returns uuid[]
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  is_of_school constant boolean := announcement_scope(author) = 'school';
begin
  return array(select id from students
    where archived_at is null and is_addressed(students, audience, choices)
      and (is_of_school and audience <> 'own' or author in (academic_mentor_id, wellbeing_coach_id)));
end $$;

-- The people whom an announcement reaches, without its author: guardians who may see one of the students, and staff.
create or replace function addressed_people(author uuid, audience text, of_students uuid[])
  returns table (person_id uuid, is_staff boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select id, bool_or(addressed.is_staff) from (
      select guardian_id as person, false as is_staff from student_guardians
        where student_id = any (of_students) and may_view and restricted_at is null
      union all
      select user_id, true from user_roles where role in ('mentor', 'admin') and audience in ('everybody', 'staff')
    ) as addressed join profiles on id = person
    where suspended_at is null and id <> author group by id
  $$;

-- What the author is told before an announcement is published. No row for a person who may not announce to this audience.
create or replace function preview_announcement(audience text, choices text[], is_urgent boolean)
  returns table (students int, guardians int, staff int, languages jsonb)
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  me constant uuid := current_person();
  addressed uuid[];
begin
  if not may_announce(me, audience, is_urgent) then return; end if;
  addressed := addressed_students(me, audience, choices);
  return query
    with readers as materialized (
      select reader.is_staff, coalesce(people.language, '') as language
      from addressed_people(me, audience, addressed) as reader join accounts.people on people.id = reader.person_id)
    select cardinality(addressed), (select count(*)::int from readers where not is_staff),
      (select count(*)::int from readers where is_staff),
      (select coalesce(jsonb_object_agg(language, number), '{}') from (
        select language, count(*) as number from readers group by language) as counted);
end $$;

-- The classes whose families the current person may write to.
create or replace function announcement_classes() returns table (level text, class_name text, key text)
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  me constant uuid := current_person();
  scope constant text := announcement_scope(me);
begin
  return query
    select distinct current_level, students.class_name, class_key(current_level, students.class_name) from students
    where archived_at is null and students.class_name is not null
      and (scope = 'school' or scope = 'students' and me in (academic_mentor_id, wellbeing_coach_id))
    order by 1 nulls last, 2;
end $$;

-- The announcements that the current person may read. A guardian loses those of a student whom they may no longer see, and
-- those not yet read of a class or stage that the student has left.
create or replace function current_announcements() returns uuid[]
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  me constant uuid := current_person();
  is_staff_now constant boolean := is_active_staff(me);
  children constant uuid[] := current_children();
begin
  return array(
    select announcements.id from announcement_readers as reader join announcements on announcements.id = announcement_id
    where person_id = me and published_at is not null and withdrawn_at is null
      and (is_staff and is_staff_now or exists (
        select from announcement_students as addressed join students on students.id = student_id
        where addressed.announcement_id = announcements.id and student_id = any (children)
          and (read_at is not null or is_addressed(students, audience, audience_choices)))));
end $$;

create or replace function count_unread_announcements() returns int
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  me constant uuid := current_person();
begin
  if not exists (select from announcement_readers where person_id = me and read_at is null) then return 0; end if;
  return (select count(*) from announcement_readers
    where person_id = me and read_at is null and announcement_id = any ((select current_announcements())::uuid[]));
end $$;

-- Publishes the announcement to the people whom its audience contains now. Returns their number; null for an author who may
-- not announce to this audience.
create or replace function publish_announcement(announcement uuid) returns int
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  published announcements;
  addressed uuid[];
  people int;
begin
  select * into published from announcements
    where id = announcement and published_at is null and withdrawn_at is null for update;
  if not found or current_person() is distinct from published.author_id and session_user <> current_user
    or not may_announce(published.author_id, published.audience, published.is_urgent) then
    return null;
  end if;
  addressed := addressed_students(published.author_id, published.audience, published.audience_choices);
  insert into announcement_students select announcement, unnest(addressed);
  insert into announcement_readers (announcement_id, person_id, is_staff)
    select announcement, person_id, is_staff from addressed_people(published.author_id, published.audience, addressed);
  get diagnostics people = row_count;
  update announcements set published_at = now() where id = announcement;
  perform mail_about_announcement(announcement);
  return people;
end $$;

create or replace function open_readers(announcement uuid) returns setof announcement_readers
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select reader.* from announcement_readers as reader join announcements on announcements.id = announcement_id
    where announcements.id = announcement and awaits_reader(announcements, reader)
  $$;

-- Queues the mails to the readers who have to read, confirm or answer, and tells their open pages. An urgent one is mailed at
-- once to all who receive mails about a student, whatever else they chose.
create or replace function mail_about_announcement(announcement uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  mailed uuid[];
begin
  perform notify_instances('person:' || person_id) from open_readers(announcement);
  mailed := array(
    select person_id from open_readers(announcement) where is_staff
    union
    select person_id from open_readers(announcement) join student_guardians on guardian_id = person_id
      join announcement_students as addressed using (student_id)
      where addressed.announcement_id = announcement and receives_mail and restricted_at is null);
  if (select is_urgent from announcements where id = announcement) then
    perform alert_readers(mailed);
  else
    -- mail_choice() for each person would take most of the time.
    mailed := array(
      select people.id from unnest(mailed) as person join accounts.people on people.id = person,
        notice_events() as event
      where event.kind = 'announcements' and coalesce(mail_choices ->> choice, by_default) <> 'off');
    insert into student_notices (person_id, kind, item_id) select unnest(mailed), 'announcements', announcement
      on conflict (person_id, kind, item_id) do update set mail_id = null;
    perform queue_notices(mailed, 'announcements');
  end if;
end $$;

-- For a job: publishes what is due, each on its own. Withdraws what has no readers, or an author who may no longer announce it.
-- Returns what failed and why.
create or replace function publish_due_announcements() returns table (failed uuid, problem text)
  language plpgsql set search_path = public, pg_temp
  as $$
declare
  due record;
begin
  for due in
    select id, audience from announcements
    where publish_at <= now() and published_at is null and withdrawn_at is null order by publish_at, id for update skip locked
  loop
    begin
      perform publish_due_announcement(due.id, due.audience);
    exception when others then
      failed := due.id;
      problem := sqlerrm;
      return next;
    end;
  end loop;
end $$;

create or replace function publish_due_announcement(due uuid, audience text) returns void
  language plpgsql set search_path = public, pg_temp
  as $$
declare
  people constant int := coalesce(publish_announcement(due), 0);
begin
  if people = 0 then
    update announcements set withdrawn_at = now(), published_at = null where id = due;
  end if;
  insert into audit_log (act, subject_type, subject_id, details)
    values (case when people > 0 then 'announcement published' else 'announcement withdrawn' end, 'announcement', due,
      jsonb_build_object('audience', audience, 'count', people::text));
end $$;

create or replace function read_announcement(opened uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  update announcement_readers set read_at = now()
    where announcement_id = opened and person_id = current_person() and read_at is null and opened = any (current_announcements());
  if found then perform notify_instances('person:' || current_person()); end if;
end $$;

-- Confirms and answers in one act of the reader. `seen_version`: what the page showed. Returns `done`, `gone`, `changed meanwhile`
-- after a correction that asks again, or `too late`.
create or replace function respond_to_announcement(announcement uuid, seen_version int, confirms boolean, chosen int) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  me constant uuid := current_person();
  shown announcements;
begin
  -- Waits for a correction that asks again.
  select * into shown from announcements where id = announcement for share;
  if not found or announcement <> all (current_announcements()) or confirms and shown.confirm_by is null
    or chosen is not null and chosen not between 0 and coalesce(shown.answer_count, 0) - 1 then
    return 'gone';
  end if;
  if seen_version < shown.asked_version then return 'changed meanwhile'; end if;
  if chosen is not null and is_over(shown.answer_by) then return 'too late'; end if;
  update announcement_readers set read_at = coalesce(read_at, now()),
      confirmed_at = case when confirms then coalesce(confirmed_at, now()) else confirmed_at end,
      answer = coalesce(chosen, answer), answered_at = case when chosen is null then answered_at else now() end
    where announcement_id = announcement and person_id = me;
  perform notify_instances('person:' || person) from unnest(array[me, shown.author_id]) as person where person is not null;
  return 'done';
end $$;

-- After the texts of the next version were added. Returns `done`, `gone`, or `changed meanwhile` for another version than the
-- seen one.
create or replace function correct_announcement(announcement uuid, seen_version int, asks_again boolean) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  corrected announcements;
begin
  select * into corrected from announcements
    where id = announcement and author_id = current_person() and withdrawn_at is null for update;
  if not found or not may_announce(corrected.author_id, corrected.audience, corrected.is_urgent) then return 'gone'; end if;
  if corrected.version <> seen_version then return 'changed meanwhile'; end if;
  update announcements set version = version + 1, corrected_at = now(),
      asked_version = case when asks_again then version + 1 else asked_version end
    where id = announcement;
  if asks_again and corrected.published_at is not null then
    update announcement_readers set read_at = null, confirmed_at = null where announcement_id = announcement;
    perform mail_about_announcement(announcement);
  else
    perform notify_instances('person:' || person_id) from announcement_readers where announcement_id = announcement;
  end if;
  return 'done';
end $$;

-- The readers of an announcement of the current person whom they may see: all of them with the scope of the school, otherwise
-- guardians of their present students.
create or replace function visible_readers(announcement uuid) returns setof announcement_readers
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  me constant uuid := current_person();
  scope constant text := announcement_scope(me);
  of_students constant uuid[] := assigned_students();
begin
  if scope is null or not exists (select from announcements where id = announcement and author_id = me) then return; end if;
  return query
    select reader.* from announcement_readers as reader
    where announcement_id = announcement and (scope = 'school' or exists (
      select from student_guardians join announcement_students as addressed using (student_id)
      where guardian_id = person_id and addressed.announcement_id = announcement and student_id = any (of_students)
        and restricted_at is null));
end $$;

-- Of the readers whom the current person sees. A student is reached when a guardian who may see them has read it.
create or replace function count_readings(announcement uuid)
  returns table (people int, read int, confirmed int, answers int[], students int, reached_students int)
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  is_of_school constant boolean := announcement_scope(current_person()) = 'school';
  of_students constant uuid[] := assigned_students();
begin
  return query
    with readers as materialized (select * from visible_readers(announcement)),
      addressed as (
        select student_id, bool_or(read_at is not null) as is_reached
        from announcement_students left join student_guardians as link using (student_id)
          left join readers on person_id = guardian_id and may_view and restricted_at is null
        where announcement_students.announcement_id = announcement
          and (is_of_school or student_id = any (of_students))
        group by student_id)
    select (select count(*)::int from readers), (select count(read_at)::int from readers),
      (select count(confirmed_at)::int from readers),
      array(select (select count(*)::int from readers where answer = place)
        from generate_series(0, (select answer_count - 1 from announcements where id = announcement)) as place order by place),
      (select count(*)::int from addressed), (select count(*)::int from addressed where is_reached);
end $$;

-- How many people an announcement of the current person reached, and how many have read it.
create or replace function count_readers(announcement uuid, out readers int, out read int)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select count(*), count(read_at) from announcement_readers
    where announcement_id = announcement
      and exists (select from announcements where id = announcement and author_id = current_person())
  $$;

-- Reminds the readers who have something left to do, once in a day. Returns `done`, `too soon`, `gone`, or `nobody`.
create or replace function remind_of_announcement(announcement uuid) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  reminded announcements;
begin
  select * into reminded from announcements where id = announcement and author_id = current_person()
    and published_at is not null and withdrawn_at is null for update;
  if not found or not may_announce(reminded.author_id, reminded.audience, reminded.is_urgent) then return 'gone'; end if;
  if reminded.reminded_at > now() - interval '1 day' then return 'too soon'; end if;
  if not exists (select from open_readers(announcement)) then return 'nobody'; end if;
  update announcements set reminded_at = now() where id = announcement;
  perform mail_about_announcement(announcement);
  return 'done';
end $$;

grant execute on function preview_announcement, announcement_classes, current_announcements, count_unread_announcements,
  publish_announcement, visible_readers, count_readings, count_readers, read_announcement, respond_to_announcement,
  correct_announcement, remind_of_announcement, may_announce_to, own_announcement_scope to app_user;
