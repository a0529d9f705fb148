import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

type BackLinkProps = { to: string; className?: string | undefined; children: ReactNode };

export function BackLink({ to, className, children }: BackLinkProps) {
  return (
    <Link to={to} className={classNames('text-link inline-flex min-h-11 items-center gap-1.5 text-sm', className)}>
      <Icon name="arrow-left" className="mirrored size-4" />
      {children}
    </Link>
  );
}
