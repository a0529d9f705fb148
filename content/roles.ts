/** The role of an account. @see core §1 */
export const roles = ['parent', 'mentor', 'admin'] as const;
export type Role = (typeof roles)[number];
