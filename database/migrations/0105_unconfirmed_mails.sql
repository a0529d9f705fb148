-- Mails with a link or a temporary password that the mail server may have accepted. @see PD-16
alter table mails
  drop constraint mails_state_check,
  add constraint mails_state_check check (state in ('waiting', 'sent', 'written', 'failed', 'unconfirmed'));
comment on column mails.state is
  'Unconfirmed: the mail server was given the whole mail, but its answer was lost, and the mail is not sent again.';
drop index mails_failed;
create index mails_failed on mails (person_id, created_at) where state in ('failed', 'unconfirmed');
