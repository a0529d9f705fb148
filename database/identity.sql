-- The setting `app.identity` is `person:<id>:<code>` or `job:<name>:<code>`. The code is the hexadecimal HMAC-SHA256 of the
-- connection's process id and the identity, with a key that the web role cannot read. Hashes of the codes are compared,
-- against timing attacks. Both functions contain the verification: a shared one would cost 20% more. @see R3, ADR-16

-- The active person of the transaction; null for visitors, jobs, suspended people and invalid identities.
create or replace function current_person() returns uuid
  language plpgsql stable parallel restricted security definer set search_path = public, pg_temp
  as $$
declare
  setting constant text := current_setting('app.identity', true);
  signed constant bytea := convert_to(pg_backend_pid() || ' ' || left(setting, -65), 'UTF8');
  expected bytea;
begin
  if setting is null or not starts_with(setting, 'person:') then return null; end if;
  select sha256(outer_key || sha256(inner_key || signed)) into expected from accounts.identity_key;
  if sha256(convert_to(encode(expected, 'hex'), 'UTF8')) is distinct from sha256(convert_to(right(setting, 64), 'UTF8')) then
    return null;
  end if;
  return (select id from profiles where id = substr(setting, 8, 36)::uuid and suspended_at is null);
end $$;

-- The job of the transaction; null for everyone else and for invalid identities.
create or replace function current_job() returns text
  language plpgsql stable parallel restricted security definer set search_path = public, pg_temp
  as $$
declare
  setting constant text := current_setting('app.identity', true);
  signed constant bytea := convert_to(pg_backend_pid() || ' ' || left(setting, -65), 'UTF8');
  expected bytea;
begin
  if setting is null or not starts_with(setting, 'job:') then return null; end if;
  select sha256(outer_key || sha256(inner_key || signed)) into expected from accounts.identity_key;
  if sha256(convert_to(encode(expected, 'hex'), 'UTF8')) is distinct from sha256(convert_to(right(setting, 64), 'UTF8')) then
    return null;
  end if;
  return split_part(setting, ':', 2);
end $$;

-- Also null for a person without a role.
create or replace function current_person_role() returns text
  language plpgsql stable parallel restricted security definer set search_path = public, pg_temp
  as $$
declare
  person constant uuid := current_person();
begin
  return (select role from user_roles where user_id = person);
end $$;

create or replace function is_admin() returns boolean
  language sql stable parallel restricted
  return coalesce(current_person_role() = 'admin', false);

-- Raises an error unless the caller is an administrator or the owner of the database (the command line).
create or replace function accounts.must_be_admin() returns void
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
begin
  if not is_admin() and session_user <> current_user then
    raise insufficient_privilege using message = 'only an administrator may do this';
  end if;
end $$;

-- Whether a session has reached neither its idle nor its absolute timeout. @see R5
create or replace function accounts.is_live(session accounts.sessions) returns boolean
  language sql stable
  return session.last_used_at > now() - interval '12 hours' and session.created_at > now() - interval '7 days';

-- Raises an error for a person whose password was not entered recently in the session of the transaction, which the setting
-- `app.session` names by the hexadecimal digest of its token. For acts that let others gain or keep access, or take it away. The
-- owner of the database and jobs have no session. One minute more than pages allow, for requests that began in time. @see PD-65
create or replace function accounts.require_recent_password() returns void
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  person constant uuid := current_person();
begin
  if person is not null and not exists (
    select from accounts.sessions
    where token_hash = decode(current_setting('app.session', true), 'hex') and person_id = person
      and accounts.is_live(sessions) and password_entered_at > now() - interval '11 minutes') then
    raise exception using errcode = 'AP002', message = 'this act needs a recently entered password';
  end if;
end $$;

grant execute on function current_person, current_job, current_person_role, is_admin to app_user;
