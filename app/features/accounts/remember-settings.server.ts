import { sql } from 'kysely';
import type { Language } from '#content/languages.ts';
import type { WriteTx } from '#platform/database.server.ts';

export async function rememberLanguage(tx: WriteTx, language: Language): Promise<void> {
  await sql`select accounts.choose_language(${language})`.execute(tx);
}

/** Stores the time zone of the signed-in person; null: the zone of the device. @see PD-40 */
export async function rememberTimeZone(tx: WriteTx, timeZone: string | null): Promise<void> {
  await sql`select accounts.choose_time_zone(${timeZone})`.execute(tx);
}
