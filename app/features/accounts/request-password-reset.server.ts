import { sql } from 'kysely';
import type { Language } from '#content/languages.ts';
import { visitor, writeAs } from '#platform/database.server.ts';
import { hashOrNull } from '#platform/tokens.server.ts';

export type ResetRequestResult = { outcome: 'accepted' } | { outcome: 'too many'; retryAfterSeconds: number };

interface ResetRequest {
  email: string;
  /** IPv4 address or IPv6 /64. */
  network: string;
  deviceToken: string | null;
  /** Used for the mail if the account has no language. */
  language: Language;
}

/** A job looks for the account, so that known and unknown addresses take the same time. @see R7 @see PD-14 */
export async function requestPasswordReset(request: ResetRequest): Promise<ResetRequestResult> {
  const { rows } = await writeAs(visitor, (tx) =>
    sql<{ seconds: number }>`select accounts.request_password_reset(
      typed_address => ${request.email},
      from_network => ${request.network},
      device_hash => ${hashOrNull(request.deviceToken)},
      page_language => ${request.language}) as seconds`.execute(tx),
  );
  const retryAfterSeconds = rows[0]?.seconds ?? 0;
  return retryAfterSeconds > 0 ? { outcome: 'too many', retryAfterSeconds } : { outcome: 'accepted' };
}
