import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#content/languages.ts';
import { policies } from '#content/legal/policies.ts';
import { policyVersions } from '#content/legal/policy-versions.ts';
import { isRecorded, readCurrentText } from '#features/policies/record-version.server.ts';

const folder = path.join(import.meta.dirname, '../content/legal');

it('Every policy has a list of versions', () => {
  expect(Object.keys(policyVersions).toSorted()).toEqual(policies.map(({ slug }) => slug).toSorted());
});

describe.each(policies.map(({ slug }) => slug))('The policy %s', (slug) => {
  const versions = policyVersions[slug];

  it('has not changed since its latest version', async () => {
    const isSame = await isRecorded({ folder, slug, number: versions.length }, await readCurrentText(folder, slug));
    expect(
      isSame,
      `The text, a figure or a name in ${slug} differs from version ${versions.length}.\n` +
        `If families have seen that version: npm run policy-version -- ${slug} --minor --summary <file>\n` +
        `  or, for a change of rights, duties or periods: --material --from <date> --summary <file>\n` +
        `If it was never published: npm run policy-version -- ${slug} --unpublished`,
    ).toBe(true);
  });

  it('has numbered versions with a summary of the changes in every language', () => {
    expect(versions.map(({ number }) => number)).toEqual(versions.map((_, index) => index + 1));
    for (const [index, { kind, published, takesEffect, title, summary }] of versions.entries()) {
      expect(kind === 'first').toBe(index === 0);
      expect(kind === 'material').toBe(takesEffect !== null);
      expect(published >= (versions[index - 1]?.published ?? '')).toBe(true);
      for (const code of languageCodes) {
        expect(title[code]).toMatch(/\S/);
        expect(summary[code]).toMatch(/\S/);
      }
    }
  });
});
