import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** The link of a row: a click anywhere on the row follows it, except on other controls. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="row-link">
      {children}
    </Link>
  );
}
