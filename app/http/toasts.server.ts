import { createContext, type RouterContextProvider } from 'react-router';
import * as z from 'zod/mini';
import { translations } from '../../content/translations/en.ts';
import type { PlainTranslationKey, TranslationKey } from '../i18n/translate.ts';
import type { Notice } from '../ui/notices.ts';
import { cookiesFor, readCookie, writeCookie } from './cookies.server.ts';

type Context = Readonly<RouterContextProvider>;

export function toastHeader(context: Context, notice: Notice): [string, string][] {
  return [['Set-Cookie', writeCookie(cookiesFor(context).toast, JSON.stringify(notice))]];
}

const noticeHere = createContext<Notice | null>(null);

/** For an action without a redirect: the notice is in its HTML and data, not in a cookie. */
export function noticeOnThisPage(context: Context, notice: Notice): Notice {
  context.set(noticeHere, notice);
  return notice;
}

export function waitingToast(request: Request, context: Context): Notice | null {
  const here = context.get(noticeHere);
  if (here) return here;
  const carried = readCookie(request, cookiesFor(context).toast);
  try {
    return NoticeSchema.safeParse(JSON.parse(carried ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

const TranslationKeySchema = z.custom<TranslationKey>(
  (key) => typeof key === 'string' && Object.hasOwn(translations, key),
);

const PlainKeySchema = z.custom<PlainTranslationKey>((key) => TranslationKeySchema.safeParse(key).success);

const PathSchema = z.string().check(z.regex(/^\/(?![/\\])/));

const NoticeSchema = z.object({
  tone: z.enum(['success', 'error', 'info']),
  title: z.exactOptional(TranslationKeySchema),
  text: TranslationKeySchema,
  parameters: z.exactOptional(z.record(z.string(), z.string())),
  link: z.exactOptional(z.object({ to: PathSchema, text: PlainKeySchema })),
  button: z.exactOptional(z.object({ to: PathSchema, intent: z.string(), text: PlainKeySchema })),
});

export function clearToastHeader(context: Context): [string, string] {
  return ['Set-Cookie', writeCookie(cookiesFor(context).toast, '')];
}
