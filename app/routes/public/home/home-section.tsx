import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';

type HomeSectionProps = {
  /** Names its parts: the heading's id is `<name>-title`. */
  name: string;
  /** Where a link can lead: `/#contact`. */
  id?: string;
  ground: keyof typeof grounds;
  /** How its parts lie in the page's width. */
  className: string;
  children: ReactNode;
};

const grounds = {
  ivory: 'bg-ivory',
  paper: 'border-y border-line bg-paper',
  sand: 'bg-sand',
  sea: 'bg-sea text-ivory',
  ink: 'bg-ink text-ivory',
};

/** One idea of the home page, with room around it. */
export function HomeSection({ name, id, ground, className, children }: HomeSectionProps) {
  return (
    <section id={id} aria-labelledby={`${name}-title`} className={classNames('relative isolate', grounds[ground])}>
      <div className={classNames('mx-auto max-w-page px-5 py-16 sm:px-8 sm:py-22 lg:py-28', className)}>{children}</div>
    </section>
  );
}
