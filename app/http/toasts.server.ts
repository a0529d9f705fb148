import { createContext, type RouterContextProvider } from 'react-router';
import * as z from 'zod/mini';
import { translations } from '../../content/translations/en.ts';
import type { PlainTranslationKey } from '../i18n/translate.ts';
import { parseJson } from '../platform/parse-json.ts';
import type { Notice } from '../ui/notices.ts';
import { cookiesFor, readCookie, writeCookie } from './cookies.server.ts';

type Context = Readonly<RouterContextProvider>;

const noticeHere = createContext<Notice | null>(null);

/** For an action without a redirect: the notice is in its HTML and data, not in a cookie. */
export function noticeOnThisPage(context: Context, notice: Notice): Notice {
  context.set(noticeHere, notice);
  return notice;
}

/** For the next page. Null removes the cookie. @see ADR-3 */
export function toastHeader(context: Context, notice: Notice | null): [string, string][] {
  return [['Set-Cookie', writeCookie(cookiesFor(context).toast, notice ? JSON.stringify(notice) : '')]];
}

export function waitingToast(request: Request, context: Context): Notice | null {
  const carried = parseJson(readCookie(request, cookiesFor(context).toast));
  return context.get(noticeHere) ?? NoticeSchema.safeParse(carried).data ?? null;
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
