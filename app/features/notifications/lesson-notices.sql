-- Mails about changed lessons: of the next 24 hours at once, of later ones once a day. A notice keeps how the person knew the lesson,
-- so that several changes are one, and one that is undone is none. @see PD-67

-- Guardians who may see a student of the lesson, its teachers, and who stands in.
create or replace function people_of_lesson(change uuid) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select guardian_id from lesson_changes join courses on courses.id = course_id join course_students using (course_id)
      join student_guardians using (student_id)
    where lesson_changes.id = change and courses.archived_at is null and left_at is null and may_view
      and guardian_id in (select guardians_to_mail(student_id))
    union
    select person from lesson_changes join courses on courses.id = course_id, lateral (
      select course_teachers.teacher_id as person from course_teachers
        where course_teachers.course_id = lesson_changes.course_id and left_at is null
      union all select lesson_changes.teacher_id) as staff
    where lesson_changes.id = change and courses.archived_at is null and is_active_staff(person)
  $$;

-- For who may change the lesson. Tells the others, and who stood in until now. `former`, `present`: the lesson before and after.
create or replace function announce_lesson_change(change uuid, news_kind text, former jsonb, present jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  person uuid;
  known jsonb;
begin
  if news_kind not in ('lessons', 'lesson-plans') or not (is_admin()
      or exists (select from lesson_changes where id = change and course_id = any (taught_courses()))) then
    raise insufficient_privilege using message = 'only teachers of a course and administrators announce changes of its lessons';
  end if;
  for person in
    select concerned from (
      select people_of_lesson(change) as concerned
      union select (former ->> 'teacherId')::uuid where is_active_staff((former ->> 'teacherId')::uuid)) as people
    where concerned is distinct from current_person() order by concerned
  loop
    perform lock_notices(person);
    delete from student_notices where person_id = person and kind in ('lessons', 'lesson-plans') and item_id = change
      returning lesson -> 'former' into known;
    known := coalesce(known, former);
    continue when known = present;
    insert into student_notices (person_id, kind, item_id, lesson)
      values (person, news_kind, change, jsonb_build_object('former', known, 'present', present));
    perform queue_notice(person, news_kind);
  end loop;
end $$;

-- Forgets changes that are not for this person any more. Returns whether others are left.
create or replace function has_lesson_news(person uuid, news_kind text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform lock_notices(person);
  delete from student_notices where person_id = person and kind = news_kind
    and not person in (select people_of_lesson(item_id))
    and not (lesson -> 'former' ->> 'teacherId' is not distinct from person::text and is_active_staff(person));
  return exists (select from student_notices where person_id = person and kind = news_kind);
end $$;

-- No row if the mail must not be sent now: it is deleted if nothing is new, and postponed in quiet hours.
create or replace function open_lesson_notice(mail uuid)
  returns table (names jsonb, former jsonb, present jsonb, time_zone text, is_teacher boolean)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  person uuid;
  news_kind text;
begin
  if current_job() is distinct from 'send-mail' then return; end if;
  select person_id, event.kind into person, news_kind from mails join notice_events() as event using (template)
    where id = mail and audience = 'lessons' and state = 'waiting';
  if person is null then return; end if;
  perform set_config('synchronous_commit', 'off', true);
  if not has_lesson_news(person, news_kind) then
    delete from mails where id = mail and state = 'waiting';
    return;
  end if;
  if postpone_in_quiet_hours(mail, person, news_kind) then return; end if;
  update student_notices set mail_id = mail where person_id = person and kind = news_kind;
  return query
    select courses.names, lesson -> 'former', lesson -> 'present', notice_zone(person), is_active_staff(person)
    from student_notices join lesson_changes on lesson_changes.id = item_id join courses on courses.id = course_id
    where person_id = person and kind = news_kind
    order by lesson -> 'former' ->> 'at', item_id;
end $$;

grant execute on function announce_lesson_change, open_lesson_notice to app_user;
