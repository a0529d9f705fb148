import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './support/eventually.ts';
import { serveSchool } from './support/school-server.ts';
import { type RunningServer, startServer } from './support/server.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'school-start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

/** Output of a refused start, which must exit with code 1. */
async function refusalOf(environment: Record<string, string>): Promise<string> {
  const { code, output } = await runScript('server/main.ts', [], {
    environment: { DATA_DIR: folder, PORT: '20999', ...environment },
  });
  expect(code).toBe(1);
  return output;
}

interface Surroundings {
  environment: Record<string, string>;
  workingFolder?: string;
  input?: string;
}

function runScript(script: string, parameters: string[], { environment, workingFolder, input = '' }: Surroundings) {
  const child = spawn(process.execPath, [path.resolve(script), ...parameters], {
    env: { ...process.env, ...environment },
    ...(workingFolder !== undefined && { cwd: workingFolder }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  child.stdin.end(input);
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output }));
  });
}

describe('A failed start', () => {
  it('names every wrong setting in one message', async () => {
    const output = await refusalOf({ PORT: 'http', LOG_LEVEL: 'loud', APP_URL: 'http://school.example' });
    expect(output).toMatch(/PORT must[\s\S]*APP_URL must[\s\S]*LOG_LEVEL must/);
    expect(output).not.toContain('    at ');
  });

  it('reports that the data folder cannot be used', async () => {
    await writeFile(`${folder}/file`, '');
    expect(await refusalOf({ DATA_DIR: `${folder}/file/data` })).toMatch(/^.*DATA_DIR\.\n$/);
  });

  it('reports that the database does not answer', async () => {
    const environment = {
      DATABASE_URL: 'postgres://u:p@127.0.0.1:1/school',
      ENCRYPTION_KEYS: `1:${Buffer.alloc(32, 1).toString('base64')}`,
    };
    expect(await refusalOf(environment)).toMatch(/The database does not answer: check DATABASE_URL.*\n$/);
  });
});

// These tests depend on each other.
describe('Servers on one data folder', () => {
  const servers: RunningServer[] = [];
  let dataFolder: string;
  let first: RunningServer;
  let second: RunningServer;
  beforeAll(async () => {
    dataFolder = path.join(folder, 'data');
    [first, second] = await Promise.all([start(), start()]);
  });
  afterAll(() => Promise.all(servers.map((server) => server.stop('SIGKILL'))));

  async function start(): Promise<RunningServer> {
    const server = await startServer({ DATA_DIR: dataFolder });
    servers.push(server);
    return server;
  }

  const createUser = (parameters: string[], input?: string) =>
    runScript('cli/create-user.ts', parameters, { environment: { DATA_DIR: dataFolder }, ...(input && { input }) });

  it('serve pages on two ports after starting at the same time on an empty folder', async () => {
    for (const { origin } of [first, second]) expect((await fetch(`${origin}/`)).status).toBe(200);
  });

  it('print at the first start how to create an account, and create-user works while they run', async () => {
    // A server listens shortly before it prints this.
    await eventually(() => expect(first.output()).toContain('npm run create-user -- --role admin'));
    const parameters = ['--role', 'admin', '--name', 'Ada Admin', '--email', 'Ada@Example.org'];
    const made = await createUser(parameters);
    expect(made).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Created ada@example.org[\s\S]*Temporary password, valid for 72 hours: \S{20,}/),
    });
    const again = await createUser(parameters);
    expect(again).toEqual({
      code: 1,
      output: `Using the data folder ${dataFolder}.\nAn account with this email address already exists.\n`,
    });
    const weak = await createUser(['--role', 'king', '--name', 'X', '--email', 'x', '--password-stdin'], 'short\n');
    expect(weak.code).toBe(1);
    expect(weak.output).toMatch(
      /Name must be at least 2 characters[\s\S]*Invalid email format[\s\S]*Invalid role[\s\S]*at least 12/,
    );
  });

  const account = ['--role', 'admin', '--name', 'Ada Admin', '--email', 'second@example.org'];
  const commands: [string, string[]][] = [
    ['create-user', account],
    ['backup', ['school.age']],
    ['retention', ['--dry-run']],
    ['rotate-keys', ['--reencrypt']],
    ['audit-verify', []],
    ['log-person', ['ada@example.org']],
  ];

  it.each(commands)('%s refuses a folder without a database, and creates none', async (name, parameters) => {
    const workingFolder = await mkdtemp(path.join(folder, 'elsewhere-'));
    const environment = { DATA_DIR: '', BACKUP_PASSPHRASE: 'a long passphrase for a test' };
    expect(await runScript(`cli/${name}.ts`, parameters, { environment, workingFolder })).toEqual({
      code: 1,
      output: expect.stringContaining(
        `${workingFolder}/data holds no database: set DATA_DIR to the data folder of the server`,
      ),
    });
    expect(await readdir(workingFolder)).toEqual([]);
  });

  it.each([...commands, ['doctor', []] as const])('%s names the data folder', async (name, parameters) => {
    const workingFolder = await mkdtemp(path.join(folder, 'elsewhere-'));
    const environment = { DATA_DIR: dataFolder, BACKUP_PASSPHRASE: 'a long passphrase for a test' };
    const { output } = await runScript(`cli/${name}.ts`, [...parameters], { environment, workingFolder });
    expect(output).toContain(`data folder ${dataFolder}`);
    if (name === 'log-person') expect(output).toMatch(/^Using .*\n00000001[0-9a-f]{16}\n$/);
  });

  it('refuse a port that is in use before they create a database', async () => {
    expect(await refusalOf({ PORT: String(first.port), DATA_DIR: `${folder}/other` })).toMatch(
      /^Port \d+ is already in use.*PORT\.\n$/,
    );
    await expect(stat(`${folder}/other/database`)).rejects.toThrow('ENOENT');
  });

  it('keep their data after a kill', async () => {
    await Promise.all([first.stop('SIGKILL'), second.stop('SIGKILL')]);
    first = await start();
    expect(first.output()).not.toContain('There is no account yet');
    expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
  });

  it('end within ten seconds after SIGTERM, with exit code 0 and a stopped database', async () => {
    // A stop that takes more than 9.5 seconds ends with exit code 1.
    expect(await first.stop()).toBe(0);
    await expect(stat(`${dataFolder}/database/pgdata/postmaster.pid`)).rejects.toThrow('ENOENT');
  });

  it('refuse to start with a missing or wrong encryption key', async () => {
    const keyFile = `${dataFolder}/encryption-keys`;
    const key = await readFile(keyFile, 'utf8');
    await rm(keyFile);
    expect(await refusalOf({ DATA_DIR: dataFolder })).toMatch(/encryption-keys/);
    await expect(stat(keyFile)).rejects.toThrow('ENOENT');
    await writeFile(keyFile, `1:${Buffer.alloc(32, 1).toString('base64')}\n`, { mode: 0o600 });
    expect(await refusalOf({ DATA_DIR: dataFolder })).toMatch(/key 1/i);
    await writeFile(keyFile, key, { mode: 0o600 });
    await start();
  });
});

describe('A running server', () => {
  const shared = serveSchool();

  it('refuses forged, unsupported and oversized requests', async () => {
    const { origin } = shared.server;
    const post = (body: BodyInit, headers: Record<string, string>) =>
      fetch(`${origin}/parent-login`, { method: 'POST', body, headers, redirect: 'manual' });
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await post('email=a', { ...form, Origin: 'https://evil.example' })).status).toBe(403);
    expect((await post('email=a', { ...form, Origin: 'null' })).status).toBe(403);
    expect((await post('email=a', { ...form, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await post('email=a', { ...form, Cookie: 'session=x' })).status).toBe(403);
    expect((await post('{}', { 'Content-Type': 'application/json', Origin: origin })).status).toBe(415);
    expect((await post(new FormData(), { Origin: origin })).status).toBe(415);
    expect((await post(`email=${'a'.repeat(300_000)}`, { ...form, Origin: origin })).status).toBe(413);
    expect((await fetch(`${origin}/`, { method: 'TRACE' }).catch(() => ({ status: 405 }))).status).toBe(405);
  });

  it('sends the security headers with every response, including errors', async () => {
    const { origin } = shared.server;
    for (const path of ['/', '/no-such-page', '/healthz', '/session', '/favicon.svg']) {
      const { headers } = await fetch(origin + path);
      expect(headers.get('content-security-policy')).toMatch(
        /script-src 'self'( 'nonce-[^' ]+')?;.*object-src 'none'.*frame-ancestors 'none'/,
      );
      expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect((await fetch(`${origin}/no-such-page`)).status).toBe(404);
  });
});
