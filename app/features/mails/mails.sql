-- Mails and their queue.

-- Mails about safeguarding, which show administrators that a concern or report exists.
create or replace function is_safeguarding_mail(template text) returns boolean
  language sql immutable
  return template in ('message-reported', 'report-without-officer', 'concern-received', 'concern-without-officer',
    'safeguarding-message', 'safeguarding-reminder', 'safeguarding-waiting', 'safeguarding-vacant');

-- The task that sends a mail of this kind. Urgent mails have a task with connections of their own, and do not wait for the
-- others: links that a person has just asked for, what endangers an account or an office, and safeguarding. Kinds that are sent
-- to many at once, or that strangers can cause in any number, must not be among them. @see PD-16
create or replace function mail_task(template text) returns text
  language sql immutable
  return case
    when is_safeguarding_mail(template) or template in ('password-reset', 'credential-changed', 'email-change',
      'sign-in-locked', 'new-device', 'data-downloaded', 'office-changed') then 'send-urgent-mail'
    else 'send-mail' end;

-- Queues a waiting mail in the caller's transaction, each once. The only permitted task is `send-mail`, which stands for the
-- task of the mail's kind.
create or replace function add_job(task text, payload json) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  mail_id constant text := payload ->> 'mailId';
  template text;
begin
  select mails.template into template from mails where state = 'waiting'
    and id = case when mail_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then mail_id::uuid end;
  if task is distinct from 'send-mail' or template is null then
    raise insufficient_privilege using message = 'only send-mail tasks of waiting mails can be queued';
  end if;
  perform graphile_worker.add_job(mail_task(template), json_build_object('mailId', mail_id), job_key => 'send-mail:' || mail_id);
end $$;

-- Queues many waiting mails, or none. Calling add_job() for each of them would take most of the time of an import.
create or replace function add_mail_jobs(mail_ids uuid[]) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  jobs graphile_worker.job_spec[];
begin
  if (select count(*) from mails where state = 'waiting' and id = any (mail_ids)) is distinct from cardinality(mail_ids) then
    raise insufficient_privilege using message = 'only send-mail tasks of waiting mails can be queued';
  end if;
  select array_agg((mail_task(template), json_build_object('mailId', id), null, null, null, 'send-mail:' || id, null,
      null)::graphile_worker.job_spec)
    into jobs from mails where id = any (mail_ids);
  if jobs is not null then perform graphile_worker.add_jobs(jobs); end if;
end $$;

-- Queues a mail with this template to each person, and about safeguarding also a push notification, whatever their settings.
-- Skips a person for whom a mail with the same template is waiting, unless somebody requested that mail.
create or replace function alert_people(people uuid[], alert text) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  person uuid;
  mail uuid;
begin
  for person in select distinct unnest(people) as receiver order by receiver loop
    perform notify_instances('person:' || person);
    continue when exists (select from mails
      where person_id = person and state = 'waiting' and template = alert and requested_by is null);
    if is_safeguarding_mail(alert) then perform queue_push(person, 'safeguarding', now()); end if;
    mail := gen_random_uuid();
    insert into mails (id, person_id, template) values (mail, person, alert);
    perform add_job('send-mail', json_build_object('mailId', mail));
  end loop;
end $$;

-- Language of a mail's recipient; null if not chosen. @see PD-37
create or replace function accounts.mail_language(mail_id uuid) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select people.language from mails join accounts.people on people.id = mails.person_id
    where mails.id = mail_id and current_job() = 'send-mail'
  $$;

grant execute on function is_safeguarding_mail, add_job, add_mail_jobs, accounts.mail_language to app_user;
