import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { type Language, languageCodes } from '#content/languages.ts';
import { loadAllTexts } from './all-texts.server.ts';
import { LanguageProvider, useLanguage } from './language-context.tsx';
import { LocalDay, LocalTime, MessageDay } from './local-time.tsx';
import { type TimeOfReader, TimeOfReaderContext } from './time-of-reader.ts';

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
  expect(inEnglish(<MessageDay at={afternoon.getTime()} />)).toBe(
    '<time dateTime="2026-11-21T16:05:00.000Z" title="2026-11-21 16:05 UTC">Nov 21</time>',
  );
});

// @see core §2.41, §9.11
test('A detail page shows a long date with the time, which the server renders in UTC', () => {
  expect(inEnglish(<LocalTime at={afternoon} format="long" />)).toMatch(/>21 November 2026 at 16:05<.*UTC/);
});

const unknown: TimeOfReader = { chosenZone: null, storedZone: null, today: null };
const inTime = (reader: Partial<TimeOfReader>, time: ReactNode, language: Language = 'en') =>
  renderToString(
    <LanguageProvider language={language}>
      <TimeOfReaderContext value={{ ...unknown, ...reader }}>{time}</TimeOfReaderContext>
    </LanguageProvider>,
  );
const textIn = (html: string) => html.replace(/<[^>]+>/g, '');

test('A time names UTC visibly until a zone is known; then the zone is named in print', () => {
  const time = <LocalTime at={afternoon} format="short" />;
  expect(inEnglish(time)).toMatch(/<span> \((?:<!-- -->)?UTC(?:<!-- -->)?\)<\/span>/);
  const html = inTime({ storedZone: 'Asia/Shanghai' }, time);
  expect(html).toContain('>22 Nov 2026, 00:05<');
  expect(html).toMatch(/<span class="hidden print:inline"> \((?:<!-- -->)?Asia\/Shanghai/);
});

test('The zone of the account precedes that of the device', () => {
  const zones = { chosenZone: 'America/New_York', storedZone: 'Asia/Shanghai' };
  expect(inTime(zones, <LocalTime at={afternoon} format="short" />)).toContain('>21 Nov 2026, 11:05<');
});

test.each([
  ['2026-11-21T15:30:00Z', ['17:30', '5:30 م', '17:30', '17:30']],
  ['2026-11-20T22:30:00Z', ['00:30', '12:30 ص', '00:30', '00:30']],
  ['2026-11-20T21:30:00Z', ['Yesterday', 'أمس', 'Hier', '昨天']],
  ['2026-11-19T21:30:00Z', ['19 Nov', '19 نوفمبر', '19 nov.', '11月19日']],
  ['2025-11-21T16:00:00Z', ['21 Nov 2025', '21 نوفمبر 2025', '21 nov. 2025', '2025年11月21日']],
])('The day of %s is short for a reader in Kyiv on 21 November 2026', (at, expected) => {
  const reader = { chosenZone: 'Europe/Kyiv', today: '2026-11-21' };
  const written = languageCodes.map((language) => textIn(inTime(reader, <LocalDay at={Date.parse(at)} />, language)));
  expect(written.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(expected);
});

test('The day of an entry has a British date while the zone is unknown', () => {
  expect(textIn(inEnglish(<LocalDay at={afternoon.getTime()} />))).toBe('21 Nov');
});
