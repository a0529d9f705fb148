-- From the first contact to the enrolment: more statuses, an owner, and the notes of the office. @see PD-54

drop function if exists note_closing() cascade;
alter table enquiries
  add column owner_id uuid references profiles on delete set null,
  add column revision int not null default 0,
  drop constraint enquiries_state_check,
  add constraint enquiries_state_check check (
    state in ('new', 'contacted', 'scheduled', 'interview', 'offered', 'accepted', 'enrolled', 'closed')),
  drop constraint enquiries_check,
  drop constraint enquiries_scheduled_check,
  add constraint enquiries_scheduled_check check (
    topic = 'consultation' or (state in ('new', 'contacted', 'closed') and consultation_on is null)),
  add constraint enquiries_day_check check (
    case when state in ('new', 'contacted') then consultation_on is null
      else state = 'closed' or consultation_on is not null end);
comment on column enquiries.owner_id is 'The administrator who looks after the enquiry.';
comment on column enquiries.consultation_on is 'Decides how long the enquiry is kept, also after it was closed.';
comment on column enquiries.revision is 'Counts changes of status, consultation and owner: a change of an earlier revision is refused.';
create index enquiries_by_owner on enquiries (owner_id) where owner_id is not null;

create table enquiry_entries (
  id uuid primary key,
  enquiry_id uuid not null references enquiries on delete cascade,
  kind text not null constraint enquiry_entries_kind_check check (kind in ('note')),
  author_id uuid references profiles on delete set null,
  text bytea not null,
  request_id uuid not null,
  created_at timestamptz(3) not null default now()
);
comment on table enquiry_entries is 'What the office writes about an enquiry. Deleted with it.';
comment on column enquiry_entries.text is 'Sealed to this row and its enquiry.';
comment on column enquiry_entries.request_id is 'Of the form that sent it: the same form sent again is the same entry. @see R9';
create unique index enquiry_entries_sent_once on enquiry_entries (author_id, request_id);
create index enquiry_entries_by_enquiry on enquiry_entries (enquiry_id, created_at);
