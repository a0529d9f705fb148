-- Mails to guardians about news of a student: at most one waiting mail of each kind, as with messages. @see PD-31, PD-48,
-- PD-49

-- Not to a guardian whose own act is the news.
create or replace function announce_to_guardians(student uuid, news_kind text, item uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  person uuid;
begin
  for person in
    select guardian from guardians_to_mail(student) as guardian
    where mail_choice(guardian, news_kind) <> 'off' and guardian is distinct from current_person() order by guardian
  loop
    perform lock_notices(person);
    insert into student_notices (person_id, kind, item_id, student_id) values (person, news_kind, item, student)
      on conflict (person_id, kind, item_id) do update set mail_id = null;
    perform queue_notice(person, news_kind);
  end loop;
end $$;

-- Whether the person has opened the latest version of the item or, of a request for safety details, a consent or offered
-- times, cannot or need not do anything about it any more. Of some kinds, such as absences, the portal does not know it.
create or replace function has_read_news(person uuid, kind text, item uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select case kind
      when 'reports' then exists (
        select from report_reads join report_versions on report_versions.id = version_id
          join reports on reports.id = report_id
        where reports.id = item and number = version and reader_id = person)
      when 'feedback' then exists (
        select from feedback_reads join feedback_versions on feedback_versions.id = version_id
          join feedback on feedback.id = feedback_id
        where feedback.id = item and number = version and reader_id = person)
      when 'safety' then not exists (
        select from safety_requests join student_guardians using (student_id)
        where id = item and guardian_id = person and may_view and not exists (
          select from safety_records where safety_records.student_id = safety_requests.student_id and confirmed_at > asked_at))
      when 'consents' then not exists (
        select from consent_students as asked join consents on consents.id = consent_id
          join student_guardians as deciding on deciding.student_id = asked.student_id
        where asked.id = item and guardian_id = person and may_view and may_write and restricted_at is null
          and closed_at is null and not exists (select from consent_answers as answer
            where answer.consent_id = consents.id and answer.student_id = asked.student_id
              and answer.guardian_id = person and answer.version = consents.version))
      when 'meetings' then not exists (select from meeting_times where offer_id = item and withdrawn_at is null and starts_at > now())
        or exists (select from meetings where offer_id = item and booked_by = person)
      when 'unexplained-absences' then not exists (
        select from attendance join student_guardians using (student_id)
        where attendance.id = item and guardian_id = person and may_view and is_unexplained(attendance))
      else false
    end
  $$;

-- Forgets news that is read, or not wanted or not for this person by now. Returns whether other news is left.
create or replace function has_student_news(person uuid, news_kind text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform lock_notices(person);
  delete from student_notices where person_id = person and kind = news_kind
    and (mail_choice(person, kind) = 'off' or has_read_news(person, kind, item_id)
      or person not in (select guardians_to_mail(student_id)));
  return exists (select from student_notices where person_id = person and kind = news_kind);
end $$;

-- Returns the item or student if there is only one. No row if the mail must not be sent now: it is deleted if nothing is new
-- or wanted, and postponed in quiet hours.
create or replace function open_student_notice(mail uuid) returns table (news int, only_item uuid, only_student uuid)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  person uuid;
  news_kind text;
begin
  if current_job() is distinct from 'send-mail' then return; end if;
  select person_id, event.kind into person, news_kind from mails join notice_events() as event using (template)
    where id = mail and audience = 'guardians' and state = 'waiting';
  if person is null then return; end if;
  perform set_config('synchronous_commit', 'off', true);
  if not has_student_news(person, news_kind) then
    delete from mails where id = mail and state = 'waiting';
    return;
  end if;
  if postpone_in_quiet_hours(mail, person, news_kind) then return; end if;
  update student_notices set mail_id = mail where person_id = person and kind = news_kind;
  return query select count(*)::int, case count(*) when 1 then (array_agg(item_id))[1] end,
    case count(distinct student_id) when 1 then (array_agg(student_id))[1] end
    from student_notices where person_id = person and kind = news_kind;
end $$;

grant execute on function open_student_notice to app_user;
