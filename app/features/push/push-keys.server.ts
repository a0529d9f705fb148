import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import webPush from 'web-push';
import { job, type Tx, writeAs } from '#platform/database.server.ts';
import { privateKeyContext } from './sealed-push.server.ts';

/** Makes the key pair at the first start. Several instances may start at once. @see PD-74 */
export async function makePushKeysOnce(): Promise<void> {
  await writeAs(job('make-push-keys'), async (tx) => {
    if (await findPublicPushKey(tx)) return;
    const [id, { publicKey, privateKey }] = [randomUUID(), webPush.generateVAPIDKeys()];
    const sealed = tx.seal(privateKeyContext(id), privateKey);
    await sql`select store_push_keys(${id}, ${publicKey}, ${sealed})`.execute(tx);
  });
}

/** Returns the key in base64url that browsers need to subscribe; null before the first start. */
export async function findPublicPushKey(tx: Tx): Promise<string | null> {
  const { rows } = await sql<{ key: string }>`select public_key as key from read_push_keys()`.execute(tx);
  return rows[0]?.key ?? null;
}

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** For the task that sends notifications. @throws UnsealError */
export async function getPushKeys(tx: Tx): Promise<PushKeys> {
  const { rows } = await sql<{ id: string; publicKey: string; privateKey: Buffer }>`
    select id, public_key as "publicKey", private_key as "privateKey" from read_push_keys()`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('There are no push keys: the start of the server makes them');
  return { publicKey: row.publicKey, privateKey: tx.unseal(privateKeyContext(row.id), row.privateKey) };
}
