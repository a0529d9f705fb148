import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { languageCodes } from '#content/languages.ts';
import { type PolicySlug, policies } from '#content/legal/policies.ts';
import {
  type PolicyChange,
  recordVersion,
  replaceVersion,
  VersionRefused,
} from '#features/policies/record-version.server.ts';
import { CommandError } from './command-error.ts';
import { runCommand } from './run-command.ts';

const usage = `Records the present text of a policy as a version of its own, before it is published.

  npm run policy-version -- privacy-policy --minor --summary summary.json
  npm run policy-version -- privacy-policy --material --from 2027-01-15 --summary summary.json
  npm run policy-version -- privacy-policy --unpublished

  --material     account holders are told and asked to acknowledge it; --from is the day on which it takes effect,
                 which must leave time to tell them
  --minor        wording only; notifies nobody
  --summary      file with what has changed, for readers: {"en": "…", "ar": "…", "fr": "…", "zh": "…"}
  --unpublished  replaces the text of the latest version, which nobody has seen yet; without a policy, of all policies`;

const contentFolder = path.join(import.meta.dirname, '../content/legal');

const flag = { type: 'boolean', default: false } as const;
const text = { type: 'string' } as const;

await runCommand({
  usage,
  options: { material: flag, minor: flag, unpublished: flag, from: text, summary: text },
  maxArguments: 1,
  run: async ({ material, minor, unpublished, from, summary }, [name]) => {
    const policy = policies.find(({ slug }) => slug === name)?.slug;
    const isKnown = name === undefined || policy;
    if (!isKnown || [material, minor, unpublished].filter(Boolean).length !== 1) throw new CommandError(usage);
    if (unpublished) return replaceTexts(policy ? [policy] : policies.map(({ slug }) => slug)).catch(explain);
    if (!policy || summary === undefined || material !== (from !== undefined)) throw new CommandError(usage);
    const change = { takesEffect: from ?? null, summary: await readSummary(summary), now: new Date() };
    const number = await recordVersion(contentFolder, policy, change).catch(explain);
    console.log(`Recorded version ${number} of ${policy}. Commit it together with the text.`);
  },
});

function explain(error: unknown): never {
  throw error instanceof VersionRefused ? new CommandError(error.message) : error;
}

async function replaceTexts(slugs: PolicySlug[]): Promise<void> {
  for (const slug of slugs)
    console.log(`Replaced the text of version ${await replaceVersion(contentFolder, slug)} of ${slug}.`);
}

async function readSummary(file: string): Promise<PolicyChange['summary']> {
  const summary: Partial<PolicyChange['summary']> = JSON.parse(await readFile(file, 'utf8'));
  const missing = languageCodes.filter((code) => !summary[code]?.trim());
  if (missing.length > 0) throw new CommandError(`${file} has no summary in: ${missing.join(', ')}`);
  return summary as PolicyChange['summary'];
}
