-- Lists the permitted templates in alphabetical order, whatever the order in which migrations added them.

create or replace function permit_mail_template(added text) returns void
  language plpgsql set search_path = public, pg_temp
  as $$
declare
  permitted text;
begin
  select string_agg(quote_literal(template), ', ' order by template) into permitted from (
    select parts[1] as template
      from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([a-z-]+)''', 'g') as parts
      where conname = 'mails_template_check'
    union select added) as templates;
  execute format('alter table mails drop constraint mails_template_check,
    add constraint mails_template_check check (template in (%s))', permitted);
end $$;

select permit_mail_template('invitation');
