-- Password changes, replacement and renewal of temporary passwords. @see R6, R7, R8, PD-34

-- Counts attempts per session, so that others cannot lock it. Returns no row if the session has ended. @see R6
create or replace function accounts.begin_password_change(
  presented_token_hash bytea, from_network text, decoy_parameters text
)
  returns table (retry_after_seconds int, attempt bigint, hash_settings text)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  address text := (
    select email from accounts.sessions join profiles on profiles.id = person_id
    where token_hash = presented_token_hash and accounts.is_live(sessions));
  free_at timestamptz;
  attempt_id bigint;
begin
  if address is null then return; end if;
  perform accounts.lock_address(address);
  free_at := accounts.browser_blocked_until(accounts.address_digest(address), presented_token_hash);
  if free_at is not null then
    return query select accounts.seconds_until(free_at), null::bigint, null::text;
    return;
  end if;
  insert into accounts.sign_in_attempts (address_digest, network, trusted_by)
    values (accounts.address_digest(address), from_network, presented_token_hash) returning id into attempt_id;
  return query select 0, attempt_id, accounts.hash_settings(address, decoy_parameters);
end $$;

-- Ends all sessions, opens a new one and forgets other browsers. Returns false if the proof is no longer valid. @see R6, R7,
-- R8
create or replace function accounts.change_password(
  presented_token_hash bytea, attempt bigint, presented_hash text, new_password_hash text, new_token_hash bytea,
  new_device_hash bytea, old_device_hash bytea
) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  holder uuid := (
    select person_id from accounts.sessions where token_hash = presented_token_hash and accounts.is_live(sessions));
begin
  if holder is distinct from current_person() or not accounts.lock_active(holder) then return false; end if;
  if not accounts.consume_attempt(attempt, (select email from profiles where id = holder)) then return false; end if;
  update accounts.people set password_hash = new_password_hash, temporary_password_expires_at = null
    where id = holder and accounts.is_hash_of(presented_hash, password_hash);
  if not found then
    perform accounts.record_failure(attempt, holder, 'wrong password');
    return false;
  end if;
  perform accounts.finish_password_change(holder, attempt, new_token_hash, new_device_hash, old_device_hash);
  return true;
end $$;

create or replace function accounts.finish_password_change(
  holder uuid, attempt bigint, new_token_hash bytea, new_device_hash bytea, old_device_hash bytea
) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform accounts.reset_attempts(attempt);
  perform accounts.record_event(holder, 'password changed', holder);
  perform accounts.revoke_sessions(holder, holder, 'password changed');
  insert into accounts.sessions (token_hash, person_id) values (new_token_hash, holder);
  perform accounts.trust_device(holder, old_device_hash, new_device_hash);
  delete from accounts.devices where person_id = holder and token_hash <> new_device_hash;
  delete from accounts.password_links where person_id = holder;
  perform accounts.queue_credential_mail(holder, 'changed');
end $$;

-- Setting a temporary password ends all sessions, so a live session was opened with the current one. @see R7
create or replace function accounts.is_temporary_password_recent(presented_token_hash bytea) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from accounts.sessions join accounts.people on people.id = sessions.person_id
      where token_hash = presented_token_hash and accounts.is_live(sessions)
        and sessions.created_at > now() - interval '10 minutes' and temporary_password_expires_at is not null)
  $$;

-- The session is the proof. `presented_hash`: the new password hashed with the old salt, because the passwords must differ.
-- Returns `changed`, `unchanged`, or `refused` if the session was not opened recently with the temporary password. @see R6,
-- R7, R8
create or replace function accounts.replace_temporary_password(
  presented_token_hash bytea, attempt bigint, presented_hash text, new_password_hash text, new_token_hash bytea,
  new_device_hash bytea, old_device_hash bytea
) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  holder uuid := (select person_id from accounts.sessions where token_hash = presented_token_hash);
  stored_hash text;
begin
  if holder is distinct from current_person() or not accounts.lock_active(holder) then return 'refused'; end if;
  -- Concurrent changes of the temporary password wait for this lock, or have already ended this session.
  select password_hash into stored_hash from accounts.people where id = holder for update;
  if not accounts.is_temporary_password_recent(presented_token_hash) then return 'refused'; end if;
  if not accounts.consume_attempt(attempt, (select email from profiles where id = holder)) then return 'refused'; end if;
  if accounts.is_hash_of(presented_hash, stored_hash) then return 'unchanged'; end if;
  update accounts.people set password_hash = new_password_hash, temporary_password_expires_at = null where id = holder;
  perform accounts.finish_password_change(holder, attempt, new_token_hash, new_device_hash, old_device_hash);
  return 'changed';
end $$;

-- Whether the proof of an expired temporary password is valid; checked before a new password is hashed. @see PD-34
create or replace function accounts.can_renew(presented_proof_hash bytea) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from accounts.password_renewals join profiles on profiles.id = person_id
      where proof_hash = presented_proof_hash and password_renewals.created_at > now() - interval '15 minutes'
        and suspended_at is null)
  $$;

-- Returns false if the proof was used, is too old, or the password has changed since. @see R7, PD-34
create or replace function accounts.renew_temporary_password(
  presented_proof_hash bytea, new_password_hash text, temporary_until timestamptz, mail_id uuid, sealed_password bytea
) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  person uuid;
begin
  if not accounts.can_renew(presented_proof_hash) then return false; end if;
  delete from accounts.password_renewals where proof_hash = presented_proof_hash returning person_id into person;
  if not accounts.lock_active(person) then return false; end if;
  update accounts.people set password_hash = new_password_hash, temporary_password_expires_at = temporary_until
    where id = person and temporary_password_expires_at <= now();
  if not found then return false; end if;
  delete from accounts.password_links where person_id = person;
  perform accounts.record_event(person, 'temporary password requested', person);
  perform accounts.revoke_sessions(person, person, 'temporary password set');
  insert into mails (id, person_id, template, sealed_secret) values (mail_id, person, 'invitation', sealed_password);
  perform add_job('send-mail', json_build_object('mailId', mail_id));
  return true;
end $$;

grant execute on function
  accounts.begin_password_change, accounts.change_password, accounts.is_temporary_password_recent,
  accounts.replace_temporary_password, accounts.can_renew, accounts.renew_temporary_password
  to app_user;
