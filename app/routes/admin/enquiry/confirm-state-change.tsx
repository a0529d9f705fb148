import { ConfirmStep } from '#forms/confirm-step.tsx';
import type { Question } from '#forms/confirmation.ts';
import { dateFormatter } from '#i18n/dates.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import type { StateConfirmation } from './state-confirmation.server.ts';

type ConfirmStateChangeProps = {
  confirmation: StateConfirmation & Question;
  cancelTo: string;
};

/** Confirmation of a change that removes a consultation, shortens the retention of the enquiry, or ends it. */
export function ConfirmStateChange({ confirmation, cancelTo }: ConfirmStateChangeProps) {
  const { t, dateLocale } = useLanguage();
  const { state, reference, removedConsultation, earlierDeletion, end, fields } = confirmation;
  const formatDay = dateFormatter(dateLocale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <ConfirmStep
      title={t('enquiries.confirm.title', { reference, state: t(`enquiries.state.${state}`) })}
      submit={t('enquiries.confirm.submit')}
      fields={fields}
      cancelTo={cancelTo}
    >
      {removedConsultation && (
        <li>{t('enquiries.confirm.consultation', { day: formatDay(new Date(removedConsultation)) })}</li>
      )}
      {earlierDeletion && <li>{deletionText(earlierDeletion, formatDay, t)}</li>}
      {end && !earlierDeletion && <li>{t(`pipeline.confirm.${end.state}`, { until: formatDay(end.until) })}</li>}
    </ConfirmStep>
  );
}

type EarlierDeletion = NonNullable<StateConfirmation['earlierDeletion']>;

/** A past time means the next night, when the job runs. */
function deletionText(
  { before, after }: EarlierDeletion,
  formatDay: (at: Date) => string,
  t: ReturnType<typeof useLanguage>['t'],
): string {
  const dates = { before: formatDay(before), after: formatDay(after) };
  return after <= new Date() ? t('enquiries.confirm.deletedTonight', dates) : t('enquiries.confirm.deletedOn', dates);
}
