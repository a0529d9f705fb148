import type { Translate } from '../../i18n/translate.ts';
import type { Toast } from '../../ui/toast.tsx';
import type { Notice } from '../toasts.server.ts';

/** A notice in the reader's language. */
export function sayNotice({ tone, title, text, parameters }: Notice, t: Translate): Omit<Toast, 'id' | 'forPath'> {
  // which text needs which parameters was checked where the notice was made
  const say = t as (key: Notice['text'], parameters?: Record<string, string>) => string;
  return { tone, title: title && say(title), text: say(text, parameters) };
}
