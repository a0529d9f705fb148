import { expect, it } from 'vitest';
import { languageCodes } from '../../content/languages.ts';
import { figures } from '../../content/legal/figures.ts';
import { fillCopy, fillText, sayFigure } from './fill-copy.server.ts';

it('Figures are written as each language writes them', () => {
  const say = (name: keyof typeof figures) => languageCodes.map((language) => sayFigure(figures[name], language));
  expect(say('enquiryRetentionDays')).toEqual(['30', '30', '30', '30']);
  expect(say('halfRefund').map((text) => text.replace(/\s/, ' ').replaceAll('\u200e', ''))).toEqual([
    '50%',
    '50%',
    '50 %',
    '50%',
  ]);
  expect(say('spendingApproval')).toEqual([
    '£5,000',
    '5,000 جنيه إسترليني',
    expect.stringMatching(/^5\s000\s£$/),
    '£5,000',
  ]);
  expect(say('nextAccountsDue')).toEqual(['30 September 2025', '30 سبتمبر 2025', '30 septembre 2025', '2025年9月30日']);
  expect(say('policiesUpdated')).toEqual(['January 2025', 'يناير 2025', 'janvier 2025', '2025年1月']);
  expect(say('academicYearEnd')).toEqual(['31 August', '31 أغسطس', '31 août', '8月31日']);
  expect(say('paymentCurrencies')).toEqual(['GBP or USD', 'GBP أو USD', 'GBP ou USD', 'GBP或USD']);
});

it('Placeholders are filled wherever they stand, and one that names nothing is an error', () => {
  expect(fillCopy({ cards: [{ text: 'within {breachNotificationHours} hours' }] }, 'en')).toEqual({
    cards: [{ text: 'within 72 hours' }],
  });
  expect(fillText('{imprint}', 'en')).toMatch(/^Registered in England and Wales, No\. /);
  expect(languageCodes.map((language) => fillText('{jurisdiction}', language))).toEqual([
    'England and Wales',
    'إنجلترا وويلز',
    'Angleterre et pays de Galles',
    '英格兰和威尔士',
  ]);
  expect(() => fillText('{nothing}', 'en')).toThrow('{nothing}');
});
