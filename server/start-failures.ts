import path from 'node:path';
import { DatabaseNotPrepared } from '#database/not-prepared.ts';
import { BackupError } from '#platform/backup/backup-error.server.ts';
import { isDatabaseUnavailable } from '#platform/database-errors.server.ts';
import { EmbeddedPostgresError } from '#platform/embedded-postgres/error.server.ts';
import { SealingError } from '#platform/keyring.server.ts';
import { SettingsError } from '#platform/settings.server.ts';

const buildFolder = path.resolve(import.meta.dirname, '..', 'build');

type Facts = NodeJS.ErrnoException & { port?: number };

/** Explains a startup error and how to fix it. @param environment determines whether the database is embedded */
export function explainFailure(error: unknown, environment: NodeJS.ProcessEnv = process.env): string {
  if (error instanceof SettingsError || error instanceof EmbeddedPostgresError || error instanceof SealingError)
    return error.message;
  if (error instanceof BackupError) return error.message;
  if (error instanceof DatabaseNotPrepared && error.code === undefined) return error.message;
  const facts = error as Facts;
  return (
    explainPort(facts) ??
    explainFolder(facts) ??
    (environment['DATABASE_URL'] ? explainServer(facts) : explainEmbedded(facts, environment)) ??
    (error instanceof DatabaseNotPrepared
      ? error.message
      : `Unexpected error: ${error instanceof Error ? error.stack : String(error)}`)
  );
}

function explainPort({ code, port }: Facts): string | undefined {
  if (port === undefined) return undefined;
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use: stop the program that uses it, or choose another with PORT.`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user: choose one above 1023 with PORT.`;
  return undefined;
}

function explainFolder({ code, path: folder, syscall }: Facts): string | undefined {
  if (code === 'ENOSPC')
    return `The disk is full${folder ? ` (${folder})` : ''}: free some space, or choose a folder on another disk with DATA_DIR.`;
  const isOfBuild = folder === buildFolder || folder?.startsWith(buildFolder + path.sep);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return isOfBuild
      ? `The site cannot be built: ${folder} cannot be written. Give the folder build to this user, or start once as its owner.`
      : `The folder ${folder} cannot be written: give it to this user, or choose another with DATA_DIR.`;
  if (code === 'ENOTDIR' || code === 'EEXIST') return `${folder} is not a folder: choose another with DATA_DIR.`;
  if (code === 'ENOENT' && syscall === 'mkdir')
    return `The folder ${folder} cannot be created: its parent folder is missing or read-only. Choose another with DATA_DIR.`;
  return undefined;
}

function explainServer(facts: Facts): string | undefined {
  const { code, message } = facts;
  if (code === '28P01' || code === '28000')
    return 'The database refuses the user or the password of DATABASE_URL: correct them in the setting or in the database.';
  if (code === '3D000') return 'The database that DATABASE_URL names does not exist: create it first.';
  if (code === '42501')
    return `The user of DATABASE_URL must own the database and be able to create roles: grant this, or set another user (${message}).`;
  if (code === '53100') return 'The disk of the database server is full: free some space there.';
  if (isDatabaseUnavailable(facts))
    return `The database does not answer: check DATABASE_URL and that it runs (${message || code}).`;
  return undefined;
}

function explainEmbedded(facts: Facts, environment: NodeJS.ProcessEnv): string | undefined {
  const { code, message } = facts;
  const folder = path.resolve(environment['DATA_DIR'] || './data', 'database');
  if (code === '28P01' || code === '28000')
    return `The database refuses the password in ${folder}/password: put back the file that belongs to this data folder.`;
  if (code === '53100') return `The disk of ${folder} is full: free some space.`;
  if (isDatabaseUnavailable(facts))
    return `The database in ${folder} does not answer (${message || code}): see ${folder}/server.log.`;
  return undefined;
}
