-- `safeguarding_since`: newer messages with the safeguarding office are kept. @see content §9, PD-56

create or replace function is_of_safeguarding_office(message messages) returns boolean
  language sql immutable
  return 'safeguarding' in (coalesce(message.to_office, ''), coalesce(message.from_office, ''));

-- True for messages to or from the safeguarding office, for reported messages, and for those that a report shows of their
-- thread: they are records of that office.
create or replace function is_safeguarding_record(message messages, safeguarding_since timestamptz) returns boolean
  language sql stable set search_path = public, pg_temp
  as $$
    select message.created_at > safeguarding_since and is_of_safeguarding_office(message)
      or exists (select from messages as reported join message_reports on message_id = reported.id
        where reported.thread_id = message.thread_id
          and (reported.id = message.id or message.id in (select id from thread_around(reported))))
  $$;

create or replace function expired_leavers(left_until timestamptz, safeguarding_since timestamptz) returns setof uuid
  language sql stable set search_path = public, pg_temp
  as $$
    select id from students
    where archived_at <= left_until
      and not exists (select from record_holds where student_id = students.id and kept_until >= current_date)
      and not exists (select from messages
        where messages.student_id = students.id and is_safeguarding_record(messages, safeguarding_since))
  $$;

-- The messages that the account has sent or received, also after it was deleted.
create or replace function messages_sealed_for(account uuid) returns setof messages
  language sql stable set search_path = public, pg_temp
  as $$
    select * from messages where sender_id = account
    union all select * from messages where receiver_id = account
    union all select * from messages where sender_id is null and sealed_sender_id = account
    union all select * from messages where receiver_id is null and sealed_receiver_id = account
  $$;

create or replace function is_in_safeguarding_record(person uuid, safeguarding_since timestamptz) returns boolean
  language sql stable set search_path = public, pg_temp
  as $$
    select exists (select from message_reports where reporter_id = person)
      or exists (select from messages_sealed_for(person) as message
        where created_at > safeguarding_since and is_of_safeguarding_office(message))
      or exists (select from message_reports join messages on messages.id = message_id where is_party_of_report(person, messages))
  $$;

-- Whether the current person may know whose deleted account this is: as the reporter in a report that they handle, as a party of
-- a reported message that they have opened, or of a message of the safeguarding office that they may read.
create or replace function handles_record_of(account uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from message_reports where reporter_id = account and handles_report(message_reports))
      or 'safeguarding' = any (current_offices()) and exists (select from messages_sealed_for(account) as message
        where is_of_safeguarding_office(message) and is_in_own_tenure('safeguarding', created_at))
      or exists (select from message_reports join messages on messages.id = message_id
        where has_opened_report(message_reports.id) and is_party_of_report(account, messages))
  $$;

-- Accounts that were suspended before `closed_until` and belong to no student or office.
create or replace function expired_accounts(closed_until timestamptz) returns setof uuid
  language sql stable set search_path = public, pg_temp
  as $$
    select id from profiles
    where suspended_at <= closed_until
      and not exists (select from student_guardians where guardian_id = profiles.id)
      and not exists (select from students where profiles.id in (academic_mentor_id, wellbeing_coach_id))
      and not exists (select from offices where profiles.id in (holder_id, deputy_id))
  $$;

-- Stores the name, which the application seals, of an account that is about to be deleted, if a safeguarding record needs it.
create or replace function keep_safeguarding_name(person uuid, sealed_details bytea, safeguarding_since timestamptz) returns void
  language sql set search_path = public, pg_temp
  as $$
    insert into safeguarding_names (id, details)
      select person, sealed_details where is_in_safeguarding_record(person, safeguarding_since)
  $$;

-- Also deletes messages between these families and staff or offices. Messages between two families stay until both are
-- deleted, those of staff as long as the family's account, and those about a student as long as its record. Messages of a
-- safeguarding record stay, and leave all inboxes except that of the safeguarding office. Before, call
-- keep_safeguarding_name() for each account that a record names.
create or replace function delete_accounts(gone uuid[], safeguarding_since timestamptz) returns void
  language plpgsql set search_path = public, pg_temp
  as $$
declare
  ended uuid[];
begin
  if exists (select from profiles where id = any (gone) and is_in_safeguarding_record(id, safeguarding_since)
    and id not in (select id from safeguarding_names)) then
    raise exception 'a safeguarding record names an account whose name was not kept';
  end if;
  ended := array(select id from messages
    where (sender_id = any (gone) or receiver_id = any (gone)) and student_id is null
      and exists (select from user_roles
        where role = 'parent' and user_id = any (gone) and user_id in (sender_id, receiver_id))
      and not exists (select from user_roles
        where role = 'parent' and user_id <> all (gone) and user_id in (sender_id, receiver_id)));
  delete from messages where id = any (ended) and not is_safeguarding_record(messages, safeguarding_since);
  update messages set is_record_only = true, sender_id = null, receiver_id = null
    where id = any (ended) and not is_of_safeguarding_office(messages);
  delete from unannounced_messages using messages where messages.id = message_id and is_record_only;
  delete from files where owner_id = any (gone) and position is null;
  delete from profiles where id = any (gone);
end $$;

-- Returns how many records it has deleted, and the accounts to delete with them: those of guardians without another student.
create or replace function delete_leaver_records(left_until timestamptz, safeguarding_since timestamptz, most int)
  returns table (count int, accounts uuid[])
  language plpgsql set search_path = public, pg_temp
  as $$
declare
  leavers constant uuid[] := array(select expired_leavers(left_until, safeguarding_since) limit most);
begin
  count := cardinality(leavers);
  accounts := array(
    select distinct guardian_id from student_guardians as link join user_roles on user_id = guardian_id and role = 'parent'
    where student_id = any (leavers) and not exists (
      select from student_guardians where guardian_id = link.guardian_id and student_id <> all (leavers)));
  delete from messages where student_id = any (leavers);
  delete from students where id = any (leavers);
  return next;
end $$;

grant execute on function handles_record_of to app_user;
