import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

type BackLinkProps = Pick<ComponentProps<typeof Link>, 'to' | 'onClick' | 'children'> & {
  className?: string | undefined;
};

export function BackLink({ className, children, ...link }: BackLinkProps) {
  return (
    <Link {...link} className={classNames('text-link inline-flex min-h-11 items-center gap-1.5 text-sm', className)}>
      <Icon name="arrow-left" className="mirrored size-4" />
      {children}
    </Link>
  );
}
