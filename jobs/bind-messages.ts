import type { AddJobFunction } from 'graphile-worker';
import type pg from 'pg';
import { z } from 'zod';
import { partiesUpgrade, sealedMessages } from '../app/features/messages/sealed-messages.server.ts';
import type { Keyring } from '../app/platform/keyring.server.ts';
import { log } from '../app/platform/log.server.ts';
import { lowestId, resealBatch } from '../app/platform/reseal.server.ts';

export const bindMessagesTask = 'bind-messages';
export const bindMessagesOptions = { jobKey: bindMessagesTask } as const;
/** Short enough for shutdown to wait for it. */
const sliceMilliseconds = 2_000;

const PayloadSchema = z.object({ after: z.uuid().default(lowestId), resealed: z.number().default(0) });

export async function isBindingUnfinished(owner: pg.Pool): Promise<boolean> {
  const { rows } = await owner.query('select from sealing_upgrades where name = $1 and finished_at is null', [
    partiesUpgrade,
  ]);
  return rows.length > 0;
}

/** Runs for two seconds and queues itself again. After a full pass without changes the old format is rejected. */
export async function bindMessages(
  payload: unknown,
  owner: pg.Pool,
  keyring: Keyring,
  addJob: AddJobFunction,
): Promise<void> {
  if (!(await isBindingUnfinished(owner))) return;
  const { after, resealed } = PayloadSchema.parse(payload ?? {});
  const pass = await continuePass(owner, keyring, { last: after, resealed });
  if (pass.last === null && pass.resealed === 0) return finishBinding(owner);
  const next = pass.last === null ? {} : { after: pass.last, resealed: pass.resealed };
  await addJob(bindMessagesTask, next, bindMessagesOptions);
}

type Pass = { last: string | null; resealed: number };

async function continuePass(owner: pg.Pool, keyring: Keyring, { last, resealed }: Pass): Promise<Pass> {
  const work = { keyring, which: 'unbound', acceptsUnbound: true } as const;
  const until = performance.now() + sliceMilliseconds;
  const client = await owner.connect();
  try {
    while (last !== null && performance.now() < until) {
      const batch = await resealBatch(client, sealedMessages, work, { after: last });
      last = batch.last;
      resealed += batch.resealed;
    }
    return { last, resealed };
  } finally {
    client.release();
  }
}

export async function finishBinding(owner: pg.Pool | pg.ClientBase): Promise<void> {
  await owner.query(
    'update sealing_upgrades set finished_at = clock_timestamp() where name = $1 and finished_at is null',
    [partiesUpgrade],
  );
  log.info('every message is bound to its sender and receiver');
}
