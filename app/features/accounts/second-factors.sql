-- Authenticator apps and recovery codes. The web role cannot open a session for a person with a second factor: codes are
-- compared here, and for other factors the application signs an identity (`identity.sql`). @see R5, R6, R7, ADR-25

create or replace function accounts.has_second_factor(person uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from authenticators where id = person)
      or exists (select from accounts.passkeys where person_id = person)
  $$;

-- Stores a waiting sign-in, which ends after ten minutes or five codes. A person has at most five of them at a time.
create or replace function accounts.await_second_factor(person uuid, new_token_hash bytea) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into accounts.pending_sign_ins (token_hash, person_id) values (new_token_hash, person);
    delete from accounts.pending_sign_ins where id in (
      select id from accounts.pending_sign_ins where person_id = person order by created_at desc, id offset 5);
  $$;

create or replace function accounts.is_waiting(pending accounts.pending_sign_ins) returns boolean
  language sql stable
  return pending.created_at > now() - interval '10 minutes' and pending.attempts < 5;

-- Returns no row if the sign-in has ended.
create or replace function accounts.find_pending_sign_in(presented_token_hash bytea)
  returns table (has_authenticator boolean, has_passkey boolean, language text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from authenticators where authenticators.id = pending_sign_ins.person_id),
      exists (select from accounts.passkeys where passkeys.person_id = pending_sign_ins.person_id),
      (select people.language from accounts.people where people.id = pending_sign_ins.person_id)
    from accounts.pending_sign_ins join profiles on profiles.id = person_id
    where token_hash = presented_token_hash and accounts.is_waiting(pending_sign_ins) and suspended_at is null
  $$;

-- Counts the attempt first. Returns the encrypted secret of the app, or the seconds to wait; no row if the sign-in has ended.
-- @see R6
create or replace function accounts.begin_second_step(presented_token_hash bytea, from_network text, device_hash bytea)
  returns table (
    retry_after_seconds int, reached text, attempt bigint, pending_id uuid, holder uuid, sealed_secret bytea
  )
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  pending accounts.pending_sign_ins;
  counted record;
begin
  select * into pending from accounts.pending_sign_ins
    where token_hash = presented_token_hash and accounts.is_waiting(pending_sign_ins);
  if not found then return; end if;
  select * into counted
    from accounts.count_attempt((select email from profiles where id = pending.person_id), from_network, device_hash);
  if counted.attempt is not null then
    update accounts.pending_sign_ins set attempts = attempts + 1
      where id = pending.id and accounts.is_waiting(pending_sign_ins);
    if not found then return; end if;
  end if;
  return query select counted.retry_after_seconds, counted.reached, counted.attempt, pending.id, pending.person_id,
    (select authenticators.sealed_secret from authenticators where id = pending.person_id);
end $$;

-- Takes the checked time step of a code or passkey, or the hash of a recovery code. Otherwise, or for a used code, records the
-- failure and returns false. @see R5, R6
create or replace function accounts.finish_second_step(
  presented_token_hash bytea, attempt bigint, checked_step bigint, recovery_hash bytea, new_token_hash bytea,
  old_token_hash bytea, new_device_hash bytea, old_device_hash bytea, checked_passkey uuid default null,
  new_counter bigint default null
) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  pending accounts.pending_sign_ins;
  person uuid := (select person_id from accounts.pending_sign_ins where token_hash = presented_token_hash);
  address text := (select email from profiles where id = person);
begin
  -- Locks in the order of the functions that end waiting sign-ins, to avoid deadlocks.
  if person is null or not accounts.lock_active(person) then return false; end if;
  perform from accounts.people where id = person for update;
  perform accounts.lock_address(address);
  select * into pending from accounts.pending_sign_ins
    where token_hash = presented_token_hash and created_at > now() - interval '10 minutes' for update;
  if not found or not accounts.consume_attempt(attempt, address) then return false; end if;
  if not (accounts.accept_step(pending, checked_step) or accounts.accept_recovery_code(person, recovery_hash)
    or accounts.accept_passkey(pending, checked_passkey, new_counter)) then
    perform accounts.record_failure(attempt, person,
      case when checked_passkey is null then 'wrong code' else 'counter of the passkey' end);
    return false;
  end if;
  perform accounts.start_session(person, attempt, new_token_hash, old_token_hash, new_device_hash, old_device_hash);
  return true;
end $$;

-- True if the application runs as the job that it signs after checking a factor. The web role cannot sign this identity.
create or replace function accounts.is_second_step_checked(pending uuid) returns boolean
  language sql stable
  return coalesce(current_job() = 'second-step-' || pending, false);

create or replace function accounts.accept_step(pending accounts.pending_sign_ins, checked_step bigint) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if checked_step is null or not accounts.is_second_step_checked(pending.id) then return false; end if;
  update authenticators set last_step = checked_step where id = pending.person_id and last_step < checked_step;
  return found;
end $$;

create or replace function accounts.accept_recovery_code(person uuid, presented_hash bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  delete from accounts.recovery_codes where person_id = person and code_hash = presented_hash;
  if not found then return false; end if;
  perform accounts.record_event(person, 'recovery code used', person);
  perform accounts.queue_credential_mail(person, 'recovery-code-used');
  return true;
end $$;

-- The caller, if they entered the password of the session recently; otherwise null.
create or replace function accounts.caller_with_recent_password(presented_token_hash bytea) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select current_person() where accounts.has_recent_password(presented_token_hash) $$;

create or replace function accounts.own_second_factors()
  returns table (authenticator_since timestamptz, recovery_codes_left int)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select (select created_at from authenticators where id = current_person()),
      (select count(*)::int from accounts.recovery_codes where person_id = current_person())
    where current_person() is not null
  $$;

create or replace function accounts.is_open(setup authenticator_setups) returns boolean
  language sql stable
  return setup.created_at > now() - interval '1 hour';

-- The encrypted secret of an app to be added: for an hour the same in every tab of the session, then the given one. No row
-- without a recent password or with an app.
create or replace function accounts.begin_authenticator(presented_token_hash bytea, new_id uuid, new_sealed_secret bytea)
  returns table (setup uuid, sealed_secret bytea)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  holder uuid := accounts.caller_with_recent_password(presented_token_hash);
begin
  if holder is null or exists (select from authenticators where id = holder) then return; end if;
  insert into authenticator_setups (id, session_hash, sealed_secret)
    values (new_id, presented_token_hash, new_sealed_secret)
    on conflict (session_hash) do update
      set id = excluded.id, sealed_secret = excluded.sealed_secret, created_at = now()
      where not accounts.is_open(authenticator_setups);
  return query select authenticator_setups.id, authenticator_setups.sealed_secret from authenticator_setups
    where session_hash = presented_token_hash;
end $$;

create or replace function accounts.find_authenticator_setup(presented_token_hash bytea)
  returns table (setup uuid, sealed_secret bytea)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select authenticator_setups.id, authenticator_setups.sealed_secret from authenticator_setups
    where session_hash = presented_token_hash and accounts.is_open(authenticator_setups)
      and accounts.caller_with_recent_password(presented_token_hash) is not null
  $$;

-- Returns `refused` without a recent password or a secret of the session, or with an app; `added`, or `added with codes` if
-- there were no codes.
create or replace function accounts.add_authenticator(
  presented_token_hash bytea, setup uuid, new_sealed_secret bytea, checked_step bigint, code_hashes bytea[]
) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  holder uuid := accounts.caller_with_recent_password(presented_token_hash);
  has_new_codes boolean;
begin
  if holder is null or not accounts.lock_active(holder) then return 'refused'; end if;
  perform from accounts.people where id = holder for update;
  delete from authenticator_setups
    where id = setup and session_hash = presented_token_hash and accounts.is_open(authenticator_setups);
  if not found then return 'refused'; end if;
  insert into authenticators (id, sealed_secret, last_step) values (holder, new_sealed_secret, checked_step)
    on conflict do nothing;
  if not found then return 'refused'; end if;
  has_new_codes := accounts.add_missing_codes(holder, code_hashes);
  perform accounts.record_event(holder, 'authenticator app added', holder);
  perform accounts.end_sessions_except(presented_token_hash, holder, 'second factor changed');
  perform accounts.queue_credential_mail(holder, 'authenticator-added');
  return case when has_new_codes then 'added with codes' else 'added' end;
end $$;

create or replace function accounts.remove_authenticator(presented_token_hash bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  holder uuid := accounts.caller_with_recent_password(presented_token_hash);
begin
  delete from authenticators where id = holder;
  if not found then return false; end if;
  perform accounts.drop_useless_codes(holder);
  perform accounts.record_event(holder, 'authenticator app removed', holder);
  perform accounts.end_sessions_except(presented_token_hash, holder, 'second factor changed');
  perform accounts.queue_credential_mail(holder, 'authenticator-removed');
  return true;
end $$;

-- Returns false without a recent password or a second factor.
create or replace function accounts.replace_recovery_codes(presented_token_hash bytea, code_hashes bytea[]) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  holder uuid := accounts.caller_with_recent_password(presented_token_hash);
begin
  if holder is null or not accounts.has_second_factor(holder) then return false; end if;
  perform accounts.store_recovery_codes(holder, code_hashes);
  perform accounts.record_event(holder, 'recovery codes replaced', holder);
  perform accounts.queue_credential_mail(holder, 'recovery-codes-replaced');
  return true;
end $$;

create or replace function accounts.store_recovery_codes(person uuid, code_hashes bytea[]) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from accounts.recovery_codes where person_id = person;
    insert into accounts.recovery_codes (person_id, code_hash) select person, unnest(code_hashes);
  $$;

-- Adds recovery codes with the first second factor; further ones keep the existing codes. Returns whether codes were added.
create or replace function accounts.add_missing_codes(person uuid, code_hashes bytea[]) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if exists (select from accounts.recovery_codes where person_id = person) then return false; end if;
  perform accounts.store_recovery_codes(person, code_hashes);
  return true;
end $$;

create or replace function accounts.drop_useless_codes(person uuid) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from accounts.recovery_codes where person_id = person and not accounts.has_second_factor(person) $$;

-- For administrators; ends all sessions. Returns false for a person without factors, and for the caller.
create or replace function accounts.remove_second_factors(person uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform accounts.must_be_admin();
  perform accounts.require_recent_password();
  perform from accounts.people where id = person for update; -- waits for concurrent sign-ins
  if person = current_person() or not accounts.has_second_factor(person) then return false; end if;
  delete from authenticators where id = person;
  delete from accounts.passkeys where person_id = person;
  delete from accounts.recovery_codes where person_id = person;
  perform accounts.revoke_sessions(current_person(), person, 'second factors removed');
  perform accounts.queue_credential_mail(person, 'second-factors-removed');
  return true;
end $$;

grant execute on function
  accounts.find_pending_sign_in, accounts.begin_second_step, accounts.finish_second_step, accounts.own_second_factors,
  accounts.begin_authenticator, accounts.find_authenticator_setup, accounts.add_authenticator,
  accounts.remove_authenticator, accounts.replace_recovery_codes,
  accounts.remove_second_factors
  to app_user;
