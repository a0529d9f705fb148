import { existsSync } from 'node:fs';

/** The headless shell is first: it is the same browser, and runs the tests in half the time. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

/** Returns the path of Chromium from `CHROMIUM_PATH` or a usual place; null if there is none. */
export function findChromium(): string | null {
  return [process.env['CHROMIUM_PATH'], ...places].find((place) => place && existsSync(place)) ?? null;
}
