import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { requestOriginContext } from '#platform/request-context.server.ts';
import { confirmationResponse } from './confirmation.server.ts';
import { confirmationField, confirmationIn, isConfirmed } from './confirmation.ts';
import { defineForm } from './define-form.ts';

test('A form is confirmed only by the value of the confirmation step', () => {
  const form = new FormData();
  expect(isConfirmed(form)).toBe(false);
  form.set(confirmationField.name, 'on');
  expect(isConfirmed(form)).toBe(false);
  form.set(confirmationField.name, confirmationField.value);
  expect(isConfirmed(form)).toBe(true);
});

test('A response has a confirmation only if it asks for one', () => {
  const question = { fields: { intent: 'archive' }, studentName: 'Ada' };
  const context = new RouterContextProvider();
  context.set(requestOriginContext, { id: 'one', network: '192.0.2.1' });
  const { data, init } = confirmationResponse(context, question);
  expect(init).toEqual({ status: 428 });
  expect(data).not.toHaveProperty('errors');
  expect(confirmationIn(data)).toEqual({ ...question, id: 'one' });
  for (const other of [undefined, null, { errors: {} }, { kind: 'invalid', confirmation: question }])
    expect(confirmationIn(other)).toBeNull();
});

test('A form keeps its values while a confirmation is awaited', () => {
  const context = new RouterContextProvider();
  context.set(requestOriginContext, { id: 'one', network: '192.0.2.1' });
  const fields = { email: { label: 'validation.email.invalid' } } as const;
  const form = defineForm<'email'>({ texts: 'admin.create', intent: 'change', fields });
  const values = { email: 'ada@example.org' };
  const { data } = confirmationResponse(context, { fields: {} }, { form, values });
  expect(data).toMatchObject({ intent: 'change', values, errors: {}, confirmation: { fields: {}, id: 'one' } });
});
