-- Push notifications: keys, browsers and queue. When a notification is due is decided by the notices that cause it. @see PD-74

-- Keeps the keys that exist.
create or replace function store_push_keys(new_id uuid, new_public_key text, new_private_key bytea) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if current_job() is distinct from 'make-push-keys' then
    raise insufficient_privilege using message = 'only the start of the server makes push keys';
  end if;
  insert into push_keys (id, public_key, sealed_private_key) values (new_id, new_public_key, new_private_key)
    on conflict (is_only) do nothing;
end $$;

-- The private key only for the task that signs with it.
create or replace function read_push_keys() returns table (id uuid, public_key text, private_key bytea)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select id, public_key, case current_job() when 'send-push' then sealed_private_key end from push_keys $$;

-- Turns notifications on in the browser of the session, which may have belonged to another person. False if the session ended.
-- A person has at most twenty browsers.
create or replace function save_push_subscription(presented_hash bytea, new_id uuid, new_endpoint_hash bytea, new_subscription bytea)
  returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  person constant uuid := current_person();
  session constant uuid := (select sessions.id from accounts.sessions
    where token_hash = presented_hash and person_id = person and accounts.is_live(sessions) for share);
begin
  if session is null then return false; end if;
  perform pg_advisory_xact_lock(hashtextextended(encode(new_endpoint_hash, 'hex'), 74));
  delete from push_subscriptions where endpoint_hash = new_endpoint_hash or session_id = session;
  insert into push_subscriptions (id, person_id, session_id, endpoint_hash, sealed_subscription)
    values (new_id, person, session, new_endpoint_hash, new_subscription);
  delete from push_subscriptions where id in (
    select id from push_subscriptions where person_id = person order by renewed_at desc, id offset 20);
  return true;
end $$;

create or replace function remove_push_subscription(presented_hash bytea) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from push_subscriptions using accounts.sessions
    where session_id = sessions.id and token_hash = presented_hash and sessions.person_id = current_person()
  $$;

create or replace function has_push_subscription(presented_hash bytea) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from push_subscriptions join accounts.sessions on sessions.id = session_id
      where token_hash = presented_hash and sessions.person_id = current_person())
  $$;

create or replace function has_push(person uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$ select exists (select from push_subscriptions where person_id = person) $$;

-- One notification about a kind of news waits for a person: what arrives before it is sent is part of it. People without such a
-- browser get none.
create or replace function queue_pushes(persons uuid[], kind text, dues timestamptz[]) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  jobs graphile_worker.job_spec[];
begin
  select array_agg(('send-push', json_build_object('personId', person, 'kind', kind), null, due, 3,
      'send-push:' || kind || ':' || person, null, null)::graphile_worker.job_spec)
    into jobs from unnest(persons, dues) as told (person, due)
    where person in (select person_id from push_subscriptions);
  if jobs is not null then perform graphile_worker.add_jobs(jobs); end if;
end $$;

create or replace function queue_push(person uuid, kind text, due timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  return queue_pushes(array[person], kind, array[due]);

-- The browsers of a person, for the task that sends to them.
create or replace function push_subscriptions_of(person uuid) returns table (id uuid, sealed_subscription bytea, language text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select push_subscriptions.id, push_subscriptions.sealed_subscription, people.language
    from push_subscriptions join accounts.people on people.id = person_id
    where person_id = person and current_job() = 'send-push'
  $$;

-- A browser that its push service no longer knows.
create or replace function delete_push_subscription(subscription uuid) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from push_subscriptions where id = subscription and current_job() = 'send-push' $$;

grant execute on function store_push_keys, read_push_keys, save_push_subscription, remove_push_subscription, has_push_subscription,
  push_subscriptions_of, delete_push_subscription to app_user;
