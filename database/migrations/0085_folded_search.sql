-- The form of a text in which searches compare it. `foldText` in app/platform/fold-text.server.ts does the same. Indexes and
-- stored columns depend on it: a migration that changes it also indexes again. ASCII is folded several times as fast.
create function fold_text(original text) returns text
  language sql immutable parallel safe
  return case
    when octet_length(original) = char_length(original)
      then translate(lower(original), E'-\t\n\x0b\f\r''`', '      ')
    else replace(replace(replace(replace(
      translate(
        lower(regexp_replace(
          normalize(replace(original, U&'\00b4', ''), NFKD),
          -- Accents, vowel signs of Arabic and Hebrew, tatweel, direction marks and other characters that are not seen.
          '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a'
            '\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0711\u0730-\u074a'
            '\u07a6-\u07b0\u08ca-\u08e1\u08e3-\u08ff\u180b-\u180d\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0'
            '\u302a-\u302f\u3099\u309a\ufe00-\ufe0f\ufe20-\ufe2f\u00ad\u061c\u0640\u06dd\u08e2\u180e\u200b-\u200f'
            '\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\U000e0000-\U000e0fff]+', '', 'g')),
        -- Variants of letters, digits of Arabic and Persian, hyphens and white space; apostrophes are removed.
        E'\u0671\u0649\u06cc\u06a9\u0629\u06c1\u06be\u06d5đðħıłŋøŧς'
          '\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669\u06f0\u06f1\u06f2\u06f3\u06f4\u06f5\u06f6\u06f7\u06f8\u06f9'
          '-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u05be\u00b7\u2022\u30fb\t\n\x0b\f\r\u1680\u2028\u2029'
          '''`\u2018\u2019\u201b\u2032\u02b9\u02bb\u02bc\u02bd\u02be\u02bf\u05f3',
        E'\u0627\u064a\u064a\u0643\u0647\u0647\u0647\u0647ddhilnotσ' || repeat('0123456789', 2) || repeat(' ', 20)),
      'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ß', 'ss')
  end;
comment on function fold_text is 'Ignores compatibility forms, case, accents, apostrophes and vowel signs. Indexes depend on it.';

-- The line break separates the name, which everybody may search, from the address. @see PD-29
alter table profiles drop column search_text;
alter table profiles add column search_text text not null
  generated always as (fold_text(full_name) || E'\n' || fold_text(email)) stored;
create index profiles_search on profiles using gin (search_text gin_trgm_ops);
-- Names that start with a search, in order, without sorting all of them. @see PD-29
create index profiles_by_search_text on profiles ((split_part(search_text, E'\n', 1)) collate "C", id);

drop index students_name_search;
-- The list of accounts finds guardians by the names of 20,000 students. @see PD-53
create index students_name_search on students using gin (fold_text(full_name) gin_trgm_ops);

update student_search set text = fold_text(concat_ws(' ', students.full_name, student_number, (
    select string_agg(profiles.full_name, ' ' order by added_at)
    from student_guardians join profiles on profiles.id = guardian_id where student_id = students.id), class_name))
  from students where students.id = student_search.student_id;
comment on table student_search is 'Name, number and class of each student and the names of all guardians, as fold_text makes them. Updated by triggers.';
