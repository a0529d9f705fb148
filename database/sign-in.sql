-- Signing in and changing a password: hashes are compared here and never returned, every comparison costs a counted attempt.
-- Applied again whenever this file changes. @see R5, R6, R7, decisions 34, 37

drop function if exists accounts.begin_sign_in(text, text); -- earlier shapes
drop function if exists accounts.open_session(uuid, text, bytea, bytea, text, text);
drop function if exists accounts.change_password(bytea, text, text, bytea, text);
drop function if exists accounts.forgive_attempts(text, text);

create or replace function accounts.address_digest(address text) returns bytea
  language sql immutable
  return sha256(convert_to(lower(address), 'UTF8'));

-- Parameters and salt of an account's hash (`$argon2id$v=19$m=…,t=…,p=…$<salt>`). Unknown addresses get a salt that is
-- derived from the address, so it stays the same and cannot be told from a real one. @see R6
create or replace function accounts.hash_settings(address text, decoy_parameters text) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select coalesce(
      (select substring(password_hash from '^(\$argon2[id]{1,2}\$v=\d+\$m=\d+,t=\d+,p=\d+\$[A-Za-z0-9+/]+)\$')
        from accounts.people join profiles on profiles.id = people.id where email = lower(address)),
      (select decoy_parameters || rtrim(encode(substr(sha256(value || sha256(value || accounts.address_digest(address))), 1, 16), 'base64'), '=')
        from accounts.secrets where name = 'decoy salts')
    )
  $$;

create or replace function accounts.is_hash_of(presented text, stored text) returns boolean
  language sql immutable
  return sha256(convert_to(presented, 'UTF8')) = sha256(convert_to(stored, 'UTF8'));

-- Whether the person with this address has signed in from the browser with this device cookie. @see decisions 37
create or replace function accounts.is_known_device(address text, device_hash bytea) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from accounts.devices join profiles on profiles.id = person_id
      where token_hash = device_hash and email = lower(address)
        and last_used_at > now() - interval '1 year' and suspended_at is null)
  $$;

-- When a browser with a counter of its own may try again: 5 failures in 15 minutes; null: now.
create or replace function accounts.browser_blocked_until(digest bytea, browser bytea) returns timestamptz
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select attempted_at + interval '15 minutes' from accounts.sign_in_attempts
    where trusted_by = browser and address_digest = digest and attempted_at > now() - interval '15 minutes'
    order by attempted_at desc offset 4 limit 1
  $$;

-- The limits for browsers that are not known: which one is reached, and until when.
create or replace function accounts.reached_limit(digest bytea, from_network text)
  returns table (name text, blocked_until timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select limits.name, limits.blocked_until from (
      (select 'address and network' as name, attempted_at + interval '15 minutes' as blocked_until
        from accounts.sign_in_attempts
        where trusted_by is null and address_digest = digest and network = from_network
          and attempted_at > now() - interval '15 minutes'
        order by attempted_at desc offset 4 limit 1)
      union all
      (select 'address', attempted_at + interval '1 hour' from accounts.sign_in_attempts
        where trusted_by is null and address_digest = digest and attempted_at > now() - interval '1 hour'
        order by attempted_at desc offset 19 limit 1)
      union all
      (select 'network', attempted_at + interval '15 minutes' from accounts.sign_in_attempts
        where trusted_by is null and network = from_network and attempted_at > now() - interval '15 minutes'
        order by attempted_at desc offset 49 limit 1)
    ) as limits
    order by limits.blocked_until desc limit 1
  $$;

-- Counts an attempt before anything is compared, so that a hundred at once are a hundred. Returns the attempt and what the
-- password is to be hashed with, or how long to wait. @see R6, decisions 37
create or replace function accounts.begin_sign_in(address text, from_network text, device_hash bytea, decoy_parameters text)
  returns table (retry_after_seconds int, reached text, attempt bigint, hash_settings text)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  digest bytea := accounts.address_digest(address);
  browser bytea;
  limited record;
  attempt_id bigint;
begin
  -- always the network first, so that two never wait for each other
  perform pg_advisory_xact_lock(hashtextextended(from_network, 8));
  perform accounts.lock_address(address);
  if accounts.is_known_device(address, device_hash) and accounts.browser_blocked_until(digest, device_hash) is null then
    browser := device_hash;
  else
    select * into limited from accounts.reached_limit(digest, from_network);
    if found then
      return query select accounts.seconds_until(limited.blocked_until), limited.name, null::bigint, null::text;
      return;
    end if;
  end if;
  insert into accounts.sign_in_attempts (address_digest, network, trusted_by) values (digest, from_network, browser)
    returning id into attempt_id;
  return query select 0, null::text, attempt_id, accounts.hash_settings(address, decoy_parameters);
end $$;

create or replace function accounts.lock_address(address text) returns void
  language sql
  return pg_advisory_xact_lock(hashtextextended(encode(accounts.address_digest(address), 'hex'), 6));

create or replace function accounts.seconds_until(moment timestamptz) returns int
  language sql stable
  return greatest(1, ceil(extract(epoch from moment - now()))::int);

-- An attempt pays for one comparison: without a counted attempt there is none. @see R6
create or replace function accounts.spend_attempt(attempt bigint, address text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  update accounts.sign_in_attempts set compared = true
    where id = attempt and not compared and address_digest = accounts.address_digest(address)
      and attempted_at > now() - interval '5 minutes';
  return found;
end $$;

-- After the right password: what failed in this browser, or in this network, no longer counts.
create or replace function accounts.forgive_attempts(attempt bigint) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from accounts.sign_in_attempts as failed using accounts.sign_in_attempts as this
    where this.id = attempt and failed.address_digest = this.address_digest
      and case when this.trusted_by is null then failed.trusted_by is null and failed.network = this.network
        else failed.trusted_by = this.trusted_by end
  $$;

-- Records a refused attempt of a known person, once in 15 minutes; and, when unknown browsers have locked the account, that
-- too, with a mail to the person: once per lockout, at most three a day. @see R6, decisions 37
create or replace function accounts.record_failure(attempt bigint, person uuid, from_network text, reason text) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  failed record;
  mail_id uuid := gen_random_uuid();
begin
  perform accounts.lock_address((select email from profiles where id = person));
  if not accounts.has_event(person, 'sign-in failed', '15 minutes') then
    perform accounts.record_event(null, 'sign-in failed', person,
      json_build_object('reason', reason, 'network', from_network)::jsonb);
  end if;
  if (select trusted_by from accounts.sign_in_attempts where id = attempt) is not null then return; end if;
  select count(*) as attempts, count(distinct network) as networks into failed from accounts.sign_in_attempts
    where address_digest = (select address_digest from accounts.sign_in_attempts where id = attempt)
      and trusted_by is null and attempted_at > now() - interval '1 hour';
  if failed.attempts < 20 or accounts.has_event(person, 'sign-in locked', '1 hour') then return; end if;
  perform accounts.record_event(null, 'sign-in locked', person,
    json_build_object('attempts', failed.attempts, 'networks', failed.networks)::jsonb);
  if (select count(*) from mails where person_id = person and template = 'sign-in-locked'
      and created_at > now() - interval '1 day') < 3
    and exists (select from profiles where id = person and suspended_at is null) then
    insert into mails (id, person_id, template) values (mail_id, person, 'sign-in-locked');
    perform add_job('send-mail', json_build_object('mailId', mail_id));
  end if;
end $$;

create or replace function accounts.has_event(person uuid, wanted text, within interval) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from audit_log
      where subject_id = person and act = wanted and happened_at > now() - within)
  $$;

-- The browser gets a new device cookie, which also stands for the other people who use it; 20 browsers a person.
create or replace function accounts.trust_device(person uuid, old_hash bytea, new_hash bytea) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update accounts.devices set token_hash = new_hash where token_hash = old_hash;
    insert into accounts.devices (token_hash, person_id) values (new_hash, person)
      on conflict (token_hash, person_id) do update set last_used_at = now();
    delete from accounts.devices where person_id = person and token_hash not in (
      select token_hash from accounts.devices where person_id = person order by last_used_at desc limit 20);
  $$;

-- At most 20 sessions a person: a new one ends the oldest. @see decisions 36
create or replace function accounts.cap_sessions(person uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  ended int;
begin
  delete from accounts.sessions where id in (
    select id from accounts.sessions where person_id = person order by created_at desc, id offset 20);
  get diagnostics ended = row_count;
  if ended > 0 then
    perform accounts.record_event(null, 'session revoked', person,
      json_build_object('reason', 'too many sessions', 'sessions', ended)::jsonb);
  end if;
end $$;

-- Opens a session and ends the browser's old one if the hash is the stored one: `opened`. Else `refused`; or, which only
-- the right hash learns, `suspended` or `expired` (of a temporary password, for which the proof then asks for a new one).
-- @see R5, R7, decisions 34
create or replace function accounts.open_session(
  attempt bigint, address text, presented_hash text, new_token_hash bytea, old_token_hash bytea,
  new_device_hash bytea, old_device_hash bytea, new_proof_hash bytea
) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  person uuid;
  is_suspended boolean;
  account accounts.people;
  from_network text := (select network from accounts.sign_in_attempts where id = attempt);
begin
  if not accounts.spend_attempt(attempt, address) then return 'refused'; end if;
  -- suspending the account and changing its role wait for the end of this transaction, and then find the session
  select id, suspended_at is not null into person, is_suspended from profiles where email = lower(address) for share;
  select * into account from accounts.people where id = person for update;
  if accounts.is_hash_of(presented_hash, account.password_hash) is not true then
    if person is not null then perform accounts.record_failure(attempt, person, from_network, 'wrong password'); end if;
    return 'refused';
  elsif is_suspended then
    perform accounts.record_failure(attempt, person, from_network, 'account suspended');
    return 'suspended';
  elsif account.temporary_password_expires_at <= now() then
    perform accounts.record_failure(attempt, person, from_network, 'temporary password expired');
    insert into accounts.password_renewals (person_id, proof_hash) values (person, new_proof_hash)
      on conflict (person_id) do update set proof_hash = new_proof_hash, created_at = now();
    return 'expired';
  end if;
  update accounts.people set last_sign_in_at = now() where id = person;
  delete from accounts.sessions where token_hash = old_token_hash;
  insert into accounts.sessions (token_hash, person_id) values (new_token_hash, person);
  perform accounts.cap_sessions(person);
  perform accounts.trust_device(person, old_device_hash, new_device_hash);
  perform accounts.forgive_attempts(attempt);
  perform accounts.record_event(person, 'signed in', person, json_build_object('network', from_network)::jsonb);
  return 'opened';
end $$;

-- Replaces the hash of whoever holds this session by one with better parameters, given the right old one. @see R5
create or replace function accounts.improve_hash(presented_token_hash bytea, presented_hash text, better_hash text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update accounts.people set password_hash = better_hash
    where accounts.is_hash_of(presented_hash, password_hash) and id = (
      select person_id from accounts.sessions where token_hash = presented_token_hash and accounts.is_live(sessions))
  $$;

-- The same as `begin_sign_in` for a change of password: attempts are counted by session, so that nobody else's count.
-- No row: the session has ended. @see R6
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

-- Changes the password of whoever holds this session and proved the old one; ends every session of theirs, opens one for the
-- browser that asked, and forgets the other browsers. False: the proof no longer holds. @see R6, R7, R8
create or replace function accounts.change_password(
  presented_token_hash bytea, attempt bigint, presented_hash text, new_password_hash text, new_token_hash bytea,
  new_device_hash bytea, old_device_hash bytea
) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  holder uuid := (
    select person_id from accounts.sessions where token_hash = presented_token_hash and accounts.is_live(sessions));
  from_network text := (select network from accounts.sign_in_attempts where id = attempt);
begin
  if holder is distinct from current_person() or not accounts.hold_active(holder) then return false; end if;
  if not accounts.spend_attempt(attempt, (select email from profiles where id = holder)) then return false; end if;
  update accounts.people set password_hash = new_password_hash, temporary_password_expires_at = null
    where id = holder and accounts.is_hash_of(presented_hash, password_hash);
  if not found then
    perform accounts.record_failure(attempt, holder, from_network, 'wrong password');
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
  perform accounts.forgive_attempts(attempt);
  perform accounts.record_event(holder, 'password changed', holder);
  perform accounts.revoke_sessions(holder, holder, 'password changed');
  insert into accounts.sessions (token_hash, person_id) values (new_token_hash, holder);
  perform accounts.trust_device(holder, old_device_hash, new_device_hash);
  delete from accounts.devices where person_id = holder and token_hash <> new_device_hash;
end $$;

-- Whether this session was opened in the last 10 minutes with the temporary password that is still to be replaced: setting
-- a temporary password ends all sessions, so the sign-in was with the present one. @see R7
create or replace function accounts.has_just_proved_temporary(presented_token_hash bytea) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from accounts.sessions join accounts.people on people.id = sessions.person_id
      where token_hash = presented_token_hash and accounts.is_live(sessions)
        and sessions.created_at > now() - interval '10 minutes' and temporary_password_expires_at is not null)
  $$;

-- Replaces a temporary password without asking for it again: the session proves that it was typed a moment ago.
-- `presented_hash` is the new password hashed with the old one's salt: the two must differ. Returns `changed`,
-- `unchanged`, or `refused` where the session proves nothing any more. @see R6, R7, R8
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
  if holder is distinct from current_person() or not accounts.hold_active(holder) then return 'refused'; end if;
  -- whoever sets another temporary password waits, or has ended this session
  select password_hash into stored_hash from accounts.people where id = holder for update;
  if not accounts.has_just_proved_temporary(presented_token_hash) then return 'refused'; end if;
  if not accounts.spend_attempt(attempt, (select email from profiles where id = holder)) then return 'refused'; end if;
  if accounts.is_hash_of(presented_hash, stored_hash) then return 'unchanged'; end if;
  update accounts.people set password_hash = new_password_hash, temporary_password_expires_at = null where id = holder;
  perform accounts.finish_password_change(holder, attempt, new_token_hash, new_device_hash, old_device_hash);
  return 'changed';
end $$;

-- Whether a proof can still be used: asked before a new password is hashed. @see decisions 34
create or replace function accounts.can_renew(presented_proof_hash bytea) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from accounts.password_renewals join profiles on profiles.id = person_id
      where proof_hash = presented_proof_hash and password_renewals.created_at > now() - interval '15 minutes'
        and suspended_at is null)
  $$;

-- Sets a new temporary password for whoever proved the expired one, and queues the mail with it. False: the proof was used,
-- is too old, or the password has been changed since. @see R7, decisions 34
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
  if not accounts.hold_active(person) then return false; end if;
  update accounts.people set password_hash = new_password_hash, temporary_password_expires_at = temporary_until
    where id = person and temporary_password_expires_at <= now();
  if not found then return false; end if;
  perform accounts.record_event(person, 'temporary password requested', person);
  perform accounts.revoke_sessions(person, person, 'temporary password set');
  insert into mails (id, person_id, template, sealed_secret) values (mail_id, person, 'invitation', sealed_password);
  perform add_job('send-mail', json_build_object('mailId', mail_id));
  return true;
end $$;

-- Records that somebody signed in was refused: five times in 15 minutes. @see R12
create or replace function accounts.record_denied_access(denied_path text, denied_method text, from_network text) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  person constant uuid := current_person();
begin
  if person is null or (select count(*) from audit_log where subject_id = person and act = 'access denied'
    and happened_at > now() - interval '15 minutes') >= 5 then return; end if;
  perform accounts.record_event(person, 'access denied', person,
    json_build_object('path', left(denied_path, 200), 'method', left(denied_method, 20), 'network', left(from_network, 64))::jsonb);
end $$;

-- The language of a mail's receiver, null where none was chosen. @see decisions 37
create or replace function accounts.mail_language(mail_id uuid) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select people.language from mails join accounts.people on people.id = mails.person_id
    where mails.id = mail_id and current_job() = 'send-mail'
  $$;

-- PostgreSQL lets everybody call a new function.
revoke execute on all functions in schema accounts from public;
grant execute on function
  accounts.begin_sign_in, accounts.open_session, accounts.improve_hash, accounts.begin_password_change,
  accounts.change_password, accounts.has_just_proved_temporary, accounts.replace_temporary_password, accounts.can_renew, accounts.record_denied_access, accounts.renew_temporary_password, accounts.mail_language
  to app_user;
