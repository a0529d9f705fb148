import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import type { DefinedForm } from '../../../forms/define-form.ts';
import type { RefusedForm } from '../../../forms/form-refusal.ts';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';

export type RefusedRemoval = RefusedForm<'currentPassword'>;

interface RemovalFormProps {
  definition: DefinedForm<'currentPassword'>;
  asksPassword: boolean;
  refused: RefusedRemoval | null;
  cancelTo: string;
  /** Hidden fields. */
  children?: ReactNode;
}

/** Confirms what cannot be undone, with a recent password. @see PD-63, PD-64 */
export function RemovalForm({ definition, asksPassword, refused, cancelTo, children }: RemovalFormProps) {
  const t = useTranslate();
  const form = useForm(definition, refused);
  return (
    <Form method="post" noValidate className="flex flex-col gap-4">
      {children}
      {(asksPassword || refused) && (
        <PasswordField
          key={form.submission}
          {...form.field('currentPassword')}
          autoComplete="current-password"
          className="max-w-md"
        />
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton form={form} isDanger />
        <Link to={cancelTo} className={buttonClass({ variant: 'secondary' })}>
          {t('compose.cancel')}
        </Link>
      </div>
    </Form>
  );
}
