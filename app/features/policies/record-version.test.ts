import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PolicyVersion, policyVersions } from '#content/legal/policy-versions.ts';
import {
  isRecorded,
  type PolicyChange,
  readCurrentText,
  recordVersion,
  replaceVersion,
} from './record-version.server.ts';

const legal = path.join(import.meta.dirname, '../../../content/legal');
const slug = 'disclaimer';
const summary = { en: 'Shorter.', ar: 'أقصر.', fr: 'Plus court.', zh: '更短。' };
const minor: PolicyChange = { takesEffect: null, summary, now: new Date('2026-11-20T12:00:00Z') };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'school-legal-'));
  await cp(path.join(legal, slug), path.join(folder, slug), { recursive: true });
  await cp(path.join(legal, 'versions.json'), path.join(folder, 'versions.json'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const versions = async (): Promise<PolicyVersion[]> =>
  JSON.parse(await readFile(path.join(folder, 'versions.json'), 'utf8'))[slug];
const count = policyVersions[slug].length;

async function edit(code = 'en'): Promise<void> {
  const file = path.join(folder, slug, `${code}.md`);
  await writeFile(file, (await readFile(file, 'utf8')).replace('title: ', 'title: New '));
}

describe('A version of a policy', () => {
  it('is refused if the text has not changed since the latest version', async () => {
    await expect(recordVersion(folder, slug, minor)).rejects.toThrow(`${slug} is the same as version ${count}`);
  });

  // @see general-terms 11.2
  it('is refused if a material change takes effect within two working days', async () => {
    await edit();
    // 20 November 2026 is a Friday.
    for (const takesEffect of ['2026-11-21', '2026-11-24', '24 November'])
      await expect(recordVersion(folder, slug, { ...minor, takesEffect })).rejects.toThrow();
    expect(await versions()).toHaveLength(count);
    expect(await recordVersion(folder, slug, { ...minor, takesEffect: '2026-11-25' })).toBe(count + 1);
    expect((await versions()).at(-1)).toMatchObject({ kind: 'material', takesEffect: '2026-11-25' });
  });

  it('stores the text that changed in one language, and keeps the text of the earlier version', async () => {
    const before = await readCurrentText(folder, slug);
    await edit('zh');
    const changed = await readCurrentText(folder, slug);
    expect(await isRecorded({ folder, slug, number: count }, changed)).toBe(false);
    expect(await recordVersion(folder, slug, minor)).toBe(count + 1);
    expect(await isRecorded({ folder, slug, number: count + 1 }, changed)).toBe(true);
    expect(await isRecorded({ folder, slug, number: count }, before)).toBe(true);
    expect((await versions()).at(-1)).toMatchObject({
      number: count + 1,
      kind: 'minor',
      published: '2026-11-20',
      takesEffect: null,
      title: { zh: changed.zh.title },
      summary,
    });
  });

  it('can be replaced by the changed text', async () => {
    await edit();
    expect(await replaceVersion(folder, slug)).toBe(count);
    expect(await isRecorded({ folder, slug, number: count }, await readCurrentText(folder, slug))).toBe(true);
    expect((await versions()).at(-1)?.title.en).toMatch(/^New /);
  });
});
