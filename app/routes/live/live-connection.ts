import type { RoutePath } from '#i18n/paths.ts';

/** If the stream delivers no event for this time after opening, something blocks it, such as a proxy: the tab polls. */
const firstEventTimeoutMilliseconds = 10_000;
/** The server sends a heartbeat every 20 s. */
const silenceTimeoutMilliseconds = 50_000;
/** A hidden tab closes its stream, because a browser allows six connections for all tabs. */
const hiddenTimeoutMilliseconds = 60_000;
const retryMilliseconds = { first: 1_000, max: 30_000 };
/** Spreads the load when a server is back and many tabs reconnect. */
const reconnectJitterMilliseconds = 150;

export interface LiveConnectionHandlers {
  /** Something changed, or may have changed while disconnected. */
  revalidate(): void;
  sessionEnded(): void;
  /** The response was not a stream: no session, too many streams, or unavailable. */
  refused(): void;
}

/**
 * Keeps a visible tab's event stream open and reconnects when it breaks, stalls or was closed. Handles all retries,
 * because browsers give up permanently on responses such as 503.
 * @see R10
 */
export class LiveConnection {
  readonly #handlers: LiveConnectionHandlers;
  #source: EventSource | null = null;
  #isLive = false;
  #failures = 0;
  #wasOpenBefore = false;
  /** Detects a stalled stream, or schedules the next attempt. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hiddenTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(handlers: LiveConnectionHandlers) {
    this.#handlers = handlers;
  }

  get isLive(): boolean {
    return this.#isLive;
  }

  /** @returns a function that stops it permanently */
  start(): () => void {
    const stopping = new AbortController();
    const { signal } = stopping;
    document.addEventListener('visibilitychange', () => this.#visibilityChanged(), { signal });
    addEventListener('online', () => this.#openIfVisible(), { signal });
    // Pages in the back/forward cache must not hold a stream.
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
    if (document.hidden) this.#hiddenTimer = setTimeout(() => this.#close(), hiddenTimeoutMilliseconds);
    else if (this.#source === null) this.#open();
  }

  #openIfVisible(): void {
    if (!document.hidden) this.#open();
  }

  #open(): void {
    this.#close();
    const source = new EventSource('/inbox/events' satisfies RoutePath);
    this.#source = source;
    source.addEventListener('changed', () => {
      const isFirst = !this.#isLive;
      this.#resetSilenceTimer();
      if (isFirst) this.#catchUp();
      else this.#handlers.revalidate();
    });
    source.addEventListener('heartbeat', () => this.#resetSilenceTimer());
    source.addEventListener('session-ended', () => {
      this.#closeAndRetry();
      this.#handlers.sessionEnded();
    });
    source.addEventListener('error', () => {
      const wasRefused = source.readyState === EventSource.CLOSED;
      this.#closeAndRetry();
      if (wasRefused) this.#handlers.refused();
    });
    this.#timer = setTimeout(() => this.#closeAndRetry(), firstEventTimeoutMilliseconds);
  }

  /** Handles the first event of a stream: at once on page load, after a random delay on reconnect. */
  #catchUp(): void {
    const pause = this.#wasOpenBefore ? Math.random() * reconnectJitterMilliseconds : 0;
    this.#wasOpenBefore = true;
    setTimeout(() => this.#isLive && this.#handlers.revalidate(), pause);
  }

  #resetSilenceTimer(): void {
    this.#isLive = true;
    this.#failures = 0;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#closeAndRetry(), silenceTimeoutMilliseconds);
  }

  #close(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
    this.#isLive = false;
  }

  #closeAndRetry(): void {
    this.#close();
    const { first, max } = retryMilliseconds;
    const pause = Math.min(first * 2 ** this.#failures, max) * (0.5 + Math.random() / 2);
    this.#failures += 1;
    this.#timer = setTimeout(() => this.#openIfVisible(), pause);
  }
}
