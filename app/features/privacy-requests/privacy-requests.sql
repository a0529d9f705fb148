-- Privacy requests, and who answers them. @see PD-58

-- True for holder and deputy of the data-protection office, and for administrators, who carry out the decisions.
create or replace function handles_privacy_requests() returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$ select coalesce(is_admin() or 'data-protection' = any (current_offices()), false) $$;

create or replace function on_privacy_requests_inserting() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if new.answered_at is not null then return new; end if;
  perform pg_advisory_xact_lock(hashtextextended(new.person_id::text, 58));
  if (select count(*) from privacy_requests where person_id = new.person_id and answered_at is null) >= 5 then
    raise exception using errcode = 'AP058', message = 'too many open requests';
  end if;
  return new;
end $$;

create or replace trigger on_privacy_requests_inserting before insert on privacy_requests
  for each row execute function on_privacy_requests_inserting();

create or replace function on_privacy_requests_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if tg_op = 'UPDATE' then
    if old.answered_at is null and new.answered_at is not null and new.person_id is not null then
      perform mail_about_privacy_request(array[new.person_id], 'privacy-answer');
    end if;
  elsif current_person() is not null then -- rows of a restored backup, which the owner inserts, cause no mails
    perform mail_about_privacy_request(array(select office_people('data-protection')), 'privacy-request');
  end if;
  return null;
end $$;

create or replace trigger on_privacy_requests_changed after insert or update of answered_at on privacy_requests
  for each row execute function on_privacy_requests_changed();

create or replace function mail_about_privacy_request(receivers uuid[], new_template text) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  receiver uuid;
  mail uuid;
begin
  foreach receiver in array receivers loop
    mail := gen_random_uuid();
    insert into mails (id, person_id, template) values (mail, receiver, new_template);
    perform add_job('send-mail', json_build_object('mailId', mail));
    perform notify_instances('person:' || receiver);
  end loop;
end $$;

-- Absences that the person reported, or of students whom they see, without records that are kept longer. Omits the note.
create or replace function erasable_absence_notes(request uuid)
  returns table (id uuid, student_id uuid, student_name text, first_day date, last_day date, reason text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select absences.id, students.id, students.full_name, absences.first_day, absences.last_day, absences.reason
    from privacy_requests
    join absences on reporter_id = person_id or absences.student_id in (
      select student_guardians.student_id from student_guardians
      where guardian_id = person_id and may_view and restricted_at is null)
    join students on students.id = absences.student_id
    where privacy_requests.id = request and kind = 'erasure' and answered_at is null
      and person_id is distinct from current_person() and handles_privacy_requests() and note is not null
      and not exists (select from record_holds
        where record_holds.student_id = students.id and kept_until >= current_date)
    order by absences.first_day desc, absences.id limit 200
  $$;

-- Returns no row if the note was erased before, or the request does not permit it.
create or replace function erase_absence_note(request uuid, absence uuid)
  returns table (student_id uuid, first_day date, last_day date)
  language sql security definer set search_path = public, pg_temp
  as $$
    update absences set note = null
    where id = absence and note is not null and id in (select erasable.id from erasable_absence_notes(request) as erasable)
    returning absences.student_id, absences.first_day, absences.last_day
  $$;

grant execute on function handles_privacy_requests, erasable_absence_notes, erase_absence_note to app_user;
