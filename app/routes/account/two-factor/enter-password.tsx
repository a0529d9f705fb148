import { Form } from 'react-router';
import type { InvalidForm } from '../../../forms/invalid-form.ts';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { Card } from '../../../ui/card.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { passwordForm } from './password-form.ts';

/** The password was entered more than 10 minutes ago. @see PD-40 */
export function EnterPassword({ invalid }: { invalid: InvalidForm<'currentPassword'> | null }) {
  const t = useTranslate();
  const form = useForm(passwordForm, invalid);
  return (
    <Card>
      <Form method="post" noValidate className="flex flex-col gap-5">
        <p>{t('twoFactor.password')}</p>
        <PasswordField key={form.submission} {...form.field('currentPassword')} autoComplete="current-password" />
        <SubmitButton form={form} />
      </Form>
    </Card>
  );
}
