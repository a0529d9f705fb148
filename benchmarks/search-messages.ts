import { monitorEventLoopDelay } from 'node:perf_hooks';
import type pg from 'pg';
import { asOwnerOf } from '#database/samples/insert-rows.ts';
import { addMessages } from '#database/samples/messages.ts';
import { searchMessages } from '#features/messages/search-messages.server.ts';
import { person, readAs } from '#platform/database.server.ts';
import { searchWordsOf } from '#platform/fold-text.server.ts';
import type { Keyring } from '#platform/sealing.server.ts';
import { withBenchmarkDatabase } from './benchmark-database.ts';
import { median, percentile, report } from './figures.ts';
import { addPeople, residentMegabytes, withoutNotifications } from './school.ts';

/* A search without a match in the 5,000 messages of one person in four languages, which decrypts all of them.
   Reference: reading the same rows in one query, without decryption. @see ADR-28, ADR-38 */

const messageCount = 5_000;
const letters = [
  'We would like to ask you about next week’s lessons. Mira has a doctor’s appointment on Tuesday morning. ',
  'Nous souhaiterions vous interroger sur les leçons de la semaine prochaine. L’élève sera absente mardi. ',
  'نودّ أن نسألكم عن دروس الأسبوع القادم، لأن لدى ابنتنا موعدًا عند الطبيب صباح يوم الثلاثاء. ',
  '我们想向您咨询下周的课程安排，因为孩子周二上午需要去看医生，不能参加课程，请您谅解。',
];
const rounds = { warmUp: 5, measured: 30 };

await withBenchmarkDatabase(async ({ owner, keyring }) => {
  const [readerId = '', ...others] = await addPeople(owner, 'parent', 100);
  await addLetters(owner, keyring, readerId, others);
  await measureSearch(owner, readerId);
});

/** Adds messages of about 600 characters, half in English, half in the other languages. */
async function addLetters(owner: pg.Client, keyring: Keyring, reader: string, others: string[]): Promise<void> {
  const messages = Array.from({ length: messageCount }, (_, index) => {
    const other = others[index % others.length] ?? '';
    const letter = letters[index % 2 === 0 ? 0 : 1 + ((index >> 1) % 3)] ?? '';
    return {
      ...(index % 2 === 0 ? { from: reader, to: other } : { from: other, to: reader }),
      subject: `${letter.slice(0, 40)} ${index}`,
      body: letter.repeat(Math.ceil(600 / letter.length)),
      sentAt: new Date(Date.now() - index * 60_000),
      isRead: true,
    };
  });
  await withoutNotifications(owner, () => addMessages(asOwnerOf(owner), keyring, messages));
  await owner.query('vacuum analyze messages');
}

async function measureSearch(owner: pg.Client, readerId: string): Promise<void> {
  const words = searchWordsOf('absent nowhere');
  const search = () => readAs(person(readerId), (tx) => searchMessages(tx, { words }));
  const read = () =>
    owner.query('select * from messages where receiver_id = $1 or sender_id = $1 order by created_at', [readerId]);
  for (let round = 0; round < rounds.warmUp; round += 1) await search();
  const memory = await residentMegabytes(process.pid);
  const searches: number[] = [];
  const cpu = process.cpuUsage();
  const delays = monitorEventLoopDelay({ resolution: 1 });
  // Enabled once, because enabling resets the histogram.
  delays.enable();
  for (let round = 0; round < rounds.measured; round += 1) searches.push(await milliseconds(search));
  delays.disable();
  const { user, system } = process.cpuUsage(cpu);
  const growth = (await residentMegabytes(process.pid)) - memory;
  const reads: number[] = [];
  for (let round = 0; round < rounds.warmUp + rounds.measured; round += 1) reads.push(await milliseconds(read));
  const what = `Search in ${messageCount.toLocaleString('en')} messages`;
  report({ what: `${what}: median`, value: median(searches), unit: 'ms', atMost: 400 });
  report({ what: `${what}: p90`, value: percentile(searches, 90), unit: 'ms' });
  report({
    what: `${what}: CPU time of the application`,
    value: (user + system) / 1_000 / rounds.measured,
    unit: 'ms',
  });
  report({ what: `${what}: against reading the rows`, value: median(searches) / median(reads), unit: 'times' });
  report({
    what: `${what}: p99 of the pauses of the process`,
    value: delays.percentile(99) / 1e6,
    unit: 'ms',
    atMost: 50,
  });
  report({ what: `${what}: memory above the level before`, value: growth, unit: 'MB', atMost: 80 });
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
