import { LinkedText } from '#ui/linked-text.tsx';
import { PageHero } from '#ui/page-hero.tsx';

export type ShortPolicyProps = {
  hero: { eyebrow: string; title: string; lead: string };
  glance: { title: string; figures: readonly { figure: string; text: string }[] };
  sections: readonly { title: string; paragraphs: readonly string[] }[];
  /** Links in the syntax of `LinkedText`. */
  related: { title: string; links: readonly string[] };
};

export function ShortPolicy({ hero, glance, sections, related }: ShortPolicyProps) {
  return (
    <>
      <PageHero {...hero} />
      <div className="border-t border-line bg-paper">
        <div className="mx-auto grid max-w-page gap-x-16 gap-y-12 px-5 py-14 sm:px-8 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:py-20">
          <aside className="grid content-start gap-10 sm:max-lg:grid-cols-2 lg:sticky lg:top-10 lg:order-last lg:self-start lg:border-s lg:border-line lg:ps-10">
            <Glance {...glance} />
            <Related {...related} />
          </aside>
          <Sections sections={sections} />
        </div>
      </div>
    </>
  );
}

function Sections({ sections }: Pick<ShortPolicyProps, 'sections'>) {
  return (
    <ol className="space-y-12">
      {sections.map(({ title, paragraphs }, index) => (
        <li key={title} className="grid gap-x-4 gap-y-4 sm:grid-cols-[3.5rem_1fr]">
          <span aria-hidden className="font-heading text-2xl text-brass lining-nums">
            {index + 1}
          </span>
          <div className="prose">
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <LinkedText>{paragraph}</LinkedText>
              </p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Glance({ title, figures }: ShortPolicyProps['glance']) {
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-4 space-y-4">
        {figures.map(({ figure, text }) => (
          <li key={text}>
            <span className="block font-heading text-2xl text-brass lining-nums">{figure}</span>{' '}
            <span className="block text-sm text-ink-soft">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Related({ title, links }: ShortPolicyProps['related']) {
  return (
    <nav aria-label={title} className="no-print">
      <p className="font-heading text-xl">{title}</p>
      <ul className="mt-3">
        {links.map((link) => (
          <li key={link} className="[&>a]:inline-flex [&>a]:min-h-11 [&>a]:items-center">
            <LinkedText>{link}</LinkedText>
          </li>
        ))}
      </ul>
    </nav>
  );
}
