import type { RouterContextProvider } from 'react-router';
import type { Tx } from '../platform/database.server.ts';
import { isDatabaseUnavailable } from '../platform/database-errors.server.ts';
import { log } from '../platform/log.server.ts';
import { getSession, readForSession } from './session.server.ts';

/**
 * For a part of a page that the page can do without: a failed query is logged and returns null; an unavailable database
 * is a 503 all the same. @see core §8
 */
export async function readOrNull<Item>(
  what: string,
  context: Readonly<RouterContextProvider>,
  read: (tx: Tx) => Promise<Item>,
): Promise<Item | null> {
  try {
    return await readForSession(context, read);
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    log.error({ err: error, personId: getSession(context).personId }, `the ${what} of a person could not be loaded`);
    return null;
  }
}
