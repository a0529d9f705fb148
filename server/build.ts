import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const buildsFolder = path.join(root, 'build');

const sources = [
  'app',
  'content',
  'database/types.ts',
  'jobs',
  'public',
  'server',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
];
/** Tests, and scripts of the database, which are applied from their files. */
const isOutsideOfBuild = /\.test\.tsx?$|\.sql$/;

export interface Build {
  readonly publicFolder: string;
  readonly serverModule: string;
}

/**
 * Reuses the build of the same sources. Each has its own folder, renamed into place: concurrent starts do not
 * interfere.
 */
export async function buildWhenStale(print: (line: string) => void): Promise<Build> {
  const stamp = await stampOf(sources);
  const folder = path.join(buildsFolder, stamp);
  if (await isThere(folder)) return partsOf(folder);
  print('Building the application …');
  const unfinished = path.join(buildsFolder, `unfinished-${process.pid}`);
  await mkdir(buildsFolder, { recursive: true });
  try {
    await runBuild(unfinished);
    await compressFiles(partsOf(unfinished).publicFolder);
    await rename(unfinished, folder).catch(async (error) => {
      if (!(await isThere(folder))) throw error; // unless a concurrent start has created it
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  await removeOldBuilds(stamp);
  return partsOf(folder);
}

export async function isBuildCurrent(): Promise<boolean> {
  return isThere(path.join(buildsFolder, await stampOf(sources)));
}

function partsOf(folder: string): Build {
  return {
    publicFolder: path.join(folder, 'client'),
    serverModule: path.join(folder, 'server/index.js'),
  };
}

function isThere(place: string): Promise<boolean> {
  return stat(place).then(
    () => true,
    () => false,
  );
}

/** Safe for running servers, which have loaded their build into memory. */
async function removeOldBuilds(current: string): Promise<void> {
  const names = await readdir(buildsFolder);
  const old = names.filter((name) => name !== current && !name.startsWith('unfinished-'));
  await Promise.all(old.map((name) => rm(path.join(buildsFolder, name), { recursive: true, force: true })));
}

/** Of about 2,000 files, read one after the other: concurrent reads take twice the processor time at each start. */
async function stampOf(places: string[]): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  const files = (await Promise.all(places.map((place) => filesIn(path.join(root, place))))).flat();
  for (const file of files) hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 20);
}

export async function filesIn(place: string): Promise<string[]> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTDIR') return null;
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  if (entries === null) return [place];
  return entries
    .filter((entry) => entry.isFile() && !isOutsideOfBuild.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

function runBuild(folder: string): Promise<void> {
  const command = path.join(root, 'node_modules/@react-router/dev/bin.cjs');
  return runNode([command, 'build'], { BUILD_FOLDER: path.relative(root, folder) });
}

function compressFiles(folder: string): Promise<void> {
  return runNode([path.join(import.meta.dirname, 'compress-files.ts'), folder], {});
}

async function runNode(parameters: string[], environment: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, parameters, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', ...environment },
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) throw new Error(`The build failed:\n${Buffer.concat(output)}`);
}
