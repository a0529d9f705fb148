-- The application checks signatures, and proves it by a signed identity (`second-factors.sql`). Challenges are made here, so
-- that the web role cannot replay an old signature. @see R5, R6, PD-34, docs/decisions/0025-second-factors.md

create or replace function accounts.make_challenge() returns bytea
  language sql volatile
  return uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());

-- Replaces the earlier challenge of the holder.
create or replace function accounts.store_challenge(holder bytea, new_challenge bytea, from_network text) returns bytea
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into accounts.passkey_challenges (holder_hash, challenge, network) values (holder, new_challenge, from_network)
    on conflict (holder_hash) do update set challenge = excluded.challenge, created_at = now()
    returning challenge
  $$;

-- Null if it was used or is older than five minutes.
create or replace function accounts.take_challenge(holder bytea) returns bytea
  language sql security definer set search_path = public, pg_temp
  as $$
    with taken as (delete from accounts.passkey_challenges where holder_hash = holder returning challenge, created_at)
    select challenge from taken where created_at > now() - interval '5 minutes'
  $$;

create or replace function accounts.own_passkeys()
  returns table (id uuid, name text, created_at timestamptz, last_used_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select passkeys.id, passkeys.name, passkeys.created_at, passkeys.last_used_at from accounts.passkeys
    where person_id = current_person() order by passkeys.created_at, passkeys.id
  $$;

-- Returns a challenge to add a passkey, and the caller's credentials. No row without a recent password or with ten passkeys.
create or replace function accounts.begin_passkey(presented_token_hash bytea)
  returns table (challenge bytea, credential_ids bytea[])
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  holder uuid := accounts.caller_with_recent_password(presented_token_hash);
  known bytea[] := array(select credential_id from accounts.passkeys where person_id = holder);
begin
  if holder is null or cardinality(known) >= 10 then return; end if;
  return query select accounts.store_challenge(presented_token_hash, accounts.make_challenge(), null), known;
end $$;

create or replace function accounts.take_passkey_challenge(presented_token_hash bytea) returns bytea
  language sql security definer set search_path = public, pg_temp
  as $$
    select accounts.take_challenge(presented_token_hash)
    where accounts.caller_with_recent_password(presented_token_hash) is not null
  $$;

-- `refused`: no recent password, ten passkeys, or registered before. `added with codes`: there were no recovery codes.
create or replace function accounts.add_passkey(
  presented_token_hash bytea, new_credential_id bytea, new_public_key bytea, new_counter bigint, new_transports text[],
  new_name text, code_hashes bytea[]
) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  holder uuid := accounts.caller_with_recent_password(presented_token_hash);
  has_new_codes boolean;
begin
  if holder is null or not accounts.lock_active(holder) then return 'refused'; end if;
  perform from accounts.people where id = holder for update; -- concurrent additions are counted
  if (select count(*) from accounts.passkeys where person_id = holder) >= 10 then return 'refused'; end if;
  insert into accounts.passkeys (person_id, credential_id, public_key, counter, transports, name)
    values (holder, new_credential_id, new_public_key, new_counter, new_transports, new_name)
    on conflict (credential_id) do nothing;
  if not found then return 'refused'; end if;
  has_new_codes := accounts.add_missing_codes(holder, code_hashes);
  perform accounts.record_event(holder, 'passkey added', holder);
  perform accounts.end_sessions_except(presented_token_hash, holder, 'second factor changed');
  perform accounts.queue_credential_mail(holder, 'passkey-added');
  return case when has_new_codes then 'added with codes' else 'added' end;
end $$;

create or replace function accounts.remove_passkey(presented_token_hash bytea, passkey uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  holder uuid := accounts.caller_with_recent_password(presented_token_hash);
begin
  delete from accounts.passkeys where id = passkey and person_id = holder;
  if not found then return false; end if;
  perform accounts.drop_useless_codes(holder);
  perform accounts.record_event(holder, 'passkey removed', holder);
  perform accounts.end_sessions_except(presented_token_hash, holder, 'second factor changed');
  perform accounts.queue_credential_mail(holder, 'passkey-removed');
  return true;
end $$;

-- Stores the counter of a use. Returns false if the counter has decreased, which indicates a copy of the passkey.
create or replace function accounts.use_passkey(passkey uuid, person uuid, new_counter bigint) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  update accounts.passkeys set counter = new_counter, last_used_at = now()
    where id = passkey and person_id = person and (new_counter > counter or new_counter = 0 and counter = 0);
  return found;
end $$;

-- second step ----------------------------------------------------------------------------------------------------------

-- No row without a passkey, or if the sign-in has ended.
create or replace function accounts.challenge_second_step(presented_token_hash bytea)
  returns table (challenge bytea, credential_id bytea, transports text[])
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  holder uuid := (
    select person_id from accounts.pending_sign_ins join profiles on profiles.id = person_id
    where token_hash = presented_token_hash and accounts.is_waiting(pending_sign_ins) and suspended_at is null);
begin
  if not exists (select from accounts.passkeys where person_id = holder) then return; end if;
  return query
    select issued, passkeys.credential_id, passkeys.transports
    from accounts.store_challenge(presented_token_hash, accounts.make_challenge(), null) as issued, accounts.passkeys
    where person_id = holder;
end $$;

-- Counts the attempt like a code, and consumes the challenge. Returns nulls for a passkey of another person, and for one whose
-- device names another owner; it may name none. @see R6
create or replace function accounts.begin_passkey_step(
  presented_token_hash bytea, from_network text, device_hash bytea, presented_credential_id bytea, presented_owner uuid
) returns table (
    retry_after_seconds int, reached text, attempt bigint, pending_id uuid, challenge bytea, passkey uuid,
    public_key bytea, counter bigint
  )
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  begun record;
begin
  select * into begun from accounts.begin_second_step(presented_token_hash, from_network, device_hash);
  if not found then return; end if;
  return query
    select begun.retry_after_seconds, begun.reached, begun.attempt, begun.pending_id,
      case when begun.attempt is not null then accounts.take_challenge(presented_token_hash) end,
      known.id, known.public_key, known.counter
    from (select) as one left join accounts.passkeys as known
      on known.person_id = begun.holder and known.credential_id = presented_credential_id
        and known.person_id = coalesce(presented_owner, known.person_id);
end $$;

create or replace function accounts.accept_passkey(pending accounts.pending_sign_ins, checked_passkey uuid, new_counter bigint)
  returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if checked_passkey is null or not accounts.is_second_step_checked(pending.id) then return false; end if;
  return accounts.use_passkey(checked_passkey, pending.person_id, new_counter);
end $$;

-- sign-in without a password -------------------------------------------------------------------------------------------

-- Returns a challenge for a browser, without authentication; null if the network has requested a hundred within five minutes.
-- Deletes older ones of the network.
create or replace function accounts.challenge_sign_in(browser_hash bytea, from_network text) returns bytea
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(from_network, 32));
  delete from accounts.passkey_challenges
    where network = from_network and created_at <= now() - interval '5 minutes';
  if (select count(*) from accounts.passkey_challenges where network = from_network) >= 100 then return null; end if;
  return accounts.store_challenge(browser_hash, accounts.make_challenge(), from_network);
end $$;

-- Counts the attempt like a password, and consumes the challenge of the browser. Returns nulls for an unknown passkey, and for
-- one whose device does not name its owner. @see R6
create or replace function accounts.begin_passkey_sign_in(
  browser_hash bytea, from_network text, device_hash bytea, presented_credential_id bytea, presented_owner uuid
) returns table (
    retry_after_seconds int, reached text, attempt bigint, challenge bytea, passkey uuid, public_key bytea, counter bigint
  )
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  known accounts.passkeys;
  counted record;
begin
  select * into known from accounts.passkeys where credential_id = presented_credential_id;
  select * into counted from accounts.count_attempt(
    coalesce((select email from profiles where id = known.person_id), 'passkey ' || encode(sha256(presented_credential_id), 'hex')),
    from_network, device_hash);
  return query
    select counted.retry_after_seconds, counted.reached, counted.attempt,
      case when counted.attempt is not null then accounts.take_challenge(browser_hash) end,
      named.id, named.public_key, named.counter
    from (select) as one left join accounts.passkeys as named
      on named.id = known.id and named.person_id = presented_owner;
end $$;

-- Like open_session(), for a checked signature. A passkey counts as both factors, but not as a recent password. @see PD-34
create or replace function accounts.finish_passkey_sign_in(
  attempt bigint, checked_passkey uuid, new_counter bigint, new_token_hash bytea, old_token_hash bytea,
  new_device_hash bytea, old_device_hash bytea, new_proof_hash bytea
) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  person uuid := (select person_id from accounts.passkeys where id = checked_passkey);
  address text := (select email from profiles where id = person);
  obstacle text;
begin
  if current_job() is distinct from 'passkey-sign-in-' || attempt or not accounts.consume_attempt(attempt, address) then
    return 'refused';
  end if;
  perform from profiles where id = person for share;
  perform from accounts.people where id = person for update;
  if not accounts.use_passkey(checked_passkey, person, new_counter) then
    perform accounts.record_failure(attempt, person, 'counter of the passkey');
    return 'refused';
  end if;
  obstacle := accounts.sign_in_obstacle(attempt, person, new_proof_hash);
  if obstacle is not null then return obstacle; end if;
  perform accounts.start_session(person, attempt, new_token_hash, old_token_hash, new_device_hash, old_device_hash);
  update accounts.sessions set password_entered_at = '-infinity' where token_hash = new_token_hash;
  return 'opened';
end $$;

grant execute on function
  accounts.own_passkeys, accounts.begin_passkey, accounts.take_passkey_challenge, accounts.add_passkey,
  accounts.remove_passkey, accounts.challenge_second_step, accounts.begin_passkey_step, accounts.challenge_sign_in,
  accounts.begin_passkey_sign_in, accounts.finish_passkey_sign_in
  to app_user;
