-- Enquiries that the office records: a call, a fair, a letter. @see PD-30

alter table enquiries
  add column channel text not null default 'website' constraint enquiries_channel_check
    check (channel in ('website', 'phone', 'fair', 'mail', 'other')),
  add column phone bytea,
  drop constraint enquiries_sender_check,
  add constraint enquiries_sender_check check (
    case when topic = 'safeguarding' then phone is null
      when channel = 'website' then num_nulls(name, email, address_digest) = 0 and phone is null
      else name is not null and num_nonnulls(email, phone) > 0 end),
  add constraint enquiries_recorded_check check (channel = 'website' or topic = 'consultation');
comment on column enquiries.channel is 'How the person asked; all but website are recorded by the office.';
comment on column enquiries.phone is 'Sealed to this row. Only of recorded enquiries, which have an email address, a phone number or both.';
