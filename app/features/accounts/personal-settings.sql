-- What people choose about their own account.

create or replace function accounts.choose_language(chosen text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ update accounts.people set language = chosen where id = current_person() $$;

-- `chosen` is null for the zone of the device.
create or replace function accounts.choose_time_zone(chosen text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ update accounts.people set time_zone = chosen where id = current_person() $$;

grant execute on function accounts.choose_language, accounts.choose_time_zone to app_user;
