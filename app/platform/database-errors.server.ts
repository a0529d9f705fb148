import pg from 'pg';

/** SQLSTATE classes and codes that mean: not now, perhaps in a moment. */
const passing = /^(08|53|57P|58)/;
const networkCodes = new Set(
  'ECONNREFUSED ECONNRESET ECONNABORTED EHOSTUNREACH ENETUNREACH ENETDOWN ENOENT EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN'.split(
    ' ',
  ),
);
const driverTexts =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|not queryable|Query read timeout/i;

/** The database is away or not able to serve: answered 503 with `Retry-After`. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (error instanceof pg.DatabaseError) return passing.test(error.code ?? '');
  return networkCodes.has((error as NodeJS.ErrnoException).code ?? '') || driverTexts.test(error.message);
}

/** A policy or a function refused what the person may not do, or no longer. A missing grant is a fault of the product instead. */
export function isPermissionDenied(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '42501' && error.routine !== 'aclcheck_error';
}

/** The disk of the database is full: nothing can be stored, while reading goes on. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '53100';
}

/** A unique rule was broken; gives the rule's name in the database, else null. */
export function brokenUniqueRule(error: unknown): string | null {
  return error instanceof pg.DatabaseError && error.code === '23505' ? (error.constraint ?? '') : null;
}

/** The SQLSTATE that a function of the product's own raised, such as `AP001` (the last active admin stays). */
export function raisedCode(error: unknown): string | null {
  return error instanceof pg.DatabaseError ? (error.code ?? null) : null;
}

/** The seconds to wait that a function of the product's own gave as the detail of its refusal; 1 where it gave none. */
export function raisedWait(error: unknown): number {
  const seconds = error instanceof pg.DatabaseError ? Number(error.detail) : Number.NaN;
  return Number.isInteger(seconds) && seconds > 0 ? seconds : 1;
}

/** Two transactions waited for each other, and this one was chosen to give way. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '40P01' || error.code === '40001');
}
