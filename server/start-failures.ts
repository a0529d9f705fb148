import { isDatabaseUnavailable } from '../app/platform/database-errors.server.ts';
import { EmbeddedPostgresError } from '../app/platform/embedded-postgres/error.server.ts';
import { SealingError } from '../app/platform/keyring.server.ts';
import { SettingsError } from '../app/platform/settings.server.ts';
import { DatabaseNotPrepared } from '../database/migrate.ts';

/** One clear message with the way on, for whoever started the product. */
export function explainFailure(error: unknown): string {
  if (error instanceof SettingsError || error instanceof EmbeddedPostgresError || error instanceof SealingError)
    return error.message;
  const { code, path, port, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what listens there, or choose another with PORT.`;
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} may not be opened by this user: choose one above 1023 with PORT.`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `The folder ${path} cannot be written: give it to this user, or choose another with DATA_DIR.`;
  if (code === 'ENOTDIR' || code === 'EEXIST') return `${path} is not a folder: choose another with DATA_DIR.`;
  if (code === '28P01' || code === '28000') return 'The database refuses the user or the password of DATABASE_URL.';
  if (code === '3D000') return 'The database that DATABASE_URL names does not exist: create it first.';
  if (code === '42501')
    return `The user of DATABASE_URL may not do what a migration needs (own the database, create roles): ${message}`;
  if (isDatabaseUnavailable(error))
    return `The database does not answer: check DATABASE_URL and that it runs (${message || code}).`;
  if (error instanceof DatabaseNotPrepared) return error.message;
  return `The start failed: ${error instanceof Error ? error.stack : String(error)}`;
}
