import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { nameOfBackup } from '#platform/backup/backup-folder.server.ts';
import { makeEmptyDatabase } from '#tests/support/empty-database.ts';
import { makePerson } from '#tests/support/people.ts';
import { freePort, type RunningServer, startServer } from '#tests/support/server.ts';
import { addressOf, openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { isConnectionPrivate } from '../database.ts';
import { checkProxySettings } from './check-proxy.ts';
import { examine } from './examine.ts';

const key = `1:${Buffer.alloc(32, 7).toString('base64')}`;

let folder: string;
let database: TestDatabase;
let server: RunningServer;
let proxy: Server;
let environment: Record<string, string>;
let fault:
  | 'none'
  | 'strips a header'
  | 'changes the origin'
  | 'drops the origin'
  | 'buffers'
  | 'compresses'
  | 'is another site' = 'none';
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'school-doctor-'));
  database = await openTestDatabase();
  await makePerson(database, 'parent');
  proxy = createServer(relay);
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve));
  environment = {
    DATA_DIR: folder,
    DATABASE_URL: database.address,
    ENCRYPTION_KEYS: key,
    APP_URL: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    PORT: String(await freePort()),
  };
  server = await startServer(environment);
});
afterAll(async () => {
  await server.stop();
  await new Promise((resolve) => proxy.close(resolve));
  await database.close();
  rmSync(folder, { recursive: true });
});

function relay(incoming: IncomingMessage, response: ServerResponse): void {
  if (fault === 'is another site') {
    response.end('welcome');
    return;
  }
  const { origin, ...headers } = incoming.headers;
  const sentOrigin = { none: origin, 'changes the origin': environment['APP_URL'] }[fault as 'none'] ?? origin;
  const passed =
    fault === 'drops the origin' || sentOrigin === undefined ? headers : { ...headers, origin: sentOrigin };
  const outgoing = request(
    { port: server.port, path: incoming.url, method: incoming.method, headers: passed },
    (found) => {
      if (fault === 'strips a header') delete found.headers['content-security-policy'];
      const isStream = found.headers['content-type']?.startsWith('text/event-stream') === true;
      if (isStream && fault === 'buffers') return;
      const isCompressed = isStream && fault === 'compresses';
      response.writeHead(found.statusCode ?? 500, {
        ...found.headers,
        ...(isCompressed && { 'content-encoding': 'gzip' }),
      });
      if (isCompressed) response.flushHeaders();
      else found.pipe(response);
    },
  );
  incoming.pipe(outgoing);
  response.once('close', () => outgoing.destroy());
  outgoing.on('error', () => response.destroy());
}

async function findings(
  more: Record<string, string> = {},
  options: Partial<Parameters<typeof examine>[1]> = {},
): Promise<string[]> {
  const lines: string[] = [];
  for await (const { level, topic, text } of examine(
    { ...environment, ...more },
    { mailTo: null, backupFolder: null, ...options },
  )) {
    lines.push(`${level} ${topic}: ${text}`);
  }
  return lines;
}

const matching = (pattern: RegExp) => expect.stringMatching(pattern);
const problems = (lines: string[]) => lines.filter((line) => line.startsWith('problem'));

describe('The doctor', () => {
  test('reports a wrong setting and checks nothing else', async () => {
    expect(await findings({ PORT: 'http', SMTP_URL: 'mail' })).toEqual([
      matching(/^problem settings: .*\n {2}PORT .*\n {2}SMTP_URL/),
    ]);
  });

  test('reports a database that does not answer or refuses the password', async () => {
    const away = await findings({ DATABASE_URL: 'postgres://a:b@localhost:1/c' });
    expect(problems(away)).toEqual([matching(/database: The database does not answer/)]);
    const wrong = await findings({ DATABASE_URL: addressOf({ ...database.owner, password: 'wrong' }) });
    expect(problems(wrong)).toEqual([matching(/database: The database refuses the user or the password/)]);
  });

  test('reports keys that are not those of the database', async () => {
    const other = `1:${Buffer.alloc(32, 8).toString('base64')}`;
    expect(problems(await findings({ ENCRYPTION_KEYS: other }))).toEqual([matching(/keys: .*has another key 1 than/)]);
  });

  test('reports an encrypted value that cannot be decrypted', async () => {
    await database.asOwner(`insert into messages (id, subject, body) values (gen_random_uuid(), '', '')`);
    expect(problems(await findings())).toEqual([
      matching(/keys: messages\.subject: 1 of 1 values cannot be decrypted; .*restore/),
    ]);
    await database.asOwner('delete from messages');
  });

  test('reports a database that was made by a newer version', async () => {
    await database.asOwner(`insert into kysely_migration values ('9999_future', '')`);
    await database.asOwner('update applied_scripts set release = release + 1');
    expect(problems(await findings())).toEqual([matching(/A newer release .*\(9999_future\): start that release/)]);
    await database.asOwner('update applied_scripts set release = release - 1');
    await database.asOwner(`delete from kysely_migration where name = '9999_future'`);
  });

  test('reports a clock that differs from that of the database', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    try {
      expect(problems(await findings())).toEqual([matching(/clock: .* differ by 3[56]\d\d s.*NTP/)]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('reports a proxy that changes headers, compresses or buffers events, or reaches another site', async () => {
    const faults: [typeof fault, RegExp][] = [
      ['strips a header', /proxy: it changes or removes Content-Security-Policy/],
      ['changes the origin', /proxy: a form of another site is answered 400/],
      ['drops the origin', /proxy: a form of another site is answered 400/],
      ['compresses', /proxy: it compresses the event stream/],
      ['buffers', /proxy: it buffers the event stream: .*proxy_buffering off/],
      ['is another site', /proxy: .*healthz answers 200, and not from this server/],
    ];
    for (const [next, pattern] of faults) {
      fault = next;
      expect(problems(await findings())).toContainEqual(matching(pattern));
    }
    fault = 'none';
    const elsewhere = await findings({ APP_URL: 'http://localhost:1' });
    expect(problems(elsewhere)).toEqual([
      matching(/proxy: http:\/\/localhost:1 does not answer \(.*check APP_URL, DNS/),
    ]);
  });

  test('reports settings that do not fit a proxy, which https implies', () => {
    const topics = (appUrl: string, trustedProxies: string, host: string | null) =>
      [...checkProxySettings({ appUrl: new URL(appUrl), trustedProxies, host })].map(
        ({ level, text }) => `${level} ${text.split(' ')[0]}`,
      );
    expect(topics('https://school.example', '', null)).toEqual(['problem TRUSTED_PROXIES', 'warning HOST']);
    expect(topics('https://localhost:8443', '', '127.0.0.1')).toEqual(['warning APP_URL', 'problem TRUSTED_PROXIES']);
    expect(topics('https://school.example', '127.0.0.1', '0.0.0.0')).toEqual([]);
    expect(topics('http://localhost:3000', '', null)).toEqual(['warning APP_URL']);
  });

  test.each([
    ['postgres://u:p@db.example:5432/school', false],
    ['postgres://u:p@10.1.2.3/school?sslmode=disable', false],
    ['postgres://u:p@db.example/school?sslmode=verify-full', true],
    ['postgres://u:p@127.0.0.1/school', true],
    ['postgres://u:p@localhost/school?host=/run/postgresql', true],
  ])('regards the connection to %s as private: %s', (databaseUrl, isPrivate) => {
    expect(isConnectionPrivate({ databaseUrl })).toBe(isPrivate);
  });

  test('reports an unreachable mail server and a refused mail', async () => {
    const mail = { SMTP_URL: 'smtp://localhost:1', MAIL_FROM: 'school@example.org' };
    expect(problems(await findings(mail))).toEqual([matching(/mail: localhost:1 refuses \(.*check SMTP_URL/)]);
    const refusing = await startMailServer(550);
    const refused = await findings({ ...mail, SMTP_URL: refusing.address }, { mailTo: 'ann@example.org' });
    expect(problems(refused)).toEqual([matching(/mail: .*refuses \(.*550 No such person/)]);
    await refusing.stop();
  });

  test('reports a missing or old backup', async () => {
    const backups = mkdtempSync(path.join(folder, 'backups-'));
    expect(problems(await findings({}, { backupFolder: backups }))).toEqual([
      matching(/backup: .* holds no backup: run npm run backup/),
    ]);
    const put = (hours: number) =>
      writeFileSync(path.join(backups, nameOfBackup(new Date(Date.now() - hours * 3_600_000))), '');
    put(9 * 24);
    expect(problems(await findings({}, { backupFolder: backups }))).toEqual([
      matching(/backup: .* 9 days old .*timer/),
    ]);
    put(30);
    expect(await findings({}, { backupFolder: backups })).toContainEqual(matching(/^warning backup: .* 30 h old/));
    put(2);
    expect(await findings({}, { backupFolder: backups })).toContainEqual(
      matching(/^ok backup: the newest of 3 backups is 2 h old/),
    );
  });

  test('counts a backup with another name by the time of its last change, and no other file', async () => {
    const backups = mkdtempSync(path.join(folder, 'backups-'));
    writeFileSync(path.join(backups, 'notes.txt'), 'see the wiki');
    mkdirSync(path.join(backups, 'older'));
    writeFileSync(path.join(backups, 'monday.age.unfinished-0123456789ab'), 'age-encryption.org/v1\n');
    expect(problems(await findings({}, { backupFolder: backups }))).toEqual([matching(/backup: .* holds no backup/)]);
    const own = path.join(backups, 'monday.age');
    writeFileSync(own, 'age-encryption.org/v1\n');
    const threeHoursAgo = new Date(Date.now() - 3 * 3_600_000);
    utimesSync(own, threeHoursAgo, threeHoursAgo);
    expect(await findings({}, { backupFolder: backups })).toContainEqual(
      matching(/^ok backup: the newest of 1 backups is 3 h old \(monday\.age\)/),
    );
  });
});

test('The doctor warns about an empty database, pending migrations and a missing database', async () => {
  const empty = await makeEmptyDatabase();
  expect(await findings({ DATABASE_URL: empty.address })).toContainEqual(matching(/^warning database: it is empty/));
  await empty.drop();
  await database.asOwner(
    `update kysely_migration set name = '0000_old' where name = (select max(name) from kysely_migration)`,
  );
  const lines = await findings();
  expect(lines).toContainEqual(matching(/^problem database: A development version .*\(0000_old\)/));
  const [last] = await database.asOwner<{ name: string }>(
    `delete from kysely_migration where name = '0000_old' returning name`,
  );
  expect(last?.name).toBe('0000_old');
  expect(await findings()).toContainEqual(matching(/^warning database: 1 migrations are due/));
  const nowhere = await findings({ DATABASE_URL: '', ENCRYPTION_KEYS: '', DATA_DIR: path.join(folder, 'new') });
  expect(nowhere).toContainEqual(matching(/^warning database: .* holds no database yet/));
});

test('The doctor finds no problem in a working site, sends a test mail and leaves no session behind', async () => {
  const fresh = await openTestDatabase();
  await makePerson(fresh, 'parent');
  const port = String(await freePort());
  const own = { ...environment, DATABASE_URL: fresh.address, PORT: port, APP_URL: `http://localhost:${port}` };
  const running = await startServer(own);
  const mailServer = await startMailServer(250);
  const lines = await findings(
    { ...own, SMTP_URL: mailServer.address, MAIL_FROM: 'school@example.org' },
    { mailTo: 'ann@example.org' },
  );
  expect(problems(lines)).toEqual([]);
  for (const text of [
    'server: it is ready',
    'database: all',
    'database: the role app_web',
    'keys: 1 (',
    'proxy: event streams arrive at once',
    'proxy: forms arrive',
    'proxy: security headers',
    'mail: localhost',
  ]) {
    expect(lines).toContainEqual(expect.stringContaining(`ok ${text}`));
  }
  expect(mailServer.receivers).toEqual(['ann@example.org']);
  expect(await fresh.asOwner('select from accounts.sessions')).toEqual([]);
  await running.stop();
  await mailServer.stop();
  await fresh.close();
});

async function startMailServer(code: number) {
  const receivers: string[] = [];
  const mailServer = new SMTPServer({
    authOptional: true,
    logger: false,
    onRcptTo: ({ address }, _session, done) => {
      if (code !== 250) return done(Object.assign(new Error('No such person'), { responseCode: code }));
      receivers.push(address);
      done();
    },
  });
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
  const { port } = mailServer.server.address() as AddressInfo;
  return {
    receivers,
    address: `smtp://localhost:${port}`,
    stop: () => new Promise<void>((resolve) => mailServer.close(() => resolve())),
  };
}
