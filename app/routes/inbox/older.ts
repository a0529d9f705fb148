import type { Route } from './+types/older.ts';
import { loadInboxOrNull } from './load-inbox.server.ts';

/** An older page of the list, which a script appends to the open one. */
export const loader = ({ request, url, context }: Route.LoaderArgs) => loadInboxOrNull({ request, url, context });
