-- Names that start with a search, in order, without sorting all of them. @see PD-29
create index profiles_by_search_text on profiles (search_text collate "C", id);
