-- The list of accounts in the console. For administrators.

-- Guardians found by a student's name: each word of the search occurs in that name, or in the guardian's name or address. The
-- student's name must contain a word of three characters, or one in another script: the index supports these.
create or replace function accounts.found_by_student(patterns text[]) returns uuid[]
  language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
  as $$
declare
  of_names text[] := array(
    select pattern from unnest(patterns) as pattern
    where char_length(pattern) >= char_length('%abc%') or octet_length(pattern) > char_length(pattern));
begin
  if not is_admin() or cardinality(of_names) = 0 then return '{}'; end if;
  return array(
    select distinct guardian_id
    from (select id, fold_text(full_name) as name from students where fold_text(full_name) like any (of_names) offset 0) as named
      join student_guardians on student_id = named.id join profiles on profiles.id = guardian_id
    where search_text || ' ' || name like all (patterns));
end $$;

-- Tables and condition of the list of accounts. $1: patterns, $2: the longest, for the index, $3: role, $4: state, $5: only
-- people who never signed in, $6: only people with a failed mail and none delivered since, $7: people found by a student.
-- Joins only tables of filters in use: joins take most of the time of a search with thousands of results.
create or replace function accounts.matching_accounts(has_role boolean, has_people boolean) returns text
  language sql stable
  return format($sql$
    profiles %s %s
    where (search_text like $2 and search_text like all ($1) or profiles.id = any ($7)) %s %s
      and (not $6 or profiles.id in (
        select person_id from mails as failed where state in ('failed', 'unconfirmed') and not exists (
          select from mails as later where later.person_id = failed.person_id
            and later.created_at > failed.created_at and later.state in ('sent', 'written'))))
  $sql$,
    case when has_people then 'join accounts.people on people.id = profiles.id' end,
    case when has_role then 'join user_roles on user_roles.user_id = profiles.id' end,
    case when has_role then 'and user_roles.role = $3' end,
    case when has_people then $sql$
      and ($4 is null or $4 = accounts.account_state(profiles.suspended_at, people))
      and (not $5 or people.last_sign_in_at is null)
    $sql$ end);

-- `uninvited` and `invited`: never signed in, and has not chosen a password. @see PD-59
create or replace function accounts.account_state(suspended_at timestamptz, person accounts.people) returns text
  language sql stable
  return case
    when $1 is not null then 'suspended'
    when $2.last_sign_in_at is not null then 'active'
    when accounts.is_uninvited($2) then 'uninvited'
    when $2.temporary_password_expires_at is not null or $2.password_hash is null then 'invited'
    else 'active'
  end;

-- A page of accounts; every word of `search` must match name, address or the name of a student. `has_password`: also a
-- temporary one. `link_expires_at`: of the invitation; null without a link. `failed_mail`: the newest mail, if that failed and is
-- no invitation: `password-reset`, `credential-changed` or `other`, because some templates tell of a report; `unconfirmed` if it
-- may have arrived. `only_id` limits
-- the page to one account. `execute` plans each call for its filters.
create or replace function accounts.list_accounts(
  search text, only_role text, only_state text, never_signed_in boolean, mail_failed boolean,
  sort_by text, is_descending boolean, after_id uuid, page_size int,
  only_id uuid default null
) returns table (
    id uuid, full_name text, email text, role text, state text, suspended_at timestamptz, last_sign_in_at timestamptz,
    temporary_password_expires_at timestamptz, has_password boolean, mail_state text, link_expires_at timestamptz, failed_mail text,
    students text[]
  )
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  patterns constant text[] := search_patterns(search);
  key constant text := case sort_by
    when 'signIn' then $key$coalesce(people.last_sign_in_at, '-infinity')$key$
    else 'sort_name(profiles.full_name)'
  end;
begin
  perform accounts.must_be_admin();
  return query execute format($query$
    select page.id, page.full_name, page.email, user_roles.role, accounts.account_state(page.suspended_at, people),
      page.suspended_at, people.last_sign_in_at, people.temporary_password_expires_at, people.password_hash is not null,
      (select mails.state from mails
        where mails.person_id = page.id and template in ('invitation', 'invitation-link')
        order by mails.created_at desc limit 1),
      (select expires_at from accounts.password_links where person_id = page.id and purpose = 'invitation'),
      (select case
          when newest.state = 'unconfirmed' then 'unconfirmed'
          when template in ('password-reset', 'credential-changed') then template
          else 'other' end from (
        select template, mails.state from mails where mails.person_id = page.id
        order by mails.created_at desc limit 1) as newest
        where newest.state in ('failed', 'unconfirmed') and template not in ('invitation', 'invitation-link')),
      array(select students.full_name from student_guardians join students on students.id = student_id
        where guardian_id = page.id and archived_at is null order by 1)
    from (
      select profiles.*, %2$s as sort_key
      from %1$s
        and ($10 is null or profiles.id = $10)
        and ($8 is null or (%2$s, profiles.id) %3$s (
          select %2$s, profiles.id from profiles join accounts.people on people.id = profiles.id where profiles.id = $8))
      order by %2$s %4$s, profiles.id %4$s
      limit $9
    ) as page join accounts.people on people.id = page.id left join user_roles on user_roles.user_id = page.id
    order by page.sort_key %4$s, page.id %4$s
  $query$,
    accounts.matching_accounts(only_role is not null, only_state is not null or never_signed_in or sort_by = 'signIn'), key,
    case when is_descending then '<' else '>' end, case when is_descending then 'desc' else 'asc' end)
  using patterns, accounts.longest_pattern(patterns), only_role, only_state, never_signed_in,
    mail_failed, accounts.found_by_student(patterns), after_id, page_size, only_id;
end $$;

create or replace function accounts.count_accounts(
  search text, only_role text, only_state text, never_signed_in boolean, mail_failed boolean
) returns bigint
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  patterns constant text[] := search_patterns(search);
  found bigint;
begin
  perform accounts.must_be_admin();
  execute 'select count(*) from '
      || accounts.matching_accounts(only_role is not null, only_state is not null or never_signed_in) into found
    using patterns, accounts.longest_pattern(patterns), only_role, only_state, never_signed_in,
      mail_failed, accounts.found_by_student(patterns);
  return found;
end $$;

grant execute on function accounts.list_accounts, accounts.count_accounts to app_user;
