import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { textRules } from './text-rules.ts';

const { writtenText, optionalText, oneLine } = textRules<string>('forbidden');
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
