-- Mails that tell of a sign-in from a new browser. @see PD-40
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
       add constraint mails_template_check check (template in (%s, ''new-device''))', known);
end $$;
