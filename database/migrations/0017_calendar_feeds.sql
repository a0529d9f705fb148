-- Secret addresses by which calendar programs read what a person may see. @see PD-68

create table calendar_feeds (
  id uuid primary key,
  person_id uuid not null references accounts.people on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  key_hash bytea not null unique check (octet_length(key_hash) = 32),
  shows_names boolean not null,
  created_at timestamptz not null default now(),
  last_read_at timestamptz,
  hour_began_at timestamptz not null default now(),
  reads_in_hour smallint not null default 0
);
comment on table calendar_feeds is 'Calendars of people in programs outside the portal, at most ten each. Whoever knows the key of one reads it.';
comment on column calendar_feeds.name is 'Name that the person chose.';
comment on column calendar_feeds.shows_names is 'Whether entries name the students; otherwise they carry initials.';
comment on column calendar_feeds.reads_in_hour is 'Since hour_began_at, for the limit.';
create index calendar_feeds_by_person on calendar_feeds (person_id, created_at);
