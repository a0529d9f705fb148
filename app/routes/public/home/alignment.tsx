import type { HomeCopy } from '#content/pages/home/copies.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { HomeSection } from './home-section.tsx';

/** States alignment, never accreditation. @see core §1, content §1 */
export function Alignment({ copy }: { copy: HomeCopy['alignment'] }) {
  const t = useTranslate();
  return (
    <HomeSection name="alignment" background="ivory" className="grid gap-x-20 gap-y-10 lg:grid-cols-[1fr_1.2fr]">
      <div>
        <h2 id="alignment-title">{copy.title}</h2>
        <p className="mt-5 max-w-lg text-lg text-ink-soft">{copy.lead}</p>
      </div>
      <div>
        <dl className="border-t border-line">
          {copy.frameworks.map(({ name, text }) => (
            <div
              key={name}
              className="grid gap-x-8 border-b border-line py-3.5 sm:grid-cols-[13rem_1fr] sm:items-baseline"
            >
              <dt className="font-heading text-xl">
                <bdi>{name}</bdi>
              </dt>
              <dd className="text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 max-w-prose text-ink-soft">{t('alignment.disclaimer')}</p>
        <ArrowLink to="/legal/disclaimer" className="mt-2 text-sea">
          {copy.link}
        </ArrowLink>
      </div>
    </HomeSection>
  );
}
