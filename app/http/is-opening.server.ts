import { backgroundHeader } from './background-header.ts';

/** True if a person opens the page: neither a prefetch nor the reload of an open page, which may be unattended. @see R4 */
export const isOpening = ({ method, headers }: Request): boolean =>
  method === 'GET' && !headers.get('sec-purpose')?.includes('prefetch') && !headers.has(backgroundHeader);
