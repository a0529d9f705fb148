import { findRecipients } from '../../features/messages/recipients.server.ts';
import { isDatabaseUnavailable } from '../../platform/database-errors.server.ts';
import { person, readAs } from '../../platform/doors.server.ts';
import { hasForbiddenCharacters } from '../../platform/text-input.ts';
import { getSession } from '../session.server.ts';
import type { Route } from './+types/recipients.ts';

/** Whom one may write to, for the field that searches while one types. @see core §7 call 7 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const search = searchTextOf(new URL(request.url).searchParams.get('search'));
  const headers = { 'Cache-Control': 'private, no-store' };
  if (search === null) return Response.json({ error: 'bad request' }, { status: 400, headers });
  try {
    const people = await readAs(person(getSession(context).personId), (tx) => findRecipients(tx, search));
    return Response.json({ people }, { headers });
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return Response.json({ error: 'unavailable' }, { status: 503, headers: { ...headers, 'Retry-After': '5' } });
  }
}

const longestSearch = 300;

/** What was typed, cut to what a name and an address can hold; null for what no database takes. */
export function searchTextOf(typed: string | null): string | null {
  if (typed === null) return '';
  return hasForbiddenCharacters(typed) ? null : typed.slice(0, longestSearch).toWellFormed();
}
