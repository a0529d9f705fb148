/** What a stream can say, encoded once for all of them. None carries data of a person. @see R10 */
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const CHANGED = encode('event: changed\ndata: {}\n\n');
const SESSION_ENDED = encode('event: session-ended\ndata: {}\n\n');
/** An event and no comment: a browser's script sees no comments, and by their absence finds a connection that died unnoticed. */
const HEARTBEAT = encode('event: heartbeat\ndata: {}\n\n');
/** The first event of every connection: whoever was away catches up. After a cut the browser comes back in a second. */
const FIRST_EVENT = encode('retry: 1000\nevent: changed\ndata: {}\n\n');

/** So many heartbeats may find an event still untaken; at the next one nobody reads any more. */
const UNTAKEN_HEARTBEATS = 2;

/** An error without stack: the server that writes the answer prints it as one line, and destroys the socket. */
const notRead = Object.assign(new Error('Live stream dropped: it is not read'), {
  stack: 'Live stream dropped: it is not read',
});

/**
 * One open event stream. It hands out an event only when the socket asks for one, so it never queues more than a single
 * event: while one waits, further wakes say nothing new.
 * @see R8 R10
 */
export class LiveStream {
  readonly personId: string;
  readonly sessionId: string;
  readonly body: ReadableStream<Uint8Array>;
  readonly #onClosed: (stream: LiveStream) => void;
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  #waiting: Uint8Array | null = FIRST_EVENT;
  #asked = false;
  #missedHeartbeats = 0;

  constructor(owner: { personId: string; sessionId: string }, onClosed: (stream: LiveStream) => void) {
    this.personId = owner.personId;
    this.sessionId = owner.sessionId;
    this.#onClosed = onClosed;
    this.body = new ReadableStream(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        pull: () => {
          this.#asked = true;
          this.#handOut();
        },
        cancel: () => this.#forget(),
      },
      { highWaterMark: 0 }, // ask only when the socket has taken the last event
    );
  }

  notifyChange(): void {
    if (this.#waiting === null || this.#waiting === HEARTBEAT) this.#say(CHANGED);
  }

  /** Says that the session ended, and nothing after it. */
  endSession(): void {
    this.#say(SESSION_ENDED);
  }

  /** Keeps proxies from closing a quiet stream; drops it when its reader has stopped reading. */
  heartbeat(): void {
    if (this.#waiting === null) this.#say(HEARTBEAT);
    else if (this.#missedHeartbeats === UNTAKEN_HEARTBEATS) this.#drop();
    else this.#missedHeartbeats += 1;
  }

  /** Ends the answer in an orderly way; the browser reconnects by itself. */
  close(): void {
    this.#controller?.close();
    this.#forget();
  }

  #say(event: Uint8Array): void {
    if (this.#waiting === SESSION_ENDED) return;
    this.#waiting = event;
    this.#handOut();
  }

  #handOut(): void {
    if (!this.#asked || this.#waiting === null || this.#controller === null) return;
    const event = this.#waiting;
    this.#asked = false;
    this.#waiting = null;
    this.#missedHeartbeats = 0;
    this.#controller.enqueue(event);
    if (event === SESSION_ENDED) this.close();
  }

  /** A closed stream would wait for ever for the socket to drain: only an error makes the server destroy it. */
  #drop(): void {
    this.#controller?.error(notRead);
    this.#forget();
  }

  #forget(): void {
    if (this.#controller === null) return;
    this.#controller = null;
    this.#onClosed(this);
  }
}
