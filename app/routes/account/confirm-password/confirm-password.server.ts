import { data, type RouterContextProvider, redirect } from 'react-router';
import { requireRecentPassword } from '../recent-password.server.ts';
import type { PasswordForm } from './password-form.ts';

/** @param page shown again after the right password @see PD-40 */
export async function confirmPasswordFromForm(
  { intent }: PasswordForm,
  page: string,
  form: FormData,
  context: Readonly<RouterContextProvider>,
) {
  const refusal = await requireRecentPassword(form, context);
  if (!refusal) throw redirect(page, 303);
  return data(
    { kind: 'invalid' as const, intent, values: { currentPassword: '' }, errors: { currentPassword: refusal.error } },
    refusal.init,
  );
}
