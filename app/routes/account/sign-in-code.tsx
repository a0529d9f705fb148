import { data, Form, href, Link, redirect } from 'react-router';
import { findPendingSignIn } from '#features/accounts/second-factors.server.ts';
import { secondFactorLimits } from '#features/accounts/second-factors.ts';
import { onlyText } from '#forms/parse-form.server.ts';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { cookiesFor, readCookie } from '#http/cookies.server.ts';
import { findVisitorSession, safeRedirect } from '#http/session.server.ts';
import { startPageOf } from '#http/start-page.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { fallbackInOutage } from '#platform/database-errors.server.ts';
import { Card } from '#ui/card.tsx';
import { PublicLink } from '#ui/public-link.tsx';
import { TextField } from '#ui/text-field.tsx';
import { PortalPage } from '../shell/portal-page.tsx';
import type { Route } from './+types/sign-in-code.ts';
import { accountContactForm } from './account-contact-form.ts';
import { PasskeySignIn, passkeyIntent } from './passkeys/passkey-sign-in.tsx';
import { confirmCodeFromForm, confirmPasskeyFromForm } from './second-step-action.server.ts';
import { signInCodeForm } from './sign-in-code-form.ts';
import { toFirstStep } from './sign-in-responses.server.ts';

/** For people with a second factor, after the password. @see R5 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const wanted = safeRedirect(url.searchParams.get('redirectTo'), context);
  const token = readCookie(request, cookiesFor(context).pendingSignIn);
  if (token === null) throw redirect(href('/parent-login'), 303);
  const pending = await findPendingSignIn(token).catch(fallbackInOutage(bothFactors));
  if (pending) return { redirectTo: wanted, ...pending };
  const session = findVisitorSession(context);
  throw session ? redirect(wanted ?? startPageOf(session.role), 303) : toFirstStep(wanted, context);
}

/** The page of a form that was posted during an outage. */
const bothFactors = { hasAuthenticator: true, hasPasskey: false, language: null };

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const confirm = onlyText(form, 'intent') === passkeyIntent ? confirmPasskeyFromForm : confirmCodeFromForm;
  const response = await confirm(form, request, context);
  return data(
    { ...response.data, redirectTo: safeRedirect(onlyText(form, 'redirectTo'), context) },
    response.init ?? undefined,
  );
}

export default function SignInCode({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const form = useForm(signInCodeForm, actionData ?? null);
  const code = form.choice('code');
  const redirectTo = actionData?.redirectTo ?? loaderData.redirectTo;
  return (
    <PortalPage title={t('signInCode.title')} lead={t('signInCode.lead')} width="narrow">
      <Card>
        {loaderData.hasPasskey && (
          <div className="mb-6 flex flex-col gap-6 border-b border-line pb-6">
            <PasskeySignIn action={href('/parent-login/code')} variant="primary" redirectTo={redirectTo} />
          </div>
        )}
        <Form method="post" action={href('/parent-login/code')} noValidate className="flex flex-col gap-5">
          {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
          <TextField
            key={form.submission}
            {...code}
            defaultValue={code.error ? '' : code.defaultValue}
            hint={t(loaderData.hasAuthenticator ? 'signInCode.hint' : 'signInCode.hint.recovery')}
            dir="ltr"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={secondFactorLimits.codeLength}
          />
          <SubmitButton form={form} />
          <Link to={href('/parent-login')} className="text-link self-start text-sm">
            {t('signInCode.back')}
          </Link>
        </Form>
      </Card>
      <p className="text-sm text-ink-soft">
        {t('signInCode.lost')}{' '}
        <PublicLink to={accountContactForm} className="text-link">
          {t('login.contact')}
        </PublicLink>
      </p>
    </PortalPage>
  );
}
