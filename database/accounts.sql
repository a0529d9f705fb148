-- The functions through which the web's role handles accounts: it can read neither a hash nor a token by itself.
-- Applied anew whenever this file changes. @see R5, R6, R7, R8, database.md "Accounts"

create or replace function current_person() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;

create or replace function current_job() returns text
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.job', true), '') $$;

-- The role of the person at the door; a suspended person has none any more. @see R8
create or replace function current_person_role() returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select role from user_roles join profiles on id = user_id
    where user_id = current_person() and suspended_at is null
  $$;

create or replace function is_admin() returns boolean
  language sql stable parallel safe
  as $$ select coalesce(current_person_role() = 'admin', false) $$;

-- Refuses everybody but an admin and the owner of the database (the command line).
create or replace function accounts.must_be_admin() returns void
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
begin
  if not is_admin() and session_user <> current_user then
    raise insufficient_privilege using message = 'only an admin may do this';
  end if;
end $$;

-- How long a live session may rest and last. @see R5
create or replace function accounts.is_live(session accounts.sessions) returns boolean
  language sql stable
  as $$ select session.last_used_at > now() - interval '12 hours' and session.created_at > now() - interval '7 days' $$;

-- Counts an attempt before the password is compared, so that a hundred at once are a hundred; the caller learns how many
-- seconds to wait, or what to compare with (nothing for an unknown address). @see R6
create or replace function accounts.begin_sign_in(address text, from_network text)
  returns table (retry_after_seconds int, person_id uuid, password_hash text)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  digest bytea := sha256(convert_to(lower(address), 'UTF8'));
  free_at timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended(encode(digest, 'hex'), 6));
  select max(blocked.until) into free_at from (
    (select attempted_at + interval '15 minutes' as until from accounts.sign_in_attempts
      where address_digest = digest and network = from_network and attempted_at > now() - interval '15 minutes'
      order by attempted_at desc offset 4 limit 1)
    union all
    (select attempted_at + interval '1 hour' from accounts.sign_in_attempts
      where address_digest = digest and attempted_at > now() - interval '1 hour'
      order by attempted_at desc offset 19 limit 1)
  ) as blocked;
  if free_at is not null then
    return query select greatest(1, ceil(extract(epoch from free_at - now()))::int), null::uuid, null::text;
    return;
  end if;
  insert into accounts.sign_in_attempts (address_digest, network) values (digest, from_network);
  return query select 0, people.id, people.password_hash
    from (select 1) as always
    left join profiles on profiles.email = lower(address)
    left join accounts.people on people.id = profiles.id;
end $$;

create or replace function accounts.forgive_attempts(address text, from_network text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from accounts.sign_in_attempts
    where address_digest = sha256(convert_to(lower(address), 'UTF8')) and network = from_network
  $$;

-- Whether this account may have a session; if so, suspending it and changing its role wait for the end of the transaction,
-- and then find the session that was opened in it. @see R8
create or replace function accounts.hold_active(person uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform from profiles where id = person and suspended_at is null for share;
  return found;
end $$;

-- Opens a session for whoever proved the password whose hash is still in force, and ends the browser's old one.
-- No row: the hash changed meanwhile, the account is suspended, or the temporary password has run out. @see R5, R7
create or replace function accounts.open_session(
  person uuid, verified_hash text, new_token_hash bytea, old_token_hash bytea, better_hash text, from_network text
) returns uuid
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  address text;
  session_id uuid;
begin
  if not accounts.hold_active(person) then return null; end if;
  update accounts.people
    set last_sign_in_at = now(), password_hash = coalesce(better_hash, people.password_hash)
    from profiles
    where people.id = person and profiles.id = person and people.password_hash = verified_hash
      and (temporary_password_expires_at is null or temporary_password_expires_at > now())
    returning profiles.email into address;
  if not found then return null; end if;
  delete from accounts.sessions where token_hash = old_token_hash;
  insert into accounts.sessions (token_hash, person_id) values (new_token_hash, person) returning id into session_id;
  perform accounts.forgive_attempts(address, from_network);
  return session_id;
end $$;

-- Who holds this token, if its session lives; and whether a request that counts as use has to say so. @see R5
drop function if exists accounts.find_session(bytea, boolean); -- its earlier shape
create or replace function accounts.find_session(presented_hash bytea)
  returns table (
    session_id uuid, person_id uuid, full_name text, email text, role text, must_change_password boolean, language text,
    slide_due boolean
  )
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
begin
  return query
    select sessions.id, profiles.id, profiles.full_name, profiles.email, user_roles.role,
      people.temporary_password_expires_at is not null, people.language,
      -- once a minute is exact enough, and spares a write per request
      sessions.last_used_at < now() - interval '1 minute'
    from accounts.sessions
    join accounts.people on people.id = sessions.person_id
    join profiles on profiles.id = sessions.person_id
    left join user_roles on user_roles.user_id = sessions.person_id
    where token_hash = presented_hash and accounts.is_live(sessions) and profiles.suspended_at is null;
end $$;

create or replace function accounts.slide_session(presented_hash bytea) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update accounts.sessions set last_used_at = now()
    where token_hash = presented_hash and last_used_at < now() - interval '1 minute' and accounts.is_live(sessions)
  $$;

-- Which of these sessions still live: for streams, whose sessions may end without a word. @see R8
create or replace function accounts.live_sessions(ids uuid[]) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select sessions.id from accounts.sessions join profiles on profiles.id = sessions.person_id
    where sessions.id = any (ids) and accounts.is_live(sessions) and profiles.suspended_at is null
  $$;

create or replace function accounts.end_session(presented_hash bytea) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from accounts.sessions where token_hash = presented_hash $$;

-- Changes the password of whoever holds this session and proved the old one; ends every session of theirs and opens one
-- for the browser that asked. Null: the proof no longer holds. @see R6, R7, R8
create or replace function accounts.change_password(
  presented_hash bytea, verified_hash text, new_password_hash text, new_token_hash bytea, from_network text
) returns uuid
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  holder uuid := (select person_id from accounts.sessions where token_hash = presented_hash and accounts.is_live(sessions));
  session_id uuid;
begin
  if not accounts.hold_active(holder) then return null; end if;
  update accounts.people set password_hash = new_password_hash, temporary_password_expires_at = null
    where id = holder and password_hash = verified_hash;
  if not found then return null; end if;
  delete from accounts.sessions where person_id = holder;
  insert into accounts.sessions (token_hash, person_id) values (new_token_hash, holder) returning id into session_id;
  perform accounts.forgive_attempts((select email from profiles where id = holder), from_network);
  return session_id;
end $$;

create or replace function accounts.choose_language(chosen text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ update accounts.people set language = chosen where id = current_person() $$;

-- `temporary_until` null: the password was chosen by its owner (the command line's --password-stdin).
create or replace function accounts.create_account(
  name text, address text, new_role text, new_password_hash text, temporary_until timestamptz
) returns uuid
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  person uuid;
begin
  perform accounts.must_be_admin();
  insert into profiles (full_name, email) values (name, lower(address)) returning id into person;
  insert into user_roles (user_id, role) values (person, new_role);
  insert into accounts.people (id, password_hash, temporary_password_expires_at)
    values (person, new_password_hash, temporary_until);
  return person;
end $$;

create or replace function accounts.set_temporary_password(person uuid, new_password_hash text, temporary_until timestamptz)
  returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform accounts.must_be_admin();
  update accounts.people set password_hash = new_password_hash, temporary_password_expires_at = temporary_until
    where id = person;
  if not found then return false; end if;
  delete from accounts.sessions where person_id = person;
  return true;
end $$;

-- One at a time, so that two admins cannot take each other out in the same moment.
create or replace function accounts.must_leave_an_admin(person uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('the last active admin', 0));
  if exists (select from user_roles join profiles on id = user_id
      where user_id = person and role = 'admin' and suspended_at is null)
    and not exists (select from user_roles join profiles on id = user_id
      where user_id <> person and role = 'admin' and suspended_at is null) then
    raise exception using errcode = 'AP001', message = 'the last active admin stays';
  end if;
end $$;

-- These three give false for an unknown person.
create or replace function accounts.suspend(person uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform accounts.must_be_admin();
  perform accounts.must_leave_an_admin(person);
  update profiles set suspended_at = coalesce(suspended_at, now()) where id = person;
  if not found then return false; end if;
  delete from accounts.sessions where person_id = person;
  return true;
end $$;

create or replace function accounts.reactivate(person uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform accounts.must_be_admin();
  update profiles set suspended_at = null where id = person;
  return found;
end $$;

-- Who is no longer a mentor no longer has students assigned.
create or replace function accounts.change_role(person uuid, new_role text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform accounts.must_be_admin();
  if new_role <> 'admin' then perform accounts.must_leave_an_admin(person); end if;
  perform from profiles where id = person for update; -- waits for a session that is being opened
  update user_roles set role = new_role where user_id = person;
  if not found then return false; end if;
  if new_role <> 'mentor' then
    update students set academic_mentor_id = null where academic_mentor_id = person;
    update students set wellbeing_coach_id = null where wellbeing_coach_id = person;
  end if;
  delete from accounts.sessions where person_id = person;
  return true;
end $$;

-- A page of accounts by name, for the console; `search` matches each of its words in name or address.
create or replace function accounts.list_accounts(
  search text, only_role text, only_state text, after_name text, after_id uuid, page_size int
) returns table (
    id uuid, full_name text, email text, role text, suspended_at timestamptz, last_sign_in_at timestamptz,
    temporary_password_expires_at timestamptz, mail_state text
  )
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
begin
  perform accounts.must_be_admin();
  return query
    select profiles.id, profiles.full_name, profiles.email, user_roles.role, profiles.suspended_at,
      people.last_sign_in_at, people.temporary_password_expires_at,
      (select mails.state from mails where mails.person_id = profiles.id order by mails.created_at desc limit 1)
    from profiles
    join accounts.people on people.id = profiles.id
    left join user_roles on user_roles.user_id = profiles.id
    where search_text like all (search_patterns(search))
      and (only_role is null or user_roles.role = only_role)
      and (only_state is null or (only_state = 'suspended') = (profiles.suspended_at is not null))
      and (after_id is null or (profiles.full_name, profiles.id) > (after_name, after_id))
    order by profiles.full_name, profiles.id
    limit page_size;
end $$;

-- `'Ann o_k'` gives `{%ann%,%o\_k%}`: what `like all` wants.
create or replace function search_patterns(search text) returns text[]
  language sql immutable parallel safe
  as $$
    select coalesce(array_agg('%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'), '{%}')
    from regexp_split_to_table(lower(trim(search)), '\s+') as word
    where word <> ''
  $$;

-- Active people but oneself, names that begin with the search first. Searches under no policy, so that the index serves
-- (a policy's filter would run before it), and therefore checks by itself that somebody is signed in. The index knows one
-- pattern, not all of an array: it is given the longest word. Planned anew for each search, since `a` finds everybody and
-- `amina` few. @see core §6
create or replace function find_people(search text, only_roles text[], page_size int)
  returns table (id uuid, full_name text, email text, role text)
  language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
  as $$
declare
  myself uuid := current_person();
  patterns text[] := search_patterns(search);
  longest text := (select pattern from unnest(patterns) as pattern order by char_length(pattern) desc limit 1);
begin
  if not exists (select from profiles where profiles.id = myself and suspended_at is null) then
    return;
  elsif trim(search) = '' then
    -- every name begins with nothing: without that order the index by name serves, however many people there are
    return query
      select profiles.id, profiles.full_name, profiles.email, user_roles.role
      from profiles left join user_roles on user_roles.user_id = profiles.id
      where profiles.id <> myself and suspended_at is null
        and (only_roles is null or user_roles.role = any (only_roles))
      order by profiles.full_name, profiles.id
      limit least(page_size, 100);
  else
    return query
      select profiles.id, profiles.full_name, profiles.email,
        (select user_roles.role from user_roles where user_id = profiles.id)
      from profiles
      where profiles.id <> myself and suspended_at is null
        and search_text like longest and search_text like all (patterns)
        and (only_roles is null or exists (
          select from user_roles where user_id = profiles.id and user_roles.role = any (only_roles)))
      order by starts_with(search_text, lower(trim(search))) desc, profiles.full_name, profiles.id
      limit least(page_size, 100);
  end if;
end $$;

-- Puts a task in the queue within the caller's transaction.
create or replace function add_job(task text, payload json) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ select from graphile_worker.add_job(task, payload, job_key => null) $$;

-- PostgreSQL lets everybody call a new function.
revoke execute on all functions in schema accounts from public;
revoke execute on function
  current_person, current_job, current_person_role, is_admin, search_patterns, find_people, add_job
  from public;
grant execute on function
  current_person, current_job, current_person_role, is_admin, search_patterns, find_people, add_job,
  accounts.begin_sign_in, accounts.open_session, accounts.find_session, accounts.slide_session, accounts.live_sessions,
  accounts.end_session, accounts.change_password, accounts.choose_language, accounts.create_account, accounts.set_temporary_password,
  accounts.suspend, accounts.reactivate, accounts.change_role, accounts.list_accounts
  to app_user;
