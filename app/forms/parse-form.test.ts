import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineForm } from './define-form.ts';
import { onlyText, parseForm, parseIdempotentForm } from './parse-form.server.ts';

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

test('A valid form is parsed into the values of the schema', () => {
  const { parsed } = parseForm(form(['email', ' a@b '], ['fullName', 'ada']), Schema);
  expect(parsed).toEqual({ ok: true, value: { email: 'a@b', fullName: 'ada' } });
});

test('Fields that are not in the schema are ignored, including __proto__ and constructor', () => {
  const { parsed } = parseForm(
    form(['email', 'a@b'], ['fullName', 'ada'], ['role', 'admin'], ['__proto__', 'x'], ['constructor', 'y']),
    Schema,
  );
  expect(parsed).toEqual({ ok: true, value: { email: 'a@b', fullName: 'ada' } });
});

test('A field has only its first error, and the submitted values are kept', () => {
  const posted = parseForm(form(['email', 'nobody'], ['fullName', '1']), Schema);
  expect(posted).toEqual({
    values: { email: 'nobody', fullName: '1' },
    parsed: { ok: false, errors: { email: 'validation.email.invalid', fullName: 'validation.name.tooShort' } },
  });
});

test('A missing field has the error of its rule', () => {
  const { parsed } = parseForm(form(['email', 'a@b']), Schema);
  expect(parsed).toMatchObject({ ok: false, errors: { fullName: 'validation.name.tooShort' } });
});

test('A text field that is sent twice or as a file is rejected as malformed', () => {
  const { parsed: twice } = parseForm(form(['email', 'a@b'], ['email', 'c@d'], ['fullName', 'ada']), Schema);
  expect(twice).toMatchObject({ ok: false, errors: { email: 'validation.malformed' } });
  const { parsed: file } = parseForm(form(['email', new Blob(['a@b'])], ['fullName', 'ada']), Schema);
  expect(file).toMatchObject({ ok: false, errors: { email: 'validation.malformed' } });
});

test('A single text is null if it is missing, sent twice or sent as a file', () => {
  expect(onlyText(form(['choice', 'save']), 'choice')).toBe('save');
  expect(onlyText(form(), 'choice')).toBeNull();
  expect(onlyText(form(['choice', 'save'], ['choice', 'reset']), 'choice')).toBeNull();
  expect(onlyText(form(['choice', new Blob(['save'])]), 'choice')).toBeNull();
});

const accountForm = defineForm<'email' | 'fullName' | 'password'>({
  texts: 'admin.create',
  fields: {
    email: { label: 'admin.create.email' },
    fullName: { label: 'admin.create.fullName' },
    password: { label: 'admin.create.password', isSecret: true },
  },
});

test('Submitted values contain every field of the form, and no secret', () => {
  const { values } = parseForm(form(['email', '\ud800'], ['password', 'Secret 123']), Schema, accountForm);
  expect(values).toEqual({ email: '\ufffd', fullName: '', password: '' });
});

test('A submitted idempotency key is kept, and a missing or malformed one is replaced', () => {
  const key = '0192F1C2-7A5B-7C3D-8E9F-0A1B2C3D4E5F';
  const filled: [string, string][] = [
    ['email', 'a@b'],
    ['fullName', 'ada'],
  ];
  const sent = parseIdempotentForm(form(...filled, ['requestId', key]), Schema, accountForm);
  expect(sent.values.requestId).toBe(key.toLowerCase());
  expect(sent.parsed).toMatchObject({ ok: true, value: { requestId: key.toLowerCase() } });
  for (const wrong of [[], [['requestId', 'nonsense']]] as [string, string][][]) {
    const { values, parsed } = parseIdempotentForm(form(...filled, ...wrong), Schema, accountForm);
    expect(values.requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(parsed).toMatchObject({ ok: true, value: { requestId: values.requestId } });
  }
});
