import { data, Outlet } from 'react-router';
import { languageOfPath } from '../../i18n/paths.ts';
import type { LocalizedHandle } from '../../route-options.ts';
import { useVisitCount } from '../consent/use-visit-count.ts';
import type { Route } from './+types/in-language.ts';
import { FindPage } from './find-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { listPageTitles } from './page-index.server.ts';

export const handle: LocalizedHandle = { isLocalized: true };

/** The first segment must be a language prefix or missing; otherwise 404. @see PD-9 */
export function loader({ params: { language }, request, context }: Route.LoaderArgs) {
  if (language === undefined || languageOfPath(`/${language}`) !== null) return { pages: null };
  return data({ pages: listPageTitles(request, context) }, { status: 404 });
}

export default function PagesInLanguage({ loaderData: { pages } }: Route.ComponentProps) {
  useVisitCount({ isPage: pages === null });
  if (!pages) return <Outlet />;
  return (
    <NotFoundPage>
      <FindPage pages={pages} />
    </NotFoundPage>
  );
}
