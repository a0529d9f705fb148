import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import type { Language } from '../../../content/languages.ts';
import { allowsAnalytics } from './consent-store.ts';

export interface CountedPage {
  /** The path as it is in English. */
  page: string;
  language: Language;
}

let isCounted = false;

/**
 * Tells the server that the page was opened and, when it is left or hidden for the first time, how fast it was. Once a
 * document; nothing is kept in the browser. @see decisions 11
 */
export function countVisit(visited: CountedPage, leaving: AbortSignal): void {
  if (isCounted || leaving.aborted || !allowsAnalytics()) return;
  isCounted = true;
  tell({ ...visited, kind: 'view' });
  const measured: Record<string, string> = {};
  const keep = ({ name, value }: Metric) => {
    measured[name.toLowerCase()] = value.toFixed(4);
  };
  for (const measure of [onLCP, onINP, onCLS]) measure(keep, { reportAllChanges: true });
  const finished = new AbortController();
  const finish = () => {
    finished.abort();
    if (Object.keys(measured).length > 0) tell({ ...visited, kind: 'vitals', ...measured });
  };
  const { signal } = finished;
  // the measurements end in the window's capturing listeners, and so before these
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && finish(), { signal });
  addEventListener('pagehide', finish, { signal });
  leaving.addEventListener('abort', finish, { signal });
}

/** Asks once more: consent may have been withdrawn since, in this tab or another. */
function tell(visit: Record<string, string>): void {
  if (allowsAnalytics()) navigator.sendBeacon('/analytics', new URLSearchParams(visit));
}
