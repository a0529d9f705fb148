import { Form, href } from 'react-router';
import type { Absence } from '#features/absences/absences.ts';
import { ConfirmStep } from '#forms/confirm-step.tsx';
import type { Question } from '#forms/confirmation.ts';
import { dateFormatter } from '#i18n/dates.ts';
import { DayRange } from '#i18n/day-range.tsx';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { AbsenceList } from '../absences/absence-list.tsx';
import { eraseNoteIntent } from './answer-form.ts';

/** Notes that a request for erasure may be about. @see PD-58 */
export function AbsenceNotes({ absences }: { absences: Absence[] }) {
  const t = useTranslate();
  return (
    <Card>
      <h2 className="text-xl">{t('privacyRequests.notes')}</h2>
      {absences.length === 0 ? (
        <p className="mt-1 text-ink-soft">{t('privacyRequests.notes.none')}</p>
      ) : (
        <>
          <p className="mt-1 text-ink-soft">{t('privacyRequests.notes.lead')}</p>
          <AbsenceList absences={absences} renderAction={(absence) => <EraseNote absence={absence} />} />
        </>
      )}
    </Card>
  );
}

function EraseNote({ absence: { id, studentName: name, firstDay } }: { absence: Absence }) {
  const { t, dateLocale } = useLanguage();
  const day = dateFormatter(dateLocale, { dateStyle: 'long', timeZone: 'UTC' })(new Date(firstDay));
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="absenceId" value={id} />
      <Button
        type="submit"
        name="intent"
        value={eraseNoteIntent}
        variant="secondary"
        size="small"
        aria-label={t('privacyRequests.notes.eraseNamed', { name, day })}
      >
        {t('privacyRequests.notes.erase')}
      </Button>
    </Form>
  );
}

type ConfirmErasureProps = Question & { absence: Absence; requestId: string };

export function ConfirmErasure({ absence, requestId, fields }: ConfirmErasureProps) {
  const { studentName, firstDay, lastDay } = absence;
  const t = useTranslate();
  return (
    <ConfirmStep
      title={t('privacyRequests.notes.confirm', { name: studentName })}
      submit={t('privacyRequests.notes.erase')}
      cancel={t('privacyRequests.notes.keep')}
      isDanger
      fields={fields}
      cancelTo={href('/privacy-requests/:requestId', { requestId })}
    >
      <li>
        <DayRange first={firstDay} last={lastDay} />
      </li>
      <li>{t('privacyRequests.notes.effect')}</li>
      <li>{t('privacyRequests.notes.message')}</li>
    </ConfirmStep>
  );
}
