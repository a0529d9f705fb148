-- Account functions for the web role, which cannot read hashes or tokens itself.
-- Applied again whenever this file changes. @see R5, R6, R7, R8, database.md "Accounts"

-- Permits only admins and the owner of the database (the command line).
create or replace function accounts.must_be_admin() returns void
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
begin
  if not is_admin() and session_user <> current_user then
    raise insufficient_privilege using message = 'only an admin may do this';
  end if;
end $$;

-- Idle and absolute timeout of a session. @see R5
create or replace function accounts.is_live(session accounts.sessions) returns boolean
  language sql stable
  return session.last_used_at > now() - interval '12 hours' and session.created_at > now() - interval '7 days';

-- Whether the account may have a session. If so, locks it: suspending it or changing its role waits for this
-- transaction and then finds the new session. @see R8
create or replace function accounts.hold_active(person uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform from profiles where id = person and suspended_at is null for share;
  return found;
end $$;

-- The owner of a live session by token, and whether its last use must be updated. @see R5
drop function if exists accounts.find_session(bytea, boolean); -- former signature
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
      -- A resolution of one minute avoids a write per request.
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

-- Which of these sessions are live; for event streams, since expired sessions send no notification. @see R8
create or replace function accounts.live_sessions(ids uuid[]) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select sessions.id from accounts.sessions join profiles on profiles.id = sessions.person_id
    where sessions.id = any (ids) and accounts.is_live(sessions) and profiles.suspended_at is null
  $$;

create or replace function accounts.end_session(presented_hash bytea) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  holder uuid;
begin
  delete from accounts.sessions where token_hash = presented_hash returning person_id into holder;
  if found then perform accounts.record_event(holder, 'signed out', holder); end if;
end $$;

-- Writes an audit row about an account; `actor` is null if nobody is authenticated.
create or replace function accounts.record_event(actor uuid, act text, person uuid, details jsonb default '{}') returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into audit_log (actor_id, act, subject_type, subject_id, details)
    values (actor, act, 'account', person, details)
  $$;

-- Ends every session of a person and records their number. @see R8
create or replace function accounts.revoke_sessions(actor uuid, person uuid, reason text) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  ended int;
begin
  delete from accounts.sessions where person_id = person;
  get diagnostics ended = row_count;
  if ended > 0 then
    perform accounts.record_event(actor, 'session revoked', person, json_build_object('reason', reason, 'sessions', ended)::jsonb);
  end if;
end $$;

create or replace function accounts.choose_language(chosen text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ update accounts.people set language = chosen where id = current_person() $$;

-- `temporary_until` is null if the owner chose the password (--password-stdin on the command line).
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
  perform accounts.revoke_sessions(current_person(), person, 'temporary password set');
  perform accounts.forget_browsers(person);
  return true;
end $$;

-- Serialised by a lock, so that two admins cannot suspend each other concurrently.
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

-- The following three functions return false for an unknown person.
create or replace function accounts.suspend(person uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  actor constant uuid := current_person(); -- read first, in case the person suspends themselves
begin
  perform accounts.must_be_admin();
  perform accounts.must_leave_an_admin(person);
  update profiles set suspended_at = coalesce(suspended_at, now()) where id = person;
  if not found then return false; end if;
  perform accounts.revoke_sessions(actor, person, 'account suspended');
  perform accounts.forget_browsers(person);
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

-- A person who is no longer a mentor loses their assigned students.
create or replace function accounts.change_role(person uuid, new_role text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform accounts.must_be_admin();
  if new_role <> 'admin' then perform accounts.must_leave_an_admin(person); end if;
  perform from profiles where id = person for update; -- waits for concurrent sign-ins
  update user_roles set role = new_role where user_id = person;
  if not found then return false; end if;
  if new_role <> 'mentor' then
    update students set academic_mentor_id = null where academic_mentor_id = person;
    update students set wellbeing_coach_id = null where wellbeing_coach_id = person;
  end if;
  perform accounts.revoke_sessions(current_person(), person, 'role changed');
  return true;
end $$;

-- A page of accounts by name for the console; every word of `search` must match name or address.
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
      (select mails.state from mails where mails.person_id = profiles.id and template = 'invitation'
        order by mails.created_at desc limit 1)
    from profiles
    join accounts.people on people.id = profiles.id
    left join user_roles on user_roles.user_id = profiles.id
    where search_text like all (search_patterns(search))
      and (only_role is null or user_roles.role = only_role)
      and (only_state is null or only_state = case
        when profiles.suspended_at is not null then 'suspended'
        when people.last_sign_in_at is null and people.temporary_password_expires_at is not null then 'invited'
        else 'active'
      end)
      and (after_id is null or (profiles.full_name, profiles.id) > (after_name, after_id))
    order by profiles.full_name, profiles.id
    limit page_size;
end $$;

-- `'Ann o_k'` becomes `{%ann%,%o\_k%}`, for `like all`. At most six distinct words, because each costs a scan.
create or replace function search_patterns(search text) returns text[]
  language sql immutable parallel safe
  return (
    select coalesce(array_agg('%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%' order by place), '{%}')
    from (
      select word, min(place) as place
      from regexp_split_to_table(lower(trim(search)), '\s+') with ordinality as words (word, place)
      where word <> ''
      group by word order by min(place) limit 6
    ) as distinct_words
  );

-- Active people except the caller; names starting with the search first. Only administrators see and search email
-- addresses. Runs as owner so that the index is used (a policy's filter would run first); therefore it checks for a
-- signed-in person itself. The index supports one pattern: use the longest word. Planned per search, because `a`
-- matches everyone and `amina` few. @see core §6 @see PD-29
create or replace function find_people(search text, only_roles text[], page_size int)
  returns table (id uuid, full_name text, email text, role text)
  language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
  as $$
declare
  myself uuid := current_person();
  sees_addresses boolean := is_admin();
  patterns text[] := search_patterns(search);
  longest text := (select pattern from unnest(patterns) as pattern order by char_length(pattern) desc limit 1);
begin
  if not exists (select from profiles where profiles.id = myself and suspended_at is null) then
    return;
  elsif trim(search) = '' then
    -- Without a search no ranking is needed, so the index by name can be used.
    return query
      select profiles.id, profiles.full_name, case when sees_addresses then profiles.email end, user_roles.role
      from profiles left join user_roles on user_roles.user_id = profiles.id
      where profiles.id <> myself and suspended_at is null
        and (only_roles is null or user_roles.role = any (only_roles))
      order by profiles.full_name, profiles.id
      limit least(page_size, 100);
  else
    return query
      select profiles.id, profiles.full_name, case when sees_addresses then profiles.email end,
        (select user_roles.role from user_roles where user_id = profiles.id)
      from profiles
      where profiles.id <> myself and suspended_at is null
        and search_text like longest and search_text like all (patterns)
        and (sees_addresses or lower(profiles.full_name) like all (patterns))
        and (only_roles is null or exists (
          select from user_roles where user_id = profiles.id and user_roles.role = any (only_roles)))
      order by starts_with(search_text, lower(trim(search))) desc, profiles.full_name, profiles.id
      limit least(page_size, 100);
  end if;
end $$;

-- Names and roles of these people, including suspended ones; addresses only for administrators, the person themselves
-- and the mail job. @see PD-29
create or replace function describe_people(ids uuid[])
  returns table (id uuid, full_name text, email text, role text, suspended_at timestamptz)
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  myself uuid := current_person();
  sees_addresses boolean := is_admin() or (myself is null and current_job() = 'send-mail');
begin
  if not coalesce(sees_addresses, false)
    and not exists (select from profiles where profiles.id = myself and profiles.suspended_at is null) then
    return;
  end if;
  return query
    select profiles.id, profiles.full_name,
      case when sees_addresses or profiles.id = myself then profiles.email end, user_roles.role, profiles.suspended_at
    from profiles left join user_roles on user_roles.user_id = profiles.id
    where profiles.id = any (ids);
end $$;

-- Queues a task in the caller's transaction. The web role may only queue waiting mails; a mail is queued once.
create or replace function add_job(task text, payload json) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  mail_id constant text := payload ->> 'mailId';
begin
  if task is distinct from 'send-mail' or not exists (
    select from mails where state = 'waiting'
      and id = case when mail_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then mail_id::uuid end
  ) then
    raise insufficient_privilege using message = 'the queue does not take this task';
  end if;
  perform graphile_worker.add_job('send-mail', json_build_object('mailId', mail_id), job_key => 'send-mail:' || mail_id);
end $$;

-- Records a role refusal, at most five in 15 minutes. @see R12
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

-- Language of a mail's recipient; null if not chosen. @see PD-37
create or replace function accounts.mail_language(mail_id uuid) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select people.language from mails join accounts.people on people.id = mails.person_id
    where mails.id = mail_id and current_job() = 'send-mail'
  $$;

-- PostgreSQL grants execute on new functions to public.
revoke execute on all functions in schema accounts from public;
revoke execute on function search_patterns, find_people, describe_people, add_job from public;
grant execute on function
  search_patterns, find_people, describe_people, add_job,
  accounts.find_session, accounts.slide_session, accounts.live_sessions, accounts.end_session, accounts.choose_language,
  accounts.create_account, accounts.set_temporary_password,
  accounts.suspend, accounts.reactivate, accounts.change_role, accounts.list_accounts,
  accounts.record_denied_access, accounts.mail_language
  to app_user;
