-- Offices and who may handle their messages. @see PD-28

create or replace function is_active_staff(person uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from profiles join user_roles on user_id = id
      where id = person and suspended_at is null and role in ('mentor', 'admin'))
  $$;

-- The people who handle an office's messages: holder and deputy or, if neither is active staff, all administrators.
create or replace function office_people(office text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    with named as (
      select person from offices, unnest(array[holder_id, deputy_id]) as person
      where id = office and is_active_staff(person)
    )
    select person from named
    union all
    select user_id from user_roles join profiles on id = user_id
      where role = 'admin' and suspended_at is null and not exists (select from named)
  $$;

create or replace function current_offices() returns text[]
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  me constant uuid := current_person();
begin
  if not exists (select from user_roles where user_id = me and role in ('mentor', 'admin')) then return '{}'; end if;
  return array(select id from offices
    where me in (holder_id, deputy_id)
      or (not is_active_staff(holder_id) and not is_active_staff(deputy_id) and is_admin()));
end $$;

create or replace function check_office() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if (new.holder_id is distinct from old.holder_id and new.holder_id is not null and not is_active_staff(new.holder_id))
    or (new.deputy_id is distinct from old.deputy_id and new.deputy_id is not null and not is_active_staff(new.deputy_id)) then
    raise insufficient_privilege using message = 'the holder and the deputy of an office must be active staff';
  end if;
  return new;
end $$;

create or replace trigger offices_check before update on offices
  for each row execute function check_office();

revoke execute on function is_active_staff, office_people, current_offices, check_office from public;
grant execute on function current_offices to app_user;
