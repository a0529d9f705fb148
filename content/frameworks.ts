/**
 * The curriculum frameworks that the school aligns with, by the names on their badges: the same in every language.
 * Alignment only; none of them accredits the school. @see content §1, §2 Manifesto page
 */
export const frameworks = ['Cambridge', 'IB Framework', 'OECD', 'CEFR', '21st Century', 'UNESCO'] as const;
