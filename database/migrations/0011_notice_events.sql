-- A new notice event needs no other column, index or constraint than its mail template. @see PD-31

alter table accounts.people
  add column mail_choices jsonb not null default '{}',
  add constraint people_mail_choices_check check (jsonb_typeof(mail_choices) = 'object'
    and jsonb_path_query_array(mail_choices, '$.*') <@ '["immediate", "daily", "off"]');
comment on column accounts.people.mail_choices is 'When the person gets mails about the events of content/notice-events.ts. Choices that are not set have their default.';

update accounts.people set mail_choices = jsonb_strip_nulls(jsonb_build_object(
    'messageMails', nullif(message_mails, 'immediate'),
    'reportMails', nullif(report_mails, 'immediate'),
    'feedbackMails', nullif(feedback_mails, 'immediate')))
  where message_mails <> 'immediate' or report_mails <> 'immediate' or feedback_mails <> 'immediate';

alter table accounts.people drop column message_mails, drop column report_mails, drop column feedback_mails;

alter table student_notices drop constraint student_notices_kind_check;

drop index mails_waiting_notice, mails_waiting_office_notice, mails_waiting_student_notice;
create unique index mails_waiting_news on mails (person_id, template)
  where state = 'waiting' and template like 'new-%' and template <> 'new-device';

-- Replaced by functions with other parameters or results.
drop function if exists wants_notices(uuid), after_quiet_hours(timestamptz, uuid), postpone_in_quiet_hours(uuid, uuid),
  closes_notice(mails, mails), close_message_notice(uuid, uuid), close_student_notice(uuid, uuid, text), accounts.notification_settings(),
  accounts.choose_notifications(text, time, time), accounts.student_mail_choices(),
  accounts.choose_student_mails(text, text);
