import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';

/** Leads from a record of the console back to its list. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="text-link inline-flex min-h-11 items-center gap-1.5 text-sm">
      <Icon name="arrow-left" className="mirrored size-4" />
      {children}
    </Link>
  );
}
