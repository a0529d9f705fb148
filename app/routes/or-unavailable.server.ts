import { isDatabaseUnavailable } from '../platform/database-errors.server.ts';
import { unavailable } from './guards.server.ts';

/** What a page is made of; a database that is away makes the page a 503 that says to try again. */
export async function orUnavailable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw isDatabaseUnavailable(error) ? unavailable() : error;
  }
}
