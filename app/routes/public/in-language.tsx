import { data, Outlet } from 'react-router';
import { languageOfAddress } from '../../i18n/addresses.ts';
import type { Route } from './+types/in-language.ts';

/** A page's first part is a language or nothing; anything else leads nowhere. @see decisions 9 */
export function loader({ params: { language } }: Route.LoaderArgs) {
  if (language !== undefined && languageOfAddress(`/${language}`) === null) throw data(null, { status: 404 });
  return null;
}

/** The pages that have an address in each language. */
export default function PagesInLanguage() {
  return <Outlet />;
}
