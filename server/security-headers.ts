import { pageTranslationHosts } from '#content/school.ts';
import { speculationRulesHash } from './speculation-rules.ts';

interface CspOptions {
  allowsPageTranslation?: boolean;
  hasSpeculationRules?: boolean;
  /** Of the inline scripts by which the router starts in the browser. */
  scriptNonce?: string | null;
}

/** Only these options relax the CSP. @see R11 */
export function securityHeaders({ isHttps, ...cspOptions }: { isHttps: boolean } & CspOptions): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(cspOptions),
    'X-Content-Type-Options': 'nosniff',
    // `no-referrer` would send `Origin: null` with form posts, which are then refused.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  };
}

function contentSecurityPolicy(options: CspOptions): string {
  const { allowsPageTranslation = false, hasSpeculationRules = false, scriptNonce = null } = options;
  const own = (directive: string, kind: keyof typeof pageTranslationHosts) =>
    [directive, "'self'", ...(allowsPageTranslation ? pageTranslationHosts[kind] : [])].join(' ');
  return [
    "default-src 'self'",
    own('script-src', 'script') + (scriptNonce ? ` 'nonce-${scriptNonce}'` : ''),
    ...(hasSpeculationRules ? [`${own('script-src-elem', 'script')} ${speculationRulesHash}`] : []),
    own('style-src', 'style'),
    "style-src-attr 'unsafe-inline'",
    ...(allowsPageTranslation
      ? [own('img-src', 'image'), own('connect-src', 'connect'), own('frame-src', 'frame')]
      : []),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}
