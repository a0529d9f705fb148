-- The tables of version 1.0. Functions, triggers, policies and grants are in the scripts of the subjects, which are applied at
-- each change. @see docs/database.md

create extension if not exists pg_trgm;

do $$
begin
  if not exists (select from pg_roles where rolname = 'app_user') then create role app_user nologin; end if;
  if not exists (select from pg_roles where rolname = 'app_web') then
    create role app_web login inherit in role app_user nosuperuser nobypassrls nocreatedb nocreaterole;
  end if;
exception when duplicate_object or unique_violation then
  null; -- another database of the same server made them in the same moment
end $$;

revoke all on schema public from public;
grant usage on schema public to app_user;
create schema accounts;
grant usage on schema accounts to app_user;

-- The form of a text in which searches compare it. `foldText` in app/platform/fold-text.server.ts does the same. Indexes and
-- stored columns depend on it: a migration that changes it also indexes again. ASCII is folded several times as fast.
create function fold_text(original text) returns text
  language sql immutable parallel safe
  return case
    when octet_length(original) = char_length(original)
      then translate(lower(original), E'-\t\n\x0b\f\r''`', '      ')
    else replace(replace(replace(replace(
      translate(
        lower(regexp_replace(
          normalize(replace(original, U&'\00b4', ''), NFKD),
          -- Accents, vowel signs of Arabic and Hebrew, tatweel, direction marks and other characters that are not seen.
          '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a'
            '\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0711\u0730-\u074a'
            '\u07a6-\u07b0\u08ca-\u08e1\u08e3-\u08ff\u180b-\u180d\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0'
            '\u302a-\u302f\u3099\u309a\ufe00-\ufe0f\ufe20-\ufe2f\u00ad\u061c\u0640\u06dd\u08e2\u180e\u200b-\u200f'
            '\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\U000e0000-\U000e0fff]+', '', 'g')),
        -- Variants of letters, digits of Arabic and Persian, hyphens and white space; apostrophes are removed.
        E'\u0671\u0649\u06cc\u06a9\u0629\u06c1\u06be\u06d5đðħıłŋøŧς'
          '\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669'
          '\u06f0\u06f1\u06f2\u06f3\u06f4\u06f5\u06f6\u06f7\u06f8\u06f9'
          '-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u05be\u00b7\u2022\u30fb\t\n\x0b\f\r\u1680\u2028\u2029'
          '''`\u2018\u2019\u201b\u2032\u02b9\u02bb\u02bc\u02bd\u02be\u02bf\u05f3',
        E'\u0627\u064a\u064a\u0643\u0647\u0647\u0647\u0647ddhilnotσ' || repeat('0123456789', 2) || repeat(' ', 20)),
      'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ß', 'ss')
  end;
comment on function fold_text is 'Ignores compatibility forms, case, accents, apostrophes and vowel signs. Indexes depend on it.';

-- Later migrations add a mail by `select permit_mail_template('…')`, which keeps the templates that others have added.
create function permit_mail_template(added text) returns void
  language plpgsql set search_path = public, pg_temp
  as $$
declare
  permitted text;
begin
  select string_agg(quote_literal(template), ', ') into permitted from (
    select parts[1] as template
      from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([a-z-]+)''', 'g') as parts
      where conname = 'mails_template_check'
    union select added) as templates;
  execute format('alter table mails drop constraint mails_template_check,
    add constraint mails_template_check check (template in (%s))', permitted);
end $$;
revoke execute on function permit_mail_template from public;

-- Accounts: people, sessions and everything that signs in. The web role reads none of the tables in accounts: it calls
-- functions.

create table profiles (
  id uuid primary key default gen_random_uuid(),
  full_name text not null check (char_length(full_name) between 2 and 100),
  email text not null unique check (email = lower(email) and char_length(email) <= 255),
  suspended_at timestamptz,
  created_at timestamptz not null default now(),
  search_text text generated always as (fold_text(full_name) || E'\n' || fold_text(email)) stored not null
);
comment on table profiles is 'Personal data that other people may see. @see core §3';
create index profiles_by_name on profiles (full_name, id);
create index profiles_suspended on profiles (suspended_at) where suspended_at is not null;
create index profiles_search on profiles using gin (search_text gin_trgm_ops);
create index profiles_by_search_text on profiles (split_part(search_text, E'\n', 1) collate "C", id);

create table user_roles (
  user_id uuid primary key references profiles on delete cascade,
  role text not null check (role in ('parent', 'mentor', 'admin'))
);
create index user_roles_by_role on user_roles (role, user_id);

create table accounts.people (
  id uuid primary key references profiles on delete cascade,
  password_hash text,
  temporary_password_expires_at timestamptz,
  language text check (language in ('en', 'ar', 'fr', 'zh')),
  last_sign_in_at timestamptz,
  time_zone text check (char_length(time_zone) between 1 and 64),
  message_mails text not null default 'immediate' check (message_mails in ('immediate', 'daily', 'off')),
  quiet_from time,
  quiet_until time,
  report_mails text not null default 'immediate' check (report_mails in ('immediate', 'daily', 'off')),
  feedback_mails text not null default 'immediate' check (feedback_mails in ('immediate', 'daily', 'off')),
  constraint people_quiet_hours_check check (num_nulls(quiet_from, quiet_until) <> 1 and quiet_from <> quiet_until)
);
comment on column accounts.people.password_hash is 'Null until an invited person has chosen a password: the account cannot be signed in to.';
comment on column accounts.people.temporary_password_expires_at is 'Set while the password is temporary: its owner can only choose a new one. @see R7';
comment on column accounts.people.time_zone is 'IANA name, for times in pages and mails. Null: the zone of the device.';
comment on column accounts.people.message_mails is 'When the person gets mails about new messages, and about absences that another guardian reports or withdraws.';
comment on column accounts.people.quiet_from is 'Start of the quiet hours in the time zone of the person. Mails about news are sent after quiet_until.';
comment on column accounts.people.report_mails is 'Whether and when a guardian gets mails about new reports.';
comment on column accounts.people.feedback_mails is 'Whether and when a guardian gets mails about new feedback.';
create index people_by_sign_in on accounts.people (coalesce(last_sign_in_at, '-infinity'::timestamptz), id);

create table accounts.sessions (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  id uuid not null default gen_random_uuid() unique,
  person_id uuid not null references accounts.people on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  password_entered_at timestamptz not null default now(),
  device text check (char_length(device) <= 40)
);
comment on column accounts.sessions.password_entered_at is 'When the password was last entered. Sensitive changes require it again after ten minutes.';
comment on column accounts.sessions.device is 'Browser and operating system without versions, such as `Firefox/Windows`. Null until the first request.';
create index sessions_by_person on accounts.sessions (person_id);

create table accounts.devices (
  token_hash bytea check (octet_length(token_hash) = 32),
  person_id uuid references accounts.people on delete cascade,
  last_used_at timestamptz not null default now(),
  primary key (token_hash, person_id)
);
comment on table accounts.devices is 'Browsers in which a person has signed in, by the hash of their device cookie. The cookie only selects a separate counter of attempts and gives no access. Several people may share a browser. @see PD-37';
create index devices_by_person on accounts.devices (person_id, last_used_at desc);

create table accounts.sign_in_attempts (
  id bigint generated always as identity primary key,
  address_digest bytea not null,
  network text not null,
  attempted_at timestamptz not null default now(),
  trusted_by bytea,
  compared boolean not null default false
);
comment on table accounts.sign_in_attempts is 'Failed and unfinished sign-in attempts, by a digest of the address, because people sometimes type a password into the address field. @see R6';
comment on column accounts.sign_in_attempts.trusted_by is 'Hash of the device cookie or session of the attempt, which then counts for that browser only.';
comment on column accounts.sign_in_attempts.compared is 'Whether the attempt was used for a comparison with the password hash. Each attempt allows one.';
create index sign_in_attempts_by_address on accounts.sign_in_attempts (address_digest, attempted_at desc);
create index sign_in_attempts_by_age on accounts.sign_in_attempts (attempted_at);
create index sign_in_attempts_by_network on accounts.sign_in_attempts (network, attempted_at desc)
  where trusted_by is null;
create index sign_in_attempts_by_browser on accounts.sign_in_attempts (trusted_by, attempted_at desc)
  where trusted_by is not null;

create table accounts.password_renewals (
  person_id uuid primary key references accounts.people on delete cascade,
  proof_hash bytea not null unique check (octet_length(proof_hash) = 32),
  created_at timestamptz not null default now()
);
comment on table accounts.password_renewals is 'One-time proofs that a person entered their correct but expired temporary password. @see PD-34';

create table accounts.password_links (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  person_id uuid not null references accounts.people on delete cascade,
  purpose text not null check (purpose in ('reset', 'invitation')),
  credential_digest bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
comment on table accounts.password_links is 'Single-use links to choose a password, by the hash of their token.';
comment on column accounts.password_links.credential_digest is 'Digest of the password hash when the link was made. The link is invalid once the password has changed.';
create index password_links_by_person on accounts.password_links (person_id, created_at desc);
create index password_links_by_age on accounts.password_links (expires_at);

create table accounts.password_reset_requests (
  id uuid primary key default gen_random_uuid(),
  address text,
  address_digest bytea not null,
  network text not null,
  language text not null check (language in ('en', 'ar', 'fr', 'zh')),
  requested_at timestamptz not null default now(),
  trusted_by bytea
);
comment on table accounts.password_reset_requests is 'Requests of "Forgot password?" within the last hour, for known and unknown addresses. A job determines whether an address is known. @see R7';
comment on column accounts.password_reset_requests.address is 'Set to null once the job has read it.';
comment on column accounts.password_reset_requests.trusted_by is 'Hash of the device cookie of the request, which then counts for that browser only.';
create index password_reset_requests_by_address on accounts.password_reset_requests (address_digest,
  requested_at desc);
create index password_reset_requests_by_network on accounts.password_reset_requests (network, requested_at desc);

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
comment on table accounts.email_changes is 'Requested changes of an email address. Open for 24 hours; completed ones are deleted once their mails are queued.';
comment on column accounts.email_changes.old_token_hash is 'Hash of the token in the mail to the old address. Null until the job has made the token.';
create unique index email_changes_open on accounts.email_changes (person_id) where completed_at is null;
create index email_changes_by_age on accounts.email_changes (requested_at);

create table authenticators (
  id uuid primary key references accounts.people on delete cascade,
  sealed_secret bytea not null,
  last_step bigint not null,
  created_at timestamptz not null default now()
);
comment on table authenticators is 'The authenticator app of a person (RFC 6238), by the id of the person.';
comment on column authenticators.last_step is 'Time step (of 30 seconds) of the last accepted code. A code is accepted once.';

create table authenticator_setups (
  id uuid primary key,
  session_hash bytea not null unique references accounts.sessions on delete cascade,
  sealed_secret bytea not null,
  created_at timestamptz not null default now()
);
comment on table authenticator_setups is 'Secrets of authenticator apps that are being added, one for each session and valid for an hour.';
comment on column authenticator_setups.session_hash is 'Hash of the token of the session: other sessions of the person get another secret.';

create table accounts.recovery_codes (
  person_id uuid references accounts.people on delete cascade,
  code_hash bytea check (octet_length(code_hash) = 32),
  primary key (person_id, code_hash)
);
comment on table accounts.recovery_codes is 'Unused recovery codes, by their hash: 80 random bits each.';

create table accounts.pending_sign_ins (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  id uuid not null default gen_random_uuid() unique,
  person_id uuid not null references accounts.people on delete cascade,
  attempts smallint not null default 0,
  created_at timestamptz not null default now()
);
comment on table accounts.pending_sign_ins is 'Sign-ins with a correct password that wait for a second factor, by the hash of their cookie. They give no access.';
create index pending_sign_ins_by_person on accounts.pending_sign_ins (person_id, created_at desc);

create table accounts.passkeys (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references accounts.people on delete cascade,
  credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  public_key bytea not null check (octet_length(public_key) between 1 and 4096),
  counter bigint not null check (counter >= 0),
  transports text[] not null check (cardinality(transports) <= 10),
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
comment on table accounts.passkeys is 'Passkeys of people, at most ten each. The private keys stay on the device or in its password manager.';
comment on column accounts.passkeys.counter is 'Counter of the last signature. A lower value indicates a copy of the passkey. Many devices always send 0.';
comment on column accounts.passkeys.name is 'Name that the person chose.';
create index passkeys_by_person on accounts.passkeys (person_id, created_at);

create table accounts.passkey_challenges (
  holder_hash bytea primary key check (octet_length(holder_hash) = 32),
  challenge bytea not null,
  network text,
  created_at timestamptz not null default now()
);
comment on table accounts.passkey_challenges is 'Random challenges for passkeys. Each is valid for one signature within five minutes.';
comment on column accounts.passkey_challenges.holder_hash is 'Hash of the token of a session, of a waiting sign-in, or of the cookie of a browser.';
comment on column accounts.passkey_challenges.network is 'Network of a visitor, for the rate limit.';
create index passkey_challenges_by_network on accounts.passkey_challenges (network, created_at)
  where network is not null;

create table accounts.merges (
  id uuid primary key default gen_random_uuid(),
  kept_id uuid not null references accounts.people on delete cascade,
  duplicate_id uuid not null unique references accounts.people on delete cascade,
  requested_by uuid not null references accounts.people on delete cascade,
  kept_email text not null,
  duplicate_email text not null,
  kept_token_hash bytea unique check (octet_length(kept_token_hash) = 32),
  duplicate_token_hash bytea unique check (octet_length(duplicate_token_hash) = 32),
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  constraint merges_check check (duplicate_id <> kept_id)
);
comment on table accounts.merges is 'Requested merges of accounts. Open for 24 hours; confirmed ones are deleted with the duplicate.';
comment on column accounts.merges.duplicate_id is 'The account whose records move to the kept one, and which is then deleted.';
comment on column accounts.merges.kept_email is 'Addresses at the request: the links are not valid after a change.';
comment on column accounts.merges.kept_token_hash is 'Hash of the token in the mail, which rejects the merge. Null until the job has made it.';
comment on column accounts.merges.duplicate_token_hash is 'Hash of the token in the mail, which confirms or rejects the merge. Null until the job has made it.';
create index merges_by_kept on accounts.merges (kept_id);
create index merges_by_age on accounts.merges (requested_at);

create table accounts.upload_attempts (
  id bigint generated always as identity primary key,
  person_id uuid not null references accounts.people on delete cascade,
  attempted_at timestamptz not null default now()
);
comment on table accounts.upload_attempts is 'Uploads that a person has begun in the last day, also of files that were discarded or refused since. @see PD-35';
create index upload_attempts_by_person on accounts.upload_attempts (person_id, attempted_at desc);
create index upload_attempts_by_age on accounts.upload_attempts (attempted_at);

create table accounts.settings (
  name text primary key check (name = 'directory'),
  value text not null
);
comment on table accounts.settings is 'Settings of the server that policies depend on, written at every start. @see PD-29';

create table accounts.secrets (
  name text primary key,
  value bytea not null check (octet_length(value) >= 32)
);
comment on table accounts.secrets is 'Random values that only functions that run as the owner use.';

create table accounts.identity_key (
  is_current boolean primary key default true check (is_current),
  inner_key bytea not null check (octet_length(inner_key) = 64),
  outer_key bytea not null check (octet_length(outer_key) = 64)
);
comment on table accounts.identity_key is 'The two padded keys of HMAC-SHA256, written at each start. The web role cannot read them.';

-- Encryption keys

create table sealing_keys (
  number integer primary key,
  fingerprint bytea not null,
  created_at timestamptz not null default now()
);
comment on table sealing_keys is 'Fingerprints of the keys that encrypted values. Compared at each start.';

create table sealing_upgrades (
  name text primary key,
  started_at timestamptz not null default now(),
  finished_at timestamptz
);
comment on table sealing_upgrades is 'Re-encryptions of existing rows in a new format. The old format is accepted only while its upgrade is unfinished, and never without a row.';

-- Offices

create table offices (
  id text primary key,
  record_id uuid not null default gen_random_uuid() unique,
  holder_id uuid references profiles on delete set null,
  deputy_id uuid references profiles on delete set null,
  constraint offices_check check (holder_id <> deputy_id)
);
comment on table offices is 'Holders and deputies of offices. The names of offices are in content/translations, by id.';
comment on column offices.record_id is 'Id of the office in the audit log.';
create index offices_by_holder on offices (holder_id);
create index offices_by_deputy on offices (deputy_id);

create table office_tenures (
  id uuid primary key default gen_random_uuid(),
  office text not null references offices,
  person_id uuid not null references profiles on delete cascade,
  is_named boolean not null,
  since timestamptz(3) not null default now(),
  reads_from timestamptz(3) not null default now(),
  until timestamptz(3),
  handed_over_by uuid references profiles on delete set null
);
comment on table office_tenures is 'Periods in which people handle the messages of a confidential office. Written by triggers.';
comment on column office_tenures.is_named is 'Holder or deputy. False: an administrator, while the office has neither.';
comment on column office_tenures.reads_from is 'Start of the tenure, or earlier once older messages were handed over.';
comment on column office_tenures.handed_over_by is 'Who handed over the messages of before the tenure.';
create unique index office_tenures_open on office_tenures (office, person_id, is_named) where until is null;
create index office_tenures_by_person on office_tenures (person_id);

-- Enquiries and mails

create table enquiries (
  id uuid primary key,
  reference text not null unique,
  request_id uuid not null unique,
  content_digest bytea not null,
  name bytea,
  email bytea,
  address_digest bytea,
  region bytea,
  message bytea not null,
  stage text check (stage in ('nursery', 'primary', 'middle', 'secondary', 'university')),
  language text not null check (language in ('en', 'ar', 'fr', 'zh')),
  state text not null default 'new',
  consultation_on date,
  received_at timestamptz(3) not null default now(),
  topic text not null default 'consultation',
  closed_at timestamptz(3),
  reminder_hours integer not null default 0,
  owner_id uuid references profiles on delete set null,
  revision integer not null default 0,
  office text references offices,
  office_since timestamptz(3) not null default now(),
  acknowledged_at timestamptz(3),
  acknowledged_by uuid references profiles on delete set null,
  channel text not null default 'website' check (channel in ('website', 'phone', 'fair', 'mail', 'other')),
  phone bytea,
  constraint enquiries_state_check check (state in ('new', 'contacted', 'scheduled', 'interview', 'offered',
    'accepted', 'enrolled', 'closed')),
  constraint enquiries_topic_check check (topic in ('consultation', 'safeguarding', 'complaint', 'cancellation',
    'data', 'account', 'other')),
  constraint enquiries_address_check check ((email is null) = (address_digest is null)),
  constraint enquiries_day_check check (case when state in ('new', 'contacted') then consultation_on is null
    else state = 'closed' or consultation_on is not null end),
  constraint enquiries_closed_check check ((state = 'closed') = (closed_at is not null)),
  constraint enquiries_recorded_check check (channel = 'website' or topic = 'consultation'),
  constraint enquiries_consultation_check check ((topic = 'consultation') = (region is not null)
    and (topic = 'consultation') = (stage is not null)),
  constraint enquiries_scheduled_check check (topic = 'consultation' or (state in ('new', 'contacted', 'closed'))
    and consultation_on is null),
  constraint enquiries_office_check check (office is null or (state in ('new', 'contacted', 'closed'))
    and consultation_on is null),
  constraint enquiries_sender_check check (case when topic = 'safeguarding' then phone is null
    when channel = 'website' then num_nulls(name, email, address_digest) = 0 and phone is null
    else name is not null and num_nonnulls(email, phone) > 0 end)
);
comment on table enquiries is 'Messages of visitors. A daily job deletes them after the periods of content/legal/figures.ts.';
comment on column enquiries.request_id is 'Idempotency key of the form. @see R9';
comment on column enquiries.name is 'Sealed to this row; so are email, region and message. Name and email are null in an anonymous safeguarding concern.';
comment on column enquiries.address_digest is 'Keyed digest of the email address: recognises the same address without revealing it.';
comment on column enquiries.consultation_on is 'Date of the consultation, from which the retention period is calculated, also after the enquiry was closed.';
comment on column enquiries.closed_at is 'When an administrator closed the enquiry; set by a trigger. The retention period of topics other than consultations begins then.';
comment on column enquiries.reminder_hours is 'Age in hours of which Admissions or, of a safeguarding concern, its office was reminded last.';
comment on column enquiries.owner_id is 'The administrator responsible for the enquiry.';
comment on column enquiries.revision is 'Incremented with each change of state, consultation and owner. A change of an earlier revision is refused.';
comment on column enquiries.office is 'Who handles the message; null: administrators.';
comment on column enquiries.office_since is 'When the office got the message: on receipt, or when another office passed it on.';
comment on column enquiries.acknowledged_at is 'When an officer took note of a safeguarding concern, which ends the reminders.';
comment on column enquiries.channel is 'How the person asked; all but website are recorded by the office.';
comment on column enquiries.phone is 'Sealed to this row. Only of recorded enquiries, which have an email address, a phone number or both.';
create index enquiries_newest on enquiries (received_at desc, id desc);
create index enquiries_by_state on enquiries (state, received_at desc, id desc);
create index enquiries_by_address on enquiries (address_digest);
create index enquiries_by_topic on enquiries (topic, received_at desc, id desc);
create index enquiries_by_owner on enquiries (owner_id) where owner_id is not null;
create index enquiries_by_office on enquiries (office, received_at desc, id desc) where office is not null;
create index enquiries_acknowledged_by on enquiries (acknowledged_by) where acknowledged_by is not null;

create table enquiry_attempts (
  id bigint generated always as identity primary key,
  network text not null,
  attempted_at timestamptz not null default now()
);
comment on table enquiry_attempts is 'Enquiries of the last hour by network, without a link to their content, for the rate limit. @see R6';
create index enquiry_attempts_by_network on enquiry_attempts (network, attempted_at desc);
create index enquiry_attempts_by_age on enquiry_attempts (attempted_at);

create table mails (
  id uuid primary key,
  person_id uuid references profiles on delete cascade,
  requested_by uuid references profiles on delete set null,
  template text not null,
  sealed_secret bytea,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'written', 'failed', 'unconfirmed')),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  enquiry_id uuid references enquiries on delete cascade,
  reason text,
  constraint mails_template_check check (template in ('account-merge', 'account-removed', 'concern-received',
    'concern-without-officer', 'credential-changed', 'data-downloaded', 'email-change', 'enquiry-received',
    'enquiry-reminder', 'enquiry-reply', 'invitation', 'invitation-link', 'message-reported', 'new-absences',
    'new-device', 'new-feedback', 'new-messages', 'new-office-messages', 'new-reports', 'office-changed',
    'password-reset', 'policy-change', 'privacy-answer', 'privacy-request', 'report-without-officer',
    'safeguarding-message', 'safeguarding-reminder', 'safeguarding-vacant', 'safeguarding-waiting', 'sign-in-locked')),
  constraint mails_reason_check check ((reason is not null) = (template in ('credential-changed', 'enquiry-reminder',
    'office-changed'))),
  constraint mails_receiver_check check (case
    when template in ('enquiry-received', 'enquiry-reply') then person_id is null and enquiry_id is not null
    when template = 'account-removed' then person_id is null and enquiry_id is null
    else person_id is not null and enquiry_id is null end),
  constraint mails_check check (state = 'waiting' or sealed_secret is null and finished_at is not null)
);
comment on table mails is 'Mails in the queue and their delivery state. Secrets in a mail (a password; a visitor''s name and address) are encrypted until delivery and then deleted. @see PD-16';
comment on column mails.state is 'Unconfirmed: the mail server was given the whole mail, but its answer was lost, and the mail is not sent again.';
comment on column mails.reason is 'Template-specific: which credential changed, the age in hours in a reminder of enquiries, or the office and its change.';
create index mails_by_person on mails (person_id, created_at desc);
create index mails_by_enquiry on mails (enquiry_id, created_at desc);
create unique index mails_waiting_notice on mails (person_id) where template = 'new-messages' and state = 'waiting';
create index mails_by_age on mails (created_at);
create unique index mails_waiting_policy_change on mails (person_id)
  where template = 'policy-change' and state = 'waiting';
create unique index mails_waiting_office_notice on mails (person_id)
  where template = 'new-office-messages' and state = 'waiting';
create unique index mails_waiting_student_notice on mails (person_id, template)
  where template in ('new-reports', 'new-feedback', 'new-absences') and state = 'waiting';
create index mails_failed on mails (person_id, created_at) where state in ('failed', 'unconfirmed');

create table enquiry_entries (
  id uuid primary key,
  enquiry_id uuid not null references enquiries on delete cascade,
  kind text not null check (kind in ('note', 'reply', 'transfer')),
  author_id uuid references profiles on delete set null,
  text bytea not null,
  request_id uuid not null,
  created_at timestamptz(3) not null default now(),
  mail_id uuid references mails on delete set null,
  to_office text references offices,
  constraint enquiry_entries_office_check check ((kind = 'transfer') = (to_office is not null))
);
comment on table enquiry_entries is 'Notes and replies of the office about an enquiry. Deleted with it.';
comment on column enquiry_entries.text is 'Encrypted; bound to the row and the enquiry.';
comment on column enquiry_entries.request_id is 'Idempotency key of the form. @see R9';
comment on column enquiry_entries.to_office is 'The office that the message was passed on to; the text is then the reason.';
create unique index enquiry_entries_sent_once on enquiry_entries (author_id, request_id);
create index enquiry_entries_by_enquiry on enquiry_entries (enquiry_id, created_at);
create index enquiry_entries_by_mail on enquiry_entries (mail_id) where mail_id is not null;

-- Students and their guardians

create table students (
  id uuid primary key default gen_random_uuid(),
  parent_id uuid references profiles on delete set null,
  academic_mentor_id uuid references profiles on delete set null,
  wellbeing_coach_id uuid references profiles on delete set null,
  full_name text not null check (char_length(full_name) between 2 and 100),
  student_number text not null check (student_number ~ '^[A-Za-z0-9-]{5,20}$'),
  current_level text check (char_length(current_level) between 1 and 100),
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  class_name text check (char_length(class_name) between 1 and 100),
  revision integer not null default 0
);
comment on column students.class_name is 'Class or year within the level, as the school names it.';
comment on column students.revision is 'Counts changes of what the form of a student shows: a change of an earlier revision is refused.';
create unique index students_number on students (upper(student_number));
create index students_by_parent on students (parent_id) where archived_at is null;
create index students_by_academic_mentor on students (academic_mentor_id) where archived_at is null;
create index students_by_wellbeing_coach on students (wellbeing_coach_id) where archived_at is null;
create index students_by_name on students (full_name, id);
create index students_by_level on students (lower(coalesce(current_level, '')), id);
create index students_by_departure on students (archived_at) where archived_at is not null;
create index students_name_search on students using gin (fold_text(full_name) gin_trgm_ops);

create table student_guardians (
  student_id uuid references students on delete cascade,
  guardian_id uuid references profiles on delete cascade,
  relation text not null default 'parent',
  may_view boolean not null default true,
  may_write boolean not null default true,
  receives_mail boolean not null default true,
  restricted_at timestamptz,
  restriction_reason text,
  added_at timestamptz not null default clock_timestamp(),
  revision integer not null default 0,
  constraint student_guardians_relation_check check (relation in ('parent', 'mother', 'father', 'step-parent',
    'grandparent', 'guardian', 'other')),
  constraint student_guardians_restriction_reason_check check (restriction_reason in ('court-order', 'safeguarding',
    'family-request', 'identity', 'other')),
  primary key (student_id, guardian_id),
  constraint student_guardians_check check ((restricted_at is null) = (restriction_reason is null))
);
comment on table student_guardians is 'Guardians of students and their rights. students.parent_id is the first guardian who may see the student.';
comment on column student_guardians.may_write is 'Whether the guardian may write to the student''s Academic Mentor and Wellbeing Coach.';
comment on column student_guardians.receives_mail is 'Whether the guardian receives mails about the student.';
comment on column student_guardians.restricted_at is 'While set, the guardian has none of the rights of this row.';
comment on column student_guardians.revision is 'Counts changes of relation, rights and restriction: a change of an earlier revision is refused.';
create index student_guardians_by_guardian on student_guardians (guardian_id);

create table student_search (
  student_id uuid primary key references students on delete cascade,
  text text not null
);
comment on table student_search is 'Name, number and class of each student and the names of all guardians, as fold_text makes them. Updated by triggers.';

create table student_events (
  id uuid primary key default gen_random_uuid(),
  student_id uuid not null references students on delete cascade,
  kind text not null,
  reference_id uuid,
  happened_at timestamptz(3) not null default now(),
  constraint student_events_kind_check check (kind in ('level-changed', 'mentor-assigned', 'coach-assigned',
    'absence-reported', 'absence-withdrawn', 'feedback-published', 'feedback-corrected', 'report-published',
    'report-corrected'))
);
comment on table student_events is 'Activity of a student, written in the transaction of the change. Kept as long as the record of the student.';
comment on column student_events.reference_id is 'The row that changed, or the assigned person. No foreign key, so that the entry stays when that is deleted.';
create index student_events_by_student on student_events (student_id, happened_at desc, id desc);

create table student_notices (
  person_id uuid references profiles on delete cascade,
  kind text check (kind in ('reports', 'feedback', 'absences')),
  item_id uuid,
  student_id uuid not null references students on delete cascade,
  mail_id uuid references mails on delete set null,
  primary key (person_id, kind, item_id)
);
comment on table student_notices is 'News about a student for the next mail to a guardian. Deleted when the mail was sent.';
comment on column student_notices.item_id is 'The report, feedback or absence. No foreign key, because it refers to several tables.';
comment on column student_notices.mail_id is 'The mail that includes the news, once its delivery has begun.';
create index student_notices_by_mail on student_notices (mail_id);

create table absences (
  id uuid primary key,
  student_id uuid not null references students on delete cascade,
  reporter_id uuid references profiles on delete set null,
  first_day date not null,
  last_day date not null,
  reason text not null check (reason in ('illness', 'appointment', 'family', 'travel', 'observance', 'other')),
  note bytea,
  request_id uuid not null,
  reported_at timestamptz(3) not null default now(),
  withdrawn_at timestamptz(3),
  withdrawn_by uuid references profiles on delete set null,
  constraint absences_check check (last_day between first_day and (first_day + 92))
);
comment on table absences is 'Absences that guardians reported, for whole days. Kept as long as the record of the student.';
comment on column absences.note is 'Encrypted; bound to the row and the student.';
comment on column absences.request_id is 'Idempotency key of the form. @see R9';
create unique index absences_reported_once on absences (reporter_id, request_id);
create index absences_by_student on absences (student_id, last_day);
create index absences_by_day on absences (last_day, first_day) where withdrawn_at is null;

create table record_holds (
  student_id uuid primary key references students on delete cascade,
  kept_until date not null,
  reason text not null check (reason in ('safety', 'law', 'claim')),
  decided_by uuid references profiles on delete set null,
  decided_at timestamptz(3) not null default now()
);
comment on table record_holds is 'Records of former students that are kept longer than usual. @see privacy policy, 7.4';

-- Messages and files

create table messages (
  id uuid primary key,
  sender_id uuid references profiles on delete set null,
  receiver_id uuid references profiles on delete set null,
  subject bytea not null,
  body bytea not null,
  read boolean not null default false,
  created_at timestamptz(3) not null default now(),
  request_id uuid,
  content_digest bytea,
  sealed_sender_id uuid,
  sealed_receiver_id uuid,
  attachment_count smallint not null default 0,
  to_office text references offices,
  from_office text references offices,
  thread_id uuid not null,
  student_id uuid references students on delete set null,
  archived_by_sender boolean not null default false,
  archived_by_receiver boolean not null default false,
  letter_id uuid,
  constraint messages_check check (sender_id <> receiver_id),
  constraint messages_archived_are_read check (read or not archived_by_receiver),
  constraint messages_one_receiver check (to_office is null or receiver_id is null)
);
comment on column messages.subject is 'Encrypted and bound to the row by the application, like body. @see app/platform/sealing.server.ts';
comment on column messages.request_id is 'Idempotency key of the compose form. @see R9';
comment on column messages.sealed_sender_id is 'The sender to whom the encryption of subject and body is bound. Unlike sender_id it stays when the person is deleted, and the application cannot write it.';
comment on column messages.sealed_receiver_id is 'The receiver to whom the encryption of subject and body is bound; see sealed_sender_id.';
comment on column messages.to_office is 'The office that the message was sent to; receiver_id is then null. The encryption of subject and body is bound to it.';
comment on column messages.from_office is 'The office in whose name sender_id wrote. The encryption of subject and body is bound to it.';
comment on column messages.thread_id is 'The id of the first message of the thread. All messages of a thread have the same two sides; each side is a person or an office.';
comment on column messages.student_id is 'The student whom the message is about. Shown to people who may see the student.';
comment on column messages.archived_by_sender is 'Whether the person who sent the message, or the office in whose name it was written, has archived it.';
comment on column messages.archived_by_receiver is 'Whether the person or the office that received the message has archived it.';
comment on column messages.letter_id is 'Idempotency key of the form of a letter; the messages to all receivers of the letter share it.';
create unique index messages_sent_once on messages (sender_id, request_id);
create index messages_unread on messages (receiver_id) where not read;
create index messages_by_thread on messages (thread_id, created_at, id);
create index messages_received on messages (receiver_id, archived_by_receiver, created_at desc, id desc);
create index messages_sent on messages (sender_id, archived_by_sender, created_at desc, id desc);
create index messages_to_office on messages (to_office, archived_by_receiver, created_at desc, id desc)
  where to_office is not null;
create index messages_from_office on messages (from_office, archived_by_sender, created_at desc, id desc)
  where from_office is not null;
create index messages_by_student on messages (student_id) where student_id is not null;
create unique index messages_of_letter on messages (sender_id, letter_id, receiver_id) where letter_id is not null;

create table unannounced_messages (
  person_id uuid references profiles on delete cascade,
  message_id uuid references messages on delete cascade,
  mail_id uuid references mails on delete set null,
  primary key (person_id, message_id)
);
comment on table unannounced_messages is 'Received messages for the next mail to their receiver. Deleted when the mail was sent.';
comment on column unannounced_messages.mail_id is 'The mail that includes the message, once its delivery has begun.';
create index unannounced_messages_by_message on unannounced_messages (message_id);
create index unannounced_messages_by_mail on unannounced_messages (mail_id);

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
  acknowledged_at timestamptz(3),
  acknowledged_by uuid references profiles on delete set null,
  reminder_hours integer not null default 0,
  unique (message_id, reporter_id),
  constraint message_reports_check check (num_nulls(closed_at, note) in (0, 2))
);
comment on table message_reports is 'Reports of messages by their receivers. A reported message cannot be deleted.';
comment on column message_reports.office is 'The office that handles the report: safeguarding or, if its holder or deputy wrote the message, the director.';
comment on column message_reports.reason is 'Kind and text of the reporter''s reason. Encrypted, like note.';
comment on column message_reports.acknowledged_at is 'When an officer took note of the report, which ends the reminders.';
comment on column message_reports.reminder_hours is 'Age in hours of which the office was reminded last.';
create index message_reports_open on message_reports (office, reported_at desc, id desc) where closed_at is null;
create index message_reports_by_reporter on message_reports (reporter_id);

create table message_report_openings (
  id uuid primary key,
  report_id uuid not null references message_reports on delete cascade,
  person_id uuid references profiles on delete set null,
  reason bytea not null,
  opened_at timestamptz(3) not null default now()
);
comment on table message_report_openings is 'Who opened a reported message, when, and why (encrypted).';
create index message_report_openings_by_report on message_report_openings (report_id, opened_at);

create table files (
  id uuid primary key,
  owner_id uuid references profiles on delete set null,
  sealed_owner_id uuid not null,
  message_id uuid references messages on delete cascade,
  position smallint,
  details bytea,
  created_at timestamptz not null default now(),
  content_id uuid,
  constraint files_sent_check check ((message_id is null) = ("position" is null)
    and (message_id is null or details is not null))
);
comment on column files.sealed_owner_id is 'The owner to whom the encryption of the details is bound. Stays when the person is deleted.';
comment on column files.details is 'Name, type, sizes and digest. Encrypted; bound to the file, its owner and its message. Null until the content is received and checked.';
comment on column files.content_id is 'The file of the same letter that contains the content; null if this file contains it.';
create unique index files_by_message on files (message_id, "position");
create index files_by_owner on files (owner_id, created_at);
create index files_unsent on files (created_at) where message_id is null;
create index files_by_content on files (content_id) where content_id is not null;

create table file_chunks (
  id uuid primary key,
  file_id uuid not null,
  copy text not null check (copy in ('received', 'clean', 'preview')),
  number integer not null check (number >= 0),
  content bytea not null,
  unique (file_id, copy, number)
);
comment on table file_chunks is 'Encrypted parts of a file. Copies: received: the original; clean: an image without metadata, which replaces the original; preview: a small image.';
-- Encrypted bytes cannot be compressed, and parts of the value are read without the rest.
alter table file_chunks alter column content set storage external;

-- Reports and feedback

create table subjects (
  id uuid primary key default gen_random_uuid(),
  names jsonb not null check ((names ->> 'en') <> ''),
  stages text[] not null,
  place integer not null check (place between 1 and 999),
  archived_at timestamptz,
  constraint subjects_stages_check check (cardinality(stages) > 0
    and stages <@ array['primary', 'middle', 'secondary', 'university'])
);
comment on table subjects is 'Subjects of school reports. Archived instead of deleted, because published reports refer to them.';
comment on column subjects.names is 'Names by language. The English name replaces a missing one.';

create table grades (
  id uuid primary key default gen_random_uuid(),
  scale text not null check (scale in ('attainment', 'effort')),
  names jsonb not null check ((names ->> 'en') <> ''),
  place integer not null check (place between 1 and 999),
  archived_at timestamptz
);
comment on table grades is 'Grades by scale; the lowest place is the highest grade.';

create table terms (
  id uuid primary key default gen_random_uuid(),
  names jsonb not null check ((names ->> 'en') <> ''),
  first_day date not null,
  last_day date not null,
  due_on date not null,
  archived_at timestamptz,
  constraint terms_check check (last_day > first_day),
  constraint terms_check1 check (due_on >= first_day)
);
comment on column terms.due_on is 'Date by which mentors must publish the reports of the term.';

create table reports (
  id uuid primary key default gen_random_uuid(),
  student_id uuid not null references students on delete cascade,
  term_id uuid not null references terms,
  subject_id uuid not null references subjects,
  version integer not null default 0,
  published_at timestamptz,
  constraint reports_check check ((version > 0) = (published_at is not null)),
  unique (student_id, term_id, subject_id)
);
comment on table reports is 'School reports. Kept as long as the record of the student.';
comment on column reports.version is 'Number of the latest published version; 0 if there is none. Set by a trigger.';

create table report_drafts (
  id uuid primary key references reports on delete cascade,
  content bytea not null,
  is_complete boolean not null,
  author_id uuid references profiles on delete set null,
  changed_at timestamptz not null default now(),
  revision integer not null default 1
);
comment on table report_drafts is 'Unpublished reports of mentor or coach. Deleted on publishing.';
comment on column report_drafts.revision is 'Incremented with each change, to detect concurrent changes.';

create table report_versions (
  id uuid primary key,
  report_id uuid not null references reports on delete cascade,
  number integer not null check (number > 0),
  content bytea not null,
  author_id uuid references profiles on delete set null,
  published_at timestamptz not null default now(),
  unique (report_id, number)
);
comment on table report_versions is 'Published versions of reports, never changed. A correction is a new version.';
comment on column report_versions.content is 'Encrypted. Contains the names of term, subject and grades at the time of publishing.';

create table report_reads (
  version_id uuid references report_versions on delete cascade,
  reader_id uuid references profiles on delete cascade,
  read_at timestamptz not null default now(),
  primary key (version_id, reader_id)
);
comment on table report_reads is 'When a guardian first opened a version of a report.';

create table feedback (
  id uuid primary key,
  student_id uuid not null references students on delete cascade,
  author_id uuid references profiles on delete set null,
  area text not null check (area in ('academic', 'wellbeing')),
  version integer not null default 0,
  request_id uuid not null,
  created_at timestamptz(3) not null default now()
);
comment on table feedback is 'Feedback about students. Kept as long as the record of the student.';
comment on column feedback.version is 'Number of the latest published text; 0 if there is none. Set by a trigger.';
comment on column feedback.request_id is 'Idempotency key of the form that created it. @see R9';
create unique index feedback_begun_once on feedback (author_id, request_id);
create index feedback_by_student on feedback (student_id, created_at desc);

create table feedback_versions (
  id uuid primary key,
  feedback_id uuid not null references feedback on delete cascade,
  number integer not null check (number > 0),
  text bytea not null,
  changed_at timestamptz(3) not null default now(),
  published_at timestamptz(3),
  unique (feedback_id, number)
);
comment on table feedback_versions is 'Texts of feedback: drafts until they are published, then never changed. A correction is a new version.';
comment on column feedback_versions.text is 'Encrypted; bound to the row and the feedback.';
create unique index feedback_one_draft on feedback_versions (feedback_id) where published_at is null;

create table feedback_reads (
  version_id uuid references feedback_versions on delete cascade,
  reader_id uuid references profiles on delete cascade,
  read_at timestamptz not null default now(),
  primary key (version_id, reader_id)
);
comment on table feedback_reads is 'When a guardian first opened a published text of feedback.';

-- Year ends

create table year_ends (
  id uuid primary key,
  done_by uuid references profiles on delete set null,
  done_at timestamptz not null default now(),
  undone_at timestamptz
);
comment on table year_ends is 'Completed year ends, kept for the day within which they can be undone. The audit log keeps their events.';

create table year_end_students (
  year_end_id uuid references year_ends on delete cascade,
  student_id uuid references students on delete cascade,
  level_before text,
  class_before text,
  level_after text,
  class_after text,
  has_left boolean not null,
  primary key (year_end_id, student_id)
);
create index year_end_students_by_student on year_end_students (student_id);

create table year_end_terms (
  year_end_id uuid references year_ends on delete cascade,
  term_id uuid references terms on delete cascade,
  primary key (year_end_id, term_id)
);
create index year_end_terms_by_term on year_end_terms (term_id);

-- Policies, privacy requests and what the school publishes

create table policy_versions (
  id uuid primary key default gen_random_uuid(),
  policy text not null,
  number integer not null check (number > 0),
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
comment on table policy_acknowledgements is 'Acknowledgements of material versions of policies.';
create index policy_acknowledgements_by_person on policy_acknowledgements (person_id);

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
  constraint privacy_requests_check check (num_nulls(outcome, answer, answered_at) in (0, 3))
);
comment on column privacy_requests.text is 'Encrypted; bound to the row, like answer.';
comment on column privacy_requests.request_id is 'Idempotency key of the form. @see R9';
create index privacy_requests_open on privacy_requests (requested_at, id) where answered_at is null;
create index privacy_requests_answered on privacy_requests (answered_at desc, id desc) where answered_at is not null;

create table school_facts (
  id text primary key,
  record_id uuid not null default gen_random_uuid() unique,
  content jsonb check (jsonb_typeof(content) = 'object' and content <> '{}'::jsonb),
  revision integer not null default 0
);
comment on table school_facts is 'Published facts about the school. A fact without content is not published.';
comment on column school_facts.record_id is 'Id of the fact in the audit log.';
comment on column school_facts.content is 'The completed fields of the form, by name.';
comment on column school_facts.revision is 'Incremented with each change. A form with an earlier revision is refused.';

create table page_counts (
  day date,
  page text check (page ~ '^/[a-z0-9/-]{0,99}$'),
  language text check (language in ('en', 'ar', 'fr', 'zh')),
  views integer not null default 0 check (views >= 0),
  lcp_good integer not null default 0 check (lcp_good >= 0),
  lcp_needs_improvement integer not null default 0 check (lcp_needs_improvement >= 0),
  lcp_poor integer not null default 0 check (lcp_poor >= 0),
  inp_good integer not null default 0 check (inp_good >= 0),
  inp_needs_improvement integer not null default 0 check (inp_needs_improvement >= 0),
  inp_poor integer not null default 0 check (inp_poor >= 0),
  cls_good integer not null default 0 check (cls_good >= 0),
  cls_needs_improvement integer not null default 0 check (cls_needs_improvement >= 0),
  cls_poor integer not null default 0 check (cls_poor >= 0),
  primary key (day, page, language)
);
comment on table page_counts is 'Page views and web vitals of visitors who allow analytics, by UTC day. Contains nothing that identifies a visitor.';
comment on column page_counts.page is 'Path of the page in English, for all languages.';

-- Audit log and retention

create table audit_log (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  actor_id uuid,
  act text not null,
  subject_type text not null,
  subject_id uuid,
  details jsonb not null default '{}',
  chain text not null default 'acts' check (chain in ('acts', 'security')),
  number bigint,
  hash bytea,
  constraint audit_log_check check ((number is null) = (hash is null))
);
comment on table audit_log is 'Events with their actor, subject and time, written in the transaction of the change and never changed afterwards. Events without an actor were caused by the command line, a visitor or a job.';
comment on column audit_log.act is 'Name of the event.';
comment on column audit_log.number is 'Position in the chain. Null until a job numbers and hashes the row, a few minutes after it was written.';
comment on column audit_log.hash is 'SHA-256 of the hash of the preceding row of the chain and the content of this row.';
create index audit_log_by_subject on audit_log (subject_id, happened_at desc);
create index audit_log_by_time on audit_log (happened_at desc, id desc);
create unique index audit_log_by_number on audit_log (chain, number);
create index audit_log_not_sealed on audit_log (id) where number is null;
create index audit_log_by_actor on audit_log (actor_id, happened_at desc, id desc);
create index audit_log_by_act on audit_log (act, happened_at desc, id desc);

create table audit_chain_starts (
  chain text primary key,
  number bigint not null,
  hash bytea not null
);
comment on table audit_chain_starts is 'Number and hash of the last deleted row of a chain whose oldest rows expire.';

create table retention_runs (
  rule text primary key,
  ran_at timestamptz(3) not null default now(),
  deleted integer not null
);
comment on table retention_runs is 'The last run of each retention rule and the number of rows that it deleted.';

-- Rows that every school has

insert into accounts.secrets (name, value) values (
  'decoy salts',
  sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
);

insert into offices (id) values
  ('safeguarding'), ('data-protection'), ('complaints'), ('whistleblowing'), ('compliance'), ('director'), ('academic'),
  ('operations'), ('finance'), ('hr'), ('admissions'), ('technical');

insert into subjects (place, stages, names) values
  (10, '{primary,middle,secondary,university}',
    '{"en": "English", "ar": "اللغة الإنجليزية", "fr": "Anglais", "zh": "英语"}'),
  (20, '{primary,middle,secondary,university}',
    '{"en": "Mathematics", "ar": "الرياضيات", "fr": "Mathématiques", "zh": "数学"}'),
  (30, '{primary,middle}', '{"en": "Science", "ar": "العلوم", "fr": "Sciences", "zh": "科学"}'),
  (40, '{secondary,university}', '{"en": "Biology", "ar": "الأحياء", "fr": "Biologie", "zh": "生物"}'),
  (50, '{secondary,university}', '{"en": "Chemistry", "ar": "الكيمياء", "fr": "Chimie", "zh": "化学"}'),
  (60, '{secondary,university}', '{"en": "Physics", "ar": "الفيزياء", "fr": "Physique", "zh": "物理"}'),
  (70, '{primary,middle}', '{"en": "Humanities", "ar": "الدراسات الإنسانية", "fr": "Sciences humaines", "zh": "人文"}'),
  (80, '{secondary,university}', '{"en": "History", "ar": "التاريخ", "fr": "Histoire", "zh": "历史"}'),
  (90, '{secondary,university}', '{"en": "Geography", "ar": "الجغرافيا", "fr": "Géographie", "zh": "地理"}'),
  (100, '{primary,middle,secondary,university}',
    '{"en": "World Languages", "ar": "لغات العالم", "fr": "Langues vivantes", "zh": "外语"}'),
  (110, '{primary,middle,secondary,university}',
    '{"en": "Computing", "ar": "الحوسبة", "fr": "Informatique", "zh": "信息技术"}'),
  (120, '{primary,middle,secondary}', '{"en": "Arts", "ar": "الفنون", "fr": "Arts", "zh": "艺术"}'),
  (130, '{university}',
    '{"en": "Research Project", "ar": "المشروع البحثي", "fr": "Projet de recherche", "zh": "研究课题"}');

insert into grades (scale, place, names) values
  ('attainment', 10,
    '{"en": "Well above expectations", "ar": "أعلى بكثير من المتوقع", "fr": "Très au-dessus des attentes", "zh": "远超预期"}'),
  ('attainment', 20,
    '{"en": "Above expectations", "ar": "أعلى من المتوقع", "fr": "Au-dessus des attentes", "zh": "超出预期"}'),
  ('attainment', 30, '{"en": "Meets expectations", "ar": "ضمن المتوقع", "fr": "Conforme aux attentes", "zh": "达到预期"}'),
  ('attainment', 40,
    '{"en": "Working towards expectations", "ar": "يقترب من المتوقع", "fr": "En voie d’acquisition", "zh": "接近预期"}'),
  ('attainment', 50, '{"en": "Needs support", "ar": "يحتاج إلى دعم", "fr": "Accompagnement nécessaire", "zh": "需要支持"}'),
  ('effort', 10, '{"en": "Excellent", "ar": "ممتاز", "fr": "Excellent", "zh": "优秀"}'),
  ('effort', 20, '{"en": "Good", "ar": "جيد", "fr": "Bon", "zh": "良好"}'),
  ('effort', 30, '{"en": "Inconsistent", "ar": "متفاوت", "fr": "Irrégulier", "zh": "不够稳定"}'),
  ('effort', 40, '{"en": "Needs improvement", "ar": "يحتاج إلى تحسين", "fr": "À améliorer", "zh": "有待提高"}');

insert into school_facts (id) values
  ('ages'), ('group'), ('language'), ('hours'), ('terms'), ('fees'), ('devices'), ('examinations'), ('support');
