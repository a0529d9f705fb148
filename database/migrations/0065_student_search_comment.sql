comment on table student_search is 'Name, number and class of each student and the names of all guardians, in lower case. Updated by triggers.';
