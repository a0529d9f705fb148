-- Messages to several families: one message for each guardian, sent together. @see PD-45
alter table messages add column letter_id uuid;
comment on column messages.letter_id is 'The same for the messages of one letter to several families: the idempotency key of its form.';
create unique index messages_of_letter on messages (sender_id, letter_id, receiver_id) where letter_id is not null;
