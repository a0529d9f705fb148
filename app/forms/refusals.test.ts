import { expect, test } from 'vitest';
import { Refused } from '#platform/refused.server.ts';
import { answerRefusals, gone } from './refusals.server.ts';

class NoteRefused extends Refused<'unknown note' | 'closed' | 'too many'> {}

const refusals = { 'unknown note': gone, closed: ({ reason }: Refused<string, string>) => ({ told: reason }) };

test('A write without a refusal returns its result', async () => {
  expect(await answerRefusals(() => Promise.resolve('saved'), refusals)).toBe('saved');
});

test('A refused write returns the answer to its reason, or throws its response', async () => {
  expect(await answerRefusals(() => Promise.reject(new NoteRefused('closed')), refusals)).toEqual({ told: 'closed' });
  const unknown = answerRefusals(() => Promise.reject(new NoteRefused('unknown note')), refusals);
  await expect(unknown).rejects.toMatchObject({ init: { status: 404 } });
});

test('A refusal without an answer and any other error are thrown', async () => {
  for (const error of [new NoteRefused('too many'), new Error('closed')])
    await expect(answerRefusals(() => Promise.reject(error), refusals)).rejects.toBe(error);
});
