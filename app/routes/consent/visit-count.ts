import { allowsAnalytics, onConsentChange } from './consent-store.ts';
import type { CountedPage } from './count-visit.ts';

/** Loads the code after consent. A return with Back is no further visit. @see PD-11 */
export default function countVisitAfterConsent(_: HTMLElement, visited: CountedPage): void {
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward') return;
  const count = () => {
    if (allowsAnalytics())
      void import('./count-visit.ts').then(
        ({ countVisit }) => countVisit(visited),
        () => {}, // if the chunk fails to load, the visit is not counted
      );
  };
  onConsentChange(count);
  count();
}
