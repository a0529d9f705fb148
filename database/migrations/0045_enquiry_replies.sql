-- Replies to enquiries, which administrators write in the console and the school sends by mail. @see PD-55

alter table enquiry_entries
  drop constraint enquiry_entries_kind_check,
  add constraint enquiry_entries_kind_check check (kind in ('note', 'reply')),
  add column mail_id uuid references mails on delete set null;
create index enquiry_entries_by_mail on enquiry_entries (mail_id) where mail_id is not null;

select permit_mail_template('enquiry-reply');
alter table mails
  drop constraint mails_receiver_check,
  add constraint mails_receiver_check check (
    case when template in ('enquiry-received', 'enquiry-reply') then person_id is null and enquiry_id is not null
      else person_id is not null and enquiry_id is null end);
