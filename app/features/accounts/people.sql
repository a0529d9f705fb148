-- Search and names of people. @see PD-29

-- False for parents if `DIRECTORY=staff`, which every start of the server writes to the settings. @see PD-29
create or replace function sees_families() returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  me constant uuid := current_person();
begin
  if me is null then return false; end if;
  return not exists (select from accounts.settings where name = 'directory' and value = 'staff')
    or exists (select from user_roles where user_id = me and role in ('mentor', 'admin'));
end $$;

create or replace function may_write_to(person uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from profiles left join user_roles on user_id = id
      where id = person and suspended_at is null and (role in ('mentor', 'admin') or sees_families()))
      and person <> all (unreachable_people())
  $$;

-- Includes guardians of the same student, and the other side of messages from before the directory was limited.
create or replace function sees_name_of(person uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select sees_families() or person = current_person()
      or exists (select from user_roles where user_id = person and role in ('mentor', 'admin'))
      or is_fellow_guardian(person)
      or exists (select from messages where (sender_id, receiver_id) in ((person, current_person()), (current_person(), person)))
  $$;

-- Active people except the caller; names that start with the search come first. For administrators. Runs as the owner, so
-- that the index is used, with the longest word: it supports one pattern. Planned per search: `a` matches nearly everyone,
-- `amina` few.
create or replace function find_people(search text, only_roles text[], page_size int)
  returns table (id uuid, full_name text, email text, role text)
  language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
  as $$
declare
  myself uuid := current_person();
  patterns text[] := search_patterns(search);
  longest text := (select pattern from unnest(patterns) as pattern order by char_length(pattern) desc limit 1);
begin
  if not is_admin() then
    return;
  elsif trim(search) = '' then
    -- Without a search, the order is that of the index by name.
    return query
      select profiles.id, profiles.full_name, profiles.email, user_roles.role
      from profiles left join user_roles on user_roles.user_id = profiles.id
      where profiles.id <> myself and suspended_at is null
        and (only_roles is null or user_roles.role = any (only_roles))
      order by profiles.full_name, profiles.id
      limit least(page_size, 100);
  else
    return query
      select profiles.id, profiles.full_name, profiles.email,
        (select user_roles.role from user_roles where user_id = profiles.id)
      from profiles
      where profiles.id <> myself and suspended_at is null
        and search_text like longest and search_text like all (patterns)
        and (only_roles is null or exists (
          select from user_roles where user_id = profiles.id and user_roles.role = any (only_roles)))
      order by starts_with(search_text, fold_text(trim(search))) desc, profiles.full_name, profiles.id
      limit least(page_size, 100);
  end if;
end $$;

-- Ids of people and students whose name contains every word. For administrators.
create or replace function find_named(patterns text[], at_most int) returns setof uuid
  language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
  as $$
declare
  longest text := accounts.longest_pattern(patterns);
begin
  if not is_admin() then return; end if;
  return query
    select id from profiles
      where search_text like longest and split_part(search_text, E'\n', 1) like all (patterns)
    union all
    select id from students where fold_text(full_name) like longest and fold_text(full_name) like all (patterns)
    limit at_most;
end $$;

-- For administrators also everybody linked to a student whose name matches the search.
create or replace function linked_people(me uuid, my_role text, patterns text[])
  returns table (person uuid, student text, relation text, is_mine boolean)
  language sql stable rows 20 security definer set search_path = public, pg_temp
  as $$
    with named as materialized (
      select * from students
        where my_role = 'admin' and archived_at is null and patterns <> '{%}' and fold_text(full_name) like any (patterns)
    ),
    with_staff as (
      select students.*, true as is_mine from students join student_guardians on student_id = students.id
        where guardian_id = me and may_write and restricted_at is null and archived_at is null
      union all
      select *, false from named
    ),
    with_family as (
      select *, true as is_mine from students
        where my_role = 'mentor' and archived_at is null and (academic_mentor_id = me or wellbeing_coach_id = me)
      union all
      select *, false from named
    )
    select academic_mentor_id, full_name, 'academicMentor', is_mine from with_staff
    union all
    select wellbeing_coach_id, full_name, 'wellbeingCoach', is_mine from with_staff
    union all
    select guardian_id, full_name,
        case when relation in ('parent', 'mother', 'father') then 'parent' else 'guardian' end, is_mine
      from with_family join student_guardians on student_id = with_family.id where restricted_at is null
  $$;

-- Families whose name starts with the search, then others by name. The ordered subqueries stop at the limit. `offset 0` keeps
-- the other conditions out of them, because the planner underestimates the rows of `like all`. Planned per search.
create or replace function find_families(search text, patterns text[], sees_addresses boolean, page_size int)
  returns setof uuid
  language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
  as $$
declare
  is_search boolean := trim(search) <> '';
  beginning text := fold_text(trim(search));
  beginning_pattern text := regexp_replace(beginning, '([\\%_])', '\\\1', 'g') || '%';
  longest text := (select pattern from unnest(patterns) as pattern order by char_length(pattern) desc limit 1);
  first_ones uuid[] := '{}';
begin
  if is_search then
    first_ones := array(
      select id from (
        select id, search_text, full_name from profiles
        where split_part(search_text, E'\n', 1) collate "C" like beginning_pattern and suspended_at is null
        order by split_part(search_text, E'\n', 1) collate "C", id offset 0) as ordered
      where case when sees_addresses then search_text else split_part(search_text, E'\n', 1) end like all (patterns)
        and (select role from user_roles where user_id = ordered.id) = 'parent'
      limit page_size);
  end if;
  return query select unnest(first_ones);
  if cardinality(first_ones) < page_size then
    return query
      select id from (
        select id, search_text, full_name from profiles
        where search_text like longest and suspended_at is null order by full_name, id offset 0) as ordered
      where (not is_search or not starts_with(split_part(search_text, E'\n', 1), beginning))
        and case when sees_addresses then search_text else split_part(search_text, E'\n', 1) end like all (patterns)
        and (select role from user_roles where user_id = ordered.id) = 'parent'
      limit page_size - cardinality(first_ones);
  end if;
end $$;

-- Every word must match name, role, relation or student, for administrators also the address. `labels`: words for roles and
-- relations as `fold_text` makes them, {"mentor": "mentor مرشد …"}. An array of candidates, because the planner then estimates their number correctly;
-- with the default cost of random reads it would still scan all profiles. @see PD-29, core §6
create or replace function find_recipients(search text, labels jsonb, page_size int, only_person uuid default null)
  returns table (id uuid, full_name text, email text, role text, rank int, relations jsonb)
  language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
  set random_page_cost = 1.1
  as $$
declare
  myself uuid := current_person();
  sees_addresses boolean := is_admin();
  unreachable uuid[] := unreachable_people();
  patterns text[] := search_patterns(search);
  -- Words that match the role of families are not searched in their names.
  of_families text[] := coalesce(
    (select array_agg(pattern) from unnest(patterns) as pattern where labels ->> 'parent' not like pattern), '{%}');
  candidates uuid[] := '{}';
begin
  if myself is null then return; end if;
  if only_person is null then
    candidates := array(select user_id from user_roles where user_roles.role in ('mentor', 'admin'));
    if sees_families() then
      candidates := candidates || array(
        select find_families(search, of_families, sees_addresses, least(page_size, 100) + 1 + cardinality(unreachable)));
    end if;
  elsif may_write_to(only_person) then
    candidates := array[only_person];
  end if;
  return query
  with linked as materialized (
    select person, bool_or(is_mine) as is_mine,
      jsonb_agg(distinct jsonb_build_object('student', student, 'as', relation)) as relations,
      string_agg(fold_text(student) || ' ' || (labels ->> relation), ' ') as words
    from linked_people(myself, current_person_role(), patterns) where person is not null group by person
  ),
  chosen as (
    select unnest(candidates) as id
    union select person from linked where only_person is null
  )
  select profiles.id, profiles.full_name, case when sees_addresses then profiles.email end, user_roles.role,
    case when linked.is_mine then 1 when user_roles.role in ('mentor', 'admin') then 2 else 3 end, linked.relations
  from chosen join profiles on profiles.id = chosen.id
    left join user_roles on user_roles.user_id = profiles.id left join linked on linked.person = profiles.id
  where profiles.id <> myself and suspended_at is null and profiles.id <> all (unreachable)
    and (case when sees_addresses then search_text else split_part(search_text, E'\n', 1) end
      || ' ' || coalesce(labels ->> user_roles.role, '') || ' ' || coalesce(linked.words, '')) like all (patterns)
  order by 5, starts_with(split_part(search_text, E'\n', 1), fold_text(trim(search))) desc, profiles.full_name, profiles.id
  limit least(page_size, 100);
end $$;

-- Includes suspended people. Addresses only for administrators, the person themselves and the mail job. @see PD-29
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
    where profiles.id = any (ids) and (myself is null or sees_name_of(profiles.id));
end $$;

-- The accounts with these addresses, which are in lower case. For administrators. @see PD-53
create or replace function find_by_address(addresses text[])
  returns table (id uuid, full_name text, email text, role text, suspended_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select profiles.id, profiles.full_name, profiles.email, user_roles.role, profiles.suspended_at
    from profiles left join user_roles on user_roles.user_id = profiles.id
    where profiles.email = any (addresses) and is_admin()
  $$;

grant execute on function
  sees_families, may_write_to, sees_name_of, find_people, find_recipients, describe_people,
  find_by_address, find_named
  to app_user;
