import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDroppingMailServer } from '#tests/support/dropping-mail-server.ts';
import { createMailer, type Mail, MailRefused, MailUnconfirmed } from './mail.server.ts';

const FROM = 'Example School <school@example.org>';
const MAIL: Mail = {
  id: '7b0e3c1a-8a5e-4a52-9a53-0d9b6d1f2c3e',
  to: { name: 'Zoë O’Neil', address: 'zoe@example.com' },
  subject: 'Your account',
  text: 'Dear Zoë,\n\nyour account is ready.\n',
  html: '<p>Dear reader, your account is ready.</p>',
  language: 'en',
};

type Received = { from: string; to: string[]; content: string; secure: boolean };

let folder: string;
let received: Received[];
const ends: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mail-'));
  received = [];
});
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
  await rm(folder, { recursive: true });
});

/** Starts a real mail server on a free port. */
async function startSmtpServer(options: SMTPServerOptions = {}): Promise<number> {
  const server = new SMTPServer({
    authOptional: true,
    logger: false, // also hides the warning about its built-in certificate
    onData: async (stream, { envelope, secure }, done) => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const content = await text(stream);
      received.push({ from, to: envelope.rcptTo.map(({ address }) => address), content, secure });
      done();
    },
    ...options,
  });
  server.on('error', () => {}); // some tests close the connection on purpose
  const listening = server.listen(0);
  await new Promise((resolve) => listening.on('listening', resolve));
  ends.push(() => new Promise<void>((ended) => server.close(ended)));
  const address = server.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

const refuseWith = (responseCode: number) => Object.assign(new Error('No'), { responseCode });
const mailerOn = (host: string, port: number, query = '', protocol = 'smtp') =>
  createMailer({ smtpUrl: `${protocol}://${host}:${port}/${query}`, from: FROM, folder });
const failure = (delivery: Promise<unknown>): Promise<unknown> =>
  delivery.then(
    () => 'delivered',
    (error) => error,
  );
const headersOf = (content: string) =>
  content
    .slice(0, content.indexOf('\r\n\r\n'))
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');

describe('A mail that must not be sent', () => {
  it.each([
    ['two addresses', 'a@example.com, b@example.com'],
    ['an address with a name', 'Zoe <zoe@example.com>'],
    ['a line break', 'zoe@example.com\r\nBcc: all@example.com'],
    ['a null character', 'zoe@example.com\0'],
    ['a comment', 'zoe(x)@example.com'],
    ['no characters', ''],
  ])('is refused for an address with %s', async (_what, address) => {
    const port = await startSmtpServer();
    expect(
      await failure(mailerOn('localhost', port).deliver({ ...MAIL, to: { name: 'Zoe', address } })),
    ).toBeInstanceOf(MailRefused);
    expect(received).toEqual([]);
  });

  it.each(['../../etc/passwd', 'a/b', '', 'a\r\nb'])('is refused for the id %j, which names its file', async (id) => {
    const mailer = createMailer({ smtpUrl: null, from: FROM, folder });
    expect(await failure(mailer.deliver({ ...MAIL, id }))).toBeInstanceOf(MailRefused);
    expect(await readdir(folder)).toEqual([]);
  });

  it('is not sent unencrypted to another machine', async () => {
    const port = await startSmtpServer({ disabledCommands: ['STARTTLS'] });
    // 0.0.0.0 is this machine, but does not count as localhost
    const error = await failure(mailerOn('0.0.0.0', port, '?requireTLS=false').deliver(MAIL));
    expect(error).toMatchObject({ code: 'ETLS' });
    expect(error).not.toBeInstanceOf(MailRefused);
    expect(received).toEqual([]);
  });

  it('is not sent to a machine with an untrusted certificate', async () => {
    const port = await startSmtpServer();
    const error = await failure(mailerOn('0.0.0.0', port).deliver(MAIL));
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRefused);
    expect(received).toEqual([]);
  });
});

describe('Mail headers', () => {
  it('cannot be injected through a name or a subject', async () => {
    const port = await startSmtpServer();
    const to = { name: 'Zoe\r\nBcc: all@example.com\r\n\r\nHello', address: 'zoe@example.com' };
    await mailerOn('localhost', port).deliver({ ...MAIL, to, subject: 'Hello\r\nBcc: all@example.com\n\nBody' });
    expect(received[0]?.to).toEqual(['zoe@example.com']);
    const headers = headersOf(received[0]?.content ?? '');
    expect(headers.filter((header) => /^(bcc|hello)/i.test(header))).toEqual([]);
    expect(headers).toContain('Subject: Hello Bcc: all@example.com Body');
  });

  it.each(['Zoë O’Neil', 'محمد العلي', '王小明', '"Bobby" <drop@example.com>'])(
    'encode the name %s in ASCII',
    async (name) => {
      const port = await startSmtpServer();
      await mailerOn('localhost', port).deliver({ ...MAIL, to: { name, address: 'zoe@example.com' }, subject: name });
      const headers = headersOf(received[0]?.content ?? '');
      expect(received[0]?.to).toEqual(['zoe@example.com']);
      expect(headers.map(decodeWords)).toContain(`Subject: ${name}`);
      expect(headers.every((header) => /^[\x20-\x7e]+$/.test(header))).toBe(true);
    },
  );
});

/** Decodes RFC 2047 encoded words. */
function decodeWords(header: string): string {
  return header
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_word, kind: string, data: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(data, 'base64').toString('latin1')
        : data
            .replace(/_/g, ' ')
            .replace(/=([0-9A-F]{2})/gi, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    )
    .replace(/[\x80-\xff]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString('utf8'));
}

describe('A delivery error', () => {
  it.each([
    ['sender', { onMailFrom: (_from, _session, done) => done(refuseWith(550)) }],
    ['receiver', { onRcptTo: (_to, _session, done) => done(refuseWith(550)) }],
    ['content', { onData: (stream, _session, done) => void stream.resume().on('end', () => done(refuseWith(554))) }],
  ] satisfies [string, SMTPServerOptions][])('is final if the server refuses the %s', async (_what, options) => {
    const port = await startSmtpServer(options);
    expect(await failure(mailerOn('localhost', port).deliver(MAIL))).toBeInstanceOf(MailRefused);
  });

  it.each([
    ['a full mailbox', { onRcptTo: (_to, _session, done) => done(refuseWith(452)) }],
    ['a greylisted sender', { onMailFrom: (_from, _session, done) => done(refuseWith(451)) }],
    ['missing authentication', { authOptional: false }],
    ['a server that refuses every connection', { onConnect: (_session, done) => done(refuseWith(554)) }],
  ] satisfies [string, SMTPServerOptions][])('is temporary for %s', async (_what, options) => {
    const port = await startSmtpServer(options);
    const error = await failure(mailerOn('localhost', port).deliver(MAIL));
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRefused);
  });

  it('is temporary for a wrong password, which the operator can correct', async () => {
    const port = await startSmtpServer({ onAuth: (_auth, _session, done) => done(refuseWith(535)) });
    const error = await failure(mailerOn('user:wrong@localhost', port).deliver(MAIL));
    expect(error).toMatchObject({ code: 'EAUTH' });
    expect(error).not.toBeInstanceOf(MailRefused);
  });

  it('is temporary, and closes the connection, after 90 seconds with a server that never finishes its greeting', async () => {
    const realTimeout = AbortSignal.timeout;
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    timeout.mockImplementation((milliseconds) => realTimeout(milliseconds / 100));
    ends.push(async () => void timeout.mockRestore());
    const server = createServer((socket) => {
      const timer = setInterval(() => socket.write('220-please wait\r\n'), 50);
      socket.on('error', () => {}).once('close', () => clearInterval(timer));
    }).listen(0);
    await once(server, 'listening');
    const closed = new Promise((resolve) => server.once('connection', (socket) => socket.once('close', resolve)));
    const { port } = server.address() as AddressInfo;
    const error = await failure(mailerOn('localhost', port).deliver(MAIL));
    expect(timeout).toHaveBeenCalledWith(90_000);
    expect(error).toMatchObject({ name: expect.stringMatching(/AbortError|TimeoutError/) });
    expect(error).not.toBeInstanceOf(MailRefused);
    await closed;
    server.close();
  });

  it.each(['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA'] as const)(
    'is temporary if the server closes the connection at %s: it has not accepted the mail',
    async (phase) => {
      const server = await startDroppingMailServer(phase);
      ends.push(server.close);
      const error = await failure(createMailer({ smtpUrl: server.url, from: FROM, folder }).deliver(MAIL));
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(MailUnconfirmed);
      expect(server.received()).toBe(0);
    },
  );

  it('is temporary if the server answers to the mail that it could not take it', async () => {
    const server = await startDroppingMailServer('content', '451 try later');
    ends.push(server.close);
    const error = await failure(createMailer({ smtpUrl: server.url, from: FROM, folder }).deliver(MAIL));
    expect(error).toMatchObject({ responseCode: 451 });
    expect(error).not.toBeInstanceOf(MailUnconfirmed);
  });

  it('says that the server may have accepted the mail if it closes the connection after the final dot', async () => {
    const server = await startDroppingMailServer('content');
    ends.push(server.close);
    const error = await failure(createMailer({ smtpUrl: server.url, from: FROM, folder }).deliver(MAIL));
    expect(error).toBeInstanceOf(MailUnconfirmed);
    expect(server.received()).toBe(1);
  });

  it('is temporary if no server listens', async () => {
    const error = await failure(mailerOn('localhost', await freePort()).deliver(MAIL));
    expect(error).toMatchObject({ code: 'ESOCKET' });
  });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await new Promise((listening) => probe.on('listening', listening));
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  return typeof address === 'object' && address ? address.port : 0;
}

describe('A sent mail', () => {
  it('arrives from the school, over TLS', async () => {
    const port = await startSmtpServer();
    expect(await mailerOn('0.0.0.0', port, '?tls.rejectUnauthorized=false').deliver(MAIL)).toBe('sent');
    expect(received).toMatchObject([{ from: 'school@example.org', to: ['zoe@example.com'], secure: true }]);
    const headers = headersOf(received[0]?.content ?? '');
    expect(headers).toContain('From: Example School <school@example.org>');
    expect(headers).toContain('Content-Language: en');
    expect(headers.filter((header) => /^x-mailer/i.test(header))).toEqual([]);
  });

  it('uses TLS from the start for an smtps URL', async () => {
    const port = await startSmtpServer({ secure: true });
    expect(await mailerOn('localhost', port, '', 'smtps').deliver(MAIL)).toBe('sent');
    expect(received[0]?.secure).toBe(true);
  });

  it('keeps its Message-ID on a retry, which differs from that of another mail', async () => {
    const port = await startSmtpServer();
    const mailer = mailerOn('localhost', port);
    for (const id of [MAIL.id, MAIL.id, 'another']) await mailer.deliver({ ...MAIL, id });
    expect(received.map(({ content }) => headersOf(content).find((header) => header.startsWith('Message-ID')))).toEqual(
      [
        `Message-ID: <${MAIL.id}@example.org>`,
        `Message-ID: <${MAIL.id}@example.org>`,
        'Message-ID: <another@example.org>',
      ],
    );
  });
});

it('A mail has its text before its HTML, as the plainest alternative', async () => {
  const port = await startSmtpServer();
  await mailerOn('localhost', port).deliver(MAIL);
  const content = received[0]?.content ?? '';
  expect(headersOf(content).find((header) => header.startsWith('Content-Type'))).toMatch(
    /^Content-Type: multipart\/alternative;/,
  );
  expect(content.match(/^Content-Type: text\/\w+; charset=utf-8/gm)).toEqual([
    'Content-Type: text/plain; charset=utf-8',
    'Content-Type: text/html; charset=utf-8',
  ]);
  expect(content).toContain('<p>Dear reader, your account is ready.</p>');
});

describe('A mail without a mail server', () => {
  it('is written completely to a file that only its owner can read', async () => {
    const mailFolder = join(folder, 'data', 'mail');
    expect(await createMailer({ smtpUrl: null, from: FROM, folder: mailFolder }).deliver(MAIL)).toBe('written');
    const files = await readdir(mailFolder);
    expect(files).toEqual([expect.stringMatching(new RegExp(`^\\d{4}-\\d\\d-\\d\\dT[\\dZ-]+-${MAIL.id}\\.eml$`))]);
    const file = join(mailFolder, files[0] ?? '');
    expect([(await stat(mailFolder)).mode & 0o777, (await stat(file)).mode & 0o777]).toEqual([0o700, 0o600]);
    const content = await readFile(file, 'utf8');
    expect(headersOf(content)).toContain(`Message-ID: <${MAIL.id}@example.org>`);
    expect(content).toContain('Dear Zo=C3=AB,\r\n\r\nyour account is ready.\r\n');
  });

  it('fails temporarily if the folder cannot be written', async () => {
    const error = await failure(createMailer({ smtpUrl: null, from: FROM, folder: '/dev/null/mail' }).deliver(MAIL));
    expect(error).toMatchObject({ code: 'ENOTDIR' });
  });
});
