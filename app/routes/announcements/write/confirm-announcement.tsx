import type { Reach } from '#features/announcements/announcements.ts';
import { ConfirmStep } from '#forms/confirm-step.tsx';
import type { Question } from '#forms/confirmation.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { useReachTexts } from './shown-reach.tsx';

export interface AnnouncementQuestion extends Question {
  id: string;
  reach: Reach;
  isUrgent: boolean;
  publishAt: Date | null;
}

type ConfirmAnnouncementProps = { confirmation: AnnouncementQuestion; cancelTo: string };

/** Whom the announcement reaches, before it is published. @see PD-66 */
export function ConfirmAnnouncement({ confirmation, cancelTo }: ConfirmAnnouncementProps) {
  const t = useTranslate();
  const { reach, isUrgent, publishAt, fields } = confirmation;
  return (
    <ConfirmStep
      title={t('announcement.preview', { count: reach.guardians + reach.staff })}
      submit={t(publishAt ? 'announcement.preview.schedule' : 'announcement.preview.submit')}
      fields={fields}
      cancelTo={cancelTo}
      isDanger={isUrgent}
    >
      {useReachTexts(reach).map((text) => (
        <li key={text}>{text}</li>
      ))}
      {publishAt && (
        <li>
          {t('announcement.preview.later')} <LocalTime at={publishAt} format="short" />
        </li>
      )}
      <li className={isUrgent ? 'font-[620] text-ink' : undefined}>
        {t(isUrgent ? 'announcement.preview.urgent' : 'announcement.preview.mails')}
      </li>
      <li>{t('announcement.preview.change')}</li>
    </ConfirmStep>
  );
}
