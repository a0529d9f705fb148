-- Corrections of names and email addresses by administrators. @see R8, PD-52

create or replace function accounts.correct_name(person uuid, name text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform accounts.must_be_admin();
  update profiles set full_name = name where id = person;
  return found;
end $$;

-- Ends all sessions, and deletes links, requests, an unused temporary password and waiting mails of the former address.
-- Returns the new state: `suspended`, `uninvited`, `invite` (needs a new invitation) or `active`; null for an unknown person, and for the
-- caller, who must confirm both addresses instead. @see PD-40
create or replace function accounts.correct_email(person uuid, address text) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  actor constant uuid := current_person();
  account accounts.people;
  suspension timestamptz;
  was_uninvited boolean;
begin
  perform accounts.must_be_admin();
  perform accounts.require_recent_password();
  if person = actor then return null; end if;
  select suspended_at into suspension from profiles where id = person for update; -- waits for concurrent sign-ins
  select * into account from accounts.people where id = person for update;
  if not found then return null; end if;
  was_uninvited := accounts.is_uninvited(account);
  update profiles set email = lower(address) where id = person;
  delete from accounts.password_links where person_id = person;
  delete from accounts.email_changes where person_id = person and completed_at is null;
  perform accounts.revoke_sessions(actor, person, 'email corrected');
  perform accounts.record_event(actor, 'email changed', person);
  perform accounts.forget_browsers(person);
  if account.password_hash is not null and account.temporary_password_expires_at is null then
    return case when suspension is null then 'active' else 'suspended' end;
  end if;
  update accounts.people set password_hash = null, temporary_password_expires_at = null where id = person;
  delete from mails
    where person_id = person and state = 'waiting' and template in ('invitation', 'invitation-link', 'password-reset');
  return case when suspension is not null then 'suspended' when was_uninvited then 'uninvited' else 'invite' end;
end $$;

grant execute on function accounts.correct_name, accounts.correct_email to app_user;
