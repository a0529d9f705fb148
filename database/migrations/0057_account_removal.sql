-- The mail to a person whose account was erased, and who has no account any more. @see PD-63
select permit_mail_template('account-removed');
alter table mails
  drop constraint mails_receiver_check,
  add constraint mails_receiver_check check (
    case when template in ('enquiry-received', 'enquiry-reply') then person_id is null and enquiry_id is not null
      when template = 'account-removed' then person_id is null and enquiry_id is null
      else person_id is not null and enquiry_id is null end);
