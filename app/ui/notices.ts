import type { PlainTranslationKey, TranslationKey, Translations } from '#i18n/translate.ts';

/** A toast before translation. Its action is a link or, with an intent, a button that posts it, such as to undo. */
export interface Notice {
  tone: 'success' | 'error' | 'info';
  title?: TranslationKey;
  text: TranslationKey;
  parameters?: Record<string, string>;
  action?: { to: string; text: PlainTranslationKey; intent?: string };
  /** Of its keys, if the page may not have loaded them. */
  texts?: Partial<Translations>;
}

/** `page`: path and query of the page that shows it. */
export type ShownNotice = Notice & { page: string };

let notices: readonly ShownNotice[] = [];
const listeners = new Set<() => void>();

/** Browser only. Shows each text once. A success removes errors. @see core §8 */
export function showNotice(notice: Notice, url = location.href): void {
  filterNotices((other) => keyOf(other) !== keyOf(notice) && !(notice.tone === 'success' && other.tone === 'error'));
  replaceNotices([...notices, { ...notice, page: pageAt(url) }]);
}

export function filterNotices(predicate: (notice: ShownNotice) => boolean): void {
  const kept = notices.filter(predicate);
  if (kept.length < notices.length) replaceNotices(kept);
}

function replaceNotices(changed: readonly ShownNotice[]): void {
  notices = changed;
  for (const notify of listeners) notify();
}

export const readNotices = () => notices;

export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same for the same text. */
export const keyOf = ({ tone, title, text, parameters }: Notice) => JSON.stringify([tone, title, text, parameters]);

export function pageAt(url: string): string {
  const { pathname, search } = new URL(url, location.href);
  return pathname + search;
}
