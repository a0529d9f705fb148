import { Form } from 'react-router';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import type { PlainTranslationKey } from '../../../i18n/translate.ts';
import { Card } from '../../../ui/card.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { passwordForm } from './password-form.ts';

/** The password was entered more than 10 minutes ago. @see PD-40 */
export function EnterPassword({ refusedBecause }: { refusedBecause: PlainTranslationKey | null }) {
  const t = useTranslate();
  const refused = refusedBecause && { values: { currentPassword: '' }, errors: { currentPassword: refusedBecause } };
  const form = useForm(passwordForm, refused);
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
