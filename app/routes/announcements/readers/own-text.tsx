import { languages } from '#content/languages.ts';
import type { OwnAnnouncement } from '#features/announcements/announcements.ts';
import type { StoredFile } from '#features/files/files.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { MessageAttachments } from '../../attachments/message-attachments.tsx';
import { MessageBody } from '../../inbox/message-body.tsx';

/** The text in each language, as its readers see it. */
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
        {texts.map(({ language, title, body, question }) => (
          <article key={language} lang={language} dir={languages[language].direction}>
            <p className="text-sm text-ink-soft">{languages[language].ownName}</p>
            <p className="text-start font-[620] wrap-anywhere">{title}</p>
            <MessageBody text={body} language={language} />
            {question && <p className="mt-4 text-start font-[620] wrap-anywhere">{question.text}</p>}
          </article>
        ))}
        <MessageAttachments messageId={id} files={files} level={2} />
      </div>
    </details>
  );
}
