import { describe, expect, it } from 'vitest';
import { exampleFieldsIn, exampleImprint, type Imprint, imprintIn } from './imprint.ts';
import { languageCodes } from './languages.ts';

const own: Imprint = {
  registeredNumber: '12345678',
  registeredOffice: '10 Downing Row, London',
  vatNumber: 'GB 123 4567 89',
  dataProtectionRegistration: 'ZA123456',
};

describe('The imprint', () => {
  it.each(languageCodes)('contains every field that is set, and no other, in %s', (language) => {
    const all = imprintIn(language, own);
    for (const value of Object.values(own)) expect(all).toContain(value);
    for (const [name, value] of Object.entries(own)) {
      const alone = imprintIn(language, { [name]: value });
      expect(alone).toContain(value);
      expect(all).toContain(alone);
    }
    expect(imprintIn(language, {})).toBe('');
  });

  it('has the form that British companies use', () => {
    expect(imprintIn('en', { registeredNumber: '12345678', registeredOffice: '10 Downing Row, London' })).toBe(
      'Registered in England and Wales, No. 12345678. Registered office: 10 Downing Row, London.',
    );
  });

  it('contains no email address, URL or phone number', () => {
    for (const language of languageCodes) expect(imprintIn(language)).not.toMatch(/@|https?:|\+\d/);
  });
});

it('Every imprint field that still contains its example value is listed', () => {
  expect(exampleFieldsIn(exampleImprint)).toEqual(Object.keys(exampleImprint));
  expect(exampleFieldsIn({ ...own, vatNumber: exampleImprint.vatNumber })).toEqual(['vatNumber']);
  expect(exampleFieldsIn({})).toEqual([]);
});
