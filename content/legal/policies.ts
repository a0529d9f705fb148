/**
 * The policies in the order of the Legal and Policy Hub. `number` is set for the policies that the specification counts
 * ("of 11"). @see content §2
 */
export const policies = [
  { slug: 'general-terms', icon: 'scroll-text' },
  { slug: 'privacy-policy', icon: 'shield-check' },
  { slug: 'cookie-policy', icon: 'cookie' },
  { slug: 'admissions-policy', icon: 'door-open' },
  { slug: 'academic-integrity', icon: 'graduation-cap' },
  { slug: 'it-security', icon: 'lock-keyhole' },
  { slug: 'hr-policy', icon: 'users' },
  { slug: 'safeguarding', icon: 'heart-handshake' },
  { slug: 'governance', icon: 'landmark' },
  { slug: 'complaints', icon: 'message-square-warning' },
  { slug: 'anti-bribery', icon: 'scale', number: 9 },
  { slug: 'whistleblowing', icon: 'megaphone', number: 10 },
  { slug: 'equality-diversity', icon: 'equal', number: 11 },
  { slug: 'disclaimer', icon: 'info' },
] as const satisfies readonly { slug: string; icon: string; number?: number }[];

export const numberedPolicies = 11;

export type PolicySlug = (typeof policies)[number]['slug'];
