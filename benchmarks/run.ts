import { spawnSync } from 'node:child_process';
import path from 'node:path';

/* `npm run benchmark` runs all; `npm run benchmark -- <name> …` runs some. */

const all = [
  'start',
  'hot-reload',
  'portal-pages',
  'public-pages',
  'steady-load',
  'lighthouse',
  'inbox-query',
  'console-lists',
  'announcements',
  'live-delivery',
  'backup',
  'upload',
  'own-data',
  'digest',
  'search-messages',
  'report-pdf',
  'import',
  'lessons',
];
const names = process.argv.slice(2);
const unknown = names.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark called ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  process.exit(1);
}
for (const name of names.length > 0 ? names : all) {
  console.log(`\n— ${name}`);
  const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, `${name}.ts`)], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
