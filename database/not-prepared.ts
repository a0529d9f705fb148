import pg from 'pg';

export class DatabaseNotPrepared extends Error {
  override readonly name = 'DatabaseNotPrepared';
  readonly code: string | undefined;

  constructor(what: string, cause?: unknown) {
    super(cause instanceof Error ? `${what} failed: ${cause.message}` : what, { cause });
    this.code = cause instanceof pg.DatabaseError ? cause.code : undefined;
  }
}
