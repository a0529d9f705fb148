import { parseAccept } from 'hono/utils/accept';
import { isLanguage, type Language } from '../../content/languages.ts';

/** The language that `Accept-Language` prefers among those of the site; null for none. `zh-Hans-CN` counts as `zh`. */
export function acceptedLanguage(headers: Headers): Language | null {
  const accepted = parseAccept(headers.get('accept-language') ?? '').filter(({ q }) => q > 0);
  const codes = accepted.map(({ type }) => type.toLowerCase().split('-')[0]);
  return codes.find(isLanguage) ?? null;
}
