import { data, Outlet } from 'react-router';
import { languageOfAddress } from '../../i18n/addresses.ts';
import type { Route } from './+types/in-language.ts';
import NotFoundPage from './not-found.tsx';

/** A page's first part is a language or nothing; anything else leads nowhere. @see decisions 9 */
export function loader({ params: { language } }: Route.LoaderArgs) {
  const isAddress = language === undefined || languageOfAddress(`/${language}`) !== null;
  return data({ isAddress }, { status: isAddress ? 200 : 404 });
}

/** The pages that have an address in each language. */
export default function PagesInLanguage({ loaderData: { isAddress } }: Route.ComponentProps) {
  return isAddress ? <Outlet /> : <NotFoundPage />;
}
