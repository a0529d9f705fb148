import type { Clause, Policy, Section } from '#features/policies/policies.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { diagrams } from './diagrams/diagrams.ts';
import { PolicyHtml } from './policy-html.tsx';

type PolicySectionProps = Section & { policy: Policy; hasDiagram: boolean };

export function PolicySection({ policy, number, title, clauses, hasDiagram }: PolicySectionProps) {
  const Diagram = hasDiagram && diagrams[policy.slug]?.[number];
  return (
    <section id={String(number)} className="policy-section">
      <h2>
        <span className="text-brass">{number}.</span> {title}
      </h2>
      {Diagram && <Diagram />}
      {clauses.map((clause) => (
        <NumberedClause key={clause.number} {...clause} />
      ))}
    </section>
  );
}

function NumberedClause({ number, html }: Clause) {
  const t = useTranslate();
  return (
    <div id={number} className="clause">
      <a href={`#${number}`} aria-label={t('legal.clause', { number })} className="clause-number">
        {number}
      </a>
      <PolicyHtml html={html} className="prose" />
    </div>
  );
}
