import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import type { DefinedForm } from '#forms/define-form.ts';
import type { FormAnswer } from '#forms/form-answer.ts';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';

export type InvalidRemoval = FormAnswer<'currentPassword'>;

interface RemovalFormProps {
  definition: DefinedForm<'currentPassword'>;
  needsPassword: boolean;
  invalid: InvalidRemoval | null;
  cancelTo: string;
  children?: ReactNode;
}

/** Confirms what cannot be undone, with a recent password. @see PD-63, PD-64 */
export function RemovalForm({ definition, needsPassword, invalid, cancelTo, children }: RemovalFormProps) {
  const t = useTranslate();
  const form = useForm(definition, invalid);
  return (
    <Form method="post" noValidate className="flex flex-col gap-4">
      {children}
      {(needsPassword || invalid) && (
        <PasswordField
          key={form.submission}
          {...form.field('currentPassword')}
          autoComplete="current-password"
          className="max-w-md"
        />
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton form={form} variant="danger" />
        <Link to={cancelTo} className={buttonClass({ variant: 'secondary' })}>
          {t('form.cancel')}
        </Link>
      </div>
    </Form>
  );
}
