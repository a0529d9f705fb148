import { findRecipients } from '#features/messages/recipients.server.ts';
import { personSearchResponse, searchTextOf } from '#http/searches.server.ts';
import type { Route } from './+types/recipients.ts';

/** Search results for the recipient combobox. @see core §7 call 7 */
export async function loader({ request, url, context }: Route.LoaderArgs): Promise<Response> {
  const search = searchTextOf(url.searchParams.get('search'));
  if (search === null) return Response.json({ error: 'bad request' }, { status: 400 });
  return personSearchResponse({ request, url, context }, search, (tx) => findRecipients(tx, search));
}
