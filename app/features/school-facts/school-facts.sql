-- Each process caches the public pages, which show facts.
create or replace function on_school_facts_updated() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform notify_instances('school facts');
  return null;
end $$;

create or replace trigger on_school_facts_updated after update on school_facts
  for each statement execute function on_school_facts_updated();
