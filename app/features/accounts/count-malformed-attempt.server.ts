import { sql } from 'kysely';
import { visitor, writeAs } from '#platform/database.server.ts';
import type { TooManyAttempts } from './sign-in.server.ts';

/** Counts a form with invalid values like a refused sign-in of its network. Returns null below the limit. @see R6 */
export async function countMalformedAttempt(network: string): Promise<TooManyAttempts | null> {
  const { rows } = await writeAs(visitor, (tx) =>
    sql<{ seconds: number }>`select accounts.count_malformed_attempt(${network}) as seconds`.execute(tx),
  );
  const retryAfterSeconds = rows[0]?.seconds ?? 0;
  return retryAfterSeconds > 0 ? { outcome: 'too many', retryAfterSeconds, reached: 'network' } : null;
}
