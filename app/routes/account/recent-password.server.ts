import type { RouterContextProvider } from 'react-router';
import { CurrentPasswordSchema } from '#features/accounts/accounts.schema.ts';
import { confirmPassword } from '#features/accounts/confirm-password.server.ts';
import { isConfirmed } from '#forms/confirmation.ts';
import { onlyText, parseForm } from '#forms/parse-form.server.ts';
import { getSession, sessionToken } from '#http/session.server.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { requestOriginContext } from '#platform/request-context.server.ts';
import { attemptRefusal } from './attempt-refusal.server.ts';
import type { AskedPassword } from './own-password.tsx';

type Context = Readonly<RouterContextProvider>;

export interface PasswordRefusal {
  /** For the field `currentPassword`, which the form then shows. */
  error: PlainTranslationKey;
  init: { status: number; headers?: Record<string, string> };
}

/**
 * Returns null if the password was entered in the last 10 minutes or is in the field `currentPassword`. Call it when the
 * rest of the form is valid, because a wrong password counts as an attempt.
 * @see R6 @see PD-40
 */
export async function requireRecentPassword(form: FormData, context: Context): Promise<PasswordRefusal | null> {
  const session = getSession(context);
  if (session.hasRecentPassword) return null;
  const { parsed } = parseForm(form, CurrentPasswordSchema);
  if (!parsed.ok) {
    const isAsked = onlyText(form, 'currentPassword');
    return refusal(isAsked ? (parsed.errors.currentPassword ?? 'validation.malformed') : 'account.password.again', 400);
  }
  const result = await confirmPassword({
    session,
    token: sessionToken(context) ?? '',
    currentPassword: parsed.value.currentPassword,
    network: context.get(requestOriginContext).network,
  });
  switch (result.outcome) {
    case 'confirmed':
      return null;
    case 'refused':
      return refusal('validation.password.wrong', 400);
    case 'busy':
    case 'too many':
      return attemptRefusal(result);
  }
}

export interface PasswordQuestion {
  asked: AskedPassword;
  init: ResponseInit;
}

/** For a form that is confirmed only to enter the password. Null if it may be saved. @see PD-65 */
export async function askPassword(form: FormData, context: Context): Promise<PasswordQuestion | null> {
  if (getSession(context).hasRecentPassword) return null;
  if (!isConfirmed(form)) return { asked: 'ask', init: { status: 428 } };
  const unproved = await requireRecentPassword(form, context);
  return unproved && { asked: unproved.error, init: unproved.init };
}

const refusal = (error: PlainTranslationKey, status: number): PasswordRefusal => ({ error, init: { status } });
