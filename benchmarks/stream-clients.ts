import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/* A child process that simulates 1,000 browser tabs: each holds an event stream open and, on `changed`, loads
   the data of its page, one load at a time like the client script. Reports every unread count. */

export interface Tabs {
  origin: string;
  tokens: string[];
  streamsPerToken: number;
}

/** `person` is the index of the token. */
export interface SeenCount {
  person: number;
  unreadCount: number;
  at: number;
}

export type FromTabs = { open: number } | { seen: SeenCount[] };

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
const [{ origin, tokens, streamsPerToken }] = (await once(process, 'message')) as [Tabs];
let openCount = 0;
const seen: SeenCount[] = [];
setInterval(() => process.send?.({ seen: seen.splice(0) } satisfies FromTabs), 500);
process.on('disconnect', () => process.exit());

for (const [person, token] of tokens.entries()) {
  for (let tab = 0; tab < streamsPerToken; tab += 1) await openTab(person, token);
}
process.send?.({ open: openCount } satisfies FromTabs);

async function openTab(person: number, token: string): Promise<void> {
  const headers = { Cookie: `session=${token}` };
  const stream = await request('/inbox/events', { ...headers, Accept: 'text/event-stream' });
  if (stream.statusCode !== 200) throw new Error(`A stream returned ${stream.statusCode}`);
  openCount += 1;
  const load = singleFlight(async () => {
    const unreadCount = unreadCountIn(await loadData({ ...headers, 'X-Background-Load': '1' }));
    seen.push({ person, unreadCount, at: performance.timeOrigin + performance.now() });
  });
  let isFirst = true;
  stream.setEncoding('utf8').on('data', (events: string) => {
    // The first event of a stream concerns earlier changes.
    if (events.includes('event: changed') && !isFirst) load();
    isFirst = false;
  });
  stream.on('end', () => {
    throw new Error('A stream ended');
  });
}

/** Retries on 503, like the client script. */
async function loadData(headers: Record<string, string>): Promise<string> {
  for (;;) {
    const response = await request('/inbox.data', headers);
    const data = await text(response);
    if (response.statusCode === 200) return data;
    if (response.statusCode !== 503) throw new Error(`The data request returned ${response.statusCode}`);
    await sleep(2_000);
  }
}

function request(path: string, headers: Record<string, string>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(`${origin}${path}`, { agent, headers }, resolve).on('error', reject);
  });
}

function singleFlight(work: () => Promise<void>): () => void {
  let isRunning = false;
  let isWanted = false;
  return async () => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await work();
    }
    isRunning = false;
  };
}

/** Reads turbo-stream data, a flat list of values that refer to each other by index: `{"_<key>": <value>}`. */
function unreadCountIn(data: string): number {
  const values: unknown[] = JSON.parse(data.slice(0, data.indexOf('\n')));
  const key = `_${values.indexOf('unreadCount')}`;
  const shell = values.find((value) => typeof value === 'object' && value !== null && key in value);
  const count = values[(shell as Record<string, number> | undefined)?.[key] ?? -1];
  if (typeof count !== 'number') throw new Error(`No unread count in the data: ${data.slice(0, 200)}`);
  return count;
}
