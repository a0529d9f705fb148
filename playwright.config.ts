import { defineConfig } from '@playwright/test';
import { findChromium, headlessShell } from './tests/e2e/support/browser.ts';
import { failOnFlaky } from './tests/e2e/support/flaky.ts';

const chromium = findChromium({ isHeaded: process.argv.includes('--headed') });
// The workers load this file without the options of the command line.
if (chromium) process.env['CHROMIUM_PATH'] = chromium;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  // Node.js runs TypeScript itself: Playwright would translate each module with Babel.
  build: { external: ['**/*.ts'] },
  globalSetup: './tests/e2e/support/global-setup.ts',
  fullyParallel: true,
  // more than cores: tests also wait for timers and other processes
  workers: 3,
  // only to end a test that hangs: a busy machine may be ten times slower
  timeout: 600_000,
  expect: {
    timeout: 30_000,
    toMatchSnapshot: { threshold: 0.05, maxDiffPixels: 50 },
  },
  // Other builds of the browser draw text slightly differently.
  ignoreSnapshots: chromium !== headlessShell,
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  forbidOnly: true,
  // a machine may be busy; `npm test` lists what needed the second attempt
  retries: 1,
  failOnFlakyTests: failOnFlaky,
  reporter: [['list']],
  outputDir: 'test-results',
  projects: [
    { name: 'http' },
    {
      // behind a TLS proxy: journeys that depend on the origin, its cookies or the proxy, with and without JavaScript
      name: 'https',
      grep: /@https/,
      use: { ignoreHTTPSErrors: true },
    },
  ],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Playwright does not see requests that a service worker answers.
    serviceWorkers: 'block',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--font-render-hinting=none',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
