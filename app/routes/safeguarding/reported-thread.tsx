import type { StoredFile } from '#features/files/files.ts';
import type { MessageReport, ReportedMessage } from '#features/messages/message-reports.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { Card } from '#ui/card.tsx';
import { MessageAttachments } from '../attachments/message-attachments.tsx';
import { MessageBody } from '../inbox/message-body.tsx';

type Files = Record<string, StoredFile[]>;

/** The messages near the reported one in its thread, collapsed. @see PD-51 */
export function ReportedThread({
  thread: { earlier, later },
  files,
}: Pick<MessageReport, 'thread'> & { files: Files }) {
  const t = useTranslate();
  const isEmpty = earlier.length + later.length === 0;
  return (
    <Card>
      <h2 className="text-xl">{t('safeguarding.thread')}</h2>
      <p className="mt-1 text-ink-soft">{t(isEmpty ? 'safeguarding.thread.none' : 'safeguarding.thread.hint')}</p>
      <Messages title={t('safeguarding.thread.earlier')} messages={earlier} files={files} />
      <Messages title={t('safeguarding.thread.later')} messages={later} files={files} />
    </Card>
  );
}

function Messages({ title, messages, files }: { title: string; messages: readonly ReportedMessage[]; files: Files }) {
  if (messages.length === 0) return null;
  return (
    <>
      <h3 className="mt-5 text-lg">{title}</h3>
      <ul className="divide-y divide-line">
        {messages.map((message) => (
          <li key={message.id}>
            <ThreadMessage message={message} files={files[message.id] ?? []} />
          </li>
        ))}
      </ul>
    </>
  );
}

function ThreadMessage({ message, files }: { message: ReportedMessage; files: readonly StoredFile[] }) {
  const t = useTranslate();
  const { subject, body, language, senderName, createdAt } = message;
  return (
    <details>
      <summary className="min-h-11 py-2.5">
        <bdi translate="no" className="font-[620]">
          {senderName ?? t('message.formerUser')}
        </bdi>{' '}
        <span className="text-sm text-ink-soft">
          <LocalTime at={new Date(createdAt)} format="short" />
        </span>
      </summary>
      <div className="pb-5">
        <p dir="auto" lang={language ?? undefined} className="text-start font-[620] wrap-anywhere">
          {subject ?? t('safeguarding.unreadable')}
        </p>
        <MessageBody text={body} language={language} unreadable={t('safeguarding.unreadable')} />
        <MessageAttachments messageId={message.id} files={files} />
      </div>
    </details>
  );
}
