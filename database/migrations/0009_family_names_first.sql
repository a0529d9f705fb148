-- Lists of people are sorted by family name. @see PD-80

create function sort_name(full_name text) returns text
  language sql immutable parallel safe
  return regexp_replace(full_name, '^(.+)\s(\S+)$', '\2 \1');
comment on function sort_name is 'The last word of a name before the others. Indexes depend on it.';

create index profiles_by_sort_name on profiles (sort_name(full_name), id);
create index students_by_sort_name on students (sort_name(full_name), id);
drop index profiles_by_name;
drop index students_by_name;
