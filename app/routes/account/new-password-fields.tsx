import type { FormState } from '#forms/use-form.ts';
import { PasswordField } from '#ui/password-field.tsx';

export function NewPasswordFields({ form }: { form: Pick<FormState<'newPassword' | 'confirmation'>, 'field'> }) {
  return (
    <>
      <PasswordField {...form.field('newPassword')} autoComplete="new-password" />
      <PasswordField {...form.field('confirmation')} autoComplete="new-password" />
    </>
  );
}
