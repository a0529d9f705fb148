-- The student whom a message is about, and what each side of a message has archived. @see PD-44

drop index messages_received, messages_sent, messages_to_office, messages_from_office;
alter table messages
  add column student_id uuid references students on delete set null,
  add column archived_by_sender boolean not null default false,
  add column archived_by_receiver boolean not null default false,
  add constraint messages_archived_are_read check (read or not archived_by_receiver);
comment on column messages.student_id is 'Whom the message is about; shown to people who may see the student.';
comment on column messages.archived_by_sender is 'By the person who sent it, or by the office in whose name it was written.';
comment on column messages.archived_by_receiver is 'By the person or the office that received it.';

create index messages_received on messages (receiver_id, archived_by_receiver, created_at desc, id desc);
create index messages_sent on messages (sender_id, archived_by_sender, created_at desc, id desc);
create index messages_to_office on messages (to_office, archived_by_receiver, created_at desc, id desc)
  where to_office is not null;
create index messages_from_office on messages (from_office, archived_by_sender, created_at desc, id desc)
  where from_office is not null;
create index messages_by_student on messages (student_id) where student_id is not null;
