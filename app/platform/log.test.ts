import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLog, log, setLogLevel } from './log.server.ts';

let lines: string[];
const memory = {
  write: (line: string) => {
    lines.push(line);
  },
};
const written = (): Record<string, unknown> => JSON.parse(lines[0] ?? '');

beforeEach(() => {
  lines = [];
});

/** Returns an error like those of `pg`, which quotes the row in some of its fields. */
function databaseError(code: string, message: string): Error {
  return Object.assign(new Error(message), {
    code,
    severity: 'ERROR',
    table: 'people',
    constraint: 'people_email_key',
    detail: 'Key (email)=(amina@example.com) already exists.',
    where: "unnamed portal parameter $1 = 'amina@example.com'",
  });
}

describe('A secret', () => {
  it('cannot be logged under a key that is not known, and no text of an unknown object is', () => {
    const logger = createLog('info', memory);
    // @ts-expect-error: there is no such key
    logger.info({ password: '' }, 'refused by the type');
    // @ts-expect-error: an error is logged as `err`
    logger.info({ failure: new Error() }, 'refused by the type');
    // @ts-expect-error: the message of an error may quote a row
    expect(() => logger.error(new Error())).not.toThrow();
    lines = [];
    logger.error({ err: { password: 'hunter2' } }, 'thrown');
    logger.error({ err: 'hunter2' }, 'thrown');
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toContain('hunter2');
  });

  it('is not logged from the row that a database error quotes', () => {
    const logger = createLog('info', memory);
    const error = databaseError('23505', 'duplicate key value violates unique constraint "people_email_key"');
    logger.error({ err: error }, 'failed');
    logger.error({ err: new Error('Not stored', { cause: error }) }, 'failed');
    logger.error({ err: new AggregateError([error], 'All failed') }, 'failed');
    expect(lines).toHaveLength(3);
    expect(lines.join('')).not.toContain('amina@example.com');
    expect(written()).toMatchObject({ err: { code: '23505', table: 'people', constraint: 'people_email_key' } });
  });

  it('is not logged from the message of a database error', () => {
    const logger = createLog('info', memory);
    const error = databaseError('22P02', 'invalid input syntax for type uuid: "hunter2 said "hello""');
    logger.error({ err: error }, 'failed');
    expect(lines.join('')).not.toMatch(/hunter2|hello/);
    expect(written()).toMatchObject({ err: { message: 'invalid input syntax for type uuid: "…"' } });
  });
});

describe('A log line', () => {
  it('is one line of JSON with level and ISO time', () => {
    createLog('info', memory).info({ requestId: 'a1' }, 'served');
    expect(lines[0]).toMatch(/^[^\n]+\n$/);
    expect(written()).toMatchObject({ level: 'info', requestId: 'a1', msg: 'served' });
    expect(written()['time']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('escapes line breaks, control codes and direction marks in texts of visitors', () => {
    const hostile = 'a\r\n{"level":"fatal"}\u001b[31m\u009b31m\u0000\u2028\u202e\u007f';
    createLog('info', memory).info({ path: hostile }, hostile);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^[^\p{Cc}\u2028\u202e]+\n$/u);
    expect(written()).toMatchObject({ path: hostile, msg: hostile });
  });

  it('contains the stack and the cause of an error', () => {
    const err = new TypeError('Out of range', { cause: new Error('Too far') });
    createLog('info', memory).error({ err }, 'failed');
    expect(written()).toMatchObject({
      level: 'error',
      msg: 'failed',
      err: { type: 'TypeError', message: 'Out of range', cause: { message: 'Too far' } },
    });
    expect(JSON.stringify(written()['err'])).toContain('log.test.ts');
  });

  it('is not written below the log level', () => {
    const logger = createLog('warn', memory);
    logger.info({}, 'quiet');
    expect(lines).toEqual([]);
  });
});

it('The log level of the process can be set', () => {
  const before = log.level;
  setLogLevel('error');
  expect(log.level).toBe('error');
  log.level = before;
});

describe('Buffered log lines', () => {
  it('are all written if the process exits or fails at once', async () => {
    const file = JSON.stringify(new URL('./log.server.ts', import.meta.url).href);
    const script = (end: string) =>
      `const { log } = await import(${file}); for (let n = 0; n < 1000; n++) log.info({ count: n }, 'line'); ${end}`;
    for (const end of ['process.exit(0)', 'throw new Error()']) {
      const child = spawn(process.execPath, ['--input-type=module', '-e', script(end)], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const output = (await text(child.stdout)).trim().split('\n');
      expect(output.map((line) => JSON.parse(line).count)).toEqual(Array.from({ length: 1000 }, (_, n) => n));
    }
  });
});
