import { createContext, data, Link, useLocation } from 'react-router';
import { listFilesOfMessage } from '../../features/files/files.server.ts';
import type { StoredFile } from '../../features/files/files.ts';
import { markRead } from '../../features/messages/mark-message-read.server.ts';
import { findMessage } from '../../features/messages/messages.server.ts';
import { type Message, parseMessageId } from '../../features/messages/messages.ts';
import { getSession, readForSession } from '../../http/session.server.ts';
import { useTranslate } from '../../i18n/language-context.tsx';
import { LocalTime } from '../../i18n/local-time.tsx';
import { person, writeAs } from '../../platform/database.server.ts';
import { servicesContext } from '../../platform/request-context.server.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { personDetails, personName } from '../../ui/describe-person.ts';
import { Icon } from '../../ui/icon.tsx';
import { PortalTitle } from '../shell/portal-title.tsx';
import type { Route } from './+types/message.ts';
import { MessageAttachments } from './attachments/message-attachments.tsx';
import { BackToMessages } from './back-to-messages.tsx';
import { MessageBody } from './message-body.tsx';

const openedMessage = createContext<Message | null>(null);

/**
 * Opens the message before any loader runs, so that list and badge in the same response are up to date. Marking it
 * read is the only change by a GET: only for its receiver, and not on prefetch.
 * @see R4 @see core §4 Message read state
 */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context, params }, next) => {
    const id = parseMessageId(params.messageId);
    if (id === null) return next();
    const { personId } = getSession(context);
    const { keyring } = context.get(servicesContext);
    const message = await readForSession(context, (tx) => findMessage(tx, keyring, personId, id));
    if (message && request.method === 'GET' && isUnreadByReader(message) && !isPrefetch(request)) {
      await writeAs(person(personId), (tx) => markRead(tx, id, personId));
      message.isRead = true;
    }
    context.set(openedMessage, message);
    return next();
  },
];

const isUnreadByReader = ({ direction, isRead }: Message) => direction === 'received' && !isRead;
const isPrefetch = (request: Request) => request.headers.get('sec-purpose')?.includes('prefetch') === true;

/** Someone else's message and an unknown id get the same 404. @see R2 */
export async function loader({ context }: Route.LoaderArgs) {
  const message = context.get(openedMessage);
  if (!message) throw data(null, { status: 404 });
  const { keyring } = context.get(servicesContext);
  const files: StoredFile[] =
    message.attachmentCount === 0
      ? []
      : await readForSession(context, (tx) => listFilesOfMessage(tx, keyring, message.id));
  return { message, files };
}

/** @see core §2 Secure Inbox */
export default function MessageDetail({ loaderData: { message, files } }: Route.ComponentProps) {
  const t = useTranslate();
  const { search } = useLocation();
  const subject = message.subject ?? t('inbox.unreadable');
  return (
    <article aria-labelledby="message-subject" className="p-5 sm:p-7 print:p-0">
      <PortalTitle>{subject}</PortalTitle>
      <BackToMessages to={`/inbox${search}`} />
      <header className="border-b border-line pb-5">
        <h2
          id="message-subject"
          data-route-focus
          tabIndex={-1}
          dir="auto"
          translate="no"
          className="text-start text-2xl wrap-anywhere outline-none focus-visible:shadow-none focus-visible:outline-none"
        >
          {subject}
        </h2>
        <MessageFacts message={message} />
      </header>
      <MessageBody text={message.body ?? t('inbox.unreadable')} />
      <MessageAttachments files={files} />
      <MessageActions message={message} />
    </article>
  );
}

function MessageFacts({ message: { direction, other, ownOffice, createdAt, isRead } }: { message: Message }) {
  const t = useTranslate();
  const isSent = direction === 'sent';
  const details = other && personDetails(other, t);
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-ink-soft">
      <p className="min-w-0 wrap-anywhere">
        {t(isSent ? 'message.to' : 'message.from')}{' '}
        <bdi translate="no" className="font-[620] text-ink">
          {other ? personName(other, t) : t('message.formerUser')}
        </bdi>
        {details && (
          <>
            {' '}
            <bdi translate="no">({details})</bdi>
          </>
        )}
        {ownOffice && (
          <>
            <br />
            {t(isSent ? 'message.fromOffice' : 'message.toOffice', { office: t(`office.${ownOffice}`) })}
          </>
        )}
        <br />
        <LocalTime at={new Date(createdAt)} look="long" />
      </p>
      {isSent && (
        <Badge tone={isRead ? 'moss' : 'neutral'}>
          {isRead && <Icon name="check-check" />}
          {t(isRead ? 'message.read' : 'message.notYetRead')}
        </Badge>
      )}
    </div>
  );
}

function MessageActions({ message: { id, other, direction } }: { message: Message }) {
  const t = useTranslate();
  return (
    <div className="no-print mt-8 flex flex-wrap gap-3">
      {other && (
        <Link to={`/inbox?compose&to=${other.id}&re=${id}`} className={buttonClass()}>
          <Icon name="reply" className="mirrored" />
          {t(direction === 'sent' ? 'message.writeAgain' : 'message.reply')}
        </Link>
      )}
      <Button variant="quiet" onClick={() => window.print()} className="scripts-only">
        <Icon name="printer" />
        {t('message.print')}
      </Button>
    </div>
  );
}
