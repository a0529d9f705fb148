/** Its message names the cause and what to do, and contains no secret. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
