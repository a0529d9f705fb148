import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type PolicyChange, recordVersion, replaceVersion } from '../app/features/policies/record-version.server.ts';
import { languageCodes } from '../content/languages.ts';
import { type PolicySlug, policies } from '../content/legal/policies.ts';
import { CommandError } from './command-error.ts';

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

try {
  await run();
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { policy, change } = await readArguments();
  if (change) {
    const number = await recordVersion(contentFolder, policy, change);
    console.log(`Recorded version ${number} of ${policy}. Commit it together with the text.`);
    return;
  }
  for (const slug of policy ? [policy] : policies.map((each) => each.slug)) {
    console.log(`Replaced the text of version ${await replaceVersion(contentFolder, slug)} of ${slug}.`);
  }
}

type Arguments = { policy: PolicySlug; change: PolicyChange } | { policy: PolicySlug | null; change: null };

async function readArguments(): Promise<Arguments> {
  const { values, positionals } = parsed();
  const policy = policies.find(({ slug }) => slug === positionals[0])?.slug ?? null;
  const chosen = [values.material, values.minor, values.unpublished].filter(Boolean);
  if (values.help || chosen.length !== 1 || (positionals.length > 0 && !policy)) throw new CommandError(usage);
  if (values.unpublished) return { policy, change: null };
  if (!policy || !values.summary || Boolean(values.material) !== Boolean(values.from)) throw new CommandError(usage);
  const summary = await readSummary(values.summary);
  return { policy, change: { takesEffect: values.from ?? null, summary, now: new Date() } };
}

function parsed() {
  const flag = { type: 'boolean', default: false } as const;
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      allowPositionals: true,
      options: { material: flag, minor: flag, unpublished: flag, help: flag, from: text, summary: text },
    });
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

async function readSummary(file: string): Promise<PolicyChange['summary']> {
  const summary: Partial<PolicyChange['summary']> = JSON.parse(await readFile(file, 'utf8'));
  const missing = languageCodes.filter((code) => !summary[code]?.trim());
  if (missing.length > 0) throw new CommandError(`${file} has no summary in: ${missing.join(', ')}`);
  return summary as PolicyChange['summary'];
}
