-- Mails about new messages, and functions that the mails about all events share. A kind is that of notice_events(). A person has
-- one waiting mail of a kind, with the number unread at delivery. A lock per person serialises new messages, deliveries and
-- changed settings. @see PD-31

-- The person's time zone, or London's if they chose none or the database does not know it.
create or replace function notice_zone(person uuid) returns text
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  zone constant text := coalesce((select time_zone from accounts.people where id = person), 'Europe/London');
begin
  perform now() at time zone zone;
  return zone;
exception when invalid_parameter_value then
  return 'Europe/London';
end $$;

create or replace function lock_notices(person uuid) returns void
  language sql
  return pg_advisory_xact_lock(hashtextextended(person::text, 31));

-- The next time after `moment` at which clocks of the zone show `clock`.
create or replace function next_local_time(moment timestamptz, clock time, zone text) returns timestamptz
  language sql stable
  return (
    select min(found) from generate_series(0, 1) as days,
      lateral (select ((moment at time zone zone)::date + days + clock) at time zone zone as found) as candidate
    where found > moment
  );

-- `moment`, or the end of the quiet hours that it falls into.
create or replace function after_quiet_hours(moment timestamptz, person uuid, kind text) returns timestamptz
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select case
      when not waits_in_quiet_hours then moment
      when quiet_from < quiet_until and clock >= quiet_from and clock < quiet_until
        or quiet_from > quiet_until and (clock >= quiet_from or clock < quiet_until)
      then next_local_time(moment, quiet_until, notice_zone(person))
      else moment end
    from accounts.people, notice_events() as event,
      lateral (select (moment at time zone notice_zone(person))::time as clock) as local_time
    where people.id = person and event.kind = after_quiet_hours.kind
  $$;

create or replace function notice_template(kind text) returns text
  language sql immutable set search_path = public, pg_temp
  as $$ select template from notice_events() as event where event.kind = notice_template.kind $$;

-- When the person gets mails of this kind: immediate, daily or off.
create or replace function mail_choice(person uuid, kind text) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select coalesce(mail_choices ->> choice, by_default) from accounts.people, notice_events() as event
    where people.id = person and event.kind = mail_choice.kind
  $$;

-- When the person is next told about news of this kind: at once, or the daily summary at seven.
create or replace function next_push_at(person uuid, kind text) returns timestamptz
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select after_quiet_hours(
      case mail_choice(person, kind) when 'daily' then next_local_time(now(), '07:00', notice_zone(person)) else now() end,
      person, kind)
  $$;

-- When the person's next mail of this kind is due: five minutes after the last one, and after a push notification about the
-- same news, so that a person who reads them at once gets no mail.
create or replace function next_notice_at(person uuid, kind text) returns timestamptz
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select after_quiet_hours(
      greatest(next_push_at(person, kind) + case when has_push(person) then interval '5 minutes' else '0' end, (
        select max(finished_at) + interval '5 minutes' from mails
        where person_id = person and template = notice_template(kind) and state in ('sent', 'written')
          and created_at > now() - interval '31 days')),
      person, kind)
  $$;

-- Whether the person gets mails of this kind. False for guardians who are restricted for all their students. @see PD-39
create or replace function wants_notices(person uuid, kind text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from profiles where id = person and suspended_at is null and mail_choice(id, kind) <> 'off')
      and (not exists (select from student_guardians where guardian_id = person and restricted_at is not null)
        or exists (select from student_guardians where guardian_id = person and restricted_at is null)
        or is_active_staff(person))
  $$;

-- Tells the person about news of this kind: by a push notification, and a mail.
create or replace function queue_notice(person uuid, kind text) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  -- Most people have no such browser: its time is not computed for them.
  if has_push(person) then perform queue_push(person, kind, next_push_at(person, kind)); end if;
  perform queue_notice_mail(person, kind);
end $$;

-- Queues the person's mail of this kind, unless one is waiting. Queues a lost task of a waiting mail again.
create or replace function queue_notice_mail(person uuid, kind text) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  waiting uuid;
begin
  insert into mails (id, person_id, template) values (gen_random_uuid(), person, notice_template(kind))
    on conflict do nothing;
  select id into waiting from mails where person_id = person and template = notice_template(kind) and state = 'waiting';
  if not exists (select from graphile_worker.jobs where key = 'send-mail:' || waiting
    and (locked_at is not null or attempts < max_attempts)) then
    perform schedule_notice(waiting, next_notice_at(person, kind));
  end if;
end $$;

-- Like queue_notice() for thousands of people, more than a transaction can have locks: it locks their waiting mails instead. Most
-- people chose nothing, and their times need no call of a function.
create or replace function queue_notices(persons uuid[], kind text) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  of_kind constant text := notice_template(kind);
  jobs graphile_worker.job_spec[];
begin
  perform queue_pushes(array_agg(id), kind, array_agg(
      case when mail_choices = '{}' and quiet_from is null then now() else next_push_at(id, kind) end))
    from accounts.people where id = any (persons) and id in (select person_id from push_subscriptions);
  with queued as (
    insert into mails (id, person_id, template)
      select gen_random_uuid(), person, of_kind from unnest(persons) as person order by person
      on conflict (person_id, template) where state = 'waiting' and template like 'new-%' and template <> 'new-device'
        do update set created_at = mails.created_at
      returning id, person_id)
  select array_agg((
      'send-mail', json_build_object('mailId', queued.id), null,
      case when mail_choices = '{}' and quiet_from is null and not exists (
          select from mails where mails.person_id = people.id and template = of_kind and finished_at > now() - interval '5 minutes')
        then now() + case when people.id in (select person_id from push_subscriptions) then interval '5 minutes' else '0' end
        else next_notice_at(person_id, kind) end,
      null, 'send-mail:' || queued.id, null, null)::graphile_worker.job_spec)
    into jobs from queued join accounts.people on people.id = person_id;
  if jobs is not null then perform graphile_worker.add_jobs(jobs); end if;
end $$;

-- After a change of the setting: moves a waiting mail to its new time, or deletes it with its news.
create or replace function reschedule_notice(person uuid, kind text) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  waiting uuid;
begin
  select id into waiting from mails where person_id = person and template = notice_template(kind) and state = 'waiting';
  if mail_choice(person, kind) = 'off' then
    delete from mails where id = waiting;
    delete from unannounced_messages where person_id = person and kind = 'messages';
    delete from student_notices where person_id = person and student_notices.kind = reschedule_notice.kind;
  elsif waiting is not null and not exists (
    select from graphile_worker.jobs where key = 'send-mail:' || waiting and locked_at is not null) then
    perform schedule_notice(waiting, next_notice_at(person, kind));
  end if;
end $$;

create or replace function schedule_notice(mail uuid, due timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    select graphile_worker.add_job('send-mail', json_build_object('mailId', mail), run_at => due, job_key => 'send-mail:' || mail)
  $$;

-- Postpones a mail to the end of the person's quiet hours. Returns false outside of them.
create or replace function postpone_in_quiet_hours(mail uuid, person uuid, kind text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  due constant timestamptz := after_quiet_hours(now(), person, kind);
begin
  if due > now() then
    perform schedule_notice(mail, due);
    return true;
  end if;
  return false;
end $$;

-- Queues the mail about a new message; one to the safeguarding office does not depend on settings (PD-75).
create or replace function announce_message(message messages) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  person uuid;
begin
  if message.to_office = 'safeguarding' then
    perform alert_people(array(
      select receiver from office_people('safeguarding') as receiver where receiver <> message.sender_id), 'safeguarding-message');
    return;
  end if;
  for person in
    select distinct receiver from (
      select message.receiver_id as receiver
      union all select office_people(message.to_office) where message.to_office is not null
    ) as receivers
    where receiver <> message.sender_id and wants_notices(receiver, 'messages') order by receiver
  loop
    perform lock_notices(person);
    insert into unannounced_messages (person_id, message_id) values (person, message.id);
    perform queue_notice(person, 'messages');
  end loop;
end $$;

-- Forgets messages that are read, or not wanted or for somebody else by now. Returns whether others are left.
create or replace function has_new_messages(person uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform lock_notices(person);
  delete from unannounced_messages using messages
    where person_id = person and messages.id = message_id and (read or not wants_notices(person, 'messages')
      or not case when to_office is null then receiver_id = person else person in (select office_people(to_office)) end);
  return exists (select from unannounced_messages where person_id = person);
end $$;

-- No row if the mail must not be sent now: it is deleted if nothing is unread or wanted, and postponed in quiet hours.
create or replace function open_message_notice(mail uuid) returns table (unread int, only_message uuid)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  person uuid;
begin
  if current_job() is distinct from 'send-mail' then return; end if;
  select person_id into person from mails where id = mail and template = 'new-messages' and state = 'waiting';
  if person is null then return; end if;
  perform set_config('synchronous_commit', 'off', true); -- if a crash undoes this, the task repeats it
  if not has_new_messages(person) then
    delete from mails where id = mail and state = 'waiting';
    return;
  end if;
  if postpone_in_quiet_hours(mail, person, 'messages') then return; end if;
  update unannounced_messages set mail_id = mail where person_id = person;
  return query select count(*)::int, case count(*) when 1 then (array_agg(message_id))[1] end
    from unannounced_messages where person_id = person;
end $$;

-- Whether a contact message to one of the person's offices is new.
create or replace function has_new_office_messages(person uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select wants_notices(person, 'office-messages') and exists (
      select from (select distinct office from enquiries
        where state = 'new' and office is distinct from 'safeguarding' and (topic <> 'consultation' or office is not null)) as waiting
      where person in (select office_people(office)))
  $$;

-- False if the mail about contact messages must not be sent now: it is deleted if none is new or wanted, and postponed in quiet
-- hours.
create or replace function open_office_notice(mail uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  person uuid;
begin
  if current_job() is distinct from 'send-mail' then return false; end if;
  select person_id into person from mails where id = mail and template = 'new-office-messages' and state = 'waiting';
  if person is null then return false; end if;
  perform lock_notices(person);
  if not has_new_office_messages(person) then
    delete from mails where id = mail and state = 'waiting';
    return false;
  end if;
  return not postpone_in_quiet_hours(mail, person, 'office-messages');
end $$;

-- The kind of a mail about news that stops waiting; null for other mails and changes.
create or replace function closed_notice(former mails, mail mails) returns text
  language sql immutable set search_path = public, pg_temp
  as $$
    select kind from notice_events()
    where template = mail.template and former.state = 'waiting' and mail.state <> 'waiting'
  $$;

-- The triggers of mails are here because notifications call functions of mails. This one locks before the row changes, to avoid
-- a deadlock: a sender who has the lock waits for the row.
create or replace function on_mails_updating() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if closed_notice(old, new) is not null then perform lock_notices(new.person_id); end if;
  return new;
end $$;

create or replace trigger on_mails_updating before update of state on mails
  for each row execute function on_mails_updating();

create or replace function on_mails_updated() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  kind constant text := closed_notice(old, new);
begin
  if kind is not null then perform close_notice(new.id, new.person_id, kind); end if;
  if new.requested_by is not null then perform notify_instances('person:' || new.requested_by); end if;
  return null;
end $$;

create or replace trigger on_mails_updated after update of state on mails
  for each row execute function on_mails_updated();

-- Queues another mail for news that arrived while this one was being sent.
create or replace function close_notice(mail uuid, person uuid, kind text) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  delete from unannounced_messages where mail_id = mail;
  delete from student_notices where mail_id = mail;
  if exists (select from unannounced_messages where person_id = person and kind = 'messages')
    or exists (select from student_notices where person_id = person and student_notices.kind = close_notice.kind) then
    perform queue_notice_mail(person, kind);
  end if;
end $$;

create or replace function accounts.notification_settings()
  returns table (mail_choices jsonb, quiet_from time, quiet_until time, time_zone text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select (select jsonb_object_agg(choice, mail_choice(people.id, kind)) from notice_events() where choice is not null),
      quiet_from, quiet_until, notice_zone(id)
    from accounts.people where id = current_person()
  $$;

-- Choices that are not among the new ones stay.
create or replace function accounts.choose_notifications(new_choices jsonb, new_from time, new_until time) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  person constant uuid := current_person();
begin
  if person is null then return; end if;
  perform lock_notices(person);
  update accounts.people set mail_choices = mail_choices || new_choices, quiet_from = new_from, quiet_until = new_until
    where id = person;
  perform reschedule_notice(person, kind) from notice_events() where new_choices ? choice;
end $$;

grant execute on function open_message_notice, open_office_notice, accounts.notification_settings, accounts.choose_notifications to app_user;
