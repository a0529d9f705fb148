import type { Role } from '../../content/roles.ts';

const startPages = { parent: '/parent-dashboard', mentor: '/students', admin: '/admin-console' } as const;

/** The page after sign-in. @see PD-33 */
export function startPageOf(role: Role | null): string {
  return startPages[role ?? 'parent'];
}
