-- `safeguarding_since`: newer messages with the safeguarding office are kept. @see content §9, PD-56

-- True for reported messages and for messages to or from the safeguarding office: they are records of that office.
create or replace function is_safeguarding_record(message messages, safeguarding_since timestamptz) returns boolean
  language sql stable
  begin atomic
    select exists (select from message_reports where message_id = message.id)
      or message.created_at > safeguarding_since
        and 'safeguarding' in (coalesce(message.to_office, ''), coalesce(message.from_office, ''));
  end;

create or replace function expired_leavers(left_until timestamptz, safeguarding_since timestamptz) returns setof uuid
  language sql stable set search_path = public, pg_temp
  as $$
    select id from students
    where archived_at <= left_until
      and not exists (select from record_holds where student_id = students.id and kept_until >= current_date)
      and not exists (select from messages
        where messages.student_id = students.id and is_safeguarding_record(messages, safeguarding_since))
  $$;

create or replace function is_in_safeguarding_record(person uuid, safeguarding_since timestamptz) returns boolean
  language sql stable set search_path = public, pg_temp
  as $$
    select exists (select from message_reports where reporter_id = person)
      or exists (select from messages where sender_id = person and is_safeguarding_record(messages, safeguarding_since))
      or exists (select from messages where receiver_id = person and is_safeguarding_record(messages, safeguarding_since))
  $$;

-- Accounts that were suspended before `closed_until` and belong to no student or office.
create or replace function expired_accounts(closed_until timestamptz, safeguarding_since timestamptz) returns setof uuid
  language sql stable set search_path = public, pg_temp
  as $$
    select id from profiles
    where suspended_at <= closed_until
      and not exists (select from student_guardians where guardian_id = profiles.id)
      and not exists (select from students where profiles.id in (academic_mentor_id, wellbeing_coach_id))
      and not exists (select from offices where profiles.id in (holder_id, deputy_id))
      and not is_in_safeguarding_record(id, safeguarding_since)
  $$;

-- Also deletes messages between these families and staff or offices. Messages between two families stay until both are
-- deleted, those of staff as long as the family's account, and those about a student as long as its record.
create or replace function delete_accounts(gone uuid[], safeguarding_since timestamptz) returns void
  language plpgsql set search_path = public, pg_temp
  as $$
begin
  delete from messages
    where (sender_id = any (gone) or receiver_id = any (gone)) and student_id is null
      and exists (select from user_roles
        where role = 'parent' and user_id = any (gone) and user_id in (sender_id, receiver_id))
      and not exists (select from user_roles
        where role = 'parent' and user_id <> all (gone) and user_id in (sender_id, receiver_id))
      and not is_safeguarding_record(messages, safeguarding_since);
  delete from files where owner_id = any (gone) and message_id is null;
  delete from profiles where id = any (gone);
end $$;

create or replace function delete_expired_accounts(closed_until timestamptz, safeguarding_since timestamptz, most int)
  returns integer
  language plpgsql set search_path = public, pg_temp
  as $$
declare
  gone uuid[] := array(select expired_accounts(closed_until, safeguarding_since) limit most);
begin
  perform delete_accounts(gone, safeguarding_since);
  return cardinality(gone);
end $$;

-- Also deletes guardians without another student; suspends an account that a safeguarding record names instead.
create or replace function delete_leavers(left_until timestamptz, safeguarding_since timestamptz, most int) returns integer
  language plpgsql set search_path = public, pg_temp
  as $$
declare
  leavers uuid[] := array(select expired_leavers(left_until, safeguarding_since) limit most);
  families uuid[] := array(
    select distinct guardian_id from student_guardians as link join user_roles on user_id = guardian_id and role = 'parent'
    where student_id = any (leavers) and not exists (
      select from student_guardians where guardian_id = link.guardian_id and student_id <> all (leavers)));
begin
  delete from messages where student_id = any (leavers);
  delete from students where id = any (leavers);
  update profiles set suspended_at = now()
    where id = any (families) and suspended_at is null and is_in_safeguarding_record(id, safeguarding_since);
  perform delete_accounts(
    array(select person from unnest(families) as person where not is_in_safeguarding_record(person, safeguarding_since)),
    safeguarding_since);
  return cardinality(leavers);
end $$;
