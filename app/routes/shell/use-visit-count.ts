import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { withoutLanguage } from '../../i18n/addresses.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useDocument } from '../../start/start.tsx';
import { useAnalyticsConsent } from './consent-store.ts';

/**
 * Has the visit to a public page counted, once the visitor allows analytics; what does it comes only then. A page that the
 * router led to without loading it has no loading time of its own, and is not counted. @see decisions 11
 */
export function useVisitCount({ isPage }: { isPage: boolean }): void {
  const isAllowed = useAnalyticsConsent();
  const { path: pathOfDocument } = useDocument();
  const { pathname } = useLocation();
  const { language } = useLanguage();
  const isCounted = isPage && isAllowed && pathname === pathOfDocument;
  const page = withoutLanguage(pathname).replace(/(?<=.)\/$/, '');

  useEffect(() => {
    if (!isCounted) return;
    const leaving = new AbortController();
    void import('./count-visit.ts').then(
      ({ countVisit }) => countVisit({ page, language }, leaving.signal),
      () => {}, // a chunk that did not come is a visit that was not counted
    );
    return () => leaving.abort();
  }, [isCounted, page, language]);
}
