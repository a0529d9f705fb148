-- Each row of the audit log gets a hash of itself and of the row before it. Security events expire, so they have a chain
-- of their own, whose oldest rows can be deleted.
alter table audit_log
  add column chain text not null default 'acts' check (chain in ('acts', 'security')),
  add column number bigint,
  add column hash bytea,
  add check ((number is null) = (hash is null));
comment on column audit_log.number is 'Place in its chain; null until the row is sealed, a few minutes after it was written.';
comment on column audit_log.hash is 'SHA-256 of the hash of the row before it and of this row''s content.';
update audit_log set chain = 'security' where act in (
  'signed in', 'signed out', 'sign-in failed', 'sign-in locked', 'session revoked', 'recovery code used',
  'password reset requested', 'email change requested', 'email change cancelled', 'access denied');
create unique index audit_log_by_number on audit_log (chain, number);
create index audit_log_not_sealed on audit_log (id) where number is null;
create index audit_log_by_actor on audit_log (actor_id, happened_at desc, id desc);

create table audit_chain_starts (
  chain text primary key,
  number bigint not null,
  hash bytea not null
);
comment on table audit_chain_starts is 'Number and hash of the last row of a chain that was deleted when its retention period had ended.';
