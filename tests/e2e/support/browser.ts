import { existsSync } from 'node:fs';

/** Chromium without a window system, which runs the tests in half the time. */
export const headlessShell = '/usr/bin/chromium-headless-shell';
const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

/** Returns the path of Chromium from `CHROMIUM_PATH` or a usual place; null if there is none. */
export function findChromium({ isHeaded = false } = {}): string | null {
  const candidates = [process.env['CHROMIUM_PATH'], ...(isHeaded ? [] : [headlessShell]), ...places];
  return candidates.find((place) => place && existsSync(place)) ?? null;
}
