import { existsSync } from 'node:fs';

/** First the one without windows: it is the same browser, and runs the tests in half the time. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

/** The system's Chromium: what `CHROMIUM_PATH` names, or where systems keep it; null where there is none. */
export function findChromium(): string | null {
  return [process.env['CHROMIUM_PATH'], ...places].find((place) => place && existsSync(place)) ?? null;
}
