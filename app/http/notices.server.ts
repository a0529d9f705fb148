import { createContext, data, type RouterContextProvider, redirect } from 'react-router';
import * as z from 'zod/mini';
import type { Language } from '#content/languages.ts';
import { translations } from '#content/translations/en.ts';
import { catalogueOf } from '#i18n/catalogue-of.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { parseJson } from '#platform/parse-json.ts';
import type { Notice } from '#ui/notices.ts';
import { cookiesFor, readCookie, writeCookie } from './cookies.server.ts';

type Context = Readonly<RouterContextProvider>;

const noticeOfAction = createContext<Notice | null>(null);

/** Redirects to a page that shows the notice. @param cookies more values of Set-Cookie @see ADR-3 */
export function redirectWithNotice(context: Context, location: string, notice: Notice, cookies: string[] = []) {
  const headers = [noticeCookie(context, notice), ...cookies].map((cookie): [string, string] => ['Set-Cookie', cookie]);
  return redirect(location, { status: 303, headers });
}

/** Action data whose `notice` the same page shows. A document shows it in its HTML, the client router from the data. */
export function dataWithNotice<Value extends { notice: Notice | null }>(
  context: Context,
  value: Value,
  init: ResponseInit,
) {
  context.set(noticeOfAction, value.notice);
  return data(value, init);
}

/** Null removes the cookie. */
export function noticeCookie(context: Context, notice: Notice | null): string {
  return writeCookie(cookiesFor(context).toast, notice ? JSON.stringify(notice) : '');
}

/** The notice of the action that the page responds to. */
export const noticeOfResponse = (context: Context): Notice | null => context.get(noticeOfAction);

/** The notice of the redirect that led to the page. */
export function noticeOfRedirect(request: Request, context: Context): Notice | null {
  const stored = parseJson(readCookie(request, cookiesFor(context).toast));
  return NoticeSchema.safeParse(stored).data ?? null;
}

/** With its texts: the page that shows it may not have those of the page that redirected. */
export function noticeWithTexts(notice: Notice, language: Language): Notice {
  const texts = catalogueOf(language);
  const keys = [notice.title, notice.text, notice.action?.text].filter((key) => key !== undefined);
  return { ...notice, texts: Object.fromEntries(keys.map((key) => [key, texts[key]])) };
}

const KeySchema = z.custom<PlainTranslationKey>((key) => typeof key === 'string' && Object.hasOwn(translations, key));

const PathSchema = z.string().check(z.regex(/^\/(?![/\\])/));

const NoticeSchema = z.object({
  tone: z.enum(['success', 'error', 'info']),
  title: z.exactOptional(KeySchema),
  text: KeySchema,
  parameters: z.exactOptional(z.record(z.string(), z.string())),
  action: z.exactOptional(z.object({ to: PathSchema, text: KeySchema, intent: z.exactOptional(z.string()) })),
});
