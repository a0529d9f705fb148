import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icons/icon-names.ts';

type EmptyStateProps = {
  title: string;
  /** Explains what will appear here and who creates it. */
  children?: ReactNode;
  icon?: IconName | undefined;
  action?: ReactNode;
  /** Heading level; 0 renders plain text. */
  level?: 0 | 2 | 3 | 4 | undefined;
  className?: string | undefined;
};

export function EmptyState({ title, children, icon, action, level = 0, className }: EmptyStateProps) {
  const Title = level === 0 ? 'p' : (`h${level}` as const);
  return (
    <div className={classNames('flex flex-col items-center px-4 py-10 text-center', className)}>
      {icon && (
        <span className="mb-4 inline-flex size-14 items-center justify-center rounded-full border border-line bg-ivory text-brass">
          <Icon name={icon} strokeWidth={1.5} className="size-6.5" />
        </span>
      )}
      <Title className="font-heading text-xl">{title}</Title>
      {children && <div className="mt-1.5 max-w-md text-ink-soft">{children}</div>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
