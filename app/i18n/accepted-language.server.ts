import { parseAccept } from 'hono/utils/accept';
import { isLanguage, type Language } from '#content/languages.ts';

/** The preferred supported language of `Accept-Language`, or null. `zh-Hans-CN` matches `zh`. */
export function acceptedLanguage(header: string | null): Language | null {
  const accepted = parseAccept(header ?? '').filter(({ q }) => q > 0);
  const codes = accepted.map(({ type }) => type.toLowerCase().split('-')[0]);
  return codes.find(isLanguage) ?? null;
}
