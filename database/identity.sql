-- For whom a transaction acts. The application signs the setting `app.identity` with a key that its role cannot read, so a
-- statement that writes another identity into the setting ends the identity and gains nothing.
-- Applied again whenever this file changes. @see R3, docs/decisions/0016-verified-identities.md
--
-- The setting is `person:<id>:<code>` or `job:<name>:<code>`. The code is HMAC-SHA256 of the process id of the connection and
-- the identity, in hexadecimal. Both functions verify it themselves: a common function would cost each of them a fifth more.
-- Both sides of a comparison are hashed once more, so that its duration tells nothing about the correct code.

-- The active person of the transaction; null for a visitor, a job, a suspended person and an identity that is not valid.
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

-- The name of the job of the transaction; null for everybody else and for an identity that is not valid.
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

-- Null also for a person without a role.
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

revoke execute on function current_person, current_job, current_person_role, is_admin from public;
grant execute on function current_person, current_job, current_person_role, is_admin to app_user;
