-- What the scripts of all subjects use.

-- All notifications of the processes go through this function. The payload is only the id of a person or session, or the name
-- of the change. @see R8, R10, database.md "Notifying instances"
create or replace function notify_instances(payload text) returns void
  language sql
  begin atomic
    select pg_notify('live', payload);
  end;

-- At most six distinct words as `fold_text` makes them, because each costs a scan.
create or replace function search_words(search text) returns text[]
  language sql immutable parallel safe
  return (
    select coalesce(array_agg(word order by place), '{}')
    from (
      select word, min(place) as place
      from string_to_table(fold_text(search), ' ') with ordinality as words (word, place)
      where word <> ''
      group by word order by min(place) limit 6
    ) as distinct_words
  );

-- `'Ann o_k'` becomes `{%ann%,%o\_k%}`, for `like all`.
create or replace function search_patterns(search text) returns text[]
  language sql immutable parallel safe
  return (
    select coalesce(array_agg('%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%' order by place), '{%}')
    from unnest(search_words(search)) with ordinality as words (word, place)
  );

create or replace function accounts.longest_pattern(patterns text[]) returns text
  language sql immutable
  return (select pattern from unnest(patterns) as pattern order by char_length(pattern) desc limit 1);

-- A day is over when it is over in every time zone.
create or replace function is_over(day date) returns boolean
  language sql stable
  return coalesce(day < (now() at time zone 'UTC' - interval '12 hours')::date, false);

grant execute on function fold_text, is_over, sort_name, search_words, search_patterns to app_user;
