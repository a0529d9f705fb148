import type { ReactNode } from 'react';
import { defaultLanguage } from '#content/languages.ts';
import { numberedPolicies } from '#content/legal/policies.ts';
import type { Policy } from '#features/policies/policies.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import type { PublicPath } from '#i18n/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { PublicLink } from '#ui/public-link.tsx';
import { Contents, FoldedContents } from './contents.tsx';
import { PolicyHtml } from './policy-html.tsx';
import { PolicySection } from './policy-section.tsx';
import { PrintHeader } from './print-header.tsx';

type PolicyDocumentProps = {
  policy: Policy;
  updated: string;
  back: { to: PublicPath; text: string };
  note?: ReactNode;
  /** Below the introduction. */
  action?: ReactNode;
  /** They show the figures of today. */
  hasDiagrams?: boolean;
  children: ReactNode;
};

export function PolicyDocument({
  policy,
  updated,
  back,
  note,
  action,
  hasDiagrams = true,
  children,
}: PolicyDocumentProps) {
  return (
    <article className="policy-page mx-auto max-w-page px-5 pt-8 pb-16 sm:px-8 lg:pt-14 lg:pb-24">
      <PrintHeader updated={updated} />
      <PublicLink to={back.to} className="text-link no-print inline-flex min-h-11 items-center gap-2 self-start">
        <Icon name="arrow-left" className="mirrored size-4.5 shrink-0" />
        {back.text}
      </PublicLink>
      <PolicyHeader policy={policy} note={note} action={action} />
      <Contents policy={policy} />
      <div className="policy-text">
        {policy.sections.map((section) => (
          <PolicySection key={section.number} {...section} policy={policy} hasDiagram={hasDiagrams} />
        ))}
      </div>
      <footer className="policy-foot">{children}</footer>
    </article>
  );
}

function PolicyHeader({ policy, note, action }: Pick<PolicyDocumentProps, 'policy' | 'note' | 'action'>) {
  const t = useTranslate();
  const { number, title, introduction, language } = policy;
  return (
    <header className="policy-head">
      {note}
      {number !== null && (
        <p className="eyebrow mb-3">{t('legal.policyNumber', { number, count: numberedPolicies })}</p>
      )}
      <h1>{title}</h1>
      <PolicyHtml html={introduction} className="prose mt-6 text-lg text-ink-soft" />
      {action}
      {language !== defaultLanguage && (
        <p className="mt-6 border-s-2 border-brass-bright ps-4 text-sm text-ink-soft">{t('legal.englishPrevails')}</p>
      )}
      <FoldedContents policy={policy} />
    </header>
  );
}
