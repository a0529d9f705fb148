import { data, type RouterContextProvider, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import {
  addAuthenticator,
  removeAuthenticator,
  replaceRecoveryCodes,
} from '../../../features/accounts/change-second-factors.server.ts';
import { deviceOf } from '../../../features/accounts/devices.ts';
import { passkeySite } from '../../../features/accounts/passkey-site.server.ts';
import { NewPasskeySchema } from '../../../features/accounts/passkeys.schema.ts';
import { addPasskey, listOwnPasskeys, removePasskey } from '../../../features/accounts/passkeys.server.ts';
import { EnrolmentSchema } from '../../../features/accounts/second-factors.schema.ts';
import { getOwnSecondFactors } from '../../../features/accounts/second-factors.server.ts';
import type { AuthenticatorSetup } from '../../../features/accounts/second-factors.ts';
import { makeSecret, setUpAuthenticator } from '../../../features/accounts/totp.server.ts';
import type { RefusedForm } from '../../../forms/form-refusal.ts';
import { onlyText, parseForm } from '../../../forms/parse-form.server.ts';
import { isSecondFactorDue, secondFactorPage } from '../../../http/second-factor-due.server.ts';
import { getSession, readForSession, sessionToken } from '../../../http/session.server.ts';
import { startPageOf } from '../../../http/start-page.ts';
import { noticeOnThisPage, toastHeader } from '../../../http/toasts.server.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import type { PlainTranslationKey } from '../../../i18n/translate.ts';
import { person, type WriteTx, writeAs } from '../../../platform/database.server.ts';
import { servicesContext } from '../../../platform/request-context.server.ts';
import { isUuid } from '../../../platform/uuid.ts';
import type { Notice } from '../../../ui/notices.ts';
import { PortalTitle } from '../../shell/portal-title.tsx';
import { withNamespace } from '../../shell/with-namespace.ts';
import { requireRecentPassword } from '../recent-password.server.ts';
import type { Route } from './+types/route.ts';
import { Authenticator } from './authenticator.tsx';
import { enrolmentForm } from './enrolment-form.ts';
import { EnterPassword } from './enter-password.tsx';
import { passkeyForm } from './passkey-form.ts';
import { Passkeys } from './passkeys.tsx';
import { passwordForm } from './password-form.ts';
import { NewRecoveryCodes, RecoveryCodes } from './recovery-codes.tsx';
import { SetUpAuthenticator } from './set-up-authenticator.tsx';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [withNamespace('sign in'), withNamespace('account')];

type Context = Readonly<RouterContextProvider>;

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = getSession(context);
  const { email, hasRecentPassword: isChangeable } = session;
  const [factors, passkeys] = await Promise.all([
    readForSession(context, getOwnSecondFactors),
    readForSession(context, listOwnPasskeys),
  ]);
  const isSetUp = factors.authenticatorSince !== null;
  const setup = isSetUp || !isChangeable ? null : setUpAuthenticator(makeSecret(), email);
  const startPage = startPageOf(session.role);
  const { browser, system } = deviceOf(request.headers.get('user-agent'));
  const suggestedName = [browser, system].filter((part) => part !== null).join(', ');
  const isDue = isSecondFactorDue(session, context);
  return { factors, passkeys, isChangeable, setup, isDue, startPage, suggestedName };
}

/** A live update must not replace the secret that somebody is scanning. */
export function shouldRevalidate({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formAction === '/account/two-factor' && defaultShouldRevalidate;
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  switch (onlyText(form, 'intent')) {
    case passwordForm.intent:
      return confirmPassword(form, context);
    case 'enrol':
      return enrol(form, context);
    case 'new-codes':
      return makeNewCodes(context);
    case 'remove-authenticator':
      return remove(context);
    case passkeyForm.intent:
      return addPasskeyFromForm(form, context);
    case 'remove-passkey':
      return removePasskeyFromForm(form, context);
  }
  throw data(null, { status: 400 });
}

async function confirmPassword(form: FormData, context: Context) {
  const refusal = await requireRecentPassword(form, context);
  if (refusal) return answer({ wrongPassword: refusal.error }, refusal.init);
  throw redirect(secondFactorPage, 303);
}

async function enrol(form: FormData, context: Context) {
  const { personId, email } = getSession(context);
  const { values, parsed } = parseForm(form, EnrolmentSchema, enrolmentForm);
  // The secret stays the same: the app may have it already.
  const posted = EnrolmentSchema.shape.secret.safeParse(form.get('secret'));
  const setup = posted.success ? setUpAuthenticator(posted.data, email) : null;
  if (!parsed.ok) return answer({ setup, refused: { values, errors: parsed.errors } }, { status: 400 });
  const { secret, code } = parsed.value;
  const { keyring } = context.get(servicesContext);
  const token = sessionToken(context) ?? '';
  const enrolment = await write(context, (tx) => addAuthenticator(tx, keyring, { personId, token, secret, code }));
  if (enrolment.outcome === 'refused') return refusalResponse(context);
  if (enrolment.outcome === 'added') return answerAdded(enrolment.codes, 'twoFactor.added', context);
  return answer(
    { setup, refused: { values: { ...values, code: '' }, errors: { code: 'validation.code.wrong' } } },
    { status: 400 },
  );
}

async function addPasskeyFromForm(form: FormData, context: Context) {
  const { values, parsed } = parseForm(form, NewPasskeySchema, passkeyForm);
  const refuse = (errors: RefusedForm<'name' | 'response'>['errors']) =>
    answer({ refusedPasskey: { values, errors } }, { status: 400 });
  if (!parsed.ok) return refuse(parsed.errors);
  const site = passkeySite(context.get(servicesContext).appUrl);
  const added = await write(context, (tx) => addPasskey(tx, site, sessionToken(context) ?? '', parsed.value));
  if (added.outcome === 'invalid') return refuse({ response: 'passkeys.invalid' });
  return added.outcome === 'refused'
    ? refusalResponse(context)
    : answerAdded(added.codes, 'passkeys.done.added', context);
}

async function removePasskeyFromForm(form: FormData, context: Context) {
  const passkeyId = onlyText(form, 'passkeyId') ?? '';
  const token = sessionToken(context) ?? '';
  const isRemoved = isUuid(passkeyId) && (await write(context, (tx) => removePasskey(tx, token, passkeyId)));
  if (!isRemoved) return refusalResponse(context);
  throw backToPage(context, 'passkeys.done.removed');
}

/** Shows new recovery codes, which a redirect would lose. */
function answerAdded(codes: string[] | null, done: PlainTranslationKey, context: Context) {
  if (codes === null) throw backToPage(context, done);
  return answer({ codes });
}

const backToPage = (context: Context, text: PlainTranslationKey) =>
  redirect(secondFactorPage, { status: 303, headers: toastHeader(context, { tone: 'success', text }) });

async function makeNewCodes(context: Context) {
  const codes = await write(context, (tx) => replaceRecoveryCodes(tx, sessionToken(context) ?? ''));
  return codes === null ? refusalResponse(context) : answer({ codes });
}

async function remove(context: Context) {
  const isRemoved = await write(context, (tx) => removeAuthenticator(tx, sessionToken(context) ?? ''));
  if (!isRemoved) return refusalResponse(context);
  throw backToPage(context, 'twoFactor.removed');
}

const write = <Result,>(context: Context, work: (tx: WriteTx) => Promise<Result>) =>
  writeAs(person(getSession(context).personId), work);

/** The password was entered too long ago, or another tab has made the change. The page shows which. */
function refusalResponse(context: Context) {
  return answer({ toast: noticeOnThisPage(context, { tone: 'error', text: 'twoFactor.refused' }) }, { status: 409 });
}

interface Answer {
  /** The secret that the refused form was about. */
  setup: AuthenticatorSetup | null;
  refused: RefusedForm<'code' | 'secret'> | null;
  refusedPasskey: RefusedForm<'name' | 'response'> | null;
  codes: string[] | null;
  wrongPassword: PlainTranslationKey | null;
  toast: Notice | null;
}

function answer(told: Partial<Answer>, init: ResponseInit = {}) {
  const nothing = { setup: null, refused: null, refusedPasskey: null, codes: null, wrongPassword: null, toast: null };
  return data<Answer>({ ...nothing, ...told }, init);
}

/** @see R5 */
export default function TwoFactor({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { factors, passkeys, isChangeable, suggestedName } = loaderData;
  const setup = actionData?.setup ?? loaderData.setup;
  const hasFactor = factors.authenticatorSince !== null || passkeys.length > 0;
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 pt-6 pb-10 sm:px-6">
      <PortalTitle>{t('twoFactor.title')}</PortalTitle>
      <div>
        <h1 className="text-3xl">{t('twoFactor.title')}</h1>
        <p className="mt-2 text-ink-soft">{t('twoFactor.lead')}</p>
        {loaderData.isDue && <p className="mt-2 font-[560]">{t('twoFactor.required')}</p>}
      </div>
      {actionData?.codes && <NewRecoveryCodes codes={actionData.codes} startPage={loaderData.startPage} />}
      {!isChangeable && <EnterPassword refusedBecause={actionData?.wrongPassword ?? null} />}
      {(isChangeable || passkeys.length > 0) && (
        <Passkeys {...{ passkeys, isChangeable, suggestedName }} refused={actionData?.refusedPasskey ?? null} />
      )}
      {factors.authenticatorSince ? (
        <Authenticator since={factors.authenticatorSince} isChangeable={isChangeable} />
      ) : (
        setup && <SetUpAuthenticator setup={setup} refused={actionData?.refused ?? null} />
      )}
      {hasFactor && !actionData?.codes && (
        <RecoveryCodes left={factors.recoveryCodesLeft} isChangeable={isChangeable} />
      )}
    </div>
  );
}
