-- The payload is only the id of a person or session, or the name of the change. @see R8, R10, database.md "Notifying
-- instances"

-- All notifications go through this function.
create or replace function notify_instances(payload text) returns void
  language sql
  begin atomic
    select pg_notify('live', payload);
  end;

create or replace function notify_about_message() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if new.receiver_id is not null then perform notify_instances('person:' || new.receiver_id); end if;
  if new.sender_id is not null then perform notify_instances('person:' || new.sender_id); end if;
  perform notify_instances('person:' || person)
    from unnest(array[new.to_office, new.from_office]) as office, office_people(office) as person
    where office is not null;
  return null;
end $$;

create or replace trigger messages_notify after insert or update of read on messages
  for each row execute function notify_about_message();

-- Notifies the former and the new holder and deputy, and administrators: their lists of messages change.
create or replace function notify_about_office() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform notify_instances('person:' || person) from (
    select unnest(array[old.holder_id, old.deputy_id, new.holder_id, new.deputy_id]) as person
    union select user_id from user_roles where role = 'admin'
  ) as concerned where person is not null;
  return null;
end $$;

create or replace trigger offices_notify after update on offices
  for each row execute function notify_about_office();

-- Each instance caches the public pages, which show facts.
create or replace function notify_about_school_facts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform notify_instances('school facts');
  return null;
end $$;

create or replace trigger school_facts_notify after update on school_facts
  for each statement execute function notify_about_school_facts();

-- Notifies guardians, mentors and coaches, so that open pages show changed students at once.
create or replace function notify_about_student() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform notify_instances('person:' || person) from (
    select unnest(array[old.academic_mentor_id, old.wellbeing_coach_id, new.academic_mentor_id, new.wellbeing_coach_id])
      as person
    union select guardian_id from student_guardians where student_id = new.id
  ) as concerned where person is not null;
  return null;
end $$;

create or replace trigger students_notify
  after update of academic_mentor_id, wellbeing_coach_id, archived_at on students
  for each row execute function notify_about_student();

create or replace function notify_about_guardian() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  student constant uuid := coalesce(new.student_id, old.student_id);
begin
  perform notify_instances('person:' || person) from (
    select coalesce(new.guardian_id, old.guardian_id) as person
    union select guardian_id from student_guardians where student_id = student
    union select unnest(array[academic_mentor_id, wellbeing_coach_id]) from students where id = student
  ) as concerned where person is not null;
  return null;
end $$;

create or replace trigger student_guardians_notify after insert or update or delete on student_guardians
  for each row execute function notify_about_guardian();

create or replace function notify_about_student_event() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform notify_instances('person:' || person) from (
    select guardian_id as person from student_guardians where student_id = new.student_id
    union select unnest(array[academic_mentor_id, wellbeing_coach_id]) from students where id = new.student_id
  ) as concerned where person is not null;
  return null;
end $$;

create or replace trigger student_events_notify after insert on student_events
  for each row execute function notify_about_student_event();

create or replace function notify_about_ended_session() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform notify_instances('session:' || old.id);
  return null;
end $$;

create or replace trigger sessions_notify after delete on accounts.sessions
  for each row execute function notify_about_ended_session();

create or replace function notify_about_mail() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if new.requested_by is not null then perform notify_instances('person:' || new.requested_by); end if;
  return null;
end $$;

create or replace trigger mails_notify after update of state on mails
  for each row execute function notify_about_mail();
