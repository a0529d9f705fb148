import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { isDatabaseUnavailable } from './database-errors.server.ts';
import { isFileLimitReached } from './open-files.server.ts';

const limitedNode = async (script: string) => {
  const { stdout } = await promisify(execFile)(
    'bash',
    ['-c', 'ulimit -n 100 && exec "$0" --input-type=module --eval "$1"', process.execPath, script],
    { cwd: path.resolve(import.meta.dirname, '../..') },
  );
  return stdout;
};

it('The limit of open files is that of the process, and is reported in one line when it is reached', async () => {
  const output = await limitedNode(`
    import { openSync } from 'node:fs';
    import { connect } from 'node:net';
    import { isDatabaseUnavailable } from './app/platform/database-errors.server.ts';
    import { isFileLimitReached, openFileLimit, reportFileLimit } from './app/platform/open-files.server.ts';
    console.log(await openFileLimit());
    const report = reportFileLimit();
    await report;
    try { for (;;) openSync('/dev/null'); } catch {}
    connect(1, '127.0.0.1').on('error', async (error) => {
      console.log(error.code, isFileLimitReached(error), isDatabaseUnavailable(error));
      await reportFileLimit();
    });
  `);
  const lines = output.trim().split('\n');
  expect(lines).toContain('100');
  expect(lines).toContain('EMFILE true true');
  const logged = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
  expect(logged).toEqual([
    expect.objectContaining({ level: 'error', limit: 100, msg: expect.stringContaining('LimitNOFILE') }),
  ]);
});

it('Other errors are not taken for the limit', () => {
  expect(isFileLimitReached(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }))).toBe(false);
  expect(isFileLimitReached(new AggregateError([Object.assign(new Error('no'), { code: 'ENFILE' })]))).toBe(true);
  expect(isDatabaseUnavailable(Object.assign(new Error('no'), { code: 'EACCES' }))).toBe(false);
});
