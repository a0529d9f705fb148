import { expect, test, vi } from 'vitest';
import { handleForm } from './handle-form.server.ts';
import type { PostedForm } from './parse-form.server.ts';

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
