import { readSettings, type Settings } from '#platform/settings.server.ts';
import { isBuildCurrent } from '../build.ts';
import { explainFailure } from '../start-failures.ts';
import { checkDatabase } from './check-database.ts';
import { checkBackups, checkDataFolder, checkDisk, checkOpenFiles } from './check-machine.ts';
import { checkMail } from './check-mail.ts';
import { checkOrigin, checkProxySettings, checkReach, checkServer, checkStream } from './check-proxy.ts';
import { type Finding, findingsOf } from './finding.ts';

export interface Examination {
  /** Recipient of a test mail; null sends none. */
  mailTo: string | null;
  backupFolder: string | null;
}

/** Runs all checks, whether the server runs or not. Changes nothing. */
export async function* examine(
  environment: Record<string, string | undefined>,
  { mailTo, backupFolder }: Examination,
): AsyncGenerator<Finding> {
  const settings = tryReadSettings(environment);
  if ('level' in settings) {
    yield settings;
    return;
  }
  yield findingsOf('settings').ok(`valid; the public origin is ${settings.appUrl.origin}`);
  yield* checkProxySettings(settings);
  yield await checkBuild();
  yield await checkDataFolder(settings.dataFolder);
  yield await checkDisk(settings.dataFolder, 'data');
  yield await checkOpenFiles();
  const server = await checkServer(settings);
  yield server;
  const reach = server.level === 'ok' ? await checkReach(settings) : [];
  yield* reach;
  const isReached = reach[0]?.level === 'ok';
  yield* checkDatabase(settings, async function* (owner) {
    if (isReached) yield* checkStream(settings, owner);
  });
  if (isReached) yield await checkOrigin(settings);
  yield await checkMail(settings, mailTo);
  if (backupFolder === null) return;
  yield await checkBackups(backupFolder);
  yield await checkDisk(backupFolder, 'backups');
}

function tryReadSettings(environment: Record<string, string | undefined>): Settings | Finding {
  try {
    return readSettings(environment);
  } catch (error) {
    return findingsOf('settings').problem(explainFailure(error));
  }
}

async function checkBuild(): Promise<Finding> {
  const { ok, warning } = findingsOf('build');
  if (await isBuildCurrent()) return ok('up to date');
  return warning('the next npm start builds the application, which takes some seconds.');
}
