import { type Language, languages } from '#content/languages.ts';
import type { OwnDataField, OwnDataTexts } from '#content/own-data/en.ts';
import { ownDataTexts } from '#content/own-data/texts.ts';
import { school } from '#content/school.ts';
import { ownFields, type StudentData } from '#features/students/students.ts';
import { dateFormatter } from '#i18n/dates.ts';
import type { Translate } from '#i18n/translate.ts';
import { translateInto } from '#i18n/translate-into.server.ts';

/** A value as the page shows it, and as data.json holds it. */
export interface OwnValue {
  shown: string | null;
  stored: unknown;
}

export type OwnField = OwnDataField | keyof StudentData;

/** Formats values in the language and the time zone of a person. */
export interface Reader {
  language: Language;
  texts: OwnDataTexts;
  labels: Readonly<Record<OwnField, string>>;
  school: string;
  t: Translate;
  text(value: string | null | undefined): OwnValue;
  time(at: Date | null): OwnValue;
  day(day: string): OwnValue;
  yesNo(value: boolean): OwnValue;
}

export function readerOf(language: Language, timeZone: string | null): Reader {
  const texts = ownDataTexts[language];
  const t = translateInto(language);
  const { dateLocale } = languages[language];
  const formatTime = dateFormatter(dateLocale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: timeZone ?? 'UTC',
  });
  const formatDay = dateFormatter(dateLocale, { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    language,
    texts,
    labels: { ...texts.fields, ...studentLabels(t) },
    school: school.name,
    t,
    text: (value) => ({ stored: value || null, shown: value || null }),
    time: (at) => ({ stored: at?.toISOString() ?? null, shown: at && `${formatTime(at)} (${timeZone ?? 'UTC'})` }),
    day: (day) => ({ stored: day, shown: formatDay(new Date(day)) }),
    yesNo: (value) => ({ stored: value, shown: value ? texts.yes : texts.no }),
  };
}

const studentLabels = (t: Translate) =>
  Object.fromEntries(ownFields.map((field) => [field, t(`students.field.${field}`)])) as Record<
    keyof StudentData,
    string
  >;
