-- Account functions for the web role, which cannot read hashes or tokens. @see R6, R7, R8, database.md "Accounts"

-- Writes an audit row about an account; `actor` is null if nobody is authenticated.
create or replace function accounts.record_event(actor uuid, event text, person uuid, details jsonb default '{}') returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into audit_log (actor_id, act, subject_type, subject_id, details)
    values (actor, event, 'account', person, details)
  $$;

-- Whether the person was never sent a link to choose a password, and has none, for example after an import. @see PD-59
create or replace function accounts.is_uninvited(person accounts.people) returns boolean
  language sql stable
  return $1.password_hash is null and not exists (
    select from accounts.password_links where person_id = $1.id and purpose = 'invitation');

create or replace function on_profiles_updated() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if new.full_name <> old.full_name then
    perform keep_student_search(array(select student_id from student_guardians where guardian_id = new.id));
  end if;
  if new.suspended_at is distinct from old.suspended_at then
    if (new.suspended_at is null) <> (old.suspended_at is null) then
      perform announce_officer(new.id, case when new.suspended_at is null then 'reactivated' else 'suspended' end);
    end if;
    perform update_office_tenures();
  end if;
  return null;
end $$;

create or replace trigger on_profiles_updated after update of full_name, suspended_at on profiles
  for each row execute function on_profiles_updated();

create or replace function on_user_roles_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if old.role in ('mentor', 'admin') and new.role not in ('mentor', 'admin') then
    perform announce_officer(new.user_id, 'role');
  end if;
  if new.role = 'admin' or new.role <> old.role then perform update_office_tenures(); end if;
  return null;
end $$;

create or replace trigger on_user_roles_changed after insert or update of role on user_roles
  for each row execute function on_user_roles_changed();

-- Without `temporary_until` the password is permanent; without a hash the person chooses one by the link of the invitation.
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
  if new_role <> 'parent' then perform accounts.require_recent_password(); end if;
  insert into profiles (full_name, email) values (name, lower(address)) returning id into person;
  insert into user_roles (user_id, role) values (person, new_role);
  insert into accounts.people (id, password_hash, temporary_password_expires_at, language)
    values (person, new_password_hash, temporary_until, chosen_language);
  return person;
end $$;

-- The caller queues the mail with the password; people who have signed in before get another about the change.
create or replace function accounts.set_temporary_password(person uuid, new_password_hash text, temporary_until timestamptz)
  returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform accounts.must_be_admin();
  perform accounts.require_recent_password();
  update accounts.people set password_hash = new_password_hash, temporary_password_expires_at = temporary_until
    where id = person;
  if not found then return false; end if;
  perform accounts.revoke_sessions(current_person(), person, 'temporary password set');
  perform accounts.forget_browsers(person);
  delete from accounts.password_links where person_id = person;
  if exists (select from accounts.people where id = person and last_sign_in_at is not null) then
    perform accounts.queue_credential_mail(person, 'administrator');
  end if;
  return true;
end $$;

-- Prevents two administrators from suspending each other at the same time.
create or replace function accounts.lock_last_admin() returns void
  language sql set search_path = public, pg_temp
  as $$ select pg_advisory_xact_lock(hashtextextended('the last active admin', 0)) $$;

-- Raises an error for the last active administrator.
create or replace function accounts.must_leave_an_admin(person uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform accounts.lock_last_admin();
  if exists (select from user_roles join profiles on id = user_id
      where user_id = person and role = 'admin' and suspended_at is null)
    and not exists (select from user_roles join profiles on id = user_id
      where user_id <> person and role = 'admin' and suspended_at is null) then
    raise exception using errcode = 'AP001', message = 'the last active administrator cannot be suspended, removed or given another role';
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
  perform accounts.require_recent_password();
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

create or replace function accounts.change_role(person uuid, new_role text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform accounts.must_be_admin();
  perform accounts.require_recent_password();
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

-- Records that a person was refused access because of their role, at most five times in 15 minutes. @see R12
create or replace function accounts.record_denied_access(denied_path text, denied_method text, from_network text) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  person constant uuid := current_person();
begin
  if person is null or (select count(*) from audit_log where actor_id = person and act = 'access denied'
    and happened_at > now() - interval '15 minutes') >= 5 then return; end if;
  perform accounts.record_event(person, 'access denied', person,
    json_build_object('path', left(denied_path, 200), 'method', left(denied_method, 20), 'network', left(from_network, 64))::jsonb);
end $$;

-- Addresses and languages of active people.
create or replace function accounts.list_addresses(ids uuid[]) returns table (id uuid, email text, language text)
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
begin
  perform accounts.must_be_admin();
  return query select profiles.id, profiles.email, people.language
    from profiles join accounts.people on people.id = profiles.id
    where profiles.id = any (ids) and suspended_at is null;
end $$;

-- Deletes a waiting mail to somebody who has not been invited yet. Returns whether it did. Every mail to an account is checked
-- here, just before it is sent: an invitation has made its link by then. @see PD-59
create or replace function drop_mail_to_uninvited(mail uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if current_job() is distinct from 'send-mail' then return false; end if;
  delete from mails using accounts.people
    where mails.id = mail and state = 'waiting' and people.id = mails.person_id and accounts.is_uninvited(people);
  return found;
end $$;

grant execute on function
  accounts.create_account, accounts.list_addresses, accounts.set_temporary_password, accounts.suspend, accounts.reactivate, accounts.change_role,
  accounts.record_denied_access, drop_mail_to_uninvited
  to app_user;
