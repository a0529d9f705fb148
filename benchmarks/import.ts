import { createHash } from 'node:crypto';
import { guessColumns } from '#features/families/import/columns.server.ts';
import { type ImportedFile, planImport } from '#features/families/import/make-plan.server.ts';
import { runImport } from '#features/families/import/run-import.server.ts';
import { parseTable } from '#features/families/import/table.server.ts';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import { withBenchmarkDatabase } from './benchmark-database.ts';
import { report } from './figures.ts';
import { addPeople } from './school.ts';

/* The check and the import of students with two new guardians each, with invitations, through the application's
   connections and policies. ROWS replaces the number of rows. */

const rowCount = Number(process.env['ROWS'] ?? 5_000);

await withBenchmarkDatabase(async ({ owner }) => {
  const [adminId = ''] = await addPeople(owner, 'admin', 1);
  const reference = await milliseconds(() =>
    createHash('sha256')
      .update(Buffer.alloc(128 * 1024 * 1024))
      .digest(),
  );
  report({ what: 'Reference: SHA-256 of 128 MB', value: reference, unit: 'ms' });
  const file = fileOf();
  const check = () => readAs(person(adminId), (tx) => planImport(tx, file));
  const { digest: reviewed } = await check();
  const order = { ...file, reviewed, sendsInvitations: true };
  const figures = {
    'the check': await milliseconds(check),
    'the import': await milliseconds(() => writeAs(person(adminId), (tx) => runImport(tx, order)).then(mustBeImported)),
    'the check of what is stored': await milliseconds(check),
  };
  for (const [what, value] of Object.entries(figures)) {
    report({ what: `${rowCount} rows: ${what}`, value: value / 1000, unit: 's', atMost: 30 });
    report({ what: `${rowCount} rows: ${what} against the reference`, value: value / reference, unit: 'times' });
  }
});

function fileOf(): ImportedFile {
  const headings =
    'Full name,Student number,Current level,Guardian 1: name,Guardian 1: email,Guardian 2: name,Guardian 2: email';
  const rows = Array.from(
    { length: rowCount },
    (_, row) =>
      `Noah Okafor,N-${String(row).padStart(6, '0')},Primary,Amara Okafor,a${row}@example.org,Johan Okafor,j${row}@example.org`,
  );
  const table = parseTable([headings, ...rows].join('\n'));
  if (typeof table === 'string') throw new Error(table);
  return { kind: 'students', table, columns: guessColumns('students', table.headings) };
}

async function milliseconds(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function mustBeImported({ outcome, plan }: Awaited<ReturnType<typeof runImport>>): void {
  if (outcome !== 'imported' || plan.counts.accounts !== 2 * rowCount) throw new Error('The import failed');
}
