-- Functions and triggers of feedback. @see PD-48

-- Restored rows are published already. What the owner publishes is not announced.
create or replace function on_feedback_versions_updated() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  student uuid;
begin
  update feedback set version = new.number where id = new.feedback_id returning student_id into student;
  perform add_student_event(student,
    case new.number when 1 then 'feedback-published' else 'feedback-corrected' end, new.feedback_id);
  if current_person() is not null then
    perform announce_to_guardians(student, 'feedback', new.feedback_id);
  end if;
  return null;
end $$;

create or replace trigger on_feedback_versions_updated after update of published_at on feedback_versions
  for each row when (old.published_at is null and new.published_at is not null) execute function on_feedback_versions_updated();

create or replace function discard_feedback_draft(discarded uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  me constant uuid := current_person();
begin
  delete from feedback_versions using feedback
    where feedback.id = discarded and feedback_id = discarded and published_at is null
      and author_id = me and student_id = any (assigned_students());
  delete from feedback where id = discarded and version = 0 and author_id = me
    and student_id = any (assigned_students());
end $$;

grant execute on function discard_feedback_draft to app_user;
