import pg from 'pg';
import { auditChains } from '#features/audit/audit.ts';
import { type ChainHead, type Verification, verifyAuditLog } from '#features/audit/verify-audit-log.server.ts';
import { readSettings } from '#platform/settings.server.ts';
import { connectExistingDatabase } from '#server/database.ts';
import { CommandError } from './command-error.ts';
import { nameDatabase } from './name-database.ts';
import { runCommand } from './run-command.ts';

const usage = `Compares the audit log with its chains of hashes, also while the server runs. Ends with code 1 if a row was changed or
is missing.

  npm run audit:verify
  npm run audit:verify -- --head acts:1234:5f3a…

  --head CHAIN:NUMBER:HASH   a line printed earlier: the chain must still contain that row; may be given several times

Store the printed heads on another machine. Passed to --head later, they prove that the log was not rewritten.`;

/** `seal-audit-log` runs every five minutes. */
const maxWaitMinutes = 30;

await runCommand({
  usage,
  options: { head: { type: 'string', multiple: true, default: [] } },
  run: ({ head }) => verify(head.map(readHead)),
});

async function verify(recorded: ChainHead[]): Promise<void> {
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

function readHead(text: string): ChainHead {
  const [, name, number, hash] = /^(\w+):(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  const chain = auditChains.find((known) => known === name);
  if (!chain || !number || !hash) throw new CommandError(`--head takes CHAIN:NUMBER:HASH as printed, not ${text}`);
  return { chain, number, hash };
}
