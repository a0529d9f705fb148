import { type Tx, WriteTx } from '#platform/database.server.ts';
import type { TestDatabase } from './test-database.ts';

/** The same transaction with a wrong `me`: the database must decide by its verified identity. */
export function inNameOf(me: string, tx: Tx, { keyring }: Pick<TestDatabase, 'keyring'>): WriteTx<string> {
  return new WriteTx({ executor: tx.getExecutor(), me, keyring });
}
