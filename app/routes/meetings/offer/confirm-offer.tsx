import { ConfirmStep } from '#forms/confirm-step.tsx';
import type { Question } from '#forms/confirmation.ts';
import { dateFormatter } from '#i18n/dates.ts';
import { useLanguage } from '#i18n/language-context.tsx';

export interface OfferQuestion extends Question {
  id: string;
  /** Null: one enquiry. */
  families: number | null;
  times: number;
  firstAt: Date;
  lastEnd: Date;
  timeZone: string;
}

/** How many families get how many times, before they are told. */
export function ConfirmOffer({ question, cancelTo }: { question: OfferQuestion; cancelTo: string }) {
  const { dateLocale, t } = useLanguage();
  const { families, times, firstAt, lastEnd, timeZone, fields } = question;
  const format = dateFormatter(dateLocale, { dateStyle: 'full', timeStyle: 'short', timeZone });
  return (
    <ConfirmStep
      title={t('meetingOffer.preview', { count: times })}
      submit={t('meetingOffer.preview.submit')}
      fields={fields}
      cancelTo={cancelTo}
    >
      <li>{t('meetingOffer.preview.from', { time: format(firstAt) })}</li>
      <li>{t('meetingOffer.preview.until', { time: format(lastEnd) })}</li>
      <li>{t('meetings.zone', { zone: timeZone })}</li>
      <li>
        {families === null
          ? t('meetingOffer.preview.enquiry')
          : t('meetingOffer.preview.families', { count: families })}
      </li>
      {families !== null && families > times && (
        <li className="font-[620] text-ink">{t('meetingOffer.preview.few')}</li>
      )}
    </ConfirmStep>
  );
}
