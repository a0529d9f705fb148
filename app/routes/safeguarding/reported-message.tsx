import type { StoredFile } from '#features/files/files.ts';
import type { ReportedMessage } from '#features/messages/message-reports.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { Card } from '#ui/card.tsx';
import { MessageAttachments } from '../attachments/message-attachments.tsx';
import { MessageBody } from '../inbox/message-body.tsx';

export function ReportedMessageCard({ message, files }: { message: ReportedMessage; files: readonly StoredFile[] }) {
  const t = useTranslate();
  const { subject, body, language, senderName, receiverName, toOffice, createdAt } = message;
  const receiver = toOffice ? t(`office.${toOffice}`) : (receiverName ?? t('message.formerUser'));
  return (
    <Card>
      <p className="text-sm text-ink-soft">{t('safeguarding.message')}</p>
      <h2 dir="auto" lang={language ?? undefined} className="text-start text-2xl wrap-anywhere">
        {subject ?? t('safeguarding.unreadable')}
      </h2>
      <p className="mt-2 border-b border-line pb-4 text-sm text-ink-soft">
        {t('message.from')} <bdi translate="no">{senderName ?? t('message.formerUser')}</bdi>
        <br />
        {t('message.to')} <bdi translate="no">{receiver}</bdi>
        <br />
        <LocalTime at={new Date(createdAt)} format="long" />
      </p>
      <MessageBody text={body} language={language} unreadable={t('safeguarding.unreadable')} />
      <MessageAttachments messageId={message.id} files={files} />
    </Card>
  );
}
