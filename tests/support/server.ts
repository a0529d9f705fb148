import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
/** Only to end a start that hangs. */
const maxStartMilliseconds = 500_000;

export interface RunningServer {
  readonly origin: string;
  readonly port: number;
  readonly processId: number;
  output(): string;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Waits for `/readyz`. @param environment at least `DATA_DIR` or `DATABASE_URL`; the default port is a free one */
export async function startServer(
  environment: Record<string, string>,
  script = 'server/main.ts',
): Promise<RunningServer> {
  const port = Number(environment['PORT'] ?? (await freePort()));
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...withoutSettings(process.env), LOG_LEVEL: 'warn', ...environment, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  try {
    await waitUntilReady(origin, child, () => printed);
  } catch (error) {
    // Another test has taken the free port meanwhile.
    if (environment['PORT'] === undefined && printed.includes('already in use'))
      return startServer(environment, script);
    throw error;
  }
  return {
    origin,
    port,
    processId: child.pid ?? 0,
    output: () => printed,
    stop(signal = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}

function withoutSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { APP_URL, DATABASE_URL, ENCRYPTION_KEYS, DATA_DIR, HOST, SMTP_URL, MAIL_FROM, TRUSTED_PROXIES, ...rest } =
    environment;
  return rest;
}

async function waitUntilReady(origin: string, child: ChildProcess, printed: () => string): Promise<void> {
  const giveUpAt = Date.now() + maxStartMilliseconds;
  while (Date.now() < giveUpAt) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The server ended:\n${printed()}`);
    const response = await fetch(`${origin}/readyz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`The server was not ready in time:\n${printed()}`);
}

/** Below 32768, where ephemeral ports begin. */
export async function freePort(): Promise<number> {
  const candidate = 21_000 + Math.floor(Math.random() * 11_000);
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(candidate, () => probe.close(() => resolve(true)));
  });
  return isFree ? candidate : freePort();
}
