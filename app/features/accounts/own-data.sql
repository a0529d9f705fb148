create or replace function accounts.own_account()
  returns table (created_at timestamptz, last_sign_in_at timestamptz, passkeys text[], has_app boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select profiles.created_at, people.last_sign_in_at,
      array(select name from accounts.passkeys where person_id = profiles.id order by created_at, id),
      exists (select from authenticators where id = profiles.id)
    from profiles join accounts.people using (id) where profiles.id = current_person()
  $$;

-- Oldest first. Excludes reports of messages, which belong to the safeguarding office. @see PD-57
create or replace function accounts.own_events(after_id bigint, most int)
  returns table (id bigint, happened_at timestamptz, act text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select audit_log.id, audit_log.happened_at, audit_log.act from audit_log
    where audit_log.id > after_id and subject_type <> 'message report'
      and (actor_id = current_person() or subject_type = 'account' and subject_id = current_person())
    order by audit_log.id limit least(most, 500)
  $$;

create or replace function accounts.own_mails() returns table (created_at timestamptz, template text, state text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select mails.created_at, mails.template, mails.state from mails
    where person_id = current_person() order by mails.created_at, mails.id
  $$;

-- Returns `recorded`, `refused` without a recent password, or `too many` after five in a day.
create or replace function accounts.record_data_download(presented_token_hash bytea) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  me constant uuid := current_person();
  mail constant uuid := gen_random_uuid();
begin
  if me is null or not accounts.has_recent_password(presented_token_hash) then return 'refused'; end if;
  perform pg_advisory_xact_lock(hashtextextended(me::text, 57));
  if (select count(*) from audit_log
    where actor_id = me and act = 'data downloaded' and happened_at > now() - interval '1 day') >= 5 then
    return 'too many';
  end if;
  insert into audit_log (actor_id, act, subject_type, subject_id) values (me, 'data downloaded', 'account', me);
  insert into mails (id, person_id, template) values (mail, me, 'data-downloaded');
  perform add_job('send-mail', json_build_object('mailId', mail));
  return 'recorded';
end $$;

grant execute on function
  accounts.own_account, accounts.own_events, accounts.own_mails, accounts.record_data_download to app_user;
