import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { Refused } from '#platform/refused.server.ts';
import { handleForm, handleSentForm } from './handle-form.server.ts';
import type { PostedForm, PostedIdempotentForm } from './parse-form.server.ts';

const values = { email: 'Ada@example.org' };
const valid: PostedForm<'email', string> = { intent: 'invite', values, parsed: { ok: true, value: 'ada@example.org' } };

test('A form with errors is not saved, and returned with its values, its errors and status 400', async () => {
  const save = vi.fn();
  const errors = { email: 'validation.email.invalid' } as const;
  const response = await handleForm({ ...valid, parsed: { ok: false, errors } }, save);
  expect(save).not.toHaveBeenCalled();
  expect(response).toMatchObject({ data: { intent: 'invite', values, errors }, init: { status: 400 } });
});

test('A valid form is saved, which decides the response', async () => {
  const save = vi.fn(() => Promise.resolve('saved'));
  expect(await handleForm(valid, save)).toBe('saved');
  expect(save).toHaveBeenCalledWith('ada@example.org', expect.any(Function));
});

test('A form that cannot be saved is returned with the errors of `save`', async () => {
  const errors = { email: 'admin.create.addressUsed' } as const;
  const refused = await handleForm(valid, async (_, returnErrors) => returnErrors(errors));
  expect(refused).toMatchObject({ data: { intent: 'invite', values, errors }, init: { status: 400 } });
  const limited = await handleForm(valid, async (_, returnErrors) => returnErrors(errors, { status: 429 }));
  expect(limited).toMatchObject({ data: { values, errors }, init: { status: 429 } });
});

const sent: PostedIdempotentForm<'email', string> = { ...valid, values: { ...values, requestId: randomUUID() } };
const otherContent = { email: 'pipeline.note.otherContent' } as const;

test('A form whose idempotency key belongs to other content is returned with a new key and status 409', async () => {
  const response = await handleSentForm(sent, otherContent, () => Promise.reject(new Refused('other content')));
  expect(response).toMatchObject({ data: { intent: 'invite', values, errors: otherContent }, init: { status: 409 } });
  expect(response.data.values.requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(response.data.values.requestId).not.toBe(sent.values.requestId);
});

test('A form with an idempotency key passes other errors on', async () => {
  for (const error of [new Refused('unknown note'), new Error('other content')])
    await expect(handleSentForm(sent, otherContent, () => Promise.reject(error))).rejects.toBe(error);
});
