import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type BadgeProps = ComponentProps<'span'> & { tone?: 'neutral' | 'sea' | 'brass' | 'moss' | 'clay' | undefined };

export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span className={classNames('badge', `badge-${tone}`, className)} {...rest} />;
}

/** Shows `99+` above 99. Put the full number in the accessible name of the parent. */
export function CountBadge({ count, className }: { count: number; className?: string | undefined }) {
  return (
    <span
      aria-hidden
      translate="no"
      className={classNames(
        'inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-clay px-1.5 text-[0.75rem] leading-none',
        'font-[650] text-paper tabular-nums',
        className,
      )}
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
