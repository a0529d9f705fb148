import type { ReactNode } from 'react';
import type { Absence } from '#features/absences/absences.ts';
import { DayRange } from '#i18n/day-range.tsx';
import { useTranslate } from '#i18n/language-context.tsx';
import { WrittenText } from '#ui/written-text.tsx';

type AbsenceListProps = { absences: Absence[]; renderAction?: (absence: Absence) => ReactNode };

export function AbsenceList({ absences, renderAction }: AbsenceListProps) {
  const t = useTranslate();
  return (
    <ul className="divide-y divide-line">
      {absences.map((absence) => (
        <li key={absence.id} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
          <div className="me-auto min-w-0 basis-60 grow">
            <p>
              <bdi translate="no" className="font-[620] wrap-anywhere">
                {absence.studentName}
              </bdi>
            </p>
            <p>
              <DayRange first={absence.firstDay} last={absence.lastDay} />
              <span className="text-ink-soft"> · {t(`absence.reason.${absence.reason}`)}</span>
            </p>
            {absence.reporterName && (
              <p className="text-sm text-ink-soft">{t('absence.reportedBy', { name: absence.reporterName })}</p>
            )}
            {absence.note && (
              <WrittenText
                text={absence.note}
                language={absence.language}
                className="page-side text-sm whitespace-pre-line text-ink-soft wrap-anywhere"
              />
            )}
          </div>
          {renderAction?.(absence)}
        </li>
      ))}
    </ul>
  );
}
