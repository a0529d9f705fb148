import pg from 'pg';

/** @see https://www.postgresql.org/docs/current/errcodes-appendix.html */
export const sqlStates = {
  insufficientPrivilege: '42501',
  foreignKeyViolation: '23503',
  uniqueViolation: '23505',
} as const;

/** Codes that the SQL of features raises, compared in `tests/sql-rules.test.ts`. */
export const refusalCodes = {
  lastAdministrator: 'AP001',
  /** Raised by accounts.require_recent_password(). @see PD-65 */
  passwordExpired: 'AP002',
  tooManyMessages: 'AP036',
  overlappingAbsence: 'AP042',
  tooManyPrivacyRequests: 'AP058',
  outdatedSafetyRecord: 'AP071',
  tooManyUnsentFiles: 'AP351',
  tooManyFilesToday: 'AP352',
} as const;

const passing = /^(08|53|57P|58)/;
const networkCodes = new Set(
  'ECONNREFUSED ECONNRESET ECONNABORTED EHOSTUNREACH ENETUNREACH ENETDOWN ENOENT EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EMFILE ENFILE'.split(
    ' ',
  ),
);
const driverTexts =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|not queryable|Query read timeout/i;

/** Temporary: answered with 503 and `Retry-After`. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (error instanceof pg.DatabaseError) return passing.test(error.code ?? '');
  return networkCodes.has((error as NodeJS.ErrnoException).code ?? '') || driverTexts.test(error.message);
}

/** Handler for `catch`: returns `fallback` while the database is unavailable, and throws other errors. */
export function fallbackInOutage<Fallback>(fallback: Fallback): (error: unknown) => Fallback {
  return (error) => {
    if (!isDatabaseUnavailable(error)) throw error;
    return fallback;
  };
}

/** Refused by a policy or function. A missing grant is a bug instead. */
export function isPermissionDenied(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === sqlStates.insufficientPrivilege &&
    error.routine !== 'aclcheck_error'
  );
}

export function isPasswordExpired(error: unknown): boolean {
  return sqlState(error) === refusalCodes.passwordExpired;
}

export function isStorageFull(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '53100';
}

export function violatedUniqueConstraint(error: unknown): string | null {
  return error instanceof pg.DatabaseError && error.code === sqlStates.uniqueViolation
    ? (error.constraint ?? '')
    : null;
}

export function sqlState(error: unknown): string | null {
  return error instanceof pg.DatabaseError ? (error.code ?? null) : null;
}

/** Seconds in the error's detail; 1 if missing. */
export function retryAfterOf(error: unknown): number {
  const seconds = error instanceof pg.DatabaseError ? Number(error.detail) : Number.NaN;
  return Number.isInteger(seconds) && seconds > 0 ? seconds : 1;
}

export function isDeadlock(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '40P01' || error.code === '40001');
}

/** An earlier statement of the transaction failed. */
export function isInFailedTransaction(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '25P02';
}
