-- Triggers of absences. @see PD-42

-- Ignores rows of a restored backup.
create or replace function on_absences_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if current_person() is null then return null; end if;
  if tg_op = 'INSERT' then perform check_absence(new); end if;
  perform add_student_event(new.student_id,
    case when new.withdrawn_at is null then 'absence-reported' else 'absence-withdrawn' end, new.id);
  perform announce_to_guardians(new.student_id, 'absences', new.id);
  return null;
end $$;

create or replace trigger on_absences_changed after insert or update of withdrawn_at on absences
  for each row execute function on_absences_changed();

-- Refuses a second absence on the same days. Runs after the policies; a lock per student orders concurrent reports.
create or replace function check_absence(absence absences) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(absence.student_id::text, 42));
  if exists (select from absences
    where student_id = absence.student_id and id <> absence.id and withdrawn_at is null
      and first_day <= absence.last_day and last_day >= absence.first_day) then
    raise exception using errcode = 'AP042', message = 'the student already has an absence on these days';
  end if;
end $$;
