import { type Language, languageCodes } from '#content/languages.ts';
import { school } from '#content/school.ts';
import { schoolTimeZone } from '#content/school-time-zone.ts';

/** Facts that the school may publish, in the order of the public page. @see PD-62 */
export const schoolFacts = [
  'ages',
  'group',
  'language',
  'hours',
  'terms',
  'fees',
  'devices',
  'examinations',
  'support',
] as const;
export type SchoolFact = (typeof schoolFacts)[number];

/** The filled-in fields of a fact's form. */
export type FactContent = Readonly<Record<string, string>>;
export type PublishedFacts = Readonly<Partial<Record<SchoolFact, FactContent>>>;

export const isSchoolFact = (text: string): text is SchoolFact => (schoolFacts as readonly string[]).includes(text);

export const questionsPath = '/questions';

export const factStages = ['primary', 'middle', 'secondary', 'university'] as const;
export const factTerms = ['autumn', 'spring', 'summer'] as const;
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export const feePeriods = ['term', 'year'] as const;
export const currencies = ['GBP', 'EUR', 'USD', 'CHF', 'AED'] as const;
export const taughtLanguages = ['en', 'ar', 'fr', 'zh', 'de', 'es', 'it', 'pt'] as const;
export const dayParts = ['lesson', 'break', 'lunch', 'mentor', 'study'] as const;

export const dayRows = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export const factLimits = { textLength: 800 } as const;

type City = (typeof school.cityHubs)[number]['city'];

export const schoolCity: City | undefined = school.cityHubs.find(({ timeZone }) => timeZone === schoolTimeZone)?.city;

/** Cities whose clocks differ from those of the school. */
export const otherCities: readonly City[] = school.cityHubs.flatMap(({ city, timeZone }) =>
  timeZone === schoolTimeZone ? [] : [city],
);

export const timeZoneOf = (wanted: string): string =>
  school.cityHubs.find(({ city }) => city === wanted)?.timeZone ?? schoolTimeZone;

const textNames = { en: 'textEn', ar: 'textAr', fr: 'textFr', zh: 'textZh' } as const;
export type TextName = (typeof textNames)[Language];

/** The field of a form that holds a text in the language. */
export const textNameOf = (language: Language): TextName => textNames[language];

const writtenFacts: readonly SchoolFact[] = ['devices', 'examinations', 'support'];

/** Returns whether the answer is free text instead of numbers and choices. */
export const isWritten = (fact: SchoolFact): boolean => writtenFacts.includes(fact);

/** @param today day at the school, as `2026-11-23` */
export function isAnswered(fact: SchoolFact, content: FactContent, language: Language, today: string): boolean {
  if (isWritten(fact)) return content[textNameOf(language)] !== undefined;
  if (fact === 'terms') return factTerms.some((term) => (content[`${term}Last`] ?? '') >= today);
  return true;
}

/** Languages in which the public page has at least one answer. */
export function answeredLanguages(facts: PublishedFacts, today: string): Language[] {
  return languageCodes.filter((language) =>
    schoolFacts.some((fact) => facts[fact] && isAnswered(fact, facts[fact], language, today)),
  );
}

/** Returns the languages without a text that other languages have. */
export function missingLanguages(content: FactContent): Language[] {
  const written = languageCodes.filter((language) => content[textNameOf(language)] !== undefined);
  return written.length === 0 ? [] : languageCodes.filter((language) => !written.includes(language));
}
