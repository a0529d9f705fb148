import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { onlyText, parseForm } from './parse-form.server.ts';

const Schema = z.object({
  email: z.string('validation.email.invalid').check(z.trim(), z.regex(/@/, 'validation.email.invalid')),
  fullName: z
    .string('validation.name.tooShort')
    .check(z.minLength(2, 'validation.name.tooShort'), z.regex(/^[a-z]+$/, 'validation.name.characters')),
});

function form(...fields: [string, string | Blob][]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

test('A form that keeps every rule gives its values as the schema makes them', () => {
  const parsed = parseForm(form(['email', ' a@b '], ['fullName', 'ada']), Schema);
  expect(parsed).toEqual({ ok: true, value: { email: 'a@b', fullName: 'ada' } });
});

test('Fields that the schema does not name are ignored, those of every object among them', () => {
  const parsed = parseForm(
    form(['email', 'a@b'], ['fullName', 'ada'], ['role', 'admin'], ['__proto__', 'x'], ['constructor', 'y']),
    Schema,
  );
  expect(parsed).toEqual({ ok: true, value: { email: 'a@b', fullName: 'ada' } });
});

test('A field shows its first error alone, and what was typed is kept', () => {
  const parsed = parseForm(form(['email', 'nobody'], ['fullName', '1']), Schema);
  expect(parsed).toEqual({
    ok: false,
    errors: { email: 'validation.email.invalid', fullName: 'validation.name.tooShort' },
    values: { email: 'nobody', fullName: '1' },
  });
});

test('A field that is missing has the error of its rule', () => {
  const parsed = parseForm(form(['email', 'a@b']), Schema);
  expect(parsed).toMatchObject({ ok: false, errors: { fullName: 'validation.name.tooShort' } });
});

test('A field that comes twice, or as a file, makes the form malformed', () => {
  const twice = parseForm(form(['email', 'a@b'], ['email', 'c@d'], ['fullName', 'ada']), Schema);
  expect(twice).toMatchObject({ ok: false, errors: { email: 'validation.malformed' } });
  const file = parseForm(form(['email', new Blob(['a@b'])], ['fullName', 'ada']), Schema);
  expect(file).toMatchObject({ ok: false, errors: { email: 'validation.malformed' } });
});

test('A text that must come once is none when it comes twice or as a file', () => {
  expect(onlyText(form(['choice', 'save']), 'choice')).toBe('save');
  expect(onlyText(form(), 'choice')).toBeNull();
  expect(onlyText(form(['choice', 'save'], ['choice', 'reset']), 'choice')).toBeNull();
  expect(onlyText(form(['choice', new Blob(['save'])]), 'choice')).toBeNull();
});
