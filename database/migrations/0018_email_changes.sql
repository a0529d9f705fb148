-- Changes of the email address of an account, confirmed at the old and the new address. @see PD-40

create table accounts.email_changes (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references accounts.people on delete cascade,
  old_email text not null,
  new_email text not null check (new_email = lower(new_email) and char_length(new_email) <= 255),
  old_token_hash bytea unique check (octet_length(old_token_hash) = 32),
  new_token_hash bytea unique check (octet_length(new_token_hash) = 32),
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  completed_at timestamptz,
  requested_at timestamptz not null default now()
);
comment on table accounts.email_changes is 'Requested changes of an email address: open for 24 hours, deleted when the mails about a completed one are queued.';
comment on column accounts.email_changes.old_token_hash is 'Of the link in the mail to the old address. Null until the job has made it.';
create unique index email_changes_open on accounts.email_changes (person_id) where completed_at is null;
create index email_changes_by_age on accounts.email_changes (requested_at);

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
       add constraint mails_template_check check (template in (%s, ''email-change''))', known);
end $$;
