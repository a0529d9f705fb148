-- Guardians who are added in one transaction keep their order. @see PD-53
alter table student_guardians alter column added_at set default clock_timestamp();
