import { GraduationCap, HeartHandshake, Landmark, LockKeyhole, MessageSquareWarning, ShieldCheck } from 'lucide-react';
import { PageSection } from '../../../ui/page-section.tsx';
import { PublicLink } from '../../../ui/public-link.tsx';
import type { GovernanceCopy } from './route.tsx';

const frameworks = [
  { slug: 'privacy-policy', Icon: ShieldCheck },
  { slug: 'safeguarding', Icon: HeartHandshake },
  { slug: 'complaints', Icon: MessageSquareWarning },
  { slug: 'academic-integrity', Icon: GraduationCap },
  { slug: 'it-security', Icon: LockKeyhole },
  { slug: 'governance', Icon: Landmark },
] as const;

/** Six promises on one sheet, each the way to its policy. @see content §2 Governance and Compliance page */
export function FrameworkCards({ title, lead, cards }: GovernanceCopy['frameworks']) {
  return (
    <PageSection ground="paper" layout="above" title={title} lead={lead}>
      <ul className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {frameworks.map(({ slug, Icon }) => (
          <li
            key={slug}
            className="group relative bg-paper p-6 transition-colors duration-150 has-focus-visible:bg-ivory hover:bg-ivory sm:p-8"
          >
            <Icon aria-hidden strokeWidth={1.4} className="size-8 text-brass" />
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
