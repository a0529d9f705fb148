import { Form } from 'react-router';
import { type AuthenticatorSetup, secondFactorLimits } from '#features/accounts/second-factors.ts';
import { ErrorSummary } from '#forms/error-summary.tsx';
import type { FormAnswer } from '#forms/form-answer.ts';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/text-field.tsx';
import { enrolmentForm } from './enrolment-form.ts';
import { QrCode } from './qr-code.tsx';

type SetUpAuthenticatorProps = { setup: AuthenticatorSetup; invalid: FormAnswer<'code'> | null };

export function SetUpAuthenticator({ setup, invalid }: SetUpAuthenticatorProps) {
  const t = useTranslate();
  const form = useForm(enrolmentForm, invalid);
  return (
    <Card>
      <h2 className="text-2xl">{t('twoFactor.app.title')}</h2>
      <p className="mt-2 text-ink-soft">{t('twoFactor.app.text')}</p>
      <div className="mt-5 flex flex-col gap-6 sm:flex-row">
        <QrCode code={setup.qrCode} label={t('twoFactor.enrol.qrCode')} />
        <Form method="post" noValidate className="flex min-w-0 flex-col gap-5">
          <ErrorSummary errors={form.errors} />
          <ol className="list-decimal space-y-2 ps-5">
            <li>{t('twoFactor.enrol.install')}</li>
            <li>
              {t('twoFactor.enrol.scan')}{' '}
              <a href={setup.uri} className="text-link inline-flex min-h-11 items-center">
                {t('twoFactor.enrol.open')}
              </a>
            </li>
            <li>{t('twoFactor.enrol.type')}</li>
          </ol>
          <Secret secret={setup.secret} />
          <TextField
            key={form.submission}
            {...form.field('code')}
            dir="ltr"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={secondFactorLimits.codeLength}
          />
          <SubmitButton form={form} />
        </Form>
      </div>
    </Card>
  );
}

function Secret({ secret }: { secret: string }) {
  const t = useTranslate();
  const groups = secret.match(/.{4}/g) ?? [];
  return (
    <p className="text-sm text-ink-soft">
      {t('twoFactor.enrol.secret')}
      <bdi dir="ltr" translate="no" className="mt-1 block font-mono text-base break-words text-ink select-all">
        {groups.join(' ')}
      </bdi>
    </p>
  );
}
