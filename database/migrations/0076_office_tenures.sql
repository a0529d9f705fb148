-- Who held a confidential office when, and from when on they may read its messages and reports. @see PD-28, PD-47

create table office_tenures (
  id uuid primary key default gen_random_uuid(),
  office text not null references offices,
  person_id uuid not null references profiles on delete cascade,
  is_named boolean not null,
  since timestamptz(3) not null default now(),
  reads_from timestamptz(3) not null default now(),
  until timestamptz(3),
  handed_over_by uuid references profiles on delete set null
);
comment on table office_tenures is 'Periods in which people handle the messages of a confidential office. Written by triggers.';
comment on column office_tenures.is_named is 'Holder or deputy. False: an administrator, while the office has neither.';
comment on column office_tenures.reads_from is 'Start of the tenure, or earlier once older messages were handed over.';
comment on column office_tenures.handed_over_by is 'Who handed over the messages of before the tenure.';
create unique index office_tenures_open on office_tenures (office, person_id, is_named) where until is null;
create index office_tenures_by_person on office_tenures (person_id);

select permit_mail_template('office-changed');
alter table mails
  drop constraint mails_reason_check,
  add constraint mails_reason_check
    check ((reason is not null) = (template in ('credential-changed', 'enquiry-reminder', 'office-changed')));
comment on column mails.reason is
  'Template-specific: which credential changed, the age in hours in a reminder of enquiries, or the office and its change.';
