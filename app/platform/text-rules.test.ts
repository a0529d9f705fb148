import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { textRules } from './text-rules.ts';

const { must, mustAgree, writtenText, optionalText, oneLine } = textRules<string>('forbidden');
const messages = { missing: 'missing', tooLong: 'too long' };

const problems = (schema: z.ZodMiniType, text: unknown) =>
  schema.safeParse(text).error?.issues.map(({ message }) => message);

describe.each([
  ['A written text', writtenText(4, messages)],
  ['A line', oneLine(4, messages)],
])('%s', (_, schema) => {
  it.each([
    [undefined, 'missing'],
    [' \n', 'missing'],
    ['\u200b', 'missing'],
    ['12345', 'too long'],
    ['\u0000', 'forbidden'],
    ['\ud800', 'forbidden'],
  ])('is refused with one error if it is %j', (text, message) => {
    expect(problems(schema, text)).toEqual([message]);
  });

  it('has its limit in characters', () => {
    expect(schema.parse(' 😀😀😀😀 ')).toBe('😀😀😀😀');
  });
});

it('A written text keeps its lines; one line joins them', () => {
  expect(writtenText(9, messages).parse(' a\r\n b ')).toBe('a\n b');
  expect(oneLine(9, messages).parse(' a\r\n b ')).toBe('a b');
});

it('An optional text is empty if it is missing or invisible', () => {
  const schema = optionalText(4, 'too long');
  for (const text of [undefined, '', ' \n', '\u200b']) expect(schema.parse(text)).toBe('');
  expect(schema.parse(' a\r\nb ')).toBe('a\nb');
  expect(problems(schema, '12345')).toEqual(['too long']);
  expect(problems(schema, '\u0000')).toEqual(['forbidden']);
});

describe('Fields that are checked together', () => {
  const digits = () => z.string('missing').check(must((text) => /^[0-9]+$/.test(text), 'no number'));
  const range = z
    .object({ from: digits(), to: digits(), name: oneLine(4, messages) })
    .check(mustAgree(['to', 'from'], ({ from, to }) => Number(to) >= Number(from), 'too low'));
  const errorsOf = (fields: Record<string, string>) =>
    range.safeParse(fields).error?.issues.map(({ path, message }) => `${path}: ${message}`);

  it('have their error beside those of other fields', () => {
    expect(errorsOf({ from: '2', to: '1', name: 'Ada' })).toEqual(['to: too low']);
    for (const [name, error] of Object.entries({ '': 'missing', 'Ada Lovelace': 'too long' }))
      expect(errorsOf({ from: '2', to: '1', name })).toEqual([`name: ${error}`, 'to: too low']);
  });

  it('have none while one of them is invalid by itself', () => {
    expect(errorsOf({ from: 'x', to: '1', name: 'Ada' })).toEqual(['from: no number']);
    expect(errorsOf({ to: '1', name: 'Ada' })).toEqual(['from: missing']);
  });
});
