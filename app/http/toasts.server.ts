import { createContext, type RouterContextProvider } from 'react-router';
import { translations } from '../../content/translations/en.ts';
import type { TranslationKey } from '../i18n/translate.ts';
import type { Toast } from '../ui/toast.tsx';
import { cookiesFor, readCookie, writeCookie } from './cookies.server.ts';

type Context = Readonly<RouterContextProvider>;

/** An untranslated toast. */
export interface Notice {
  tone: Toast['tone'];
  title?: TranslationKey;
  text: TranslationKey;
  parameters?: Record<string, string>;
}

export function toastHeader(context: Context, notice: Notice): [string, string][] {
  return [['Set-Cookie', writeCookie(cookiesFor(context).toast, JSON.stringify(notice))]];
}

const noticeHere = createContext<Notice | null>(null);

/** A notice on the page that the action returns: in its HTML, and in the action data for `useActionToast`. */
export function noticeOnThisPage(context: Context, notice: Notice): Notice {
  context.set(noticeHere, notice);
  return notice;
}

/** The notice for this page, or null; ignores invalid cookies. */
export function waitingToast(request: Request, context: Context): Notice | null {
  const here = context.get(noticeHere);
  if (here) return here;
  const carried = readCookie(request, cookiesFor(context).toast);
  if (!carried) return null;
  try {
    const notice: unknown = JSON.parse(carried);
    return isNotice(notice) ? notice : null;
  } catch {
    return null;
  }
}

const tones: readonly unknown[] = ['success', 'error', 'info'] satisfies Notice['tone'][];

/** Cookies may contain anything and must not make the page fail. */
function isNotice(carried: unknown): carried is Notice {
  if (typeof carried !== 'object' || carried === null) return false;
  const { tone, title, text, parameters = {} } = carried as Partial<Record<keyof Notice, unknown>>;
  if (typeof parameters !== 'object' || parameters === null) return false;
  const isKnown = (key: unknown) => typeof key === 'string' && Object.hasOwn(translations, key);
  const areTexts = Object.values(parameters).every((value) => typeof value === 'string');
  return tones.includes(tone) && isKnown(text) && (title === undefined || isKnown(title)) && areTexts;
}

export function clearToastHeader(context: Context): [string, string] {
  return ['Set-Cookie', writeCookie(cookiesFor(context).toast, '')];
}
