import { Link } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { type FirstStep, firstSteps } from './first-steps.ts';

/** The first steps of a new school, until all are done. @see PD-79 */
export function Checklist({ steps }: { steps: readonly FirstStep[] }) {
  const t = useTranslate();
  if (steps.length === 0) return null;
  const doneCount = steps.filter(({ isDone }) => isDone).length;
  return (
    <section aria-labelledby="first-steps" className={classNames(cardClass, 'px-5 py-4')}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="first-steps" className="text-xl">
          {t('admin.steps.title')}
        </h2>
        <p className="text-sm text-ink-soft tabular-nums">
          {t('admin.steps.done', { done: doneCount, count: steps.length })}
        </p>
      </div>
      <ol className="mt-1">
        {steps.map((step) => (
          <Step key={step.kind} {...step} />
        ))}
      </ol>
    </section>
  );
}

function Step({ kind, isDone }: FirstStep) {
  const t = useTranslate();
  const to = firstSteps[kind];
  const text = t(`admin.steps.${kind}`);
  return (
    <li className={classNames('flex items-center gap-2.5', isDone ? 'min-h-9' : 'min-h-11')}>
      {isDone ? (
        <Icon name="circle-check" className="size-5 shrink-0 text-moss" />
      ) : (
        <span className="mx-0.5 size-4 shrink-0 rounded-full border-2 border-ink-soft" />
      )}
      {isDone && <span className="sr-only">{t('admin.steps.isDone')}</span>}
      {isDone || to === null ? (
        <span className={isDone ? 'text-ink-soft' : undefined}>{text}</span>
      ) : (
        <Link to={to} className="text-link inline-flex min-h-11 items-center">
          {text}
        </Link>
      )}
    </li>
  );
}
