import { sql } from 'kysely';
import type { Language } from '../../../content/languages.ts';
import type { WriteTx } from '../../platform/database.server.ts';

/** Stores the portal language of the signed-in person. @see PD-9 */
export async function rememberLanguage(tx: WriteTx, language: Language): Promise<void> {
  await sql`select accounts.choose_language(${language})`.execute(tx);
}
