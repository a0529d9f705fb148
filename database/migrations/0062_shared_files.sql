-- The files of a letter belong to each of its messages, and their content is stored once. @see ADR-40
alter table files add column content_id uuid;
comment on column files.content_id is 'The file of the same letter whose content this one has; null: its own.';
create index files_by_content on files (content_id) where content_id is not null;
-- Content is deleted with the last file that has it, by a trigger.
alter table file_chunks drop constraint file_chunks_file_id_fkey;
