-- What the school publishes on the page of questions that parents ask. Empty until an administrator enters it. @see PD-62

create table school_facts (
  id text primary key,
  record_id uuid not null unique default gen_random_uuid(),
  content jsonb check (jsonb_typeof(content) = 'object' and content <> '{}'),
  revision int not null default 0
);
comment on table school_facts is 'Published facts about the school. A fact without content is not published.';
comment on column school_facts.record_id is 'The fact in the audit log.';
comment on column school_facts.content is 'The filled-in fields of the form, by name.';
comment on column school_facts.revision is 'Grows with each change: a form that was opened before is refused.';

insert into school_facts (id) values
  ('ages'), ('group'), ('language'), ('hours'), ('terms'), ('fees'), ('devices'), ('examinations'), ('support');
