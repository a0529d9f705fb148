-- Messages of the contact form belong to an office. Safeguarding concerns may be anonymous, and are acknowledged, as reports of
-- messages are. @see PD-30, PD-75

alter table enquiries
  alter column name drop not null,
  alter column email drop not null,
  alter column address_digest drop not null,
  add column office text references offices,
  add column office_since timestamptz(3) not null default now(),
  add column acknowledged_at timestamptz(3),
  add column acknowledged_by uuid references profiles on delete set null;
update enquiries set office_since = received_at, office = case topic
  when 'safeguarding' then 'safeguarding' when 'complaint' then 'complaints' when 'cancellation' then 'admissions'
  when 'data' then 'data-protection' when 'account' then 'technical' end;
-- Somebody has already handled these.
update enquiries set acknowledged_at = office_since where office = 'safeguarding' and state <> 'new';
alter table enquiries
  add constraint enquiries_sender_check check (
    topic = 'safeguarding' or num_nulls(name, email, address_digest) = 0),
  add constraint enquiries_address_check check ((email is null) = (address_digest is null)),
  add constraint enquiries_office_check check (
    office is null or (state in ('new', 'contacted', 'closed') and consultation_on is null));
comment on column enquiries.office is 'Who handles the message; null: administrators.';
comment on column enquiries.office_since is 'When the office got the message: on receipt, or when another office passed it on.';
comment on column enquiries.acknowledged_at is 'When an officer took note of a safeguarding concern, which ends the reminders.';
comment on column enquiries.reminder_hours is 'Age in hours of which Admissions or, of a safeguarding concern, its office was reminded last.';
comment on column enquiries.name is 'Sealed to this row; so are email, region and message. Name and email are null in an anonymous safeguarding concern.';
create index enquiries_by_office on enquiries (office, received_at desc, id desc) where office is not null;
create index enquiries_acknowledged_by on enquiries (acknowledged_by) where acknowledged_by is not null;

alter table enquiry_entries
  drop constraint enquiry_entries_kind_check,
  add constraint enquiry_entries_kind_check check (kind in ('note', 'reply', 'transfer')),
  add column to_office text references offices,
  add constraint enquiry_entries_office_check check ((kind = 'transfer') = (to_office is not null));
comment on column enquiry_entries.to_office is 'The office that the message was passed on to; the text is then the reason.';

alter table message_reports
  add column acknowledged_at timestamptz(3),
  add column acknowledged_by uuid references profiles on delete set null,
  add column reminder_hours int not null default 0;
update message_reports set acknowledged_at = opened_at, acknowledged_by = person_id from (
  select distinct on (report_id) report_id, opened_at, person_id from message_report_openings order by report_id, opened_at
) as first_opening where report_id = message_reports.id;
update message_reports set acknowledged_at = closed_at, acknowledged_by = closed_by
  where acknowledged_at is null and closed_at is not null;
comment on column message_reports.acknowledged_at is 'When an officer took note of the report, which ends the reminders.';
comment on column message_reports.reminder_hours is 'Age in hours of which the office was reminded last.';

select permit_mail_template('concern-received');
select permit_mail_template('concern-without-officer');
select permit_mail_template('safeguarding-message');
select permit_mail_template('safeguarding-reminder');
select permit_mail_template('safeguarding-waiting');
select permit_mail_template('new-office-messages');
create unique index mails_waiting_office_notice on mails (person_id)
  where template = 'new-office-messages' and state = 'waiting';
