const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const CHANGED = encode('event: changed\ndata: {}\n\n');
const SESSION_ENDED = encode('event: session-ended\ndata: {}\n\n');
/** Heartbeat. An event instead of a comment, because scripts cannot see comments. */
const HEARTBEAT = encode('event: heartbeat\ndata: {}\n\n');
/** Reconnect after one second; changes may have been missed meanwhile. */
const FIRST_EVENT = encode('retry: 1000\nevent: changed\ndata: {}\n\n');

/** Heartbeats with an unread event before the stream is dropped. */
const MAX_MISSED_HEARTBEATS = 2;

const notRead = Object.assign(new Error('Live stream dropped: it is not read'), {
  stack: 'Live stream dropped: it is not read',
});

/** Holds at most one unread event. @see R8 @see R10 */
export class LiveStream {
  readonly personId: string;
  readonly sessionId: string;
  readonly body: ReadableStream<Uint8Array>;
  readonly #onClosed: (stream: LiveStream) => void;
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  #waiting: Uint8Array | null = FIRST_EVENT;
  #isPulled = false;
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
          this.#isPulled = true;
          this.#send();
        },
        cancel: () => this.#forget(),
      },
      { highWaterMark: 0 }, // pull only when the socket has accepted the last event
    );
  }

  notifyChange(): void {
    if (this.#waiting === null || this.#waiting === HEARTBEAT) this.#queue(CHANGED);
  }

  endSession(): void {
    this.#queue(SESSION_ENDED);
  }

  heartbeat(): void {
    if (this.#waiting === null) this.#queue(HEARTBEAT);
    else if (this.#missedHeartbeats === MAX_MISSED_HEARTBEATS) this.#drop();
    else this.#missedHeartbeats += 1;
  }

  close(): void {
    this.#controller?.close();
    this.#forget();
  }

  #queue(event: Uint8Array): void {
    if (this.#waiting === SESSION_ENDED) return;
    this.#waiting = event;
    this.#send();
  }

  #send(): void {
    if (!this.#isPulled || this.#waiting === null || this.#controller === null) return;
    const event = this.#waiting;
    this.#isPulled = false;
    this.#waiting = null;
    this.#missedHeartbeats = 0;
    this.#controller.enqueue(event);
    if (event === SESSION_ENDED) this.close();
  }

  /** Only an error makes the server destroy the socket; closing waits for it to drain. */
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
