import pino, { type DestinationStream, type Level } from 'pino';

/** What may be logged besides the message: no secrets and no texts, names or addresses of people. @see R12 */
export interface LogFacts extends Partial<Record<LoggedId | LoggedText, string | undefined>> {
  err?: unknown;
  status?: unknown;
  fields?: readonly string[];
  count?: number;
  databaseRelease?: number;
  freeBytes?: number;
  limit?: number | null;
  milliseconds?: number;
  networks?: number;
  programRelease?: number;
  rows?: number;
}

type LoggedId = 'duplicateId' | 'fileId' | 'keptId' | 'mailId' | 'messageId' | 'personId' | 'requestId' | 'rowId';

/** `person` and `addressDigest` are keyed digests. `path` has no query. */
type LoggedText =
  | 'addressDigest'
  | 'configured'
  | 'databaseServer'
  | 'event'
  | 'form'
  | 'from'
  | 'kind'
  | 'method'
  | 'network'
  | 'output'
  | 'path'
  | 'person'
  | 'queue'
  | 'reached'
  | 'reason'
  | 'setting'
  | 'table'
  | 'used';

type Write = (facts: LogFacts, message: string) => void;

export interface Log {
  level: string;
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
}

/** JSON lines. @see R12 */
export function createLog(level: Level | 'silent', destination: DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: describeError },
    hooks: { streamWrite: printable },
  };
  return pino(options, destination);
}

export const log: Log = createLog('info', pino.destination({ minLength: 4_096, periodicFlush: 100 }));

export function setLogLevel(level: Level | 'silent'): void {
  log.level = level;
}

const LOGGED_ERROR_KEYS = [
  ...['code', 'errno', 'syscall', 'status', 'responseCode', 'command'],
  ...['severity', 'schema', 'table', 'column', 'constraint', 'routine'], // PostgreSQL; `detail` and `where` quote the row
] as const;

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
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

/** Escapes terminal control and bidirectional characters that JSON leaves. */
function printable(line: string): string {
  return line.replace(
    /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
