import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../tests/support/eventually.ts';
import { dispatch, LiveEvents } from './live-events.server.ts';

const AMINA = '11111111-1111-4111-8111-111111111111';
const BORIS = '22222222-2222-4222-8222-222222222222';
const SESSION = '33333333-3333-4333-8333-333333333333';
const OTHER_SESSION = '44444444-4444-4444-8444-444444444444';

const FIRST_EVENT = 'retry: 1000\nevent: changed\ndata: {}\n\n';
const CHANGED = 'event: changed\ndata: {}\n\n';
const SESSION_ENDED = 'event: session-ended\ndata: {}\n\n';

const neverAsked = () => {
  throw new Error('No session had to be checked');
};

let live: LiveEvents;
let server: Server;
let folder: string;

/** The way of the product: node's server, the same request listener, a real socket. */
async function serveStreams(): Promise<void> {
  live = new LiveEvents();
  folder = await mkdtemp(join(tmpdir(), 'live-'));
  server = createServer(
    getRequestListener((asked) => {
      const { searchParams } = new URL(asked.url);
      const opened = live.open({
        personId: searchParams.get('person') ?? '',
        sessionId: searchParams.get('session') ?? '',
      });
      return opened === 'too-many' ? new Response(null, { status: 429 }) : opened;
    }),
  );
  await new Promise<void>((listening) => server.listen(join(folder, 'socket'), listening));
}

/** A browser's tab: what it was told so far, and whether the server ended the answer (in order or not). */
class Tab {
  told = '';
  closed: 'in order' | 'broken' | null = null;
  readonly answer: IncomingMessage;

  constructor(answer: IncomingMessage) {
    this.answer = answer;
    answer.setEncoding('utf8');
    answer.on('error', () => {}); // a broken answer shows in 'close'
    answer.on('close', () => {
      this.closed = answer.complete ? 'in order' : 'broken';
    });
  }

  read(): this {
    this.answer.on('data', (text: string) => {
      this.told += text;
    });
    return this;
  }
}

async function openTab(person: string, session = SESSION): Promise<Tab> {
  const path = `/?person=${person}&session=${session}`;
  const asked = request({ socketPath: join(folder, 'socket'), path, agent: false });
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    asked.on('response', resolve).on('error', reject).end(),
  );
  return new Tab(answer);
}

/** Opens a tab and waits for its first event. */
async function openReadingTab(person: string, session = SESSION): Promise<Tab> {
  const tab = (await openTab(person, session)).read();
  await eventually(() => expect(tab.told).toContain(FIRST_EVENT));
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

describe('Who gets a stream', () => {
  it('refuses the sixth stream of one person, and serves another person', async () => {
    for (let tab = 0; tab < 5; tab += 1) await openReadingTab(AMINA, `session-${tab}`);
    expect((await openTab(AMINA)).answer.statusCode).toBe(429);
    expect((await openTab(BORIS)).answer.statusCode).toBe(200);
    expect(live.size).toBe(6);
  });

  it('gives the place of a closed tab to the next one', async () => {
    const tabs = await Promise.all([1, 2, 3, 4, 5].map(() => openReadingTab(AMINA)));
    tabs[0]?.answer.destroy();
    await eventually(() => expect(live.size).toBe(4));
    expect((await openTab(AMINA)).answer.statusCode).toBe(200);
  });

  it('forgets every stream whose browser has gone', async () => {
    const tabs = await Promise.all([AMINA, BORIS].map((person) => openReadingTab(person)));
    for (const tab of tabs) tab.answer.destroy();
    await eventually(() => expect(live.size).toBe(0));
    expect(live.sessionIds().size).toBe(0);
  });
});

describe('What a stream says', () => {
  it('is neither cached, compressed nor buffered, and starts with `changed`', async () => {
    const { answer } = await openReadingTab(AMINA);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it('wakes every stream of the person, and nobody else', async () => {
    const [first, second] = await Promise.all([AMINA, AMINA].map((person) => openReadingTab(person)));
    const stranger = await openReadingTab(BORIS, OTHER_SESSION);
    dispatch(live, `person:${AMINA}`, neverAsked);
    await eventually(() => expect([first?.told, second?.told]).toEqual([FIRST_EVENT + CHANGED, FIRST_EVENT + CHANGED]));
    live.endSession(OTHER_SESSION);
    await eventually(() => expect(stranger.closed).toBe('in order'));
    expect(stranger.told).toBe(FIRST_EVENT + SESSION_ENDED);
  });

  it('says several wakes that come at once only once more', async () => {
    useHeartbeat(100);
    const tab = await openReadingTab(AMINA);
    for (let wakes = 0; wakes < 100; wakes += 1) live.wake(AMINA);
    // a heartbeat follows once no wake is left to send
    await eventually(() => expect(tab.told).toContain('event: heartbeat'));
    const [, ...changes] = tab.told.split(CHANGED.trim());
    expect(changes.length).toBeGreaterThan(1);
    expect(changes.length).toBeLessThanOrEqual(3);
  });

  it('sends a heartbeat while there is nothing to say', async () => {
    useHeartbeat(30);
    const tab = await openReadingTab(AMINA);
    await eventually(() =>
      expect(tab.told).toMatch(/^retry: 1000\nevent: changed\ndata: {}\n\n(event: heartbeat\ndata: {}\n\n){2,}$/),
    );
  });
});

describe('The end of a session', () => {
  it('ends its streams, and nothing follows', async () => {
    const tab = await openReadingTab(AMINA);
    live.endSession(SESSION);
    live.wake(AMINA);
    live.wakeAll();
    await eventually(() => expect(tab.closed).toBe('in order'));
    expect(tab.told).toBe(FIRST_EVENT + SESSION_ENDED);
    expect(live.size).toBe(0);
  });

  it('overtakes a wake that came before it and was not yet sent', async () => {
    const tab = await openReadingTab(AMINA);
    live.wake(AMINA);
    live.wake(AMINA);
    live.endSession(SESSION);
    await eventually(() => expect(tab.closed).toBe('in order'));
    expect(tab.told).toBe(FIRST_EVENT + CHANGED + SESSION_ENDED);
  });

  it("leaves the person's other sessions alone", async () => {
    const kept = await openReadingTab(AMINA, OTHER_SESSION);
    await openReadingTab(AMINA);
    live.endSession(SESSION);
    await eventually(() => expect([...live.sessionIds()]).toEqual([OTHER_SESSION]));
    live.wake(AMINA);
    await eventually(() => expect(kept).toMatchObject({ told: FIRST_EVENT + CHANGED, closed: null }));
  });
});

describe('A stream that nobody reads', () => {
  it('is dropped, and its socket with it, while one that is read stays', async () => {
    useHeartbeat(100);
    const printed = vi.spyOn(console, 'error').mockReturnValue();
    const reading = await openReadingTab(BORIS, OTHER_SESSION);
    const unread = await openTab(AMINA); // takes the head of the answer and no more: wakes fill the socket
    while (live.size === 2) {
      live.wake(AMINA);
      await new Promise(setImmediate);
    }
    expect([...live.sessionIds()]).toEqual([OTHER_SESSION]);
    expect(printed.mock.calls.map(String)).toEqual(['Error: Live stream dropped: it is not read']);
    unread.read();
    await eventually(() => expect(unread.closed).toBe('broken'));
    expect(reading.closed).toBeNull();
  });

  it('is dropped when nobody ever asks for its first event', async () => {
    useHeartbeat(20);
    live.open({ personId: AMINA, sessionId: SESSION }); // as for a HEAD request, whose answer has no body
    await eventually(() => expect(live.size).toBe(0));
  });
});

describe('The end of the process', () => {
  it('closes every stream in order, and one that still arrives', async () => {
    const tab = await openReadingTab(AMINA);
    live.closeAll();
    await eventually(() => expect(tab.closed).toBe('in order'));
    const late = (await openTab(AMINA)).read();
    await eventually(() => expect(late.closed).toBe('in order'));
    expect(live.size).toBe(0);
  });
});

describe('What the database tells', () => {
  it('about a session with a stream leads to a check, and ends nothing by itself', async () => {
    const tab = await openReadingTab(AMINA);
    const check = vi.fn();
    expect(dispatch(live, `session:${SESSION}`, check)).toBe(true);
    expect(check).toHaveBeenCalledOnce();
    expect(dispatch(live, `session:${OTHER_SESSION}`, check)).toBe(true);
    expect(check).toHaveBeenCalledOnce();
    live.wake(AMINA);
    await eventually(() => expect(tab).toMatchObject({ told: FIRST_EVENT + CHANGED, closed: null }));
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
  ])('passes over %j', (payload) => {
    expect(dispatch(live, payload, neverAsked)).toBe(false);
  });
});
