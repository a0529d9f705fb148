import type { Correction } from '#features/attendance/attendance.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { MarkText } from '../../attendance/mark-text.tsx';

type CorrectionsProps = { corrections: readonly Correction[]; nameOf: ReadonlyMap<string, string> };

/** Former marks of the register, the first one first. */
export function Corrections({ corrections, nameOf }: CorrectionsProps) {
  const t = useTranslate();
  return (
    <details>
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center text-sm">
        {t('register.corrections')}
      </summary>
      <ul className="divide-y divide-line text-sm">
        {corrections.map(({ studentId, mark, minutes, correctedAt, correctorName }) => (
          <li key={`${studentId} ${correctedAt.getTime()}`} className="py-2 wrap-anywhere">
            <bdi translate="no" className="font-[560]">
              {nameOf.get(studentId)}
            </bdi>
            <span aria-hidden="true"> · </span>
            {t('register.formerly')} <MarkText mark={mark} minutes={minutes} />
            <span className="block text-ink-soft">
              <LocalTime at={correctedAt} format="short" />
              {correctorName && (
                <>
                  <span aria-hidden="true"> · </span>
                  <bdi translate="no">{correctorName}</bdi>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
