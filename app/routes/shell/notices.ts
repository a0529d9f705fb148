import { useMemo, useSyncExternalStore } from 'react';
import type { ShellData } from './shell-data.server.ts';

/** `forPath`: the path of the page that it came with, which may not be shown yet. */
type ArrivedNotice = NonNullable<ShellData['notice']> & { forPath?: string };

const none: readonly ArrivedNotice[] = [];
/** A new array with each notice, so that React sees the change. */
let arrived = none;
const listeners = new Set<() => void>();

/**
 * Keeps a notice that came with a navigation's data. The server says it once; on a slow device the data of the next load
 * may take its place before React has shown it.
 */
export function keepNotice(notice: ArrivedNotice): void {
  arrived = [...arrived, notice];
  for (const tell of listeners) tell();
}

/** The notice that came with the document, and all that came since; none twice. */
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
