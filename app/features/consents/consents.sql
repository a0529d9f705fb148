-- Questions to guardians and what their answers amount to. @see PD-72

-- The newest answer of each guardian who may decide to the current version; no answer: null. Callers see what the policies show.
create or replace function consent_decisions()
  returns table (consent_id uuid, student_id uuid, guardian_id uuid, answer text, answered_at timestamptz)
  language sql stable
  begin atomic
    select asked.consent_id, asked.student_id, deciding.guardian_id, newest.answer, newest.answered_at
    from consent_students as asked
      join consents on consents.id = asked.consent_id
      join student_guardians as deciding on deciding.student_id = asked.student_id
        and deciding.may_view and deciding.may_write and deciding.restricted_at is null
      left join lateral (
        select given.answer, given.answered_at from consent_answers as given
        where given.consent_id = asked.consent_id and given.student_id = asked.student_id
          and given.guardian_id = deciding.guardian_id and given.version = consents.version
        order by given.answered_at desc limit 1) as newest on true;
  end;

-- given, refused, conflicting, expired or open, for each student about whom a question is asked.
create or replace function consent_states() returns table (consent_id uuid, student_id uuid, state text)
  language sql stable
  begin atomic
    select asked.consent_id, asked.student_id,
      case
        when decided.agreeing > 0 and decided.refusing > 0 then 'conflicting'
        when decided.refusing > 0 then 'refused'
        when is_over(current.valid_until) then 'expired'
        when decided.agreeing > 0 and (decided.agreeing = decided.deciding or not current.needs_all) then 'given'
        else 'open' end
    from consent_students as asked
      join consents on consents.id = asked.consent_id
      join consent_versions as current on current.consent_id = asked.consent_id and current.number = consents.version
      cross join lateral (
        select count(*) as deciding, count(*) filter (where decision.answer = 'yes') as agreeing,
          count(*) filter (where decision.answer in ('no', 'withdrawn')) as refusing
        from consent_decisions() as decision
        where decision.consent_id = asked.consent_id and decision.student_id = asked.student_id) as decided;
  end;

-- Orders the answers of a person about a student, so that each sees the one before.
create or replace function lock_own_answers(consent uuid, student uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(consent::text || student || current_person(), 72));
end $$;

-- Whether the current person may now give this answer to the text that they read. A person who agreed can only withdraw, also
-- after the question was closed; a person who refused or withdrew can only agree.
create or replace function accepts_answer(consent uuid, student uuid, read_version int, read_language text, given text)
  returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  former constant text := (select answer from consent_answers
    where consent_id = consent and student_id = student and guardian_id = current_person() and version = read_version
    order by answered_at desc limit 1);
begin
  return exists (
    select from consents
      join consent_versions on consent_id = consents.id and number = version
      join consent_students as asked on asked.consent_id = consents.id
    where consents.id = consent and version = read_version and asked.student_id = student and texts ? read_language
      and case given
        when 'withdrawn' then former = 'yes'
        when 'no' then former is null and closed_at is null and not is_over(valid_until)
        else former is distinct from 'yes' and closed_at is null and not is_over(valid_until) end);
end $$;

-- Not for rows of a restored backup.
create or replace function on_consent_students_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if current_person() is not null then
    perform announce_to_guardians(new.student_id, 'consents', new.id);
  end if;
  return null;
end $$;

create or replace trigger on_consent_students_changed after insert or update of asked_at on consent_students
  for each row execute function on_consent_students_changed();

grant execute on function consent_decisions, consent_states, lock_own_answers, accepts_answer to app_user;
