import { describe, expect, test } from 'vitest';
import { translations } from './zh.ts';

const texts = Object.entries<string | Record<string, string>>(translations).flatMap(([key, message]) =>
  (typeof message === 'string' ? [message] : Object.values(message)).map((text) => ({ key, text })),
);
const keysWith = (wrong: RegExp) => texts.filter(({ text }) => wrong.test(text)).map(({ key }) => key);

describe('The Chinese interface texts', () => {
  test('use full-width punctuation, except for a comma between thousands', () => {
    expect(keysWith(/[.;:!?()]|,(?!\d{3})/)).toEqual([]);
  });

  test('use Chinese quotation marks and an ellipsis of six dots', () => {
    expect(keysWith(/['"«»]|(?<!…)…(?!…)|…{3}/)).toEqual([]);
  });

  test('have no space next to Chinese characters or full-width punctuation', () => {
    const chinese = '[\\p{Script=Han}\\u3001-\\u303F\\uFF00-\\uFFEF“”…}]';
    expect(keysWith(new RegExp(`${chinese}\\s|\\s[\\p{Script=Han}“{]`, 'u'))).toEqual([]);
  });

  test('contain no English words except for known names', () => {
    const foreign =
      /(?<!\{)\b(?!(?:Childline|CSV|Cookie|Excel|Google|MB|UTF|HEIC|iPad|iPhone|JPEG|JavaScript|PDF|Shift|PIN|Translate|UTC|Year)\b)[A-Za-z]+\b(?!\})/;
    expect(keysWith(foreign)).toEqual([
      'admin.mail.written.explained', // names a folder
      'imports.permitted.safety', // names a time zone
      'imports.problem.country', // names a code
    ]);
  });

  test('use simplified characters', () => {
    expect(keysWith(/[們個這請學習導師輸錄郵戶員發無並與]/)).toEqual([]);
  });
});

test('The Chinese interface texts address families formally', () => {
  expect(keysWith(/你/)).toEqual([]);
});

test('Every Chinese plural has all plural forms of the language', () => {
  const needed = new Intl.PluralRules('zh-CN').resolvedOptions().pluralCategories.toSorted();
  const plurals = Object.values(translations).filter((message) => typeof message !== 'string');
  expect(plurals.length).toBeGreaterThan(0);
  for (const plural of plurals) expect(Object.keys(plural).toSorted()).toEqual(needed);
});
