-- Accounts that a safeguarding record names are deleted like others; the record keeps their names. @see PD-63

create table safeguarding_names (
  id uuid primary key,
  details bytea not null
);
comment on table safeguarding_names is 'Names of deleted accounts, by their id, as long as a safeguarding record names them. Only those who handle the record see them.';
comment on column safeguarding_names.details is 'Name and email address. Encrypted; bound to the row.';

alter table message_reports drop constraint message_reports_reporter_id_fkey;
comment on column message_reports.reporter_id is 'No foreign key, so that it stays when the account is deleted.';

alter table messages add column is_record_only boolean not null default false;
comment on column messages.is_record_only is 'Kept for a safeguarding record alone, after the account with which it would have been deleted: it is in no inbox and has no sender or receiver but those of its encryption.';
create index messages_of_former_sender on messages (sealed_sender_id) where sender_id is null;
create index messages_of_former_receiver on messages (sealed_receiver_id) where receiver_id is null;

-- Replaced by functions with other parameters.
drop function if exists accounts.erase_account(bytea, uuid), expired_accounts(timestamptz, timestamptz),
  delete_expired_accounts(timestamptz, timestamptz, int), delete_leavers(timestamptz, timestamptz, int);
