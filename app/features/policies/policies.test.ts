import { describe, expect, it } from 'vitest';
import { languageCodes } from '#content/languages.ts';
import { type FigureName, figures } from '#content/legal/figures.ts';
import { policies } from '#content/legal/policies.ts';
import { offices } from '#content/offices.ts';
import { findAdjacentPolicies, formatLastUpdated, getPolicy, listPolicies } from './policies.server.ts';
import type { Policy } from './policies.ts';

const files = import.meta.glob<string>('../../../content/legal/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const written = Object.keys(files).map((file) => {
  const [, slug = '', code = ''] = /([\w-]+)\/(\w+)\.md$/.exec(file) ?? [];
  return [slug, code] as const;
});

const everyPolicy = languageCodes.flatMap((code) => listPolicies(code).filter(({ language }) => language === code));
const htmlOf = ({ introduction, sections }: Policy) =>
  introduction + sections.flatMap(({ clauses }) => clauses.map(({ html }) => html)).join('');
const wordsOf = (policy: Policy) =>
  htmlOf(policy)
    .replace(/<[^>]+>/g, ' ')
    .match(/[^\s]*\p{L}[^\s]*/gu)?.length ?? 0;
/** Childline and the NSPCC: policies contain no telephone number of the school. */
const publicHelplines = ['0800 1111', '0808 800 5000'];
const phoneNumbersIn = (text: string) =>
  text.replaceAll('\u00A0', ' ').match(/\+\d[\d ()-]{6,}|(?<!\d)0[1-9]\d{1,3}(?:[ -]\d{3,})+/g) ?? [];
const numbersOf = ({ sections }: Policy) => sections.flatMap(({ clauses }) => clauses.map(({ number }) => number));

it('Every policy file has a listed slug and a known language, and every policy exists in English', () => {
  for (const [slug, code] of written) {
    expect(policies.map((policy): string => policy.slug)).toContain(slug);
    expect(languageCodes).toContain(code);
  }
  expect(written.filter(([, code]) => code === 'en')).toHaveLength(policies.length);
});

describe.each(everyPolicy.map((policy) => [`${policy.slug} in ${policy.language}`, policy] as const))(
  'The policy %s',
  (_name, policy) => {
    // @see content §2.65, §2.67–72
    it('has a title, a short description and at least seven sections', () => {
      expect(policy.title).toMatch(/\S/);
      expect(policy.description.length).toBeLessThanOrEqual(155);
      expect(policy.sections.length).toBeGreaterThanOrEqual(7);
    });

    it('has a unique address for each section and clause', () => {
      const addresses = [...policy.sections.map(({ number }) => String(number)), ...numbersOf(policy)];
      expect(new Set(addresses).size).toBe(addresses.length);
    });

    it('has the same clause numbers as the English version', () => {
      expect(numbersOf(policy)).toEqual(numbersOf(getPolicy(policy.slug, 'en')));
    });

    it('has no placeholder, email address or external link, and no telephone number except public helplines', () => {
      const text = [policy.title, policy.description, htmlOf(policy)].join('\n');
      expect(text).not.toMatch(/[{}]/);
      expect(text).not.toMatch(/[\w.]+@[\w-]+|https?:|www\.|mailto:|tel:/);
      expect(phoneNumbersIn(text)).toEqual(policy.slug === 'safeguarding' ? publicHelplines : []);
    });
  },
);

it('Telephone numbers in Arabic policies have no-break spaces, which keep their groups in order', () => {
  for (const policy of listPolicies('ar')) {
    expect(JSON.stringify(policy)).not.toMatch(/(?<!\d)0[1-9]\d{1,3} \d/);
  }
});

describe('The English policies', () => {
  const english = listPolicies('en');

  it.each(english.map((policy) => [policy.slug, policy] as const))(
    'include %s with 700 to 2,900 words',
    (_slug, policy) => {
      expect(wordsOf(policy)).toBeGreaterThanOrEqual(700);
      expect(wordsOf(policy)).toBeLessThanOrEqual(2_900);
    },
  );

  // @see content §2.75–77
  it('have the numbers of the specification', () => {
    const numbers = english.filter(({ number }) => number !== null).map(({ slug, number }) => [slug, number]);
    expect(numbers).toEqual([
      ['anti-bribery', 9],
      ['whistleblowing', 10],
      ['equality-diversity', 11],
    ]);
  });

  // @see content §9.3, §9.13, §9.24, §9.30
  it('contain every figure except the one that only the short privacy page uses', () => {
    const sources = Object.entries(files).filter(([file]) => file.endsWith('/en.md'));
    const text = sources.map(([, source]) => source).join('\n');
    const missing = Object.keys(figures).filter((name) => !text.includes(`{${name}}`));
    expect(missing).toEqual(['recordsAfterEnrolmentYears'] satisfies FigureName[]);
  });
});

describe('The links of the policies', () => {
  const pages = ['/admissions', '/privacy', '/terms', '/legal', ...policies.map(({ slug }) => `/legal/${slug}`)];
  const topics = ['safeguarding', 'complaint', 'cancellation', 'data', 'account', 'other'];
  const inboxes = offices.map((office) => `/inbox?compose&amp;to=office:${office}`);
  const forms = topics.map((topic) => `/admissions?topic=${topic}`);
  const linksOf = (policy: Policy) => [...htmlOf(policy).matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);

  it.each(languageCodes)('point to known pages in %s, and to portal pages without a language prefix', (language) => {
    const prefix = language === 'en' ? '' : `/${language}`;
    const known = new Set(['/parent-login', ...inboxes, ...[...pages, ...forms].map((page) => prefix + page)]);
    for (const policy of listPolicies(language)) {
      for (const link of linksOf(policy)) {
        const [page = '', clause] = link.split('#');
        if (page !== '') expect([...known], `${policy.slug}: ${link}`).toContain(page);
        if (clause !== undefined) expect(clausesAt(page, policy), `${policy.slug}: ${link}`).toContain(clause);
      }
    }
  });

  function clausesAt(page: string, from: Policy): string[] {
    if (forms.some((form) => page.endsWith(form))) return ['enquiry'];
    const slug = policies.find((policy) => page.endsWith(`/${policy.slug}`))?.slug ?? from.slug;
    return numbersOf(getPolicy(slug, 'en'));
  }
});

// @see governance 7.4
it('The date of the last update comes from the figures, but the cookie policy shows the current day', () => {
  const newYear = new Date('2027-01-01T00:00:00Z');
  expect(formatLastUpdated('complaints', 'en', newYear)).toBe('January 2025');
  expect(formatLastUpdated('cookie-policy', 'en', newYear)).toBe('1 January 2027');
  expect(formatLastUpdated('cookie-policy', 'fr', newYear)).toBe('1er janvier 2027');
});

it('The first policy has only a next policy, and the last one only a previous policy', () => {
  expect(findAdjacentPolicies('general-terms', 'en')).toMatchObject({
    previous: null,
    next: { slug: 'privacy-policy' },
  });
  expect(findAdjacentPolicies('disclaimer', 'en')).toMatchObject({
    previous: { slug: 'equality-diversity' },
    next: null,
  });
});
