-- Holder and deputy of an office handle its reports. Administrators never replace them, as they do for messages. @see PD-47

-- The active holder and deputy of an office, without the sender of the reported message.
create or replace function report_people(for_office text, reported uuid) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select person from office_holders(for_office) as person
    where person is distinct from (select sealed_sender_id from messages where id = reported)
  $$;

-- A new holder or deputy sees reports of before only when they were handed over.
create or replace function handles_report(report message_reports) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select coalesce(current_person() in (select report_people(report.office, report.message_id))
      and is_in_own_tenure(report.office, report.reported_at), false)
  $$;

-- Whether the current person is holder or deputy of the safeguarding office, or of the office that received a report instead,
-- or an administrator while the safeguarding office has neither.
create or replace function sees_reports() returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  me constant uuid := current_person();
begin
  if not is_active_staff(me) then return false; end if;
  return me in (select office_people('safeguarding'))
    or exists (select from message_reports, offices where office = offices.id and me in (holder_id, deputy_id));
end $$;

-- The office for a report of a message that the current person received; no row if they did not.
create or replace function office_for_report(reported uuid) returns table (office text, was_reported boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select case when sender_id in (holder_id, deputy_id) or from_office = 'safeguarding' then 'director' else 'safeguarding' end,
      exists (select from message_reports where message_id = messages.id and reporter_id = current_person())
    from messages, offices
    where messages.id = reported and offices.id = 'safeguarding'
      and (receiver_id = current_person()
        or (to_office = any (current_offices()) and is_in_own_tenure(to_office, created_at) and not is_record_only
          and sender_id is distinct from current_person()))
  $$;

-- Returns false if the current person has reported the message before, null if they did not receive it.
create or replace function report_message(report uuid, reported uuid, sealed_reason bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  me constant uuid := current_person();
  to_whom text;
begin
  -- Waits for a deletion of these accounts, and lets a later one see the report. In the order in which deletions lock them.
  perform from profiles join messages on profiles.id in (me, sender_id, receiver_id)
    where messages.id = reported order by profiles.id for key share of profiles;
  select office into to_whom from office_for_report(reported);
  if to_whom is null then return null; end if;
  insert into message_reports (id, message_id, reporter_id, office, reason)
    values (report, reported, me, to_whom, sealed_reason) on conflict (message_id, reporter_id) do nothing;
  if not found then return false; end if;
  insert into audit_log (actor_id, act, subject_type, subject_id) values (me, 'message reported', 'message report', report);
  perform announce_report(reported, to_whom);
  return true;
end $$;

-- Queues mails to holder and deputy or, if the office has neither, to the administrators, who assign the office.
create or replace function announce_report(reported uuid, for_office text) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  officers constant uuid[] := array(select report_people(for_office, reported));
begin
  if officers <> '{}' then
    perform alert_people(officers, 'message-reported');
    return;
  end if;
  perform alert_people(array(
    select user_id from user_roles join profiles on id = user_id
    where role = 'admin' and suspended_at is null
      and user_id is distinct from (select sealed_sender_id from messages where id = reported)), 'report-without-officer');
end $$;

-- Records why the current person opens a reported message. False if they do not handle the report.
create or replace function open_report(opening uuid, report uuid, sealed_reason bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if not exists (select from message_reports where id = report and handles_report(message_reports)) then return false; end if;
  insert into message_report_openings (id, report_id, person_id, reason) values (opening, report, current_person(), sealed_reason);
  insert into audit_log (actor_id, act, subject_type, subject_id)
    values (current_person(), 'reported message opened', 'message report', report);
  return true;
end $$;

create or replace function has_opened_report(report uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from message_report_openings join message_reports on message_reports.id = report_id
      where report_id = report and person_id = current_person() and opened_at > now() - interval '1 hour'
        and handles_report(message_reports))
  $$;

-- The messages before and after a message in its thread, at most 20 each.
create or replace function thread_around(focus messages) returns setof messages
  language sql stable security definer set search_path = public, pg_temp
  as $$
    (select * from messages where thread_id = focus.thread_id and (created_at, id) < (focus.created_at, focus.id)
      order by created_at desc, id desc limit 20)
    union all
    (select * from messages where thread_id = focus.thread_id and (created_at, id) > (focus.created_at, focus.id)
      order by created_at, id limit 20)
  $$;

-- Whether the person is a party of the reported message, or of one near it in its thread; also after their account was deleted.
create or replace function is_party_of_report(person uuid, reported messages) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select person in (reported.sealed_sender_id, reported.sealed_receiver_id)
      or exists (select from thread_around(reported) as near where person in (near.sealed_sender_id, near.sealed_receiver_id))
  $$;

-- Whether the current person has opened a report of the message, or of one near it in its thread.
create or replace function has_opened_message(reported uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from message_report_openings
        join message_reports on message_reports.id = report_id join messages on messages.id = message_id
      where person_id = current_person() and opened_at > now() - interval '1 hour' and handles_report(message_reports)
        and (message_id = reported or reported in (select id from thread_around(messages))))
  $$;

create or replace function reported_message(report uuid) returns setof messages
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select messages.* from messages join message_reports on message_id = messages.id
    where message_reports.id = report and has_opened_report(report)
  $$;

-- The messages near the reported one in its thread, if the current person has opened the report.
create or replace function reported_thread(report uuid) returns setof messages
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select around.* from reported_message(report) as reported, thread_around(reported) as around
  $$;

-- The message, if the current person may read it because they have opened a report.
create or replace function opened_as_reported(shown uuid) returns setof messages
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select * from messages where id = shown and has_opened_message(shown)
  $$;

-- False if the current person does not handle the report, or it was closed before.
create or replace function close_report(report uuid, sealed_note bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  update message_reports set closed_at = now(), closed_by = current_person(), note = sealed_note,
      acknowledged_at = coalesce(acknowledged_at, now()), acknowledged_by = coalesce(acknowledged_by, current_person())
    where id = report and closed_at is null and handles_report(message_reports);
  if not found then return false; end if;
  insert into audit_log (actor_id, act, subject_type, subject_id)
    values (current_person(), 'message report closed', 'message report', report);
  return true;
end $$;

-- Records that the current person has taken note of a report. False if they do not handle it, or somebody already has.
create or replace function acknowledge_report(report uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  update message_reports set acknowledged_at = now(), acknowledged_by = current_person()
    where id = report and acknowledged_at is null and handles_report(message_reports);
  if not found then return false; end if;
  insert into audit_log (actor_id, act, subject_type, subject_id)
    values (current_person(), 'message report acknowledged', 'message report', report);
  return true;
end $$;

grant execute on function acknowledge_report, handles_report, sees_reports, office_for_report, report_message, open_report, has_opened_message,
  reported_message, reported_thread, opened_as_reported, close_report to app_user;
