import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSessions } from '#database/samples/accounts.ts';
import { asOwnerOf } from '#database/samples/insert-rows.ts';
import { median, percentile, report } from './figures.ts';
import { addRoster } from './roster.ts';
import { cpuMilliseconds, seedFamily, startSchool } from './school.ts';
import { addStudentRecords } from './student-records.ts';

/* A mix of pages and messages at 60% of the maximum of the same run. Each page's figures are those of the round with its
   lowest p99, because other processes on the machine lengthen p99 more than the median. */

const connections = 32;
const rounds = 4;
const seconds = { warmUp: 20, maximum: 15, round: 20 };
const share = 0.6;

interface Visit {
  page: string;
  path: string;
  token?: string;
  /** Sends a message to this person instead of loading the page. */
  receiverId?: string;
}

/** Milliseconds from sending each request to the end of its response, by page. */
type Durations = Map<string, number[]>;

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
const school = await startSchool();
try {
  const visits = await makeVisits();
  await visitAtMaximum(visits, seconds.warmUp);
  const durations = await visitAtMaximum(visits, seconds.maximum);
  const maximum = [...durations.values()].flat().length / seconds.maximum;
  report({ what: `Mixed load at ${connections} connections`, value: maximum, unit: 'requests/s' });
  const taken: Durations[] = [];
  const usedBefore = await cpuMilliseconds(school.server.processId);
  const from = performance.now();
  for (let round = 0; round < rounds; round++) taken.push(await visitEvenly(visits, maximum * share));
  const used = (await cpuMilliseconds(school.server.processId)) - usedBefore;
  const what = `Processor time of the server at ${100 * share}% of the maximum`;
  report({ what, value: (100 * used) / (performance.now() - from), unit: '% of a core' });
  reportPages(taken);
} finally {
  agent.destroy();
  await school.stop();
}

/** Of a parent with 50 messages, a mentor with 200 students, 200 parents who write to each other, and visitors. */
async function makeVisits(): Promise<Visit[]> {
  const { parentToken } = await seedFamily(school);
  const mentorToken = await addRoster(school, await addStudentRecords(school));
  const { rows } = await school.owner.query<{ id: string }>(
    `select user_id as id from user_roles where role = 'parent'`,
  );
  const parentIds = rows.map(({ id }) => id);
  const tokens = await openSessions(asOwnerOf(school.owner), parentIds);
  const visit = (path: string, token?: string) => ({ page: path, path, ...(token && { token }) });
  const [inbox, dashboard] = [visit('/inbox', parentToken), visit('/parent-dashboard', parentToken)];
  const [english, arabic, students] = [visit('/'), visit('/ar'), visit('/students', mentorToken)];
  return tokens.flatMap((token, index) => {
    const receiverId = parentIds[(index + 1) % parentIds.length] ?? '';
    const message = { page: 'a sent message', path: '/inbox', token, receiverId };
    return [
      ...[inbox, english, dashboard, arabic, inbox, english, dashboard, message, inbox, arabic],
      ...[students, english, inbox, dashboard, arabic, inbox, english, message, dashboard, inbox],
    ];
  });
}

async function visitAtMaximum(visits: readonly Visit[], forSeconds: number): Promise<Durations> {
  const durations: Durations = new Map();
  const visitNext = inTurn(visits, durations);
  const endsAt = performance.now() + 1_000 * forSeconds;
  const connection = async () => {
    while (performance.now() < endsAt) await visitNext();
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return durations;
}

async function visitEvenly(visits: readonly Visit[], perSecond: number): Promise<Durations> {
  const durations: Durations = new Map();
  const visitNext = inTurn(visits, durations);
  const pending: Promise<void>[] = [];
  const startedAt = performance.now();
  for (let count = 0; count < seconds.round * perSecond; count++) {
    await sleep(Math.max(0, startedAt + (1_000 * count) / perSecond - performance.now()));
    pending.push(visitNext());
  }
  await Promise.all(pending);
  return durations;
}

function inTurn(visits: readonly Visit[], durations: Durations): () => Promise<void> {
  let count = 0;
  return async () => {
    const visit = visits[count++ % visits.length];
    if (!visit) throw new Error('There is nothing to visit');
    const from = performance.now();
    await load(visit);
    const ofPage = durations.get(visit.page) ?? [];
    ofPage.push(performance.now() - from);
    durations.set(visit.page, ofPage);
  };
}

/** @throws Error for an unexpected status */
function load(visit: Visit): Promise<void> {
  const { path, token, receiverId } = visit;
  const { origin } = school.server;
  const body =
    receiverId &&
    `${new URLSearchParams({ receiverId, subject: 'A question', body: 'Is it today?', requestId: randomUUID() })}`;
  const headers = {
    ...(token && { Cookie: `session=${token}` }),
    ...(body && { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}${path}`, { agent, headers, method: body ? 'POST' : 'GET' }, (response) => {
      const isExpected = response.statusCode === (body ? 303 : 200);
      response
        .resume()
        .on('end', () => (isExpected ? resolve() : reject(new Error(`${path}: ${response.statusCode}`))));
    });
    // The server closes a connection that was idle for five seconds, perhaps while the next request is sent.
    sent.on('error', (error) => (sent.reusedSocket ? resolve(load(visit)) : reject(error)));
    sent.end(body);
  });
}

/** A cached page takes less than a millisecond, and waits for another page that is rendered before it: no limit. */
function reportPages(taken: readonly Durations[]): void {
  for (const page of taken[0]?.keys() ?? []) {
    const ofRounds = taken.map((durations) => {
      const ofPage = durations.get(page) ?? [];
      return { middle: median(ofPage), p99: percentile(ofPage, 99) };
    });
    const [best] = ofRounds.toSorted((one, other) => one.p99 - other.p99);
    if (!best) throw new Error('Nothing was measured');
    const { middle, p99 } = best;
    const isCached = page === '/' || page === '/ar';
    report({ what: `${page}: median`, value: middle, unit: 'ms' });
    report({ what: `${page}: p99`, value: p99, unit: 'ms' });
    report({ what: `${page}: p99`, value: p99 / middle, unit: 'medians', ...(!isCached && { atMost: 4 }) });
  }
}
