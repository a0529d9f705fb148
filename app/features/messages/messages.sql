-- The two sides of a message; each is an office or a person.
create or replace function message_sides(message messages) returns text[]
  language sql immutable
  return array[
    coalesce(message.from_office, message.sender_id::text), coalesce(message.to_office, message.receiver_id::text)];

-- Copies the ids of sender and receiver, to which the encryption is bound; restored rows keep theirs. Requires that a message
-- begins a thread, or continues one that its sender sees, with the same sides. Runs as the sender, so that policies apply;
-- inserts by the owner are not checked. @see PD-44
create or replace function on_messages_inserting() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
begin
  new.sealed_sender_id := coalesce(new.sealed_sender_id, new.sender_id);
  new.sealed_receiver_id := coalesce(new.sealed_receiver_id, new.receiver_id);
  new.thread_id := coalesce(new.thread_id, new.id);
  if new.thread_id = new.id or current_person() is null then return new; end if;
  if not exists (select from messages where thread_id = new.thread_id and message_sides(messages) @> message_sides(new)) then
    raise insufficient_privilege using message = 'no such thread between sender and receiver';
  end if;
  return new;
end $$;

create or replace trigger on_messages_inserting before insert on messages
  for each row execute function on_messages_inserting();

create or replace function on_messages_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  -- Not for rows of a restored backup and others that the owner inserts.
  if tg_op = 'INSERT' and current_person() is not null then
    perform limit_messages(new);
    if new.thread_id <> new.id then perform reopen_thread(new.thread_id); end if;
    perform announce_message(new);
  end if;
  perform notify_about_message(new);
  return null;
end $$;

create or replace trigger on_messages_changed after insert or update of read on messages
  for each row execute function on_messages_changed();

-- Runs after the insert, under a lock per sender: concurrent requests cannot exceed the limit, and a repeated form, which
-- inserts nothing, is not refused. Letters count for the day only. @see PD-36, PD-45
create or replace function limit_messages(message messages) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  factor int;
  free_at timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended(message.sender_id::text, 36));
  -- One check for each statement of a letter: its receivers are stored from the highest id to the lowest.
  if message.letter_id is not null and exists (select from messages
    where sender_id = message.sender_id and letter_id = message.letter_id and receiver_id < message.receiver_id) then
    return;
  end if;
  factor := case when exists (
    select from user_roles where user_id = message.sender_id and role in ('mentor', 'admin')) then 10 else 1 end;
  select max(blocked.until) into free_at from (
    (select created_at + interval '10 minutes' as until from messages
      where sender_id = message.sender_id and created_at > now() - interval '10 minutes'
        and letter_id is null and message.letter_id is null
      order by created_at desc, id desc offset 30 * factor limit 1)
    union all
    (select created_at + interval '1 day' from messages
      where sender_id = message.sender_id and created_at > now() - interval '1 day'
      order by created_at desc, id desc offset 200 * factor limit 1)
  ) as blocked;
  if free_at is not null then
    raise exception using errcode = 'AP036', message = 'too many messages',
      detail = greatest(1, ceil(extract(epoch from free_at - now()))::int)::text;
  end if;
end $$;

-- Archives the messages of a thread for the current person and their offices, except unread ones.
create or replace function archive_thread(thread uuid, is_archived boolean) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  me constant uuid := current_person();
  own_offices constant text[] := current_offices();
begin
  if me is null then return; end if;
  update messages set archived_by_receiver = is_archived
    where thread_id = thread
      and (receiver_id = me or to_office = any (own_offices) and is_in_own_tenure(to_office, created_at))
      and archived_by_receiver <> is_archived and read;
  update messages set archived_by_sender = is_archived
    where thread_id = thread and archived_by_sender <> is_archived
      and case when from_office is null then sender_id = me else from_office = any (own_offices) end;
  perform notify_instances('person:' || me);
end $$;

-- Unarchives a thread for both sides when a message is added.
create or replace function reopen_thread(thread uuid) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update messages set archived_by_sender = false, archived_by_receiver = false
      where thread_id = thread and (archived_by_sender or archived_by_receiver)
  $$;

-- Reaches the event streams of both sides.
create or replace function notify_about_message(message messages) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform notify_instances('person:' || person)
    from unnest(array[message.receiver_id, message.sender_id]) as person where person is not null;
  perform notify_instances('person:' || person)
    from unnest(array[message.to_office, message.from_office]) as office, office_people(office) as person
    where office is not null;
end $$;

-- Messages between people that name the student. Not those of offices: their number would tell of a concern. For administrators.
create or replace function count_messages_about(student uuid) returns bigint
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select count(*) from messages
    where is_admin() and student_id = student and from_office is null and to_office is null
  $$;

grant execute on function message_sides, archive_thread, count_messages_about to app_user;
