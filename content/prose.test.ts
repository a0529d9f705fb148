import { describe, expect, it } from 'vitest';
import { withoutFiguresOfOne } from './figures-of-one.ts';
import { type Language, languageCodes } from './languages.ts';
import { type Passages, readPages, readPolicies } from './passages.ts';

/* The translated prose of pages and policies: completeness, figures and typography. */

type Translation = Exclude<Language, 'en'>;
const translations = languageCodes.filter((language): language is Translation => language !== 'en');

const prose: Record<Language, Passages> = {
  en: await proseIn('en'),
  ar: await proseIn('ar'),
  fr: await proseIn('fr'),
  zh: await proseIn('zh'),
};

async function proseIn(language: Language): Promise<Passages> {
  return new Map([...readPolicies(language), ...(await readPages(language))]);
}

/** Removes what is not translated: placeholders, link addresses and names of cookies. */
const withoutCode = (text: string) => text.replace(/\{\w+\}|\]\([^)]*\)|`[^`]*`/g, '');
const jurisdictionForms = /\{(?:in|of)Jurisdiction\}/g;
const placeholdersIn = (text: string) =>
  (text.replace(jurisdictionForms, '{jurisdiction}').match(/\{\w+\}/g) ?? []).toSorted();
const linksIn = (text: string) => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, address]) => address).toSorted();

/** Returns the names of the texts that break a rule. */
function wrong(language: Language, isWrong: (text: string, name: string) => boolean): string[] {
  return [...prose[language]].filter(([name, text]) => isWrong(text, name)).map(([name]) => name);
}

describe.each(translations)('The prose in %s', (language) => {
  it('has every text of the English prose', () => {
    expect([...prose[language].keys()]).toEqual([...prose.en.keys()]);
    expect(wrong(language, (text) => text.trim() === '')).toEqual([]);
  });

  it('has the same figures, names and links as the English prose in every text', () => {
    const original = (name: string) => prose.en.get(name) ?? '';
    const compared = (text: string) =>
      (language === 'ar' ? withoutFiguresOfOne(placeholdersIn(text)) : placeholdersIn(text)).join();
    expect(wrong(language, (text, name) => compared(text) !== compared(original(name)))).toEqual([]);
    expect(wrong(language, (text, name) => linksIn(text).join() !== linksIn(original(name)).join())).toEqual([]);
  });

  it('contains no untranslated English paragraph', () => {
    const isSentence = /[a-z]+ [a-z]+ [a-z]+/;
    expect(wrong(language, (text, name) => isSentence.test(withoutCode(text)) && text === prose.en.get(name))).toEqual(
      [],
    );
  });

  it('contains no English sentence outside the names of laws and frameworks', () => {
    // English names of laws are in brackets; those of frameworks have few function words in lower case.
    const outsideNames = (text: string) => withoutCode(text).replace(/[(（][^()（）]*[)）]|《[^》]*》/g, '');
    const functionWord = /\b(?:the|of|and|with|that|which|from|this|by|is|for|are|must|may|not|to|be)\b/g;
    expect(wrong(language, (text) => (outsideNames(text).match(functionWord) ?? []).length >= 3)).toEqual([]);
  });
});

describe('Arabic prose', () => {
  it('has the Arabic comma, semicolon and question mark, guillemets and Western digits', () => {
    expect(
      wrong('ar', (text) => /[\p{Script=Arabic}\s][,;?]|[,;?]\s*\p{Script=Arabic}/u.test(withoutCode(text))),
    ).toEqual([]);
    expect(wrong('ar', (text) => /[٠-٩"“”ـ]/.test(withoutCode(text)))).toEqual([]);
  });
});

describe('French prose', () => {
  it('has narrow no-break spaces before ; : ! ? and inside guillemets, and typographic apostrophes', () => {
    expect(wrong('fr', (text) => /(?<!\u202F)[;:!?»]|«(?!\u202F)/.test(withoutCode(text)))).toEqual([]);
    expect(wrong('fr', (text) => /['"“”]/.test(withoutCode(text)))).toEqual([]);
  });
});

describe('Chinese prose', () => {
  const han = '[\\p{Script=Han}，。；：！？（）《》“”、]';
  it('has full-width punctuation', () => {
    expect(wrong('zh', (text) => /\p{Script=Han}[,.;:!?()"]|[,;:!?("]\p{Script=Han}/u.test(withoutCode(text)))).toEqual(
      [],
    );
  });

  it('has no spaces around Latin words and figures', () => {
    expect(wrong('zh', (text) => new RegExp(`${han} |[\\w}] ${han}`, 'u').test(text))).toEqual([]);
  });

  it('addresses families formally', () => {
    expect(wrong('zh', (text) => /你/.test(text))).toEqual([]);
  });
});
