import { singleFlight } from './single-flight.ts';

const askEveryMilliseconds = 30_000;
/** Wait, because another tab that ended the session may be about to set a new session cookie. */
const settlingMilliseconds = 300;
const answerWithinMilliseconds = 10_000;

/** `unknown`: the server is temporarily unable to check. */
export type SessionAnswer = 'lives' | 'ended' | 'must change password' | 'unknown' | 'unreachable';

const answers: Record<number, SessionAnswer> = { 200: 'lives', 401: 'ended', 403: 'must change password' };

/** Checks the session every 30 s, on focus and on network changes, only while the tab is visible. @see PD-8 */
export class SessionWatch {
  readonly #answered: (answer: SessionAnswer) => void;
  readonly #stopping = new AbortController();
  readonly #askOnce = singleFlight(() => this.#askNow());

  constructor(answered: (answer: SessionAnswer) => void) {
    this.#answered = answered;
  }

  /** @returns a function that stops it permanently */
  start(): () => void {
    const { signal } = this.#stopping;
    const ask = () => this.ask();
    const timer = setInterval(ask, askEveryMilliseconds);
    for (const type of ['focus', 'online', 'offline']) addEventListener(type, ask, { signal });
    document.addEventListener('visibilitychange', ask, { signal });
    // A sign-out in this tab needs no notification.
    addEventListener('submit', (event) => isSigningOut(event) && this.#stopping.abort(), { signal });
    return () => {
      clearInterval(timer);
      this.#stopping.abort();
    };
  }

  ask(): void {
    if (!document.hidden) this.#askOnce();
  }

  /** After the server has reported the end of the session. */
  askSoon(): void {
    setTimeout(() => this.#askOnce(), settlingMilliseconds);
  }

  async #askNow(): Promise<void> {
    const { signal } = this.#stopping;
    if (signal.aborted) return;
    const answer = await askForSession(AbortSignal.any([signal, AbortSignal.timeout(answerWithinMilliseconds)]));
    if (!signal.aborted) this.#answered(answer);
  }
}

function isSigningOut({ target, defaultPrevented }: SubmitEvent): boolean {
  return !defaultPrevented && target instanceof HTMLFormElement && new URL(target.action).pathname === '/sign-out';
}

async function askForSession(signal: AbortSignal): Promise<SessionAnswer> {
  try {
    const { status } = await fetch('/session', { signal });
    return answers[status] ?? 'unknown';
  } catch {
    return 'unreachable';
  }
}
