import { expect, test } from 'vitest';
import { catalogueOf, loadCatalogue } from './catalogues.ts';

test('A language whose texts were not fetched raises an error rather than showing nothing', async () => {
  expect(() => catalogueOf('zh')).toThrow("The texts of 'zh' are not loaded yet");
  const fetched = await loadCatalogue('zh');
  expect(catalogueOf('zh')).toBe(fetched);
});
