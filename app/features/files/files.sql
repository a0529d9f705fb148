-- Functions and triggers of uploaded files.

-- Limits unsent files of a person and uploads of a day, also of files that are deleted since, under a lock per owner. Deletes
-- unsent files older than a day to make room: their draft may be lost. @see PD-35, fileLimits in app/features/files/files.ts
create or replace function on_files_inserted() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  factor int;
  free_at timestamptz;
begin
  if new.content_id is not null or current_person() is null then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended(new.owner_id::text, 35));
  delete from files where id in (
    select id from files where owner_id = new.owner_id and position is null order by created_at desc, id offset 20
  ) and created_at < now() - interval '1 day';
  if (select count(*) from files where owner_id = new.owner_id and position is null) > 20 then
    raise exception using errcode = 'AP351', message = 'too many unsent files';
  end if;
  factor := case when exists (
    select from user_roles where user_id = new.owner_id and role in ('mentor', 'admin')) then 10 else 1 end;
  select attempted_at + interval '1 day' into free_at from accounts.upload_attempts
    where person_id = new.owner_id and attempted_at > now() - interval '1 day'
    order by attempted_at desc, id desc offset 100 * factor - 1 limit 1;
  if free_at is not null then
    raise exception using errcode = 'AP352', message = 'too many files',
      detail = greatest(1, ceil(extract(epoch from free_at - now()))::int)::text;
  end if;
  insert into accounts.upload_attempts (person_id) values (new.owner_id);
  return null;
end $$;

create or replace trigger on_files_inserted after insert on files
  for each row execute function on_files_inserted();

-- Attaches a file that the current person sent with one message of a letter to other messages of the letter. @see ADR-40
create or replace function share_file(of_file uuid, ids uuid[], message_ids uuid[], sealed_details bytea[]) returns setof uuid
  language sql security definer set search_path = public, pg_temp
  begin atomic
    insert into files (id, owner_id, sealed_owner_id, message_id, position, details, content_id)
    select given.id, file.owner_id, file.sealed_owner_id, other.id, file.position, given.details, file.id
      from files as file join messages as sent on sent.id = file.message_id
      join messages as other on other.sender_id = sent.sender_id and other.letter_id = sent.letter_id
      join unnest(ids, message_ids, sealed_details) as given (id, message_id, details) on given.message_id = other.id
      where file.id = of_file and file.content_id is null and file.owner_id = current_person()
        and sent.sender_id = current_person()
    returning id;
  end;

-- Deletes the content with the last file that refers to it. The lock serialises concurrent deletions of such files.
create or replace function on_files_deleted() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  kept_in constant uuid := coalesce(old.content_id, old.id);
begin
  if old.content_id is not null or exists (select from files where content_id = old.id) then
    perform pg_advisory_xact_lock(hashtextextended(kept_in::text, 40));
  end if;
  delete from file_chunks where file_id = kept_in
    and not exists (select from files where id = kept_in) and not exists (select from files where content_id = kept_in);
  return null;
end $$;

create or replace trigger on_files_deleted after delete on files
  for each row execute function on_files_deleted();

-- Locks the file while content is added, because content of a file deleted meanwhile would stay. A foreign key would also
-- delete shared content. Restored rows, which come in any order, are not checked.
create or replace function on_file_chunks_inserting() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if current_person() is null then return new; end if;
  perform from files where id = new.file_id for key share;
  if not found then
    raise exception using errcode = 'foreign_key_violation', message = 'the file was deleted';
  end if;
  return new;
end $$;

create or replace trigger on_file_chunks_inserting before insert on file_chunks
  for each row execute function on_file_chunks_inserting();

create or replace function discard_files(ids uuid[]) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    delete from files where id = any (ids) and owner_id = current_person() and position is null;
  end;

-- Deletes the original of an image after its re-encoded copy was stored.
create or replace function drop_received_copy(of_file uuid) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    delete from file_chunks where file_id = of_file and copy = 'received' and exists (
      select from files where id = of_file and owner_id = current_person() and details is null);
  end;

grant execute on function share_file, discard_files, drop_received_copy to app_user;
