-- Versions of the policies, the mails about them, and their acknowledgements. @see PD-61

-- The latest material version of each policy that was published while the person had an account and is not acknowledged.
create or replace function due_policy_versions(person uuid) returns setof policy_versions
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select version.* from policy_versions as version join profiles on profiles.id = person
    where version.is_material and version.published_at >= profiles.created_at
      and not exists (select from policy_versions as later
        where later.policy = version.policy and later.is_material and later.number > version.number)
      and not exists (select from policy_acknowledgements
        where version_id = version.id and person_id = person)
  $$;

create or replace function own_due_policies() returns setof policy_versions
  language sql stable security definer set search_path = public, pg_temp
  as $$ select * from due_policy_versions(current_person()) $$;

-- True also for an earlier version, which was replaced while its page was open, and for one that was already acknowledged.
create or replace function may_acknowledge(version uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from policy_versions join profiles on profiles.id = current_person()
      where policy_versions.id = version and is_material and published_at >= profiles.created_at)
  $$;

-- For a job: queues a mail about each new material version, after quiet hours. Returns the number of new versions.
create or replace function publish_policy_versions(versions jsonb) returns int
  language plpgsql set search_path = public, pg_temp
  as $$
declare
  added int;
  of_them_material int;
  jobs graphile_worker.job_spec[];
begin
  -- Prevents two instances from publishing the same version.
  perform pg_advisory_xact_lock(7240161);
  with published as (
    insert into policy_versions (policy, number, is_material)
      select version ->> 'policy', (version ->> 'number')::int, (version ->> 'isMaterial')::boolean
      from jsonb_array_elements(versions) as version
      on conflict (policy, number) do nothing
      returning is_material)
  select count(*), count(*) filter (where is_material) into added, of_them_material from published;
  if of_them_material = 0 then return added; end if;
  with announced as (
    insert into mails (id, person_id, template)
      select gen_random_uuid(), profiles.id, 'policy-change' from profiles
      where suspended_at is null and exists (select from due_policy_versions(profiles.id))
      on conflict (person_id) where template = 'policy-change' and state = 'waiting' do nothing
      returning id, person_id)
  select array_agg((
      'send-mail', json_build_object('mailId', id), null, after_quiet_hours(now(), person_id, 'policies'), null, 'send-mail:' || id,
      null, null)::graphile_worker.job_spec)
    into jobs from announced;
  if jobs is not null then perform graphile_worker.add_jobs(jobs); end if;
  return added;
end $$;

-- No row if the mail must not be sent now: it is deleted if nothing is due or the account suspended, postponed in quiet hours.
create or replace function open_policy_notice(mail uuid) returns table (policy text, number int)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  person uuid;
begin
  if current_job() is distinct from 'send-mail' then return; end if;
  select person_id into person from mails join profiles on profiles.id = person_id
    where mails.id = mail and template = 'policy-change' and state = 'waiting' and suspended_at is null;
  if person is null or not exists (select from due_policy_versions(person)) then
    delete from mails where id = mail and template = 'policy-change' and state = 'waiting';
    return;
  end if;
  if postpone_in_quiet_hours(mail, person, 'policies') then return; end if;
  return query select version.policy, version.number from due_policy_versions(person) as version order by 1;
end $$;

-- Tables and condition of a list. $1: patterns, $2: the longest, for the index, $3: version, $4: when it was published, $5:
-- role. Contains only the conditions in use, so that the planner estimates the rows. People suspended before are not listed.
create or replace function accounts.matching_policy_readers(only_state text, has_search boolean, has_role boolean)
  returns text
  language sql immutable
  return format($sql$
    profiles %s policy_acknowledgements as done on done.person_id = profiles.id and done.version_id = $3 %s
    where profiles.created_at <= $4 %s %s
  $sql$,
    case only_state when 'acknowledged' then 'join' else 'left join' end,
    case when has_role then 'join user_roles on user_roles.user_id = profiles.id and user_roles.role = $5' end,
    case only_state
      when 'acknowledged' then ''
      when 'open' then 'and done.id is null and profiles.suspended_at is null'
      else 'and (profiles.suspended_at is null or done.id is not null)' end,
    case when has_search then 'and search_text like $2 and search_text like all ($1)' end);

create or replace function accounts.list_policy_readers(
  version_id uuid, search text, only_state text, only_role text, sort_by text, is_descending boolean, after_id uuid,
  page_size int
) returns table (id uuid, full_name text, email text, role text, acknowledged_at timestamptz)
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  patterns constant text[] := search_patterns(search);
  published constant timestamptz :=
    (select published_at from policy_versions where policy_versions.id = version_id and is_material);
  by_time constant boolean := sort_by = 'acknowledged';
  key constant text := case when by_time then $key$coalesce(done.acknowledged_at, 'infinity')$key$ else 'sort_name(profiles.full_name)' end;
  key_of_last constant text := case when by_time
    then $key$coalesce((select acknowledged_at from policy_acknowledgements as last
      where last.version_id = $3 and last.person_id = profiles.id), 'infinity')$key$
    else 'sort_name(profiles.full_name)' end;
begin
  perform accounts.must_be_admin();
  return query execute format($query$
    select page.id, page.full_name, page.email, user_roles.role, page.acknowledged_at
    from (
      select profiles.id, profiles.full_name, profiles.email, done.acknowledged_at, %2$s as sort_key
      from %1$s
        and ($6 is null or (%2$s, profiles.id) %3$s (select %5$s, profiles.id from profiles where profiles.id = $6))
      order by %2$s %4$s, profiles.id %4$s
      limit $7
    ) as page left join user_roles on user_roles.user_id = page.id
    order by page.sort_key %4$s, page.id %4$s
  $query$, accounts.matching_policy_readers(only_state, search <> '', only_role is not null), key,
    case when is_descending then '<' else '>' end, case when is_descending then 'desc' else 'asc' end, key_of_last)
  using patterns, accounts.longest_pattern(patterns), version_id, published, only_role, after_id, page_size;
end $$;

create or replace function accounts.count_policy_readers(version_id uuid, search text, only_state text, only_role text)
  returns bigint
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  patterns constant text[] := search_patterns(search);
  published constant timestamptz :=
    (select published_at from policy_versions where policy_versions.id = version_id and is_material);
  found bigint;
begin
  perform accounts.must_be_admin();
  execute 'select count(*) from '
      || accounts.matching_policy_readers(only_state, search <> '', only_role is not null) into found
    using patterns, accounts.longest_pattern(patterns), version_id, published, only_role;
  return found;
end $$;

grant execute on function
  own_due_policies, may_acknowledge, open_policy_notice, accounts.list_policy_readers, accounts.count_policy_readers
  to app_user;
