-- @see PD-37
alter table accounts.password_reset_requests add column trusted_by bytea;
comment on column accounts.password_reset_requests.trusted_by is 'Hash of the device cookie of the request, which then counts for that browser only.';
