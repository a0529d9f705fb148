import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const testFiles = '{app,content,database,jobs,server,cli,tests,tools}/**/*.test.{ts,tsx}';

/** Files that need fresh modules: those with `vi.mock`, and one about texts that are not loaded yet. */
const isolated = [
  ...globSync(testFiles).filter((file) => readFileSync(file, 'utf8').includes('vi.mock(')),
  'app/i18n/needed-texts.test.ts',
];

/** Files that start servers, databases or commands, and take up to a minute each. */
const longFiles = /^(tests|cli|server\/doctor|app\/platform\/embedded-postgres|database\/(backup|restore))/;

const isLong = ({ moduleId }: TestSpecification) => longFiles.test(path.relative(import.meta.dirname, moduleId));

/**
 * Long files first: one that starts last would run alone. Isolated files last: a process that is shared ends when an
 * isolated file is the next.
 */
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = (file: TestSpecification) => (isLong(file) ? 0 : file.project.config.isolate ? 2 : 1);
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    globalSetup: 'tests/support/embedded-server.ts',
    sequence: { sequencer: LongFilesFirst },
    // only to end a test that hangs: a busy machine may be ten times slower
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    // a machine may be busy; `npm test` lists what needed the second attempt
    retry: 1,
    // more than cores: the long files mostly wait for processes
    maxWorkers: 6,
    // Test files share processes and loaded modules, which saves half a second of processor time per file.
    projects: [
      {
        extends: true,
        test: {
          name: 'shared modules',
          isolate: false,
          include: [testFiles],
          exclude: [...configDefaults.exclude, ...isolated],
        },
      },
      { extends: true, test: { name: 'fresh modules', include: isolated } },
    ],
  },
});
