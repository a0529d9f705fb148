-- Offices that the policies name. Their holders are staff accounts; messages to an office belong to whoever holds it.
-- @see PD-28, docs/decisions/0022-messages-to-offices.md

create table offices (
  id text primary key,
  record_id uuid not null unique default gen_random_uuid(),
  holder_id uuid references profiles on delete set null,
  deputy_id uuid references profiles on delete set null,
  check (holder_id <> deputy_id)
);
comment on table offices is 'Who holds which office. The names are in content/translations, by id.';
comment on column offices.record_id is 'The office in the audit log.';
create index offices_by_holder on offices (holder_id);
create index offices_by_deputy on offices (deputy_id);

insert into offices (id) values
  ('safeguarding'), ('data-protection'), ('complaints'), ('whistleblowing'), ('compliance'), ('director'), ('academic'),
  ('operations'), ('finance'), ('hr'), ('admissions'), ('technical');

alter table messages
  add column to_office text references offices,
  add column from_office text references offices,
  add constraint messages_one_receiver check (to_office is null or receiver_id is null);
comment on column messages.to_office is 'The office that the message was sent to; receiver_id is then null. Subject and body are sealed for it.';
comment on column messages.from_office is 'The office in whose name sender_id wrote. Subject and body are sealed for it.';
create index messages_to_office on messages (to_office, created_at desc, id desc) where to_office is not null;
create index messages_from_office on messages (from_office, created_at desc, id desc) where from_office is not null;

create table accounts.settings (
  name text primary key check (name in ('directory')),
  value text not null
);
comment on table accounts.settings is 'Settings of the server that policies depend on, written at every start. @see PD-29';
