import { data, Form, redirect, useNavigation } from 'react-router';
import { PasswordChangeSchema } from '../../features/accounts/accounts.ts';
import { changePassword } from '../../features/accounts/sign-in.server.ts';
import { type FieldErrors, parseForm } from '../../forms/parse-form.server.ts';
import { useErrorOf } from '../../forms/use-error-of.ts';
import { useTranslate } from '../../i18n/language-context.tsx';
import { requestOriginContext } from '../../platform/request-context.server.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { cookiesFor, writeCookie } from '../cookies.server.ts';
import { getSession, sessionToken } from '../session.server.ts';
import { toastHeader } from '../toasts.server.ts';
import type { Route } from './+types/change-password.ts';
import { SignOutButton } from './sign-out-button.tsx';

export const loader = ({ context }: Route.LoaderArgs) => ({ isForced: getSession(context).mustChangePassword });

/** @see R6 @see R7 @see R8 */
export async function action({ request, context }: Route.ActionArgs) {
  const parsed = parseForm(await request.formData(), PasswordChangeSchema);
  if (!parsed.ok) return data({ errors: parsed.errors }, { status: 400 });
  const { currentPassword, newPassword } = parsed.value;
  const result = await changePassword({
    session: getSession(context),
    token: sessionToken(context) ?? '',
    currentPassword,
    newPassword,
    network: context.get(requestOriginContext).network,
  });
  if (result.outcome === 'busy') {
    const errors: FieldErrors = { currentPassword: 'error.unexpected' };
    return data({ errors }, { status: 503, headers: { 'Retry-After': '5' } });
  }
  if (result.outcome === 'too many') {
    const errors: FieldErrors = { currentPassword: 'login.tooMany' };
    return data({ errors }, { status: 429, headers: { 'Retry-After': String(result.retryAfterSeconds) } });
  }
  if (result.outcome === 'refused') {
    const errors: FieldErrors = { currentPassword: 'validation.password.wrong' };
    return data({ errors }, { status: 400 });
  }
  const headers = new Headers(
    toastHeader(context, { tone: 'success', title: 'success.title', text: 'changePassword.success' }),
  );
  headers.append('Set-Cookie', writeCookie(cookiesFor(context).session, result.token));
  throw redirect('/parent-dashboard', { status: 303, headers });
}

export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const isSubmitting = useNavigation().formAction === '/change-password';
  const errorOf = useErrorOf(actionData?.errors);
  return (
    <div className="mx-auto flex max-w-md flex-col gap-6 px-5 py-14 sm:py-20">
      <title>{t('changePassword.title')}</title>
      <div>
        <h1 className="text-3xl">{t('changePassword.title')}</h1>
        {loaderData.isForced && <p className="mt-2 text-ink-soft">{t('changePassword.lead')}</p>}
      </div>
      <Card>
        <Form method="post" noValidate className="flex flex-col gap-5">
          <PasswordField
            label={t('changePassword.current')}
            name="currentPassword"
            autoComplete="current-password"
            error={errorOf('currentPassword')}
          />
          <PasswordField
            label={t('changePassword.new')}
            name="newPassword"
            autoComplete="new-password"
            hint={t('changePassword.rules')}
            error={errorOf('newPassword')}
          />
          <PasswordField
            label={t('changePassword.confirm')}
            name="confirmation"
            autoComplete="new-password"
            error={errorOf('confirmation')}
          />
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? t('changePassword.submitting') : t('changePassword.submit')}
          </Button>
        </Form>
      </Card>
      {loaderData.isForced && <SignOutButton />}
    </div>
  );
}
