import type { ReactNode } from 'react';
import { MeridianArcs } from './meridian-arcs.tsx';

type PageHeroProps = {
  eyebrow?: string | undefined;
  title: string;
  lead: string;
  ornament?: ReactNode;
  children?: ReactNode;
};

export function PageHero({ eyebrow, title, lead, ornament, children }: PageHeroProps) {
  return (
    <header className="relative isolate overflow-clip">
      {ornament ?? (
        <MeridianArcs className="absolute -end-40 bottom-0 -z-10 h-[115%] text-brass opacity-15 max-md:-end-72 max-md:opacity-10" />
      )}
      <div className="mx-auto max-w-page px-5 pt-14 pb-16 sm:px-8 sm:pt-20 sm:pb-20 lg:pt-26 lg:pb-28">
        {eyebrow && <p className="eyebrow mb-4">{eyebrow}</p>}
        <h1 className="max-w-3xl text-5xl">{title}</h1>
        <p className="mt-6 max-w-xl text-xl text-ink-soft">{lead}</p>
        {children && <div className="mt-9 flex flex-wrap gap-3">{children}</div>}
      </div>
    </header>
  );
}
