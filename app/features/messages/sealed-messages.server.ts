import type { Keyring } from '../../platform/keyring.server.ts';
import type { ResealedTable } from '../../platform/reseal.server.ts';
import { digest, isUnbound, matchesDigest, type SealedPlace, seal, unseal } from '../../platform/sealing.server.ts';
import type { NewMessage } from './messages.ts';

/** The row of `sealing_upgrades`: while it is unfinished, messages that are not bound to their parties open. */
export const partiesUpgrade = 'message parties';

/** Who wrote a message to whom: now, where their accounts still exist, and when it was sealed. */
export interface MessageParties {
  sender_id: string | null;
  receiver_id: string | null;
  sealed_sender_id: string | null;
  sealed_receiver_id: string | null;
}

/** A message is sealed to its row, its sender and its receiver: none of them can be exchanged. */
export function sealedPlace(
  column: 'subject' | 'body',
  row: Pick<MessageParties, 'sealed_sender_id' | 'sealed_receiver_id'> & { id: string },
): SealedPlace {
  return { table: 'messages', column, id: row.id, parties: [row.sealed_sender_id, row.sealed_receiver_id] };
}

export const digestPlace = (id: string): SealedPlace => ({ table: 'messages', column: 'content_digest', id });

/** What makes two posts of a form the same message. @see R9 */
export const contentOf = ({ receiverId, subject, body }: Pick<NewMessage, 'receiverId' | 'subject' | 'body'>) => [
  receiverId,
  subject,
  body,
];

/** Whether sender and receiver are those of the copies, or deleted. Rows of before the copies have none. */
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

/** How a message is re-encrypted. A row of before the parties were bound is bound to those it has now. */
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

/** Null where the stored digest does not match: the same form sent again is then refused as other content. */
function newDigest(keyring: Keyring, row: SealedRow, content: string[]): Buffer | null {
  const isSame =
    row.content_digest !== null && matchesDigest(keyring, digestPlace(row.id), content, row.content_digest);
  return isSame ? digest(keyring, digestPlace(row.id), content) : null;
}
