import type { Notice } from '../../http/toasts.server.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { Toast } from '../../ui/toast.tsx';

export function formatNotice({ tone, title, text, parameters }: Notice, t: Translate): Omit<Toast, 'id' | 'forPath'> {
  // Parameters are type-checked where the notice is created.
  const translate = t as (key: Notice['text'], parameters?: Record<string, string>) => string;
  return { tone, title: title && translate(title), text: translate(text, parameters) };
}
