-- Session functions for the web role, which cannot read tokens. @see R5, R8, database.md "Accounts"

-- Sensitive changes need a password that was entered in the last ten minutes. @see PD-40
create or replace function accounts.is_password_recent(session accounts.sessions) returns boolean
  language sql stable
  return session.password_entered_at > now() - interval '10 minutes';

-- Returns false if suspended or unknown. A concurrent suspension or change of role waits and then ends the session.
create or replace function accounts.lock_active(person uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform from profiles where id = person and suspended_at is null for share;
  return found;
end $$;

-- Returns the owner of a live session by token, and whether its last use must be updated. @see R5
create or replace function accounts.find_session(presented_hash bytea)
  returns table (
    session_id uuid, person_id uuid, full_name text, email text, role text, must_change_password boolean, language text,
    time_zone text, has_recent_password boolean, has_second_factor boolean, has_device boolean, slide_due boolean
  )
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
begin
  return query
    select sessions.id, profiles.id, profiles.full_name, profiles.email, user_roles.role,
      people.temporary_password_expires_at is not null, people.language,
      people.time_zone, accounts.is_password_recent(sessions), accounts.has_second_factor(people.id), sessions.device is not null,
      -- A resolution of one minute avoids a write per request.
      sessions.last_used_at < now() - interval '1 minute'
    from accounts.sessions
    join accounts.people on people.id = sessions.person_id
    join profiles on profiles.id = sessions.person_id
    left join user_roles on user_roles.user_id = sessions.person_id
    where token_hash = presented_hash and accounts.is_live(sessions) and profiles.suspended_at is null;
end $$;

-- Also stores the browser and operating system of a session that has none yet.
create or replace function accounts.slide_session(presented_hash bytea, used_device text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update accounts.sessions set last_used_at = now(), device = coalesce(device, used_device)
    where token_hash = presented_hash and accounts.is_live(sessions)
      and (last_used_at < now() - interval '1 minute' or device is null and used_device is not null)
  $$;

-- Returns the live ones of these sessions. For event streams, because expired sessions send no notification. @see R8
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

-- The live sessions of the caller, that of the token first.
create or replace function accounts.list_sessions(presented_hash bytea)
  returns table (id uuid, device text, created_at timestamptz, last_used_at timestamptz, is_this boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select sessions.id, sessions.device, sessions.created_at, sessions.last_used_at, token_hash = presented_hash
    from accounts.sessions where person_id = current_person() and accounts.is_live(sessions)
    order by token_hash = presented_hash desc, sessions.last_used_at desc, sessions.id
  $$;

-- Returns false for a session that has ended or is somebody else's.
create or replace function accounts.end_own_session(session uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  person constant uuid := current_person();
begin
  delete from accounts.sessions where id = session and person_id = person;
  if not found then return false; end if;
  perform accounts.record_event(person, 'session revoked', person,
    json_build_object('reason', 'signed out elsewhere', 'sessions', 1)::jsonb);
  return true;
end $$;

-- Ends the sessions of a person except the one of the token, and waiting sign-ins. Returns the number of sessions. @see R8
create or replace function accounts.end_sessions_except(presented_hash bytea, person uuid, reason text) returns int
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  ended int;
begin
  delete from accounts.pending_sign_ins where person_id = person;
  delete from accounts.sessions where person_id = person and token_hash <> presented_hash;
  get diagnostics ended = row_count;
  delete from push_subscriptions where person_id = person
    and session_id not in (select id from accounts.sessions where token_hash = presented_hash);
  if ended > 0 then
    perform accounts.record_event(person, 'session revoked', person,
      json_build_object('reason', reason, 'sessions', ended)::jsonb);
  end if;
  return ended;
end $$;

-- Ends the caller's sessions except the one of the token, which must be live, and returns their number. @see R8
create or replace function accounts.end_other_sessions(presented_hash bytea) returns int
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if not exists (select from accounts.sessions
    where token_hash = presented_hash and person_id = current_person() and accounts.is_live(sessions)) then
    return 0;
  end if;
  return accounts.end_sessions_except(presented_hash, current_person(), 'signed out elsewhere');
end $$;

-- Ends every session, waiting sign-in and calendar feed of a person and records the number of sessions. @see R8, PD-68
create or replace function accounts.revoke_sessions(actor uuid, person uuid, reason text) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  ended int;
begin
  delete from accounts.pending_sign_ins where person_id = person;
  delete from accounts.sessions where person_id = person;
  get diagnostics ended = row_count;
  delete from push_subscriptions where person_id = person;
  delete from calendar_feeds where person_id = person;
  if ended > 0 then
    perform accounts.record_event(actor, 'session revoked', person, json_build_object('reason', reason, 'sessions', ended)::jsonb);
  end if;
end $$;

create or replace function accounts.on_sessions_deleted() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform notify_instances('session:' || old.id);
  -- A session that has expired leaves its notifications: who signs in seldom needs them most. @see PD-74
  if accounts.is_live(old) then delete from push_subscriptions where session_id = old.id; end if;
  return null;
end $$;

create or replace trigger on_sessions_deleted after delete on accounts.sessions
  for each row execute function accounts.on_sessions_deleted();

grant execute on function
  accounts.find_session, accounts.slide_session, accounts.live_sessions, accounts.end_session,
  accounts.list_sessions, accounts.end_own_session, accounts.end_other_sessions
  to app_user;
