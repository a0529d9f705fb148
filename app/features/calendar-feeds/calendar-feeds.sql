-- Only these functions read or write calendar feeds. Keys are stored as hashes. @see PD-68

create or replace function own_calendar_feeds()
  returns table (id uuid, name text, shows_names boolean, created_at timestamptz, last_read_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select calendar_feeds.id, calendar_feeds.name, calendar_feeds.shows_names, calendar_feeds.created_at, calendar_feeds.last_read_at
    from calendar_feeds where person_id = current_person() order by calendar_feeds.created_at, calendar_feeds.id
  $$;

-- False with ten feeds. A form that is sent twice replaces the key, because the first answer may have been lost.
create or replace function add_calendar_feed(new_id uuid, new_name text, new_key_hash bytea, new_shows_names boolean)
  returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  me constant uuid := current_person();
begin
  if me is null then return false; end if;
  perform accounts.require_recent_password();
  perform from accounts.people where id = me for update; -- concurrent additions are counted
  update calendar_feeds set name = new_name, key_hash = new_key_hash, shows_names = new_shows_names
    where id = new_id and person_id = me;
  if found then return true; end if;
  if (select count(*) from calendar_feeds where person_id = me) >= 10 then return false; end if;
  insert into calendar_feeds (id, person_id, name, key_hash, shows_names)
    values (new_id, me, new_name, new_key_hash, new_shows_names);
  perform accounts.record_event(me, 'calendar feed added', me);
  return true;
end $$;

-- Needs no recent password: it takes access away.
create or replace function remove_calendar_feed(feed uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  me constant uuid := current_person();
begin
  delete from calendar_feeds where id = feed and person_id = me;
  if not found then return false; end if;
  perform accounts.record_event(me, 'calendar feed removed', me);
  return true;
end $$;

-- Whose feed it is, and counts the reading. No row for an unknown key and for suspended people. More than sixty readings an hour
-- are refused.
create or replace function open_calendar_feed(presented_hash bytea)
  returns table (person_id uuid, shows_names boolean, language text, wait_seconds int)
  language sql security definer set search_path = public, pg_temp
  as $$
    update calendar_feeds set
      last_read_at = now(),
      hour_began_at = case when hour_began_at > now() - interval '1 hour' then hour_began_at else now() end,
      reads_in_hour = case when hour_began_at > now() - interval '1 hour' then least(reads_in_hour + 1, 61) else 1 end
    from accounts.people join profiles on profiles.id = people.id
    where key_hash = presented_hash and people.id = calendar_feeds.person_id and suspended_at is null
    returning people.id, calendar_feeds.shows_names, coalesce(people.language::text, 'en'),
      case when reads_in_hour > 60 then ceil(extract(epoch from hour_began_at + interval '1 hour' - now()))::int else 0 end
  $$;

grant execute on function own_calendar_feeds, add_calendar_feed, remove_calendar_feed, open_calendar_feed to app_user;
