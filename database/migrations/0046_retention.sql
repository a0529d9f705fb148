-- Deletion of records whose retention period has ended. @see PD-56

create table retention_runs (
  rule text primary key,
  ran_at timestamptz(3) not null default now(),
  deleted integer not null
);
comment on table retention_runs is 'The last run of each retention rule, and how many rows it deleted.';

create table record_holds (
  student_id uuid primary key references students on delete cascade,
  kept_until date not null,
  reason text not null check (reason in ('safety', 'law', 'claim')),
  decided_by uuid references profiles on delete set null,
  decided_at timestamptz(3) not null default now()
);
comment on table record_holds is 'Records of former students that are kept longer than usual. @see privacy policy, 7.4';

-- For the deletion of old mails of every kind.
drop index mails_by_age;
create index mails_by_age on mails (created_at);
create index students_by_departure on students (archived_at) where archived_at is not null;
create index profiles_suspended on profiles (suspended_at) where suspended_at is not null;
