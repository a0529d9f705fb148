-- Requests of account holders about their data. @see PD-58

create table privacy_requests (
  id uuid primary key,
  person_id uuid references profiles on delete set null,
  kind text not null check (kind in ('correction', 'erasure', 'restriction', 'objection')),
  text bytea not null,
  request_id uuid not null,
  requested_at timestamptz(3) not null default now(),
  outcome text check (outcome in ('done', 'partly', 'refused')),
  answer bytea,
  answered_at timestamptz(3),
  answered_by uuid references profiles on delete set null,
  unique (person_id, request_id),
  check (num_nulls(outcome, answer, answered_at) in (0, 3))
);
comment on column privacy_requests.text is 'Sealed to this row; so is answer.';
comment on column privacy_requests.request_id is 'Of the form that sent it: the same form sent again is the same request. @see R9';
create index privacy_requests_open on privacy_requests (requested_at, id) where answered_at is null;
create index privacy_requests_answered on privacy_requests (answered_at desc, id desc) where answered_at is not null;

select permit_mail_template('privacy-request');
select permit_mail_template('privacy-answer');
