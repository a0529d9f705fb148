import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { dispatch, LiveEvents } from './live-events.server.ts';

const AMINA = '11111111-1111-4111-8111-111111111111';
const BORIS = '22222222-2222-4222-8222-222222222222';
const SESSION = '33333333-3333-4333-8333-333333333333';
const OTHER_SESSION = '44444444-4444-4444-8444-444444444444';

const FIRST_EVENT = 'retry: 1000\nevent: changed\ndata: {}\n\n';
const CHANGED = 'event: changed\ndata: {}\n\n';
const SESSION_ENDED = 'event: session-ended\ndata: {}\n\n';

const neverCalled = () => {
  throw new Error('No session had to be checked');
};

let live: LiveEvents;
let server: Server;
let folder: string;

/** Serves streams like the product: Node's server, the same request listener, a real socket. */
async function serveStreams(): Promise<void> {
  live = new LiveEvents();
  folder = await mkdtemp(join(tmpdir(), 'live-'));
  server = createServer(
    getRequestListener((incoming) => {
      const { searchParams } = new URL(incoming.url);
      const opened = live.open({
        personId: searchParams.get('person') ?? '',
        sessionId: searchParams.get('session') ?? '',
      });
      return opened === 'too-many' ? new Response(null, { status: 429 }) : opened;
    }),
  );
  await new Promise<void>((listening) => server.listen(join(folder, 'socket'), listening));
}

/** Browser tab with the text it has received, and how the response ended. */
class Tab {
  received = '';
  closed: 'complete' | 'aborted' | null = null;
  readonly response: IncomingMessage;

  constructor(response: IncomingMessage) {
    this.response = response;
    response.setEncoding('utf8');
    response.on('error', () => {}); // an aborted response emits 'close'
    response.on('close', () => {
      this.closed = response.complete ? 'complete' : 'aborted';
    });
  }

  read(): this {
    this.response.on('data', (text: string) => {
      this.received += text;
    });
    return this;
  }
}

async function openTab(person: string, session = SESSION): Promise<Tab> {
  const path = `/?person=${person}&session=${session}`;
  const outgoing = request({ socketPath: join(folder, 'socket'), path, agent: false });
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    outgoing.on('response', resolve).on('error', reject).end(),
  );
  return new Tab(response);
}

/** Opens a tab and waits for its first event. */
async function openReadingTab(person: string, session = SESSION): Promise<Tab> {
  const tab = (await openTab(person, session)).read();
  await eventually(() => expect(tab.received).toContain(FIRST_EVENT));
  return tab;
}

function useHeartbeat(heartbeatMs: number): void {
  live.closeAll();
  live = new LiveEvents({ heartbeatMs });
}

beforeEach(() => serveStreams());
afterEach(async () => {
  vi.restoreAllMocks();
  live.closeAll();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  await rm(folder, { recursive: true });
});

describe('The set of open streams', () => {
  it('refuses the sixth stream of one person, and accepts one of another person', async () => {
    for (let tab = 0; tab < 5; tab += 1) await openReadingTab(AMINA, `session-${tab}`);
    expect((await openTab(AMINA)).response.statusCode).toBe(429);
    expect((await openTab(BORIS)).response.statusCode).toBe(200);
    expect(live.size).toBe(6);
  });

  it('accepts a new stream after a tab was closed', async () => {
    const tabs = await Promise.all([1, 2, 3, 4, 5].map(() => openReadingTab(AMINA)));
    tabs[0]?.response.destroy();
    await eventually(() => expect(live.size).toBe(4));
    expect((await openTab(AMINA)).response.statusCode).toBe(200);
  });

  it('removes every stream whose browser has disconnected', async () => {
    const tabs = await Promise.all([AMINA, BORIS].map((person) => openReadingTab(person)));
    for (const tab of tabs) tab.response.destroy();
    await eventually(() => expect(live.size).toBe(0));
    expect(live.sessionIds().size).toBe(0);
  });
});

describe('A live stream', () => {
  it('is neither cached, compressed nor buffered, and starts with `changed`', async () => {
    const { response } = await openReadingTab(AMINA);
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(response.headers['content-encoding']).toBeUndefined();
  });

  it('receives the events of its own person only, in each of the person’s tabs', async () => {
    const [first, second] = await Promise.all([AMINA, AMINA].map((person) => openReadingTab(person)));
    const otherPerson = await openReadingTab(BORIS, OTHER_SESSION);
    dispatch(live, `person:${AMINA}`, neverCalled);
    await eventually(() =>
      expect([first?.received, second?.received]).toEqual([FIRST_EVENT + CHANGED, FIRST_EVENT + CHANGED]),
    );
    live.endSession(OTHER_SESSION);
    await eventually(() => expect(otherPerson.closed).toBe('complete'));
    expect(otherPerson.received).toBe(FIRST_EVENT + SESSION_ENDED);
  });

  it('combines 100 simultaneous events into at most three', async () => {
    useHeartbeat(100);
    const tab = await openReadingTab(AMINA);
    for (let count = 0; count < 100; count += 1) live.notify(AMINA);
    // the heartbeat follows when no event is left to send
    await eventually(() => expect(tab.received).toContain('event: heartbeat'));
    const [, ...changes] = tab.received.split(CHANGED.trim());
    expect(changes.length).toBeGreaterThan(1);
    expect(changes.length).toBeLessThanOrEqual(3);
  });

  it('sends a heartbeat while there are no events', async () => {
    useHeartbeat(30);
    const tab = await openReadingTab(AMINA);
    await eventually(() =>
      expect(tab.received).toMatch(/^retry: 1000\nevent: changed\ndata: {}\n\n(event: heartbeat\ndata: {}\n\n){2,}$/),
    );
  });
});

describe('The end of a session', () => {
  it('closes its streams, which send no further event', async () => {
    const tab = await openReadingTab(AMINA);
    live.endSession(SESSION);
    live.notify(AMINA);
    live.notifyAll();
    await eventually(() => expect(tab.closed).toBe('complete'));
    expect(tab.received).toBe(FIRST_EVENT + SESSION_ENDED);
    expect(live.size).toBe(0);
  });

  it('is sent before a pending event, which is dropped', async () => {
    const tab = await openReadingTab(AMINA);
    live.notify(AMINA);
    live.notify(AMINA);
    live.endSession(SESSION);
    await eventually(() => expect(tab.closed).toBe('complete'));
    expect(tab.received).toBe(FIRST_EVENT + CHANGED + SESSION_ENDED);
  });

  it('keeps the streams of the person’s other sessions', async () => {
    const kept = await openReadingTab(AMINA, OTHER_SESSION);
    await openReadingTab(AMINA);
    live.endSession(SESSION);
    await eventually(() => expect([...live.sessionIds()]).toEqual([OTHER_SESSION]));
    live.notify(AMINA);
    await eventually(() => expect(kept).toMatchObject({ received: FIRST_EVENT + CHANGED, closed: null }));
  });
});

describe('A stream that is not read', () => {
  it('is dropped with its socket, while a stream that is read stays open', async () => {
    useHeartbeat(100);
    const printed = vi.spyOn(console, 'error').mockReturnValue();
    const reading = await openReadingTab(BORIS, OTHER_SESSION);
    const unread = await openTab(AMINA); // reads the head of the response only, so that events fill the socket
    while (live.size === 2) {
      live.notify(AMINA);
      await new Promise(setImmediate);
    }
    expect([...live.sessionIds()]).toEqual([OTHER_SESSION]);
    expect(printed.mock.calls.map(String)).toEqual(['Error: Live stream dropped: it is not read']);
    unread.read();
    await eventually(() => expect(unread.closed).toBe('aborted'));
    expect(reading.closed).toBeNull();
  });

  it('is dropped if its first event is never read', async () => {
    useHeartbeat(20);
    live.open({ personId: AMINA, sessionId: SESSION }); // like a HEAD request, whose response has no body
    await eventually(() => expect(live.size).toBe(0));
  });
});

describe('The end of the process', () => {
  it('closes every stream cleanly, including one that is opened later', async () => {
    const tab = await openReadingTab(AMINA);
    live.closeAll();
    await eventually(() => expect(tab.closed).toBe('complete'));
    const late = (await openTab(AMINA)).read();
    await eventually(() => expect(late.closed).toBe('complete'));
    expect(live.size).toBe(0);
  });
});

describe('A database notification', () => {
  it('triggers a check of a session that has a stream, without closing the stream', async () => {
    const tab = await openReadingTab(AMINA);
    const check = vi.fn();
    expect(dispatch(live, `session:${SESSION}`, check)).toBe(true);
    expect(check).toHaveBeenCalledOnce();
    expect(dispatch(live, `session:${OTHER_SESSION}`, check)).toBe(true);
    expect(check).toHaveBeenCalledOnce();
    live.notify(AMINA);
    await eventually(() => expect(tab).toMatchObject({ received: FIRST_EVENT + CHANGED, closed: null }));
  });

  it.each([
    '',
    'person',
    'person:',
    `person-ended:${AMINA}`,
    'person:1',
    `person:${AMINA} `,
    `staff:${AMINA}`,
    `session:${AMINA}:x`,
  ])('is ignored if it is %j', (payload) => {
    expect(dispatch(live, payload, neverCalled)).toBe(false);
  });
});
