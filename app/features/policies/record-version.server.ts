import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Language, languageCodes } from '#content/languages.ts';
import { figures } from '#content/legal/figures.ts';
import type { PolicySlug } from '#content/legal/policies.ts';
import type { PolicyVersion } from '#content/legal/policy-versions.ts';
import { parsePolicy } from './parse-policy.server.ts';
import type { PolicyText } from './policies.ts';
import { renderContext } from './render-context.server.ts';

/** With a message for the person who changes the policy. */
export class VersionRefused extends Error {}

export interface PolicyChange {
  /** Null for a minor change. */
  takesEffect: string | null;
  summary: Record<Language, string>;
  now: Date;
}

type Versions = Record<PolicySlug, PolicyVersion[]>;

/**
 * Stores the present text as the next version and returns its number.
 * @param folder `content/legal`, or a copy of it
 * @throws VersionRefused if the text has not changed, or if the change takes effect before account holders are notified
 */
export async function recordVersion(
  folder: string,
  slug: PolicySlug,
  { takesEffect, summary, now }: PolicyChange,
): Promise<number> {
  const versions = await readVersions(folder);
  const latest = versions[slug].at(-1)?.number ?? 0;
  const text = await readCurrentText(folder, slug);
  if (latest > 0 && (await isRecorded({ folder, slug, number: latest }, text)))
    throw new VersionRefused(`${slug} is the same as version ${latest}`);
  const published = now.toISOString().slice(0, 10);
  if (takesEffect !== null) requireNoticePeriod(takesEffect, now);
  const number = latest + 1;
  const kind = latest === 0 ? 'first' : takesEffect === null ? 'minor' : 'material';
  versions[slug].push({ number, kind, published, takesEffect, title: titlesOf(text), summary });
  await store({ folder, slug, number }, text, versions);
  return number;
}

/** Stores the present text as that of the latest version, which must not have been published. Returns its number. @throws VersionRefused */
export async function replaceVersion(folder: string, slug: PolicySlug): Promise<number> {
  const versions = await readVersions(folder);
  const latest = versions[slug].at(-1);
  if (!latest) throw new VersionRefused(`${slug} has no version`);
  const text = await readCurrentText(folder, slug);
  latest.title = titlesOf(text);
  await store({ folder, slug, number: latest.number }, text, versions);
  return latest.number;
}

/** A notice of the school counts as received some working days after it was sent. @see content §9 */
function requireNoticePeriod(takesEffect: string, now: Date): void {
  if (!/^\d{4}-\d\d-\d\d$/.test(takesEffect))
    throw new VersionRefused(`--from must be a date such as 2027-01-15, not ${takesEffect}`);
  const day = new Date(now);
  let workingDays = 0;
  while (workingDays < figures.noticeWorkingDays) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() % 6 !== 0) workingDays++;
  }
  const received = day.toISOString().slice(0, 10);
  if (takesEffect <= received)
    throw new VersionRefused(`--from must be after ${received}, the day on which the notice counts as received`);
}

async function readVersions(folder: string): Promise<Versions> {
  return JSON.parse(await readFile(path.join(folder, 'versions.json'), 'utf8'));
}

export type PolicyTexts = Record<Language, PolicyText>;

export async function readCurrentText(folder: string, slug: PolicySlug): Promise<PolicyTexts> {
  const texts = languageCodes.map(async (code) => {
    const file = path.join(folder, slug, `${code}.md`);
    return [code, parsePolicy(await readFile(file, 'utf8'), file, renderContext(code))] as const;
  });
  return Object.fromEntries(await Promise.all(texts)) as PolicyTexts;
}

interface VersionPlace {
  folder: string;
  slug: PolicySlug;
  number: number;
}

export async function isRecorded(place: VersionPlace, text: PolicyTexts) {
  return (await readFile(fileOf(place), 'utf8').catch(() => '')) === written(text);
}

const titlesOf = (texts: PolicyTexts) =>
  Object.fromEntries(languageCodes.map((code) => [code, texts[code].title])) as Record<Language, string>;

async function store(place: VersionPlace, text: PolicyTexts, versions: Versions) {
  const file = fileOf(place);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, written(text));
  await writeFile(path.join(place.folder, 'versions.json'), `${JSON.stringify(versions, null, 2)}\n`);
}

const fileOf = ({ folder, slug, number }: VersionPlace) => path.join(folder, slug, 'versions', `${number}.json`);

const written = (text: PolicyTexts) => `${JSON.stringify(text, null, 1)}\n`;
