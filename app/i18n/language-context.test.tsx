import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { loadAllTexts } from './all-texts.server.ts';
import { LanguageProvider, useLanguage } from './language-context.tsx';
import { LocalDay, LocalTime } from './local-time.tsx';

beforeAll(loadAllTexts);

function ShownLanguage() {
  return <p>{useLanguage().language}</p>;
}

// @see core §8.14
test('Reading the language outside its provider throws an error', () => {
  expect(() => renderToString(<ShownLanguage />)).toThrow('useLanguage must be used within a LanguageProvider');
});

test('A component inside the provider gets the language', () => {
  expect(renderToString(<LanguageProvider language="en">{<ShownLanguage />}</LanguageProvider>)).toBe('<p>en</p>');
});

const afternoon = new Date('2026-11-21T16:05:00Z');
const inEnglish = (time: ReactNode) => renderToString(<LanguageProvider language="en">{time}</LanguageProvider>);

// @see core §2.41, §9.11
test('A date in a list is shown as MMM d', () => {
  expect(inEnglish(<LocalDay at={afternoon.getTime()} />)).toBe(
    '<time dateTime="2026-11-21T16:05:00.000Z" title="2026-11-21 16:05 UTC">Nov 21</time>',
  );
});

// @see core §2.41, §9.11
test('A detail page shows a long date with the time, which the server renders in UTC', () => {
  expect(inEnglish(<LocalTime at={afternoon} format="long" />)).toMatch(/>21 November 2026 at 16:05<.*UTC/);
});
