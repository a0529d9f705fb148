-- Mails that tell people of new messages, and what people choose about them. @see PD-31

alter table accounts.people
  add column message_mails text not null default 'immediate' check (message_mails in ('immediate', 'daily', 'off')),
  add column quiet_from time,
  add column quiet_until time,
  add constraint people_quiet_hours_check check (num_nulls(quiet_from, quiet_until) <> 1 and quiet_from <> quiet_until);
comment on column accounts.people.message_mails is 'When the person is told of new messages by mail.';
comment on column accounts.people.quiet_from is 'From then until quiet_until, in the person''s time zone, mails about new messages wait.';

-- Other migrations add templates, too: keep those that are there.
do $$
declare
  known text;
begin
  select string_agg(quote_literal(template[1]), ', ') into known
    from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([a-z-]+)''', 'g') as template
    where conname = 'mails_template_check';
  execute format(
    'alter table mails drop constraint mails_template_check,
       add constraint mails_template_check check (template in (%s, ''new-messages''))', known);
end $$;

create unique index mails_waiting_notice on mails (person_id) where template = 'new-messages' and state = 'waiting';
create index mails_by_age on mails (created_at) where template = 'new-messages';

create table unannounced_messages (
  person_id uuid not null references profiles on delete cascade,
  message_id uuid not null references messages on delete cascade,
  mail_id uuid references mails on delete set null,
  primary key (person_id, message_id)
);
comment on table unannounced_messages is 'Received messages that a mail is to tell of; deleted when it was sent.';
comment on column unannounced_messages.mail_id is 'The mail that counts the message, once it is being sent.';
create index unannounced_messages_by_message on unannounced_messages (message_id);
create index unannounced_messages_by_mail on unannounced_messages (mail_id);
