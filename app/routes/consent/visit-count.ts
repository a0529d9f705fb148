import type { Visit } from '#features/analytics/visits.schema.ts';
import type { RoutePath } from '#i18n/paths.ts';
import { allowsAnalytics, onConsentChange } from './consent-store.ts';

let isCounted = false;

/**
 * Reports a page view, once per document, when analytics are allowed. A return with Back is no further visit.
 * Stores nothing. @see PD-11
 */
export default function countVisitAfterConsent(_: HTMLElement, visit: Visit): void {
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward') return;
  const count = () => {
    if (isCounted || !allowsAnalytics()) return;
    isCounted = true;
    navigator.sendBeacon('/analytics' satisfies RoutePath, new URLSearchParams(visit));
  };
  onConsentChange(count);
  count();
}
