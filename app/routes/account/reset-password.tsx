import { data, Form, href, Link, type RouterContextProvider } from 'react-router';
import { FirstPasswordSchema } from '#features/accounts/accounts.schema.ts';
import { choosePassword, type PasswordChoiceResult } from '#features/accounts/choose-password.server.ts';
import { findWeakness, type PasswordWeakness } from '#features/accounts/password-blocklist.server.ts';
import { findPasswordLink } from '#features/accounts/password-links.server.ts';
import type { FormAnswer } from '#forms/form-answer.ts';
import { FormProblem } from '#forms/form-problem.tsx';
import { handleForm } from '#forms/handle-form.server.ts';
import { parseForm } from '#forms/parse-form.server.ts';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { cookiesFor, readCookie } from '#http/cookies.server.ts';
import { sessionToken } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { fallbackInOutage } from '#platform/database-errors.server.ts';
import { requestOriginContext } from '#platform/request-context.server.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PublicLink } from '#ui/public-link.tsx';
import { EmailText } from '../shell/email-text.tsx';
import { PortalPage } from '../shell/portal-page.tsx';
import type { Route } from './+types/reset-password.ts';
import { accountContactForm } from './account-contact-form.ts';
import { attemptRefusal } from './attempt-refusal.server.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { resetForm } from './password-forms.ts';
import { signedInResponse, toSecondStep } from './sign-in-responses.server.ts';
import { tokenHeaders, tokenOf } from './token-page.server.ts';

/** Opening the link changes nothing, because mail scanners open links. @see R7 */
export async function loader({ url }: Route.LoaderArgs) {
  const link = await linkOf(url);
  const state = link === null ? 'invalid' : link !== 'unknown' && link.isSuspended ? 'suspended' : 'valid';
  const isFound = link !== null && link !== 'unknown';
  return data(
    {
      state,
      email: state === 'valid' && isFound ? link.email : '',
      isInvitation: isFound && link.purpose === 'invitation',
    } as const,
    { status: state === 'valid' ? 200 : 400, headers: tokenHeaders },
  );
}

/** @see R7 @see PD-38 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const posted = parseForm(await request.formData(), FirstPasswordSchema, resetForm);
  return handleForm(context, posted, async ({ newPassword }, returnErrors) => {
    const result = await saveNewPassword(url, newPassword, request, context);
    switch (result.outcome) {
      case 'signed in':
        throw await signedInResponse(result, { request, context, wanted: null, text: 'reset.done' });
      case 'second factor':
        throw await toSecondStep(result.token, null, context, 'reset.done');
      case 'busy': {
        const { error, init } = attemptRefusal(result);
        return returnErrors({ newPassword: error }, init);
      }
      // The loader runs next, and the page shows what is wrong with the link.
      case 'invalid':
      case 'suspended':
        return returnErrors({});
      default:
        return returnErrors({ newPassword: `validation.password.${result.outcome}` });
    }
  });
}

async function saveNewPassword(
  url: URL,
  newPassword: string,
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<PasswordChoiceResult | { outcome: PasswordWeakness }> {
  const link = await linkOf(url);
  if (link === null) return { outcome: 'invalid' };
  if (link === 'unknown') return { outcome: 'busy' };
  const weakness = await findWeakness(newPassword, link);
  if (weakness) return { outcome: weakness };
  const choice = {
    token: tokenOf(url),
    newPassword,
    network: context.get(requestOriginContext).network,
    oldToken: sessionToken(context),
    deviceToken: readCookie(request, cookiesFor(context).device),
  };
  return choosePassword(choice).catch(fallbackInOutage({ outcome: 'busy' } as const));
}

/** `unknown` while the database is unavailable. */
const linkOf = (url: URL) => findPasswordLink(tokenOf(url)).catch(fallbackInOutage('unknown' as const));

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { state, isInvitation } = loaderData;
  return (
    <PortalPage
      title={t('changePassword.title')}
      heading={t(isInvitation ? 'reset.invitation.title' : 'changePassword.title')}
      lead={isInvitation && state === 'valid' && t('reset.invitation.text')}
      width="narrow"
    >
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
        {state === 'valid' && <PasswordForm email={loaderData.email} invalid={actionData ?? null} />}
      </Card>
    </PortalPage>
  );
}

function InvalidLink() {
  const t = useTranslate();
  return (
    <>
      <FormProblem>{t('reset.invalid')}</FormProblem>
      <p className="mt-5">{t('reset.invalid.next')}</p>
      <p className="mt-5">
        <Link to={href('/forgot-password')} className={buttonClass({})}>
          {t('reset.again')}
        </Link>
      </p>
    </>
  );
}

type PasswordFormProps = { email: string; invalid: FormAnswer<'newPassword' | 'confirmation'> | null };

function PasswordForm({ email, invalid }: PasswordFormProps) {
  const t = useTranslate();
  const form = useForm(resetForm, invalid);
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      {email !== '' && (
        <p className="text-sm text-ink-soft">
          {t('reset.account')}{' '}
          <span className="text-ink">
            <EmailText email={email} />
          </span>
        </p>
      )}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields form={form} />
      <SubmitButton form={form} isWide />
    </Form>
  );
}
