-- Notifies the application's instances. The payload contains only the id of a person or session, or names what has changed.
-- @see R8, R10, database.md "Telling instances"

-- All notifications go through this function.
create or replace function tell_instances(payload text) returns void
  language sql
  begin atomic
    select pg_notify('live', payload);
  end;

create or replace function tell_about_message() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if new.receiver_id is not null then perform tell_instances('person:' || new.receiver_id); end if;
  if new.sender_id is not null then perform tell_instances('person:' || new.sender_id); end if;
  perform tell_instances('person:' || person)
    from unnest(array[new.to_office, new.from_office]) as office, office_people(office) as person
    where office is not null;
  return null;
end $$;

create or replace trigger messages_tell after insert or update of read on messages
  for each row execute function tell_about_message();

-- The messages of an office appear with its new holder and disappear with the former one.
create or replace function tell_about_office() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform tell_instances('person:' || person) from (
    select unnest(array[old.holder_id, old.deputy_id, new.holder_id, new.deputy_id]) as person
    union select user_id from user_roles where role = 'admin'
  ) as concerned where person is not null;
  return null;
end $$;

create or replace trigger offices_tell after update on offices
  for each row execute function tell_about_office();

-- Public pages show facts and are cached by each instance.
create or replace function tell_about_school_facts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform tell_instances('school facts');
  return null;
end $$;

create or replace trigger school_facts_tell after update on school_facts
  for each statement execute function tell_about_school_facts();

-- Open pages gain and lose a student at once.
create or replace function tell_about_student() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform tell_instances('person:' || person) from (
    select unnest(array[old.academic_mentor_id, old.wellbeing_coach_id, new.academic_mentor_id, new.wellbeing_coach_id])
      as person
    union select guardian_id from student_guardians where student_id = new.id
  ) as concerned where person is not null;
  return null;
end $$;

create or replace trigger students_tell
  after update of academic_mentor_id, wellbeing_coach_id, archived_at on students
  for each row execute function tell_about_student();

create or replace function tell_about_guardian() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  student constant uuid := coalesce(new.student_id, old.student_id);
begin
  perform tell_instances('person:' || person) from (
    select coalesce(new.guardian_id, old.guardian_id) as person
    union select guardian_id from student_guardians where student_id = student
    union select unnest(array[academic_mentor_id, wellbeing_coach_id]) from students where id = student
  ) as concerned where person is not null;
  return null;
end $$;

create or replace trigger student_guardians_tell after insert or update or delete on student_guardians
  for each row execute function tell_about_guardian();

create or replace function tell_about_student_event() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform tell_instances('person:' || person) from (
    select guardian_id as person from student_guardians where student_id = new.student_id
    union select unnest(array[academic_mentor_id, wellbeing_coach_id]) from students where id = new.student_id
  ) as concerned where person is not null;
  return null;
end $$;

create or replace trigger student_events_tell after insert on student_events
  for each row execute function tell_about_student_event();

create or replace function tell_about_ended_session() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform tell_instances('session:' || old.id);
  return null;
end $$;

create or replace trigger sessions_tell after delete on accounts.sessions
  for each row execute function tell_about_ended_session();

create or replace function tell_about_mail() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if new.requested_by is not null then perform tell_instances('person:' || new.requested_by); end if;
  return null;
end $$;

create or replace trigger mails_tell after update of state on mails
  for each row execute function tell_about_mail();

revoke execute on function
  tell_instances, tell_about_message, tell_about_office, tell_about_student, tell_about_guardian, tell_about_student_event,
  tell_about_ended_session, tell_about_mail, tell_about_school_facts
  from public;
revoke execute on function tell_instances from app_user; -- granted by an earlier version
