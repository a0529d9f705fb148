import type { GovernanceCopy } from '#content/pages/governance/copies.ts';
import { Icon } from '#ui/icon.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { PublicLink } from '#ui/public-link.tsx';

const frameworks = [
  { slug: 'privacy-policy', icon: 'shield-check' },
  { slug: 'safeguarding', icon: 'heart-handshake' },
  { slug: 'complaints', icon: 'message-square-warning' },
  { slug: 'academic-integrity', icon: 'graduation-cap' },
  { slug: 'it-security', icon: 'lock-keyhole' },
  { slug: 'governance', icon: 'landmark' },
] as const;

/** Six cards, each linked to its policy. @see content §2 Governance and Compliance page */
export function FrameworkCards({ title, lead, cards }: GovernanceCopy['frameworks']) {
  return (
    <PageSection background="paper" layout="above" title={title} lead={lead}>
      <ul className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {frameworks.map(({ slug, icon }) => (
          <li
            key={slug}
            className="group relative bg-paper p-6 transition-colors duration-150 has-focus-visible:bg-ivory hover:bg-ivory sm:p-8"
          >
            <Icon name={icon} strokeWidth={1.4} className="size-8 text-brass" />
            <h3 className="mt-5 text-2xl">
              <PublicLink
                to={`/legal/${slug}`}
                className="no-underline decoration-brass-bright group-hover:underline after:absolute after:inset-0"
              >
                {cards[slug].title}
              </PublicLink>
            </h3>
            <p className="mt-2.5 text-ink-soft">{cards[slug].text}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
