import pino, { type DestinationStream, type Level, type Logger } from 'pino';

/** Substrings of secret keys, and keys with personal data. */
const SECRET_WORD = /passw|passphrase|secret|token|cookie|authorization|encryptionkey|smtpurl|databaseurl/;
const PRIVATE_KEY =
  /^(body|subject|text|html|email|parameters|detail|where|(full|first|last|given|family|student|child|parent|sender|receiver|display)name)$/;

/** JSON lines; redacts secrets and personal data by key at any depth, but not in the message. @see R12 */
export function createLog(level: Level | 'silent', destination: DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: describeError, error: describeError },
    hooks: { logMethod: withoutRawMessage, streamWrite: (line) => `${printable(redact(line))}\n` },
  };
  return pino(options, destination);
}

export const log: Logger = createLog('info', pino.destination({ minLength: 4_096, periodicFlush: 100 }));

export function setLogLevel(level: Level | 'silent'): void {
  log.level = level;
}

function withoutRawMessage(this: Logger, args: Parameters<pino.LogFn>, method: pino.LogFn): void {
  const [about, message] = args as [unknown, string | undefined];
  const error = about instanceof Error ? about : (about as { err?: unknown } | null)?.err;
  if (message === undefined && error instanceof Error)
    method.call(this, { ...(about === error ? {} : (about as object)), err: error }, messageOf(error));
  else method.apply(this, args);
}

const LOGGED_ERROR_KEYS = [
  ...['code', 'errno', 'syscall', 'status', 'responseCode', 'command'],
  ...['severity', 'schema', 'table', 'column', 'constraint', 'routine'], // PostgreSQL; `detail` and `where` quote the row
] as const;

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const facts = error as Error & Record<string, unknown>;
  const kept = LOGGED_ERROR_KEYS.filter((key) => facts[key] !== undefined).map((key) => [key, facts[key]]);
  return {
    type: error.name,
    message: messageOf(error),
    ...Object.fromEntries(kept),
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .map((line) => line.trim()),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
    ...(error instanceof AggregateError ? { errors: error.errors.map(describeError) } : {}),
  };
}

/** PostgreSQL quotes values in data exceptions (class 22). */
function messageOf(error: Error): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code)
    ? error.message.replace(/".*"/s, '"…"')
    : error.message;
}

/** Redacts the finished line, to include bindings of child loggers. */
function redact(line: string): string {
  return JSON.stringify(JSON.parse(line, (key, value) => (isPrivate(key) ? '[redacted]' : value)));
}

const knownKeys = new Map<string, boolean>();

function isPrivate(key: string): boolean {
  const known = knownKeys.get(key);
  if (known !== undefined) return known;
  const isPrivate = hasPrivateName(key);
  if (knownKeys.size < 500) knownKeys.set(key, isPrivate);
  return isPrivate;
}

function hasPrivateName(key: string): boolean {
  const plain = key.replace(/[-_\s]/g, '').toLowerCase();
  return SECRET_WORD.test(plain) || PRIVATE_KEY.test(plain);
}

/** Escapes terminal control and bidirectional characters that JSON leaves. */
function printable(line: string): string {
  return line.replace(
    /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
