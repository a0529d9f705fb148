-- The account page: time zone, when the password was last entered, and what kind of browser a session belongs to. @see PD-40

alter table accounts.people add column time_zone text check (char_length(time_zone) between 1 and 64);
comment on column accounts.people.time_zone is 'IANA name, for times in pages and mails. Null: the zone of the device.';

alter table accounts.sessions
  add column password_entered_at timestamptz not null default now(),
  add column device text check (char_length(device) <= 40);
comment on column accounts.sessions.password_entered_at is 'Sensitive changes need the password again ten minutes after this time.';
comment on column accounts.sessions.device is 'Browser and operating system without versions, such as `Firefox/Windows`. Null until the first request.';
update accounts.sessions set password_entered_at = created_at;
