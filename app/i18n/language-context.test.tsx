import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { loadCatalogue } from './catalogues.ts';
import { LanguageProvider, useLanguage } from './language-context.tsx';
import { LocalTime } from './local-time.tsx';

beforeAll(() => loadCatalogue('en'));

function Asking() {
  return <p>{useLanguage().language}</p>;
}

test('Asking for the language outside its provider raises an error', () => {
  expect(() => renderToString(<Asking />)).toThrow('useLanguage must be used within a LanguageProvider');
});

test('Inside the provider a component learns the language', () => {
  expect(renderToString(<LanguageProvider language="en">{<Asking />}</LanguageProvider>)).toBe('<p>en</p>');
});

const afternoon = new Date('2026-11-21T16:05:00Z');
const inEnglish = (look: 'day' | 'long') =>
  renderToString(
    <LanguageProvider language="en">
      <LocalTime at={afternoon} look={look} />
    </LanguageProvider>,
  );

test('In a list a date stands as MMM d', () => {
  expect(inEnglish('day')).toContain('>Nov 21</time>');
});

test('In the detail stand a long date and the time, and the server, which knows no zone of the reader, says UTC', () => {
  expect(inEnglish('long')).toMatch(/>November 21, 2026 at 4:05\sPM<.*UTC/);
});
