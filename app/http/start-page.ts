import type { Role } from '#content/roles.ts';

const startPages = { parent: '/parent-dashboard', mentor: '/students', admin: '/admin-console' } as const;

export function startPageOf(role: Role | null): string {
  return startPages[role ?? 'parent'];
}
