import type pg from 'pg';
import { log } from '#platform/log.server.ts';
import { lowestId } from '#platform/reseal.server.ts';
import { type Sealer, UnsealError } from '#platform/sealing.server.ts';
import { areUnchanged, resealMessage, type SealedMessageRow, sealedMessages } from './sealed-messages.server.ts';

interface Move {
  from: string;
  to: string;
}

const batchSize = 200;

/**
 * Re-encrypts the messages of an account for another one of the same person, in the caller's transaction as the owner. Leaves
 * what the two wrote to each other, letters that both received, and what does not decrypt.
 * @see PD-64
 */
export async function moveMessages(client: pg.ClientBase, sealer: Sealer, move: Move): Promise<void> {
  for (let after = lowestId; ; ) {
    const rows = await nextRows(client, move, after);
    const last = rows.at(-1);
    if (!last) return;
    await store(
      client,
      rows.flatMap((row) => moved(sealer, move, row)),
    );
    after = last.id;
  }
}

async function nextRows(client: pg.ClientBase, { from, to }: Move, after: string): Promise<SealedMessageRow[]> {
  const { sealed, digests, contextColumns } = sealedMessages;
  const { rows } = await client.query<SealedMessageRow>(
    `select ${['id', ...sealed, ...digests, ...contextColumns].join(', ')} from messages
     where id > $3 and ($1 in (sender_id, receiver_id) or is_record_only and $1 in (sealed_sender_id, sealed_receiver_id))
       and sender_id is distinct from $2 and receiver_id is distinct from $2
       and not exists (select from messages as other
         where other.sender_id = messages.sender_id and other.letter_id = messages.letter_id and other.receiver_id = $2)
     order by id limit $4 for no key update`,
    [from, to, after, batchSize],
  );
  return rows;
}

type Moved = ReturnType<typeof resealMessage> & Pick<SealedMessageRow, 'id' | 'sender_id' | 'receiver_id'>;

function moved(sealer: Sealer, { from, to }: Move, row: SealedMessageRow): Moved[] {
  const accountOf = (id: string | null) => (id === from ? to : id);
  if (!areUnchanged(row)) return [];
  try {
    const resealed = resealMessage(sealer, row, accountOf);
    return [{ ...resealed, id: row.id, sender_id: accountOf(row.sender_id), receiver_id: accountOf(row.receiver_id) }];
  } catch (error) {
    if (!(error instanceof UnsealError)) throw error;
    log.error({ err: error, messageId: row.id }, 'a message does not decrypt and is not moved to the merged account');
    return [];
  }
}

const types = { sender_id: 'uuid', receiver_id: 'uuid', ...sealedMessages.updatedColumns } as Record<
  keyof Moved,
  string
>;

async function store(client: pg.ClientBase, rows: Moved[]): Promise<void> {
  const columns = Object.entries(types) as [keyof Moved, string][];
  const names = columns.map(([name]) => name);
  await client.query(
    `update messages set ${names.map((name) => `${name} = given.${name}`).join(', ')}
     from unnest($1::uuid[], ${columns.map(([, type], index) => `$${index + 2}::${type}[]`).join(', ')})
       as given (id, ${names.join(', ')})
     where messages.id = given.id`,
    [rows.map(({ id }) => id), ...names.map((name) => rows.map((row) => row[name]))],
  );
}
