import { useEffect } from 'react';
import { data, useLocation } from 'react-router';
import { useTranslate } from '../../i18n/language-context.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { MeridianArcs } from '../../ui/meridian-arcs.tsx';
import { PublicLink } from '../../ui/public-link.tsx';
import { languageOf } from '../shell/shell-data.server.ts';
import type { Route } from './+types/not-found.ts';
import { FindPage } from './find-page.tsx';
import { listPageTitles, type PageTitle } from './page-index.server.ts';

export const loader = ({ request, context }: Route.LoaderArgs) =>
  data({ pages: listPageTitles(languageOf(request, context).language) }, { status: 404 });

/** An address that leads nowhere. */
export default function UnknownAddress({ loaderData }: Route.ComponentProps) {
  return <NotFoundPage pages={loaderData.pages} />;
}

/** @see content §2 Not-found page */
export function NotFoundPage({ pages }: { pages?: readonly PageTitle[] }) {
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
        {pages && <FindPage pages={pages} />}
      </div>
    </div>
  );
}
