import { describe, expect, it } from 'vitest';
import { type Language, languageCodes } from './languages.ts';
import { figures } from './legal/figures.ts';
import { nameIn } from './names.ts';
import { type Passages, readInterfaceTexts, readMails, readPages, readPolicies } from './passages.ts';
import { school, statutes } from './school.ts';

/* Names that an operator may change are defined in `content/school.ts` only: texts have placeholders for them. */

const french = school.jurisdiction.fr;
const jurisdictions = [school.jurisdiction.en, school.jurisdiction.ar, french.in, french.of, school.jurisdiction.zh];
/** Place names in the jurisdictions, such as `Wales` and `Galles`. */
const places = jurisdictions.flatMap((name) => name.match(/\p{Lu}\p{L}{3,}/gu) ?? []);
const statuteNames = Object.values(statutes).flatMap((statute) =>
  languageCodes.flatMap((language) => {
    const name = statute[language];
    return typeof name === 'string' ? [name] : [name.name, name.short];
  }),
);

const withoutArticle = (name: string) => name.replace(/^(?:l[ae]s? |l’)/, '');

const literals = [school.name, school.parentCompany, ...jurisdictions, ...places, ...statuteNames].map(withoutArticle);
/** Finds statutes that are missing in the table: their English titles have a year. */
const titleWithYear = /\b(?:Act|Regulations|Order) \d{4}\b/;

const literalsIn = (text: string) => {
  const plain = text.replaceAll('\u00A0', ' ');
  return [...literals.filter((name) => plain.includes(name)), ...(titleWithYear.exec(plain) ?? [])];
};

describe.each(languageCodes)('The texts in %s', async (language) => {
  const policies = readPolicies(language);
  const pages = await readPages(language);
  const interfaceTexts = await readInterfaceTexts(language);
  const mails = readMails(language);

  it.each<[kind: string, passages: Passages]>([
    ['policies', policies],
    ['pages', pages],
    ['interface', interfaceTexts],
    ['mails', mails],
  ])('contain no literal name of the school, the company, the jurisdiction or a statute: %s', (_kind, passages) => {
    expect(passages.size).toBeGreaterThan(0);
    const spelt = [...passages].flatMap(([name, text]) => literalsIn(text).map((literal) => `${name}: '${literal}'`));
    expect(spelt).toEqual([]);
  });

  it('have no unknown placeholder in policies and pages', () => {
    const unknown = [...policies, ...pages].flatMap(([name, text]) =>
      placeholdersIn(text)
        .filter((placeholder) => !isKnown(placeholder, language))
        .map((placeholder) => `${name}: {${placeholder}}`),
    );
    expect(unknown).toEqual([]);
  });
});

const placeholdersIn = (text: string) => [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);

const isKnown = (placeholder: string, language: Language) =>
  Object.hasOwn(figures, placeholder) || nameIn(placeholder, language) !== undefined;

describe('The check for literal names', () => {
  it.each([
    ['the courts of England and Wales', 'England and Wales'],
    ['les tribunaux du pays de Galles', 'Galles'],
    ['قانون إنجلترا وويلز', 'إنجلترا وويلز'],
    ['适用英格兰和威尔士法律', '英格兰和威尔士'],
    ['l’article 6 du RGPD britannique', 'RGPD britannique'],
    ['依照《2006年公司法》', '《2006年公司法》'],
    ['the Law of Property Act 1925', 'Act 1925'],
  ])('finds a name in ‘%s’', (text, literal) => {
    expect(literalsIn(text)).toContain(literal);
  });
});

describe('The statutes', () => {
  /** Placeholders of statutes, by policy and in the order of the text. */
  const named = new Map<string, string[]>();
  for (const [name, text] of readPolicies('en')) {
    const [policy = ''] = name.split(' ');
    const keys = placeholdersIn(text).filter((placeholder) => placeholder.replace(/InFull$/, '') in statutes);
    named.set(policy, [...(named.get(policy) ?? []), ...keys]);
  }

  it('are all cited in a policy', () => {
    const keys = new Set([...named.values()].flat().map((placeholder) => placeholder.replace(/InFull$/, '')));
    expect([...keys].toSorted()).toEqual(Object.keys(statutes).toSorted());
  });

  it('are cited in full at the first mention in a policy, and only there', () => {
    const wrong = [...named].flatMap(([policy, placeholders]) =>
      placeholders
        .filter((placeholder, index) => {
          const key = placeholder.replace(/InFull$/, '');
          const isFirst = !placeholders.slice(0, index).some((earlier) => earlier.replace(/InFull$/, '') === key);
          return isFirst !== placeholder.endsWith('InFull');
        })
        .map((placeholder) => `${policy}: {${placeholder}}`),
    );
    expect(wrong).toEqual([]);
  });
});
