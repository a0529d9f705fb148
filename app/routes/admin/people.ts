import type { PersonChoice, Session } from '#features/accounts/accounts.ts';
import { requireRoleForResource } from '#http/guards.server.ts';
import { personSearchResponse } from '#http/searches.server.ts';
import { getSession } from '#http/session.server.ts';
import type { Tx } from '#platform/database.server.ts';
import { searchOf } from '#platform/lists.ts';
import type { Route } from './+types/people.ts';
import { findMentorChoices, findParentChoices, findStaffChoices } from './person-choices.server.ts';

export const middleware: Route.MiddlewareFunction[] = [requireRoleForResource('admin')];

type Find = (tx: Tx, search: string, session: Session) => Promise<PersonChoice[]>;

const finders = new Map<string | null, Find>([
  ['parent', findParentChoices],
  ['mentor', findMentorChoices],
  ['staff', findStaffChoices],
]);

export async function loader({ request, url, context }: Route.LoaderArgs): Promise<Response> {
  const { searchParams } = url;
  const session = getSession(context);
  const find = finders.get(searchParams.get('for'));
  if (!find) return Response.json({ error: 'bad request' }, { status: 400 });
  const search = searchOf(searchParams);
  return personSearchResponse({ request, url, context }, search, (tx) => find(tx, search, session));
}
