import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/e2e/browser.ts';

const chromium = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/e2e/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list']],
  outputDir: 'test-results',
  projects: [
    { name: 'http' },
    // the same journeys behind a TLS proxy, with JavaScript and without; layout and public pages do not depend on it
    {
      name: 'https',
      testMatch: /(sign-in|session-end|inbox|admin-console|students|enquiries|enquiry|live|language|consent)\.e2e\.ts$/,
      // what measures accessibility, and a proxy of its own that speaks http only
      grepInvert: /axe|died in silence/,
      use: { ignoreHTTPSErrors: true },
    },
  ],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
