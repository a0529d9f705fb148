import { createHash } from 'node:crypto';
import { pathsOf } from '#app/route-options.ts';

/** Personal pages, and URLs with side effects. */
const notPrefetched = pathsOf('entry', 'portal', 'endpoint').map((path) => `${path}*`);

const rules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: notPrefetched } }] },
      eagerness: 'moderate',
    },
  ],
});

/** CSP source that allows only this inline script. @see R11 */
export const speculationRulesHash = `'sha256-${createHash('sha256').update(rules).digest('base64')}'`;

/** Prefetch on hover. Inline, because an external file would compete with style sheets and fonts. */
export function withSpeculationRules(page: Buffer): Buffer {
  const end = page.lastIndexOf('</body>');
  const script = Buffer.from(`<script type="speculationrules">${rules}</script>`);
  return Buffer.concat([page.subarray(0, end), script, page.subarray(end)]);
}
