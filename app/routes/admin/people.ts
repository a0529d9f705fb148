import type { PersonChoice } from '../../features/accounts/account-list.server.ts';
import type { Session } from '../../features/accounts/accounts.ts';
import type { Tx } from '../../platform/database.server.ts';
import { isDatabaseUnavailable } from '../../platform/database-errors.server.ts';
import { requireRoleForResource } from '../guards.server.ts';
import { searchAnswer, searchInTurn } from '../searches.server.ts';
import { getSession, readForSession } from '../session.server.ts';
import type { Route } from './+types/people.ts';
import { searchOf } from './list-search.ts';
import { findMentorChoices, findParentChoices } from './person-choices.server.ts';

export const middleware: Route.MiddlewareFunction[] = [requireRoleForResource('admin')];

type Find = (tx: Tx, search: string, asking: Session) => Promise<PersonChoice[]>;

const finders = new Map<string | null, Find>([
  ['parent', findParentChoices],
  ['mentor', findMentorChoices],
]);

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const session = getSession(context);
  const find = finders.get(searchParams.get('for'));
  const headers = { 'Cache-Control': 'private, no-store' };
  if (!find) return Response.json({ error: 'bad request' }, { status: 400, headers });
  try {
    const search = searchOf(searchParams);
    const searched = await searchInTurn(request, context, [search], () =>
      readForSession(context, (tx) => find(tx, search, session)),
    );
    if (searched.found) return Response.json({ people: searched.found }, { headers });
    const refused = searchAnswer(searched);
    return Response.json({ error: 'too many searches' }, { ...refused, headers: { ...headers, ...refused.headers } });
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return Response.json({ error: 'unavailable' }, { status: 503, headers: { ...headers, 'Retry-After': '5' } });
  }
}
