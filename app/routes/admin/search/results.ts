import { requireRoleForResource } from '#http/guards.server.ts';
import { languageOf } from '#http/language.server.ts';
import { personSearchResponse } from '#http/searches.server.ts';
import { searchOf } from '#platform/lists.ts';
import type { Route } from './+types/results.ts';
import { searchConsole } from './search-console.server.ts';

export const middleware: Route.MiddlewareFunction[] = [requireRoleForResource('admin')];

/** For the field of the console. */
export function loader({ request, url, context }: Route.LoaderArgs): Promise<Response> {
  const search = searchOf(url.searchParams);
  const language = languageOf(request, context);
  return personSearchResponse({ request, url, context }, search, (tx) => searchConsole(tx, search, language));
}
