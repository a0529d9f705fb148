import { data, href } from 'react-router';
import { beginAuthenticator } from '#features/accounts/change-second-factors.server.ts';
import { deviceOf } from '#features/accounts/devices.ts';
import { listOwnPasskeys } from '#features/accounts/passkeys.server.ts';
import { getOwnSecondFactors } from '#features/accounts/second-factors.server.ts';
import { setUpAuthenticator } from '#features/accounts/totp.server.ts';
import { answerTo } from '#forms/form-answer.ts';
import { revalidateOutdated } from '#forms/outdated-form.ts';
import { onlyText } from '#forms/parse-form.server.ts';
import { isSecondFactorDue, secondFactorPage } from '#http/second-factor-due.server.ts';
import { getSession, readForSession, sessionToken, writeForSession } from '#http/session.server.ts';
import { startPageOf } from '#http/start-page.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Card } from '#ui/card.tsx';
import { PortalPage } from '../../shell/portal-page.tsx';
import { confirmPasswordFromForm } from '../confirm-password/confirm-password.server.ts';
import { EnterPassword } from '../confirm-password/enter-password.tsx';
import { definePasswordForm } from '../confirm-password/password-form.ts';
import type { Route } from './+types/route.ts';
import { Authenticator } from './authenticator.tsx';
import { enrolFromForm, removeAuthenticatorOf } from './change-authenticator.server.ts';
import { addPasskeyFromForm, removePasskeyFromForm } from './change-passkeys.server.ts';
import { makeNewCodes } from './change-recovery-codes.server.ts';
import { enrolmentForm } from './enrolment-form.ts';
import { passkeyForm } from './passkey-form.ts';
import { Passkeys } from './passkeys.tsx';
import { NewRecoveryCodes, RecoveryCodes } from './recovery-codes.tsx';
import { secondFactorIntents } from './second-factor-intents.ts';
import { SetUpAuthenticator } from './set-up-authenticator.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = getSession(context);
  const { email, hasRecentPassword: isChangeable } = session;
  const [factors, passkeys] = await Promise.all([
    readForSession(context, getOwnSecondFactors),
    readForSession(context, listOwnPasskeys),
  ]);
  const token = sessionToken(context) ?? '';
  const isAddable = factors.authenticatorSince === null && isChangeable;
  const secret = isAddable ? await writeForSession(context, (tx) => beginAuthenticator(tx, token)) : null;
  const setup = secret === null ? null : setUpAuthenticator(secret, email);
  const startPage = startPageOf(session.role);
  const { browser, system } = deviceOf(request.headers.get('user-agent'));
  const suggestedName = [browser, system].filter((part) => part !== null).join(', ');
  const isDue = isSecondFactorDue(session, context);
  return { factors, passkeys, isChangeable, setup, isDue, startPage, suggestedName };
}

const passwordForm = definePasswordForm('twoFactor.password');

/** The page then shows the next secret, or what another tab has changed. */
export const shouldRevalidate = revalidateOutdated;

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  switch (onlyText(form, 'intent')) {
    case passwordForm.intent:
      return confirmPasswordFromForm(passwordForm, secondFactorPage, form, context);
    case enrolmentForm.intent:
      return enrolFromForm(form, context);
    case secondFactorIntents.newCodes:
      return makeNewCodes(context);
    case secondFactorIntents.removeAuthenticator:
      return removeAuthenticatorOf(context);
    case passkeyForm.intent:
      return addPasskeyFromForm(form, context);
    case secondFactorIntents.removePasskey:
      return removePasskeyFromForm(form, context);
  }
  throw data(null, { status: 400 });
}

/** @see R5 */
export default function TwoFactor({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { factors, passkeys, isChangeable, setup, suggestedName } = loaderData;
  const codes = actionData?.kind === 'done' ? actionData.codes : null;
  const hasFactor = factors.authenticatorSince !== null || passkeys.length > 0;
  return (
    <PortalPage
      title={t('twoFactor.title')}
      lead={t('twoFactor.lead')}
      {...(!loaderData.isDue && { back: { to: href('/account'), text: t('account.back') } })}
      width="text"
    >
      {loaderData.isDue && <p className="font-[560]">{t('twoFactor.required')}</p>}
      {codes && <NewRecoveryCodes codes={codes} startPage={loaderData.startPage} />}
      {!isChangeable && (
        <Card>
          <EnterPassword definition={passwordForm} invalid={answerTo(passwordForm, actionData)} />
        </Card>
      )}
      {(isChangeable || passkeys.length > 0) && (
        <Passkeys {...{ passkeys, isChangeable, suggestedName }} invalid={answerTo(passkeyForm, actionData)} />
      )}
      {factors.authenticatorSince ? (
        <Authenticator since={factors.authenticatorSince} isChangeable={isChangeable} />
      ) : (
        setup && <SetUpAuthenticator setup={setup} invalid={answerTo(enrolmentForm, actionData)} />
      )}
      {hasFactor && !codes && <RecoveryCodes left={factors.recoveryCodesLeft} isChangeable={isChangeable} />}
    </PortalPage>
  );
}
