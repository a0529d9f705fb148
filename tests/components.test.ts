import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('npm run sbom lists the packages that run in production, with their versions and hashes', async () => {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'sbom'], { maxBuffer: 16e6 });
  const { bomFormat, components } = JSON.parse(stdout) as {
    bomFormat: string;
    components: { purl: string; hashes?: unknown[] }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const { dependencies, devDependencies } = JSON.parse(await readFile('package.json', 'utf8'));
  const listed = components.map(({ purl }) => decodeURIComponent(purl));
  for (const [name, version] of Object.entries(dependencies)) expect(listed).toContain(`pkg:npm/${name}@${version}`);
  expect(listed).not.toContain(`pkg:npm/vitest@${devDependencies.vitest}`);
  expect(components.every(({ hashes }) => hashes?.length)).toBe(true);
});
