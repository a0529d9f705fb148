import { data, type RouterContextProvider, redirect } from 'react-router';
import { PreferencesSchema } from '../../../features/accounts/accounts.schema.ts';
import { rememberLanguage, rememberTimeZone } from '../../../features/accounts/personal-settings.server.ts';
import { parseForm } from '../../../forms/parse-form.server.ts';
import { cookiesFor, writeCookie } from '../../../http/cookies.server.ts';
import { getSession } from '../../../http/session.server.ts';
import { toastHeader } from '../../../http/toasts.server.ts';
import { person, writeAs } from '../../../platform/database.server.ts';
import type { AccountRefusals } from './account-refusals.ts';
import { preferencesForm } from './preferences-form.ts';

type Context = Readonly<RouterContextProvider>;

/** Stores language and time zone in the account, and the language in the browser. @see PD-9 */
export async function savePreferences(form: FormData, context: Context) {
  const { values, parsed } = parseForm(form, PreferencesSchema, preferencesForm);
  if (!parsed.ok) return data<AccountRefusals>({ preferences: { values, errors: parsed.errors } }, { status: 400 });
  const { language, timeZone } = parsed.value;
  await writeAs(person(getSession(context).personId), async (tx) => {
    await rememberLanguage(tx, language);
    await rememberTimeZone(tx, timeZone === '' ? null : timeZone);
  });
  const headers = new Headers(toastHeader(context, { tone: 'success', text: 'account.preferences.success' }));
  headers.append('Set-Cookie', writeCookie(cookiesFor(context).language, language));
  throw redirect('/account', { status: 303, headers });
}
