import { deleteExpiredMailFiles } from '#features/mails/mail-files.server.ts';
import type { ValidHours } from '#features/mails/mail-lifetime.server.ts';
import { isDatabaseUnavailable } from '#platform/database-errors.server.ts';
import { log } from '#platform/log.server.ts';

const everyMilliseconds = 60_000;

/** A timer in every process instead of a queue task: each instance has its own folder. */
export function deleteMailFilesRegularly(folder: string, validHours: ValidHours): { stop(): void } {
  const run = () => {
    deleteExpiredMailFiles(folder, validHours).catch((error: unknown) => {
      if (!isDatabaseUnavailable(error)) log.error({ err: error }, 'expired mail files could not be deleted');
    });
  };
  run();
  const timer = setInterval(run, everyMilliseconds).unref();
  return { stop: () => clearInterval(timer) };
}
