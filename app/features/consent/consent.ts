import { parseJson } from '#platform/parse-json.ts';

/** Cookie consent by category. @see core §3, §4, PD-10 */
export interface Consent {
  essential: true;
  functional: boolean;
  analytics: boolean;
}

/** Stored as `localStorage.cookieConsent`. @see core §3 */
export interface ConsentRecord extends Consent {
  timestamp: string;
}

export const consentStorageKey = 'cookieConsent';

export function consentOf(choice: 'accept-all' | 'reject-optional' | 'save', form: FormData): Consent {
  if (choice === 'save')
    return { essential: true, functional: form.has('functional'), analytics: form.has('analytics') };
  return { essential: true, functional: choice === 'accept-all', analytics: choice === 'accept-all' };
}

export function consentToCookie({ functional, analytics }: Consent): string {
  return `essential.${functional ? 'functional' : '-'}.${analytics ? 'analytics' : '-'}`;
}

export function consentFromCookie(cookie: string | null | undefined): Consent | null {
  const [, functional, analytics] = /^essential\.(functional|-)\.(analytics|-)$/.exec(cookie ?? '') ?? [];
  if (functional === undefined) return null;
  return { essential: true, functional: functional !== '-', analytics: analytics !== '-' };
}

export function consentFromRecord(stored: string | null): Consent | null {
  const { functional, analytics } = (parseJson(stored) ?? {}) as Partial<ConsentRecord>;
  if (typeof functional !== 'boolean' || typeof analytics !== 'boolean') return null;
  return { essential: true, functional, analytics };
}
