import { listLiveSessions } from '../app/features/accounts/sessions.server.ts';
import { isDatabaseUnavailable } from '../app/platform/database-errors.server.ts';
import type { LiveEvents } from '../app/platform/live-events.server.ts';
import { log } from '../app/platform/log.server.ts';

/** Nobody tells of a session that ended by lying unused: streams do not extend it, and may outlive it by so much. */
const askEveryMilliseconds = 60_000;

/**
 * Ends the streams of sessions that no longer live: now and then, and whenever `check` is called, as after a gap in listening.
 * @see R8 @see decisions 8
 */
export function watchLiveSessions(liveEvents: LiveEvents): { check(): Promise<void>; stop(): void } {
  const check = async () => {
    const withStreams = [...liveEvents.sessionIds()];
    if (withStreams.length === 0) return;
    try {
      const live = await listLiveSessions(withStreams);
      for (const id of withStreams) if (!live.has(id)) liveEvents.endSession(id);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) log.error({ err: error }, 'could not ask which sessions live');
    }
  };
  const timer = setInterval(check, askEveryMilliseconds).unref();
  return { check, stop: () => clearInterval(timer) };
}
