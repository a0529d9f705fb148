import { expect, it } from 'vitest';
import { faultsOfPath, readText } from './support/references.ts';

const guide = readText('CONTRIBUTING.md');

/** Files of the recipes' example, which this repository does not have. */
const isExample = (file: string) => file.includes('announcements');

it('CONTRIBUTING.md names only files that exist', () => {
  const named =
    guide.match(/(?<![\w/.-])(?:app|benchmarks|cli|content|database|docs|jobs|server|tests|tools)\/[\w./-]*\w/g) ?? [];
  const files = [...new Set(named)].filter((file) => !isExample(file));
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap(faultsOfPath)).toEqual([]);
});

it('CONTRIBUTING.md names only commands that exist', () => {
  const { scripts } = JSON.parse(readText('package.json'));
  const commands = [...guide.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});
