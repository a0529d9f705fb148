-- Erasure of accounts by administrators, and what a merge moves. @see R8, PD-63, PD-64

-- Returns why an account cannot be erased; null if it can. Staff are never erased by hand. A safeguarding record is no obstacle,
-- because the answer would tell who is in it.
create or replace function accounts.erasure_obstacle(person uuid) returns text
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
begin
  perform accounts.must_be_admin();
  return case
    when person = current_person() then 'own account'
    when exists (select from user_roles where user_id = person and role in ('mentor', 'admin')) then 'staff'
    when exists (select from student_guardians join students on students.id = student_id
      where guardian_id = person and archived_at is null) then 'enrolled student'
    when exists (select from student_guardians join record_holds using (student_id)
      where guardian_id = person and kept_until >= current_date) then 'kept record'
  end;
end $$;

-- Returns `erased`, `password` without a recent password of the caller, `unknown account`, or an obstacle. `sealed_details`: the
-- name for the record that may need it.
create or replace function accounts.erase_account(presented_token_hash bytea, person uuid, sealed_details bytea)
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
    perform keep_safeguarding_name(person, sealed_details, '-infinity');
    perform delete_accounts(array[person], '-infinity');
  end if;
  return next;
end $$;

-- The kept account is restricted for a student if one of the two is, and otherwise has the rights of both.
create or replace function merge_guardians(kept uuid, duplicate uuid) returns void
  language plpgsql set search_path = public, pg_temp
  as $$
begin
  insert into student_guardians as own
    (student_id, guardian_id, relation, may_view, may_write, receives_mail, restricted_at, restriction_reason, added_at)
    select student_id, kept, relation, may_view, may_write, receives_mail, restricted_at, restriction_reason, added_at
      from student_guardians where guardian_id = duplicate
    on conflict (student_id, guardian_id) do update set
      may_view = own.may_view or excluded.may_view,
      may_write = own.may_write or excluded.may_write,
      receives_mail = own.receives_mail or excluded.receives_mail,
      restricted_at = coalesce(own.restricted_at, excluded.restricted_at),
      restriction_reason = coalesce(own.restriction_reason, excluded.restriction_reason),
      added_at = least(own.added_at, excluded.added_at);
  delete from student_guardians where guardian_id = duplicate;
end $$;

-- Moves the records of the duplicate, except messages, to the kept account. Records of tables not named here are deleted.
create or replace function merge_accounts(kept uuid, duplicate uuid) returns void
  language plpgsql set search_path = public, pg_temp
  as $$
begin
  perform merge_guardians(kept, duplicate);
  update students set academic_mentor_id = kept where academic_mentor_id = duplicate;
  update students set wellbeing_coach_id = kept where wellbeing_coach_id = duplicate;
  update student_events set reference_id = kept
    where reference_id = duplicate and kind in ('mentor-assigned', 'coach-assigned');
  update office_tenures set handed_over_by = kept where handed_over_by = duplicate;
  update record_holds set decided_by = kept where decided_by = duplicate;
  update absences set reporter_id = kept where reporter_id = duplicate;
  update absences set withdrawn_by = kept where withdrawn_by = duplicate;
  update safety_records set author_id = kept where author_id = duplicate;
  update safety_records set confirmed_by = kept where confirmed_by = duplicate;
  update court_orders set author_id = kept where author_id = duplicate;
  update court_orders set seen_by = kept where seen_by = duplicate;
  update consents set asked_by = kept where asked_by = duplicate;
  update consent_answers set guardian_id = kept where guardian_id = duplicate;
  insert into course_teachers (course_id, teacher_id, left_at)
    select course_id, kept, left_at from course_teachers where teacher_id = duplicate
    on conflict (course_id, teacher_id) do update set
      left_at = case when course_teachers.left_at is null or excluded.left_at is null then null else course_teachers.left_at end;
  update lesson_changes set teacher_id = kept where teacher_id = duplicate;
  update registers set taken_by = kept where taken_by = duplicate;
  update attendance set explained_by = kept where explained_by = duplicate;
  update attendance_corrections set corrected_by = kept where corrected_by = duplicate;
  update report_drafts set author_id = kept where author_id = duplicate;
  update report_versions set author_id = kept where author_id = duplicate;
  update feedback set author_id = kept where author_id = duplicate;
  insert into report_reads (version_id, reader_id, read_at)
    select version_id, kept, read_at from report_reads where reader_id = duplicate on conflict do nothing;
  insert into feedback_reads (version_id, reader_id, read_at)
    select version_id, kept, read_at from feedback_reads where reader_id = duplicate on conflict do nothing;
  insert into policy_acknowledgements (version_id, person_id, acknowledged_at)
    select version_id, kept, acknowledged_at from policy_acknowledgements where person_id = duplicate on conflict do nothing;
  perform end_meetings(array(
    select id from meetings where owner_id = duplicate and cancelled_at is null and is_staff_busy(kept, starts_at, ends_at)), 'school');
  update meeting_offers set owner_id = kept where owner_id = duplicate;
  update meetings set owner_id = kept where owner_id = duplicate;
  update meetings set booked_by = kept where booked_by = duplicate;
  update announcements set author_id = kept where author_id = duplicate;
  insert into announcement_readers
    select announcement_id, kept, is_staff, read_at, confirmed_at, answer, answered_at
    from announcement_readers where person_id = duplicate
    on conflict (announcement_id, person_id) do update set
      read_at = coalesce(announcement_readers.read_at, excluded.read_at),
      confirmed_at = coalesce(announcement_readers.confirmed_at, excluded.confirmed_at),
      answer = coalesce(announcement_readers.answer, excluded.answer),
      answered_at = case when announcement_readers.answer is null then excluded.answered_at
        else announcement_readers.answered_at end;
  -- A report of a message that both reported stays, without its reporter.
  update message_reports set reporter_id = case
      when message_id not in (select message_id from message_reports where reporter_id = kept) then kept end
    where reporter_id = duplicate;
  update message_reports set closed_by = kept where closed_by = duplicate;
  update message_reports set acknowledged_by = kept where acknowledged_by = duplicate;
  update message_report_openings set person_id = kept where person_id = duplicate;
  update enquiries set owner_id = kept where owner_id = duplicate;
  update enquiries set acknowledged_by = kept where acknowledged_by = duplicate;
  update enquiry_entries set author_id = kept where author_id = duplicate;
  update year_ends set done_by = kept where done_by = duplicate;
  update mails set requested_by = kept where requested_by = duplicate;
  update privacy_requests set person_id = kept where person_id = duplicate;
  update privacy_requests set answered_by = kept where answered_by = duplicate;
  delete from files where owner_id = duplicate and position is null;
  delete from profiles where id = duplicate;
  perform notify_instances('person:' || kept);
end $$;

grant execute on function accounts.erasure_obstacle, accounts.erase_account to app_user;
