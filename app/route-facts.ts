/**
 * - `entry`: public forms without a language prefix. Not prefetched.
 * - `portal`: shown in the language of the account, React starts at once. Neither crawled nor prefetched.
 * - `endpoint`: neither crawled nor prefetched.
 */
type Kind = 'entry' | 'portal' | 'endpoint';

interface RouteFacts {
  /** Of all paths with the same first segment. Missing for public pages, which have one path per language. @see PD-9 */
  kind?: Kind;
  /** Requests do not extend the session. @see ADR-8 */
  isBackground?: true;
  /** Has a form for passwords or personal details: external scripts must not run. @see PD-12 */
  isConfidential?: true;
  /** Renders its posted form again while the database is unavailable. The user is unknown: only posted values. @see R9 */
  keepsForm?: true;
  /**
   * Accepts multipart bodies up to this size; other paths refuse them. Larger than the files: a file that is too large is
   * read to its end, because a proxy may not deliver an earlier response.
   */
  uploadBytes?: number;
}

/**
 * Facts by path. A table instead of route handles: the session is loaded before the route is known, unknown portal
 * paths count as well, and public pages ask for portal paths without loading the portal's modules.
 */
export const routeFacts: Readonly<Record<string, RouteFacts>> = {
  '/admissions': { isConfidential: true },
  '/parent-login': { kind: 'entry', isConfidential: true },
  '/forgot-password': { kind: 'entry', isConfidential: true },
  '/reset-password': { kind: 'entry', isConfidential: true },
  '/invitation': { kind: 'entry' },
  '/sign-out': { kind: 'endpoint' },
  // Revalidates portal pages, hence the language of the account.
  '/session': { kind: 'portal', isBackground: true },
  '/change-password': { kind: 'portal', isConfidential: true, keepsForm: true },
  '/parent-dashboard': { kind: 'portal' },
  '/students': { kind: 'portal' },
  '/inbox': { kind: 'portal', keepsForm: true, uploadBytes: 160 * 1024 * 1024 },
  '/inbox/events': { isBackground: true },
  '/inbox/attachments': { uploadBytes: 40 * 1024 * 1024 },
  '/admin-console': { kind: 'portal' },
  '/analytics': { kind: 'endpoint', isBackground: true },
  '/preferences': { kind: 'endpoint' },
};

/** Undefined for public pages and unknown first segments. */
export function kindOfPath(pathname: string): Kind | undefined {
  const [, first = ''] = pathname.split('/');
  return routeFacts[`/${first.replace(/\.data$/, '')}`]?.kind;
}

export const isPortalPath = (pathname: string): boolean => kindOfPath(pathname) === 'portal';

/** @param pattern of the matched route: unlike the path, it has only one spelling */
export function isConfidentialPage(pattern: string): boolean {
  return routeFacts[pattern.replace(/^\/?(:language\?\/)?/, '/')]?.isConfidential === true;
}

/** The first segments of these kinds, such as `/inbox`. */
export function pathsOf(...kinds: Kind[]): string[] {
  return Object.entries(routeFacts).flatMap(([path, { kind }]) => (kind && kinds.includes(kind) ? [path] : []));
}

/** `handle` of the parent route of all pages with one path per language. @see PD-9 */
export interface LocalizedHandle {
  isLocalized: true;
}

export const isLocalizedHandle = (handle: unknown): boolean =>
  (handle as Partial<LocalizedHandle> | undefined)?.isLocalized === true;
