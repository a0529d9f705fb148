import { useTranslate } from '../../../i18n/language-context.tsx';

export type Step = {
  /** Whose turn it is. */
  who?: 'family' | 'school';
  what: string;
  /** The clause that says it whole. */
  clause: string;
  /** How long it may take. */
  within?: string;
  /** From when, or how, or to whom. */
  more: string;
};

/** Steps along a line that runs down beside the text; each leads to its clause. */
export function Steps({ title, steps }: { title: string; steps: Step[] }) {
  const t = useTranslate();
  return (
    <figure className="diagram">
      <figcaption>{title}</figcaption>
      <ol>
        {steps.map(({ who, what, clause, within, more }) => (
          <li key={clause} className="step" data-who={who}>
            <div>
              {who && <p className="eyebrow">{t(`legal.${who}`)}</p>}
              <a href={`#${clause}`} className="text-link">
                {what}
              </a>
            </div>
            <div>
              {within && <p className="font-heading text-lg">{within}</p>}
              <p className="text-ink-soft">{more}</p>
            </div>
          </li>
        ))}
      </ol>
    </figure>
  );
}
