/** Says in one line why the embedded database cannot run, and the way on. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}
