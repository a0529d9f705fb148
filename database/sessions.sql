-- Session functions for the web role, which cannot read tokens itself.
-- Applied again whenever this file changes. @see R5, R8, database.md "Accounts"

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

-- PostgreSQL grants execute on new functions to public.
revoke execute on all functions in schema accounts from public;
grant execute on function
  accounts.find_session, accounts.slide_session, accounts.live_sessions, accounts.end_session
  to app_user;
