-- Changes of the email address of an account. The queue makes the tokens of the links, as the owner: the web role can only
-- request mails to both addresses. @see R7, PD-40

create or replace function accounts.is_open(change accounts.email_changes) returns boolean
  language sql stable
  return change.completed_at is null and change.requested_at > now() - interval '24 hours';

-- Replaces an earlier request. Returns `requested`, also for the address of another account; `unchanged` for the caller's own;
-- `too many` after five requests in a day; `refused` without a session and a recent password.
create or replace function accounts.request_email_change(presented_token_hash bytea, typed_address text) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  person constant uuid := current_person();
  own_email constant text := (select email from profiles where id = person);
  change uuid;
begin
  if not accounts.lock_active(person) or not accounts.has_recent_password(presented_token_hash) then return 'refused'; end if;
  perform from accounts.people where id = person for update; -- only the last of concurrent requests stays
  if lower(typed_address) = own_email then return 'unchanged'; end if;
  if (select count(*) from audit_log where actor_id = person and subject_id = person and act = 'email change requested'
    and happened_at > now() - interval '1 day') >= 5 then return 'too many'; end if;
  delete from accounts.email_changes where person_id = person and completed_at is null;
  insert into accounts.email_changes (person_id, old_email, new_email) values (person, own_email, lower(typed_address))
    returning id into change;
  perform accounts.record_event(person, 'email change requested', person);
  perform graphile_worker.add_job('send-email-change', json_build_object('changeId', change));
  return 'requested';
end $$;

create or replace function accounts.own_email_change()
  returns table (new_email text, is_old_confirmed boolean, is_new_confirmed boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select email_changes.new_email, old_confirmed_at is not null, new_confirmed_at is not null
    from accounts.email_changes where person_id = current_person() and accounts.is_open(email_changes)
  $$;

create or replace function accounts.cancel_own_email_change() returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  person constant uuid := current_person();
begin
  delete from accounts.email_changes where person_id = person and completed_at is null;
  if not found then return false; end if;
  perform accounts.record_event(person, 'email change cancelled', person);
  return true;
end $$;

-- Changes nothing, because mail scanners open links. Returns the person's name only for the link to the old address.
create or replace function accounts.find_email_link(presented_token_hash bytea)
  returns table (sent_to text, new_email text, full_name text, is_confirmed boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select 'old', email_changes.new_email, profiles.full_name, old_confirmed_at is not null
    from accounts.email_changes join profiles on profiles.id = person_id
    where old_token_hash = presented_token_hash and accounts.is_open(email_changes) and suspended_at is null
    union all
    select 'new', email_changes.new_email, null, new_confirmed_at is not null
    from accounts.email_changes join profiles on profiles.id = person_id
    where new_token_hash = presented_token_hash and accounts.is_open(email_changes) and suspended_at is null
  $$;

-- Locks in the order of `request_email_change`, to avoid deadlocks. Returns no row for an invalid link.
create or replace function accounts.lock_email_link(presented_token_hash bytea) returns setof accounts.email_changes
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  person constant uuid := (select person_id from accounts.email_changes
    where presented_token_hash in (old_token_hash, new_token_hash));
begin
  perform from profiles where id = person and suspended_at is null for update;
  if not found then return; end if;
  return query select * from accounts.email_changes
    where presented_token_hash in (old_token_hash, new_token_hash) and accounts.is_open(email_changes) for update;
end $$;

-- Returns `confirmed` for one address, `changed` for both, or `invalid`, also if another account has the address by now.
create or replace function accounts.confirm_email_link(presented_token_hash bytea) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  change accounts.email_changes;
begin
  select * into change from accounts.lock_email_link(presented_token_hash);
  if not found then return 'invalid'; end if;
  update accounts.email_changes set
      old_confirmed_at = case when old_token_hash = presented_token_hash then coalesce(old_confirmed_at, now()) else old_confirmed_at end,
      new_confirmed_at = case when new_token_hash = presented_token_hash then coalesce(new_confirmed_at, now()) else new_confirmed_at end
    where id = change.id returning * into change;
  if change.old_confirmed_at is null or change.new_confirmed_at is null then return 'confirmed'; end if;
  begin
    update profiles set email = change.new_email where id = change.person_id;
  exception when unique_violation then
    delete from accounts.email_changes where id = change.id;
    return 'invalid';
  end;
  update accounts.email_changes set completed_at = now() where id = change.id;
  delete from accounts.password_links where person_id = change.person_id; -- were sent to the old address
  perform accounts.record_event(change.person_id, 'email changed', change.person_id);
  perform notify_instances('person:' || change.person_id);
  perform graphile_worker.add_job('send-email-change', json_build_object('changeId', change.id));
  return 'changed';
end $$;

-- A link to the old address also ends all sessions: its owner did not request the change. Returns false for an invalid link.
create or replace function accounts.reject_email_change(presented_token_hash bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  change accounts.email_changes;
begin
  select * into change from accounts.lock_email_link(presented_token_hash);
  if not found then return false; end if;
  delete from accounts.email_changes where id = change.id;
  perform accounts.record_event(null, 'email change cancelled', change.person_id);
  if change.old_token_hash = presented_token_hash then
    perform accounts.revoke_sessions(null, change.person_id, 'email change refused');
  end if;
  return true;
end $$;

grant execute on function
  accounts.request_email_change, accounts.own_email_change, accounts.cancel_own_email_change,
  accounts.find_email_link, accounts.confirm_email_link, accounts.reject_email_change
  to app_user;
