import { withoutLanguage } from '#i18n/paths.ts';

/** `entry`: sign-in and account pages for visitors. `portal`: in the language of the account, React starts at once. None is prefetched. */
type Kind = 'entry' | 'portal' | 'endpoint';

interface RouteOptions {
  kind?: Kind;
  /** Not named in robots.txt, which everybody reads. Robots are not signed in and find nothing there. */
  isUnlisted?: true;
  /** Requests do not extend the session. @see ADR-8 */
  isBackground?: true;
  /** Has a form for passwords or personal details: external scripts must not run. @see PD-12 */
  isConfidential?: true;
  /** Renders its posted form again while the database is unavailable. @see R9 */
  keepsForm?: true;
  /** Shows what the school publishes about itself: rendered again after a change. @see PD-62 */
  showsSchoolFacts?: true;
  /** Maximum size of a form in bytes, if it differs from that of the kind. @see R12 */
  formBytes?: number;
  /** Maximum size of a multipart body in bytes. Larger than the file limit: some proxies drop a response sent before the upload ends. */
  uploadBytes?: number;
}

/** 10,000 Chinese characters are 90 kB urlencoded. */
const portalFormBytes = 256 * 1024;

/** A passkey's response is the longest field of an entry page. */
const publicFormBytes = 16 * 1024;

/** Not route handles: the session is loaded before a route matches, and public pages need the options of portal paths. */
export const routeOptions: Readonly<Record<string, RouteOptions>> = {
  // The longest valid form is 16 kB urlencoded. Twice as much, so that a longer text is shown again with its error.
  '/admissions': { isConfidential: true, showsSchoolFacts: true, formBytes: 32 * 1024 },
  '/questions': { showsSchoolFacts: true },
  '/parent-login': { kind: 'entry', isConfidential: true },
  '/parent-login/code': { isConfidential: true },
  '/forgot-password': { kind: 'entry', isConfidential: true },
  '/reset-password': { kind: 'entry', isConfidential: true },
  '/confirm-email': { kind: 'entry', isConfidential: true },
  '/confirm-merge': { kind: 'entry', isConfidential: true },
  '/invitation': { kind: 'entry' },
  '/meet': { kind: 'entry', isConfidential: true },
  '/sign-out': { kind: 'endpoint' },
  // Revalidates portal pages, hence the language of the account.
  '/session': { kind: 'portal', isBackground: true },
  '/change-password': { kind: 'portal', isConfidential: true, keepsForm: true },
  '/account': { kind: 'portal', isConfidential: true },
  '/parent-dashboard': { kind: 'portal' },
  '/students': { kind: 'portal' },
  '/attendance': { kind: 'portal' },
  '/my-day': { kind: 'portal' },
  '/students/write': { uploadBytes: 160 * 1024 * 1024 },
  '/calendar': { kind: 'portal' },
  '/lessons': { kind: 'portal' },
  '/announcements': { kind: 'portal' },
  // 20,000 characters in each of four scripts, which are refused with what was typed.
  '/announcements/write': { formBytes: 1024 * 1024, uploadBytes: 160 * 1024 * 1024 },
  '/meetings': { kind: 'portal' },
  '/inbox': { kind: 'portal', keepsForm: true, uploadBytes: 160 * 1024 * 1024 },
  '/inbox/events': { isBackground: true },
  '/inbox/attachments': { uploadBytes: 40 * 1024 * 1024 },
  '/safeguarding': { kind: 'portal', isUnlisted: true },
  '/office-messages': { kind: 'portal', isUnlisted: true },
  '/privacy-requests': { kind: 'portal' },
  '/admin-console': { kind: 'portal' },
  '/admin-console/import': { uploadBytes: 16 * 1024 * 1024 },
  '/admin-console/import/rows': { uploadBytes: 16 * 1024 * 1024 },
  '/analytics': { kind: 'endpoint', isBackground: true },
  '/preferences': { kind: 'endpoint' },
  '/calendar.ics': { kind: 'endpoint' },
};

export function kindOfPath(pathname: string): Kind | undefined {
  const [, first = ''] = pathname.split('/');
  return routeOptions[`/${first.replace(/\.data$/, '')}`]?.kind;
}

export const isPortalPath = (pathname: string): boolean => kindOfPath(pathname) === 'portal';

/** Maximum size in bytes of an urlencoded body: small on pages for visitors, who cost processor time without an account. */
export function formLimitOf(pathname: string): number {
  const { formBytes } = routeOptions[withoutLanguage(pathname).replace(/\.data$/, '')] ?? {};
  return formBytes ?? (isPortalPath(pathname) ? portalFormBytes : publicFormBytes);
}

/** @param pattern of the matched route: unlike the path, it has only one spelling */
export function isConfidentialPage(pattern: string): boolean {
  return routeOptions[pattern.replace(/^\/?(:language\?\/)?/, '/')]?.isConfidential === true;
}

export function pathsOf(...kinds: Kind[]): string[] {
  return Object.entries(routeOptions).flatMap(([path, { kind }]) => (kind && kinds.includes(kind) ? [path] : []));
}

/** Returns paths without a language prefix. */
export const schoolFactPaths = (): string[] =>
  Object.entries(routeOptions).flatMap(([path, { showsSchoolFacts }]) => (showsSchoolFacts ? [path] : []));

/** @see PD-9 */
export interface LocalizedHandle {
  isLocalized: true;
}

export const isLocalizedHandle = (handle: unknown): boolean =>
  (handle as Partial<LocalizedHandle> | undefined)?.isLocalized === true;
