-- Uploaded files, encrypted in chunks. A file belongs to its owner until a message is sent with it.
-- @see docs/decisions/0021-uploaded-files.md

create table files (
  id uuid primary key,
  owner_id uuid references profiles on delete set null,
  sealed_owner_id uuid not null,
  message_id uuid references messages on delete cascade,
  position smallint,
  details bytea,
  created_at timestamptz not null default now(),
  constraint files_sent_check check ((message_id is null) = (position is null) and (message_id is null or details is not null))
);
comment on column files.details is 'Name, type, sizes and digest, sealed to the file, its owner and its message; null until the content is received and checked.';
comment on column files.sealed_owner_id is 'The owner that the details are sealed for; it stays when the person is deleted.';
create unique index files_by_message on files (message_id, position);
create index files_by_owner on files (owner_id, created_at);
create index files_unsent on files (created_at) where message_id is null;

create table file_chunks (
  id uuid primary key,
  file_id uuid not null references files on delete cascade,
  copy text not null constraint file_chunks_copy_check check (copy in ('received', 'clean', 'preview')),
  number int not null check (number >= 0),
  content bytea not null,
  unique (file_id, copy, number)
);
comment on table file_chunks is 'Sealed parts of a file. Copies: as received; clean: an image without metadata, shown instead of the received one; preview: a small image.';
-- Encrypted bytes cannot be compressed, and parts of the value are read without the rest.
alter table file_chunks alter column content set storage external;

alter table messages add column attachment_count smallint not null default 0;
