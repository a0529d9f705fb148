-- Published versions of the policies, and who acknowledged them. @see PD-61

create table policy_versions (
  id uuid primary key default gen_random_uuid(),
  policy text not null,
  number int not null check (number > 0),
  is_material boolean not null,
  published_at timestamptz not null default now(),
  unique (policy, number)
);
comment on table policy_versions is 'Versions of content/legal that this installation has published.';

create table policy_acknowledgements (
  id uuid primary key default gen_random_uuid(),
  version_id uuid not null references policy_versions,
  person_id uuid not null references profiles on delete cascade,
  acknowledged_at timestamptz(3) not null default now(),
  unique (version_id, person_id)
);
comment on table policy_acknowledgements is 'Who confirmed having taken note of a material version.';
create index policy_acknowledgements_by_person on policy_acknowledgements (person_id);

select permit_mail_template('policy-change');
create unique index mails_waiting_policy_change on mails (person_id)
  where template = 'policy-change' and state = 'waiting';
