import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { makePerson, openSession } from './support/people.ts';
import { freePort, type RunningServer, startServer } from './support/server.ts';
import { openTestDatabase } from './support/test-database.ts';

const checkEveryMs = 100;

/** A proxy that asks each port for `/readyz` and keeps its connections; it retries nothing. */
async function openProxy(ports: readonly number[]) {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<number>();
  let isClosed = false;
  let turn = 0;
  const check = async (port: number) => {
    while (!isClosed) {
      const response = await fetch(`http://localhost:${port}/readyz`).catch(() => null);
      if (response?.ok) ready.add(port);
      else ready.delete(port);
      await sleep(checkEveryMs);
    }
  };
  const checks = ports.map(check);
  const server = createServer((incoming: IncomingMessage, response: ServerResponse) => {
    const targets = [...ready];
    const port = targets[turn++ % targets.length];
    const fail = () => response.writeHead(502).end();
    if (port === undefined) return fail();
    const { url, method, headers } = incoming;
    const outgoing = request({ port, path: url, method, headers, agent }, (found) => {
      response.writeHead(found.statusCode ?? 500, found.headers);
      found.pipe(response);
    });
    outgoing.on('error', fail);
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      isClosed = true;
      await Promise.all(checks);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

it('Two instances restart one after the other behind a proxy without a failed request', async () => {
  const database = await openTestDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'school-rolling-'));
  const ports = [await freePort(), await freePort()] as const;
  const proxy = await openProxy(ports);
  const start = (port: number) =>
    startServer({
      DATA_DIR: folder,
      DATABASE_URL: database.address,
      ENCRYPTION_KEYS: `1:${Buffer.alloc(32, 7).toString('base64')}`,
      APP_URL: proxy.origin,
      PORT: String(port),
      DRAIN_SECONDS: '2',
    });
  const instances: RunningServer[] = await Promise.all(ports.map(start));
  onTestFinished(async () => {
    await Promise.all(instances.map((instance) => instance.stop('SIGKILL')));
    await proxy.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });
  const [sender, receiver] = [await makePerson(database, 'mentor'), await makePerson(database, 'parent')];
  const headers = { Origin: proxy.origin, Cookie: `session=${await openSession(database, sender.id)}` };
  const statuses = { pages: [] as number[], messages: [] as number[] };
  let isOver = false;
  const visit = async () => {
    while (!isOver) {
      statuses.pages.push((await fetch(`${proxy.origin}/inbox`, { headers })).status);
      await sleep(20);
    }
  };
  const write = async () => {
    while (!isOver) {
      const message = { receiverId: receiver.id, subject: 'subject', body: 'body', requestId: randomUUID() };
      const body = new URLSearchParams(message);
      const response = await fetch(`${proxy.origin}/inbox`, { method: 'POST', redirect: 'manual', headers, body });
      statuses.messages.push(response.status);
      // A mentor may send 300 messages in ten minutes.
      await sleep(150);
    }
  };
  await expect.poll(async () => (await fetch(`${proxy.origin}/healthz`)).status).toBe(200);
  const load = [visit(), visit(), write()];
  for (const [index, port] of ports.entries()) {
    expect(await instances[index]?.stop()).toBe(0);
    instances[index] = await start(port);
    await sleep(5 * checkEveryMs);
  }
  isOver = true;
  await Promise.all(load);
  expect(new Set(statuses.pages)).toEqual(new Set([200]));
  expect(new Set(statuses.messages)).toEqual(new Set([303]));
  expect(statuses.pages.length).toBeGreaterThan(100);
  expect(await database.asOwner('select from messages')).toHaveLength(statuses.messages.length);
});
