import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { Language } from '#content/languages.ts';
import { loadAllTexts } from '#i18n/all-texts.server.ts';
import { LanguageProvider } from '#i18n/language-context.tsx';
import Gallery from './route.tsx';

/** Components of the shell, which the browser test of the gallery checks. */
const drawnByShell = [
  'Header',
  'SideMenu',
  'SkipLink',
  'Footer',
  'CookieBanner',
  'CookiePreferencesDialog',
  'TranslationDialog',
];

test.each(['en', 'ar'] as const)('The gallery shows every component of app/ui in %s', async (language) => {
  const drawn = new Set([...drawnByShell, ...componentsIn(await renderGallery(language))]);
  const exported = await exportedComponents();
  expect(exported.length).toBeGreaterThan(20);
  expect(exported.filter((name) => !drawn.has(name))).toEqual([]);
});

async function renderGallery(language: Language): Promise<string> {
  loadAllTexts();
  const Stub = createRoutesStub([{ path: '/', Component: Gallery }]);
  return renderToString(
    <LanguageProvider language={language}>
      <Stub />
    </LanguageProvider>,
  );
}

/** Returns the names of all specimens that are not empty. */
const componentsIn = (html: string): string[] =>
  [...html.matchAll(/data-component="([^"]+)"[^>]*>(?:<p[^>]*gallery-name[^>]*>[^<]*<\/p>)?(?!<\/div>)/g)].flatMap(
    ([, names = '']) => names.split(' '),
  );

async function exportedComponents(): Promise<string[]> {
  const folder = path.resolve(import.meta.dirname, '../../../ui');
  const files = (await readdir(folder, { recursive: true })).filter((file) => /(?<!\.test)\.tsx$/.test(file));
  const sources = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return sources.flatMap((source) =>
    [...source.matchAll(/^export (?:function|const) ([A-Z]\w*)/gm)].map(([, name = '']) => name),
  );
}
