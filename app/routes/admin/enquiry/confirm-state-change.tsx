import { dateFormatter } from '../../../i18n/dates.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { ConfirmStep } from '../confirm-step.tsx';
import type { StateConfirmation } from './state-confirmation.server.ts';

type ConfirmStateChangeProps = { confirmation: StateConfirmation; cancelTo: string };

/** Asks before a change of state removes a consultation or has the enquiry deleted earlier. */
export function ConfirmStateChange({ confirmation, cancelTo }: ConfirmStateChangeProps) {
  const { t, dateLocale } = useLanguage();
  const { change, reference, removedConsultation, earlierDeletion } = confirmation;
  const formatDay = dateFormatter(dateLocale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <ConfirmStep
      title={t('enquiries.confirm.title', { reference, state: t(`enquiries.state.${change.state}`) })}
      submit={t('enquiries.confirm.submit')}
      fields={{ ...change, confirmed: 'yes' }}
      cancelTo={cancelTo}
    >
      {removedConsultation && (
        <li>{t('enquiries.confirm.consultation', { day: formatDay(new Date(removedConsultation)) })}</li>
      )}
      {earlierDeletion && <li>{deletionText(earlierDeletion, formatDay, t)}</li>}
    </ConfirmStep>
  );
}

type EarlierDeletion = NonNullable<StateConfirmation['earlierDeletion']>;

/** A time that is over already means the next night, when the job deletes. */
function deletionText(
  { before, after }: EarlierDeletion,
  formatDay: (at: Date) => string,
  t: ReturnType<typeof useLanguage>['t'],
): string {
  const dates = { before: formatDay(before), after: formatDay(after) };
  return after <= new Date() ? t('enquiries.confirm.deletedTonight', dates) : t('enquiries.confirm.deletedOn', dates);
}
