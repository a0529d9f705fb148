import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from './icon.tsx';

/** Leads from a record back to its list. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="text-link inline-flex min-h-11 items-center gap-1.5 text-sm">
      <Icon name="arrow-left" className="mirrored size-4" />
      {children}
    </Link>
  );
}
