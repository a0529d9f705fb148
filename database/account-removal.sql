-- Removal of accounts by administrators. @see R8, PD-63

-- Why an account cannot be erased; null if it can. Safeguarding records are not told apart from other records that are kept,
-- because administrators have no access to them.
create or replace function accounts.erasure_obstacle(person uuid) returns text
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
begin
  perform accounts.must_be_admin();
  return case
    when person = current_person() then 'own account'
    when exists (select from student_guardians join students on students.id = student_id
      where guardian_id = person and archived_at is null) then 'enrolled student'
    when exists (select from student_guardians join record_holds using (student_id)
      where guardian_id = person and kept_until >= current_date)
      or is_in_safeguarding_record(person, '-infinity') then 'kept record'
  end;
end $$;

-- Deletes an account like the retention rules do. The outcome is `erased`, `password` without a recent password of the
-- caller, `unknown account`, or an obstacle. The language is for the mail to the person.
create or replace function accounts.erase_account(presented_token_hash bytea, person uuid)
  returns table (outcome text, chosen_language text)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform accounts.must_be_admin();
  if not accounts.has_recent_password(presented_token_hash) then
    return query select 'password', null::text;
    return;
  end if;
  perform accounts.must_leave_an_admin(person);
  perform from profiles where id = person for update; -- waits for concurrent sign-ins and new links to students
  if not found then
    return query select 'unknown account', null::text;
    return;
  end if;
  outcome := coalesce(accounts.erasure_obstacle(person), 'erased');
  select people.language into chosen_language from accounts.people where id = person;
  if outcome = 'erased' then
    perform accounts.revoke_sessions(current_person(), person, 'account erased');
    perform delete_accounts(array[person], '-infinity');
  end if;
  return next;
end $$;

grant execute on function accounts.erasure_obstacle, accounts.erase_account to app_user;
