import { beforeEach, expect, test, vi } from 'vitest';
import { catalogueOf } from './catalogue-of.ts';
import { loadTexts, needTexts } from './needed-texts.ts';

const answers = new Map<string, object>();
const requests: string[] = [];

vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
vi.stubGlobal('fetch', async (address: string) => {
  requests.push(address);
  const texts = answers.get(address);
  return texts ? Response.json(texts) : new Response(null, { status: 503 });
});

beforeEach(() => {
  requests.length = 0;
});

test('Texts that a module needs are loaded once, in the language of the page', async () => {
  answers.set('/assets/texts/fr/inbox.json', { 'inbox.title': 'Messagerie' });
  needTexts('inbox');
  await loadTexts();
  await loadTexts();
  expect(requests).toEqual(['/assets/texts/fr/inbox.json']);
  expect(catalogueOf('fr')['inbox.title']).toBe('Messagerie');
});

test('Another language is loaded for all modules', async () => {
  answers.set('/assets/texts/ar/inbox.json', { 'inbox.title': 'الرسائل' });
  await loadTexts('ar');
  expect(catalogueOf('ar')['inbox.title']).toBe('الرسائل');
});

test('Texts that could not be loaded are requested again', async () => {
  needTexts('reports');
  await expect(loadTexts()).rejects.toThrow('/assets/texts/fr/reports.json returned 503');
  answers.set('/assets/texts/fr/reports.json', { 'inbox.title': 'Bulletins' });
  await loadTexts();
  expect(catalogueOf('fr')['inbox.title']).toBe('Bulletins');
});
