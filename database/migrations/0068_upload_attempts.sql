-- Discarded and refused files are deleted, so that their rows cannot count what a person uploads in a day. @see PD-35
create table accounts.upload_attempts (
  id bigint generated always as identity primary key,
  person_id uuid not null references accounts.people on delete cascade,
  attempted_at timestamptz not null default now()
);
comment on table accounts.upload_attempts is 'Uploads that a person has begun in the last day, also of files that were discarded or refused since. @see PD-35';
create index upload_attempts_by_person on accounts.upload_attempts (person_id, attempted_at desc);
create index upload_attempts_by_age on accounts.upload_attempts (attempted_at);
