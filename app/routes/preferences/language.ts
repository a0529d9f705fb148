import { redirect } from 'react-router';
import { isLanguage } from '../../../content/languages.ts';
import { rememberLanguage } from '../../features/accounts/language.server.ts';
import { onlyText } from '../../forms/parse-form.server.ts';
import { person, writeAs } from '../../platform/doors.server.ts';
import { cookiesFor, writeCookie } from '../cookies.server.ts';
import { findVisitorSession, safeRedirect } from '../session.server.ts';
import type { Route } from './+types/language.ts';

/** Stores the chosen language: in the cookie, and in the account of whoever is signed in. @see decisions 9 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const language = onlyText(form, 'language');
  if (!isLanguage(language)) return Response.json({ error: 'unknown language' }, { status: 400 });
  const session = findVisitorSession(context);
  if (session) await writeAs(person(session.personId), (tx) => rememberLanguage(tx, language));
  const headers = { 'Set-Cookie': writeCookie(cookiesFor(context).language, language) };
  const returnTo = safeRedirect(form.get('returnTo'), context);
  // a script stays where it is
  return returnTo ? redirect(returnTo, { status: 303, headers }) : new Response(null, { status: 204, headers });
}
