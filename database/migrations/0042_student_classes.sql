-- The level of a student is one of the four stages; anything else that was entered as a level is the class. @see PD-53

alter table students add column class_name text check (char_length(class_name) between 1 and 100);
comment on column students.class_name is 'Class or year within the level, in the words of the school.';

update students set current_level = stage
  from unnest(array['Primary', 'Middle Years', 'Secondary', 'University Preparation']) as stage
  where lower(trim(current_level)) = lower(stage) and current_level <> stage;
update students set class_name = current_level, current_level = null
  where current_level not in ('Primary', 'Middle Years', 'Secondary', 'University Preparation');
update student_search set text = text || ' ' || lower(class_name)
  from students where students.id = student_id and class_name is not null;
