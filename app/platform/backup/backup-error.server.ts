/** A backup cannot be made or restored; the message says why and what to do, and holds no secret. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
