import type { Keyring } from '../../platform/keyring.server.ts';
import type { ResealedTable } from '../../platform/reseal.server.ts';
import { digest, isUnbound, matchesDigest, type SealedPlace, seal, unseal } from '../../platform/sealing.server.ts';
import type { NewMessage } from './messages.schema.ts';

/** Row of `sealing_upgrades`; until it is finished, messages not bound to sender and receiver are accepted. */
export const partiesUpgrade = 'message parties';

/** Sender and receiver: as of now (null once removed) and as of encryption. */
export interface MessageParties {
  sender_id: string | null;
  receiver_id: string | null;
  sealed_sender_id: string | null;
  sealed_receiver_id: string | null;
}

/** Binds the encryption to row, sender and receiver, so that none can be exchanged. */
export function sealedPlace(
  column: 'subject' | 'body',
  row: Pick<MessageParties, 'sealed_sender_id' | 'sealed_receiver_id'> & { id: string },
): SealedPlace {
  return { table: 'messages', column, id: row.id, parties: [row.sealed_sender_id, row.sealed_receiver_id] };
}

export const digestPlace = (id: string): SealedPlace => ({ table: 'messages', column: 'content_digest', id });

/** Two posts of a form are the same message if these match. @see R9 */
export const contentOf = ({ receiverId, subject, body }: Pick<NewMessage, 'receiverId' | 'subject' | 'body'>) => [
  receiverId,
  subject,
  body,
];

/** Whether sender and receiver match those at encryption or were deleted. Old rows have no copies. */
export function areUnchanged(row: MessageParties): boolean {
  if (row.sealed_sender_id === null && row.sealed_receiver_id === null) return true;
  return (
    (row.sender_id === null || row.sender_id === row.sealed_sender_id) &&
    (row.receiver_id === null || row.receiver_id === row.sealed_receiver_id)
  );
}

interface SealedRow extends MessageParties {
  id: string;
  subject: Buffer;
  body: Buffer;
  content_digest: Buffer | null;
}

/** How messages are re-encrypted. Rows that are not bound to sender and receiver are bound to the current ones. */
export const sealedMessages: ResealedTable<SealedRow> = {
  name: 'messages',
  sealed: ['subject', 'body'],
  digests: ['content_digest'],
  bound: ['subject', 'body'],
  read: ['sender_id', 'receiver_id', 'sealed_sender_id', 'sealed_receiver_id'],
  written: {
    subject: 'bytea',
    body: 'bytea',
    content_digest: 'bytea',
    sealed_sender_id: 'uuid',
    sealed_receiver_id: 'uuid',
  },
  place: (column, row) => sealedPlace(column === 'subject' ? 'subject' : 'body', row),
  reseal(keyring, row, acceptsUnbound) {
    const isOld = isUnbound(row.subject) || isUnbound(row.body);
    const parties = {
      id: row.id,
      sealed_sender_id: row.sealed_sender_id ?? (isOld ? row.sender_id : null),
      sealed_receiver_id: row.sealed_receiver_id ?? (isOld ? row.receiver_id : null),
    };
    const open = (column: 'subject' | 'body') =>
      unseal(keyring, { ...sealedPlace(column, parties), acceptsUnbound }, row[column]);
    const [subject, body] = [open('subject'), open('body')];
    return {
      sealed_sender_id: parties.sealed_sender_id,
      sealed_receiver_id: parties.sealed_receiver_id,
      subject: seal(keyring, sealedPlace('subject', parties), subject),
      body: seal(keyring, sealedPlace('body', parties), body),
      content_digest: newDigest(keyring, row, [parties.sealed_receiver_id ?? '', subject, body]),
    };
  },
};

/** Null if the stored digest does not match: a retry of the form is then refused as other content. */
function newDigest(keyring: Keyring, row: SealedRow, content: string[]): Buffer | null {
  const isSame =
    row.content_digest !== null && matchesDigest(keyring, digestPlace(row.id), content, row.content_digest);
  return isSame ? digest(keyring, digestPlace(row.id), content) : null;
}
