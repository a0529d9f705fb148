-- The encryption of a message is bound to its sender and receiver. The copies of their ids stay when a person is deleted.
-- @see docs/decisions/0018-messages-bound-to-their-parties.md

alter table messages
  add column sealed_sender_id uuid,
  add column sealed_receiver_id uuid;
comment on column messages.sealed_sender_id is 'The sender that subject and body are sealed for; unlike sender_id it stays when the person is deleted, and the application cannot write it.';
comment on column messages.sealed_receiver_id is 'The receiver that subject and body are sealed for; see sealed_sender_id.';

create table sealing_upgrades (
  name text primary key,
  started_at timestamptz not null default now(),
  finished_at timestamptz
);
comment on table sealing_upgrades is 'Re-encryptions of existing rows in a new format. The old format opens only while its upgrade is not finished; without a row it never opens.';

insert into sealing_upgrades (name) select 'message parties' where exists (select from messages);
