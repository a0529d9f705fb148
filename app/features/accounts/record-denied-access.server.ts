import { sql } from 'kysely';
import { person, writeAs } from '#platform/database.server.ts';
import { log } from '#platform/log.server.ts';
import type { EventOrigin } from '#platform/security-log.server.ts';

interface DeniedAccess {
  personId: string;
  /** Without the query string, which may contain names. */
  path: string;
  method: string;
  origin: EventOrigin;
}

/** Limited to five rows in 15 minutes. Never throws. @see R12 */
export async function recordDeniedAccess({ personId, path, method, origin }: DeniedAccess): Promise<void> {
  try {
    await writeAs(person(personId), (tx) =>
      sql`select accounts.record_denied_access(${path}, ${method}, ${origin.network})`.execute(tx),
    );
  } catch (error) {
    log.warn({ err: error, requestId: origin.id }, 'a denied request could not be recorded in the audit log');
  }
}
