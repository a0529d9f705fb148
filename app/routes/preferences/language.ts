import { redirect } from 'react-router';
import { isLanguage, type Language } from '#content/languages.ts';
import { rememberLanguage } from '#features/accounts/remember-settings.server.ts';
import { onlyText } from '#forms/parse-form.server.ts';
import { cookiesFor, writeCookie } from '#http/cookies.server.ts';
import { noticeCookie } from '#http/notices.server.ts';
import { findVisitorSession, isSessionUnknown, safeRedirect, writeForSession } from '#http/session.server.ts';
import { fallbackInOutage } from '#platform/database-errors.server.ts';
import type { Notice } from '#ui/notices.ts';
import type { Route } from './+types/language.ts';

/** Stores the language in the cookie and, if signed in, in the account. @see PD-9 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const language = onlyText(form, 'language');
  if (!isLanguage(language)) return Response.json({ error: 'unknown language' }, { status: 400 });
  const headers = new Headers({ 'Set-Cookie': writeCookie(cookiesFor(context).language, language) });
  const isSaved = await saveForAccount(language, context);
  const returnTo = safeRedirect(form.get('returnTo'), context);
  if (returnTo) {
    if (!isSaved) headers.append('Set-Cookie', noticeCookie(context, notSaved));
    throw redirect(returnTo, { status: 303, headers });
  }
  // A request by script needs no redirect.
  return isSaved
    ? new Response(null, { status: 204, headers })
    : Response.json({ error: 'not saved for the account' }, { status: 503, headers });
}

const notSaved: Notice = { tone: 'error', title: 'error.title', text: 'error.languageNotSaved' };

/** False if the database is unavailable; then only the cookie stores the choice. */
async function saveForAccount(language: Language, context: Route.ActionArgs['context']): Promise<boolean> {
  if (isSessionUnknown(context)) return false;
  const session = findVisitorSession(context);
  if (!session) return true;
  const saved = writeForSession(context, (tx) => rememberLanguage(tx, language));
  return saved.then(() => true).catch(fallbackInOutage(false));
}
