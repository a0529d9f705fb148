import { data, Outlet } from 'react-router';
import type { LocalizedHandle } from '#app/route-options.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { languageOfPath, withoutLanguage } from '#i18n/paths.ts';
import { Island } from '#islands/island.tsx';
import { leaveRouter } from '#islands/leave-router.ts';
import { useDocument } from '#ui/document-facts.ts';
import type { DocumentHandle } from '../shell/page-parts.ts';
import type { Route } from './+types/in-language.ts';
import { FindPage } from './find-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { listPageTitles } from './page-index.server.ts';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [leaveRouter];

export const handle: LocalizedHandle & DocumentHandle = { isLocalized: true, isDocument: true };

/** The first segment must be a language prefix or missing; otherwise 404. @see PD-9 */
export function loader({ params: { language }, request, context }: Route.LoaderArgs) {
  if (language === undefined || languageOfPath(`/${language}`) !== null) return { pages: null };
  return data({ pages: listPageTitles(request, context) }, { status: 404 });
}

export default function PagesInLanguage({ loaderData: { pages } }: Route.ComponentProps) {
  const { path } = useDocument();
  const { language } = useLanguage();
  if (!pages) {
    const page = withoutLanguage(path).replace(/(?<=.)\/$/, '');
    return (
      <>
        <Outlet />
        <Island name="visit-count" props={{ page, language }} />
      </>
    );
  }
  return (
    <NotFoundPage>
      <FindPage pages={pages} />
    </NotFoundPage>
  );
}
