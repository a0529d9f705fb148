import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { translations as texts } from '#content/translations/en.ts';
import { addMails } from '#database/samples/mails.ts';
import { addMessages } from '#database/samples/messages.ts';
import { addressDigest, contentOf, enquiryPlace } from '#features/enquiries/sealed-enquiries.server.ts';
import { secretContext } from '#features/mails/sealed-mails.server.ts';
import { sealingContext } from '#features/messages/sealed-messages.server.ts';
import { parseKeys } from '#platform/keyring.server.ts';
import { openSchool, type School } from '#tests/e2e/support/school.ts';
import { makePerson, openSession, type TestPerson } from '#tests/support/people.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

const root = path.resolve(import.meta.dirname, '..');
const messageCount = 6_000;

let folder: string;
let server: RunningServer;
let school: School;
let [mother, mentor]: TestPerson[] = [];
let cookie: string;
const enquiryId = randomUUID();
const otherTopicId = randomUUID();
const mailId = randomUUID();
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'school-keys-'));
  server = await startServer({ DATA_DIR: folder });
  school = await openSchool(folder);
  [mother, mentor] = [await school.makePerson('parent'), await school.makePerson('mentor')];
  cookie = `session=${await openSession(school, mentor.id)}`;
  await addSealedRows();
});
afterAll(async () => {
  await school.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

const keyFile = () => path.join(folder, 'encryption-keys');
const content = {
  topic: 'consultation',
  name: 'Layla',
  email: 'layla@example.org',
  region: 'Dubai',
  stage: 'primary',
  message: 'A text.',
} as const;

/** Messages over a year, an enquiry and a waiting mail, encrypted with the first key. */
async function addSealedRows(): Promise<void> {
  const { keyring } = school;
  const sentAt = new Date(Date.now() - 86_400_000);
  const messages = Array.from({ length: messageCount }, (_, index) => ({
    from: mother?.id ?? '',
    to: mentor?.id ?? '',
    subject: `subject ${index}`,
    body: `body ${index}`,
    sentAt,
  }));
  await addMessages(school.asOwner, keyring, messages);
  const { name, email, message } = content;
  await school.makeEnquiry({ id: enquiryId, name, email, message });
  await school.makeEnquiry({ id: otherTopicId, name, email, message, topic: 'data' });
  // Inserted without a queued job, so that no job processes it.
  const sealedSecret = keyring.seal(secretContext(mailId), 'a password');
  await addMails(school.asOwner, [{ id: mailId, personId: mother?.id ?? '', template: 'invitation', sealedSecret }]);
}

function start(parameters: string[], environment: Record<string, string> = {}) {
  const { DATABASE_URL, ENCRYPTION_KEYS, ...others } = process.env;
  return spawn(process.execPath, ['cli/rotate-keys.ts', ...parameters], {
    cwd: root,
    env: { ...others, DATA_DIR: folder, LOG_LEVEL: 'fatal', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function run(...call: Parameters<typeof start>) {
  const child = start(...call);
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: code as number, output, errors };
}

/** Number of encrypted values and digests per key number. */
async function keyNumbers(): Promise<Record<number, number>> {
  const rows = await school.asOwner<{ number: number; count: number }>(
    `select ('x' || encode(substring(value from 2 for 4), 'hex'))::bit(32)::int as number, count(*)::int from (
       select unnest(array[subject, body, content_digest]) as value from messages
       union all select unnest(array[name, email, region, message, content_digest, address_digest]) from enquiries
       union all select sealed_secret from mails
     ) as sealed where value is not null group by 1`,
  );
  return Object.fromEntries(rows.map(({ number, count }) => [number, count]));
}

const request = (path: string) => fetch(server.origin + path, { headers: { Cookie: cookie }, redirect: 'manual' });

/** Fails if the running server cannot decrypt existing rows. */
async function expectServed(): Promise<void> {
  const inbox = await (await request('/inbox')).text();
  expect(inbox).toContain('subject ');
  expect(inbox).not.toContain(texts['inbox.unreadable']);
}

async function send(): Promise<void> {
  const form = { receiverId: mother?.id ?? '', subject: 'subject of an answer', body: 'body', requestId: randomUUID() };
  const response = await fetch(`${server.origin}/inbox`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: server.origin, Cookie: cookie },
    body: new URLSearchParams(form),
  });
  expect(response.status).toBe(303);
}

async function expectAllOpen(): Promise<void> {
  const keyring = parseKeys((await readFile(keyFile(), 'utf8')).replaceAll(/^#.*$/gm, ''));
  type Message = { id: string; sealed_sender_id: string; sealed_receiver_id: string; subject: Buffer; body: Buffer };
  const stored = await school.asOwner<Message>('select * from messages');
  for (const row of stored) {
    expect(keyring.unseal(sealingContext('subject', row), row.subject)).toMatch(/^subject /);
    expect(keyring.unseal(sealingContext('body', row), row.body)).toMatch(/^body/);
  }
  const [enquiry] = await school.asOwner<Record<string, Buffer>>('select * from enquiries where id = $1', [enquiryId]);
  for (const column of ['name', 'email', 'region', 'message'] as const) {
    expect(keyring.unseal(enquiryPlace(column, enquiryId), enquiry?.[column] ?? Buffer.alloc(0))).toBe(content[column]);
  }
  const digests = enquiry ?? {};
  const place = enquiryPlace('content_digest', enquiryId);
  expect(keyring.matchesDigest(place, contentOf(content), digests['content_digest'] ?? Buffer.alloc(0))).toBe(true);
  expect(digests['address_digest']).toEqual(addressDigest(keyring, content.email));
  const [message] = await school.asOwner<Record<string, Buffer | null>>('select * from enquiries where id = $1', [
    otherTopicId,
  ]);
  const sealedName = message?.['name'] ?? Buffer.alloc(0);
  expect(keyring.unseal(enquiryPlace('name', otherTopicId), sealedName)).toBe(content.name);
  expect(message).toMatchObject({ region: null, stage: null });
  const [mail] = await school.asOwner<{ sealed_secret: Buffer }>('select sealed_secret from mails where id = $1', [
    mailId,
  ]);
  expect(keyring.unseal(secretContext(mailId), mail?.sealed_secret ?? Buffer.alloc(0))).toBe('a password');
}

describe('npm run rotate-keys', () => {
  test('refuses an unknown option, and a folder without a database', async () => {
    expect(await run(['--all'])).toMatchObject({ code: 1, errors: expect.stringContaining('--reencrypt') });
    const empty = await mkdtemp(path.join(tmpdir(), 'school-no-keys-'));
    expect(await run([], { DATA_DIR: empty })).toMatchObject({
      code: 1,
      errors: expect.stringContaining('holds no database'),
    });
    await rm(empty, { recursive: true });
  });

  test('leaves a server that can decrypt everything if it is killed midway', async () => {
    await expectServed();
    const child = start([]);
    const ended = once(child, 'close');
    for await (const chunk of child.stderr) if (String(chunk).includes('messages:')) break;
    child.kill('SIGKILL');
    await ended;
    expect(await readFile(keyFile(), 'utf8')).toMatch(/^1:.+\n2:.+\n$/m);
    expect((await stat(keyFile())).mode & 0o777).toBe(0o600);
    expect(Object.keys(await keyNumbers())).toEqual(['1', '2']);
    await expectServed();
    await send();
  });

  test('continues an interrupted rotation while messages arrive, and ends with one key for everything', async () => {
    const running = run([]);
    const sending = (async () => {
      for (let count = 0; count < 10; count++) await send();
    })();
    const { code, output, errors } = await running;
    await sending;
    expect(output).toMatch(/^Using the data folder .*\n\d+ rows are not encrypted with key 2 yet: continuing\.\n/);
    expect([code, output, errors]).toEqual([
      0,
      expect.stringContaining('Everything is encrypted with key 2.'),
      expect.stringMatching(/messages: \d+ of \d+ rows/),
    ]);
    expect(Object.keys(await keyNumbers())).toEqual(['2']);
    await expectAllOpen();
    await expectServed();
  });

  test('does not run twice at the same time', async () => {
    const outcomes = await Promise.all([run(['--reencrypt']), run(['--reencrypt'])]);
    for (const { code, errors } of outcomes.filter((outcome) => outcome.code !== 0)) {
      expect([code, errors]).toEqual([1, expect.stringContaining('Another rotation')]);
    }
    expect(outcomes.some(({ code }) => code === 0)).toBe(true);
  });

  test('--retire keeps an older key that is still needed', async () => {
    const foreign = randomUUID();
    const sealedSecret = parseKeys(`1:${randomBytes(32).toString('base64')}`).seal(secretContext(foreign), 'lost');
    await addMails(school.asOwner, [{ id: foreign, personId: mother?.id ?? '', template: 'invitation', sealedSecret }]);
    expect(await run(['--retire'])).toMatchObject({ code: 1, errors: expect.stringContaining('1 rows hold values') });
    expect(await school.asOwner('select from sealing_keys')).toHaveLength(2);
    await school.asOwner('delete from mails where id = $1', [foreign]);
  });

  test('--retire removes the older key, and the server works before and after a restart', async () => {
    await school.asOwner(`update sealing_keys set created_at = now() - interval '1 hour'`);
    const { code, output } = await run(['--retire']);
    expect([code, output]).toEqual([0, expect.stringContaining('Removed key 1.')]);
    expect(await school.asOwner('select number from sealing_keys')).toEqual([{ number: 2 }]);
    const file = await readFile(keyFile(), 'utf8');
    expect(file).toMatch(/^2:/m);
    expect(file).not.toMatch(/^1:/m);
    await send();
    await expectServed();
    await expectAllOpen();
    await server.stop();
    server = await startServer({ DATA_DIR: folder });
    await expectServed();
  });

  test('rotates again after the older key was removed', async () => {
    const { code, output } = await run([]);
    expect([code, output]).toEqual([0, expect.stringMatching(/Added key 3 .*Everything is encrypted with key 3\./s)]);
    expect(Object.keys(await keyNumbers())).toEqual(['3']);
    await expectServed();
  });
});

describe('npm run rotate-keys with ENCRYPTION_KEYS', () => {
  test('prints the new setting without changing anything, and re-encrypts once the setting is in use', async () => {
    const database = await openTestDatabase();
    const first = `1:${randomBytes(32).toString('base64')}`;
    const environment = { DATABASE_URL: database.address, ENCRYPTION_KEYS: first };
    await database.asOwner(
      `insert into mails (id, enquiry_id, template, person_id, sealed_secret) select $1, null, 'invitation', accounts.create_account('Test Person', 'a@example.org', 'parent', 'x', null), $2`,
      [mailId, parseKeys(first).seal(secretContext(mailId), 'a password')],
    );
    const { code, output } = await run([], environment);
    expect(code).toBe(0);
    const [readable = '', setting = ''] = [...output.matchAll(/ENCRYPTION_KEYS=(\S+)/g)].map(([, value]) => value);
    expect(setting).toMatch(/^1:\S+,2:\S+$/);
    expect(setting.startsWith(first)).toBe(true);
    expect(readable).toBe(`${setting}:read`);
    const next = { ...environment, ENCRYPTION_KEYS: setting };
    expect(await run(['--reencrypt'], next)).toMatchObject({
      code: 0,
      output: expect.stringContaining('Re-encrypted 1 rows with key 2.'),
    });
    await database.asOwner(`update sealing_keys set created_at = now() - interval '1 hour'`);
    expect(await run(['--retire'], next)).toMatchObject({
      code: 0,
      output: expect.stringContaining('take key 1 out of ENCRYPTION_KEYS'),
    });
    const last = { ...environment, ENCRYPTION_KEYS: setting.split(',')[1] ?? '' };
    expect(await run(['--reencrypt'], last)).toMatchObject({ code: 0 });
    await database.close();
  });
});

test('Two servers on one database open what the other encrypts at every step of a rotation', async () => {
  const database = await openTestDatabase();
  const sender = await makePerson(database, 'mentor');
  const receiver = await makePerson(database, 'parent');
  const tokens = [await openSession(database, sender.id), await openSession(database, receiver.id)] as const;
  const [one, two] = ['1', '2'].map((number) => `${number}:${randomBytes(32).toString('base64')}`) as [string, string];
  const startWith = (keys: string) =>
    startServer({ DATA_DIR: `${folder}/rolling`, DATABASE_URL: database.address, ENCRYPTION_KEYS: keys });
  const servers = [await startWith(one), await startWith(one)] as [RunningServer, RunningServer];

  async function expectReadable(): Promise<void> {
    for (const { origin } of servers) {
      const subject = `subject ${randomUUID()}`;
      const body = new URLSearchParams({ receiverId: receiver.id, subject, body: 'body', requestId: randomUUID() });
      const headers = { Origin: origin, Cookie: `session=${tokens[0]}` };
      expect((await fetch(`${origin}/inbox`, { method: 'POST', redirect: 'manual', headers, body })).status).toBe(303);
      for (const other of servers) {
        const page = await (
          await fetch(`${other.origin}/inbox`, { headers: { Cookie: `session=${tokens[1]}` } })
        ).text();
        expect(page).toContain(subject);
        expect(page).not.toContain(texts['inbox.unreadable']);
      }
    }
  }

  await expectReadable();
  for (const keys of [`${one},${two}:read`, `${one},${two}`]) {
    for (const index of [0, 1] as const) {
      await servers[index].stop();
      servers[index] = await startWith(keys);
      await expectReadable();
    }
  }
  const rows = await database.asOwner<{ key: Buffer }>(
    'select distinct substr(subject, 2, 4) as key from messages order by key',
  );
  expect(rows.map(({ key }) => key.readUInt32BE(0))).toEqual([1, 2]);
  await Promise.all(servers.map((running) => running.stop()));
  await database.close();
});

test('A running server keeps its keys if the key file is damaged', async () => {
  const whole = await readFile(keyFile(), 'utf8');
  await writeFile(keyFile(), 'nonsense');
  await send();
  await expectServed();
  await writeFile(keyFile(), whole);
  await send();
});
