-- Reports of messages to the safeguarding office. @see PD-47

create table message_reports (
  id uuid primary key,
  message_id uuid not null references messages,
  reporter_id uuid references profiles on delete set null,
  office text not null references offices,
  reason bytea not null,
  reported_at timestamptz(3) not null default now(),
  closed_at timestamptz(3),
  closed_by uuid references profiles on delete set null,
  note bytea,
  unique (message_id, reporter_id),
  check (num_nulls(closed_at, note) in (0, 2))
);
comment on table message_reports is 'Messages that their receivers reported. A reported message cannot be deleted.';
comment on column message_reports.office is 'Who handles the report: safeguarding or, if its holder or deputy wrote the message, the director.';
comment on column message_reports.reason is 'Kind and text of the reporter''s reason, sealed; so is note.';
create index message_reports_open on message_reports (office, reported_at desc, id desc) where closed_at is null;
create index message_reports_by_reporter on message_reports (reporter_id);

create table message_report_openings (
  id uuid primary key,
  report_id uuid not null references message_reports on delete cascade,
  person_id uuid references profiles on delete set null,
  reason bytea not null,
  opened_at timestamptz(3) not null default now()
);
comment on table message_report_openings is 'Who opened a reported message, and why (sealed).';
create index message_report_openings_by_report on message_report_openings (report_id, opened_at);

-- Other migrations add templates, too: keep those that are there.
do $$
declare
  known text;
begin
  select string_agg(quote_literal(parts[1]), ', ') into known
    from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([a-z-]+)''', 'g') as templates (parts)
    where conname = 'mails_template_check';
  execute format(
    'alter table mails drop constraint mails_template_check,
       add constraint mails_template_check check (template in (%s, ''message-reported'', ''report-without-officer''))',
    known);
end $$;
