-- Mails about sign-ins from new browsers. @see PD-37, PD-40

-- At most ten mails a day. Call it before the sign-in is stored. Delayed by 30 seconds: the session's first request stores the
-- browser.
create or replace function accounts.queue_new_device_mail(person uuid, device_hash bytea) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  mail_id constant uuid := gen_random_uuid();
begin
  if not exists (select from accounts.people where id = person and last_sign_in_at is not null)
    or exists (select from accounts.devices where token_hash = device_hash and person_id = person)
    or (select count(*) from mails where person_id = person and template = 'new-device'
      and created_at > now() - interval '1 day') >= 10 then
    return;
  end if;
  insert into mails (id, person_id, template) values (mail_id, person, 'new-device');
  perform graphile_worker.add_job(mail_task('new-device'), json_build_object('mailId', mail_id),
    run_at => now() + interval '30 seconds', job_key => 'send-mail:' || mail_id);
end $$;

-- The session has the time of the mail, because one transaction stored both. The device is null if the session has ended.
create or replace function accounts.new_device_of_mail(mail_id uuid)
  returns table (signed_in_at timestamptz, device text, time_zone text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select mails.created_at, sessions.device, people.time_zone
    from mails join accounts.people on people.id = mails.person_id
    left join accounts.sessions on sessions.person_id = mails.person_id and sessions.created_at = mails.created_at
    where mails.id = mail_id and template = 'new-device' and current_job() = 'send-mail'
  $$;

grant execute on function accounts.new_device_of_mail to app_user;
