import { parseArgs } from 'node:util';
import pg from 'pg';
import { auditChains } from '../app/features/audit/audit.ts';
import { type ChainHead, type Verification, verifyAuditLog } from '../app/features/audit/verify-audit-log.server.ts';
import { readSettings } from '../app/platform/settings.server.ts';
import { connectExistingDatabase } from '../server/database.ts';
import { explainFailure } from '../server/start-failures.ts';
import { CommandError } from './command-error.ts';
import { nameDatabase } from './name-database.ts';

const usage = `Compares the audit log with its chains of hashes, also while the server runs. Ends with code 1 if a row was changed or
is missing.

  npm run audit:verify
  npm run audit:verify -- --head acts:1234:5f3a…

  --head CHAIN:NUMBER:HASH   a line printed earlier: the chain must still contain that row; may be given several times

Store the printed heads on another machine. Passed to --head later, they prove that the log was not rewritten.`;

/** `seal-audit-log` runs every five minutes. */
const maxWaitMinutes = 30;

try {
  await run(readArguments());
} catch (error) {
  console.error(error instanceof CommandError ? error.message : explainFailure(error));
  process.exitCode = 1;
}

async function run(recorded: ChainHead[]): Promise<void> {
  const settings = readSettings(process.env);
  const database = await connectExistingDatabase(settings);
  nameDatabase(settings);
  const client = new pg.Client(database.owner);
  client.on('error', () => {});
  try {
    await client.connect();
    report(await verifyAuditLog(client, recorded));
  } finally {
    await client.end().catch(() => {});
    await database.stop();
  }
}

function report({ heads, rows, faults, waiting }: Verification): void {
  for (const fault of faults) console.error(fault);
  if (waiting.longestMinutes > maxWaitMinutes) {
    console.error(
      `${waiting.count} rows have had no hash for up to ${waiting.longestMinutes} minutes: start the server, which adds them`,
    );
  }
  console.log(`${rows} rows compared, ${waiting.count} rows not in a chain yet, ${faults.length} faults`);
  for (const { chain, number, hash } of heads) console.log(`head ${chain}:${number}:${hash}`);
  if (faults.length > 0) process.exitCode = 1;
}

function readArguments(): ChainHead[] {
  try {
    const { values } = parseArgs({
      options: { head: { type: 'string', multiple: true, default: [] }, help: { type: 'boolean', default: false } },
    });
    if (!values.help) return values.head.map(readHead);
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
  throw new CommandError(usage);
}

function readHead(text: string): ChainHead {
  const [, name, number, hash] = /^(\w+):(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  const chain = auditChains.find((known) => known === name);
  if (!chain || !number || !hash) throw new Error(`--head takes CHAIN:NUMBER:HASH as printed, not ${text}`);
  return { chain, number, hash };
}
