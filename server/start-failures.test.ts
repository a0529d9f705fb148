import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { DatabaseNotPrepared } from '#database/not-prepared.ts';
import { explainFailure } from './start-failures.ts';

const systemError = (code: string, more: Partial<NodeJS.ErrnoException> = {}) =>
  Object.assign(new Error(`${code}: it failed`), { code, ...more });

const databaseError = (code: string) => Object.assign(new pg.DatabaseError('the server says no', 1, 'error'), { code });

const embedded = { DATA_DIR: '/srv/school' };
const external = { DATABASE_URL: 'postgres://u:p@db.example/school' };

describe('The message of a failed start', () => {
  it.each([
    {
      what: 'a parent folder that is read-only or missing',
      error: systemError('ENOENT', { syscall: 'mkdir', path: '/proc/data' }),
      environment: { DATA_DIR: '/proc/data' },
      says: /^The folder \/proc\/data cannot be created.*read-only.*DATA_DIR\.$/,
    },
    {
      what: 'a full disk',
      error: systemError('ENOSPC', { syscall: 'write', path: '/srv/school/encryption-keys' }),
      environment: embedded,
      says: /^The disk is full \(\/srv\/school\/encryption-keys\).*DATA_DIR\.$/,
    },
    {
      what: 'a full disk of the embedded database',
      error: databaseError('53100'),
      environment: embedded,
      says: /^The disk of \/srv\/school\/database is full/,
    },
    {
      what: 'a full disk during a migration',
      error: new DatabaseNotPrepared('database/migrations/0001.sql', databaseError('53100')),
      environment: external,
      says: /^The disk of the database server is full/,
    },
    {
      what: 'a password file of another data folder',
      error: databaseError('28P01'),
      environment: embedded,
      says: /^The database refuses the password in \/srv\/school\/database\/password/,
    },
    {
      what: 'a wrong password in DATABASE_URL',
      error: databaseError('28P01'),
      environment: external,
      says: /the password of DATABASE_URL: correct them/,
    },
    {
      what: 'a build folder of another user',
      error: systemError('EACCES', { syscall: 'mkdir', path: `${process.cwd()}/build/new` }),
      environment: embedded,
      says: /^The site cannot be built: .*build\/new cannot be written\. Give the folder build to this user/,
    },
    {
      what: 'a data folder of another user',
      error: systemError('EACCES', { syscall: 'access', path: '/srv/school' }),
      environment: embedded,
      says: /^The folder \/srv\/school cannot be written.*DATA_DIR\.$/,
    },
    {
      what: 'an embedded database that does not answer',
      error: systemError('ENOENT', { syscall: 'connect', path: '/tmp/x/.s.PGSQL.5432' }),
      environment: embedded,
      says: /^The database in \/srv\/school\/database does not answer.*server\.log\.$/,
    },
    {
      what: 'a migration that the database refuses',
      error: new DatabaseNotPrepared('database/migrations/0009.sql', databaseError('42601')),
      environment: embedded,
      says: /^database\/migrations\/0009\.sql failed: the server says no$/,
    },
  ])('names the cause and what to change: $what', ({ error, environment, says }) => {
    const message = explainFailure(error, environment);
    expect(message).toMatch(says);
    expect(message).not.toMatch(/\n| {4}at /);
  });
});
