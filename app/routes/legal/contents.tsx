import { useId } from 'react';
import type { Policy } from '#features/policies/policies.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Island } from '#islands/island.tsx';

export function Contents({ policy }: { policy: Policy }) {
  const t = useTranslate();
  const titleId = useId();
  return (
    <Island name="policy-contents" props={{}} className="policy-contents no-print max-lg:hidden">
      <nav aria-labelledby={titleId}>
        <h2 id={titleId} className="eyebrow mb-2 font-sans">
          {t('legal.contents')}
        </h2>
        <SectionLinks policy={policy} />
      </nav>
    </Island>
  );
}

export function FoldedContents({ policy }: { policy: Policy }) {
  const t = useTranslate();
  return (
    <nav aria-label={t('legal.contents')} className="no-print mt-8 lg:hidden">
      <details className="rounded-md border border-line bg-paper">
        <summary className="min-h-11.5 content-center px-4 py-2 font-[570] text-sea">{t('legal.contents')}</summary>
        <div className="border-t border-line px-4 py-2">
          <SectionLinks policy={policy} />
        </div>
      </details>
    </nav>
  );
}

function SectionLinks({ policy }: { policy: Policy }) {
  return (
    <ol>
      {policy.sections.map(({ number, title }) => (
        <li key={number}>
          <a href={`#${number}`} className="contents-link">
            <span className="text-brass tabular-nums">{number}</span>
            <span>{title}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
