import type { Absence } from '#features/absences/absences.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Card } from '#ui/card.tsx';
import { AbsenceList } from '../absences/absence-list.tsx';

/** Current and future absences of the mentor's students. @see PD-42 */
export function CurrentAbsences({ absences }: { absences: Absence[] }) {
  const t = useTranslate();
  return (
    <section aria-labelledby="absences">
      <Card>
        <h2 id="absences" className="text-xl">
          {t('roster.absent')}
        </h2>
        <AbsenceList absences={absences} />
      </Card>
    </section>
  );
}
