import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createTransport, type SendMailOptions, type SMTPTransportOptions } from 'nodemailer';

/** `id` is the same for each attempt. */
export type Mail = {
  id: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  language?: string;
  replyTo?: string;
  /** Written by a person for the receiver alone. */
  isPersonal?: true;
  /** A file of RFC 5545, whose method calendars need in the mail, too. */
  calendar?: { method: 'PUBLISH' | 'CANCEL'; content: string };
};

export type Mailer = {
  /** @throws MailRefused if another attempt is pointless, MailUnconfirmed if the mail server may have accepted the mail */
  deliver(mail: Mail): Promise<'sent' | 'written'>;
};

export class MailRefused extends Error {
  override name = 'MailRefused';
}

/** The mail server was given the whole mail, but its answer was lost. */
export class MailUnconfirmed extends Error {
  override name = 'MailUnconfirmed';
}

const CONNECTION_TIMEOUT_MS = 15_000;
/** Between two answers: servers check the content of a mail before they accept it, and a repeated mail arrives twice. */
const SOCKET_TIMEOUT_MS = 60_000;
/** Of a whole delivery. A server that answers slowly must not keep the other mails waiting. */
const DELIVERY_TIMEOUT_MS = 90_000;

/** Other hosts require TLS. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** SMTP, or files `<folder>/<timestamp>-<id>.eml` without `smtpUrl`. @see PD-16 */
export function createMailer(settings: { smtpUrl: string | null; from: string; folder: string }): Mailer {
  const { smtpUrl, from, folder } = settings;
  const deliver = smtpUrl === null ? writeTo(folder) : sendThrough(smtpUrl);
  return {
    deliver: async (mail) => {
      assertSafe(mail);
      return deliver(mail.id, compose(mail, from));
    },
  };
}

type Deliver = (id: string, message: SendMailOptions) => Promise<'sent' | 'written'>;

function assertSafe({ id, to }: Mail): void {
  if (!/^[A-Za-z0-9-]{1,64}$/.test(id))
    throw new MailRefused('The id of a mail may contain only letters, digits and hyphens, at most 64');
  if (!/^[^\s\p{Cc}@<>()[\]\\,;:"]+@[^\s\p{Cc}@<>()[\]\\,;:"]+$/u.test(to.address)) {
    throw new MailRefused('The recipient is not a single email address');
  }
}

/** The same Message-ID for each attempt, so that servers can deduplicate. */
function compose(
  { id, to, subject, text, html, language, replyTo, isPersonal, calendar }: Mail,
  from: string,
): SendMailOptions {
  return {
    from,
    ...(replyTo && { replyTo }),
    to: { name: oneLine(to.name), address: to.address },
    subject: oneLine(subject),
    text,
    html,
    ...(calendar && { icalEvent: { ...calendar, filename: 'meeting.ics' } }),
    messageId: `<${id}@${domainOf(from)}>`,
    headers: {
      ...(isPersonal ? {} : { 'Auto-Submitted': 'auto-generated' }),
      ...(language ? { 'Content-Language': language } : {}),
    },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Prevents header injection. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

function domainOf(from: string): string {
  return /@([^\s@<>]+?)>?\s*$/.exec(from)?.[1] ?? 'localhost';
}

function sendThrough(smtpUrl: string): Deliver {
  const options = smtpOptions(smtpUrl);
  return async (_id, message) => {
    const transport = createTransport(options);
    let isContentSent = false;
    transport.use('stream', ({ message: content }, done) => {
      const read = content.createReadStream.bind(content);
      content.createReadStream = () => Readable.from(readWhenAsked(read, () => (isContentSent = true)));
      done();
    });
    try {
      await transport.sendMail({ ...message, signal: AbortSignal.timeout(DELIVERY_TIMEOUT_MS) });
    } catch (error) {
      if (isRefusal(error)) throw new MailRefused('The mail server refuses this mail', { cause: error });
      if (isContentSent && !hasAnswer(error))
        throw new MailUnconfirmed('The mail server did not confirm this mail and may have accepted it', {
          cause: error,
        });
      throw error;
    }
    return 'sent';
  };
}

/** Reads nothing of the content before the mail server asks for it, unlike nodemailer's stream. */
async function* readWhenAsked(read: () => Readable, onEnd: () => void): AsyncGenerator<Buffer> {
  yield* read();
  onEnd();
}

export async function verifyMailServer(smtpUrl: string): Promise<void> {
  const transport = createTransport(smtpOptions(smtpUrl));
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function smtpOptions(smtpUrl: string): SMTPTransportOptions {
  const url = new URL(smtpUrl);
  const { protocol, hostname } = url;
  url.searchParams.delete('requireTLS'); // options of the URL override those below
  const isLocal = LOCAL_HOSTS.includes(hostname.toLowerCase());
  return {
    url: url.href,
    requireTLS: protocol === 'smtp:' && !isLocal,
    ...(isLocal ? { tls: { rejectUnauthorized: false } } : {}), // a local server's certificate is self-signed
    dnsTimeout: CONNECTION_TIMEOUT_MS,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
  };
}

const hasAnswer = (error: unknown) => (error as { responseCode?: number }).responseCode !== undefined;

/** Wrong passwords, missing TLS and 4xx responses are temporary. */
function isRefusal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false;
  const passing = responseCode === 503 || responseCode === 530; // the session failed, not the mail
  return (responseCode ?? 550) >= 500 && !passing;
}

function writeTo(folder: string): Deliver {
  const transport = createTransport({ streamTransport: true, newline: 'windows' });
  return async (id, message) => {
    const { message: content } = await transport.sendMail(message);
    const timestamp = new Date().toISOString().replace(/[:.]/g, '-');
    await writeAtomically(folder, `${timestamp}-${id}.eml`, content);
    return 'written';
  };
}

/** Mode 0600 and an atomic rename: a mail may contain a password. */
async function writeAtomically(folder: string, name: string, content: Buffer | Readable): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, `.${name}`);
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, join(folder, name));
}
