import { imprintIn } from './imprint.ts';
import type { Language } from './languages.ts';
import { type StatuteName, school, statutes } from './school.ts';

/**
 * Returns the value of a placeholder that is not a figure: the school, its company, its jurisdiction, or a statute;
 * undefined if it has none in this language.
 */
export function nameIn(placeholder: string, language: Language): string | undefined {
  const [, key = placeholder, inFull] = /^(\w+?)(InFull)?$/.exec(placeholder) ?? [];
  if (isStatute(key)) return inFull ? statuteInFull(key, language) : shortOf(statutes[key][language]);
  return identity[placeholder]?.(language);
}

const identity: Record<string, (language: Language) => string | undefined> = {
  school: () => school.name,
  parentCompany: () => school.parentCompany,
  jurisdiction: (language) => (language === 'fr' ? undefined : school.jurisdiction[language]),
  inJurisdiction: (language) => (language === 'fr' ? school.jurisdiction.fr.in : undefined),
  ofJurisdiction: (language) => (language === 'fr' ? school.jurisdiction.fr.of : undefined),
  imprint: (language) => imprintIn(language),
};

type StatuteKey = keyof typeof statutes;

const isStatute = (key: string): key is StatuteKey => Object.hasOwn(statutes, key);

/** Appends the English title in brackets, unless the name contains it. */
function statuteInFull(key: StatuteKey, language: Language): string {
  const title = statutes[key].en;
  const name = fullOf(statutes[key][language]);
  if (name.includes(title)) return name;
  return language === 'zh' ? `${name}（${title}）` : `${name} (${title})`;
}

const fullOf = (name: StatuteName) => (typeof name === 'string' ? name : name.name);
const shortOf = (name: StatuteName) => (typeof name === 'string' ? name : name.short);
