-- Row-level permissions. Policies call `(select current_person())` as a subquery: evaluated once per query, not once per row.
-- @see R3, product-decisions.md "What a person may do"

-- Drops all policies, revokes the privileges of app_user and app_web, and forces row-level security for the owner, too, who
-- gets one policy for all rows. The statements below grant access again. PostgreSQL lets everybody call new functions: this is
-- revoked, except for those of extensions, which others own. The scripts before this one grant app_user those that it may call.
do $$
declare
  relation regclass;
  policy record;
begin
  for policy in select schemaname, tablename, policyname from pg_policies where schemaname in ('public', 'accounts') loop
    execute format('drop policy %I on %I.%I', policy.policyname, policy.schemaname, policy.tablename);
  end loop;
  for relation in
    select pg_class.oid from pg_class
    where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, 'accounts'::regnamespace)
      and relname not like 'kysely\_%' and relname <> 'applied_scripts'
  loop
    execute format('alter table %s enable row level security, force row level security', relation);
    execute format('revoke all on %s from app_user, app_web', relation);
    -- Functions that run as the owner check permissions themselves.
    execute format('create policy "functions of the owner access all rows" on %s to current_role using (true) with check (true)', relation);
  end loop;
  execute (
    select format('revoke execute on routine %s from public', string_agg(pg_proc.oid::regprocedure::text, ', ')) from pg_proc
    where pronamespace in ('public'::regnamespace, 'accounts'::regnamespace) and proowner = current_user::regrole);
end $$;

-- No grant for email: security-definer functions return it to administrators, the person and the mail job.
grant select (id, full_name, suspended_at) on profiles to app_user;

-- `DIRECTORY=staff` hides other families from parents. @see PD-29
create policy "a signed-in person sees names" on profiles for select to app_user
  using (case when (select sees_families()) then true
    else (select current_person()) is not null and sees_name_of(id) end);

grant select on user_roles to app_user;

create policy "a person sees their own role" on user_roles for select to app_user
  using (user_id = (select current_person()));

create policy "an admin sees every role" on user_roles for select to app_user
  using ((select is_admin()));

grant select on students to app_user;
grant insert (id, full_name, student_number, current_level, class_name, academic_mentor_id, wellbeing_coach_id) on students to app_user;
grant update (full_name, student_number, current_level, class_name, academic_mentor_id, wellbeing_coach_id, archived_at) on students to app_user;

-- `case`, here and below, avoids the queries for staff when the row is visible to a guardian.
create policy "guardians, mentor, coach and administrators see a student" on students for select to app_user
  using (case
    when id = any ((select current_children())::uuid[]) then true
    when (select is_admin()) then true
    else id = any ((select assigned_students())::uuid[]) end);

create policy "an admin adds students" on students for insert to app_user
  with check ((select is_admin()));

create policy "an admin changes students" on students for update to app_user
  using ((select is_admin())) with check ((select is_admin()));

-- Deleted by remove_guardian().
grant select on student_guardians to app_user;
grant insert (student_id, guardian_id, relation, may_view, may_write, receives_mail) on student_guardians to app_user;
grant update (relation, may_view, may_write, receives_mail, restricted_at, restriction_reason) on student_guardians to app_user;

create policy "people who see a student see guardians without a restriction" on student_guardians for select to app_user
  using (case
    when restricted_at is null and student_id = any ((select current_children())::uuid[]) then true
    when (select is_admin()) then true
    else restricted_at is null and student_id = any ((select assigned_students())::uuid[]) end);

create policy "an admin adds guardians" on student_guardians for insert to app_user
  with check ((select is_admin()));

create policy "an admin changes the rights of guardians" on student_guardians for update to app_user
  using ((select is_admin())) with check ((select is_admin()));

-- Inserted by triggers.
grant select on student_events to app_user;

create policy "people who see a student see the student's activity" on student_events for select to app_user
  using (case
    when student_id = any ((select current_children())::uuid[]) then true
    when (select is_admin()) then true
    else student_id = any ((select assigned_students())::uuid[]) end);

grant select on absences to app_user;
grant insert (id, student_id, reporter_id, first_day, last_day, reason, note, request_id, language) on absences to app_user;
grant update (withdrawn_at, withdrawn_by) on absences to app_user;

create policy "people who see a student see the student's absences" on absences for select to app_user
  using (case
    when student_id = any ((select current_children())::uuid[]) then true
    when (select is_admin()) then true
    else student_id = any ((select assigned_students())::uuid[]) end);

create policy "a guardian who may write reports absences in their own name" on absences for insert to app_user
  with check (reporter_id = (select current_person()) and student_id = any ((select writable_children())::uuid[]));

create policy "a guardian who may write withdraws an absence until it is over" on absences for update to app_user
  using (student_id = any ((select writable_children())::uuid[]) and withdrawn_at is null
    and last_day >= (now() at time zone 'UTC' - interval '12 hours')::date)
  with check (student_id = any ((select writable_children())::uuid[])
    and withdrawn_at is not null and withdrawn_by = (select current_person()));

-- Staff read them with opened_safety_records() and opened_court_orders(), after open_safety_record() has recorded it. @see PD-71
grant select on safety_records to app_user;
grant insert (id, student_id, number, country, address, time_zone, contacts, health, companions, is_move, author_id,
  confirmed_at, confirmed_by) on safety_records to app_user;
grant update (confirmed_at, confirmed_by) on safety_records to app_user;

create policy "a guardian who sees a student sees the latest safety details" on safety_records for select to app_user
  using (replaced_at is null and student_id = any ((select current_children())::uuid[]));

create policy "a guardian who sees a student writes safety details in their name" on safety_records for insert to app_user
  with check (author_id = (select current_person()) and confirmed_by = (select current_person()) and confirmed_at = now()
    and student_id = any ((select current_children())::uuid[]));

create policy "an admin enters safety details of a student without any" on safety_records for insert to app_user
  with check ((select is_admin()) and author_id = (select current_person()) and number = 1 and not is_move
    and confirmed_at is null and confirmed_by is null);

create policy "a guardian who sees a student confirms the safety details" on safety_records for update to app_user
  using (replaced_at is null and student_id = any ((select current_children())::uuid[]))
  with check (confirmed_by = (select current_person()) and confirmed_at = now());

grant select on court_orders to app_user;
grant insert (id, student_id, author_id, number, text) on court_orders to app_user;

create policy "a guardian who sees a student sees their own text on court orders" on court_orders for select to app_user
  using (author_id = (select current_person()) and replaced_at is null
    and student_id = any ((select current_children())::uuid[]));

create policy "a guardian who sees a student writes about court orders" on court_orders for insert to app_user
  with check (author_id = (select current_person()) and student_id = any ((select current_children())::uuid[]));
grant select on consents to app_user;
grant insert (id, audience, class_name, asked_by, request_id) on consents to app_user;
grant update (version, reminded_at, closed_at) on consents to app_user;

create policy "people who see an asked student see the question" on consents for select to app_user
  using (case when (select is_admin()) then true
    else exists (select from consent_students where consent_students.consent_id = consents.id) end);

create policy "an admin asks for consent in their own name" on consents for insert to app_user
  with check ((select is_admin()) and asked_by = (select current_person()));

create policy "an admin changes a question until it is closed" on consents for update to app_user
  using ((select is_admin()) and closed_at is null) with check ((select is_admin()));

grant select on consent_versions to app_user;
grant insert (consent_id, number, titles, texts, answer_by, valid_until, needs_all) on consent_versions to app_user;

create policy "people who see a question see its texts" on consent_versions for select to app_user
  using (exists (select from consents where consents.id = consent_versions.consent_id));

create policy "an admin adds texts" on consent_versions for insert to app_user
  with check ((select is_admin()));

grant select on consent_students to app_user;
grant insert (id, consent_id, student_id) on consent_students to app_user;
grant update (asked_at) on consent_students to app_user;

create policy "people who see a student see what is asked" on consent_students for select to app_user
  using (case
    when student_id = any ((select current_children())::uuid[]) then true
    when (select is_admin()) then true
    else student_id = any ((select assigned_students())::uuid[]) end);

create policy "an admin asks about students" on consent_students for insert to app_user
  with check ((select is_admin()) and exists (select from students where students.id = student_id and archived_at is null));

create policy "an admin asks about students again" on consent_students for update to app_user
  using ((select is_admin())) with check ((select is_admin()));

grant select on consent_answers to app_user;
grant insert (id, consent_id, student_id, version, guardian_id, answer, language, request_id) on consent_answers to app_user;

create policy "people who see a guardian of a student see the answers" on consent_answers for select to app_user
  using (case when (select is_admin()) then true
    else exists (select from student_guardians where student_guardians.student_id = consent_answers.student_id
      and student_guardians.guardian_id = consent_answers.guardian_id) end);

create policy "a guardian who may write answers in their own name" on consent_answers for insert to app_user
  with check (guardian_id = (select current_person()) and student_id = any ((select writable_children())::uuid[])
    and accepts_answer(consent_id, student_id, version, language, answer));

grant select on feedback to app_user;
grant insert (id, student_id, author_id, area, request_id) on feedback to app_user;

create policy "people who see a student see feedback, its author also drafts" on feedback for select to app_user
  using (case
    when version > 0 and student_id = any ((select current_children())::uuid[]) then true
    when student_id = any ((select assigned_students())::uuid[]) then version > 0 or author_id = (select current_person())
    else version > 0 and (select is_admin()) end);

create policy "mentor and coach begin feedback in their own name" on feedback for insert to app_user
  with check (author_id = (select current_person()) and student_id = any ((select assigned_students())::uuid[]));

-- Drafts are deleted by discard_feedback_draft().
grant select on feedback_versions to app_user;
grant insert (id, feedback_id, number, text, language) on feedback_versions to app_user;
grant update (text, changed_at, published_at, language) on feedback_versions to app_user;

create policy "people who see feedback see texts, the author also the draft" on feedback_versions for select to app_user
  using (exists (select from feedback where feedback.id = feedback_versions.feedback_id
    and (published_at is not null
      or author_id = (select current_person()) and student_id = any ((select assigned_students())::uuid[]))));

create policy "the author adds drafts while assigned" on feedback_versions for insert to app_user
  with check (exists (select from feedback where feedback.id = feedback_versions.feedback_id
    and author_id = (select current_person()) and student_id = any ((select assigned_students())::uuid[])));

create policy "the author changes and publishes the draft while assigned" on feedback_versions for update to app_user
  using (published_at is null and exists (select from feedback where feedback.id = feedback_versions.feedback_id
    and author_id = (select current_person()) and student_id = any ((select assigned_students())::uuid[])))
  with check (exists (select from feedback where feedback.id = feedback_versions.feedback_id
    and author_id = (select current_person()) and student_id = any ((select assigned_students())::uuid[])));

grant select on feedback_reads to app_user;
grant insert (version_id, reader_id) on feedback_reads to app_user;

create policy "a person sees what they have read" on feedback_reads for select to app_user
  using (reader_id = (select current_person()));

create policy "a guardian who sees a student reads feedback in their own name" on feedback_reads for insert to app_user
  with check (reader_id = (select current_person()) and exists (
    select from feedback_versions join feedback on feedback.id = feedback_id
    where feedback_versions.id = version_id and student_id = any ((select current_children())::uuid[])));

grant select on messages to app_user;
grant insert (id, thread_id, sender_id, receiver_id, to_office, from_office, subject, body, request_id, content_digest,
  attachment_count, student_id, letter_id, language) on messages to app_user;
grant update (read) on messages to app_user;

-- `case` instead of `or` keeps the index scans of the inbox query. A former holder no longer sees an office's messages, a new
-- one of a confidential office those of before only when they were handed over.
create policy "a person sees their own messages and those of their offices" on messages for select to app_user
  using (case (select current_person())
    when receiver_id then true
    when sender_id then from_office is null
      or from_office = any ((select current_offices())::text[]) and is_in_own_tenure(from_office, created_at)
    else to_office = any ((select current_offices())::text[]) and is_in_own_tenure(to_office, created_at)
      or from_office = any ((select current_offices())::text[]) and is_in_own_tenure(from_office, created_at)
  end);

create policy "messages of a safeguarding record alone are in no inbox" on messages as restrictive for select to app_user
  using (not is_record_only);

create policy "a message is about a student whom its sender may see" on messages as restrictive for insert to app_user
  with check (student_id is null or exists (select from students where students.id = student_id));

create policy "a person writes in their own name to another active person" on messages for insert to app_user
  with check (
    sender_id = (select current_person()) and to_office is null and from_office is null
    and may_write_to(receiver_id)
  );

create policy "a person writes to an office that is not theirs" on messages for insert to app_user
  with check (
    sender_id = (select current_person()) and receiver_id is null and from_office is null
    and to_office is not null and to_office <> all ((select current_offices())::text[])
  );

create policy "holder and deputy write to people in the name of their office" on messages for insert to app_user
  with check (
    sender_id = (select current_person()) and to_office is null
    and from_office = any ((select current_offices())::text[])
    and may_write_to(receiver_id)
  );

create policy "only families of one's students get a letter" on messages as restrictive for insert to app_user
  with check (letter_id is null
    or receiver_id is not null and from_office is null and is_my_family(receiver_id));

create policy "only its receiver marks a message read" on messages for update to app_user
  using (receiver_id = (select current_person()) or to_office = any ((select current_offices())::text[]))
  with check ((receiver_id = (select current_person()) or to_office = any ((select current_offices())::text[])) and read);

-- Written by report_message() and close_report().
grant select on message_reports to app_user;

create policy "the people who handle safeguarding reports see them" on message_reports for select to app_user
  using (handles_report(message_reports));

-- Written by open_report().
grant select on message_report_openings to app_user;

create policy "the people who see a report see who opened its message" on message_report_openings for select to app_user
  using (exists (select from message_reports where message_reports.id = message_report_openings.report_id));

-- Written with the deletion of an account.
grant select on safeguarding_names to app_user;

create policy "the people who handle a safeguarding record see its names" on safeguarding_names for select to app_user
  using (handles_record_of(id));

grant select on offices to app_user;
grant update (holder_id, deputy_id) on offices to app_user;

create policy "signed-in people see the holders of offices" on offices for select to app_user
  using ((select current_person()) is not null);

create policy "an admin assigns offices" on offices for update to app_user
  using ((select is_admin())) with check ((select is_admin()));

-- Written by triggers and hand_over_office().
grant select on office_tenures to app_user;

create policy "holder, deputy and fall-back see the tenures of their office" on office_tenures for select to app_user
  using (office = any ((select current_offices())::text[]));

create policy "people see their own tenures, also former ones" on office_tenures for select to app_user
  using (person_id = (select current_person()));

grant select on school_facts to app_user;
grant update (content, revision) on school_facts to app_user;

create policy "everybody sees published facts" on school_facts for select to app_user
  using (content is not null or (select is_admin()));

create policy "an admin changes facts" on school_facts for update to app_user
  using ((select is_admin())) with check ((select is_admin()));

-- Deleted by discard_files().
grant select on files to app_user;
grant insert (id, owner_id, sealed_owner_id) on files to app_user;
grant update (details, message_id, announcement_id, position) on files to app_user;

create policy "a person sees their unsent files and those of what they may read" on files for select to app_user
  using (case when message_id is not null then exists (select from messages where messages.id = files.message_id)
    when announcement_id is not null then exists (select from announcements where announcements.id = files.announcement_id)
    else owner_id = (select current_person()) end);

create policy "a person who has opened a reported message sees its files" on files for select to app_user
  using (message_id is not null and has_opened_message(message_id));

create policy "a person uploads files of their own" on files for insert to app_user
  with check (owner_id = (select current_person()) and sealed_owner_id = owner_id);

create policy "a person sends their unsent files with a text of their own" on files for update to app_user
  using (owner_id = (select current_person()) and position is null)
  with check (owner_id = (select current_person())
    and (message_id is null or exists (
      select from messages where messages.id = files.message_id and sender_id = (select current_person())))
    and (announcement_id is null or exists (
      select from announcements where announcements.id = files.announcement_id and author_id = (select current_person())
        and (published_at is null or published_at = now()::timestamptz(3)))));

-- Deleted by drop_received_copy() and with their file.
grant select on file_chunks to app_user;
grant insert (id, file_id, copy, number, content) on file_chunks to app_user;

create policy "people who see a file see its content" on file_chunks for select to app_user
  using (exists (select from files where files.id = file_chunks.file_id)
    or exists (select from files where files.content_id = file_chunks.file_id));

create policy "a person adds to a file that they are uploading" on file_chunks for insert to app_user
  with check (exists (select from files
    where files.id = file_chunks.file_id and owner_id = (select current_person()) and details is null));

-- Published, corrected and read by functions.
grant select on announcements to app_user;
grant insert (id, author_id, audience, audience_choices, is_urgent, confirm_by, answer_by, answer_count, publish_at, request_id)
  on announcements to app_user;
grant update (withdrawn_at) on announcements to app_user;

create policy "author and present readers see an announcement" on announcements for select to app_user
  using (case when author_id = (select current_person()) then (select own_announcement_scope()) is not null
    else id = any ((select current_announcements())::uuid[]) end);

create policy "staff write announcements in their own name" on announcements for insert to app_user
  with check (author_id = (select current_person()) and may_announce_to(audience, is_urgent));

create policy "the author withdraws an announcement once" on announcements for update to app_user
  using (author_id = (select current_person()) and withdrawn_at is null)
  with check (author_id = (select current_person()) and withdrawn_at is not null);

grant select on announcement_texts to app_user;
grant insert (id, announcement_id, version, place, language, title, body, question) on announcement_texts to app_user;

create policy "people who see an announcement see its texts" on announcement_texts for select to app_user
  using (exists (select from announcements where announcements.id = announcement_id));

create policy "the author adds texts of the first and the next version" on announcement_texts for insert to app_user
  with check (exists (select from announcements where announcements.id = announcement_id
    and author_id = (select current_person()) and withdrawn_at is null
    and (announcement_texts.version = announcements.version + 1 or announcement_texts.version = 1 and published_at is null)));

grant select on announcement_readers to app_user;

create policy "a person sees what they have read, confirmed and answered" on announcement_readers for select to app_user
  using (person_id = (select current_person()));

grant select (id, owner_id, audience, audience_choices, topic, place, time_zone, limit_hours, enquiry_id, created_at, request_id)
  on meeting_offers to app_user;
grant insert (id, owner_id, audience, audience_choices, topic, place, room, time_zone, limit_hours, enquiry_id, contact, token_hash,
  request_id) on meeting_offers to app_user;

create policy "the owner and families who may book or have booked see an offer" on meeting_offers for select to app_user
  using (case when owner_id = (select current_person()) then true else id = any ((select family_offers())::uuid[]) end);

create policy "staff offer times in their own name" on meeting_offers for insert to app_user
  with check (owner_id = (select current_person()) and case when audience = 'enquiry'
    then exists (select from enquiries where enquiries.id = enquiry_id and office is distinct from 'safeguarding') else may_announce_to(audience, false) end);

grant select on meeting_times to app_user;
grant insert (id, offer_id, starts_at, ends_at) on meeting_times to app_user;

create policy "people who see an offer see its times" on meeting_times for select to app_user
  using (exists (select from meeting_offers where meeting_offers.id = offer_id));

create policy "the owner adds times when the offer is made" on meeting_times for insert to app_user
  with check (starts_at > now() and exists (select from meeting_offers where meeting_offers.id = offer_id
    and owner_id = (select current_person()) and created_at = now()::timestamptz(3)));

-- Written by functions, like their students.
grant select on meetings to app_user;

create policy "the owner and guardians of the students see a meeting" on meetings for select to app_user
  using (case when owner_id = (select current_person()) then true else id = any ((select family_meetings())::uuid[]) end);

grant select on meeting_students to app_user;

create policy "guardians see which of their students a meeting is about" on meeting_students for select to app_user
  using (student_id = any ((select current_children())::uuid[]));

grant select on subjects, terms, grades to app_user;
grant insert (id, names, stages, place) on subjects to app_user;
grant update (names, stages, place, archived_at) on subjects to app_user;
grant insert (id, names, first_day, last_day, due_on) on terms to app_user;
grant update (names, first_day, last_day, due_on, archived_at) on terms to app_user;
grant insert (id, scale, names, place) on grades to app_user;
grant update (names, place, archived_at) on grades to app_user;

create policy "everybody signed in sees subjects" on subjects for select to app_user
  using ((select current_person()) is not null);
create policy "an admin adds subjects" on subjects for insert to app_user with check ((select is_admin()));
create policy "an admin changes subjects" on subjects for update to app_user
  using ((select is_admin())) with check ((select is_admin()));

create policy "everybody signed in sees terms" on terms for select to app_user
  using ((select current_person()) is not null);
create policy "an admin adds terms" on terms for insert to app_user with check ((select is_admin()));
create policy "an admin changes terms" on terms for update to app_user
  using ((select is_admin())) with check ((select is_admin()));

create policy "everybody signed in sees grades" on grades for select to app_user
  using ((select current_person()) is not null);
create policy "an admin adds grades" on grades for insert to app_user with check ((select is_admin()));
create policy "an admin changes grades" on grades for update to app_user
  using ((select is_admin())) with check ((select is_admin()));

-- The address of a room is read by functions only.
grant select (id, names, subject_id, stage, class_name, time_zone, has_room, revision, request_id, created_at, archived_at)
  on courses to app_user;
grant insert (id, names, subject_id, stage, class_name, time_zone, room, request_id) on courses to app_user;
grant update (names, subject_id, stage, class_name, time_zone, room, revision, archived_at) on courses to app_user;

create policy "people of a course and administrators see it" on courses for select to app_user
  using (case when id = any ((select visible_courses())::uuid[]) then true else (select is_admin()) end);

create policy "an admin adds courses" on courses for insert to app_user with check ((select is_admin()));
create policy "an admin changes courses" on courses for update to app_user
  using ((select is_admin())) with check ((select is_admin()));

grant select on course_teachers to app_user;
grant insert (course_id, teacher_id) on course_teachers to app_user;
grant update (left_at) on course_teachers to app_user;

create policy "people of a course see its present teachers" on course_teachers for select to app_user
  using (case when left_at is null and course_id = any ((select visible_courses())::uuid[]) then true
    else (select is_admin()) end);

create policy "an admin adds staff as teachers" on course_teachers for insert to app_user
  with check ((select is_admin()) and may_teach(teacher_id));
create policy "an admin removes teachers" on course_teachers for update to app_user
  using ((select is_admin())) with check ((select is_admin()));

grant select on course_students to app_user;
grant insert (course_id, student_id) on course_students to app_user;
grant update (left_at) on course_students to app_user;

create policy "people who see a student see the courses; teachers their own" on course_students for select to app_user
  using (case
    when left_at is null and course_id = any ((select visible_courses())::uuid[])
      and (student_id = any ((select current_children())::uuid[]) or student_id = any ((select assigned_students())::uuid[])
        or course_id = any ((select taught_courses())::uuid[]) and student_id = any ((select taught_students())::uuid[]))
      then true
    else (select is_admin()) end);

create policy "an admin adds enrolled students" on course_students for insert to app_user
  with check ((select is_admin()) and exists (select from students where students.id = student_id and archived_at is null));
create policy "an admin removes students" on course_students for update to app_user
  using ((select is_admin())) with check ((select is_admin()));

grant select on course_rules to app_user;
grant insert (id, course_id, term_id, weekday, starts_at, minutes, first_day, last_day) on course_rules to app_user;
grant update (term_id, weekday, starts_at, minutes, first_day, last_day) on course_rules to app_user;

create policy "people of a course see its rules" on course_rules for select to app_user
  using (case when course_id = any ((select visible_courses())::uuid[]) then true else (select is_admin()) end);

create policy "an admin adds rules" on course_rules for insert to app_user with check ((select is_admin()));
create policy "an admin changes rules" on course_rules for update to app_user
  using ((select is_admin())) with check ((select is_admin()));

grant select on holidays to app_user;
grant insert (id, names, first_day, last_day) on holidays to app_user;
grant update (names, first_day, last_day, archived_at) on holidays to app_user;

create policy "everybody signed in sees holidays" on holidays for select to app_user
  using ((select current_person()) is not null);
create policy "an admin adds holidays" on holidays for insert to app_user with check ((select is_admin()));
create policy "an admin changes holidays" on holidays for update to app_user
  using ((select is_admin())) with check ((select is_admin()));

grant select (id, rule_id, course_id, day, revision, is_cancelled, moved_to, moved_start, teacher_id, has_room, note, changed_at)
  on lesson_changes to app_user;
grant insert (id, rule_id, course_id, day, is_cancelled, moved_to, moved_start, teacher_id, room, note)
  on lesson_changes to app_user;
grant update (revision, is_cancelled, moved_to, moved_start, teacher_id, room, note, changed_at) on lesson_changes to app_user;

create policy "people of a course see what differs in its lessons" on lesson_changes for select to app_user
  using (case when course_id = any ((select visible_courses())::uuid[]) then true else (select is_admin()) end);

create policy "teachers and administrators change lessons first" on lesson_changes for insert to app_user
  with check (((select is_admin()) or course_id = any ((select taught_courses())::uuid[]))
    and (teacher_id is null or may_teach(teacher_id)));
create policy "teachers and administrators change lessons again" on lesson_changes for update to app_user
  using ((select is_admin()) or course_id = any ((select taught_courses())::uuid[]))
  with check (((select is_admin()) or course_id = any ((select taught_courses())::uuid[]))
    and (teacher_id is null or may_teach(teacher_id)));

grant select on registers to app_user;
grant insert (id, rule_id, course_id, day, starts_at, taken_by) on registers to app_user;
grant update (revision) on registers to app_user;

create policy "teachers and the Academic Coordinator see registers" on registers for select to app_user
  using (case
    when course_id = any ((select taught_courses())::uuid[]) then true
    when (select oversees_attendance()) then true
    else teaches_lesson(rule_id, day) end);

create policy "who teaches a lesson takes its register" on registers for insert to app_user
  with check (taken_by = (select current_person()) and teaches_lesson(rule_id, day));
create policy "who teaches a lesson corrects its register" on registers for update to app_user
  using (teaches_lesson(rule_id, day)) with check (teaches_lesson(rule_id, day));

-- Explained by explain_absence().
grant select on attendance to app_user;
grant insert (id, register_id, student_id, course_id, held_on, starts_at, mark, minutes) on attendance to app_user;
grant update (mark, minutes) on attendance to app_user;

create policy "people who see a student see attendance; teachers their own" on attendance for select to app_user
  using (case
    when student_id = any ((select current_children())::uuid[]) then true
    when course_id = any ((select taught_courses())::uuid[]) then true
    when (select oversees_attendance()) then true
    when student_id = any ((select assigned_students())::uuid[]) then true
    else register_id = any ((select substitute_registers())::uuid[]) end);

create policy "who teaches a lesson marks its students" on attendance for insert to app_user
  with check (may_mark(register_id, student_id, course_id));
create policy "who teaches a lesson corrects its marks" on attendance for update to app_user
  using (course_id = any ((select taught_courses())::uuid[]) or register_id = any ((select substitute_registers())::uuid[]))
  with check (course_id = any ((select taught_courses())::uuid[]) or register_id = any ((select substitute_registers())::uuid[]));

-- Written by a trigger.
grant select on attendance_corrections to app_user;

create policy "people who see attendance see its corrections" on attendance_corrections for select to app_user
  using (exists (select from attendance where attendance.id = attendance_id));

-- Deleted by remove_other_school_hours().
grant select on other_school_hours to app_user;
grant insert (id, student_id, term_id, weekday, starts_at, ends_at, time_zone) on other_school_hours to app_user;

create policy "people who see a student see hours at another school" on other_school_hours for select to app_user
  using (case
    when student_id = any ((select current_children())::uuid[]) then true
    when (select is_admin()) then true
    else student_id = any ((select assigned_students())::uuid[]) end);

create policy "a guardian who may write enters hours at another school" on other_school_hours for insert to app_user
  with check (student_id = any ((select writable_children())::uuid[]));

-- Mentors and coaches write for the students assigned to them; guardians and administrators read what is published.
grant select on reports to app_user;
grant insert (id, student_id, term_id, subject_id) on reports to app_user;

create policy "people who see a student see reports; mentor and coach see all" on reports for select to app_user
  using (case
    when version > 0 and student_id = any ((select current_children())::uuid[]) then true
    when student_id = any ((select assigned_students())::uuid[]) then true
    else (select is_admin()) end);

create policy "mentor and coach begin reports of a student" on reports for insert to app_user
  with check (student_id = any ((select assigned_students())::uuid[]));

-- Deleted by discard_report_draft() and on publishing.
grant select on report_drafts to app_user;
grant insert (id, content, is_complete, author_id) on report_drafts to app_user;
grant update (content, is_complete, author_id, changed_at, revision) on report_drafts to app_user;

create policy "mentor, coach and administrators see drafts" on report_drafts for select to app_user
  using (exists (select from reports where reports.id = report_drafts.id
    and ((select is_admin()) or student_id = any ((select assigned_students())::uuid[]))));

create policy "mentor and coach begin drafts in their own name" on report_drafts for insert to app_user
  with check (author_id = (select current_person()) and exists (
    select from reports where reports.id = report_drafts.id and student_id = any ((select assigned_students())::uuid[])));

create policy "mentor and coach change drafts in their own name" on report_drafts for update to app_user
  using (exists (
    select from reports where reports.id = report_drafts.id and student_id = any ((select assigned_students())::uuid[])))
  with check (author_id = (select current_person()) and exists (
    select from reports where reports.id = report_drafts.id and student_id = any ((select assigned_students())::uuid[])));

grant select on report_versions to app_user;
grant insert (id, report_id, content, author_id) on report_versions to app_user;

create policy "people who see a report see its published versions" on report_versions for select to app_user
  using (exists (select from reports where reports.id = report_versions.report_id));

create policy "mentor and coach publish in their own name" on report_versions for insert to app_user
  with check (author_id = (select current_person()) and exists (
    select from reports where reports.id = report_versions.report_id
      and student_id = any ((select assigned_students())::uuid[])));

grant select on report_reads to app_user;
grant insert (version_id, reader_id) on report_reads to app_user;

create policy "a guardian, mentor, coach and admins see what the guardian read" on report_reads for select to app_user
  using (reader_id = (select current_person()) or exists (
    select from report_versions join reports on reports.id = report_id where report_versions.id = version_id
      and ((select is_admin()) or student_id = any ((select assigned_students())::uuid[]))));

create policy "a guardian who sees a student reads reports in their own name" on report_reads for insert to app_user
  with check (reader_id = (select current_person()) and exists (
    select from report_versions join reports on reports.id = report_id where report_versions.id = version_id
      and student_id = any ((select current_children())::uuid[])));

-- Inserted by receive_enquiry() and record_enquiry(), passed on by pass_on_contact_message() and deleted by the retention job.
grant select (id, reference, name, email, phone, region, message, channel, topic, office, office_since, stage, language, state, consultation_on,
  owner_id, revision, closed_at, acknowledged_at, acknowledged_by, received_at) on enquiries to app_user;
grant update (state, consultation_on, owner_id) on enquiries to app_user;

create policy "an admin sees enquiries and messages to Admissions" on enquiries for select to app_user
  using ((select is_admin()) and (office is null or office = 'admissions'));

create policy "the people of an office see its contact messages" on enquiries for select to app_user
  using (office <> 'safeguarding' and office = any ((select current_offices())::text[]));

create policy "the people of the safeguarding office see concerns" on enquiries for select to app_user
  using (office = 'safeguarding' and handles_concern(enquiries));

create policy "whoever sees an enquiry changes its state" on enquiries for update to app_user
  using (handles_contact_message(enquiries)) with check (handles_contact_message(enquiries));

-- Deleted with their enquiry.
grant select on enquiry_entries to app_user;
grant insert (id, enquiry_id, kind, author_id, text, to_office, request_id, mail_id) on enquiry_entries to app_user;

create policy "whoever sees an enquiry sees its notes and replies" on enquiry_entries for select to app_user
  using (exists (select from enquiries where enquiries.id = enquiry_id));

create policy "whoever sees an enquiry writes about it in their own name" on enquiry_entries for insert to app_user
  with check (author_id = (select current_person()) and exists (select from enquiries where enquiries.id = enquiry_id));

-- Inserted by add_page_counts().
grant select on page_counts to app_user;

create policy "an admin sees page counts" on page_counts for select to app_user
  using ((select is_admin()));

grant select on mails to app_user;
grant insert (id, person_id, enquiry_id, requested_by, template, sealed_secret) on mails to app_user;
grant update (state, sealed_secret, finished_at, may_have_arrived) on mails to app_user;

create policy "an admin sees the state of mails except about safeguarding" on mails for select to app_user
  using ((select is_admin()) and enquiry_id is null and not is_safeguarding_mail(template));

create policy "whoever sees an enquiry sees the state of its mails" on mails for select to app_user
  using (enquiry_id is not null and exists (select from enquiries where enquiries.id = enquiry_id));

create policy "an admin queues mails in their own name" on mails for insert to app_user
  with check ((select is_admin()) and requested_by = (select current_person())
    and enquiry_id is null and not is_safeguarding_mail(template));

create policy "whoever sees an enquiry queues replies in their own name" on mails for insert to app_user
  with check (requested_by = (select current_person()) and template = 'enquiry-reply'
    and exists (select from enquiries where enquiries.id = enquiry_id));

create policy "the mail job sees mails" on mails for select to app_user
  using ((select current_job()) = 'send-mail');

create policy "the mail job changes the state of mails" on mails for update to app_user
  using ((select current_job()) = 'send-mail') with check ((select current_job()) = 'send-mail');

-- Written by the daily job.
grant select on retention_runs to app_user;

create policy "an admin sees retention runs" on retention_runs for select to app_user
  using ((select is_admin()));

-- Inserted by publish_policy_versions().
grant select on policy_versions to app_user;

create policy "signed-in people see published versions of policies" on policy_versions for select to app_user
  using ((select current_person()) is not null);

-- Administrators read them with accounts.list_policy_readers().
grant select on policy_acknowledgements to app_user;
grant insert (version_id, person_id) on policy_acknowledgements to app_user;

create policy "a person sees their own acknowledgements" on policy_acknowledgements for select to app_user
  using (person_id = (select current_person()));

create policy "a person acknowledges a version that concerns them" on policy_acknowledgements for insert to app_user
  with check (person_id = (select current_person()) and may_acknowledge(version_id));

grant select on privacy_requests to app_user;
grant insert (id, person_id, kind, text, request_id) on privacy_requests to app_user;
grant update (outcome, answer, answered_at, answered_by) on privacy_requests to app_user;

create policy "a person sees their own requests" on privacy_requests for select to app_user
  using (person_id = (select current_person()));

create policy "the data-protection office and administrators see requests" on privacy_requests for select to app_user
  using ((select handles_privacy_requests()));

create policy "a person makes requests in their own name" on privacy_requests for insert to app_user
  with check (person_id = (select current_person()));

create policy "the people who handle requests answer those of others once" on privacy_requests for update to app_user
  using ((select handles_privacy_requests()) and answered_at is null and person_id is distinct from (select current_person()))
  with check ((select handles_privacy_requests()) and answered_by = (select current_person()));

grant select on record_holds to app_user;
grant insert (student_id, kept_until, reason, decided_by, decided_at) on record_holds to app_user;
grant update (kept_until, reason, decided_by, decided_at) on record_holds to app_user;

create policy "an admin sees which records are kept longer" on record_holds for select to app_user
  using ((select is_admin()));

create policy "an admin keeps a record longer in their own name" on record_holds for insert to app_user
  with check ((select is_admin()) and decided_by = (select current_person()));

create policy "an admin changes how long a record is kept in their own name" on record_holds for update to app_user
  using ((select is_admin())) with check ((select is_admin()) and decided_by = (select current_person()));

-- Written by end_year() and undo_year_end().
grant select on year_ends, year_end_students, year_end_terms to app_user;

create policy "an admin sees year ends" on year_ends for select to app_user using ((select is_admin()));
create policy "an admin sees the students of a year end" on year_end_students for select to app_user
  using ((select is_admin()));
create policy "an admin sees the terms of a year end" on year_end_terms for select to app_user
  using ((select is_admin()));

-- Inserted by record_audit_events() and by the functions that record their own acts.
grant select on audit_log to app_user;

-- An administrator may have written the reported message, or be the subject of the concern.
create policy "an admin reads the audit log except about safeguarding" on audit_log for select to app_user
  using ((select is_admin()) and subject_type not in ('message report', 'concern'));

create policy "holder and deputy read the log of their office" on audit_log for select to app_user
  using (subject_type = 'office' and subject_id in (
    select record_id from offices where (select current_person()) in (holder_id, deputy_id)));
