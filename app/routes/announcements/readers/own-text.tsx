import type { OwnAnnouncement } from '#features/announcements/announcements.ts';
import type { StoredFile } from '#features/files/files.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { MessageAttachments } from '../../attachments/message-attachments.tsx';
import { AnnouncementTexts } from '../announcement-texts.tsx';

export function OwnText({
  announcement: { id, texts },
  files,
}: {
  announcement: OwnAnnouncement;
  files: StoredFile[];
}) {
  const t = useTranslate();
  return (
    <details>
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">{t('announcement.show')}</summary>
      <div className="flex flex-col gap-6 pb-2">
        <AnnouncementTexts texts={texts} />
        <MessageAttachments messageId={id} files={files} level={2} />
      </div>
    </details>
  );
}
