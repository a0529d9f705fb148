/**
 * The curriculum frameworks that the school aligns with. The names on their badges are the same in every language.
 * None of them accredits the school. @see content §1, §2 Manifesto page
 */
export const frameworks = ['Cambridge', 'IB Framework', 'OECD', 'CEFR', '21st Century', 'UNESCO'] as const;
