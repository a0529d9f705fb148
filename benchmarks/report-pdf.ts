import { createHash } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Language, languageCodes } from '#content/languages.ts';
import { printReport } from '#features/reports/print-report.server.ts';
import type { PublishedContent } from '#features/reports/reports.ts';
import { loadAllTexts } from '#i18n/all-texts.server.ts';
import { catalogueOf } from '#i18n/catalogue-of.ts';
import { translator } from '#i18n/translate.ts';
import { median, report } from './figures.ts';
import { residentMegabytes } from './school.ts';

/* The PDF of a school report with a comment of 4,000 characters in each language: the first one, which starts the thread,
   and later ones. Reference: SHA-256 of 128 MB. @see ADR-31 */

const letters: Record<Language, string> = {
  en: 'Mira reads aloud with confidence and asks questions that move the discussion on. ',
  ar: 'تقرأ ميرا بصوت واضح وبثقة، وتطرح أسئلة تثري النقاش في الصف. ',
  fr: 'Mira lit à voix haute avec assurance et pose des questions qui font avancer la discussion. ',
  zh: '米拉朗读时充满自信，并且提出能够推动讨论深入的问题。',
};
const rounds = 10;
const block = Buffer.alloc(128 * 1024 * 1024);

loadAllTexts();
const memory = await residentMegabytes(process.pid);
const first = await measure(() => print('en', 0));
report({ what: 'PDF of a report: the first', value: first.time, unit: 'ms', atMost: 1_000 });
report({ what: 'PDF of a report: processor time of the first', value: first.cpu, unit: 'ms' });
const growth = (await residentMegabytes(process.pid)) - memory;
report({ what: 'PDF of a report: memory of the thread', value: growth, unit: 'MB' });
let longestPause = 0;
for (const language of languageCodes) {
  const prints: Measurement[] = [];
  const references: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // A new monitor for each PDF, which does not measure the reference.
    const delays = monitorEventLoopDelay({ resolution: 1 });
    delays.enable();
    prints.push(await measure(() => print(language, round)));
    delays.disable();
    longestPause = Math.max(longestPause, delays.max / 1e6);
    references.push((await measure(async () => createHash('sha256').update(block).digest())).cpu);
  }
  const what = `PDF of a report (${language})`;
  const cpu = median(prints.map((each) => each.cpu));
  report({ what: `${what}: median`, value: median(prints.map(({ time }) => time)), unit: 'ms', atMost: 1_000 });
  report({ what: `${what}: processor time`, value: cpu, unit: 'ms' });
  report({ what: `${what}: against the reference`, value: cpu / median(references), unit: 'times', atMost: 3 });
}
report({ what: 'PDF of a report: longest pause of the process', value: longestPause, unit: 'ms', atMost: 20 });

/** Prints a different text in each round, because the thread caches results. */
function print(language: Language, round: number): Promise<Uint8Array> {
  const letter = letters[language];
  const text = `${round} ${letter.repeat(Math.floor(3_990 / letter.length))}`;
  const name = { en: 'Mathematics', ar: 'الرياضيات', fr: 'Mathématiques', zh: '数学' };
  const names = { term: name, subject: name, attainment: name, effort: name };
  const shown = { id: '1', number: 1, publishedAt: new Date(), authorName: 'Eleanor Whitcombe' };
  const student = { id: '2', fullName: 'Mira Adeyemi', studentNumber: 'MER-0042', currentLevel: null, className: null };
  const empty = { attainment: '', effort: '', nextStep: '', language };
  const content: PublishedContent = { ...empty, target: text.slice(0, 500), comment: text, names };
  const t = translator(language, catalogueOf(language));
  const crest = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>';
  const published = { id: '0', student, shown, content, versions: [shown], reads: [] };
  return printReport({ report: published, content, language, t, level: null, timeZone: null, crest }, 'reader');
}

interface Measurement {
  time: number;
  /** CPU time of all threads. */
  cpu: number;
}

/** Returns milliseconds. */
async function measure(work: () => Promise<unknown>): Promise<Measurement> {
  const start = performance.now();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return { time: performance.now() - start, cpu: (user + system) / 1_000 };
}
