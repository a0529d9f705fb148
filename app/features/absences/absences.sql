-- Triggers of absences. @see PD-42

-- Refuses a second absence on the same days. Runs after the policies; a lock per student orders concurrent reports.
create or replace function check_absence() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if current_person() is null then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended(new.student_id::text, 42));
  if exists (select from absences
    where student_id = new.student_id and id <> new.id and withdrawn_at is null
      and first_day <= new.last_day and last_day >= new.first_day) then
    raise exception using errcode = 'AP042', message = 'the student already has an absence on these days';
  end if;
  return null;
end $$;

create or replace trigger absences_check after insert on absences
  for each row execute function check_absence();

-- Ignores rows of a restored backup.
create or replace function record_absence() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if current_person() is null then return null; end if;
  perform add_student_event(new.student_id,
    case when new.withdrawn_at is null then 'absence-reported' else 'absence-withdrawn' end, new.id);
  perform announce_to_guardians(new.student_id, 'absences', new.id);
  return null;
end $$;

create or replace trigger absences_record after insert or update of withdrawn_at on absences
  for each row execute function record_absence();
