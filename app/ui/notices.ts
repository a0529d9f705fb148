import { useSyncExternalStore } from 'react';
import type { PlainTranslationKey, TranslationKey } from '../i18n/translate.ts';

/** A toast before translation. */
export interface Notice {
  tone: 'success' | 'error' | 'info';
  title?: TranslationKey;
  text: TranslationKey;
  parameters?: Record<string, string>;
  /** To what the notice is about. */
  link?: { to: string; text: PlainTranslationKey };
  /** Posts the intent to the path, such as to undo what the notice tells of. */
  button?: { to: string; intent: string; text: PlainTranslationKey };
}

/** `forPath`: path of the next page, to which the notice belongs. */
export type ShownNotice = Notice & { id: string; forPath?: string | undefined };

const none: readonly ShownNotice[] = [];
let shown = none;
let count = 0;
const received = new Set<string>();
const listeners = new Set<() => void>();

/** Browser only. Ignores an `id` that was received before. @see core §8 */
export function showNotice(notice: Notice, { id = `shown-${++count}`, forPath }: Partial<ShownNotice> = {}): void {
  if (received.has(id)) return;
  received.add(id);
  changeNotices((notices) => addNotice(notices, { ...notice, id, forPath }));
}

export function changeNotices(change: (notices: readonly ShownNotice[]) => readonly ShownNotice[]): void {
  const changed = change(shown);
  if (changed === shown) return;
  shown = changed;
  for (const notify of listeners) notify();
}

/** @param first those of the document, for the server and hydration */
export function useNotices(first: readonly ShownNotice[]): readonly ShownNotice[] {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => first,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows each text once. A success removes earlier errors. */
export function addNotice(notices: readonly ShownNotice[], added: ShownNotice): readonly ShownNotice[] {
  const kept = added.tone === 'success' ? withoutErrors(notices) : notices;
  const textOf = ({ tone, title, text, parameters }: Notice) => JSON.stringify([tone, title, text, parameters]);
  return kept.some((notice) => textOf(notice) === textOf(added)) ? kept : [...kept, added];
}

export function withoutErrors(notices: readonly ShownNotice[]): readonly ShownNotice[] {
  return notices.some(({ tone }) => tone === 'error') ? notices.filter(({ tone }) => tone !== 'error') : notices;
}

/** Keeps only notices for the page at `path`, and those until the next navigation. */
export function noticesAfterNavigation(notices: readonly ShownNotice[], path: string): readonly ShownNotice[] {
  return notices.filter(({ forPath }) => forPath === path).map((notice) => ({ ...notice, forPath: undefined }));
}
