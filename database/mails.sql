-- Mails and their queue.

-- Queues a task in the caller's transaction: only `send-mail`, and each waiting mail once.
create or replace function add_job(task text, payload json) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  mail_id constant text := payload ->> 'mailId';
begin
  if task is distinct from 'send-mail' or not exists (
    select from mails where state = 'waiting'
      and id = case when mail_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then mail_id::uuid end
  ) then
    raise insufficient_privilege using message = 'only send-mail tasks of waiting mails can be queued';
  end if;
  perform graphile_worker.add_job('send-mail', json_build_object('mailId', mail_id), job_key => 'send-mail:' || mail_id);
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
  select array_agg(('send-mail', json_build_object('mailId', id), null, null, null, 'send-mail:' || id, null,
      null)::graphile_worker.job_spec)
    into jobs from unnest(mail_ids) as id;
  if jobs is not null then perform graphile_worker.add_jobs(jobs); end if;
end $$;

-- Language of a mail's recipient; null if not chosen. @see PD-37
create or replace function accounts.mail_language(mail_id uuid) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select people.language from mails join accounts.people on people.id = mails.person_id
    where mails.id = mail_id and current_job() = 'send-mail'
  $$;

-- Deletes a waiting mail to somebody who has not been invited yet. Returns whether it did. Every mail to an account is checked
-- here, just before it is sent: an invitation has made its link by then. @see PD-59
create or replace function drop_mail_to_uninvited(mail uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if current_job() is distinct from 'send-mail' then return false; end if;
  delete from mails using accounts.people
    where mails.id = mail and state = 'waiting' and people.id = mails.person_id and accounts.is_uninvited(people);
  return found;
end $$;

revoke execute on function add_job, add_mail_jobs, accounts.mail_language, drop_mail_to_uninvited from public;
grant execute on function add_job, add_mail_jobs, accounts.mail_language, drop_mail_to_uninvited to app_user;
