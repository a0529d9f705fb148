import { readAs, visitor } from '#platform/database.server.ts';
import { isDatabaseUnavailable } from '#platform/database-errors.server.ts';
import type { Settings } from '#platform/settings.server.ts';
import { storageProblem } from '#platform/storage-state.server.ts';

export interface Readiness {
  isDraining: boolean;
}

/** The response for load balancers: 503 with the reason if this process should get no requests. */
export async function readinessResponse({ isDraining }: Readiness, settings: Settings): Promise<Response> {
  const reason = isDraining ? 'stopping' : await readinessProblem(settings);
  return reason === null ? new Response('ready\n') : new Response(`${reason}\n`, { status: 503 });
}

async function readinessProblem({ databaseUrl, dataFolder }: Settings): Promise<string | null> {
  try {
    await readAs(visitor, (tx) => tx.selectNoFrom((expression) => expression.lit(1).as('one')).execute());
    return await storageProblem(databaseUrl ? null : dataFolder);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return 'the database does not answer';
  }
}
