-- The key that verifies for whom a transaction acts.
-- @see R3, docs/decisions/0016-verified-identities.md

create table accounts.identity_key (
  is_current boolean primary key default true check (is_current),
  inner_key bytea not null check (octet_length(inner_key) = 64),
  outer_key bytea not null check (octet_length(outer_key) = 64)
);
comment on table accounts.identity_key is 'The two padded keys of HMAC-SHA256; the start writes them. The role of the web cannot read them.';
