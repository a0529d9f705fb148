import type { RouterContextProvider } from 'react-router';
import { href } from 'react-router';
import { PreferencesSchema } from '#features/accounts/accounts.schema.ts';
import { rememberLanguage, rememberTimeZone } from '#features/accounts/remember-settings.server.ts';
import { handleForm } from '#forms/handle-form.server.ts';
import { parseForm } from '#forms/parse-form.server.ts';
import { cookiesFor, writeCookie } from '#http/cookies.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { writeForSession } from '#http/session.server.ts';
import { preferencesForm } from './preferences-form.ts';

type Context = Readonly<RouterContextProvider>;

/** Stores language and time zone in the account, language and appearance in the browser. @see PD-9, PD-87 */
export async function savePreferences(form: FormData, context: Context) {
  return handleForm(context, parseForm(form, PreferencesSchema, preferencesForm), async (preferences) => {
    const { language, timeZone, appearance } = preferences;
    const cookies = cookiesFor(context);
    await writeForSession(context, async (tx) => {
      await rememberLanguage(tx, language);
      await rememberTimeZone(tx, timeZone === '' ? null : timeZone);
    });
    throw redirectWithNotice(context, href('/account'), { tone: 'success', text: 'account.preferences.success' }, [
      writeCookie(cookies.language, language),
      writeCookie(cookies.appearance, appearance === 'device' ? '' : appearance),
    ]);
  });
}
