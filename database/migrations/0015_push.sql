-- Push notifications. @see PD-74

create table push_keys (
  id uuid primary key default gen_random_uuid(),
  is_only boolean not null default true unique check (is_only),
  public_key text not null,
  sealed_private_key bytea not null
);
comment on table push_keys is 'The key pair by which push services recognise this school (VAPID), made at the first start. Without it every browser would have to be asked again: it is part of backups.';

create table push_subscriptions (
  id uuid primary key,
  person_id uuid not null references accounts.people on delete cascade,
  session_id uuid not null unique,
  endpoint_hash bytea not null unique check (octet_length(endpoint_hash) = 32),
  sealed_subscription bytea not null,
  renewed_at timestamptz not null default now()
);
comment on table push_subscriptions is 'Browsers that show push notifications, each with the session in which it was turned on or renewed. The address of a browser is a secret: whoever knows it can try to reach the device.';
comment on column push_subscriptions.session_id is 'Not a foreign key: a session that expires leaves the subscription, one that is ended takes it away.';
create index push_subscriptions_by_person on push_subscriptions (person_id);
