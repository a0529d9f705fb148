-- Attempts to sign in or change a password, counted per browser, address and network. @see R6, PD-37

create or replace function accounts.address_digest(address text) returns bytea
  language sql immutable
  return sha256(convert_to(lower(address), 'UTF8'));

create or replace function accounts.lock_address(address text) returns void
  language sql
  return pg_advisory_xact_lock(hashtextextended(encode(accounts.address_digest(address), 'hex'), 6));

create or replace function accounts.seconds_until(moment timestamptz) returns int
  language sql stable
  return greatest(1, ceil(extract(epoch from moment - now()))::int);

-- Whether the person with this address has signed in with this device cookie before. @see PD-37
create or replace function accounts.is_known_device(address text, device_hash bytea) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from accounts.devices join profiles on profiles.id = person_id
      where token_hash = device_hash and email = lower(address)
        and last_used_at > now() - interval '1 year' and suspended_at is null)
  $$;

-- When a known browser may try again: 5 failures in 15 minutes; null: now.
create or replace function accounts.browser_blocked_until(digest bytea, browser bytea) returns timestamptz
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select attempted_at + interval '15 minutes' from accounts.sign_in_attempts
    where trusted_by = browser and address_digest = digest and attempted_at > now() - interval '15 minutes'
    order by attempted_at desc offset 4 limit 1
  $$;

-- Returns which limit for unknown browsers is reached, and until when.
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

-- Counts a form with invalid values, of which nothing is compared, for its network only. Returns 0, or the seconds to wait.
-- @see R6
create or replace function accounts.count_malformed_attempt(from_network text) returns int
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  free_at timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended(from_network, 8));
  select blocked_until into free_at from accounts.reached_limit(null, from_network);
  if found then return accounts.seconds_until(free_at); end if;
  insert into accounts.sign_in_attempts (address_digest, network) values (accounts.address_digest(''), from_network);
  return 0;
end $$;
grant execute on function accounts.count_malformed_attempt to app_user;

-- Marks an attempt as compared. Returns false if it already is: each attempt allows one comparison. @see R6
create or replace function accounts.consume_attempt(attempt bigint, address text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  update accounts.sign_in_attempts set compared = true
    where id = attempt and not compared and address_digest = accounts.address_digest(address)
      and attempted_at > now() - interval '5 minutes';
  return found;
end $$;

-- Skips attempts of concurrent sign-ins, which have locked them and wait for the account.
create or replace function accounts.reset_attempts(attempt bigint) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from accounts.sign_in_attempts where id in (
      select failed.id from accounts.sign_in_attempts as failed
      join accounts.sign_in_attempts as this on this.address_digest = failed.address_digest
      where this.id = attempt
        and case when this.trusted_by is null then failed.trusted_by is null and failed.network = this.network
          else failed.trusted_by = this.trusted_by end
      for update of failed skip locked)
  $$;

-- At most once in 15 minutes. Records a lockout by unknown browsers once, with a mail at most three times a day. @see R6,
-- PD-37
create or replace function accounts.record_failure(attempt bigint, person uuid, reason text) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  this accounts.sign_in_attempts;
  failed record;
  mail_id uuid := gen_random_uuid();
begin
  select * into this from accounts.sign_in_attempts where id = attempt;
  perform accounts.lock_address((select email from profiles where id = person));
  if not accounts.has_event(person, 'sign-in failed', '15 minutes') then
    perform accounts.record_event(null, 'sign-in failed', person,
      json_build_object('reason', reason, 'network', this.network)::jsonb);
  end if;
  if this.trusted_by is not null then return; end if;
  select count(*) as attempts, count(distinct network) as networks into failed from accounts.sign_in_attempts
    where address_digest = this.address_digest
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

-- Whether such an event that nobody signed in has caused was recorded.
create or replace function accounts.has_event(person uuid, wanted text, within interval) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from audit_log
      where subject_id = person and actor_id is null and act = wanted and happened_at > now() - within)
  $$;

-- Replaces the browser's device cookie, also for other people who use the browser; at most 20 browsers per person.
create or replace function accounts.trust_device(person uuid, old_hash bytea, new_hash bytea) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update accounts.devices set token_hash = new_hash where token_hash = old_hash;
    insert into accounts.devices (token_hash, person_id) values (new_hash, person)
      on conflict (token_hash, person_id) do update set last_used_at = now();
    delete from accounts.devices where person_id = person and token_hash not in (
      select token_hash from accounts.devices where person_id = person order by last_used_at desc limit 20);
  $$;

drop function if exists accounts.forget_browsers(uuid); -- former parameters

-- Also unlocks the account: earlier failed attempts no longer count. @see PD-37
create or replace function accounts.forget_browsers(person uuid, except_device_hash bytea default null) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from accounts.devices where person_id = person and token_hash is distinct from except_device_hash;
    delete from accounts.sign_in_attempts
      where address_digest = (select accounts.address_digest(email) from profiles where id = person);
  $$;
