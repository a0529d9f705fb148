import { cookieName } from '#platform/cookies.ts';

/** A running server that a Playwright project tests. */
export interface Site {
  readonly name: 'http' | 'https';
  readonly origin: string;
  /** Its data folder. */
  readonly folder: string;
}

/** Passes a site to the workers, which inherit this process's environment. */
export function publishSite({ name, origin, folder }: Site): void {
  process.env[variable(name, 'ORIGIN')] = origin;
  process.env[variable(name, 'DATA_DIR')] = folder;
}

/** Selects the site that the tests of this worker use, and sets `E2E_ORIGIN` to its origin. */
export function useSite(name: string): Site {
  const [origin, folder] = [process.env[variable(name, 'ORIGIN')], process.env[variable(name, 'DATA_DIR')]];
  if ((name !== 'http' && name !== 'https') || !origin || !folder) throw new Error(`No server was started for ${name}`);
  process.env['E2E_ORIGIN'] = origin;
  return { name, origin, folder };
}

const variable = (name: string, of: 'ORIGIN' | 'DATA_DIR') => `E2E_${name.toUpperCase()}_${of}`;

/** Returns a cookie of the site under test. `name` is without prefix. */
export function siteCookie(name: string, value: string): { name: string; value: string; url: string } {
  const url = process.env['E2E_ORIGIN'] ?? '';
  return { name: siteCookieName(name), value, url };
}

export function siteCookieName(name: string): string {
  return cookieName(name, process.env['E2E_ORIGIN']?.startsWith('https:') ?? false);
}
