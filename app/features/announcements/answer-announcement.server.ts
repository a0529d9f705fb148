import { sql } from 'kysely';
import type { PersonWriteTx } from '#platform/database.server.ts';
import { Refused } from '#platform/refused.server.ts';

/** `changed meanwhile`: a correction asks the readers again. */
export class ResponseRefused extends Refused<'gone' | 'changed meanwhile' | 'too late'> {}

/** Stores that the person has read it; stores nothing for its author. */
export async function markAnnouncementRead(tx: PersonWriteTx, id: string): Promise<void> {
  await sql`select read_announcement(${id})`.execute(tx);
}

interface Response {
  announcementId: string;
  /** The version that the page showed. */
  version: number;
  confirms?: boolean;
  /** Place of the chosen answer. */
  answer?: number | null;
}

/** An answer can be changed until the last day; a confirmation stays. @throws ResponseRefused @see PD-66 */
export async function respondToAnnouncement(
  tx: PersonWriteTx,
  { announcementId, version, confirms = false, answer = null }: Response,
): Promise<void> {
  const { rows } = await sql<{ outcome: ResponseRefused['reason'] | 'done' }>`
    select respond_to_announcement(announcement => ${announcementId}, seen_version => ${version}, confirms => ${confirms},
      chosen => ${answer}) as outcome`.execute(tx);
  const outcome = rows[0]?.outcome ?? 'gone';
  if (outcome !== 'done') throw new ResponseRefused(outcome);
}
