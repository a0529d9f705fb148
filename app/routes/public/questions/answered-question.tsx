import { useTranslate } from '#i18n/language-context.tsx';
import { Island } from '#islands/island.tsx';
import type { Answer, AnswerTable } from './answers.ts';

/** Open, so that it is printed and found by the browser's search. */
export function AnsweredQuestion({ id, question, before, table, ownHours, after }: Answer) {
  const titleId = `${id}-question`;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="grid scroll-mt-6 gap-x-16 gap-y-4 border-line py-10 not-first:border-t lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:py-12"
    >
      <h2 id={titleId} className="text-2xl">
        {question}
      </h2>
      <div className="flex min-w-0 flex-col gap-4">
        <Paragraphs texts={before} />
        {table && ownHours && (
          <Island name="own-hours" props={ownHours}>
            <FactTable {...table} hasOwnHours />
          </Island>
        )}
        {table && !ownHours && <FactTable {...table} />}
        <Paragraphs texts={after} />
      </div>
    </section>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} dir="auto" className="max-w-prose text-start wrap-break-word">
      {text}
    </p>
  ));
}

function FactTable({ headings, rows, hasOwnHours = false }: AnswerTable & { hasOwnHours?: boolean }) {
  const t = useTranslate();
  return (
    <table className="w-full max-w-3xl text-sm sm:text-base">
      <thead>
        <tr className="border-b border-line align-bottom text-sm text-ink-soft">
          {headings.map((heading) => (
            <th key={heading} scope="col" className={cellClass}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={[name, ...cells].join()} className="align-top not-last:border-b not-last:border-line">
            <th scope="row" className={cellClass}>
              {name}
            </th>
            {cells.map((cell, column) => (
              <td key={headings[column + 1]} className={numberClass}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
        {hasOwnHours && (
          <tr className="scripts-only align-top">
            <th scope="row" className={cellClass}>
              {t('questions.yourTime')}
            </th>
            <td data-own-hours className={numberClass}>
              {'\u00a0'}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

const cellClass = 'py-2.5 pe-3 text-start font-normal last:pe-0 first:font-[560]';

const numberClass = `${cellClass} lining-nums tabular-nums`;
