import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type DatabaseProxy, openDatabaseProxy } from './support/database-proxy.ts';
import { eventually, untilReady } from './support/eventually.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { openTestDatabase, type TestDatabase } from './support/test-database.ts';

/* The database becomes unavailable while the mail server receives a mail. */

let database: TestDatabase;
let proxy: DatabaseProxy;
let mailServer: SMTPServer;
let server: RunningServer;
let dataFolder: string;
const takenMails = vi.fn<(messageId: string | undefined) => void>();
beforeAll(async () => {
  database = await openTestDatabase();
  proxy = await openDatabaseProxy(database.owner);
  dataFolder = await mkdtemp(path.join(tmpdir(), 'school-queue-'));
  mailServer = new SMTPServer({
    authOptional: true,
    logger: false,
    async onData(stream, _session, done) {
      const mail = await text(stream);
      if (takenMails.mock.calls.length === 0) await proxy.disconnect();
      takenMails(/^Message-ID: (.+)$/im.exec(mail)?.[1]);
      done();
    },
  });
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
  server = await startServer({
    DATA_DIR: dataFolder,
    DATABASE_URL: proxy.address,
    ENCRYPTION_KEYS: `1:${Buffer.alloc(32, 7).toString('base64')}`,
    MAIL_FROM: 'School <school@example.org>',
    SMTP_URL: `smtp://127.0.0.1:${(mailServer.server.address() as AddressInfo).port}`,
  });
});
afterAll(async () => {
  await server.stop();
  await new Promise<void>((resolve) => mailServer.close(resolve));
  await proxy.close();
  await database.close();
  await rm(dataFolder, { recursive: true, force: true });
});

it('The server survives a database outage at the end of a task, and sends the mail again with the same Message-ID', async () => {
  const response = await fetch(`${server.origin}/admissions`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: server.origin },
    body: new URLSearchParams({
      name: 'Layla Haddad',
      email: `${randomUUID()}@example.org`,
      region: 'Dubai',
      stage: 'primary',
      message: 'We would like to hear more.',
    }),
  });
  expect(response.status).toBe(303);
  await eventually(() => expect(takenMails).toHaveBeenCalled());
  await eventually(() => expect(server.output()).toContain('connection lost while completing a task'));
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  await proxy.reconnect();
  await untilReady(server.origin);

  // The queue itself unlocks the task only after three minutes.
  await database.asOwner(
    `update graphile_worker._private_jobs set locked_by = null, locked_at = null, run_at = now()
     where key like 'send-mail:%'`,
  );
  await eventually(() => expect(takenMails).toHaveBeenCalledTimes(2));
  const [[first], [second]] = takenMails.mock.calls as [[string], [string]];
  expect(first).toMatch(/^<[0-9a-f-]{36}@example\.org>/);
  expect(second).toBe(first);
  await eventually(async () => expect(await database.asOwner('select state from mails')).toEqual([{ state: 'sent' }]));
});
