-- A reply belongs to the thread of the message that it answers. The id of a thread is that of its first message.
-- @see PD-44

drop index messages_unread;
alter table messages add column thread_id uuid;
update messages set thread_id = id;
alter table messages alter column thread_id set not null;
create index messages_unread on messages (receiver_id) where not read;
create index messages_by_thread on messages (thread_id, created_at, id);
comment on column messages.thread_id is 'The id of the first message of the thread. All messages of a thread are between the same person or office and the same other one.';
