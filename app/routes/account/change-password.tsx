import { Form, href, type RouterContextProvider } from 'react-router';
import { FirstPasswordSchema, PasswordChangeSchema } from '#features/accounts/accounts.schema.ts';
import type { Session } from '#features/accounts/accounts.ts';
import { findWeakness, type PasswordWeakness } from '#features/accounts/password-blocklist.server.ts';
import {
  type FirstPasswordResult,
  isTemporaryPasswordRecent,
  replaceTemporaryPassword,
} from '#features/accounts/replace-temporary-password.server.ts';
import { changePassword, type SignedIn } from '#features/accounts/sign-in.server.ts';
import { handleForm } from '#forms/handle-form.server.ts';
import { parseForm } from '#forms/parse-form.server.ts';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { cookiesFor, readCookie, signedInCookies } from '#http/cookies.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { findVisitorSession, sessionToken } from '#http/session.server.ts';
import { startPageOf } from '#http/start-page.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { fallbackInOutage } from '#platform/database-errors.server.ts';
import { requestOriginContext } from '#platform/request-context.server.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { PortalPage } from '../shell/portal-page.tsx';
import type { Route } from './+types/change-password.ts';
import { attemptRefusal } from './attempt-refusal.server.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { passwordChangeForm } from './password-forms.ts';
import { SignOutForm } from './sign-out-form.tsx';

type Context = Readonly<RouterContextProvider>;

/** Works without the database: the session's owner is then unknown, but the page is still shown. */
export async function loader({ context }: Route.LoaderArgs) {
  const session = findVisitorSession(context);
  const isForced = session?.mustChangePassword ?? false;
  const hasRecentTemporaryPassword =
    isForced && (await isTemporaryPasswordRecent(sessionToken(context) ?? '').catch(fallbackInOutage(false)));
  return { isForced, email: session?.email ?? '', needsCurrentPassword: !hasRecentTemporaryPassword };
}

/** The current password is not required shortly after a sign-in with a temporary one. @see R6 @see R7 @see R8 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const session = findVisitorSession(context);
  const isCurrentRequired = form.has('currentPassword') || session?.mustChangePassword === false;
  const schema = isCurrentRequired ? PasswordChangeSchema : FirstPasswordSchema;
  return handleForm(context, parseForm(form, schema, passwordChangeForm), async (passwords, returnErrors) => {
    const result = await savePassword(passwords, request, context);
    switch (result.outcome) {
      case 'signed in':
        throw changedResponse(result, session, context);
      case 'refused':
        return returnErrors({
          currentPassword: isCurrentRequired ? 'validation.password.wrong' : 'changePassword.typeAgain',
        });
      case 'busy':
      case 'too many': {
        const { error, init } = attemptRefusal(result);
        return returnErrors({ [isCurrentRequired ? 'currentPassword' : 'newPassword']: error }, init);
      }
      default:
        return returnErrors({ newPassword: `validation.password.${result.outcome}` });
    }
  });
}

type Passwords = { currentPassword?: string; newPassword: string };

async function savePassword(
  { currentPassword, newPassword }: Passwords,
  request: Request,
  context: Context,
): Promise<FirstPasswordResult | { outcome: PasswordWeakness }> {
  const session = findVisitorSession(context);
  if (!session) return { outcome: 'busy' };
  const weakness = await findWeakness(newPassword, session);
  if (weakness) return { outcome: weakness };
  const change = {
    session,
    token: sessionToken(context) ?? '',
    newPassword,
    network: context.get(requestOriginContext).network,
    deviceToken: readCookie(request, cookiesFor(context).device),
  };
  const changed =
    currentPassword === undefined ? replaceTemporaryPassword(change) : changePassword({ ...change, currentPassword });
  return changed.catch(fallbackInOutage({ outcome: 'busy' } as const));
}

function changedResponse(signedIn: SignedIn, session: Session | null, context: Context) {
  const notice = { tone: 'success', title: 'success.title', text: 'changePassword.success' } as const;
  return redirectWithNotice(context, startPageOf(session?.role ?? null), notice, signedInCookies(signedIn, context));
}

export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const form = useForm(passwordChangeForm, actionData ?? null);
  const needsCurrentPassword = loaderData.needsCurrentPassword || form.field('currentPassword').error !== undefined;
  return (
    <PortalPage
      title={t('changePassword.title')}
      {...(loaderData.isForced
        ? { lead: t('changePassword.lead'), width: 'narrow' }
        : { back: { to: href('/account'), text: t('account.back') }, width: 'text' })}
    >
      <Card>
        <Form method="post" noValidate className="flex max-w-md flex-col gap-5">
          {needsCurrentPassword ? (
            <PasswordField {...form.field('currentPassword')} autoComplete="current-password" />
          ) : (
            <input type="email" autoComplete="username" value={loaderData.email} readOnly hidden />
          )}
          <NewPasswordFields form={form} />
          <SubmitButton form={form} isWide />
        </Form>
      </Card>
      {loaderData.isForced && <SignOutForm className={buttonClass({ variant: 'secondary', size: 'small' })} />}
    </PortalPage>
  );
}
