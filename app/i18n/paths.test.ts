import { describe, expect, it } from 'vitest';
import { languageOfPath, localizedPath, withoutLanguage } from './paths.ts';

describe('The path of a public page', () => {
  it.each([
    ['/', 'en', '/'],
    ['/', 'fr', '/fr'],
    ['/vision', 'en', '/vision'],
    ['/legal/complaints', 'ar', '/ar/legal/complaints'],
    ['/#contact', 'zh', '/zh#contact'],
    ['/admissions?stage=primary', 'fr', '/fr/admissions?stage=primary'],
  ] as const)('for %s in %s is %s', (path, language, localized) => {
    expect(localizedPath(language, path)).toBe(localized);
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
  ] as const)('of %s has the language %s, and is %s without it', (pathname, language, path) => {
    expect(languageOfPath(pathname)).toBe(language);
    expect(withoutLanguage(pathname)).toBe(path);
  });
});
