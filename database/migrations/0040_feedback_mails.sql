-- Mails that tell guardians of new feedback, and what people choose about them. @see PD-31, PD-48

alter table accounts.people
  add column feedback_mails text not null default 'immediate' check (feedback_mails in ('immediate', 'daily', 'off'));
comment on column accounts.people.feedback_mails is 'When a guardian is told of new feedback by mail.';

select permit_mail_template('new-feedback');
drop index mails_waiting_student_notice;
create unique index mails_waiting_student_notice on mails (person_id, template)
  where template in ('new-reports', 'new-feedback') and state = 'waiting';

alter table student_notices drop constraint student_notices_kind_check;
alter table student_notices add constraint student_notices_kind_check check (kind in ('reports', 'feedback'));
comment on column student_notices.item_id is 'The report or the feedback. No foreign key, so that further kinds can follow.';
