import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTranslate } from '../../i18n/language-context.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { MeridianArcs } from '../../ui/meridian-arcs.tsx';
import { PublicLink } from '../../ui/public-link.tsx';

/** Says so where nothing is found; its `children` may help to find it. @see content §2 Not-found page */
export function NotFoundPage({ children }: { children?: ReactNode }) {
  const t = useTranslate();
  const { pathname } = useLocation();
  useEffect(() => {
    console.error('404: no page at', pathname);
  }, [pathname]);
  return (
    <div className="relative isolate overflow-clip">
      <MeridianArcs className="absolute -end-40 top-0 -z-10 h-full text-brass opacity-15" />
      <div className="mx-auto flex max-w-page flex-col items-start px-5 py-20 sm:px-8 sm:py-28">
        <title>{t('notFound.text')}</title>
        <h1 className="text-6xl text-brass">{t('notFound.title')}</h1>
        <p className="mt-3 font-heading text-2xl">{t('notFound.text')}</p>
        <PublicLink to="/" className={buttonClass({}, 'mt-8')}>
          {t('notFound.home')}
        </PublicLink>
        {children}
      </div>
    </div>
  );
}
