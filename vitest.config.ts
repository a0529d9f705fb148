import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,content,database,jobs,server,cli,tests,tools}/**/*.test.{ts,tsx}'],
    globalSetup: 'tests/support/embedded-server.ts',
    testTimeout: 40_000,
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
    maxWorkers: 3,
  },
});
