import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import type { Language } from '#content/languages.ts';
import { allowsAnalytics } from './consent-store.ts';

export interface CountedPage {
  /** English path. */
  page: string;
  language: Language;
}

let isCounted = false;

/** Reports a page view and, on leaving, its web vitals, once per document. Stores nothing. @see PD-11 */
export function countVisit(visited: CountedPage): void {
  if (isCounted || !allowsAnalytics()) return;
  isCounted = true;
  sendVisit({ ...visited, kind: 'view' });
  const measured: Record<string, string> = {};
  const keep = ({ name, value }: Metric) => {
    measured[name.toLowerCase()] = value.toFixed(4);
  };
  for (const measure of [onLCP, onINP, onCLS]) measure(keep, { reportAllChanges: true });
  const finished = new AbortController();
  const finish = () => {
    finished.abort();
    if (Object.keys(measured).length > 0) sendVisit({ ...visited, kind: 'vitals', ...measured });
  };
  const { signal } = finished;
  // The measurements finish in capturing listeners, which run before these.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && finish(), { signal });
  addEventListener('pagehide', finish, { signal });
}

/** Checks consent again: it may have been withdrawn meanwhile, also in another tab. */
function sendVisit(visit: Record<string, string>): void {
  if (allowsAnalytics()) navigator.sendBeacon('/analytics', new URLSearchParams(visit));
}
