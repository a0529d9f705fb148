-- Mails that remind Admissions of consultation enquiries without an answer.
alter table enquiries add column reminder_hours int not null default 0;
comment on column enquiries.reminder_hours is 'Age in hours of which Admissions was reminded last.';
-- Those that wait already belong to the pending work of the console.
update enquiries set reminder_hours = 40;
select permit_mail_template('enquiry-reminder');
alter table mails
  drop constraint mails_reason_check,
  add constraint mails_reason_check check ((reason is not null) = (template in ('credential-changed', 'enquiry-reminder')));
comment on column mails.reason is 'What changed, in a mail about a changed credential; the age in hours, in a reminder of enquiries.';
