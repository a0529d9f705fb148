alter table mails add column may_have_arrived boolean not null default false;
comment on column mails.may_have_arrived is 'At an attempt, the mail server was given the whole mail, but its answer was lost.';
comment on column mails.state is 'Failed: certainly not delivered. Unconfirmed: not sent again, and may have arrived at one of the attempts.';
