import { data, Outlet } from 'react-router';
import { languageOfAddress } from '../../i18n/addresses.ts';
import type { Route } from './+types/in-language.ts';

/** A page's first part is a language or nothing; anything else leads nowhere. @see decisions 9 */
export const middleware: Route.MiddlewareFunction[] = [
  ({ params }, next) => {
    if (params.language !== undefined && languageOfAddress(`/${params.language}`) === null)
      throw data(null, { status: 404 });
    return next();
  },
];

/** Nothing to load, yet without a loader a navigation in the browser would skip the middleware. */
export const loader = () => null;

/** The pages that have an address in each language. */
export default function PagesInLanguage() {
  return <Outlet />;
}
