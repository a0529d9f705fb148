import { Form, href, Link, redirect } from 'react-router';
import { ResetRequestSchema } from '#features/accounts/accounts.schema.ts';
import { requestPasswordReset } from '#features/accounts/request-password-reset.server.ts';
import type { FormAnswer } from '#forms/form-answer.ts';
import { answerForm } from '#forms/handle-form.server.ts';
import { parseForm } from '#forms/parse-form.server.ts';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { cookiesFor, readCookie } from '#http/cookies.server.ts';
import { languageOf } from '#http/language.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { fallbackInOutage } from '#platform/database-errors.server.ts';
import { requestOriginContext } from '#platform/request-context.server.ts';
import { securityLog } from '#platform/security-log.server.ts';
import { Card } from '#ui/card.tsx';
import { PublicLink } from '#ui/public-link.tsx';
import { TextField } from '#ui/text-field.tsx';
import { PortalPage } from '../shell/portal-page.tsx';
import type { Route } from './+types/forgot-password.ts';
import { accountContactForm } from './account-contact-form.ts';
import { attemptRefusal } from './attempt-refusal.server.ts';
import { handleEntryForm } from './handle-entry-form.server.ts';
import { resetRequestForm } from './password-forms.ts';

export const loader = ({ url }: Route.LoaderArgs) => ({ isSent: url.searchParams.has('sent') });

/** The response does not depend on whether there is such an account. @see R7 @see PD-14 */
export async function action({ request, context }: Route.ActionArgs) {
  const posted = parseForm(await request.formData(), ResetRequestSchema, resetRequestForm);
  return handleEntryForm(context, posted, async ({ email }) => {
    const origin = context.get(requestOriginContext);
    const language = languageOf(request, context);
    const deviceToken = readCookie(request, cookiesFor(context).device);
    const result = await requestPasswordReset({ email, network: origin.network, deviceToken, language }).catch(
      fallbackInOutage({ outcome: 'busy' } as const),
    );
    if (result.outcome === 'too many') securityLog.record('password reset limited', origin);
    if (result.outcome === 'too many' || result.outcome === 'busy') {
      const { error, init } = attemptRefusal(result);
      return answerForm(context, posted, { problem: { text: error } }, init);
    }
    throw redirect(`${href('/forgot-password')}?sent=yes`, 303);
  });
}

/** @see core §2 Parent Portal Login */
export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <PortalPage title={t('forgot.title')} lead={!loaderData.isSent && t('forgot.text')} width="narrow">
      <Card>
        {loaderData.isSent && !actionData ? (
          <div role="status">
            <p className="font-[620]">{t('forgot.sent')}</p>
            <p className="mt-3">{t('forgot.sent.next')}</p>
          </div>
        ) : (
          <RequestForm invalid={actionData} />
        )}
        <p className="mt-6">
          <Link to={href('/parent-login')} className="text-link text-sm">
            {t('forgot.back')}
          </Link>
        </p>
      </Card>
      <p className="text-sm text-ink-soft">
        {t('forgot.next')}{' '}
        <PublicLink to={accountContactForm} className="text-link">
          {t('forgot.contact')}
        </PublicLink>
      </p>
    </PortalPage>
  );
}

function RequestForm({ invalid }: { invalid: FormAnswer<'email'> | undefined }) {
  const form = useForm(resetRequestForm, invalid ?? null);
  return (
    <Form method="post" action={href('/forgot-password')} noValidate className="flex flex-col gap-5">
      <TextField {...form.field('email')} type="email" autoComplete="username" />
      <SubmitButton form={form} isWide />
    </Form>
  );
}
