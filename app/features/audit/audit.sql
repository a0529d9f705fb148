-- The audit log: triggers prevent changes of rows, and a chain of hashes reveals changes. @see R12, ADR-27

-- Sets the chain of a new row, and deletes a number or hash that the application has set. Rejects changes of rows, also by the
-- owner of the database, who would have to drop the trigger first.
create or replace function on_audit_log_changing() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
begin
  if tg_op = 'INSERT' then
    new.chain := case when new.act in (
      'signed in', 'signed out', 'sign-in failed', 'sign-in locked', 'session revoked', 'recovery code used',
      'password reset requested', 'email change requested', 'email change cancelled', 'access denied'
    ) then 'security' else 'acts' end;
    new.number := null;
    new.hash := null;
    return new;
  end if;
  if tg_op = 'UPDATE' and old.number is null
    and to_jsonb(new) - array['number', 'hash'] = to_jsonb(old) - array['number', 'hash'] then return new;
  end if;
  if tg_op = 'DELETE' and old.number <= (select number from audit_chain_starts where chain = old.chain) then
    return old;
  end if;
  raise exception 'rows of the audit log cannot be changed or deleted' using errcode = 'insufficient_privilege';
end $$;

create or replace trigger on_audit_log_changing before insert or update or delete on audit_log
  for each row execute function on_audit_log_changing();

create or replace function on_audit_log_truncating() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
begin
  raise exception 'the audit log cannot be truncated' using errcode = 'insufficient_privilege';
end $$;

create or replace trigger on_audit_log_truncating before truncate on audit_log
  for each statement execute function on_audit_log_truncating();

-- Whether the current person may record the act. Acts that only functions of the database record are refused to everybody:
-- they count some of them, such as failed sign-ins. A test compares the acts with those of the application.
create or replace function may_record(act text, subject_type text, subject uuid) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  me constant uuid := current_person();
begin
  if session_user = current_user then return true; end if; -- the owner of the database: commands and jobs
  return case act
    when 'policy acknowledged' then subject_type = 'policy version' and exists (
      select from policy_acknowledgements where version_id = subject and person_id = me)
    when 'privacy request made' then subject_type = 'privacy request' and exists (
      select from privacy_requests where id = subject and person_id = me)
    when 'privacy request answered' then subject_type = 'privacy request' and exists (
      select from privacy_requests where id = subject and answered_by = me)
    when 'absence note erased' then subject_type = 'student' and handles_privacy_requests()
    when 'safety details changed' then subject_type = 'student' and exists (
      select from safety_records where student_id = subject and author_id = me and written_at = now())
    when 'safety details confirmed' then subject_type = 'student' and exists (
      select from safety_records where student_id = subject and confirmed_by = me and confirmed_at = now())
    when 'court order changed' then subject_type = 'student' and exists (
      select from court_orders where student_id = subject and author_id = me and written_at = now())
    when 'consent answered' then subject_type = 'student' and exists (
      select from consent_answers where student_id = subject and guardian_id = me)
    when 'consent withdrawn' then subject_type = 'student' and exists (
      select from consent_answers where student_id = subject and guardian_id = me and answer = 'withdrawn')
    when 'other school hours changed' then subject_type = 'student' and exists (
      select from student_guardians where student_id = subject and guardian_id = me and may_write and restricted_at is null)
    when 'lesson changed' then subject_type = 'course' and (is_admin() or current_person_role() = 'mentor' and exists (
      select from course_teachers where course_id = subject and teacher_id = me and left_at is null))
    when 'register taken' then subject_type = 'course' and exists (
      select from registers where course_id = subject and taken_by = me)
    when 'register corrected' then subject_type = 'course' and exists (
      select from registers where course_id = subject and teaches_lesson(rule_id, day))
    when 'absence explained' then subject_type = 'student' and exists (
      select from attendance where student_id = subject and explained_by = me)
    when 'report published' then subject_type = 'report' and exists (
      select from report_versions where report_id = subject and author_id = me)
    when 'list exported' then subject_type = 'account' and subject = me and current_person_role() in ('mentor', 'admin')
    when 'meeting times offered' then subject_type = 'meeting offer' and exists (
      select from meeting_offers where id = subject and owner_id = me and created_at = now()::timestamptz(3))
    when 'meeting times withdrawn' then subject_type = 'meeting offer' and exists (
      select from meeting_offers where id = subject and owner_id = me)
    when 'meeting booked' then subject_type = 'meeting' and exists (
      select from meetings where id = subject and booked_by = me and created_at = now()::timestamptz(3))
    when 'meeting moved' then subject_type = 'meeting' and is_meeting_of_family(subject)
    when 'meeting cancelled' then subject_type = 'meeting' and is_meeting_of_family(subject)
    else case when subject_type = 'announcement' then
      act in ('announcement published', 'announcement scheduled', 'announcement corrected', 'announcement withdrawn',
        'announcement reminded') and exists (select from announcements where id = subject and author_id = me)
    when subject_type in ('enquiry', 'concern') then
      act in ('enquiry state changed', 'enquiry owner changed', 'enquiry note added', 'enquiry answered') and exists (
        select from enquiries where id = subject and audit_subject(office) = subject_type and handles_contact_message(enquiries))
    else is_admin() and case subject_type
      when 'account' then act in (
        'account created', 'account suspended', 'account reactivated', 'account role changed', 'account name changed',
        'account erased', 'temporary password set', 'invitation sent', 'second factors removed',
        'records imported', 'several records changed')
      when 'student' then act in (
        'student added', 'student changed', 'student archived', 'student restored', 'guardian added', 'guardian changed',
        'guardian restricted', 'guardian restored', 'guardian removed', 'record kept longer')
      when 'office' then act = 'office assigned'
      when 'report setting' then act = 'report setting changed'
      when 'consent' then act in ('consent asked', 'consent changed', 'consent reminded', 'consent closed')
      when 'course' then act in ('course added', 'course changed', 'course archived', 'course restored',
        'course members changed', 'course rules changed')
      when 'holiday' then act = 'holiday changed'
      when 'school fact' then act in ('school fact published', 'school fact removed')
      else false end
    end
  end;
end $$;

-- Records what the current person has done in this transaction, in this order. `entries`: objects with act, subject_type,
-- subject_id and details. The web role has no other way to add rows.
create or replace function record_audit_events(entries jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if exists (select from jsonb_to_recordset(entries) as entry (act text, subject_type text, subject_id uuid)
    where not coalesce(may_record(act, subject_type, subject_id), false)) then
    raise insufficient_privilege using message = 'this person may not record this act';
  end if;
  if exists (select from jsonb_to_recordset(entries) as entry (details jsonb) where octet_length(details::text) > 8000) then
    raise exception 'details of an audit row are too long';
  end if;
  insert into audit_log (actor_id, act, subject_type, subject_id, details)
    select me.id, entry.act, entry.subject_type, entry.subject_id, entry.details
    from (select current_person()) as me (id), rows from (
      jsonb_to_recordset(entries) as (act text, subject_type text, subject_id uuid, details jsonb)) with ordinality as entry
    order by ordinality;
end $$;

-- Numbers and hashes at most 10,000 new rows of each chain; returns their number. verify-audit-log.server.ts has the same
-- hash.
create or replace function seal_audit_log() returns integer
  language plpgsql set search_path = public, pg_temp
  as $$
declare
  entry audit_log;
  of_chain text;
  last_number bigint;
  last_hash bytea;
  sealed integer := 0;
begin
  -- Prevents two instances from assigning the same numbers.
  perform pg_advisory_xact_lock(7240121);
  foreach of_chain in array array['acts', 'security'] loop
    select number, hash into last_number, last_hash from (
      select number, hash from audit_log where chain = of_chain and number is not null
      union all select number, hash from audit_chain_starts where chain = of_chain
      union all select 0, ''::bytea
    ) as sealed_rows order by number desc limit 1;
    for entry in select * from audit_log where number is null and chain = of_chain order by id limit 10000 loop
      last_number := last_number + 1;
      last_hash := sha256(last_hash || convert_to(jsonb_build_array(
        last_number, entry.id, extract(epoch from entry.happened_at)::text, entry.actor_id, entry.act,
        entry.subject_type, entry.subject_id, entry.details)::text, 'UTF8'));
      update audit_log set number = last_number, hash = last_hash where id = entry.id;
      sealed := sealed + 1;
    end loop;
  end loop;
  return sealed;
end $$;

-- Returns the number of the last security event before the first one that is still within the retention period.
create or replace function last_expired_event(happened_until timestamptz) returns bigint
  language sql stable set search_path = public, pg_temp
  as $$
    select coalesce(
      (select min(number) - 1 from audit_log
        where chain = 'security' and number is not null and happened_at >= happened_until),
      (select max(number) from audit_log where chain = 'security'))
  $$;

-- Deletes the security events up to that one. Returns their number.
create or replace function expire_security_events(happened_until timestamptz) returns integer
  language plpgsql set search_path = public, pg_temp
  as $$
declare
  last_expired constant bigint := last_expired_event(happened_until);
  expired integer;
begin
  insert into audit_chain_starts (chain, number, hash)
    select chain, number, hash from audit_log where chain = 'security' and number = last_expired
    on conflict (chain) do update set number = excluded.number, hash = excluded.hash;
  delete from audit_log where chain = 'security' and number <= last_expired;
  get diagnostics expired = row_count;
  return expired;
end $$;

grant execute on function record_audit_events to app_user;
