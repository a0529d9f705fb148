import { beforeAll, describe, expect, it } from 'vitest';
import { type Language, languageCodes } from '#content/languages.ts';
import type { PublishedFacts } from '#features/school-facts/school-facts.ts';
import { loadAllTexts } from '#i18n/all-texts.server.ts';
import { listAnswers } from './answers.server.ts';
import { faqPage } from './answers.ts';

beforeAll(loadAllTexts);

const hours = {
  sunday: 'on',
  monday: 'on',
  tuesday: 'on',
  opens: '09:00',
  closes: '20:30',
  secondCity: 'dubai',
  thirdCity: 'singapore',
  part2: 'lesson',
  starts2: '09:00',
  ends2: '09:45',
  part3: 'study',
  starts3: '19:30',
  ends3: '20:30',
};
const facts: PublishedFacts = {
  ages: { primaryFrom: '5', primaryTo: '11', universityFrom: '18', universityTo: '18' },
  group: { largest: '12' },
  language: { language: 'en' },
  hours,
  terms: { springFirst: '2027-01-11', springLast: '2027-03-26', autumnFirst: '2026-09-01', autumnLast: '2026-11-22' },
  fees: { currency: 'GBP', lowest: '3000', highest: '5000', per: 'term', textFr: 'Les livres sont compris.' },
  support: { textEn: 'Some.\n\nMore.' },
};

const inLanguage = (language: Language, at = '2026-11-27T12:00:00Z', published = facts) =>
  listAnswers(published, language, new Date(at));
const find = (id: string, language: Language = 'en', at?: string) =>
  inLanguage(language, at).find((answer) => answer.id === id);

describe('Answers to questions of parents', () => {
  it('exist for published facts only', () => {
    expect(inLanguage('en', undefined, {})).toEqual([]);
    expect(inLanguage('en', undefined, { group: { largest: '12' } }).map(({ id }) => id)).toEqual(['group']);
  });

  it('are hidden in a language that lacks their text', () => {
    expect(inLanguage('en').map(({ id }) => id)).toContain('support');
    for (const language of ['ar', 'fr', 'zh'] as const)
      expect(inLanguage(language).map(({ id }) => id)).not.toContain('support');
    expect(find('fees', 'fr')?.before).toContain('Les livres sont compris.');
    expect(find('fees', 'zh')?.before).toEqual(['每学期£3,000至£5,000。', '录取通知书会列明各项费用。']);
  });

  it.each(languageCodes)('contain no unfilled placeholder in %s', (language) => {
    const answers = inLanguage(language);
    expect(answers.length).toBeGreaterThanOrEqual(7);
    const text = JSON.stringify(answers.map(({ question, before, table, after }) => [question, before, table, after]));
    expect(text).not.toMatch(/[{}]\w|undefined|Invalid|NaN/);
  });

  it('format numbers, ages and amounts for the language', () => {
    expect(find('group', 'ar')?.before).toEqual(['في الدرس المباشر 12 طالبًا على الأكثر.']);
    expect(find('ages')?.table?.rows).toEqual([
      ['Primary', '5 to 11'],
      ['University Preparation', '18'],
    ]);
    expect(find('language', 'fr')?.before.join()).toContain('anglais');
    expect(find('fees')?.before[0]).toBe('Between £3,000 and £5,000 per term.');
  });

  it('leave out terms that are over', () => {
    expect(find('terms')?.table?.rows).toEqual([['Spring term', '11 January 2027', '26 March 2027']]);
    expect(find('terms', 'en', '2027-04-01T12:00:00Z')).toBeUndefined();
  });

  it('show the next school day in three time zones, in winter and in summer', () => {
    expect(find('hours')?.before).toEqual([
      'Live lessons take place from Sunday to Tuesday, between 09:00 and 20:30 (London time).',
      'On 29 November 2026, these are the hours in other places:',
    ]);
    expect(find('day')?.table).toEqual({
      headings: ['Part of the day', 'London', 'Dubai', 'Singapore'],
      rows: [
        ['Lesson', '09:00–09:45', '13:00–13:45', '17:00–17:45'],
        ['Independent study', '19:30–20:30', '23:30–00:30', '03:30–04:30 (next day)'],
      ],
    });
    expect(find('day', 'en', '2026-07-01T12:00:00Z')?.table?.rows[0]).toEqual([
      'Lesson',
      '09:00–09:45',
      '12:00–12:45',
      '16:00–16:45',
    ]);
  });

  it('contain the lesson times as moments, for the time zone of the reader', () => {
    expect(find('hours', 'fr')?.ownHours).toEqual({
      day: '2026-11-29',
      starts: Date.parse('2026-11-29T09:00Z'),
      ends: Date.parse('2026-11-29T20:30Z'),
      locale: 'fr-FR',
      nextDay: '{time} (le lendemain)',
      previousDay: '{time} (la veille)',
    });
  });

  it('list the days if they are not consecutive', () => {
    const published = { hours: { ...hours, tuesday: '', thursday: 'on' } };
    const [answer] = inLanguage('en', undefined, published);
    expect(answer?.before[0]).toContain('Days: Monday, Thursday and Sunday.');
  });

  it('have the same questions and times in the data for search engines', () => {
    const { mainEntity } = faqPage(inLanguage('en'));
    expect(mainEntity.map(({ name }) => name)).toEqual(inLanguage('en').map(({ question }) => question));
    expect(JSON.stringify(mainEntity)).toContain('London: 09:00–09:45, Dubai: 13:00–13:45');
  });
});
