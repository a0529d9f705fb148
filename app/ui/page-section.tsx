import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

const backgrounds = {
  ivory: '',
  paper: 'border-y border-line bg-paper',
  sand: 'bg-sand',
  sea: 'bg-sea text-ivory [&_.eyebrow]:text-gold',
};

const layouts = {
  beside: 'grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]',
  above: 'grid gap-y-10 lg:gap-y-12',
};

type PageSectionProps = {
  eyebrow?: string | undefined;
  title: string;
  lead?: string | undefined;
  background?: keyof typeof backgrounds | undefined;
  layout?: keyof typeof layouts | undefined;
  ornament?: ReactNode;
  id?: string | undefined;
  titleProps?: Omit<ComponentProps<'h2'>, 'children'> | undefined;
  children?: ReactNode;
};

export function PageSection({ background = 'ivory', layout = 'beside', ...section }: PageSectionProps) {
  const { eyebrow, title, lead, ornament, id, titleProps, children } = section;
  const ownId = useId();
  // Not by `useId` where there is another: an island has other ids than the server.
  const titleId = titleProps?.id ?? (id ? `${id}-title` : ownId);
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={classNames('relative isolate overflow-clip', backgrounds[background])}
    >
      {ornament}
      <div className={classNames('mx-auto max-w-page px-5 py-16 sm:px-8 lg:py-24', layouts[layout])}>
        <div className="max-w-2xl">
          {eyebrow && <p className="eyebrow mb-3">{eyebrow}</p>}
          <h2 {...titleProps} id={titleId}>
            {title}
          </h2>
          {lead && (
            <p className={classNames('mt-5 text-lg', background === 'sea' ? 'text-mist' : 'text-ink-soft')}>{lead}</p>
          )}
        </div>
        {children && <div className="min-w-0">{children}</div>}
      </div>
    </section>
  );
}
