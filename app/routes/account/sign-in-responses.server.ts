import { href, type RouterContextProvider, redirect, redirectDocument } from 'react-router';
import type { Language } from '#content/languages.ts';
import type { Session } from '#features/accounts/accounts.ts';
import { rememberLanguage } from '#features/accounts/remember-settings.server.ts';
import { findPendingSignIn } from '#features/accounts/second-factors.server.ts';
import { findSession } from '#features/accounts/sessions.server.ts';
import type { SignedIn } from '#features/accounts/sign-in.server.ts';
import { cookiesFor, signedInCookies, writeCookie } from '#http/cookies.server.ts';
import { languageOf } from '#http/language.server.ts';
import { noticeCookie, redirectWithNotice } from '#http/notices.server.ts';
import { startPageOf } from '#http/start-page.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { person, writeAs } from '#platform/database.server.ts';
import { fallbackInOutage } from '#platform/database-errors.server.ts';

type Context = Readonly<RouterContextProvider>;

interface SignInForm {
  request: Request;
  context: Context;
  /** A safe path, or null. */
  wanted: string | null;
  /** Of the notice, instead of the one that names the page. */
  text?: PlainTranslationKey;
}

/** The response to a successful sign-in. @see core §4 Login form */
export async function signedInResponse(
  signedIn: SignedIn,
  { request, context, wanted, text: given }: SignInForm,
): Promise<Response> {
  const session = await findSession(signedIn.token, 'read');
  if (session && session.language === null) await storeLanguage(session, languageOf(request, context));
  const startPage = startPageOf(session?.role ?? null);
  const destination = wanted ?? startPage;
  const isStart = [startPage, href('/parent-dashboard')].includes(pathnameOf(destination));
  const text = given ?? (isStart ? 'login.success' : 'login.successElsewhere');
  const notice = noticeCookie(context, { tone: 'success', title: 'success.title', text });
  const headers = new Headers();
  for (const cookie of [notice, ...signedInCookies(signedIn, context)]) headers.append('Set-Cookie', cookie);
  // A full document load, because an external script allowed by a visitor must not run in the portal.
  return redirectDocument(destination, { status: 303, headers });
}

/** Mails to an account without a language are in all four, although its owner has used one. @see PD-9 */
async function storeLanguage({ personId }: Session, language: Language): Promise<void> {
  await writeAs(person(personId), (tx) => rememberLanguage(tx, language)).catch(fallbackInOutage(undefined));
}

const pathnameOf = (path: string) => path.split(/[?#]/, 1)[0] ?? '';

/** The response to a correct password of a person with a second factor. The page is in the account's language. */
export async function toSecondStep(
  token: string,
  wanted: string | null,
  context: Context,
  notice?: PlainTranslationKey,
): Promise<Response> {
  const pending = await findPendingSignIn(token).catch(fallbackInOutage(null));
  const query = new URLSearchParams({
    ...(pending?.language && { language: pending.language }),
    ...(wanted && { redirectTo: wanted }),
  });
  const headers = new Headers({ 'Set-Cookie': writeCookie(cookiesFor(context).pendingSignIn, token) });
  if (notice)
    headers.append('Set-Cookie', noticeCookie(context, { tone: 'success', title: 'success.title', text: notice }));
  const path = href('/parent-login/code');
  return redirect(query.size > 0 ? `${path}?${query}` : path, { status: 303, headers });
}

/** The response to a code after the sign-in has ended: the password is asked for again. */
export function toFirstStep(wanted: string | null, context: Context): Response {
  const path = wanted ? `${href('/parent-login')}?redirectTo=${encodeURIComponent(wanted)}` : href('/parent-login');
  return redirectWithNotice(context, path, { tone: 'info', text: 'login.sessionEnded' }, [
    writeCookie(cookiesFor(context).pendingSignIn, ''),
  ]);
}
