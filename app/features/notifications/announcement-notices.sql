-- Mails about announcements, with one waiting mail as for messages. @see PD-31, PD-66

-- Whether the reader has to read, confirm or answer the announcement.
create or replace function awaits_reader(announcement announcements, reader announcement_readers) returns boolean
  language sql stable
  return reader.read_at is null or announcement.confirm_by is not null and reader.confirmed_at is null
    or announcement.answer_by is not null and not is_over(announcement.answer_by) and reader.answer is null;

-- What the person may still read and has something left to do with.
create or replace function announcements_to_mail(person uuid) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select announcements.id from announcement_readers as reader join announcements on announcements.id = announcement_id
      join profiles on profiles.id = person_id
    where person_id = person and published_at is not null and withdrawn_at is null and suspended_at is null
      and awaits_reader(announcements, reader)
      and (is_staff and is_active_staff(person) or exists (
        select from announcement_students as addressed join students on students.id = student_id
          join student_guardians using (student_id)
        where addressed.announcement_id = announcements.id and guardian_id = person and archived_at is null
          and may_view and receives_mail and restricted_at is null
          and (read_at is not null or is_addressed(students, audience, audience_choices))))
  $$;

-- Forgets announcements that are read, or not wanted or not for this person by now. Returns whether others are left.
create or replace function has_new_announcements(person uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform lock_notices(person);
  delete from student_notices where person_id = person and kind = 'announcements'
    and (mail_choice(person, kind) = 'off' or item_id not in (select announcements_to_mail(person)));
  return exists (select from student_notices where person_id = person and kind = 'announcements');
end $$;

-- No row if the mail must not be sent now: it is deleted if nothing is left to do or wanted, and postponed in quiet hours.
create or replace function open_announcement_notice(mail uuid) returns table (news int, only_announcement uuid)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  person uuid;
begin
  if current_job() is distinct from 'send-mail' then return; end if;
  select person_id into person from mails where id = mail and template = 'new-announcements' and state = 'waiting';
  if person is null then return; end if;
  perform set_config('synchronous_commit', 'off', true);
  if not has_new_announcements(person) then
    delete from mails where id = mail and state = 'waiting';
    return;
  end if;
  if postpone_in_quiet_hours(mail, person, 'announcements') then return; end if;
  update student_notices set mail_id = mail where person_id = person and kind = 'announcements';
  return query select count(*)::int, case count(*) when 1 then (array_agg(item_id))[1] end
    from student_notices where person_id = person and kind = 'announcements';
end $$;

create or replace function has_urgent_announcement(person uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$ select exists (select from announcements where is_urgent and id in (select announcements_to_mail(person))) $$;

-- Deletes the mail if the person has no unread urgent announcement any more.
create or replace function open_urgent_announcement(mail uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  person uuid;
begin
  if current_job() is distinct from 'send-mail' then return false; end if;
  select person_id into person from mails where id = mail and template = 'urgent-announcement' and state = 'waiting';
  if has_urgent_announcement(person) then return true; end if;
  delete from mails where id = mail and template = 'urgent-announcement' and state = 'waiting';
  return false;
end $$;

-- Tells the people about an urgent announcement at once, whatever they chose: by a push notification and a mail.
create or replace function alert_readers(persons uuid[]) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  mailed uuid[];
begin
  perform queue_pushes(persons, 'urgent', array_fill(now(), array[cardinality(persons)]));
  with queued as (
    insert into mails (id, person_id, template) select gen_random_uuid(), person, 'urgent-announcement'
      from unnest(persons) as person
      where not exists (select from mails where person_id = person and template = 'urgent-announcement' and state = 'waiting')
      returning id)
  select coalesce(array_agg(id), '{}') into mailed from queued;
  perform add_mail_jobs(mailed);
end $$;

grant execute on function open_announcement_notice, open_urgent_announcement to app_user;
