import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { languageCodes } from '#content/languages.ts';
import { catalogueOf } from './catalogue-of.ts';
import { importTexts, loadCatalogue, loadNamespaces, publicNamespaces, requireNamespace } from './catalogues.ts';
import { portalNamespaces } from './portal-namespaces.ts';
import { translator } from './translate.ts';

test('Reading the texts of a language that is not loaded throws an error', async () => {
  expect(() => catalogueOf('zh')).toThrow("Translations of 'zh' are not loaded: await loadCatalogue() first");
  const fetched = await loadCatalogue('zh');
  expect(catalogueOf('zh')).toBe(fetched);
});

test('A text throws an error until its namespace is loaded, and is then available to existing translators', async () => {
  const t = translator('en', await loadCatalogue('en'));
  expect(() => t('admin.title')).toThrow("The text 'admin.title' is not loaded");
  requireNamespace('console');
  await loadCatalogue('en');
  expect(t('admin.title')).toBe('Admin Console');
});

test('Loading selected namespaces does not load other required namespaces', async () => {
  requireNamespace('insights');
  const t = translator('fr', await loadNamespaces('fr', ['everywhere']));
  expect(() => t('insights.title')).toThrow("The text 'insights.title' is not loaded");
  await loadCatalogue('fr');
  expect(t('insights.title')).not.toBe('');
});

test('Each text is in one namespace', async () => {
  const namespaces = [...publicNamespaces, ...portalNamespaces];
  const keys = await Promise.all(namespaces.map(async (each) => Object.keys((await importTexts('en', each)).texts)));
  const all = keys.flat();
  expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
});

test.each([
  ['public-namespaces', publicNamespaces],
  ['portal-namespaces', portalNamespaces],
])('Every language has the files in %s', async (folder, namespaces) => {
  const translations = path.join(import.meta.dirname, '../../content/translations');
  for (const language of languageCodes) {
    const files = await readdir(path.join(translations, language, folder));
    expect(files.toSorted(), language).toEqual(namespaces.map((namespace) => `${namespace}.ts`).toSorted());
  }
});
