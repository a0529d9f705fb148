import type { AnnouncementText, Reach } from '#features/announcements/announcements.ts';
import { ConfirmStep } from '#forms/confirm-step.tsx';
import type { Question } from '#forms/confirmation.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { AnnouncementTexts } from '../announcement-texts.tsx';
import { useReachTexts } from './shown-reach.tsx';

export interface AnnouncementQuestion extends Question {
  id: string;
  reach: Reach;
  texts: readonly AnnouncementText[];
  isUrgent: boolean;
  publishAt: Date | null;
}

type ConfirmAnnouncementProps = { confirmation: AnnouncementQuestion; cancelTo: string };

/** Whom the announcement reaches, and what they read, before it is published. @see PD-66 */
export function ConfirmAnnouncement({ confirmation, cancelTo }: ConfirmAnnouncementProps) {
  const t = useTranslate();
  const { reach, texts, isUrgent, publishAt, fields } = confirmation;
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
      <li>
        <details>
          <summary className="text-link cursor-pointer py-2.5">{t('announcement.show')}</summary>
          <div className="flex flex-col gap-6 pt-2">
            <AnnouncementTexts texts={texts} />
          </div>
        </details>
      </li>
    </ConfirmStep>
  );
}
