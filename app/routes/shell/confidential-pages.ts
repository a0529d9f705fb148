/** The routes whose forms take passwords or personal details of strangers, without the language in front. */
const confidentialRoutes = new Set([
  'parent-login',
  'forgot-password',
  'reset-password',
  'change-password',
  'admissions',
]);

/**
 * No outside script may run on such a page.
 * @param pattern of the matched route: unlike the path it has one spelling only
 * @see decisions 12
 */
export function isConfidentialPage(pattern: string): boolean {
  return confidentialRoutes.has(pattern.replace(/^\/?(:language\?\/)?/, ''));
}
