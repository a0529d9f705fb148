import { Form } from 'react-router';
import type { FormAnswer } from '#forms/form-answer.ts';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import type { PasswordForm } from './password-form.ts';

type EnterPasswordProps = { definition: PasswordForm; invalid: FormAnswer<'currentPassword'> | null };

export function EnterPassword({ definition, invalid }: EnterPasswordProps) {
  const t = useTranslate();
  const form = useForm(definition, invalid);
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      <p>{t(definition.texts)}</p>
      <PasswordField key={form.submission} {...form.field('currentPassword')} autoComplete="current-password" />
      <SubmitButton form={form} />
    </Form>
  );
}
