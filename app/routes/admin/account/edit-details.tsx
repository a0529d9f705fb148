import { Form } from 'react-router';
import type { AccountDetails } from '#features/accounts/accounts.schema.ts';
import type { ListedAccount } from '#features/accounts/accounts.ts';
import { ErrorSummary } from '#forms/error-summary.tsx';
import type { FormAnswer } from '#forms/form-answer.ts';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/text-field.tsx';
import { detailsForm } from './details-form.ts';

type EditDetailsProps = {
  account: ListedAccount;
  isOwn: boolean;
  invalid: FormAnswer<keyof AccountDetails> | null;
};

/** @see PD-52 */
export function EditDetails({ account, isOwn, invalid }: EditDetailsProps) {
  const t = useTranslate();
  const { fullName, email } = account;
  const form = useForm(detailsForm, invalid, { fullName, email });
  return (
    <Card>
      <h2 className="mb-3 font-sans text-base font-[620]">{t('admin.details.title')}</h2>
      <Form method="post" preventScrollReset noValidate className="flex flex-col gap-4">
        <ErrorSummary errors={form.errors} />
        <TextField key={`name ${fullName}`} {...form.field('fullName')} autoComplete="off" translate="no" />
        <TextField
          key={`email ${email}`}
          {...form.field('email')}
          type="email"
          autoComplete="off"
          readOnly={isOwn}
          hint={t(isOwn ? 'admin.details.ownEmail' : 'admin.details.email.hint')}
        />
        <SubmitButton form={form} />
      </Form>
    </Card>
  );
}
