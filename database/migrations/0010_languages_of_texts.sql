-- The language in which somebody wrote a text. @see PD-73

create domain language_tag as text check (value ~ '^[a-z]{2,3}$');

alter table messages add column language language_tag;
alter table feedback_versions add column language language_tag;
alter table absences add column language language_tag;
comment on column messages.language is 'Of subject and body, as its writer chose or the text shows; null: unknown. Messages from before the column have null.';
comment on column feedback_versions.language is 'Of the text, as its author chose or the text shows; null: unknown.';
comment on column absences.language is 'Of the note, as its writer chose or the text shows; null: unknown.';
