import { expect, it } from 'vitest';
import { languageCodes } from '#content/languages.ts';
import { figures } from '#content/legal/figures.ts';
import { fillCopy, fillText, formatFigure } from './fill-copy.server.ts';

it('Figures are formatted for each language', () => {
  const format = (name: keyof typeof figures) => languageCodes.map((language) => formatFigure(figures[name], language));
  expect(format('enquiryRetentionDays')).toEqual(['30', '30', '30', '30']);
  expect(format('halfRefund').map((text) => text.replace(/\s/, ' ').replaceAll('\u200e', ''))).toEqual([
    '50%',
    '50%',
    '50 %',
    '50%',
  ]);
  expect(format('spendingApproval')).toEqual([
    '£5,000',
    '5,000 جنيه إسترليني',
    expect.stringMatching(/^5\s000\s£$/),
    '£5,000',
  ]);
  expect(format('nextAccountsDue')).toEqual([
    '30 September 2025',
    '30 سبتمبر 2025',
    '30 septembre 2025',
    '2025年9月30日',
  ]);
  expect(format('policiesUpdated')).toEqual(['January 2025', 'يناير 2025', 'janvier 2025', '2025年1月']);
  expect(format('academicYearEnd')).toEqual(['31 August', '31 أغسطس', '31 août', '8月31日']);
  expect(format('paymentCurrencies')).toEqual(['GBP or USD', 'GBP أو USD', 'GBP ou USD', 'GBP或USD']);
});

it('Placeholders are filled at any depth, and an unknown one throws an error', () => {
  expect(fillCopy({ cards: [{ text: 'within {breachNotificationHours} hours' }] }, 'en')).toEqual({
    cards: [{ text: 'within 72 hours' }],
  });
  expect(fillText('{imprint}', 'en')).toMatch(/^Registered in England and Wales, No\. /);
  expect(() => fillText('{nothing}', 'en')).toThrow('{nothing}');
});

it('The jurisdiction has the forms that each language needs, and any other form throws an error', () => {
  expect(fillText('in {jurisdiction}', 'en')).toBe('in England and Wales');
  expect(fillText('في {jurisdiction}', 'ar')).toBe('في إنجلترا وويلز');
  expect(fillText('在{jurisdiction}', 'zh')).toBe('在英格兰和威尔士');
  expect(fillText('{inJurisdiction}, le droit {ofJurisdiction}', 'fr')).toBe(
    'En Angleterre et au pays de Galles, le droit de l’Angleterre et du pays de Galles',
  );
  expect(() => fillText('{jurisdiction}', 'fr')).toThrow('{jurisdiction}');
  expect(() => fillText('{inJurisdiction}', 'en')).toThrow('{inJurisdiction}');
});

it('A statute has its English title in brackets if a translation names it in full', () => {
  const format = (text: string) => languageCodes.map((language) => fillText(text, language));
  expect(format('({briberyAct})')).toEqual([
    '(Bribery Act 2010)',
    '(قانون الرشوة لعام 2010)',
    '(la loi de 2010 sur la corruption)',
    '(《2010年反贿赂法》)',
  ]);
  expect(format('({ukGdprInFull}, {ukGdpr})')).toEqual([
    '(UK GDPR, UK GDPR)',
    '(اللائحة العامة لحماية البيانات في المملكة المتحدة (UK GDPR), UK GDPR)',
    '(le RGPD britannique (UK GDPR), le RGPD britannique)',
    '(《英国通用数据保护条例》（UK GDPR）, UK GDPR)',
  ]);
  expect(fillText('les recommandations {keepingChildrenSafeInFull}', 'fr')).toBe(
    'les recommandations Keeping Children Safe in Education',
  );
});

it('The article of a French name contracts with a preposition and begins a sentence with a capital', () => {
  expect(fillText('l’article 6 de {ukGdpr}', 'fr')).toBe('l’article 6 du RGPD britannique');
  expect(fillText('conforme à {workingTimeRegulations}', 'fr')).toBe(
    'conforme au règlement de 1998 sur le temps de travail',
  );
  expect(fillText('au sens de {companiesAct}', 'fr')).toBe('au sens de la loi de 2006 sur les sociétés');
  expect(fillText('{briberyAct}. {ukGdpr}', 'fr')).toBe('La loi de 2010 sur la corruption. Le RGPD britannique');
});
