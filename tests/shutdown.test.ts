import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from './support/eventually.ts';
import { makePerson, openSession, type TestPerson } from './support/people.ts';
import { freePort, type RunningServer, startServer } from './support/server.ts';
import { openTestDatabase, type TestDatabase } from './support/test-database.ts';

let database: TestDatabase;
let dataFolder: string;
let mentor: TestPerson;
let server: RunningServer;
beforeAll(async () => {
  database = await openTestDatabase();
  dataFolder = await mkdtemp(path.join(tmpdir(), 'school-shutdown-'));
  mentor = await makePerson(database, 'mentor');
});
beforeEach(async () => {
  server = await startServer({
    DATA_DIR: dataFolder,
    DATABASE_URL: database.address,
    ENCRYPTION_KEYS: `1:${Buffer.alloc(32, 7).toString('base64')}`,
  });
  return () => server.stop('SIGKILL');
});
afterAll(async () => {
  await database.close();
  await rm(dataFolder, { recursive: true, force: true });
});

const newSender = async () => `session=${await openSession(database, (await makePerson(database, 'parent')).id)}`;

const messageOf = (requestId: string) =>
  new URLSearchParams({
    receiverId: mentor.id,
    subject: 'Ill today',
    body: 'She stays at home.',
    requestId,
  }).toString();

function headersOf(cookie: string, body: string) {
  const type = 'application/x-www-form-urlencoded';
  return { Cookie: cookie, Origin: server.origin, 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) };
}

/** Posts a message; returns the status, or null without a response. */
function send(agent: Agent, cookie: string, requestId: string): Promise<number | null> {
  const body = messageOf(requestId);
  return new Promise((resolve) => {
    const sending = request(`${server.origin}/inbox?compose`, {
      method: 'POST',
      agent,
      headers: headersOf(cookie, body),
    });
    sending.once('response', (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? null));
      response.once('error', () => resolve(null));
    });
    sending.once('error', () => resolve(null));
    sending.end(body);
  });
}

const storedIds = async () =>
  new Set((await database.asOwner<{ id: string }>('select request_id as id from messages')).map(({ id }) => id));

/* A stop that takes more than 9.5 seconds ends with exit code 1. */
describe('SIGTERM', () => {
  it('leaves no stored message without a response while ten senders keep posting', async () => {
    const sent = { answered: new Set<string>(), unanswered: new Set<string>() };
    let isRunning = true;
    const senders = Array.from({ length: 10 }, async () => {
      const [agent, cookie] = [new Agent({ keepAlive: true, maxSockets: 1 }), await newSender()];
      while (isRunning) {
        const id = randomUUID();
        const status = await send(agent, cookie, id);
        if (status === 303) sent.answered.add(id);
        else sent.unanswered.add(id);
        if (status === null) break;
      }
      agent.destroy();
    });
    await eventually(() => expect(sent.answered.size).toBeGreaterThan(20));
    expect(await server.stop()).toBe(0);
    isRunning = false;
    await Promise.all(senders);
    const stored = await storedIds();
    expect([...sent.unanswered].filter((id) => stored.has(id))).toEqual([]);
    expect([...sent.answered].filter((id) => !stored.has(id))).toEqual([]);
  });

  it('waits for a form that is still being received, and closes its connection after the response', async () => {
    const cookie = await newSender();
    const id = randomUUID();
    const body = messageOf(id);
    const sending = request(`${server.origin}/inbox?compose`, {
      method: 'POST',
      agent: new Agent({ keepAlive: true }),
      headers: headersOf(cookie, body),
    });
    const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
    sending.write(body.slice(0, 20));
    await requestArrived();
    const ended = server.stop();
    await refusesConnections();
    sending.end(body.slice(20));
    const [response] = await answered;
    expect(response.statusCode).toBe(303);
    expect(response.headers.connection).toBe('close');
    response.resume();
    expect(await ended).toBe(0);
    expect(await storedIds()).toContain(id);
  });

  it('does not wait for a form that is never completed', async () => {
    const cookie = await newSender();
    const id = randomUUID();
    const body = messageOf(id);
    const sending = request(`${server.origin}/inbox?compose`, { method: 'POST', headers: headersOf(cookie, body) });
    const failed = once(sending, 'error');
    sending.write(body.slice(0, 20));
    await requestArrived();
    expect(await server.stop()).toBe(0);
    await failed;
    expect(await storedIds()).not.toContain(id);
  });

  it('sends “Connection: close” also with cached pages', async () => {
    const slow = await holdUpload();
    const socket = connect(server.port, 'localhost');
    let received = '';
    socket.on('data', (chunk) => (received += chunk));
    await once(socket, 'connect');
    // The request is completed after the signal.
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
    await requestArrived();
    const ended = server.stop();
    await refusesConnections();
    socket.write('\r\n');
    await once(socket, 'close');
    expect(received.split('\r\n\r\n')[0]).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\nConnection: close(\r\n|$)/i);
    expect(received.endsWith('</html>')).toBe(true);
    slow.destroy();
    expect(await ended).toBe(0);
  });

  it('closes idle connections before a running request ends', async () => {
    const held = await holdUpload();
    const agent = new Agent({ keepAlive: true });
    const probe = request(`${server.origin}/healthz`, { agent }).end();
    const [response] = (await once(probe, 'response')) as [IncomingMessage];
    const { socket } = response;
    response.resume();
    await once(response, 'end');
    const firstClosed = Promise.race([
      once(socket, 'close').then(() => 'idle'),
      once(held, 'close').then(() => 'running'),
    ]);
    const ended = server.stop();
    expect(await firstClosed).toBe('idle');
    held.destroy();
    expect(await ended).toBe(0);
  });
});

describe('SIGTERM during the start', () => {
  it('ends the process with exit code 0, leaves no database server running, and the next start works', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'school-start-'));
    const port = await freePort();
    const child = spawn(process.execPath, ['server/main.ts'], {
      env: { ...process.env, DATA_DIR: folder, PORT: String(port) },
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    const pidFile = path.join(folder, 'database/pgdata/postmaster.pid');
    await eventually(() => access(pidFile));
    const postmaster = Number.parseInt(await readFile(pidFile, 'utf8'), 10);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    await eventually(() => expect(isRunning(postmaster)).toBe(false));
    const next = await startServer({ DATA_DIR: folder });
    expect(await next.stop()).toBe(0);
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A request that keeps the server running. */
async function holdUpload(): Promise<Socket> {
  const socket = connect(server.port, 'localhost');
  await once(socket, 'connect');
  const head = ['POST /parent-login HTTP/1.1', 'Host: localhost', `Origin: ${server.origin}`, 'Content-Length: 9', ''];
  socket.on('error', () => {});
  socket.write(`${head.join('\r\n')}\r\nemail`);
  return socket;
}

/** Waits until the server has read what was written before: it reads connections in turn. */
const requestArrived = async () => {
  for (let round = 0; round < 3; round++) await fetch(`${server.origin}/healthz`).then((response) => response.text());
};

const refusesConnections = () =>
  eventually(async () => {
    const socket = connect(server.port, 'localhost');
    const isRefused = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(false)).once('error', () => resolve(true));
    });
    socket.destroy();
    expect(isRefused).toBe(true);
  });
