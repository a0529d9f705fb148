-- Sensitive changes need a password that was entered in the last ten minutes. @see R6, PD-40

-- Whether the session is the caller's and its password was entered recently. Functions that make sensitive changes call it.
create or replace function accounts.has_recent_password(presented_token_hash bytea) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from accounts.sessions where token_hash = presented_token_hash and person_id = current_person()
        and accounts.is_live(sessions) and accounts.is_password_recent(sessions))
  $$;

-- Takes an attempt of `begin_password_change`. Returns false if the password is wrong or the session has ended. @see R6
create or replace function accounts.confirm_password(presented_token_hash bytea, attempt bigint, presented_hash text)
  returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  holder uuid := (
    select person_id from accounts.sessions where token_hash = presented_token_hash and accounts.is_live(sessions));
begin
  if holder is distinct from current_person() or not accounts.lock_active(holder) then return false; end if;
  if not accounts.consume_attempt(attempt, (select email from profiles where id = holder)) then return false; end if;
  if not exists (select from accounts.people
    where id = holder and accounts.is_hash_of(presented_hash, password_hash)) then
    perform accounts.record_failure(attempt, holder, 'wrong password');
    return false;
  end if;
  perform accounts.reset_attempts(attempt);
  update accounts.sessions set password_entered_at = now() where token_hash = presented_token_hash;
  return true;
end $$;

grant execute on function accounts.has_recent_password, accounts.confirm_password to app_user;
