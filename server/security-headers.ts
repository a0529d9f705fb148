import { pageTranslationHosts } from '../content/school.ts';
import { speculationRulesHash } from './speculation-rules.ts';

interface Latitude {
  /** The visitor allowed the outside script of the page translation. */
  allowsPageTranslation?: boolean;
  /** The page holds the rules for fetching ahead, the one inline script that there is. */
  hasSpeculationRules?: boolean;
}

/** One policy for every answer, which only these two widen. @see R11 */
export function securityHeaders({ isHttps, ...latitude }: { isHttps: boolean } & Latitude): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(latitude),
    'X-Content-Type-Options': 'nosniff',
    // with no-referrer native posts would carry `Origin: null` and be refused
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  };
}

function contentSecurityPolicy({ allowsPageTranslation = false, hasSpeculationRules = false }: Latitude): string {
  const own = (directive: string, kind: keyof typeof pageTranslationHosts) =>
    [directive, "'self'", ...(allowsPageTranslation ? pageTranslationHosts[kind] : [])].join(' ');
  return [
    "default-src 'self'",
    own('script-src', 'script'),
    ...(hasSpeculationRules ? [`${own('script-src-elem', 'script')} ${speculationRulesHash}`] : []),
    own('style-src', 'style'),
    "style-src-attr 'unsafe-inline'",
    // else as for everything
    ...(allowsPageTranslation
      ? [own('img-src', 'image'), own('connect-src', 'connect'), own('frame-src', 'frame')]
      : []),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}
