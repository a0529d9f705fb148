import { expect, test } from 'vitest';
import { defineForm } from './define-form.ts';
import { answerTo } from './form-answer.ts';

const fields = { note: { label: 'pipeline.note' } } as const;
const noteForm = defineForm<'note'>({ texts: 'pipeline.note', intent: 'note', fields });
const onlyForm = defineForm<'note'>({ texts: 'pipeline.note', fields });

test('An answer belongs to the form with its intent', () => {
  const answer = { kind: 'invalid', intent: 'note', values: { note: '' }, errors: {} };
  expect(answerTo(noteForm, answer)).toBe(answer);
  expect(answerTo(onlyForm, answer)).toBeNull();
});

test('A response about no form is no answer to a form without an intent', () => {
  for (const response of [null, undefined, {}, { kind: 'invalid', notice: null }, { kind: 'ask', confirmation: {} }])
    expect(answerTo(onlyForm, response)).toBeNull();
});
