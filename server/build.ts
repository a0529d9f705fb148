import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const root = path.resolve(import.meta.dirname, '..');
export const buildFolder = path.join(root, 'build');
export const publicFolder = path.join(buildFolder, 'client');
const stampFile = path.join(buildFolder, 'sources');

/** All that a build is made of. */
const sources = [
  'app',
  'content',
  'database/types.ts',
  'features',
  'jobs',
  'public',
  'server',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
];
const isTest = /\.test\.tsx?$/;

/** Builds the application, unless the build on disk was made of just these sources. */
export async function buildWhenStale(say: (line: string) => void): Promise<void> {
  const stamp = await stampOf(sources);
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return;
  say('Building the application …');
  await rm(stampFile, { force: true });
  await runBuild();
  await compressAll(publicFolder);
  await writeFile(stampFile, stamp);
}

async function stampOf(places: string[]): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  const files = (await Promise.all(places.map((place) => filesIn(path.join(root, place))))).flat();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  for (const [index, file] of files.entries())
    hash
      .update(path.relative(root, file))
      .update('\0')
      .update(contents[index] ?? '')
      .update('\0');
  return hash.digest('hex');
}

async function filesIn(place: string): Promise<string[]> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTDIR') return null;
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  if (entries === null) return [place];
  return entries
    .filter((entry) => entry.isFile() && !isTest.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** @throws Error with what the build said, when it fails */
async function runBuild(): Promise<void> {
  const command = path.join(root, 'node_modules/@react-router/dev/bin.cjs');
  const child = spawn(process.execPath, [command, 'build'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) throw new Error(`The build failed:\n${Buffer.concat(said)}`);
}

const compress = promisify(brotliCompress);

/** A brotli copy beside every file that gains by one, made once. */
async function compressAll(folder: string): Promise<void> {
  const files = await filesIn(folder);
  await Promise.all(
    files
      .filter((file) => /\.(css|js|json|svg|txt|webmanifest)$/.test(file))
      .map(async (file) => {
        const plain = await readFile(file);
        const packed = await compress(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } });
        if (packed.length < plain.length) await writeFile(`${file}.br`, packed);
      }),
  );
}
