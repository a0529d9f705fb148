-- Links to choose a password: after "Forgot password?" and in invitations. The queue makes the token of a reset, as the owner:
-- the web role can only request a mail. @see R7, PD-14, PD-15, PD-34

create or replace function accounts.credential_digest(password_hash text) returns bytea
  language sql immutable
  return sha256(convert_to(coalesce(password_hash, ''), 'UTF8'));

-- When another request of an unknown browser for an address or from a network is accepted; null: now. The limits are those of
-- sign-in. @see R6
create or replace function accounts.reset_blocked_until(digest bytea, from_network text) returns timestamptz
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select max(blocked_until) from (
      (select requested_at + interval '15 minutes' as blocked_until from accounts.password_reset_requests
        where trusted_by is null and address_digest = digest and network = from_network
          and requested_at > now() - interval '15 minutes'
        order by requested_at desc offset 4 limit 1)
      union all
      (select requested_at + interval '1 hour' from accounts.password_reset_requests
        where trusted_by is null and address_digest = digest and requested_at > now() - interval '1 hour'
        order by requested_at desc offset 19 limit 1)
      union all
      (select requested_at + interval '15 minutes' from accounts.password_reset_requests
        where trusted_by is null and network = from_network and requested_at > now() - interval '15 minutes'
        order by requested_at desc offset 49 limit 1)
    ) as limits
  $$;

-- When a known browser may request another link; null: now.
create or replace function accounts.browser_reset_blocked_until(digest bytea, browser bytea) returns timestamptz
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select requested_at + interval '15 minutes' from accounts.password_reset_requests
    where trusted_by = browser and address_digest = digest and requested_at > now() - interval '15 minutes'
    order by requested_at desc offset 4 limit 1
  $$;

-- Does the same for known and unknown addresses. Returns 0, or the seconds to wait. @see R6, R7, PD-37
create or replace function accounts.request_password_reset(
  typed_address text, from_network text, device_hash bytea, page_language text
) returns int
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  digest constant bytea := accounts.address_digest(typed_address);
  browser bytea;
  free_at timestamptz;
  request uuid;
begin
  -- Always the network first, to avoid deadlocks.
  perform pg_advisory_xact_lock(hashtextextended(from_network, 9));
  perform pg_advisory_xact_lock(hashtextextended(encode(digest, 'hex'), 10));
  if accounts.is_known_device(typed_address, device_hash)
    and accounts.browser_reset_blocked_until(digest, device_hash) is null then
    browser := device_hash;
  else
    free_at := accounts.reset_blocked_until(digest, from_network);
    if free_at is not null then return accounts.seconds_until(free_at); end if;
  end if;
  insert into accounts.password_reset_requests (address, address_digest, network, language, trusted_by)
    values (left(lower(typed_address), 255), digest, from_network, page_language, browser) returning id into request;
  perform graphile_worker.add_job('send-reset-link', json_build_object('requestId', request));
  return 0;
end $$;

-- For the queue. Returns false for an unknown address, a suspended account, a second request within five minutes, and after
-- ten mails in a day, or twenty for a browser that the person has used: requests by others leave ten to them. @see R7, PD-14,
-- PD-37
create or replace function accounts.issue_reset_link(request uuid, new_token_hash bytea, mail_id uuid, sealed_link bytea)
  returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  requested accounts.password_reset_requests;
  person uuid;
begin
  select * into requested from accounts.password_reset_requests where id = request for update;
  update accounts.password_reset_requests set address = null where id = request;
  select id into person from profiles where email = requested.address;
  if person is null or not accounts.lock_active(person) then return false; end if;
  perform from accounts.people where id = person for update; -- prevents two mails for concurrent requests
  if exists (select from mails
    where person_id = person and template = 'password-reset' and created_at > now() - interval '5 minutes') then
    return false;
  end if;
  if (select count(*) from mails
      where person_id = person and template = 'password-reset' and created_at > now() - interval '1 day')
    >= (case when requested.trusted_by is null then 10 else 20 end) then
    return false;
  end if;
  insert into accounts.password_links (token_hash, person_id, purpose, credential_digest, expires_at)
    select new_token_hash, id, 'reset', accounts.credential_digest(password_hash), now() + interval '30 minutes'
    from accounts.people where id = person;
  perform accounts.record_event(null, 'password reset requested', person,
    json_build_object('network', requested.network)::jsonb);
  insert into mails (id, person_id, template, sealed_secret) values (mail_id, person, 'password-reset', sealed_link);
  perform add_job('send-mail', json_build_object('mailId', mail_id));
  return true;
end $$;

-- Replaces earlier links. Returns false for an unknown or suspended person, and for one who has a password. @see PD-15
create or replace function accounts.invite(person uuid, new_token_hash bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform accounts.must_be_admin();
  if not accounts.lock_active(person) then return false; end if;
  perform from accounts.people where id = person and password_hash is null for update;
  if not found then return false; end if;
  delete from accounts.password_links where person_id = person and purpose = 'invitation';
  insert into accounts.password_links (token_hash, person_id, purpose, credential_digest, expires_at)
    values (new_token_hash, person, 'invitation', accounts.credential_digest(null), now() + interval '7 days');
  return true;
end $$;

-- Invites people who have no password and no link that is still valid, and leaves out all others, also those who were invited
-- in the meantime: a repeated act sends nothing. `links`: `id` and `hash` of each person. Returns the ids of the invited.
create or replace function accounts.invite_many(links jsonb) returns setof uuid
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  link record;
begin
  perform accounts.must_be_admin();
  for link in select * from jsonb_to_recordset(links) as wanted (id uuid, hash text) order by wanted.id loop
    continue when not accounts.lock_active(link.id);
    perform from accounts.people where people.id = link.id for update; -- waits for concurrent invitations
    continue when exists (select from accounts.password_links
      where person_id = link.id and purpose = 'invitation' and expires_at > now());
    if accounts.invite(link.id, decode(link.hash, 'hex')) then return next link.id; end if;
  end loop;
end $$;

-- No row for a link that is unknown, used, expired, or older than the password. Changes nothing: mail scanners open links.
-- `temporary_settings`: hash settings of a temporary password, which must not be chosen again. @see R7, PD-34
create or replace function accounts.find_password_link(presented_token_hash bytea)
  returns table (
    purpose text, full_name text, email text, language text, is_suspended boolean, temporary_settings text
  )
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select password_links.purpose, profiles.full_name, profiles.email, people.language,
      profiles.suspended_at is not null,
      case when temporary_password_expires_at is not null then accounts.hash_settings(profiles.email, '') end
    from accounts.password_links
    join accounts.people on people.id = person_id
    join profiles on profiles.id = person_id
    where token_hash = presented_token_hash and expires_at > now()
      and credential_digest = accounts.credential_digest(password_hash)
  $$;

drop function if exists accounts.use_password_link(bytea, text, text); -- former parameters

-- Ends all sessions and links, forgets other browsers, queues a mail, and signs in. `presented_hash`: the new password hashed
-- with `temporary_settings`. Returns `opened`, `second factor` (the token is that of a waiting sign-in), `unchanged` for the
-- temporary password, `suspended`, or `invalid`. @see R7, R8, PD-85
create or replace function accounts.use_password_link(
  presented_token_hash bytea, presented_hash text, new_password_hash text, from_network text, new_token_hash bytea,
  old_token_hash bytea, new_device_hash bytea, old_device_hash bytea
) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  person uuid := (select person_id from accounts.password_links where token_hash = presented_token_hash);
  is_active boolean := accounts.lock_active(person);
  account accounts.people;
  link accounts.password_links;
  attempt bigint;
begin
  -- Concurrent uses of the link and changes of the password wait for this lock, or have already ended the link.
  select * into account from accounts.people where id = person for update;
  select * into link from accounts.password_links where token_hash = presented_token_hash
    and expires_at > now() and credential_digest = accounts.credential_digest(account.password_hash);
  if not found then return 'invalid'; end if;
  if not is_active then return 'suspended'; end if;
  if account.temporary_password_expires_at is not null
    and accounts.is_hash_of(coalesce(presented_hash, account.password_hash), account.password_hash) then
    return 'unchanged';
  end if;
  update accounts.people set password_hash = new_password_hash, temporary_password_expires_at = null where id = person;
  delete from accounts.password_links where person_id = person;
  perform accounts.record_event(person,
    case link.purpose when 'reset' then 'password reset' else 'invitation accepted' end, person);
  perform accounts.revoke_sessions(person, person, 'password changed');
  perform accounts.forget_browsers(person, old_device_hash);
  perform accounts.queue_credential_mail(person, case link.purpose when 'reset' then 'reset' else 'chosen' end);
  if accounts.has_second_factor(person) then
    perform accounts.await_second_factor(person, new_token_hash);
    return 'second factor';
  end if;
  insert into accounts.sign_in_attempts (address_digest, network)
    select accounts.address_digest(email), from_network from profiles where id = person returning id into attempt;
  perform accounts.start_session(person, attempt, new_token_hash, old_token_hash, new_device_hash, old_device_hash);
  return 'opened';
end $$;

-- Queues a mail to a person about a changed password or second factor. @see R7
create or replace function accounts.queue_credential_mail(person uuid, change text) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  mail_id constant uuid := gen_random_uuid();
begin
  insert into mails (id, person_id, template, reason) values (mail_id, person, 'credential-changed', change);
  perform add_job('send-mail', json_build_object('mailId', mail_id));
end $$;

grant execute on function
  accounts.request_password_reset, accounts.invite, accounts.invite_many, accounts.find_password_link, accounts.use_password_link
  to app_user;
