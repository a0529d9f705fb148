-- The list of accounts finds guardians by the names of 20,000 students. @see PD-53
create index students_name_search on students using gin (lower(full_name) gin_trgm_ops);
