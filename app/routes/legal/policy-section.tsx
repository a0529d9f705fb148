import type { Clause, Policy, Section } from '../../features/policies/policies.ts';
import { useTranslate } from '../../i18n/language-context.tsx';
import { diagrams } from './diagrams/diagrams.ts';
import { PolicyHtml } from './policy-html.tsx';
import { writtenIn } from './written-in.ts';

type OfPolicy = { policy: Policy };

/** A section with its numbered clauses and, where there is one, its diagram beside them. */
export function PolicySection({ policy, number, title, clauses }: Section & OfPolicy) {
  const Diagram = diagrams[policy.slug]?.[number];
  return (
    <section id={String(number)} className="policy-section">
      <h2>
        <span className="text-brass">{number}.</span> <span {...writtenIn(policy)}>{title}</span>
      </h2>
      {Diagram && <Diagram />}
      {clauses.map((clause) => (
        <NumberedClause key={clause.number} {...clause} policy={policy} />
      ))}
    </section>
  );
}

/** A clause whose number is a link to itself, to be copied. */
function NumberedClause({ policy, number, html }: Clause & OfPolicy) {
  const t = useTranslate();
  return (
    <div id={number} className="clause">
      <a href={`#${number}`} aria-label={t('legal.clause', { number })} className="clause-number">
        {number}
      </a>
      <PolicyHtml html={html} className="prose" {...writtenIn(policy)} />
    </div>
  );
}
