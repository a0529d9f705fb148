/** A stream that says nothing for so long after opening is swallowed on the way: the tab polls meanwhile. */
const firstEventWithinMilliseconds = 10_000;
/** The server says every 20 s that it is still there. */
const silentForMilliseconds = 50_000;
/** A hidden tab lets its stream go: a browser has six connections for all its tabs. */
const hiddenForMilliseconds = 60_000;
const retryMilliseconds = { first: 1_000, longest: 30_000 };
/** So that a thousand tabs do not all load in the very moment a server is back. */
const spreadMilliseconds = 150;

export interface LiveConnectionTells {
  /** Something changed, or may have while nobody listened. */
  lookAgain(): void;
  /** The server ended the session whose stream this was. */
  sessionEnded(): void;
  /** The answer was no stream: no session, too many streams, or not now. */
  refused(): void;
}

/**
 * Keeps a visible tab's event stream open, and opens it anew whenever it breaks, falls silent or was let go.
 * It does all retrying itself: left alone, browsers give up for good on an answer such as 503.
 * @see R10
 */
export class LiveConnection {
  readonly #tells: LiveConnectionTells;
  #source: EventSource | null = null;
  #isLive = false;
  #failures = 0;
  #wasOpenBefore = false;
  /** Runs while a stream is open to catch its silence, while none is open until the next try. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hiddenTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(tells: LiveConnectionTells) {
    this.#tells = tells;
  }

  /** Whether events arrive; if not, the tab polls. */
  get isLive(): boolean {
    return this.#isLive;
  }

  /** @returns a function that ends it for good */
  start(): () => void {
    const stopping = new AbortController();
    const { signal } = stopping;
    document.addEventListener('visibilitychange', () => this.#visibilityChanged(), { signal });
    addEventListener('online', () => this.#openIfVisible(), { signal });
    // a page that is kept for the Back button holds no stream
    addEventListener('pagehide', () => this.#close(), { signal });
    addEventListener('pageshow', ({ persisted }) => persisted && this.#openIfVisible(), { signal });
    this.#openIfVisible();
    return () => {
      stopping.abort();
      clearTimeout(this.#hiddenTimer);
      this.#close();
    };
  }

  #visibilityChanged(): void {
    clearTimeout(this.#hiddenTimer);
    if (document.hidden) this.#hiddenTimer = setTimeout(() => this.#close(), hiddenForMilliseconds);
    else if (this.#source === null) this.#open();
  }

  #openIfVisible(): void {
    if (!document.hidden) this.#open();
  }

  #open(): void {
    this.#close();
    const source = new EventSource('/inbox/events');
    this.#source = source;
    source.addEventListener('look-again', () => {
      const isFirst = !this.#isLive;
      this.#heard();
      if (isFirst) this.#catchUp();
      else this.#tells.lookAgain();
    });
    source.addEventListener('still-here', () => this.#heard());
    source.addEventListener('session-ended', () => {
      this.#closeAndRetry();
      this.#tells.sessionEnded();
    });
    source.addEventListener('error', () => {
      const wasRefused = source.readyState === EventSource.CLOSED;
      this.#closeAndRetry();
      if (wasRefused) this.#tells.refused();
    });
    this.#timer = setTimeout(() => this.#closeAndRetry(), firstEventWithinMilliseconds);
  }

  /** The first event of a stream. The page's own is at once; one that follows a gap comes to many tabs together. */
  #catchUp(): void {
    const pause = this.#wasOpenBefore ? Math.random() * spreadMilliseconds : 0;
    this.#wasOpenBefore = true;
    setTimeout(() => this.#isLive && this.#tells.lookAgain(), pause);
  }

  #heard(): void {
    this.#isLive = true;
    this.#failures = 0;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#closeAndRetry(), silentForMilliseconds);
  }

  #close(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
    this.#isLive = false;
  }

  #closeAndRetry(): void {
    this.#close();
    const { first, longest } = retryMilliseconds;
    const pause = Math.min(first * 2 ** this.#failures, longest) * (0.5 + Math.random() / 2);
    this.#failures += 1;
    this.#timer = setTimeout(() => this.#openIfVisible(), pause);
  }
}
