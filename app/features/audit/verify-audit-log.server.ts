import { createHash } from 'node:crypto';
import type pg from 'pg';
import { auditChains } from './audit.ts';

type Chain = (typeof auditChains)[number];

/** Last row of a chain. Recorded outside the database, it proves later that the chain was not rewritten. */
export interface ChainHead {
  chain: Chain;
  number: string;
  /** Hexadecimal. */
  hash: string;
}

export interface Verification {
  heads: ChainHead[];
  rows: number;
  /** Sentences about what was changed or is missing. */
  faults: string[];
  /** Rows that no chain contains yet. */
  waiting: { count: number; longestMinutes: number };
}

const batchSize = 5_000;

/**
 * Compares the whole audit log, in one snapshot, with its chains of hashes. Computes the hashes in Node.js: an attacker who
 * can change rows could also change database functions.
 * @param recorded heads of earlier verifications
 * @see R12
 */
export async function verifyAuditLog(
  client: pg.ClientBase,
  recorded: readonly ChainHead[] = [],
): Promise<Verification> {
  await client.query('begin isolation level repeatable read read only');
  try {
    const heads: ChainHead[] = [];
    const faults: string[] = [];
    let rows = 0;
    for (const chain of auditChains) {
      const verified = await verifyChain(
        client,
        chain,
        new Map(recorded.filter((head) => head.chain === chain).map(({ number, hash }) => [number, hash])),
      );
      heads.push(verified.head);
      faults.push(...verified.faults);
      rows += verified.rows;
    }
    return { heads, rows, faults, waiting: await countWaiting(client) };
  } finally {
    await client.query('rollback');
  }
}

interface ChainRow {
  number: string;
  /** Of the table `audit_log`. */
  id: string;
  hash: Buffer;
  content: string;
}

async function verifyChain(client: pg.ClientBase, chain: Chain, recorded: Map<string, string>) {
  const faults: string[] = [];
  let { number, hash } = await startOf(client, chain);
  let rows = 0;
  if (BigInt(number) > 0n) compareRecorded(number, hash);
  for (;;) {
    const batch = await readRows(client, chain, number);
    for (const row of batch) {
      const expected = BigInt(number) + 1n;
      if (BigInt(row.number) !== expected) {
        faults.push(
          `${chain}: rows ${expected} to ${BigInt(row.number) - 1n} are missing, before audit_log.id ${row.id}`,
        );
      } else if (!createHash('sha256').update(hash).update(row.content).digest().equals(row.hash)) {
        faults.push(`${chain}: row ${row.number} (audit_log.id ${row.id}) was changed, or the row before it`);
      }
      // Continue with the stored hash: one changed row is one fault.
      ({ number, hash } = row);
      compareRecorded(number, hash);
    }
    rows += batch.length;
    if (batch.length < batchSize) break;
  }
  for (const left of recorded.keys()) {
    if (BigInt(left) > BigInt(number))
      faults.push(`${chain}: the recorded head is row ${left}, but the newest row is ${number}: rows were deleted`);
  }
  return { head: { chain, number, hash: hash.toString('hex') }, faults, rows };

  function compareRecorded(at: string, found: Buffer): void {
    const wanted = recorded.get(at);
    if (wanted !== undefined && wanted !== found.toString('hex'))
      faults.push(`${chain}: the hash of row ${at} differs from the recorded head: the log was rewritten`);
  }
}

async function startOf(client: pg.ClientBase, chain: Chain): Promise<{ number: string; hash: Buffer }> {
  const { rows } = await client.query('select number, hash from audit_chain_starts where chain = $1', [chain]);
  return rows[0] ?? { number: '0', hash: Buffer.alloc(0) };
}

/** `content` is what `seal_audit_log()` hashes. */
async function readRows(client: pg.ClientBase, chain: Chain, after: string): Promise<ChainRow[]> {
  const { rows } = await client.query<ChainRow>(
    `select number, id, hash, jsonb_build_array(
       number, id, extract(epoch from happened_at)::text, actor_id, act, subject_type, subject_id, details)::text as content
     from audit_log where chain = $1 and number > $2 order by number limit $3`,
    [chain, after, batchSize],
  );
  return rows;
}

async function countWaiting(client: pg.ClientBase): Promise<Verification['waiting']> {
  const { rows } = await client.query<{ count: number; longest: number | null }>(
    `select count(*)::int as count, floor(extract(epoch from now() - min(happened_at)) / 60)::int as longest
     from audit_log where number is null`,
  );
  return { count: rows[0]?.count ?? 0, longestMinutes: rows[0]?.longest ?? 0 };
}
