import { href } from 'react-router';
import { singleFlight } from './single-flight.ts';

const pollMilliseconds = 30_000;
/** Wait, because another tab that ended the session may be about to set a new session cookie. */
const settlingMilliseconds = 300;
const timeoutMilliseconds = 10_000;

/** `unknown`: the server cannot be reached, or is temporarily unable to check. */
export type SessionState = 'active' | 'ended' | 'must change password' | 'unknown';

const stateOfStatus: Record<number, SessionState> = { 200: 'active', 401: 'ended', 403: 'must change password' };

/** Checks the session every 30 s, on focus and when the device is online again, only while the tab is visible. @see PD-8 */
export class SessionWatch {
  readonly #onState: (state: SessionState) => void;
  readonly #stopping = new AbortController();
  readonly #checkOnce = singleFlight(() => this.#checkNow());

  constructor(onState: (state: SessionState) => void) {
    this.#onState = onState;
  }

  /** @returns a function that stops it permanently */
  start(): () => void {
    const { signal } = this.#stopping;
    const check = () => this.check();
    const timer = setInterval(check, pollMilliseconds);
    for (const type of ['focus', 'online']) addEventListener(type, check, { signal });
    document.addEventListener('visibilitychange', check, { signal });
    // A sign-out in this tab needs no notification.
    addEventListener('submit', (event) => isSigningOut(event) && this.#stopping.abort(), { signal });
    return () => {
      clearInterval(timer);
      this.#stopping.abort();
    };
  }

  check(): void {
    if (!document.hidden) this.#checkOnce();
  }

  /** After the server has reported the end of the session. */
  checkSoon(): void {
    setTimeout(() => this.#checkOnce(), settlingMilliseconds);
  }

  async #checkNow(): Promise<void> {
    const { signal } = this.#stopping;
    if (signal.aborted) return;
    const state = await fetchSessionState(AbortSignal.any([signal, AbortSignal.timeout(timeoutMilliseconds)]));
    if (!signal.aborted) this.#onState(state);
  }
}

function isSigningOut({ target, defaultPrevented }: SubmitEvent): boolean {
  return (
    !defaultPrevented && target instanceof HTMLFormElement && new URL(target.action).pathname === href('/sign-out')
  );
}

async function fetchSessionState(signal: AbortSignal): Promise<SessionState> {
  try {
    const { status } = await fetch(href('/session'), { signal });
    return stateOfStatus[status] ?? 'unknown';
  } catch {
    return 'unknown';
  }
}
