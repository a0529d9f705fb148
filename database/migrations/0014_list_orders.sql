-- The console's lists of 20,000 people sort by these columns.
create index people_by_sign_in on accounts.people ((coalesce(last_sign_in_at, '-infinity')), id);
create index students_by_level on students ((lower(coalesce(current_level, ''))), id);
