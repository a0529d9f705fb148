import { describe, expect, it } from 'vitest';
import { addressIn, languageOfAddress, withoutLanguage } from './addresses.ts';

describe('The address of a public page', () => {
  it.each([
    ['/', 'en', '/'],
    ['/', 'fr', '/fr'],
    ['/vision', 'en', '/vision'],
    ['/legal/complaints', 'ar', '/ar/legal/complaints'],
    ['/#contact', 'zh', '/zh#contact'],
    ['/admissions?stage=primary', 'fr', '/fr/admissions?stage=primary'],
  ] as const)('%s in %s is %s', (path, language, address) => {
    expect(addressIn(language, path)).toBe(address);
  });

  it.each([
    ['/fr', 'fr', '/'],
    ['/fr/vision', 'fr', '/vision'],
    ['/ar/legal/complaints', 'ar', '/legal/complaints'],
    ['/zh.data', 'zh', '.data'],
    ['/vision', null, '/vision'],
    ['/france', null, '/france'],
    ['/en/vision', null, '/en/vision'],
    ['/xx', null, '/xx'],
  ] as const)('%s is in %s, and without it %s', (address, language, path) => {
    expect(languageOfAddress(address)).toBe(language);
    expect(withoutLanguage(address)).toBe(path);
  });
});
