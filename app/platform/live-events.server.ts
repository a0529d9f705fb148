import { LiveStream } from './live-stream.server.ts';

const HEARTBEAT_MS = 20_000;
const STREAMS_PER_PERSON = 5;

/**
 * The open event streams of this process, by person. A stream only says "look again"; what there is to see, the loaders tell.
 * @see R8 R10
 */
export class LiveEvents {
  readonly #byPerson = new Map<string, Set<LiveStream>>();
  readonly #heartbeat: NodeJS.Timeout;
  #closing = false;

  constructor({ heartbeatMs = HEARTBEAT_MS } = {}) {
    this.#heartbeat = setInterval(() => this.#each((stream) => stream.heartbeat()), heartbeatMs).unref();
  }

  /** How many streams are open. */
  get size(): number {
    let size = 0;
    for (const streams of this.#byPerson.values()) size += streams.size;
    return size;
  }

  /** The sessions with an open stream, each once: what to check after the listener was away, or for sessions that idled out. */
  sessionIds(): Set<string> {
    const ids = new Set<string>();
    this.#each((stream) => ids.add(stream.sessionId));
    return ids;
  }

  /**
   * Opens a stream as the answer to a GET. Its first event is `changed`. Open first, then check the session once more and
   * call `endSession` if it is gone: its end may have been told between the first check and this call.
   * @returns `'too-many'` for a sixth stream of one person: answer 429, and that tab polls. @see R10
   */
  open(owner: { personId: string; sessionId: string }): Response | 'too-many' {
    const streams = this.#byPerson.get(owner.personId) ?? new Set();
    if (streams.size >= STREAMS_PER_PERSON) return 'too-many';
    const stream = new LiveStream(owner, (closed) => this.#remove(closed));
    this.#byPerson.set(owner.personId, streams.add(stream));
    if (this.#closing) stream.close();
    return new Response(stream.body, { headers: streamHeaders() });
  }

  /** Sends `changed` to every stream of one person. */
  wake(personId: string): void {
    for (const stream of this.#byPerson.get(personId) ?? []) stream.notifyChange();
  }

  /** Sends `changed` to every stream: events may have been missed while not listening. */
  wakeAll(): void {
    this.#each((stream) => stream.notifyChange());
  }

  /** Ends the streams of one session. @see R8 */
  endSession(sessionId: string): void {
    this.#each((stream) => {
      if (stream.sessionId === sessionId) stream.endSession();
    });
  }

  /** For the end of the process: closes every stream, and any that still arrives. */
  closeAll(): void {
    this.#closing = true;
    clearInterval(this.#heartbeat);
    this.#each((stream) => stream.close());
  }

  /** Over a copy, since a stream may leave the registry meanwhile. */
  #each(act: (stream: LiveStream) => void): void {
    for (const streams of [...this.#byPerson.values()]) for (const stream of [...streams]) act(stream);
  }

  #remove(stream: LiveStream): void {
    const streams = this.#byPerson.get(stream.personId);
    streams?.delete(stream);
    if (streams?.size === 0) this.#byPerson.delete(stream.personId);
  }
}

/** No cache, no compression and no buffering on the way. @see R10 */
function streamHeaders(): Record<string, string> {
  return {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  };
}

/**
 * Acts on a notification of the database: `person:<id>` wakes a person's streams, `session:<id>` says that a session may have
 * ended. Any role of the database can send one, so neither is believed: both lead to a look at the database. Anything else is
 * for a newer version of the program, and ignored.
 * @param checkSessions ends the streams of sessions that no longer live
 * @returns whether the payload was understood
 */
export function dispatch(liveEvents: LiveEvents, payload: string, checkSessions: () => unknown): boolean {
  const [, kind, id] = /^(person|session):([0-9a-f-]{36})$/.exec(payload) ?? [];
  if (id === undefined) return false;
  if (kind === 'person') liveEvents.wake(id);
  if (kind === 'session' && liveEvents.sessionIds().has(id)) checkSessions();
  return true;
}
