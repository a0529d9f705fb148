import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '../../i18n/language-context.tsx';
import { withoutLanguage } from '../../i18n/paths.ts';
import { useDocument } from '../../start/start.tsx';
import { useAnalyticsConsent } from './consent-store.ts';

/** Loads the code after consent. Ignores client-side navigations, which have no load time. @see PD-11 */
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
      () => {}, // if the chunk fails to load, the visit is not counted
    );
    return () => leaving.abort();
  }, [isCounted, page, language]);
}
