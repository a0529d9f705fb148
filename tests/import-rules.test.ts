import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

/** Directories that a directory may import, by directory: the table of docs/architecture.md. */
const table = new Map<string, string[]>();
/** Refused imports, by file. */
let refused: Map<string, string[]>;

beforeAll(async () => {
  const document = await readFile('docs/architecture.md', 'utf8');
  const [rows = ''] = document.slice(document.indexOf('| directory | imports |')).split('\n\n', 1);
  for (const row of rows.split('\n').slice(2)) {
    const [directory = '', ...permitted] = [...row.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    table.set(directory, permitted);
  }
  refused = await lint('style/noRestrictedImports', [
    ...[...table.keys()].map((directory) => ({ file: sampleIn(directory), imports: importsOfAllOthers(directory) })),
    { file: 'app/platform/types.ts', imports: ['#database/types.ts'] },
    { file: 'app/features/offices/features.ts', imports: otherFeatures },
    { file: 'app/features/families/features.ts', imports: otherFeatures },
    { file: 'app/features/families/import/features.ts', imports: importsOfImport },
  ]);
});

const otherFeatures = [
  '../audit/sample.ts',
  '../accounts/sample.ts',
  '../mails/sample.ts',
  '../safety/sample.ts',
  '../students/sample.ts',
  '../reports/sample.ts',
  '#features/reports/sample.ts',
];

/** The same import for a file one folder deeper. */
const oneFolderUp = (path: string) => (path.startsWith('#') ? path : `../${path}`);

const importsOfImport = ['../courses/sample.ts', ...otherFeatures].map(oneFolderUp);

describe('The rules for imports', () => {
  it('permit exactly what the table of docs/architecture.md permits', () => {
    expect(table.size).toBe(16);
    for (const [directory, permitted] of table) {
      const file = sampleIn(directory);
      const permittedPaths = permitted.map((other) => aliasOf(sampleIn(other)));
      const expected = importsOfAllOthers(directory).filter((path) => !permittedPaths.includes(path));
      expect(refused.get(file) ?? [], directory).toEqual(expected);
    }
  });

  it('permit the platform to import the types of the database', () => {
    expect(refused.get('app/platform/types.ts')).toBeUndefined();
  });

  it('refuse the import of another feature but audit', () => {
    expect(refused.get('app/features/offices/features.ts')).toEqual(otherFeatures.slice(1));
  });

  it('permit families to import accounts, mails, safety and students, and their import also courses', () => {
    expect(refused.get('app/features/families/features.ts')).toEqual(otherFeatures.slice(5));
    expect(refused.get('app/features/families/import/features.ts')).toEqual(importsOfImport.slice(6));
  });

  it('let no relative import leave its directory', async () => {
    const crossing: string[] = [];
    for (const file of globSync(`{${directories.join(',')}}/**/*.{ts,tsx}`)) {
      for (const [, path = ''] of (await readFile(file, 'utf8')).matchAll(/(?:from |import\(?|mock\()'(\.[^'?]*)/g)) {
        const target = join(dirname(file), path);
        if (target.includes('/') && existsSync(target) && directoryOf(target) !== directoryOf(file))
          crossing.push(`${file}: ${path}`);
      }
    }
    expect(crossing).toEqual([]);
  });

  it('refuse cycles of types', async () => {
    const cycle: Sample[] = [
      { file: 'content/first.ts', imports: ['./second.ts'] },
      { file: 'content/second.ts', imports: ['./first.ts'] },
    ];
    const refusedInCycle = await lint('suspicious/noImportCycles', cycle);
    for (const { file, imports } of cycle) expect(refusedInCycle.get(file)).toEqual(imports);
  });
});

function importsOfAllOthers(directory: string): string[] {
  const others = [...table.keys(), 'app/route-options.ts', 'tests'].filter(
    (other) => ![directory, 'app'].includes(other),
  );
  return others.map((other) => aliasOf(sampleIn(other)));
}

function sampleIn(directory: string): string {
  if (directory.endsWith('.ts')) return directory;
  return directory === 'app/features' ? 'app/features/reports/sample.ts' : `${directory}/sample.ts`;
}

/** `app/features/reports/sample.ts` is imported as `#features/reports/sample.ts`. */
const aliasOf = (file: string) => `#${directoryOf(file) === 'app' ? file : file.replace(/^app\//, '')}`;

const directories = ['app', 'content', 'database', 'server', 'jobs', 'cli', 'tools', 'benchmarks', 'tests'];

/** Of `app` its directories, and `app` for its own files. */
function directoryOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first === 'app' && !/\.tsx?$/.test(second) ? `app/${second}` : first;
}

interface Sample {
  file: string;
  imports: string[];
}

/** Lints the files in a folder of their own. Returns the refused imports by file. */
async function lint(rule: string, samples: Sample[]): Promise<Map<string, string[]>> {
  const folder = await mkdtemp(join(tmpdir(), 'import-rules-'));
  await cp('biome.json', join(folder, 'biome.json'));
  for (const { file, imports } of samples) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), imports.map((path) => `import type { Sample } from '${path}';\n`).join(''));
  }
  const options = [`--only=${rule}`, '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none'];
  const { stdout } = spawnSync(biome, ['lint', ...options], { cwd: folder, encoding: 'utf8' });
  await rm(folder, { recursive: true });
  const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(stdout);
  const lines = Map.groupBy(diagnostics, ({ location }) => location.path);
  return new Map(
    samples.flatMap(({ file, imports }) => {
      const refusedLines = new Set(lines.get(file)?.map(({ location }) => location.start.line));
      return refusedLines.size === 0 ? [] : [[file, imports.filter((_, index) => refusedLines.has(index + 1))]];
    }),
  );
}

const biome = resolve('node_modules/.bin/biome');

interface Diagnostic {
  location: { path: string; start: { line: number } };
}
