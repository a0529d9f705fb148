import { useMemo, useSyncExternalStore } from 'react';
import type { ShellData } from './shell-data.server.ts';

/** `forPath`: path of the page the notice belongs to, which may not be shown yet. */
type ArrivedNotice = NonNullable<ShellData['notice']> & { forPath?: string };

const none: readonly ArrivedNotice[] = [];
/** Replaced with each notice, so that React detects the change. */
let arrived = none;
const listeners = new Set<() => void>();

/** Stores a notice, because the next load may replace the data before a slow device renders it. */
export function keepNotice(notice: ArrivedNotice): void {
  arrived = [...arrived, notice];
  for (const tell of listeners) tell();
}

/** The notices of the document and of later navigations, without duplicates. */
export function useNotices({ notice }: ShellData): readonly ArrivedNotice[] {
  const since = useSyncExternalStore(
    subscribe,
    () => arrived,
    () => none,
  );
  return useMemo(
    () => (notice && !since.some(({ id }) => id === notice.id) ? [notice, ...since] : since),
    [notice, since],
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
