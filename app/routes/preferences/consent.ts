import { redirect } from 'react-router';
import { consentOf, consentToCookie } from '#features/consent/consent.ts';
import { onlyText } from '#forms/parse-form.server.ts';
import { cookiesFor, writeCookie } from '#http/cookies.server.ts';
import { safeRedirect } from '#http/session.server.ts';
import type { Route } from './+types/consent.ts';

/** Stores or deletes the cookie consent without a script; otherwise the browser does. @see PD-10 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const choice = onlyText(form, 'choice');
  const mirror = mirrorOf(choice, form);
  if (mirror === null) return Response.json({ error: 'unknown choice' }, { status: 400 });
  const headers = { 'Set-Cookie': writeCookie(cookiesFor(context).consent, mirror) };
  throw redirect(safeRedirect(form.get('returnTo'), context) ?? '/', { status: 303, headers });
}

function mirrorOf(choice: unknown, form: FormData): string | null {
  if (choice === 'reset') return '';
  if (choice === 'accept-all' || choice === 'reject-optional' || choice === 'save')
    return consentToCookie(consentOf(choice, form));
  return null;
}
