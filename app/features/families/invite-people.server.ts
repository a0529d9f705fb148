import type { WriteTx } from '#platform/database.server.ts';
import { makeInvitationLinks } from '../accounts/create-accounts.server.ts';
import { queueInvitations } from '../mails/queue-mails.server.ts';

/**
 * Queues an invitation for those of the people who have no password and no valid link. Returns their ids. Writes no audit
 * rows. For administrators. @see PD-15, PD-59
 */
export async function invitePeople(tx: WriteTx, personIds: readonly string[]): Promise<string[]> {
  const tokens = await makeInvitationLinks(tx, personIds);
  await queueInvitations(
    tx,
    [...tokens].map(([personId, token]) => ({ personId, token })),
  );
  return [...tokens.keys()];
}
