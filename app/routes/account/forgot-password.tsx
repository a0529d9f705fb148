import { data, Form, Link, redirect } from 'react-router';
import { ResetRequestSchema } from '../../features/accounts/accounts.schema.ts';
import { requestPasswordReset } from '../../features/accounts/password-links.server.ts';
import { FormProblem } from '../../forms/form-problem.tsx';
import { type FieldErrors, parseForm } from '../../forms/parse-form.server.ts';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useTranslate } from '../../i18n/language-context.tsx';
import type { PlainTranslationKey } from '../../i18n/translate.ts';
import { isDatabaseUnavailable } from '../../platform/database-errors.server.ts';
import { requestOriginContext } from '../../platform/request-context.server.ts';
import { securityLog } from '../../platform/security-log.server.ts';
import { Card } from '../../ui/card.tsx';
import { PublicLink } from '../../ui/public-link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PortalTitle } from '../shell/portal-title.tsx';
import { languageOf } from '../shell/shell-data.server.ts';
import { withNamespace } from '../shell/with-namespace.ts';
import type { Route } from './+types/forgot-password.ts';
import { accountContactForm } from './account-contact-form.ts';
import { resetRequestForm } from './password-forms.ts';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [withNamespace('sign in')];

export const loader = ({ request }: Route.LoaderArgs) => ({ isSent: new URL(request.url).searchParams.has('sent') });

/** The response does not depend on whether there is such an account. @see R7 @see PD-14 */
export async function action({ request, context }: Route.ActionArgs) {
  const { values, parsed } = parseForm(await request.formData(), ResetRequestSchema, resetRequestForm);
  const refuse = (refusal: { errors?: FieldErrors; problem?: PlainTranslationKey }, init: ResponseInit) =>
    data({ values, errors: refusal.errors ?? {}, problem: refusal.problem ?? null }, init);
  if (!parsed.ok) return refuse({ errors: parsed.errors }, { status: 400 });

  const origin = context.get(requestOriginContext);
  const { language } = languageOf(request, context);
  const result = await requestPasswordReset({ ...parsed.value, network: origin.network, language }).catch(
    (error: unknown) => {
      if (!isDatabaseUnavailable(error)) throw error;
      return null;
    },
  );
  if (result === null) return refuse({ problem: 'error.unexpected' }, { status: 503 });
  if (result.outcome === 'too many') {
    securityLog.record('password reset limited', origin);
    const headers = { 'Retry-After': String(result.retryAfterSeconds) };
    return refuse({ problem: 'login.tooMany' }, { status: 429, headers });
  }
  throw redirect('/forgot-password?sent=yes', 303);
}

/** @see core §2 Parent Portal Login */
export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <div className="mx-auto flex max-w-md flex-col gap-6 px-5 py-14 sm:py-20">
      <PortalTitle>{t('forgot.title')}</PortalTitle>
      <div>
        <h1 className="text-3xl">{t('forgot.title')}</h1>
        {!loaderData.isSent && <p className="mt-2 text-ink-soft">{t('forgot.text')}</p>}
      </div>
      <Card>
        {loaderData.isSent && !actionData ? (
          <div role="status">
            <p className="font-[620]">{t('forgot.sent')}</p>
            <p className="mt-3">{t('forgot.sent.next')}</p>
          </div>
        ) : (
          <RequestForm refused={actionData} />
        )}
        <p className="mt-6">
          <Link to="/parent-login" className="text-link text-sm">
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
    </div>
  );
}

function RequestForm({ refused }: { refused: Route.ComponentProps['actionData'] }) {
  const t = useTranslate();
  const form = useForm(resetRequestForm, refused ?? null);
  return (
    <>
      {refused?.problem && <FormProblem className="mb-5">{t(refused.problem)}</FormProblem>}
      <Form method="post" action="/forgot-password" noValidate className="flex flex-col gap-5">
        <TextField {...form.field('email')} type="email" autoComplete="username" />
        <SubmitButton form={form} isWide />
      </Form>
    </>
  );
}
