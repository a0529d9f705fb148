import { data, Form, redirect } from 'react-router';
import { FirstPasswordSchema, PasswordChangeSchema } from '../../features/accounts/accounts.schema.ts';
import {
  type FirstPasswordResult,
  hasJustProvedTemporaryPassword,
  replaceTemporaryPassword,
} from '../../features/accounts/first-password.server.ts';
import { findWeakness } from '../../features/accounts/password-blocklist.server.ts';
import { changePassword, type PasswordChange } from '../../features/accounts/sign-in.server.ts';
import { type FieldErrors, parseForm } from '../../forms/parse-form.server.ts';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useForm } from '../../forms/use-form.ts';
import { cookiesFor, readCookie, signedInCookies } from '../../http/cookies.server.ts';
import { findVisitorSession, sessionToken } from '../../http/session.server.ts';
import { startPageOf } from '../../http/start-page.ts';
import { toastHeader } from '../../http/toasts.server.ts';
import { useTranslate } from '../../i18n/language-context.tsx';
import { isDatabaseUnavailable } from '../../platform/database-errors.server.ts';
import { requestOriginContext } from '../../platform/request-context.server.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { PortalTitle } from '../shell/portal-title.tsx';
import { withNamespace } from '../shell/with-namespace.ts';
import type { Route } from './+types/change-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { passwordChangeForm } from './password-forms.ts';
import { SignOutForm } from './sign-out-form.tsx';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [withNamespace('sign in')];

/** Works without the database: the session's owner is then unknown, but the page is still shown. */
export async function loader({ context }: Route.LoaderArgs) {
  const session = findVisitorSession(context);
  const isForced = session?.mustChangePassword ?? false;
  const hasJustProved =
    isForced && (await hasJustProvedTemporaryPassword(sessionToken(context) ?? '').catch(falseInOutage));
  return { isForced, email: session?.email ?? '', asksCurrent: !hasJustProved };
}

/** The current password is not required shortly after a sign-in with a temporary one. @see R6 @see R7 @see R8 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const session = findVisitorSession(context);
  const asksCurrent = form.has('currentPassword') || session?.mustChangePassword === false;
  const { values, parsed } = parseForm(
    form,
    asksCurrent ? PasswordChangeSchema : FirstPasswordSchema,
    passwordChangeForm,
  );
  const refuse = (errors: FieldErrors, init: ResponseInit = {}) =>
    data({ values, errors, asksCurrent: asksCurrent || 'currentPassword' in errors }, { status: 400, ...init });
  const field = asksCurrent ? 'currentPassword' : 'newPassword';
  const notNow = () => refuse({ [field]: 'error.unexpected' }, { status: 503 });

  if (!parsed.ok) return refuse(parsed.errors);
  if (!session) return notNow();
  const weakness = await findWeakness(parsed.value.newPassword, session);
  if (weakness) return refuse({ newPassword: `validation.password.${weakness}` });
  const by = {
    session,
    token: sessionToken(context) ?? '',
    network: context.get(requestOriginContext).network,
    deviceToken: readCookie(request, cookiesFor(context).device),
  };
  const result = await changeOrReplace({ ...by, ...parsed.value }).catch((error: unknown) => {
    if (!isDatabaseUnavailable(error)) throw error;
    return { outcome: 'busy' as const };
  });
  switch (result.outcome) {
    case 'busy':
      return notNow();
    case 'too many': {
      const headers = { 'Retry-After': String(result.retryAfterSeconds) };
      return refuse({ [field]: 'login.tooMany' }, { status: 429, headers });
    }
    case 'unchanged':
      return refuse({ newPassword: 'validation.password.unchanged' });
    case 'refused':
      return refuse({ currentPassword: asksCurrent ? 'validation.password.wrong' : 'changePassword.typeAgain' });
  }
  const headers = new Headers(
    toastHeader(context, { tone: 'success', title: 'success.title', text: 'changePassword.success' }),
  );
  for (const cookie of signedInCookies(result, context)) headers.append('Set-Cookie', cookie);
  throw redirect(startPageOf(session.role), { status: 303, headers });
}

type Change = Omit<PasswordChange, 'currentPassword'> & { currentPassword?: string };

function changeOrReplace({ currentPassword, ...change }: Change): Promise<FirstPasswordResult> {
  return currentPassword === undefined
    ? replaceTemporaryPassword(change)
    : changePassword({ ...change, currentPassword });
}

function falseInOutage(error: unknown): false {
  if (!isDatabaseUnavailable(error)) throw error;
  return false;
}

export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const form = useForm(passwordChangeForm, actionData ?? null);
  const asksCurrent = actionData?.asksCurrent ?? loaderData.asksCurrent;
  return (
    <div className="mx-auto flex max-w-md flex-col gap-6 px-5 py-14 sm:py-20">
      <PortalTitle>{t('changePassword.title')}</PortalTitle>
      <div>
        <h1 className="text-3xl">{t('changePassword.title')}</h1>
        {loaderData.isForced && <p className="mt-2 text-ink-soft">{t('changePassword.lead')}</p>}
      </div>
      <Card>
        <Form method="post" noValidate className="flex flex-col gap-5">
          {asksCurrent ? (
            <PasswordField {...form.field('currentPassword')} autoComplete="current-password" />
          ) : (
            <input type="email" autoComplete="username" value={loaderData.email} readOnly hidden />
          )}
          <NewPasswordFields form={form} />
          <SubmitButton form={form} isWide />
        </Form>
      </Card>
      {loaderData.isForced && <SignOutForm className={buttonClass({ variant: 'secondary', size: 'small' })} />}
    </div>
  );
}
