-- Times that staff offer, and who books, moves and cancels them. @see PD-69

-- Mentor and coach meet the families of their students, administrators and some offices those of every student.
create or replace function may_meet(staff uuid, student students) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select is_active_staff(staff) and (coalesce(staff in (student.academic_mentor_id, student.wellbeing_coach_id), false)
      or announcement_scope(staff) = 'school')
  $$;

-- Inlined, so that the comparison of the owner comes before the functions: each page of a parent asks about all offers.
create or replace function is_offered(offer meeting_offers, student students) returns boolean
  language sql stable
  return student.archived_at is null
    and (offer.audience <> 'own'
      or coalesce(offer.owner_id in (student.academic_mentor_id, student.wellbeing_coach_id), false))
    and is_addressed(student, offer.audience, offer.audience_choices) and may_meet(offer.owner_id, student);

-- Whether a family can still book the time, move to it, or move or cancel a meeting that is at this time.
create or replace function is_before_limit(starts_at timestamptz, limit_hours int) returns boolean
  language sql stable
  return starts_at > now() + make_interval(hours => limit_hours);

create or replace function is_staff_busy(staff uuid, from_time timestamptz, until_time timestamptz) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from meetings where owner_id = staff and cancelled_at is null
      and tstzrange(starts_at, ends_at) && tstzrange(from_time, until_time))
  $$;

-- Whether the guardian or one of the students has a meeting, other than this one, at the time.
create or replace function is_family_busy(guardian uuid, children uuid[], slot meeting_times, except_meeting uuid default null)
  returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from meetings where cancelled_at is null and id is distinct from except_meeting
      and starts_at < slot.ends_at and ends_at > slot.starts_at
      and (booked_by = guardian or exists (
        select from meeting_students where meeting_id = meetings.id and student_id = any (children))))
  $$;

-- The offers with times to come, and the students for whom the current person may book one.
create or replace function open_offers() returns table (offer_id uuid, student_id uuid)
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  children constant uuid[] := writable_children();
begin
  return query
    select meeting_offers.id, students.id
    from meeting_offers join students on students.id = any (children) and is_offered(meeting_offers, students)
    where meeting_offers.id in (
      select slot.offer_id from meeting_times as slot join meeting_offers as offer on offer.id = slot.offer_id
      where withdrawn_at is null and slot.starts_at > now() and is_before_limit(slot.starts_at, limit_hours));
end $$;

-- The meetings about students whom the current person may see as a guardian.
create or replace function family_meetings() returns uuid[]
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  children constant uuid[] := current_children();
begin
  return array(select distinct meeting_id from meeting_students where student_id = any (children));
end $$;

create or replace function family_offers() returns uuid[]
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
begin
  return array(
    select offer_id from open_offers() union select offer_id from meetings where id = any (family_meetings()));
end $$;

-- The times of an offer that the current person could book now.
create or replace function free_times(offer uuid) returns setof meeting_times
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  me constant uuid := current_person();
  children constant uuid[] := writable_children();
begin
  if offer not in (select offer_id from open_offers()) then return; end if;
  return query
    select slot.* from meeting_times as slot join meeting_offers on meeting_offers.id = offer_id
    where offer_id = offer and withdrawn_at is null and is_before_limit(slot.starts_at, limit_hours)
      and not is_staff_busy(owner_id, slot.starts_at, slot.ends_at) and not is_family_busy(me, children, slot)
    order by slot.starts_at;
end $$;

-- Tells the families of the students to whom the current person offers times. Returns the number of students; null for an
-- offer that they may not make.
create or replace function announce_offer(offer uuid) returns int
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  offered uuid[];
  student uuid;
begin
  offered := array(
    select students.id from meeting_offers join students on is_offered(meeting_offers, students)
    where meeting_offers.id = offer and owner_id = current_person());
  foreach student in array offered loop
    perform announce_to_guardians(student, 'meetings', offer);
    perform notify_instances('person:' || guardian_id) from student_guardians where student_id = student;
  end loop;
  return cardinality(offered);
end $$;

-- Queues the mail with the link of an offer to an enquiry.
create or replace function announce_invitation(offer uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  queued uuid;
begin
  insert into mails (id, enquiry_id, requested_by, template, reason)
    select gen_random_uuid(), enquiry_id, owner_id, 'enquiry-meeting', 'offered:' || offer
    from meeting_offers where id = offer and owner_id = current_person() and enquiry_id is not null
      and created_at = now()::timestamptz(3)
    returning id into queued;
  perform add_job('send-mail', json_build_object('mailId', queued));
end $$;

-- Queues the mails about a meeting to both sides, and tells the open pages of everybody who sees it.
create or replace function tell_about_meeting(meeting uuid, change text) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  told meetings;
  queued uuid[];
begin
  select * into told from meetings where id = meeting;
  with queued_mails as (
    insert into mails (id, person_id, enquiry_id, template, reason)
      select gen_random_uuid(), person, null, 'meeting', change || ':' || meeting
        from (select distinct unnest(array[told.owner_id, told.booked_by, current_person()]) as person) as persons
        where person is not null
      union all
      select gen_random_uuid(), null, enquiry_id, 'enquiry-meeting', change || ':' || meeting
        from meeting_offers where id = told.offer_id and enquiry_id is not null
      returning id)
  select array_agg(id) into queued from queued_mails;
  perform add_mail_jobs(queued);
  perform notify_instances('person:' || person) from (
    select told.owner_id as person
    union select guardian_id from meeting_students join student_guardians using (student_id) where meeting_id = meeting
  ) as concerned;
end $$;

-- Returns `done`, or why the time cannot be booked: `gone`, `too late`, `taken`, or `busy` for a family with a meeting then.
create or replace function put_meeting(meeting uuid, slot meeting_times, offer meeting_offers, guardian uuid, children uuid[], form uuid)
  returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if slot.withdrawn_at is not null then return 'taken'; end if;
  if not is_before_limit(slot.starts_at, offer.limit_hours) then return 'too late'; end if;
  if is_staff_busy(offer.owner_id, slot.starts_at, slot.ends_at) then return 'taken'; end if;
  if is_family_busy(guardian, children, slot) then return 'busy'; end if;
  insert into meetings (id, offer_id, owner_id, time_id, starts_at, ends_at, booked_by, reminded_at, request_id)
    values (meeting, offer.id, offer.owner_id, slot.id, slot.starts_at, slot.ends_at, guardian,
      case when slot.starts_at < now() + interval '1 day' then now() end, form);
  insert into meeting_students (meeting_id, student_id) select meeting, unnest(children);
  perform tell_about_meeting(meeting, 'booked');
  return 'done';
exception when exclusion_violation then
  -- Another offer of the same person was booked at this moment.
  return 'taken';
end $$;

-- Books one time for one or more children. Also returns `booked before` for a child with a meeting of this offer, and
-- `other content` for a repeated form with another time.
create or replace function book_meeting(new_id uuid, chosen_time uuid, children uuid[], form uuid) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  me constant uuid := current_person();
  slot meeting_times;
  offer meeting_offers;
  known meetings;
begin
  select * into slot from meeting_times where id = chosen_time;
  -- The bookings of an offer wait for each other.
  select * into offer from meeting_offers where id = slot.offer_id for update;
  if not found then return 'gone'; end if;
  select * into known from meetings where booked_by = me and request_id = form;
  if found then
    return case when known.time_id = chosen_time and children <@ array(
      select student_id from meeting_students where meeting_id = known.id) then 'done' else 'other content' end;
  end if;
  if cardinality(children) = 0 or not children <@ array(select student_id from open_offers() where offer_id = offer.id) then
    return 'gone';
  end if;
  if exists (select from meeting_students join meetings on meetings.id = meeting_id
    where meetings.offer_id = offer.id and cancelled_at is null and student_id = any (children)) then
    return 'booked before';
  end if;
  select * into slot from meeting_times where id = chosen_time;
  return put_meeting(meeting => new_id, slot => slot, offer => offer, guardian => me, children => children, form => form);
end $$;

-- Whether the current person may move and cancel the meeting as a guardian: they may write for all of its students.
create or replace function is_meeting_of_family(meeting uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from meeting_students where meeting_id = meeting) and not exists (
      select from meeting_students where meeting_id = meeting and student_id <> all (writable_children()))
  $$;

-- Locks a meeting with its offer, after the caller has checked who changes it. `outcome`: why it cannot be changed.
create or replace function changeable_meeting(meeting uuid, seen_revision int, out outcome text, out stands meetings, out offer meeting_offers)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  select meeting_offers.* into offer from meeting_offers join meetings on offer_id = meeting_offers.id
    where meetings.id = meeting for update of meeting_offers;
  select * into stands from meetings where id = meeting for update;
  outcome := case
    when stands.id is null or stands.cancelled_at is not null then 'gone'
    when stands.revision <> seen_revision then 'changed meanwhile'
    when not is_before_limit(stands.starts_at, offer.limit_hours) then 'too late' end;
end $$;

create or replace function put_elsewhere(meeting uuid, seen_revision int, chosen_time uuid) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  change record;
  slot meeting_times;
begin
  change := changeable_meeting(meeting, seen_revision);
  if change.outcome is not null then return change.outcome; end if;
  select * into slot from meeting_times where id = chosen_time and offer_id = (change.offer).id;
  if not found then return 'gone'; end if;
  if slot.id = (change.stands).time_id then return 'done'; end if;
  if slot.withdrawn_at is not null then return 'taken'; end if;
  if not is_before_limit(slot.starts_at, (change.offer).limit_hours) then return 'too late'; end if;
  if is_family_busy((change.stands).booked_by, array(select student_id from meeting_students where meeting_id = meeting), slot, meeting) then
    return 'busy';
  end if;
  update meetings set time_id = slot.id, starts_at = slot.starts_at, ends_at = slot.ends_at, revision = revision + 1,
      reminded_at = case when slot.starts_at < now() + interval '1 day' then now() end
    where id = meeting;
  perform tell_about_meeting(meeting, 'moved');
  return 'done';
exception when exclusion_violation then
  return 'taken';
end $$;

create or replace function move_meeting(meeting uuid, seen_revision int, chosen_time uuid) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if not is_meeting_of_family(meeting) then return 'gone'; end if;
  return put_elsewhere(meeting, seen_revision, chosen_time);
end $$;

create or replace function end_meetings(ended uuid[], side text) returns int
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  meeting uuid;
  number int := 0;
begin
  for meeting in
    update meetings set cancelled_at = now(), cancelled_by = side, revision = revision + 1
      where id = any (ended) and cancelled_at is null returning id
  loop
    number := number + 1;
    perform tell_about_meeting(meeting, 'cancelled');
  end loop;
  return number;
end $$;

-- By a guardian until the limit of the offer.
create or replace function cancel_meeting(meeting uuid, seen_revision int) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  change record;
begin
  if not is_meeting_of_family(meeting) then return 'gone'; end if;
  change := changeable_meeting(meeting, seen_revision);
  if change.outcome is not null then return change.outcome; end if;
  perform end_meetings(array[meeting], 'family');
  return 'done';
end $$;

-- By the owner of the offer: cancels the meetings at these times, and offers the times no longer. Returns the number of meetings
-- that were cancelled; null for times of somebody else.
create or replace function withdraw_times(offer uuid, withdrawn uuid[]) returns int
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform from meeting_offers where id = offer and owner_id = current_person() for update;
  if not found then return null; end if;
  update meeting_times set withdrawn_at = now()
    where offer_id = offer and id = any (withdrawn) and withdrawn_at is null and starts_at > now();
  return end_meetings(array(
    select meetings.id from meetings join meeting_times on meeting_times.id = time_id
    where meetings.offer_id = offer and time_id = any (withdrawn) and meetings.starts_at > now()), 'school');
end $$;

-- The students of the meetings of an offer of the current person, as long as they may meet their families.
create or replace function students_of_offer(offer uuid)
  returns table (meeting_id uuid, student_id uuid, full_name text, current_level text, class_name text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select meetings.id, students.id, students.full_name, students.current_level, students.class_name
    from meetings join meeting_offers on meeting_offers.id = offer_id
      join meeting_students on meeting_id = meetings.id join students on students.id = student_id
    where offer_id = offer and meeting_offers.owner_id = current_person() and may_meet(current_person(), students)
    order by students.full_name, students.id
  $$;

-- The room of a meeting that stands, for its owner and the guardians who see it; null if it is held at a place.
create or replace function meeting_room(meeting uuid) returns table (offer_id uuid, room bytea)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select meeting_offers.id, meeting_offers.room from meetings join meeting_offers on meeting_offers.id = meetings.offer_id
    where meetings.id = meeting and cancelled_at is null and meeting_offers.room is not null
      and (meetings.owner_id = current_person() or meetings.id = any (family_meetings()))
  $$;

-- What a mail about a meeting says. No row if it must not be sent: it is deleted if its receiver does not see the meeting any
-- more, or if what it announces is not true by now.
create or replace function open_meeting_mail(mail uuid)
  returns table (change text, meeting_id uuid, starts_at timestamptz, ends_at timestamptz, revision int, cancelled_by text,
    owner_name text, is_owner boolean, zone text, offer_id uuid, contact bytea, meetings_of_day int)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  opened mails;
  told meetings;
  what text;
begin
  if current_job() is distinct from 'send-mail' then return; end if;
  select * into opened from mails where id = mail and template in ('meeting', 'enquiry-meeting') and state = 'waiting';
  if not found then return; end if;
  what := split_part(opened.reason, ':', 1);
  if what = 'offered' then
    return query
      select what, null::uuid, null::timestamptz, null::timestamptz, 0, null::text, full_name, false, time_zone, meeting_offers.id,
        meeting_offers.contact, 0
      from meeting_offers join profiles on profiles.id = owner_id where meeting_offers.id = split_part(opened.reason, ':', 2)::uuid;
    return;
  end if;
  select * into told from meetings where id = split_part(opened.reason, ':', 2)::uuid;
  if told.id is null or (told.cancelled_at is not null) <> (what = 'cancelled')
    or opened.person_id is not null and opened.person_id <> told.owner_id and not exists (
      select from meeting_students join student_guardians using (student_id)
      where meeting_students.meeting_id = told.id and guardian_id = opened.person_id and may_view and restricted_at is null) then
    delete from mails where id = mail and state = 'waiting';
    return;
  end if;
  return query
    select what, told.id, told.starts_at, told.ends_at, told.revision, told.cancelled_by, profiles.full_name,
      coalesce(opened.person_id = told.owner_id, false),
      case when opened.person_id is null then offer.time_zone
        else coalesce((select time_zone from accounts.people where id = opened.person_id), offer.time_zone) end,
      offer.id, offer.contact,
      (select count(*)::int from meetings as other where other.owner_id = told.owner_id and other.cancelled_at is null
        and other.starts_at >= told.starts_at and other.starts_at < told.starts_at + interval '1 day')
    from meeting_offers as offer join profiles on profiles.id = offer.owner_id where offer.id = told.offer_id;
end $$;

-- For a job: reminds both sides of the meetings of the next day, staff once of all of them.
create or replace function remind_of_meetings() returns void
  language plpgsql set search_path = public, pg_temp
  as $$
declare
  reminded uuid[];
  queued uuid[];
begin
  with due as (
    update meetings set reminded_at = now()
      where cancelled_at is null and reminded_at is null and starts_at between now() and now() + interval '1 day' returning id)
  select array_agg(id) into reminded from due;
  with receivers as (
    select booked_by as person_id, null::uuid as enquiry_id, id from meetings where id = any (reminded) and booked_by is not null
    union all
    select null, enquiry_id, meetings.id from meetings join meeting_offers on meeting_offers.id = offer_id
      where meetings.id = any (reminded) and enquiry_id is not null
    union all
    (select distinct on (owner_id) owner_id, null, id from meetings where id = any (reminded) order by owner_id, starts_at)
  ), queued_mails as (
    insert into mails (id, person_id, enquiry_id, template, reason)
      select gen_random_uuid(), person_id, enquiry_id, case when person_id is null then 'enquiry-meeting' else 'meeting' end,
        'reminder:' || id
      from receivers returning id)
  select array_agg(id) into queued from queued_mails;
  if queued is not null then perform add_mail_jobs(queued); end if;
end $$;

-- The offer of a secret link, without an account. No row after its last time.
create or replace function invited_offer(token bytea) returns setof meeting_offers
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select * from meeting_offers where token_hash = token and is_active_staff(owner_id) and exists (
      select from meeting_times where offer_id = meeting_offers.id and ends_at > now())
  $$;

create or replace function invited_times(token bytea) returns table (id uuid, starts_at timestamptz, ends_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select slot.id, slot.starts_at, slot.ends_at from invited_offer(token) as offer join meeting_times as slot on offer_id = offer.id
    where withdrawn_at is null and is_before_limit(slot.starts_at, limit_hours)
      and not is_staff_busy(owner_id, slot.starts_at, slot.ends_at)
    order by slot.starts_at
  $$;

-- With the meeting that was booked by the link, if there is one.
create or replace function read_invitation(token bytea)
  returns table (offer_id uuid, owner_name text, topic bytea, place bytea, room bytea, contact bytea, time_zone text, limit_hours int,
    meeting_id uuid, starts_at timestamptz, ends_at timestamptz, revision int, can_change boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select offer.id, profiles.full_name, offer.topic, offer.place, case when meetings.id is not null then offer.room end, offer.contact,
      offer.time_zone, offer.limit_hours, meetings.id, meetings.starts_at, meetings.ends_at, meetings.revision,
      is_before_limit(meetings.starts_at, offer.limit_hours)
    from invited_offer(token) as offer join profiles on profiles.id = offer.owner_id
      left join meetings on meetings.offer_id = offer.id and cancelled_at is null
  $$;

-- Books or, if it is booked, moves the one meeting of the link.
create or replace function book_invited(token bytea, new_id uuid, chosen_time uuid, seen_revision int) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  offer meeting_offers;
  slot meeting_times;
  booked uuid;
  outcome text;
begin
  perform from meeting_offers where id in (select id from invited_offer(token)) for update;
  select * into offer from invited_offer(token);
  if not found then return 'gone'; end if;
  select id into booked from meetings where offer_id = offer.id and cancelled_at is null;
  if booked is not null then
    outcome := put_elsewhere(booked, coalesce(seen_revision, -1), chosen_time);
  else
    select * into slot from meeting_times where id = chosen_time and offer_id = offer.id;
    if not found then return 'gone'; end if;
    outcome := put_meeting(meeting => new_id, slot => slot, offer => offer, guardian => null, children => '{}', form => new_id);
  end if;
  if outcome = 'done' then
    insert into audit_log (act, subject_type, subject_id)
      values (case when booked is null then 'meeting booked' else 'meeting moved' end, 'meeting', coalesce(booked, new_id));
  end if;
  return outcome;
end $$;

create or replace function cancel_invited(token bytea, seen_revision int) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  booked uuid;
  change record;
begin
  select meetings.id into booked from invited_offer(token) as offer join meetings on offer_id = offer.id where cancelled_at is null;
  if booked is null then return 'gone'; end if;
  change := changeable_meeting(booked, seen_revision);
  if change.outcome is not null then return change.outcome; end if;
  perform end_meetings(array[booked], 'family');
  insert into audit_log (act, subject_type, subject_id) values ('meeting cancelled', 'meeting', booked);
  return 'done';
end $$;

grant execute on function open_offers, family_meetings, family_offers, free_times, announce_offer, announce_invitation,
  book_meeting, move_meeting, cancel_meeting, is_meeting_of_family, withdraw_times, students_of_offer, meeting_room, open_meeting_mail, read_invitation,
  invited_times, book_invited, cancel_invited to app_user;
