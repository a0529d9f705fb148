-- Safeguarding concerns of the contact form, and what they share with reported messages. @see PD-75

-- Whether the current person may read and handle a concern: holder and deputy of the safeguarding office or, while it has
-- neither, administrators; earlier concerns as with messages (is_in_own_tenure). What nobody has acknowledged is read by whoever
-- handles concerns today, because a child must not wait for a handover. Policies and functions ask nothing else.
create or replace function handles_concern(concern enquiries) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select concern.office = 'safeguarding' and coalesce(current_person() in (select office_people('safeguarding')), false)
      and (is_in_own_tenure('safeguarding', concern.office_since)
        or concern.acknowledged_at is null or coalesce(concern.acknowledged_by = current_person(), false))
  $$;

create or replace function announce_concern() returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform alert_people(array(select office_people('safeguarding')),
    case when exists (select office_holders('safeguarding')) then 'concern-received' else 'concern-without-officer' end);
end $$;

-- Records that the current person has taken note of a concern. False if they do not handle it, or somebody already has.
create or replace function acknowledge_concern(concern uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  update enquiries set acknowledged_at = now(), acknowledged_by = current_person()
    where id = concern and acknowledged_at is null and handles_concern(enquiries);
  if not found then return false; end if;
  insert into audit_log (actor_id, act, subject_type, subject_id)
    values (current_person(), 'concern acknowledged', 'concern', concern);
  return true;
end $$;

-- Queues mails for each of `ages` (hours) that open concerns and reports have reached without an acknowledgement since the
-- last call; each counts for the highest. From the last age on, the Director is told, too. Returns how many concerns and reports
-- were counted.
create or replace function remind_of_safeguarding(ages int[]) returns int
  language plpgsql set search_path = public, pg_temp
  as $$
declare
  last_age constant int := (select max(age) from unnest(ages) as age);
  waiting record;
  officers uuid[];
  counted int := 0;
begin
  -- Prevents two instances from sending the same reminder.
  perform pg_advisory_xact_lock(7240124);
  for waiting in
    with concerns as (
      update enquiries set reminder_hours = age from unnest(ages) as age
        where office = 'safeguarding' and acknowledged_at is null and state <> 'closed' and reminder_hours < age
          and age = highest_age(ages, office_since)
        returning age, 'safeguarding'::text as office, null::uuid as message_id),
    reports as (
      update message_reports set reminder_hours = age from unnest(ages) as age
        where acknowledged_at is null and closed_at is null and reminder_hours < age
          and age = highest_age(ages, reported_at)
        returning age, office, message_id)
    select * from concerns union all select * from reports
  loop
    counted := counted + 1;
    officers := array(select report_people(waiting.office, waiting.message_id));
    if officers <> '{}' then
      perform alert_people(officers, 'safeguarding-reminder');
    elsif waiting.message_id is null then
      perform alert_people(array(select office_people('safeguarding')), 'concern-without-officer');
    else
      perform announce_report(waiting.message_id, waiting.office);
    end if;
    -- A report against the safeguarding lead is already with the Director.
    if waiting.age = last_age and waiting.office = 'safeguarding' then
      perform alert_people(array(
        select person from office_people('director') as person
        where person is distinct from (select sealed_sender_id from messages where id = waiting.message_id)
          and person <> all (officers)), 'safeguarding-waiting');
    end if;
  end loop;
  return counted;
end $$;

-- The highest of `ages` (hours) that has passed since `start`; null if none has.
create or replace function highest_age(ages int[], start timestamptz) returns int
  language sql stable
  return (select max(age) from unnest(ages) as age where start <= now() - make_interval(hours => age));

grant execute on function handles_concern, acknowledge_concern to app_user;
