import { data, Form, Link, redirect } from 'react-router';
import { FirstPasswordSchema } from '../../features/accounts/accounts.schema.ts';
import { findWeakness } from '../../features/accounts/password-blocklist.server.ts';
import { choosePassword, findPasswordLink } from '../../features/accounts/password-links.server.ts';
import { FormProblem } from '../../forms/form-problem.tsx';
import type { RefusedForm } from '../../forms/form-refusal.ts';
import { type FieldErrors, parseForm } from '../../forms/parse-form.server.ts';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useForm } from '../../forms/use-form.ts';
import { toastHeader } from '../../http/toasts.server.ts';
import { useTranslate } from '../../i18n/language-context.tsx';
import { isDatabaseUnavailable } from '../../platform/database-errors.server.ts';
import { requestOriginContext } from '../../platform/request-context.server.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PublicLink } from '../../ui/public-link.tsx';
import { PortalTitle } from '../shell/portal-title.tsx';
import { withNamespace } from '../shell/with-namespace.ts';
import type { Route } from './+types/reset-password.ts';
import { accountContactForm } from './account-contact-form.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { resetForm } from './password-forms.ts';
import { languageCookie, tokenHeaders, tokenOf } from './token-page.server.ts';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [withNamespace('sign in')];

/** Opening the link uses nothing up: mail scanners open links. @see R7 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const link = await linkOf(request);
  const state = link === null ? 'invalid' : link !== 'unknown' && link.isSuspended ? 'suspended' : 'valid';
  const headers = new Headers(tokenHeaders);
  const cookie = languageCookie(request, context);
  if (cookie) headers.append('Set-Cookie', cookie);
  const isFound = link !== null && link !== 'unknown';
  return data(
    {
      state,
      email: state === 'valid' && isFound ? link.email : '',
      isInvitation: isFound && link.purpose === 'invitation',
    } as const,
    { status: state === 'valid' ? 200 : 400, headers },
  );
}

/** @see R7 @see PD-38 */
export async function action({ request, context }: Route.ActionArgs) {
  const { values, parsed } = parseForm(await request.formData(), FirstPasswordSchema, resetForm);
  const refuse = (errors: FieldErrors, status = 400) => data({ values, errors }, { status, headers: tokenHeaders });
  const link = await linkOf(request);
  if (link === null) return refuse({});
  if (!parsed.ok) return refuse(parsed.errors);
  if (link === 'unknown') return refuse({ newPassword: 'error.unexpected' }, 503);
  const { newPassword } = parsed.value;
  const weakness = await findWeakness(newPassword, link);
  if (weakness) return refuse({ newPassword: `validation.password.${weakness}` });

  const { network } = context.get(requestOriginContext);
  const { outcome } = await choosePassword({ token: tokenOf(request), newPassword, network }).catch(busyInOutage);
  switch (outcome) {
    case 'busy':
      return refuse({ newPassword: 'error.unexpected' }, 503);
    case 'unchanged':
      return refuse({ newPassword: 'validation.password.unchanged' });
    // The loader, which runs next, finds out again what is wrong with the link.
    case 'invalid':
    case 'suspended':
      return refuse({});
  }
  throw redirect('/parent-login', {
    status: 303,
    headers: toastHeader(context, { tone: 'success', title: 'success.title', text: 'reset.done' }),
  });
}

/** `unknown` while the database is unavailable. */
async function linkOf(request: Request) {
  return findPasswordLink(tokenOf(request)).catch((error: unknown) => {
    if (!isDatabaseUnavailable(error)) throw error;
    return 'unknown' as const;
  });
}

function busyInOutage(error: unknown): { outcome: 'busy' } {
  if (!isDatabaseUnavailable(error)) throw error;
  return { outcome: 'busy' };
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { state, isInvitation } = loaderData;
  return (
    <div className="mx-auto flex max-w-md flex-col gap-6 px-5 py-14 sm:py-20">
      <PortalTitle>{t('changePassword.title')}</PortalTitle>
      <div>
        <h1 className="text-3xl">{t(isInvitation ? 'reset.invitation.title' : 'changePassword.title')}</h1>
        {isInvitation && state === 'valid' && <p className="mt-2 text-ink-soft">{t('reset.invitation.text')}</p>}
      </div>
      <Card>
        {state === 'invalid' && <InvalidLink />}
        {state === 'suspended' && (
          <FormProblem>
            {t('reset.suspended')}{' '}
            <PublicLink to={accountContactForm} className="text-link">
              {t('login.contact')}
            </PublicLink>
          </FormProblem>
        )}
        {state === 'valid' && <PasswordForm email={loaderData.email} refused={actionData ?? null} />}
      </Card>
    </div>
  );
}

function InvalidLink() {
  const t = useTranslate();
  return (
    <>
      <FormProblem>{t('reset.invalid')}</FormProblem>
      <p className="mt-5">{t('reset.invalid.next')}</p>
      <p className="mt-5">
        <Link to="/forgot-password" className={buttonClass({})}>
          {t('reset.again')}
        </Link>
      </p>
    </>
  );
}

type PasswordFormProps = { email: string; refused: RefusedForm<'newPassword' | 'confirmation'> | null };

function PasswordForm({ email, refused }: PasswordFormProps) {
  const t = useTranslate();
  const form = useForm(resetForm, refused);
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      {email !== '' && (
        <p className="text-sm text-ink-soft">
          {t('reset.account')}{' '}
          <bdi translate="no" className="break-all text-ink">
            {email}
          </bdi>
        </p>
      )}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields form={form} />
      <SubmitButton form={form} isWide />
    </Form>
  );
}
