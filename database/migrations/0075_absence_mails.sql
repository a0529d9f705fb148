-- Mails that tell a student's other guardians of a reported or withdrawn absence. @see PD-31, PD-42

select permit_mail_template('new-absences');
drop index mails_waiting_student_notice;
create unique index mails_waiting_student_notice on mails (person_id, template)
  where template in ('new-reports', 'new-feedback', 'new-absences') and state = 'waiting';

alter table student_notices drop constraint student_notices_kind_check;
alter table student_notices add constraint student_notices_kind_check check (kind in ('reports', 'feedback', 'absences'));
comment on column student_notices.item_id is 'The report, feedback or absence. No foreign key, because it refers to several tables.';
comment on column accounts.people.message_mails is
  'When the person gets mails about new messages, and about absences that another guardian reports or withdraws.';
