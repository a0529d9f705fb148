import { Lock } from 'lucide-react';
import { data, Form, Link, redirect, redirectDocument, useNavigation } from 'react-router';
import { SignInSchema } from '../../features/accounts/accounts.ts';
import { signIn } from '../../features/accounts/sign-in.server.ts';
import { type FieldErrors, parseForm } from '../../forms/parse-form.server.ts';
import { useErrorOf } from '../../forms/use-error-of.ts';
import { useTranslate } from '../../i18n/language-context.tsx';
import { isDatabaseUnavailable } from '../../platform/database-errors.server.ts';
import { log } from '../../platform/log.server.ts';
import { requestOriginContext } from '../../platform/request-context.server.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { PublicLink } from '../../ui/public-link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { cookiesFor, writeCookie } from '../cookies.server.ts';
import { findVisitorSession, safeRedirect, sessionToken } from '../session.server.ts';
import { type Notice, noticeOnThisPage, toastHeader } from '../toasts.server.ts';
import { useActionToast } from '../use-action-toast.ts';
import type { Route } from './+types/parent-login.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  const wanted = safeRedirect(new URL(request.url).searchParams.get('redirectTo'), context);
  if (findVisitorSession(context)) throw redirect(wanted ?? '/parent-dashboard', 303);
  return { redirectTo: wanted };
}

/** @see core §4 Login form, §5, §8 @see R6 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const parsed = parseForm(form, SignInSchema);
  const email = parsed.ok ? parsed.value.email : (parsed.values['email'] ?? '');
  if (!parsed.ok) return refuse(400, { errors: parsed.errors, email });

  const { network } = context.get(requestOriginContext);
  const result = await signIn({ ...parsed.value, network, oldToken: sessionToken(context) }).catch(
    (error: unknown) => ({ outcome: 'failed' as const, error }),
  );
  if (result.outcome === 'failed') return answerFailure(result.error, email, context);
  if (result.outcome === 'busy') return answerNotNow(email, context);
  if (result.outcome === 'too many') {
    const toast = noticeOnThisPage(context, { tone: 'error', title: 'login.failed', text: 'login.tooMany' });
    return refuse(429, { toast, email }, { 'Retry-After': String(result.retryAfterSeconds) });
  }
  if (result.outcome === 'refused') {
    const toast = noticeOnThisPage(context, { tone: 'error', title: 'login.failed', text: 'login.invalidCredentials' });
    return refuse(400, { toast, email });
  }

  const headers = new Headers(toastHeader(context, { tone: 'success', title: 'success.title', text: 'login.success' }));
  headers.append('Set-Cookie', writeCookie(cookiesFor(context).session, result.token));
  // a new document: an outside script that a visitor allowed must not come along into the portal
  throw redirectDocument(safeRedirect(form.get('redirectTo'), context) ?? '/parent-dashboard', {
    status: 303,
    headers,
  });
}

/** What was typed stays, and the reader is told to try again. @see decisions 22 */
function answerFailure(error: unknown, email: string, context: Route.ActionArgs['context']) {
  log.error({ err: error, requestId: context.get(requestOriginContext).id }, 'a sign-in failed unexpectedly');
  if (isDatabaseUnavailable(error)) return answerNotNow(email, context);
  return refuse(500, { toast: noticeOnThisPage(context, unexpected), email });
}

function answerNotNow(email: string, context: Route.ActionArgs['context']) {
  return refuse(503, { toast: noticeOnThisPage(context, unexpected), email }, { 'Retry-After': '5' });
}

const unexpected: Notice = { tone: 'error', title: 'error.title', text: 'error.unexpected' };

type Refusal = { errors?: FieldErrors; toast?: Notice; email: string };

function refuse(status: number, refusal: Refusal, headers: Record<string, string> = {}) {
  return data({ errors: {} as FieldErrors, toast: null as Notice | null, ...refusal }, { status, headers });
}

export default function ParentLogin({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const isSubmitting = useNavigation().formAction === '/parent-login';
  useActionToast(actionData?.toast);
  const errorOf = useErrorOf(actionData?.errors);
  return (
    <div className="mx-auto flex max-w-md flex-col gap-6 px-5 py-14 sm:py-20">
      <title>{t('login.title')}</title>
      <div>
        <h1 className="text-3xl">{t('login.title')}</h1>
        <p className="mt-2 text-ink-soft">{t('login.lead')}</p>
      </div>
      <Card>
        <Form method="post" action="/parent-login" noValidate className="flex flex-col gap-5">
          {loaderData.redirectTo && <input type="hidden" name="redirectTo" value={loaderData.redirectTo} />}
          <TextField
            label={t('login.email')}
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={actionData?.email}
            error={errorOf('email')}
          />
          <PasswordField
            label={t('login.password')}
            name="password"
            autoComplete="current-password"
            error={errorOf('password')}
          />
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? t('login.submitting') : t('login.submit')}
          </Button>
          <Link to="/forgot-password" className="text-link self-start text-sm">
            {t('login.forgot')}
          </Link>
        </Form>
      </Card>
      <LoginNotes />
    </div>
  );
}

function LoginNotes() {
  const t = useTranslate();
  return (
    <div className="flex flex-col gap-3 text-sm text-ink-soft">
      <p>
        {t('login.invitation')}{' '}
        <PublicLink to="/#contact" className="text-link">
          {t('login.invitationLink')}
        </PublicLink>
      </p>
      <p className="flex items-start gap-2">
        <Lock aria-hidden className="mt-1 size-4 shrink-0" />
        {t('login.secure')}
      </p>
    </div>
  );
}
