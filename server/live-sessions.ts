import { listLiveSessions } from '#features/accounts/sessions.server.ts';
import { isDatabaseUnavailable } from '#platform/database-errors.server.ts';
import type { LiveEvents } from '#platform/live-events.server.ts';
import { log } from '#platform/log.server.ts';

/** Idle sessions expire without a notification. */
const pollMilliseconds = 60_000;
const retryMilliseconds = 1_000;

/** Closes the streams of ended sessions. Calls of `check` during a check are merged into one. @see R8 @see PD-8 */
export function watchLiveSessions(liveEvents: LiveEvents): { check(): Promise<void>; stop(): void } {
  let running: Promise<void> | null = null;
  let isDue = false;
  let retry: NodeJS.Timeout | undefined;

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
      const isChecked = await endStreamsOfEndedSessions(liveEvents);
      clearTimeout(retry);
      if (!isChecked) retry = setTimeout(check, retryMilliseconds).unref();
    }
  }

  const timer = setInterval(check, pollMilliseconds).unref();
  return {
    check,
    stop() {
      clearInterval(timer);
      clearTimeout(retry);
    },
  };
}

/** @returns false if the database is unavailable */
async function endStreamsOfEndedSessions(liveEvents: LiveEvents): Promise<boolean> {
  const withStreams = [...liveEvents.sessionIds()];
  if (withStreams.length === 0) return true;
  try {
    const live = await listLiveSessions(withStreams);
    for (const id of withStreams) if (!live.has(id)) liveEvents.endSession(id);
    return true;
  } catch (error) {
    if (isDatabaseUnavailable(error)) return false;
    log.error({ err: error }, 'the session check failed');
    return true;
  }
}
