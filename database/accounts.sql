-- Account functions for the web role, which cannot read hashes or tokens itself.
-- Applied again whenever this file changes. @see R6, R7, R8, database.md "Accounts"

-- Permits only admins and the owner of the database (the command line).
create or replace function accounts.must_be_admin() returns void
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
begin
  if not is_admin() and session_user <> current_user then
    raise insufficient_privilege using message = 'only an admin may do this';
  end if;
end $$;

-- Writes an audit row about an account; `actor` is null if nobody is authenticated.
create or replace function accounts.record_event(actor uuid, act text, person uuid, details jsonb default '{}') returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into audit_log (actor_id, act, subject_type, subject_id, details)
    values (actor, act, 'account', person, details)
  $$;

create or replace function accounts.choose_language(chosen text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ update accounts.people set language = chosen where id = current_person() $$;

-- `chosen` is null for the zone of the device.
create or replace function accounts.choose_time_zone(chosen text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ update accounts.people set time_zone = chosen where id = current_person() $$;

-- `temporary_until` is null if the owner chose the password (--password-stdin on the command line), `new_password_hash` if
-- the person is to choose one by the link of the invitation.
drop function if exists accounts.create_account(text, text, text, text, timestamptz); -- former signature
create or replace function accounts.create_account(
  name text, address text, new_role text, new_password_hash text, temporary_until timestamptz,
  chosen_language text default null
) returns uuid
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  person uuid;
begin
  perform accounts.must_be_admin();
  insert into profiles (full_name, email) values (name, lower(address)) returning id into person;
  insert into user_roles (user_id, role) values (person, new_role);
  insert into accounts.people (id, password_hash, temporary_password_expires_at, language)
    values (person, new_password_hash, temporary_until, chosen_language);
  return person;
end $$;

-- The mail with the temporary password tells a person who has never signed in; others get a mail about the change as well.
create or replace function accounts.set_temporary_password(person uuid, new_password_hash text, temporary_until timestamptz)
  returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform accounts.must_be_admin();
  update accounts.people set password_hash = new_password_hash, temporary_password_expires_at = temporary_until
    where id = person;
  if not found then return false; end if;
  perform accounts.revoke_sessions(current_person(), person, 'temporary password set');
  perform accounts.forget_browsers(person);
  delete from accounts.password_links where person_id = person;
  if exists (select from accounts.people where id = person and last_sign_in_at is not null) then
    perform accounts.tell_of_credential(person, 'administrator');
  end if;
  return true;
end $$;

-- Serialised by a lock, so that two admins cannot suspend each other concurrently.
create or replace function accounts.must_leave_an_admin(person uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('the last active admin', 0));
  if exists (select from user_roles join profiles on id = user_id
      where user_id = person and role = 'admin' and suspended_at is null)
    and not exists (select from user_roles join profiles on id = user_id
      where user_id <> person and role = 'admin' and suspended_at is null) then
    raise exception using errcode = 'AP001', message = 'the last active admin stays';
  end if;
end $$;

-- The following three functions return false for an unknown person.
create or replace function accounts.suspend(person uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  actor constant uuid := current_person(); -- read first, in case the person suspends themselves
begin
  perform accounts.must_be_admin();
  perform accounts.must_leave_an_admin(person);
  update profiles set suspended_at = coalesce(suspended_at, now()) where id = person;
  if not found then return false; end if;
  perform accounts.revoke_sessions(actor, person, 'account suspended');
  perform accounts.forget_browsers(person);
  return true;
end $$;

create or replace function accounts.reactivate(person uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform accounts.must_be_admin();
  update profiles set suspended_at = null where id = person;
  return found;
end $$;

-- A person who is no longer a mentor loses their assigned students.
create or replace function accounts.change_role(person uuid, new_role text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform accounts.must_be_admin();
  if new_role <> 'admin' then perform accounts.must_leave_an_admin(person); end if;
  perform from profiles where id = person for update; -- waits for concurrent sign-ins
  update user_roles set role = new_role where user_id = person;
  if not found then return false; end if;
  if new_role <> 'mentor' then
    update students set academic_mentor_id = null where academic_mentor_id = person;
    update students set wellbeing_coach_id = null where wellbeing_coach_id = person;
  end if;
  perform accounts.revoke_sessions(current_person(), person, 'role changed');
  return true;
end $$;

-- Guardians whom a search finds by a student's name: every word is in that, or in the guardian's own name or address. For
-- administrators, as search_students().
create or replace function accounts.found_by_student(search text, patterns text[]) returns uuid[]
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select coalesce(array_agg(distinct guardian_id), '{}')
    from students join student_guardians on student_id = students.id join profiles on profiles.id = guardian_id
    where trim(search) <> '' and students.id in (select search_students(search))
      and lower(students.full_name) like any (patterns)
      and profiles.search_text || ' ' || lower(students.full_name) like all (patterns)
  $$;

-- Tables and condition of the list of accounts. $1: patterns, $2: the longest of them, which the index supports,
-- $3: role, $4: state, $5: only people who never signed in, $6: only people to whom a mail failed and none was sent since,
-- $7: people found by a student.
create or replace function accounts.matching_accounts() returns text
  language sql immutable
  return $sql$
    profiles
    join accounts.people on people.id = profiles.id
    left join user_roles on user_roles.user_id = profiles.id
    where (search_text like $2 and search_text like all ($1) or profiles.id = any ($7))
      and ($3 is null or user_roles.role = $3)
      and ($4 is null or $4 = case
        when profiles.suspended_at is not null then 'suspended'
        when people.last_sign_in_at is null
          and (people.temporary_password_expires_at is not null or people.password_hash is null) then 'invited'
        else 'active'
      end)
      and (not $5 or people.last_sign_in_at is null)
      and (not $6 or profiles.id in (
        select person_id from mails as failed where state = 'failed' and not exists (
          select from mails as later where later.person_id = failed.person_id
            and later.created_at > failed.created_at and later.state in ('sent', 'written'))))
  $sql$;

create or replace function accounts.longest_pattern(patterns text[]) returns text
  language sql immutable
  return (select pattern from unnest(patterns) as pattern order by char_length(pattern) desc limit 1);

-- A page of accounts for the console; every word of `search` must match name, address or the name of a student. `link_expires_at` is set while a
-- person has no password; without a link (a restored backup contains none) it is in the past. `failed_mail` is the template
-- of the newest mail if that failed and is no invitation. `students` are the names of those whose guardian the person is.
-- `only_id` limits the page to one account. `execute` plans each call for its filters.
drop function if exists accounts.list_accounts(text, text, text, text, uuid, int); -- former signatures
drop function if exists accounts.list_accounts(text, text, text, text, uuid, int, uuid);
drop function if exists accounts.list_accounts(text, text, text, boolean, text, boolean, uuid, int, uuid);
drop function if exists accounts.list_accounts(text, text, text, boolean, boolean, text, boolean, uuid, int, uuid);
create or replace function accounts.list_accounts(
  search text, only_role text, only_state text, never_signed_in boolean, mail_failed boolean,
  sort_by text, is_descending boolean, after_id uuid, page_size int,
  only_id uuid default null
) returns table (
    id uuid, full_name text, email text, role text, suspended_at timestamptz, last_sign_in_at timestamptz,
    temporary_password_expires_at timestamptz, mail_state text, link_expires_at timestamptz, failed_mail text,
    students text[]
  )
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  patterns constant text[] := search_patterns(search);
  key constant text := case sort_by
    when 'signIn' then $key$coalesce(people.last_sign_in_at, '-infinity')$key$
    else 'profiles.full_name'
  end;
begin
  perform accounts.must_be_admin();
  return query execute format($query$
    select page.id, page.full_name, page.email, page.role, page.suspended_at, page.last_sign_in_at,
      page.temporary_password_expires_at,
      (select mails.state from mails
        where mails.person_id = page.id and template in ('invitation', 'invitation-link')
        order by mails.created_at desc limit 1),
      case when page.has_no_password then coalesce(
        (select expires_at from accounts.password_links where person_id = page.id and purpose = 'invitation'),
        page.created_at) end,
      (select template from (
        select template, mails.state from mails where mails.person_id = page.id
        order by mails.created_at desc limit 1) as newest
        where newest.state = 'failed' and template not in ('invitation', 'invitation-link')),
      array(select students.full_name from student_guardians join students on students.id = student_id
        where guardian_id = page.id and archived_at is null order by 1)
    from (
      select profiles.*, user_roles.role, people.last_sign_in_at, people.temporary_password_expires_at,
        people.password_hash is null as has_no_password, %2$s as sort_key
      from %1$s
        and ($10 is null or profiles.id = $10)
        and ($8 is null or (%2$s, profiles.id) %3$s (
          select %2$s, profiles.id from profiles join accounts.people on people.id = profiles.id where profiles.id = $8))
      order by %2$s %4$s, profiles.id %4$s
      limit $9
    ) as page
    order by page.sort_key %4$s, page.id %4$s
  $query$, accounts.matching_accounts(), key,
    case when is_descending then '<' else '>' end, case when is_descending then 'desc' else 'asc' end)
  using patterns, accounts.longest_pattern(patterns), only_role, only_state, never_signed_in,
    mail_failed, accounts.found_by_student(search, patterns), after_id, page_size, only_id;
end $$;

drop function if exists accounts.count_accounts(text, text, text, boolean); -- former signature
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
  execute 'select count(*) from ' || accounts.matching_accounts() into found
    using patterns, accounts.longest_pattern(patterns), only_role, only_state, never_signed_in,
      mail_failed, accounts.found_by_student(search, patterns);
  return found;
end $$;

-- Records a role refusal, at most five in 15 minutes. @see R12
create or replace function accounts.record_denied_access(denied_path text, denied_method text, from_network text) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  person constant uuid := current_person();
begin
  if person is null or (select count(*) from audit_log where subject_id = person and act = 'access denied'
    and happened_at > now() - interval '15 minutes') >= 5 then return; end if;
  perform accounts.record_event(person, 'access denied', person,
    json_build_object('path', left(denied_path, 200), 'method', left(denied_method, 20), 'network', left(from_network, 64))::jsonb);
end $$;

-- PostgreSQL grants execute on new functions to public.
revoke execute on all functions in schema accounts from public;
grant execute on function
  accounts.choose_language, accounts.choose_time_zone, accounts.create_account, accounts.set_temporary_password,
  accounts.suspend, accounts.reactivate, accounts.change_role, accounts.list_accounts, accounts.count_accounts,
  accounts.record_denied_access
  to app_user;
