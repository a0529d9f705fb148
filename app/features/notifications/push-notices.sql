-- Push notifications about the events of notice_events(). They are due before the mail about the same news. @see PD-74

-- False if the notification must not be sent now: nothing is new or wanted, or it is postponed to the end of the quiet hours. One
-- about safeguarding (PD-75) or an urgent announcement (PD-66) depends on no setting.
create or replace function open_push(person uuid, kind text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  due constant timestamptz := coalesce(after_quiet_hours(now(), person, kind), now());
begin
  if current_job() is distinct from 'send-push' then return false; end if;
  if kind = 'safeguarding' then
    return exists (select from profiles where id = person and suspended_at is null);
  end if;
  if kind = 'urgent' then return has_urgent_announcement(person); end if;
  if not wants_notices(person, kind) then return false; end if;
  if due > now() then
    perform queue_push(person, kind, due);
    return false;
  end if;
  return case (select audience from notice_events() as event where event.kind = open_push.kind)
    when 'receivers' then has_new_messages(person)
    when 'office' then has_new_office_messages(person)
    when 'guardians' then has_student_news(person, kind)
    when 'readers' then has_new_announcements(person)
    when 'lessons' then has_lesson_news(person, kind)
    else false end;
end $$;

grant execute on function open_push to app_user;
