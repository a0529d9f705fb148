import { findRecipients } from '../../features/messages/recipients.server.ts';
import { isDatabaseUnavailable } from '../../platform/database-errors.server.ts';
import { searchAnswer, searchInTurn, searchTextOf } from '../searches.server.ts';
import { readForSession } from '../session.server.ts';
import type { Route } from './+types/recipients.ts';

/** Search results for the recipient combobox. @see core §7 call 7 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const search = searchTextOf(new URL(request.url).searchParams.get('search'));
  const headers = { 'Cache-Control': 'private, no-store' };
  if (search === null) return Response.json({ error: 'bad request' }, { status: 400, headers });
  try {
    const find = () => readForSession(context, (tx) => findRecipients(tx, search));
    const searched = await searchInTurn(request, context, [search], find);
    if (searched.found) return Response.json({ people: searched.found }, { headers });
    const refused = searchAnswer(searched);
    return Response.json({ error: 'too many searches' }, { ...refused, headers: { ...headers, ...refused.headers } });
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return Response.json({ error: 'unavailable' }, { status: 503, headers: { ...headers, 'Retry-After': '5' } });
  }
}
