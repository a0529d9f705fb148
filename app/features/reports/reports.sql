-- Returns whether all reports of the term are published, by student. Runs as the owner: policies would search the list per
-- report. `stages`: stage by level, in lower case. @see PD-49
create or replace function reports_done(term uuid, stages jsonb) returns table (student uuid, is_done boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select students.id, bool_and(coalesce(version, 0) > 0)
    from unnest(assigned_students()) as assigned join students on students.id = assigned cross join subjects
      left join reports on student_id = students.id and subject_id = subjects.id and term_id = term
    where version > 0 or exists (select from report_drafts where report_drafts.id = reports.id)
      or subjects.archived_at is null
        and coalesce(reports_done.stages ->> lower(trim(current_level)) = any (subjects.stages), true)
    group by students.id
  $$;

-- Numbers a new version, deletes the draft and notifies guardians. Versions that the owner inserts cause no notification.
create or replace function on_report_versions_inserting() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  student uuid;
begin
  update reports set version = version + 1, published_at = new.published_at where id = new.report_id
    returning version, student_id into new.number, student;
  delete from report_drafts where id = new.report_id;
  if current_person() is not null then
    perform add_student_event(student,
      case new.number when 1 then 'report-published' else 'report-corrected' end, new.report_id);
    perform announce_to_guardians(student, 'reports', new.report_id);
  end if;
  perform notify_instances('person:' || guardian_id) from student_guardians
    where student_id = student and may_view and restricted_at is null;
  return new;
end $$;

create or replace trigger on_report_versions_inserting before insert on report_versions
  for each row execute function on_report_versions_inserting();

-- Locks in the order of ids, to avoid deadlocks: the triggers of concurrent publications lock in the order of reports.
create or replace function lock_report_guardians(report_ids uuid[]) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    select lock_notices(guardian) from (
      select distinct guardian from reports, guardians_to_mail(student_id) as guardian
        where reports.id = any (report_ids) and student_id = any (assigned_students()) order by guardian) as ordered
  $$;

create or replace function discard_report_draft(report uuid) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from report_drafts using reports
      where report_drafts.id = report and reports.id = report and student_id = any (assigned_students())
  $$;

grant execute on function reports_done, lock_report_guardians, discard_report_draft to app_user;
