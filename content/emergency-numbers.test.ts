import { expect, it } from 'vitest';
import { countryCodes } from './countries.ts';
import { emergencyNumbers, emergencyServices } from './emergency-numbers.ts';

it('Emergency numbers are of known countries, two to five digits, and one for all services or one for each', () => {
  for (const [country, numbers] of Object.entries(emergencyNumbers)) {
    expect(countryCodes, country).toContain(country);
    for (const number of Object.values(numbers)) expect(number, country).toMatch(/^\d{2,5}$/);
    const services = 'general' in numbers ? ['general'] : emergencyServices.slice(1);
    expect(Object.keys(numbers), country).toEqual(services);
  }
});

it('Emergency numbers of countries with families of the school are known', () => {
  expect(emergencyNumbers.GB).toEqual({ general: '999' });
  expect(emergencyNumbers.FR).toEqual({ general: '112' });
  expect(emergencyNumbers.US).toEqual({ general: '911' });
  expect(emergencyNumbers.CN).toEqual({ police: '110', ambulance: '120', fire: '119' });
  expect(emergencyNumbers.AE).toEqual({ police: '999', ambulance: '998', fire: '997' });
  expect(emergencyNumbers.SA).toEqual({ police: '999', ambulance: '997', fire: '998' });
  expect(emergencyNumbers.NG).toEqual({ general: '112' });
});

it('Countries are distinct and have a name in every language', () => {
  expect(new Set(countryCodes).size).toBe(countryCodes.length);
  for (const locale of ['en', 'ar', 'fr', 'zh'])
    for (const code of countryCodes)
      expect(new Intl.DisplayNames(locale, { type: 'region' }).of(code), `${code} ${locale}`).not.toBe(code);
});
