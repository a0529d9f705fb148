import { useTranslate } from '#i18n/language-context.tsx';

export type Step = {
  who?: 'family' | 'school';
  what: string;
  clause: string;
  within?: string;
  /** Start, manner or addressee of the step. */
  more: string;
};

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
