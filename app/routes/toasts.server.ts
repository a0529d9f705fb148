import type { RouterContextProvider } from 'react-router';
import { messages } from '../../content/messages/en.ts';
import type { MessageKey } from '../i18n/translate.ts';
import type { Toast } from '../ui/toast.tsx';
import { cookiesFor, readCookie, writeCookie } from './cookies.server.ts';

type Context = Readonly<RouterContextProvider>;

/** A toast before it has a language. */
export interface Notice {
  tone: Toast['tone'];
  title?: MessageKey;
  text: MessageKey;
  parameters?: Record<string, string>;
}

/** A notice for the page that a redirect leads to. */
export function toastHeader(context: Context, notice: Notice): [string, string][] {
  return [['Set-Cookie', writeCookie(cookiesFor(context).toast, JSON.stringify(notice))]];
}

/** The notice that waits for this page, if any; anything that is not a notice of ours counts as none. */
export function waitingToast(request: Request, context: Context): Notice | null {
  const carried = readCookie(request, cookiesFor(context).toast);
  if (!carried) return null;
  try {
    const notice: Notice = JSON.parse(carried);
    const isKnown = (key: unknown): key is MessageKey => typeof key === 'string' && Object.hasOwn(messages, key);
    return isKnown(notice.text) && (notice.title === undefined || isKnown(notice.title)) ? notice : null;
  } catch {
    return null;
  }
}

export function clearToastHeader(context: Context): [string, string] {
  return ['Set-Cookie', writeCookie(cookiesFor(context).toast, '')];
}
