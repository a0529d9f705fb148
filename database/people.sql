-- Search and names of people. Applied again whenever this file changes. @see PD-29

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

-- PostgreSQL grants execute on new functions to public.
revoke execute on function search_patterns, find_people, describe_people from public;
grant execute on function search_patterns, find_people, describe_people to app_user;
