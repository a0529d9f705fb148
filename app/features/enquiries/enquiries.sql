-- Visitors may neither read nor write enquiries directly. @see PD-13, R6, R9

-- Stores an enquiry with its audit row, the mails to its office and an acknowledgement (one mail per address, topic and day;
-- none without `sealed_mail`). Returns id, digest and reference of the enquiry already sent with this form, or the seconds until
-- the network may send again (five per hour).
create or replace function receive_enquiry(
  new_id uuid, new_reference text, form_id uuid, new_content_digest bytea,
  sealed_name bytea, sealed_email bytea, new_address_digest bytea, sealed_region bytea, sealed_message bytea,
  new_topic text, new_office text, new_stage text, new_language text, new_mail_id uuid, sealed_mail bytea, from_network text
) returns table (retry_after_seconds int, known_id uuid, known_digest bytea, known_reference text)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  free_at timestamptz;
begin
  -- Always in the same order, to avoid deadlocks.
  perform pg_advisory_xact_lock(key) from (
    select distinct hashtextextended(part, 7) as key
    from unnest(array[from_network, form_id::text, encode(new_address_digest, 'hex')]) as part where part is not null order by key
  ) as keys;

  return query select 0, id, content_digest, reference from enquiries where request_id = form_id;
  if found then return; end if;

  select attempted_at + interval '1 hour' into free_at from enquiry_attempts
    where network = from_network and attempted_at > now() - interval '1 hour'
    order by attempted_at desc offset 4 limit 1;
  if free_at is not null then
    return query select greatest(1, ceil(extract(epoch from free_at - now()))::int), null::uuid, null::bytea, null::text;
    return;
  end if;

  insert into enquiry_attempts (network) values (from_network);
  insert into enquiries (
      id, reference, request_id, content_digest, name, email, address_digest, region, message, topic, office, stage, language)
    values (new_id, new_reference, form_id, new_content_digest, sealed_name, sealed_email, new_address_digest,
      sealed_region, sealed_message, new_topic, new_office, new_stage, new_language);
  insert into audit_log (act, subject_type, subject_id) values ('enquiry received', audit_subject(new_office), new_id);
  if new_topic <> 'consultation' then perform announce_contact_message(new_office); end if;

  if sealed_mail is not null and not exists (
    select from mails join enquiries on enquiries.id = mails.enquiry_id
    where enquiries.address_digest = new_address_digest and enquiries.topic = new_topic and template = 'enquiry-received' and mails.created_at > now() - interval '1 day'
  ) then
    insert into mails (id, enquiry_id, template, sealed_secret) values (new_mail_id, new_id, 'enquiry-received', sealed_mail);
    perform add_job('send-mail', json_build_object('mailId', new_mail_id));
  end if;
  return query select 0, null::uuid, null::bytea, null::text;
end $$;

-- Whether the current person records enquiries that reached the office: administrators, and holder and deputy of Admissions.
create or replace function records_enquiries() returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$ select coalesce(is_admin() or 'admissions' = any (current_offices()), false) $$;

-- Stores an enquiry that reached the office, with its audit row. No mail is sent, and no limit of the contact form applies. What
-- was received on an earlier day counts from noon in the United Kingdom. Returns id, digest and reference of the enquiry
-- already saved with this form.
create or replace function record_enquiry(
  new_id uuid, new_reference text, form_id uuid, new_content_digest bytea,
  sealed_name bytea, sealed_email bytea, new_address_digest bytea, sealed_phone bytea, sealed_region bytea, sealed_message bytea,
  new_stage text, new_language text, new_channel text, received_on date
) returns table (known_id uuid, known_digest bytea, known_reference text)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  zone constant text := 'Europe/London';
  receipt constant timestamptz := case when received_on < (now() at time zone zone)::date
    then (received_on + time '12:00') at time zone zone else now() end;
begin
  if not records_enquiries() then
    raise insufficient_privilege using message = 'only an administrator or Admissions may do this';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(form_id::text, 7));
  return query select id, content_digest, reference from enquiries where request_id = form_id;
  if found then return; end if;
  insert into enquiries (id, reference, request_id, content_digest, name, email, address_digest, phone, region, message,
      topic, stage, language, channel, received_at, office_since)
    values (new_id, new_reference, form_id, new_content_digest, sealed_name, sealed_email, new_address_digest, sealed_phone,
      sealed_region, sealed_message, 'consultation', new_stage, new_language, new_channel, receipt, receipt);
  insert into audit_log (actor_id, act, subject_type, subject_id)
    values (current_person(), 'enquiry recorded', 'enquiry', new_id);
end $$;

-- What the audit log calls a contact message. Administrators do not see the rows of concerns. @see PD-75
create or replace function audit_subject(office text) returns text
  language sql immutable
  return case when office = 'safeguarding' then 'concern' else 'enquiry' end;

-- Tells the people of an office that they have a new message; null: administrators.
create or replace function announce_contact_message(for_office text) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  person uuid;
begin
  if for_office = 'safeguarding' then
    perform announce_concern();
    return;
  end if;
  for person in
    select receiver from office_people(for_office) as receiver where wants_notices(receiver, 'office-messages') order by receiver
  loop
    perform lock_notices(person);
    perform queue_notice(person, 'office-messages');
  end loop;
end $$;

-- Whether the current person handles an enquiry or contact message: the same rule as the policies that show it.
create or replace function handles_contact_message(message enquiries) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select case
      when message.office = 'safeguarding' then handles_concern(message)
      else is_admin() and (message.office is null or message.office = 'admissions')
        or coalesce(message.office = any (current_offices()), false) end
  $$;

-- Moves a contact message to another office, which is told as if it had just arrived. An enquiry about a consultation becomes a
-- contact message. Returns false if the current person does not handle the message, or somebody changed or moved it.
create or replace function pass_on_contact_message(moved uuid, new_office text, known_revision int) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  former enquiries;
begin
  select * into former from enquiries where id = moved for update;
  if former.id is null or not handles_contact_message(former) or former.revision <> known_revision
    or new_office is not distinct from former.office then return false; end if;
  update enquiries set office = new_office, office_since = now(), state = 'new', consultation_on = null, owner_id = null,
      acknowledged_at = null, acknowledged_by = null, reminder_hours = 0
    where id = moved;
  -- Administrators must not see that a concern exists.
  insert into audit_log (actor_id, act, subject_type, subject_id, details)
    values (current_person(), 'enquiry passed on',
      case when 'safeguarding' in (former.office, new_office) then 'concern' else 'enquiry' end,
      moved, jsonb_build_object('from', former.office, 'to', new_office));
  perform announce_contact_message(new_office);
  return true;
end $$;

-- Whether the current person is in one of the offices that contact messages are for, or in another one that has been passed some.
create or replace function handles_office_messages(usual_offices text[]) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from unnest(current_offices()) as own where own <> 'safeguarding'
      and (own = any (usual_offices) or exists (select from enquiries where office = own)))
  $$;

-- Who recorded a contact message or enquiry that the current person handles, and changes of its status and owner.
create or replace function enquiry_changes(enquiry uuid)
  returns table (id bigint, act text, details jsonb, actor_id uuid, happened_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select audit_log.id, act, details, actor_id, happened_at from audit_log
    where subject_id = enquiry and act in ('enquiry recorded', 'enquiry state changed', 'enquiry owner changed')
      and exists (select from enquiries where enquiries.id = enquiry and handles_contact_message(enquiries))
  $$;

-- Counts revisions and sets the time of closing, from which the retention period begins.
create or replace function on_enquiries_updating() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
begin
  new.revision := old.revision + 1;
  new.closed_at := case when new.state <> 'closed' then null else coalesce(old.closed_at, now()) end;
  return new;
end $$;

create or replace trigger on_enquiries_updating before update of state, consultation_on, owner_id, office on enquiries
  for each row execute function on_enquiries_updating();

-- Queues one mail for each of `ages` (hours) that new consultations have reached since the last call; each counts for the
-- highest. To holder and deputy of Admissions who are administrators (only they see enquiries), else to all administrators.
-- Returns how many.
create or replace function remind_of_enquiries(ages int[]) returns int
  language plpgsql set search_path = public, pg_temp
  as $$
declare
  reached int;
  mail record;
  queued int := 0;
begin
  -- Prevents two instances from sending the same reminder.
  perform pg_advisory_xact_lock(7240122);
  for reached in
    with reminded as (
      update enquiries set reminder_hours = age
        from unnest(ages) as age
        where state = 'new' and topic = 'consultation' and office is null and reminder_hours < age
          and received_at <= now() - make_interval(hours => age)
          and not exists (select from unnest(ages) as older
            where older > age and received_at <= now() - make_interval(hours => older))
        returning age)
    select distinct age from reminded
  loop
    for mail in
      with staff as (
        select person from office_people('admissions') as person
          join user_roles on user_id = person and role = 'admin'),
      receivers as (
        select person from staff
        union all
        select user_id from user_roles join profiles on id = user_id
          where role = 'admin' and suspended_at is null and not exists (select from staff))
      insert into mails (id, person_id, template, reason)
        select gen_random_uuid(), person, 'enquiry-reminder', reached::text from receivers returning id
    loop
      perform add_job('send-mail', json_build_object('mailId', mail.id));
      queued := queued + 1;
    end loop;
  end loop;
  return queued;
end $$;

grant execute on function receive_enquiry, handles_contact_message, pass_on_contact_message, handles_office_messages, enquiry_changes,
  records_enquiries, record_enquiry to app_user;
