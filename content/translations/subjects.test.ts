import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { languageCodes } from '../languages.ts';
import { subjects } from './en.ts';
import { subjectsIn } from './subject-texts.ts';

test('Each text is in one subject', () => {
  const keys = Object.values(subjects).flatMap((texts) => Object.keys(texts));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test.each(languageCodes)('The files in %s are those of the subjects, with their texts', async (language) => {
  const files = await readdir(path.join(import.meta.dirname, language));
  expect(files.length).toBe(Object.keys(subjects).length);
  for (const [subject, texts] of Object.entries(await subjectsIn(language)))
    expect(Object.keys(texts).length, subject).toBeGreaterThan(0);
});
