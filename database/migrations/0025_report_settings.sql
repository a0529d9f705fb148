-- Subjects, terms and scales of school reports, with defaults for the four stages. @see PD-49

create table subjects (
  id uuid primary key default gen_random_uuid(),
  names jsonb not null check (names ->> 'en' <> ''),
  stages text[] not null
    check (cardinality(stages) > 0 and stages <@ array['primary', 'middle', 'secondary', 'university']),
  place int not null check (place between 1 and 999),
  archived_at timestamptz
);
comment on table subjects is 'Subjects of school reports. Archived instead of deleted: published reports keep them.';
comment on column subjects.names is 'By language; the English name takes the place of a missing one.';

create table terms (
  id uuid primary key default gen_random_uuid(),
  names jsonb not null check (names ->> 'en' <> ''),
  first_day date not null,
  last_day date not null check (last_day > first_day),
  due_on date not null check (due_on >= first_day),
  archived_at timestamptz
);
comment on column terms.due_on is 'The day by which mentors publish the reports of the term.';

create table grades (
  id uuid primary key default gen_random_uuid(),
  scale text not null check (scale in ('attainment', 'effort')),
  names jsonb not null check (names ->> 'en' <> ''),
  place int not null check (place between 1 and 999),
  archived_at timestamptz
);
comment on table grades is 'The grades of the two scales, the highest at the first place.';

insert into subjects (place, stages, names) values
  (10, '{primary,middle,secondary,university}', '{"en": "English", "ar": "اللغة الإنجليزية", "fr": "Anglais", "zh": "英语"}'),
  (20, '{primary,middle,secondary,university}', '{"en": "Mathematics", "ar": "الرياضيات", "fr": "Mathématiques", "zh": "数学"}'),
  (30, '{primary,middle}', '{"en": "Science", "ar": "العلوم", "fr": "Sciences", "zh": "科学"}'),
  (40, '{secondary,university}', '{"en": "Biology", "ar": "الأحياء", "fr": "Biologie", "zh": "生物"}'),
  (50, '{secondary,university}', '{"en": "Chemistry", "ar": "الكيمياء", "fr": "Chimie", "zh": "化学"}'),
  (60, '{secondary,university}', '{"en": "Physics", "ar": "الفيزياء", "fr": "Physique", "zh": "物理"}'),
  (70, '{primary,middle}', '{"en": "Humanities", "ar": "الدراسات الإنسانية", "fr": "Sciences humaines", "zh": "人文"}'),
  (80, '{secondary,university}', '{"en": "History", "ar": "التاريخ", "fr": "Histoire", "zh": "历史"}'),
  (90, '{secondary,university}', '{"en": "Geography", "ar": "الجغرافيا", "fr": "Géographie", "zh": "地理"}'),
  (100, '{primary,middle,secondary,university}', '{"en": "World Languages", "ar": "لغات العالم", "fr": "Langues vivantes", "zh": "外语"}'),
  (110, '{primary,middle,secondary,university}', '{"en": "Computing", "ar": "الحوسبة", "fr": "Informatique", "zh": "信息技术"}'),
  (120, '{primary,middle,secondary}', '{"en": "Arts", "ar": "الفنون", "fr": "Arts", "zh": "艺术"}'),
  (130, '{university}', '{"en": "Research Project", "ar": "المشروع البحثي", "fr": "Projet de recherche", "zh": "研究课题"}');

insert into grades (scale, place, names) values
  ('attainment', 10, '{"en": "Well above expectations", "ar": "أعلى بكثير من المتوقع", "fr": "Très au-dessus des attentes", "zh": "远超预期"}'),
  ('attainment', 20, '{"en": "Above expectations", "ar": "أعلى من المتوقع", "fr": "Au-dessus des attentes", "zh": "超出预期"}'),
  ('attainment', 30, '{"en": "Meets expectations", "ar": "ضمن المتوقع", "fr": "Conforme aux attentes", "zh": "达到预期"}'),
  ('attainment', 40, '{"en": "Working towards expectations", "ar": "يقترب من المتوقع", "fr": "En voie d’acquisition", "zh": "接近预期"}'),
  ('attainment', 50, '{"en": "Needs support", "ar": "يحتاج إلى دعم", "fr": "Accompagnement nécessaire", "zh": "需要支持"}'),
  ('effort', 10, '{"en": "Excellent", "ar": "ممتاز", "fr": "Excellent", "zh": "优秀"}'),
  ('effort', 20, '{"en": "Good", "ar": "جيد", "fr": "Bon", "zh": "良好"}'),
  ('effort', 30, '{"en": "Inconsistent", "ar": "متفاوت", "fr": "Irrégulier", "zh": "不够稳定"}'),
  ('effort', 40, '{"en": "Needs improvement", "ar": "يحتاج إلى تحسين", "fr": "À améliorer", "zh": "有待提高"}');
