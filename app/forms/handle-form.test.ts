import { randomUUID } from 'node:crypto';
import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { Refused } from '#platform/refused.server.ts';
import { defineForm } from './define-form.ts';
import { handleForm } from './handle-form.server.ts';
import type { PostedForm, PostedIdempotentForm } from './parse-form.server.ts';
import { gone } from './refusals.server.ts';

const values = { email: 'Ada@example.org' };
const fields = { email: { label: 'validation.email.invalid' } } as const;
const form = defineForm<'email'>({ texts: 'admin.create', intent: 'invite', fields });
const valid: PostedForm<'email', string> = { form, values, parsed: { ok: true, value: 'ada@example.org' } };
const context = new RouterContextProvider();

test('A form with errors is not saved, and returned with its values, its errors and status 400', async () => {
  const save = vi.fn();
  const errors = { email: 'validation.email.invalid' } as const;
  const response = await handleForm(context, { ...valid, parsed: { ok: false, errors } }, save);
  expect(save).not.toHaveBeenCalled();
  expect(response).toMatchObject({ data: { intent: 'invite', values, errors }, init: { status: 400 } });
});

test('A valid form is saved, which decides the response', async () => {
  const save = vi.fn(() => Promise.resolve('saved'));
  expect(await handleForm(context, valid, save)).toBe('saved');
  expect(save).toHaveBeenCalledWith('ada@example.org', expect.any(Function));
});

test('A form that cannot be saved is returned with the errors of `save`', async () => {
  const errors = { email: 'admin.create.addressUsed' } as const;
  const refused = await handleForm(context, valid, async (_, returnErrors) => returnErrors(errors));
  expect(refused).toMatchObject({ data: { intent: 'invite', values, errors }, init: { status: 400 } });
  const limited = await handleForm(context, valid, async (_, returnErrors) => returnErrors(errors, { status: 429 }));
  expect(limited).toMatchObject({ data: { values, errors }, init: { status: 429 } });
});

const sent: PostedIdempotentForm<'email', string> = { ...valid, values: { ...values, requestId: randomUUID() } };

test('A form whose idempotency key belongs to other content is returned with a new key and status 409', async () => {
  const response = await handleForm(context, sent, () => Promise.reject(new Refused('other content')));
  const problem = { text: 'form.otherContent' };
  expect(response).toMatchObject({ data: { intent: 'invite', values, problem }, init: { status: 409 } });
  expect(response.data.values?.requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(response.data.values?.requestId).not.toBe(sent.values.requestId);
});

test('A form with an idempotency key passes other errors on', async () => {
  for (const error of [new Refused('unknown note'), new Error('other content')])
    await expect(handleForm(context, sent, () => Promise.reject(error))).rejects.toBe(error);
});

const refusedWith = (reason: string) =>
  handleForm(context, valid, () => Promise.reject(new Refused(reason)), {
    'address in use': () => ({ errors: { email: 'admin.create.addressUsed' } }),
    'too many': async () => ({ errors: { email: 'admin.create.addressUsed' }, status: 429 }),
    'unknown account': gone,
  });

test('A refused form is returned with the errors that answer the refusal', async () => {
  const errors = { email: 'admin.create.addressUsed' };
  const data = { kind: 'invalid', intent: 'invite', values, errors };
  expect(await refusedWith('address in use')).toMatchObject({ data, init: { status: 400 } });
  expect(await refusedWith('too many')).toMatchObject({ data, init: { status: 429 } });
  await expect(refusedWith('unknown account')).rejects.toMatchObject({ init: { status: 404 } });
});

test('A form whose record somebody else has changed is outdated, and keeps its values unless the stored ones are shown', async () => {
  const data = { kind: 'outdated', intent: 'invite', values, errors: {} };
  expect(await refusedWith('changed meanwhile')).toMatchObject({ data, init: { status: 409 } });
  const save = () => Promise.reject(new Refused('changed meanwhile'));
  const stored = await handleForm(context, valid, save, { 'changed meanwhile': () => 'stored' });
  expect(stored).toMatchObject({ data: { kind: 'outdated', intent: 'invite', values: null }, init: { status: 409 } });
});
