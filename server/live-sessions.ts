import { listLiveSessions } from '../app/features/accounts/sessions.server.ts';
import { isDatabaseUnavailable } from '../app/platform/database-errors.server.ts';
import type { LiveEvents } from '../app/platform/live-events.server.ts';
import { log } from '../app/platform/log.server.ts';

/** Nobody tells of a session that ended by lying unused: streams do not extend it, and may outlive it by so much. */
const askEveryMilliseconds = 60_000;
/** The pause after a check that could not reach the database. */
const askAgainMilliseconds = 1_000;

/**
 * Ends the streams of sessions that no longer live: now and then, and whenever `check` is called, as after a notification or a
 * gap in listening. One check runs at a time; those that are asked for meanwhile become one more.
 * @see R8 @see decisions 8
 */
export function watchLiveSessions(liveEvents: LiveEvents): { check(): Promise<void>; stop(): void } {
  let running: Promise<void> | null = null;
  let isDue = false;
  let again: NodeJS.Timeout | undefined;

  const check = (): Promise<void> => {
    isDue = true;
    running ??= checkWhileDue().finally(() => {
      running = null;
      if (isDue) void check();
    });
    return running;
  };

  async function checkWhileDue(): Promise<void> {
    while (isDue) {
      isDue = false;
      const isAnswered = await endStreamsOfEndedSessions(liveEvents);
      clearTimeout(again);
      if (!isAnswered) again = setTimeout(check, askAgainMilliseconds).unref();
    }
  }

  const timer = setInterval(check, askEveryMilliseconds).unref();
  return {
    check,
    stop() {
      clearInterval(timer);
      clearTimeout(again);
    },
  };
}

/** @returns false where the database could not be asked */
async function endStreamsOfEndedSessions(liveEvents: LiveEvents): Promise<boolean> {
  const withStreams = [...liveEvents.sessionIds()];
  if (withStreams.length === 0) return true;
  try {
    const live = await listLiveSessions(withStreams);
    for (const id of withStreams) if (!live.has(id)) liveEvents.endSession(id);
    return true;
  } catch (error) {
    if (isDatabaseUnavailable(error)) return false;
    log.error({ err: error }, 'could not ask which sessions live');
    return true;
  }
}
