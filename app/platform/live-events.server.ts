import { LiveStream } from './live-stream.server.ts';

const HEARTBEAT_MS = 20_000;
const STREAMS_PER_PERSON = 5;

export class LiveEvents {
  readonly #byPerson = new Map<string, Set<LiveStream>>();
  readonly #heartbeat: NodeJS.Timeout;
  #closing = false;

  constructor({ heartbeatMs = HEARTBEAT_MS } = {}) {
    this.#heartbeat = setInterval(() => this.#each((stream) => stream.heartbeat()), heartbeatMs).unref();
  }

  get size(): number {
    let size = 0;
    for (const streams of this.#byPerson.values()) size += streams.size;
    return size;
  }

  sessionIds(): Set<string> {
    const ids = new Set<string>();
    this.#each((stream) => ids.add(stream.sessionId));
    return ids;
  }

  /** Open first, then check the session again: it may have ended meanwhile. @see R10 */
  open(owner: { personId: string; sessionId: string }): Response | 'too-many' {
    const streams = this.#byPerson.get(owner.personId) ?? new Set();
    if (streams.size >= STREAMS_PER_PERSON) return 'too-many';
    const stream = new LiveStream(owner, (closed) => this.#remove(closed));
    this.#byPerson.set(owner.personId, streams.add(stream));
    if (this.#closing) stream.close();
    return new Response(stream.body, { headers: streamHeaders() });
  }

  notify(personId: string): void {
    for (const stream of this.#byPerson.get(personId) ?? []) stream.notifyChange();
  }

  notifyAll(): void {
    this.#each((stream) => stream.notifyChange());
  }

  endSession(sessionId: string): void {
    this.#each((stream) => {
      if (stream.sessionId === sessionId) stream.endSession();
    });
  }

  closeAll(): void {
    this.#closing = true;
    clearInterval(this.#heartbeat);
    this.#each((stream) => stream.close());
  }

  #each(act: (stream: LiveStream) => void): void {
    for (const streams of [...this.#byPerson.values()]) for (const stream of [...streams]) act(stream);
  }

  #remove(stream: LiveStream): void {
    const streams = this.#byPerson.get(stream.personId);
    streams?.delete(stream);
    if (streams?.size === 0) this.#byPerson.delete(stream.personId);
  }
}

/** Prevents caching, compression and buffering. @see R10 */
function streamHeaders(): Record<string, string> {
  return {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  };
}

/** Handles `person:<id>` and `session:<id>`. Any role can notify: both are verified in the database. */
export function dispatch(liveEvents: LiveEvents, payload: string, checkSessions: () => unknown): boolean {
  const [, kind, id] = /^(person|session):([0-9a-f-]{36})$/.exec(payload) ?? [];
  if (id === undefined) return false;
  if (kind === 'person') liveEvents.notify(id);
  if (kind === 'session' && liveEvents.sessionIds().has(id)) checkSessions();
  return true;
}
