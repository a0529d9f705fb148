-- Who is absent on a day. @see PD-42
create index absences_by_day on absences (last_day, first_day) where withdrawn_at is null;
