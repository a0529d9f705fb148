import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  neutral: 'bg-sand text-ink-soft border-line',
  sea: 'bg-sea-tint text-sea border-sea/20',
  brass: 'bg-brass-tint text-[#6f4f18] border-brass-bright/45',
  moss: 'bg-moss-tint text-moss border-moss/25',
  clay: 'bg-clay-tint text-clay border-clay/25',
};

type BadgeProps = { tone?: keyof typeof tones | undefined; className?: string | undefined; children: ReactNode };

/** A word or two about a state; never by colour alone. */
export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-xs font-[600] whitespace-nowrap',
        '[&>svg]:size-[1.1em]',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

/** How many wait; shows `99+` above 99. Put the full number in the accessible name of what holds it. */
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
