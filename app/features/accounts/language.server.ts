import { sql } from 'kysely';
import type { Language } from '../../../content/languages.ts';
import type { WriteTx } from '../../platform/database.server.ts';

export async function rememberLanguage(tx: WriteTx, language: Language): Promise<void> {
  await sql`select accounts.choose_language(${language})`.execute(tx);
}
