import { href } from 'react-router';
import type { Role } from '#content/roles.ts';

const startPages = {
  parent: href('/parent-dashboard'),
  mentor: href('/students'),
  admin: href('/admin-console'),
} as const;

/** Target of `Dashboard`: for administrators the console, for others the pages of their students. @see PD-33 */
export const dashboardOf = (role: Role | null): string => (role === 'admin' ? startPages.admin : startPages.parent);

export function startPageOf(role: Role | null): string {
  return startPages[role ?? 'parent'];
}
