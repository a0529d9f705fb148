import { randomUUID } from 'node:crypto';
import { createContext, data, href, useLocation } from 'react-router';
import { listFilesOfMessages } from '#features/files/files.server.ts';
import { archiveThread } from '#features/messages/archive-thread.server.ts';
import { markRead } from '#features/messages/mark-message-read.server.ts';
import { type Message, messagesOf, newestOf, type Thread } from '#features/messages/messages.ts';
import { findReplyBlock } from '#features/messages/recipients.server.ts';
import { findThread } from '#features/messages/threads.server.ts';
import { answerTo } from '#forms/form-answer.ts';
import { onlyText } from '#forms/parse-form.server.ts';
import { isOpening } from '#http/is-opening.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { readForSession, writeForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { parseUuid } from '#platform/uuid.ts';
import { MessageAttachments } from '../attachments/message-attachments.tsx';
import { PortalTitle } from '../shell/portal-title.tsx';
import type { Route } from './+types/message.ts';
import { BackToMessages } from './back-to-messages.tsx';
import { handleReply } from './compose.server.ts';
import { composeForm } from './compose-fields.ts';
import { MessageActions } from './message-actions.tsx';
import { MessageBody } from './message-body.tsx';
import { MessageFacts } from './message-facts.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ReportLink } from './report-link.tsx';
import { EarlierMessages, LaterMessages } from './thread.tsx';
import { useOpenForPrint } from './use-open-for-print.ts';

interface OpenedThread extends Thread {
  newlyRead: string[];
}

const openedThread = createContext<OpenedThread | null>(null);

/**
 * Opens the thread before any loader runs, so that list and badge in the same response are up to date. Marking its
 * messages read is the only change by a GET: only for their receiver, and neither on prefetch nor when an open page
 * reloads itself.
 * @see R4 @see core §4 Message read state
 */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context, params }, next) => {
    const id = parseUuid(params.messageId);
    if (id === null) return next();
    const thread = await readForSession(context, (tx) => findThread(tx, { id }));
    const unread = thread && isOpening(request) ? messagesOf(thread).filter(isUnreadByReader) : [];
    const newlyRead = unread.map((message) => message.id);
    if (newlyRead.length > 0) await writeForSession(context, (tx) => markRead(tx, newlyRead));
    for (const message of unread) message.isRead = true;
    context.set(openedThread, thread && { ...thread, newlyRead });
    return next();
  },
];

const isUnreadByReader = ({ direction, isRead }: Message) => direction === 'received' && !isRead;

/** Someone else's message and an unknown id get the same 404. @see R2 */
export async function loader({ context }: Route.LoaderArgs) {
  const thread = context.get(openedThread);
  if (!thread) throw data(null, { status: 404 });
  const withFiles = messagesOf(thread).filter(({ attachmentCount }) => attachmentCount > 0);
  const ids = withFiles.map(({ id }) => id);
  const { other } = newestOf(thread);
  const [files, replyBlock] = await readForSession(context, (tx) =>
    Promise.all([ids.length === 0 ? noFiles : listFilesOfMessages(tx, ids), other && findReplyBlock(tx, other)]),
  );
  const replyTo = replyBlock ? null : other;
  return { thread, files, replyBlock, replyTo, requestId: randomUUID() };
}

const noFiles: Awaited<ReturnType<typeof listFilesOfMessages>> = {};

/** Archives the thread, brings it back, or sends a reply. @see PD-44, PD-83 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const thread = context.get(openedThread);
  if (!thread) throw data(null, { status: 404 });
  const form = await request.clone().formData();
  if (!form.has('intent')) return handleReply({ request, url, context }, thread.message.id);
  const intent = onlyText(form, 'intent');
  if (intent !== 'archive' && intent !== 'restore') throw data(null, { status: 400 });
  const { id } = thread.message;
  await writeForSession(context, (tx) => archiveThread(tx, id, intent === 'archive'));
  if (intent === 'restore') {
    throw redirectWithNotice(context, href('/inbox/:messageId', { messageId: id }), {
      tone: 'success',
      text: 'thread.restored',
    });
  }
  const undo = { to: href('/inbox/:messageId', { messageId: id }), intent: 'restore', text: 'thread.undo' } as const;
  throw redirectWithNotice(context, `${href('/inbox')}${url.search}`, {
    tone: 'success',
    text: 'thread.archived',
    action: undo,
  });
}

/** A message within its thread. @see core §2 Secure Inbox @see PD-44 */
export default function MessageDetail({ loaderData, actionData }: Route.ComponentProps) {
  const { thread, files, replyBlock, replyTo, requestId } = loaderData;
  const t = useTranslate();
  const { search } = useLocation();
  const article = useOpenForPrint();
  const { message } = thread;
  const newest = newestOf(thread);
  const isTarget = thread.earlier.length > 0;
  const subject = message.subject ?? t('inbox.unreadable');
  return (
    <article ref={article} aria-labelledby="message-subject" className="p-5 sm:p-7 print:p-0">
      <PortalTitle>{subject}</PortalTitle>
      <BackToMessages to={`${href('/inbox')}${search}`} />
      <h2
        id="message-subject"
        {...(!isTarget && { 'data-route-focus': '' })}
        tabIndex={-1}
        dir="auto"
        lang={message.language ?? undefined}
        className="text-start text-2xl wrap-anywhere outline-none focus-visible:shadow-none focus-visible:outline-none"
      >
        {subject}
      </h2>
      <EarlierMessages key={`before ${message.id}`} thread={thread} files={files} />
      <MessageFacts message={message} isTarget={isTarget} />
      <MessageBody text={message.body} language={message.language} />
      <MessageAttachments messageId={message.id} files={files[message.id] ?? []} />
      <ReportLink message={message} />
      <LaterMessages key={`after ${message.id}`} thread={thread} files={files} />
      <MessageActions newest={newest} replyBlock={replyBlock} isArchived={message.isArchived} />
      {replyTo && (
        <ReplyForm
          messages={messagesOf(thread)}
          newest={newest}
          to={replyTo}
          requestId={requestId}
          answer={answerTo(composeForm, actionData)}
        />
      )}
    </article>
  );
}
