import { type AttainmentHistory, pointsOfLine, type SubjectProgress } from '#features/reports/progress.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { ProgressLine } from './progress-line.tsx';

/** The grade of the latest report of each subject; from three reports on also a line. @see PD-49 */
export function ProgressSummary({ progress: { subjects, gradeCount } }: { progress: AttainmentHistory }) {
  return (
    <ul className="mt-2 -mb-1 divide-y divide-line">
      {subjects.map((subject) => (
        <li key={subject.subjectId} className="py-2.5">
          <Subject progress={subject} gradeCount={gradeCount} />
        </li>
      ))}
    </ul>
  );
}

function Subject({ progress, gradeCount }: { progress: SubjectProgress; gradeCount: number }) {
  const t = useTranslate();
  const { points, subject } = progress;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-3">
        <bdi translate="no" className="font-[620]">
          {subject}
        </bdi>
        <bdi translate="no" className="text-ink-soft">
          {last.grade}
        </bdi>
      </p>
      {points.length >= pointsOfLine && (
        <>
          <ProgressLine
            places={points.map(({ place }) => place)}
            gradeCount={gradeCount}
            label={t('progress.line', {
              subject,
              first: first.grade,
              firstTerm: first.term,
              last: last.grade,
              lastTerm: last.term,
            })}
          />
          <p aria-hidden="true" className="flex max-w-md justify-between gap-3 text-xs text-ink-soft">
            {[first, last].map(({ termId, term, grade }) => (
              <bdi key={termId} translate="no">
                {grade} · {term}
              </bdi>
            ))}
          </p>
          <details className="text-sm">
            <summary className="text-link flex min-h-8 w-fit cursor-pointer items-center">
              {t('progress.table')}
            </summary>
            <ProgressTable progress={progress} />
          </details>
        </>
      )}
    </>
  );
}

function ProgressTable({ progress: { subject, points } }: { progress: SubjectProgress }) {
  const t = useTranslate();
  return (
    <table className="mt-1 w-full">
      <caption className="sr-only">{subject}</caption>
      <thead>
        <tr className="text-start text-ink-soft">
          <th scope="col" className="py-1 pe-3 text-start font-normal">
            {t('progress.term')}
          </th>
          <th scope="col" className="py-1 text-start font-normal">
            {t('progress.attainment')}
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ termId, term, grade }) => (
          <tr key={termId} className="border-t border-line">
            <th scope="row" className="py-1 pe-3 text-start font-normal">
              <bdi translate="no">{term}</bdi>
            </th>
            <td className="py-1">
              <bdi translate="no">{grade}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
