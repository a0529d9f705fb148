import { examine } from '#server/doctor/examine.ts';
import { runCommand } from './run-command.ts';

const usage = `Checks settings, build, database, keys, clock, disk, proxy and mail, also while the server runs, and says what to do.
Ends with code 1 if there is a problem.

  npm run doctor
  npm run doctor -- --mail-to you@example.org --backup-folder DIR

  --mail-to ADDRESS    sends a test mail there
  --backup-folder DIR  checks the age of the newest backup`;

await runCommand({
  usage,
  options: { 'mail-to': { type: 'string' }, 'backup-folder': { type: 'string' } },
  run: (values) => run({ mailTo: values['mail-to'] ?? null, backupFolder: values['backup-folder'] ?? null }),
});

async function run(options: { mailTo: string | null; backupFolder: string | null }): Promise<void> {
  const counts = { ok: 0, warning: 0, problem: 0 };
  for await (const { level, topic, text } of examine(process.env, options)) {
    counts[level] += 1;
    console.log(`${level.padEnd(8)} ${topic}: ${text}`);
  }
  console.log(`\n${counts.problem} problems, ${counts.warning} warnings, ${counts.ok} in order`);
  if (counts.problem > 0) process.exitCode = 1;
}
