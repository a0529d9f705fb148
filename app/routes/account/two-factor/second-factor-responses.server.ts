import { data, type RouterContextProvider } from 'react-router';
import { dataWithNotice, redirectWithNotice } from '#http/notices.server.ts';
import { secondFactorPage } from '#http/second-factor-due.server.ts';
import { writeForSession } from '#http/session.server.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import type { PersonWriteTx } from '#platform/database.server.ts';
import type { Notice } from '#ui/notices.ts';

type Context = Readonly<RouterContextProvider>;

export const writeOwn = <Result>(context: Context, work: (tx: PersonWriteTx) => Promise<Result>) =>
  writeForSession(context, work);

/** The password was entered too long ago, or another tab has made the change. The page shows which. */
export function refusedResponse(context: Context) {
  const notice: Notice = { tone: 'error', text: 'twoFactor.refused' };
  return dataWithNotice(context, { kind: 'invalid' as const, notice }, { status: 409 });
}

export const backToPage = (context: Context, text: PlainTranslationKey) =>
  redirectWithNotice(context, secondFactorPage, { tone: 'success', text });

/** Returns the recovery codes that are made with the first factor; a redirect would lose them. */
export function addedResponse(context: Context, codes: string[] | null, text: PlainTranslationKey) {
  if (codes === null) throw backToPage(context, text);
  return data({ kind: 'done' as const, codes });
}
