-- Triggers of messages. Applied again whenever this file changes.

-- Copies the ids of sender and receiver, to which the encryption is bound. Restored rows keep theirs.
create or replace function keep_message_parties() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
begin
  new.sealed_sender_id := coalesce(new.sealed_sender_id, new.sender_id);
  new.sealed_receiver_id := coalesce(new.sealed_receiver_id, new.receiver_id);
  return new;
end $$;

create or replace trigger messages_parties before insert on messages
  for each row execute function keep_message_parties();

-- Limits how many messages a person may send. Runs after the insert, under a lock per sender, so that concurrent
-- requests cannot exceed the limit and a repeated form, which inserts nothing, is not refused. Inserts by the owner
-- have no person and are not limited. @see PD-36

create or replace function limit_messages() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  factor int;
  free_at timestamptz;
begin
  if current_person() is null then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended(new.sender_id::text, 36));
  factor := case when exists (
    select from user_roles where user_id = new.sender_id and role in ('mentor', 'admin')) then 10 else 1 end;
  select max(blocked.until) into free_at from (
    (select created_at + interval '10 minutes' as until from messages
      where sender_id = new.sender_id and created_at > now() - interval '10 minutes'
      order by created_at desc, id desc offset 30 * factor limit 1)
    union all
    (select created_at + interval '1 day' from messages
      where sender_id = new.sender_id and created_at > now() - interval '1 day'
      order by created_at desc, id desc offset 200 * factor limit 1)
  ) as blocked;
  if free_at is not null then
    raise exception using errcode = 'AP036', message = 'too many messages',
      detail = greatest(1, ceil(extract(epoch from free_at - now()))::int)::text;
  end if;
  return null;
end $$;

create or replace trigger messages_limit after insert on messages
  for each row execute function limit_messages();

revoke execute on function keep_message_parties, limit_messages from public;
