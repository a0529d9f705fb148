import { data, Form, Link, type RouterContextProvider, redirect } from 'react-router';
import { confirmSignIn, type SecondStepResult } from '../../features/accounts/confirm-sign-in.server.ts';
import { passkeySite } from '../../features/accounts/passkey-site.server.ts';
import { confirmWithPasskey } from '../../features/accounts/passkey-step.server.ts';
import { CodeSchema } from '../../features/accounts/second-factors.schema.ts';
import { findPendingSignIn } from '../../features/accounts/second-factors.server.ts';
import { secondFactorLimits } from '../../features/accounts/second-factors.ts';
import { defineForm } from '../../forms/define-form.ts';
import { FormProblem } from '../../forms/form-problem.tsx';
import type { InvalidForm } from '../../forms/invalid-form.ts';
import { onlyText, parseForm } from '../../forms/parse-form.server.ts';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useForm } from '../../forms/use-form.ts';
import { cookiesFor, readCookie } from '../../http/cookies.server.ts';
import { findVisitorSession, safeRedirect, sessionToken } from '../../http/session.server.ts';
import { startPageOf } from '../../http/start-page.ts';
import { useTranslate } from '../../i18n/language-context.tsx';
import type { PlainTranslationKey } from '../../i18n/translate.ts';
import { fallbackInOutage } from '../../platform/database-errors.server.ts';
import { requestOriginContext, servicesContext } from '../../platform/request-context.server.ts';
import { securityLog } from '../../platform/security-log.server.ts';
import { Card } from '../../ui/card.tsx';
import { PublicLink } from '../../ui/public-link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PortalTitle } from '../shell/portal-title.tsx';
import { withNamespaces } from '../shell/with-namespaces.ts';
import type { Route } from './+types/sign-in-code.ts';
import { accountContactForm } from './account-contact-form.ts';
import { attemptRefusal } from './attempt-refusal.server.ts';
import { PasskeySignIn, passkeyIntent } from './passkeys/passkey-sign-in.tsx';
import { signedInResponse, toFirstStep } from './sign-in-responses.server.ts';

type Context = Readonly<RouterContextProvider>;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [withNamespaces('sign-in')];

/** For people with a second factor, after the password. @see R5 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const wanted = safeRedirect(url.searchParams.get('redirectTo'), context);
  const token = readCookie(request, cookiesFor(context).pendingSignIn);
  if (token === null) throw redirect('/parent-login', 303);
  const pending = await findPendingSignIn(token).catch(fallbackInOutage(bothFactors));
  if (pending) return { redirectTo: wanted, ...pending };
  const session = findVisitorSession(context);
  throw session ? redirect(wanted ?? startPageOf(session.role), 303) : toFirstStep(wanted, context);
}

/** The page of a form that was posted during an outage. */
const bothFactors = { hasAuthenticator: true, hasPasskey: false };

const signInCodeForm = defineForm<'code'>({
  texts: 'signInCode',
  fields: { code: { label: 'signInCode.field' } },
});

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const wanted = safeRedirect(onlyText(form, 'redirectTo'), context);
  const isPasskey = onlyText(form, 'intent') === passkeyIntent;
  const { values, parsed } = parseForm(form, CodeSchema, signInCodeForm);
  const refuse = (refusal: Partial<Refusal>, init: ResponseInit) =>
    data({ values, errors: {}, problem: null, redirectTo: wanted, ...refusal }, init);
  if (!isPasskey && !parsed.ok) return refuse({ errors: parsed.errors }, { status: 400 });

  const step = stepOf(request, context);
  const { keyring, appUrl } = context.get(servicesContext);
  const confirmed =
    parsed.ok && !isPasskey
      ? confirmSignIn({ ...step, code: parsed.value.code }, keyring)
      : confirmWithPasskey({ ...step, response: onlyText(form, 'response') ?? '' }, passkeySite(appUrl));
  const result: SecondStepResult | { outcome: 'busy' } = await confirmed.catch(
    fallbackInOutage({ outcome: 'busy' } as const),
  );
  if (result.outcome === 'too many')
    securityLog.record('sign-in limited', context.get(requestOriginContext), { reached: result.reached });
  switch (result.outcome) {
    case 'signed in':
      throw await signedInResponse(result, wanted, context);
    case 'ended':
      throw toFirstStep(wanted, context);
    case 'busy':
    case 'too many': {
      const { problem, init } = attemptRefusal(result);
      return refuse({ problem }, init);
    }
    case 'refused':
      securityLog.record('sign-in failed', context.get(requestOriginContext), { reason: result.reason });
      return isPasskey
        ? refuse({ problem: 'passkey.problem.refused' }, { status: 400 })
        : refuse({ values: { code: '' }, errors: { code: 'validation.code.wrong' } }, { status: 400 });
  }
}

function stepOf(request: Request, context: Context) {
  const { pendingSignIn, device } = cookiesFor(context);
  return {
    token: readCookie(request, pendingSignIn) ?? '',
    network: context.get(requestOriginContext).network,
    oldToken: sessionToken(context),
    deviceToken: readCookie(request, device),
  };
}

type Refusal = InvalidForm<'code'> & { problem: PlainTranslationKey | null };

export default function SignInCode({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const form = useForm(signInCodeForm, actionData ?? null);
  const redirectTo = actionData?.redirectTo ?? loaderData.redirectTo;
  return (
    <div className="mx-auto flex max-w-md flex-col gap-6 px-5 py-14 sm:py-20">
      <PortalTitle>{t('signInCode.title')}</PortalTitle>
      <div>
        <h1 className="text-3xl">{t('signInCode.title')}</h1>
        <p className="mt-2 text-ink-soft">{t('signInCode.lead')}</p>
      </div>
      <Card>
        {actionData?.problem && <FormProblem className="mb-5">{t(actionData.problem)}</FormProblem>}
        {loaderData.hasPasskey && (
          <div className="mb-6 flex flex-col gap-6 border-b border-line pb-6">
            <PasskeySignIn action="/parent-login/code" variant="primary" redirectTo={redirectTo} />
          </div>
        )}
        <Form method="post" action="/parent-login/code" noValidate className="flex flex-col gap-5">
          {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
          <TextField
            key={form.submission}
            {...form.field('code')}
            hint={t(loaderData.hasAuthenticator ? 'signInCode.hint' : 'signInCode.hint.recovery')}
            dir="ltr"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={secondFactorLimits.codeLength}
          />
          <SubmitButton form={form} />
          <Link to="/parent-login" className="text-link self-start text-sm">
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
    </div>
  );
}
