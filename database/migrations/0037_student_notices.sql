-- Mails that tell guardians of new reports, and what people choose about them. @see PD-31, PD-49

alter table accounts.people
  add column report_mails text not null default 'immediate' check (report_mails in ('immediate', 'daily', 'off'));
comment on column accounts.people.report_mails is 'When a guardian is told of new reports by mail.';

select permit_mail_template('new-reports');
create unique index mails_waiting_student_notice on mails (person_id, template)
  where template in ('new-reports') and state = 'waiting';

create table student_notices (
  person_id uuid not null references profiles on delete cascade,
  kind text not null check (kind in ('reports')),
  item_id uuid not null,
  student_id uuid not null references students on delete cascade,
  mail_id uuid references mails on delete set null,
  primary key (person_id, kind, item_id)
);
comment on table student_notices is 'News about a student that a mail is to tell a guardian of; deleted when it was sent.';
comment on column student_notices.item_id is 'The report. No foreign key, so that further kinds can follow.';
comment on column student_notices.mail_id is 'The mail that counts the news, once it is being sent.';
create index student_notices_by_mail on student_notices (mail_id);
