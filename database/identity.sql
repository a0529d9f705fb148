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

grant execute on function current_person, current_job, current_person_role, is_admin to app_user;
