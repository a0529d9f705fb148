import { pageTranslationHosts } from '../content/school.ts';
import { speculationRulesHash } from './speculation-rules.ts';

/** One policy for every answer; only the script of the page translation, where the visitor allowed it, widens it. @see R11 */
export function securityHeaders(settings: {
  isHttps: boolean;
  allowsPageTranslation: boolean;
}): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(settings.allowsPageTranslation),
    'X-Content-Type-Options': 'nosniff',
    // with no-referrer native posts would carry `Origin: null` and be refused
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    ...(settings.isHttps && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  };
}

function contentSecurityPolicy(allowsPageTranslation: boolean): string {
  const own = (directive: string, kind?: keyof typeof pageTranslationHosts) =>
    [directive, "'self'", ...(kind && allowsPageTranslation ? pageTranslationHosts[kind] : [])].join(' ');
  return [
    own('default-src'),
    own('script-src', 'script'),
    `${own('script-src-elem', 'script')} ${speculationRulesHash}`,
    own('style-src', 'style'),
    "style-src-attr 'unsafe-inline'",
    own('img-src', 'image'),
    own('connect-src', 'connect'),
    own('frame-src', 'frame'),
    own('font-src'),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    own('form-action'),
  ].join('; ');
}
