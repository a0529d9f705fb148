-- The contact form takes messages on other topics than consultations. They have no region and no stage, and are kept until
-- an administrator has closed the matter and its retention period has ended. @see decisions 30

alter table enquiries
  add column topic text not null default 'consultation' constraint enquiries_topic_check
    check (topic in ('consultation', 'safeguarding', 'complaint', 'cancellation', 'data', 'account', 'other')),
  add column closed_at timestamptz(3),
  alter column region drop not null,
  alter column stage drop not null;
update enquiries set closed_at = now() where state = 'closed';
alter table enquiries
  add constraint enquiries_consultation_check check (
    (topic = 'consultation') = (region is not null) and (topic = 'consultation') = (stage is not null)),
  add constraint enquiries_scheduled_check check (topic = 'consultation' or state <> 'scheduled'),
  add constraint enquiries_closed_check check ((state = 'closed') = (closed_at is not null));
comment on column enquiries.closed_at is 'When an administrator closed the matter; a trigger sets it. Messages on other topics than consultations are deleted some time after it.';
create index enquiries_by_topic on enquiries (topic, received_at desc, id desc);

drop function if exists receive_enquiry(
  uuid, text, uuid, bytea, bytea, bytea, bytea, bytea, bytea, text, text, uuid, bytea, text);
