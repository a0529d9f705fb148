import { describe, expect, it } from 'vitest';
import { readBannedTerms, usesTerm } from './banned-terms.ts';
import { languageCodes } from './languages.ts';
import { type Passages, readInterfaceTexts, readMails, readPages, readPolicies } from './passages.ts';

describe.each(languageCodes)('The texts in %s', async (language) => {
  const bannedTerms = readBannedTerms(language);
  const policies = readPolicies(language);
  const pages = await readPages(language);
  const interfaceTexts = await readInterfaceTexts(language);
  const mails = readMails(language);

  it.each<[kind: string, passages: Passages]>([
    ['policies', policies],
    ['pages', pages],
    ['interface', interfaceTexts],
    ['mails', mails],
  ])('use no banned term of the glossary: %s', (_kind, passages) => {
    expect(passages.size).toBeGreaterThan(0);
    const used = [...passages].flatMap(([name, text]) =>
      bannedTerms
        .filter((term) => usesTerm(withoutCode(text), term, language))
        .map(({ term, preferred }) => `${name}: '${term}' → ${preferred}`),
    );
    expect(used).toEqual([]);
  });
});

/** A text without its placeholders, addresses and names in code. */
const withoutCode = (text: string) => text.replace(/\$?\{[\w.]+\}|(?<=\])\([^)]*\)|`[^`]*`|^\/.*$/g, '');

describe('A banned term', () => {
  const term = (term: string, ...exceptions: string[]) => ({ term, preferred: '', exceptions });

  it('matches whole English and French words, regardless of case', () => {
    expect(usesTerm('Mail us.', term('mail'), 'en')).toBe(true);
    expect(usesTerm('An email, a mailbox, e-mail', term('mail'), 'en')).toBe(false);
    expect(usesTerm('De l’école', term('école'), 'fr')).toBe(true);
  });

  it('matches anywhere in Arabic and Chinese texts', () => {
    expect(usesTerm('请写信给我们', term('写信'), 'zh')).toBe(true);
    expect(usesTerm('وحالة', term('حال'), 'ar')).toBe(true);
  });

  it('matches across a no-break space', () => {
    expect(usesTerm('moins\u00A0bien', term('moins bien'), 'fr')).toBe(true);
  });

  it('is allowed in its exceptions only', () => {
    expect(usesTerm('Parent Login', term('login', 'Parent Login'), 'en')).toBe(false);
    expect(usesTerm('Parent Login: your login', term('login', 'Parent Login'), 'en')).toBe(true);
  });

  it('may be a regular expression', () => {
    const firstOfMonth = readBannedTerms('fr').find(({ preferred }) => preferred === '1er');
    if (!firstOfMonth) throw new Error('the glossary bans no first of a month');
    expect(usesTerm('le 1 mars 2025', firstOfMonth, 'fr')).toBe(true);
    expect(usesTerm('le 1er mars, le 31 mars', firstOfMonth, 'fr')).toBe(false);
  });
});
