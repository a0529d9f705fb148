import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

type HomeSectionProps = {
  /** Prefix of ids: the heading's id is `<name>-title`. */
  name: string;
  /** Link target: `/#contact`. */
  id?: string;
  background: keyof typeof backgrounds;
  className: string;
  children: ReactNode;
};

const backgrounds = {
  ivory: 'bg-ivory',
  paper: 'border-y border-line bg-paper',
  sand: 'bg-sand',
  sea: 'bg-sea text-ivory',
  ink: 'bg-ink text-ivory',
};

export function HomeSection({ name, id, background, className, children }: HomeSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${name}-title`}
      className={classNames('relative isolate', backgrounds[background])}
    >
      <div className={classNames('mx-auto max-w-page px-5 py-16 sm:px-8 sm:py-22 lg:py-28', className)}>{children}</div>
    </section>
  );
}
