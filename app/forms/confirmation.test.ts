import { expect, test } from 'vitest';
import { confirmationField, isConfirmed } from './confirmation.ts';

test('A form is confirmed only by the value of the confirmation step', () => {
  const form = new FormData();
  expect(isConfirmed(form)).toBe(false);
  form.set(confirmationField.name, 'on');
  expect(isConfirmed(form)).toBe(false);
  form.set(confirmationField.name, confirmationField.value);
  expect(isConfirmed(form)).toBe(true);
});
