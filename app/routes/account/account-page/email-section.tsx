import { Form, href, useNavigation } from 'react-router';
import type { EmailChangeField } from '#features/accounts/accounts.schema.ts';
import type { OpenEmailChange } from '#features/accounts/email-changes.server.ts';
import type { FormAnswer } from '#forms/form-answer.ts';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { cancelEmailIntent, emailForm } from './email-form.ts';
import { AccountSection } from './section.tsx';

interface EmailProps {
  email: string;
  change: OpenEmailChange | null;
  needsPassword: boolean;
  invalid: FormAnswer<EmailChangeField> | null;
}

export function EmailSection({ email, change, needsPassword, invalid }: EmailProps) {
  const t = useTranslate();
  const form = useForm(emailForm, invalid);
  return (
    <AccountSection name="email" title={t('account.email')}>
      <p className="wrap-anywhere">
        <bdi translate="no">{email}</bdi>
      </p>
      {change && <OpenChange email={email} change={change} />}
      <Form key={form.key} method="post" action={href('/account')} noValidate className="flex flex-col gap-4">
        <TextField {...form.field('email')} type="email" autoComplete="email" className="max-w-md" />
        {(needsPassword || invalid?.errors.currentPassword) && (
          <PasswordField
            key={form.submission}
            {...form.field('currentPassword')}
            autoComplete="current-password"
            className="max-w-md"
          />
        )}
        <SubmitButton form={form} />
      </Form>
    </AccountSection>
  );
}

/** A requested change that waits for one or both links. */
function OpenChange({ email, change }: { email: string; change: OpenEmailChange }) {
  const t = useTranslate();
  const isSubmitting = useNavigation().formData?.get('intent') === cancelEmailIntent;
  return (
    <div className="flex flex-col gap-3 rounded-lg border border-brass/40 bg-ivory p-4">
      <p>{t('account.changeEmail.open')}</p>
      <ul className="flex flex-col gap-2">
        <Address address={email} isConfirmed={change.isOldConfirmed} />
        <Address address={change.newEmail} isConfirmed={change.isNewConfirmed} />
      </ul>
      <Form method="post" action={href('/account')}>
        <Button
          type="submit"
          variant="secondary"
          size="small"
          name="intent"
          value={cancelEmailIntent}
          isBusy={isSubmitting}
        >
          {t('account.changeEmail.cancel')}
        </Button>
      </Form>
    </div>
  );
}

function Address({ address, isConfirmed }: { address: string; isConfirmed: boolean }) {
  const t = useTranslate();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <bdi translate="no" className="min-w-0 wrap-anywhere">
        {address}
      </bdi>
      <Badge tone={isConfirmed ? 'moss' : 'brass'}>
        {t(isConfirmed ? 'account.changeEmail.confirmed' : 'account.changeEmail.waiting')}
      </Badge>
    </li>
  );
}
