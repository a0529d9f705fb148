import { href } from 'react-router';
import type { Role } from '#content/roles.ts';

const startPages = {
  parent: href('/parent-dashboard'),
  mentor: href('/students'),
  admin: href('/admin-console'),
} as const;

export function startPageOf(role: Role | null): string {
  return startPages[role ?? 'parent'];
}
