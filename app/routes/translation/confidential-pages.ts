/** Routes with forms for passwords or personal details, without the language prefix. */
const confidentialRoutes = new Set([
  'parent-login',
  'forgot-password',
  'reset-password',
  'change-password',
  'admissions',
]);

/**
 * External scripts must not run on these pages.
 * @param pattern of the matched route: unlike the path, it has only one spelling
 * @see PD-12
 */
export function isConfidentialPage(pattern: string): boolean {
  return confidentialRoutes.has(pattern.replace(/^\/?(:language\?\/)?/, ''));
}
