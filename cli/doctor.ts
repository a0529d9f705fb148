import { parseArgs } from 'node:util';
import { examine } from '../server/doctor/examine.ts';
import { explainFailure } from '../server/start-failures.ts';
import { CommandError } from './command-error.ts';

const usage = `Checks settings, build, database, keys, clock, disk, proxy and mail, also while the server runs, and says what to do.
Ends with code 1 if there is a problem.

  npm run doctor
  npm run doctor -- --mail-to you@example.org --backup-folder DIR

  --mail-to ADDRESS    sends a test mail there
  --backup-folder DIR  checks the age of the newest backup`;

try {
  await run();
} catch (error) {
  console.error(error instanceof CommandError ? error.message : explainFailure(error));
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const values = parseOptions();
  if (values.help) throw new CommandError(usage);
  const counts = { ok: 0, warning: 0, problem: 0 };
  const options = { mailTo: values['mail-to'] ?? null, backupFolder: values['backup-folder'] ?? null };
  for await (const { level, topic, text } of examine(process.env, options)) {
    counts[level] += 1;
    console.log(`${level.padEnd(8)} ${topic}: ${text}`);
  }
  console.log(`\n${counts.problem} problems, ${counts.warning} warnings, ${counts.ok} in order`);
  if (counts.problem > 0) process.exitCode = 1;
}

function parseOptions() {
  try {
    return parseArgs({
      options: {
        'mail-to': { type: 'string' },
        'backup-folder': { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}
