-- The console counts and lists accounts to which a mail could not be delivered.
create index mails_failed on mails (person_id, created_at) where state = 'failed';
