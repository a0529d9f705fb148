-- Hashes are compared here and never returned; every comparison requires a counted attempt. @see R5, R6, R7, PD-34, PD-37

-- Returns `$argon2id$v=19$m=…,t=…,p=…$<salt>`. An unknown address gets a stable salt, derived from the address. @see R6
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

-- Counts before any comparison, so that concurrent attempts count. Returns the attempt or the time to wait. @see R6, PD-37
create or replace function accounts.count_attempt(address text, from_network text, device_hash bytea)
  returns table (retry_after_seconds int, reached text, attempt bigint)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  digest bytea := accounts.address_digest(address);
  browser bytea;
  limited record;
  attempt_id bigint;
begin
  -- Always the network first, to avoid deadlocks.
  perform pg_advisory_xact_lock(hashtextextended(from_network, 8));
  perform accounts.lock_address(address);
  if accounts.is_known_device(address, device_hash) and accounts.browser_blocked_until(digest, device_hash) is null then
    browser := device_hash;
  else
    select * into limited from accounts.reached_limit(digest, from_network);
    if found then
      return query select accounts.seconds_until(limited.blocked_until), limited.name, null::bigint;
      return;
    end if;
  end if;
  insert into accounts.sign_in_attempts (address_digest, network, trusted_by) values (digest, from_network, browser)
    returning id into attempt_id;
  return query select 0, null::text, attempt_id;
end $$;

-- Counts the attempt and returns the hash settings. @see R6, PD-37
create or replace function accounts.begin_sign_in(address text, from_network text, device_hash bytea, decoy_parameters text)
  returns table (retry_after_seconds int, reached text, attempt bigint, hash_settings text)
  language sql security definer set search_path = public, pg_temp
  as $$
    select counted.*, case when counted.attempt is not null then accounts.hash_settings(address, decoy_parameters) end
    from accounts.count_attempt(address, from_network, device_hash) as counted
  $$;

-- At most 20 sessions per person: a new one ends the oldest. @see PD-36
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

-- Returns `opened`, `second factor` (the token is that of a waiting sign-in), or `refused` for a wrong hash. Returns
-- `suspended` or `expired` (the proof allows requesting a new temporary password) only for the correct hash. @see R5, R7,
-- PD-34
create or replace function accounts.open_session(
  attempt bigint, address text, presented_hash text, new_token_hash bytea, old_token_hash bytea,
  new_device_hash bytea, old_device_hash bytea, new_proof_hash bytea
) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  person uuid;
  stored_hash text;
  obstacle text;
begin
  if not accounts.consume_attempt(attempt, address) then return 'refused'; end if;
  -- Transactions that suspend the account or change its role wait for this one and then end the session.
  select id into person from profiles where email = lower(address) for share;
  select password_hash into stored_hash from accounts.people where id = person for update;
  if accounts.is_hash_of(presented_hash, stored_hash) is not true then
    if person is not null then perform accounts.record_failure(attempt, person, 'wrong password'); end if;
    return 'refused';
  end if;
  obstacle := accounts.sign_in_obstacle(attempt, person, new_proof_hash);
  if obstacle is not null then
    return obstacle;
  elsif accounts.has_second_factor(person) then
    perform accounts.await_second_factor(person, new_token_hash);
    return 'second factor';
  end if;
  perform accounts.start_session(person, attempt, new_token_hash, old_token_hash, new_device_hash, old_device_hash);
  return 'opened';
end $$;

-- Returns `suspended` or `expired`, and records it; null otherwise. The caller must have locked the account.
create or replace function accounts.sign_in_obstacle(attempt bigint, person uuid, new_proof_hash bytea) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if exists (select from profiles where id = person and suspended_at is not null) then
    perform accounts.record_failure(attempt, person, 'account suspended');
    return 'suspended';
  elsif exists (select from accounts.people where id = person and temporary_password_expires_at <= now()) then
    perform accounts.record_failure(attempt, person, 'temporary password expired');
    insert into accounts.password_renewals (person_id, proof_hash) values (person, new_proof_hash)
      on conflict (person_id) do update set proof_hash = new_proof_hash, created_at = now();
    return 'expired';
  end if;
  return null;
end $$;

create or replace function accounts.start_session(
  person uuid, attempt bigint, new_token_hash bytea, old_token_hash bytea, new_device_hash bytea, old_device_hash bytea
) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  from_network text := (select network from accounts.sign_in_attempts where id = attempt);
begin
  perform accounts.queue_new_device_mail(person, old_device_hash);
  update accounts.people set last_sign_in_at = now() where id = person;
  delete from accounts.pending_sign_ins where person_id = person;
  delete from accounts.sessions where token_hash = old_token_hash;
  insert into accounts.sessions (token_hash, person_id) values (new_token_hash, person);
  perform accounts.cap_sessions(person);
  perform accounts.trust_device(person, old_device_hash, new_device_hash);
  perform accounts.reset_attempts(attempt);
  perform accounts.record_event(person, 'signed in', person, json_build_object('network', from_network)::jsonb);
end $$;

-- Takes the token of a session or of a waiting sign-in, and the correct old hash. @see R5
create or replace function accounts.rehash_password(presented_token_hash bytea, presented_hash text, better_hash text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update accounts.people set password_hash = better_hash
    where accounts.is_hash_of(presented_hash, password_hash) and id = (
      select person_id from accounts.sessions where token_hash = presented_token_hash and accounts.is_live(sessions)
      union select person_id from accounts.pending_sign_ins where token_hash = presented_token_hash)
  $$;

grant execute on function
  accounts.begin_sign_in, accounts.open_session, accounts.rehash_password
  to app_user;
