import { data, href, Link } from 'react-router';
import { listFilesOfMessages } from '#features/files/files.server.ts';
import { findLetter } from '#features/messages/letters.server.ts';
import type { SentLetter } from '#features/messages/letters.ts';
import { readForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { parseUuid } from '#platform/uuid.ts';
import { Badge } from '#ui/badge.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { MessageAttachments } from '../attachments/message-attachments.tsx';
import { MessageBody } from '../inbox/message-body.tsx';
import { PortalPage } from '../shell/portal-page.tsx';
import type { Route } from './+types/letter.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const letterId = parseUuid(params.letterId);
  const found = letterId
    ? await readForSession(context, async (tx) => {
        const letter = await findLetter(tx, letterId);
        const first = letter?.messages[0]?.id;
        return letter && { letter, files: first ? await listFilesOfMessages(tx, [first]) : {} };
      })
    : null;
  if (!found) throw data(null, { status: 404 });
  // Each message has the same files.
  return { letter: found.letter, files: Object.values(found.files).flat() };
}

/** The receivers of a letter, and who has read it. @see PD-45 */
export default function LetterPage({ loaderData: { letter, files } }: Route.ComponentProps) {
  const t = useTranslate();
  const { subject, body, language, sentAt, messages } = letter;
  const read = messages.filter(({ isRead }) => isRead).length;
  return (
    <PortalPage
      title={t('letter.sent.title')}
      heading={
        <span dir="auto" lang={language ?? undefined} className="block text-start wrap-anywhere">
          {subject ?? t('inbox.unreadable')}
        </span>
      }
      eyebrow={t('letter.sent.title')}
      lead={
        <span className="flex flex-wrap gap-x-4">
          <span>{t('letter.sent', { count: messages.length })}</span>
          <LocalTime at={new Date(sentAt)} format="long" />
          <span>{t('letter.sent.readBy', { read, count: messages.length })}</span>
        </span>
      }
      back={{ to: href('/students'), text: t('letter.back') }}
      width="text"
    >
      <div className={classNames(cardClass, 'px-5 pb-6')}>
        <MessageBody text={body} language={language} />
      </div>
      <ul className={cardClass}>
        {messages.map((message) => (
          <Receiver key={message.id} message={message} />
        ))}
      </ul>
      <MessageAttachments messageId={letter.messages[0]?.id ?? ''} files={files} level={2} />
    </PortalPage>
  );
}

function Receiver({ message: { id, receiverName, isRead } }: { message: SentLetter['messages'][number] }) {
  const t = useTranslate();
  return (
    <li className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line px-5 py-1.5 not-first:border-t">
      <Link
        to={href('/inbox/:messageId', { messageId: id })}
        className="text-link inline-flex min-h-11 items-center wrap-anywhere"
      >
        <bdi translate="no">{receiverName ?? t('message.formerUser')}</bdi>
      </Link>
      <Badge tone={isRead ? 'moss' : 'neutral'}>
        {isRead && <Icon name="check-check" />}
        {t(isRead ? 'message.read' : 'message.notYetRead')}
      </Badge>
    </li>
  );
}
