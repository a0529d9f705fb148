import { expect, test } from 'vitest';
import { catalogueOf, loadCatalogue, loadNamespaces, requireNamespace } from './catalogues.ts';
import { translator } from './translate.ts';

test('A language whose texts were not fetched raises an error rather than showing nothing', async () => {
  expect(() => catalogueOf('zh')).toThrow("The texts of 'zh' are not loaded yet");
  const fetched = await loadCatalogue('zh');
  expect(catalogueOf('zh')).toBe(fetched);
});

test('A text of the console raises an error until it is needed, and is then known to whoever speaks the language', async () => {
  const t = translator('en', await loadCatalogue('en'));
  expect(() => t('admin.title')).toThrow("The text 'admin.title' is not loaded");
  requireNamespace('console');
  await loadCatalogue('en');
  expect(t('admin.title')).toBe('Admin Console');
});

test('Texts that another page needs are left out where only some are asked for', async () => {
  requireNamespace('insights');
  const t = translator('fr', await loadNamespaces('fr', ['everywhere']));
  expect(() => t('insights.title')).toThrow("The text 'insights.title' is not loaded");
  await loadCatalogue('fr');
  expect(t('insights.title')).not.toBe('');
});
