-- Absences that nobody has explained. @see PD-70

-- Whether a student was absent, and the family has neither reported it nor answered. The day of a reported absence is that of the
-- course or that of the guardian who reported it.
create or replace function is_unexplained(attended attendance) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select attended.mark = 'absent' and attended.explanation is null and not exists (
      select from absences where student_id = attended.student_id and withdrawn_at is null
        and (attended.held_on between first_day and last_day
          or (attended.starts_at at time zone notice_zone(reporter_id))::date between first_day and last_day))
  $$;

grant execute on function is_unexplained to app_user;
