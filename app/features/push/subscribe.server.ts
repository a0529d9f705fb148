import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx, WriteTx } from '#platform/database.server.ts';
import { tokenHash } from '#platform/tokens.server.ts';
import type { BrowserSubscription } from './push.schema.ts';
import { subscriptionContext } from './sealed-push.server.ts';

/** Turns notifications on in the browser of the session `token`. Returns false if the session has ended. @see PD-74 */
export async function subscribe(tx: WriteTx, token: string, subscription: BrowserSubscription): Promise<boolean> {
  const id = randomUUID();
  const endpointHash = createHash('sha256').update(subscription.endpoint).digest();
  const sealed = tx.seal(subscriptionContext(id), JSON.stringify(subscription));
  const { rows } = await sql<{ saved: boolean }>`
    select save_push_subscription(presented_hash => ${tokenHash(token)}, new_id => ${id},
      new_endpoint_hash => ${endpointHash}, new_subscription => ${sealed}) as saved`.execute(tx);
  return rows[0]?.saved === true;
}

/** Turns them off in the browser of the session. */
export async function unsubscribe(tx: WriteTx, token: string): Promise<void> {
  await sql`select remove_push_subscription(${tokenHash(token)})`.execute(tx);
}

export async function isSubscribed(tx: Tx, token: string): Promise<boolean> {
  const { rows } = await sql<{ is_on: boolean }>`select has_push_subscription(${tokenHash(token)}) as is_on`.execute(
    tx,
  );
  return rows[0]?.is_on === true;
}
