import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { MeridianArcs } from './meridian-arcs.tsx';

type PageHeroProps = {
  eyebrow?: string | undefined;
  title: string;
  lead: string;
  /** Behind the text, instead of the globe. */
  ornament?: ReactNode;
  /** Beside the text, instead of an ornament. */
  picture?: ReactNode;
  children?: ReactNode;
};

export function PageHero({ eyebrow, title, lead, ornament, picture, children }: PageHeroProps) {
  return (
    <header className="relative isolate overflow-clip">
      {!picture &&
        (ornament ?? (
          <MeridianArcs className="absolute -end-40 bottom-0 -z-10 h-[115%] text-brass opacity-15 max-md:-end-72 max-md:opacity-10" />
        ))}
      <div className={classNames('mx-auto max-w-page px-5 sm:px-8', picture ? picturedClass : plainClass)}>
        <div>
          {eyebrow && <p className="eyebrow mb-4">{eyebrow}</p>}
          <h1 className="max-w-3xl text-5xl">{title}</h1>
          <p className="mt-6 max-w-xl text-xl text-ink-soft">{lead}</p>
          {children && <div className="mt-9 flex flex-wrap gap-3">{children}</div>}
        </div>
        {picture}
      </div>
    </header>
  );
}

const plainClass = 'pt-14 pb-16 sm:pt-20 sm:pb-20 lg:pt-26 lg:pb-28';

const picturedClass =
  'grid items-center gap-x-10 gap-y-8 pt-10 pb-12 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] md:py-14 lg:gap-x-16 lg:py-20';
