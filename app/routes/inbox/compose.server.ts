import { randomUUID } from 'node:crypto';
import { createContext, type RouterContextProvider, redirect } from 'react-router';
import { defaultLanguage, isLanguage } from '../../../content/languages.ts';
import { findFeedbackSubject } from '../../features/feedback/feedback.server.ts';
import { type AttachingRefused, attachFiles } from '../../features/files/files.server.ts';
import type { StoredFile } from '../../features/files/files.ts';
import { type NewMessage, NewMessageSchema } from '../../features/messages/messages.schema.ts';
import {
  type Correspondent,
  type Message,
  parseMessageId,
  parseRecipient,
  replySubject,
} from '../../features/messages/messages.ts';
import { findRecipient, findRecipients, recipientsShown } from '../../features/messages/recipients.server.ts';
import { type MessageRefused, sendMessage } from '../../features/messages/send-message.server.ts';
import { findMessage } from '../../features/messages/threads.server.ts';
import { listStudentsToName } from '../../features/students/students.server.ts';
import { unconfirmedForm } from '../../forms/form-refusal.ts';
import { type FormRefusals, handleForm, refuseForm } from '../../forms/handle-form.server.ts';
import type { SentFormPost } from '../../forms/parse-form.server.ts';
import { searchTextOf } from '../../http/searches.server.ts';
import { findVisitorSession, getSession } from '../../http/session.server.ts';
import { toastHeader } from '../../http/toasts.server.ts';
import { loadCatalogue } from '../../i18n/catalogues.ts';
import { translator } from '../../i18n/translate.ts';
import { person, type Tx, writeAs } from '../../platform/database.server.ts';
import { servicesContext } from '../../platform/request-context.server.ts';
import { parseFormWithFiles } from './attachments/posted-files.server.ts';
import { composeForm, type MessageField } from './compose-fields.ts';
import { tooManyMessages } from './too-many-messages.ts';

type Context = Readonly<RouterContextProvider>;

export interface ComposeStart {
  /** Idempotency key. @see R9 */
  requestId: string;
  receiver: Correspondent | null;
  subject: string;
  /** Students whom the message may be about, and the one of the answered message. */
  students: { id: string; fullName: string }[];
  studentId: string;
  answered: AnsweredMessage | null;
  /** For choosing a recipient without a script: the first matches of `search`. */
  search: string;
  matches: Correspondent[];
  areMatchesCut: boolean;
  searchWaitSeconds: number;
}

export type AnsweredMessage = Pick<Message, 'id' | 'from' | 'createdAt' | 'body'>;

/** The submitted recipient of a form with errors, which the page then shows; null if the form was not posted. */
const refusedRecipient = createContext<string | null>(null);

/** Whether the page shows the form: by its URL, or after a form error. */
export function isComposeOpen(url: URL, context: Context): boolean {
  return url.searchParams.has('compose') || context.get(refusedRecipient) !== null;
}

/** @see contract "forms" */
export async function startCompose(
  tx: Tx,
  context: Context,
  { pathname, searchParams }: URL,
  searchWaitSeconds: number,
): Promise<ComposeStart> {
  const { personId } = getSession(context);
  const { keyring } = context.get(servicesContext);
  const to = parseRecipient(context.get(refusedRecipient) ?? searchParams.get('to'));
  const answeredId = parseMessageId(searchParams.get('re'));
  const search = composeSearchOf({ searchParams });
  const [matches, receiver, answered, students, about] = await Promise.all([
    // Requests by the client router come from a script, where the combobox searches.
    pathname.endsWith('.data') || searchWaitSeconds > 0 ? [] : findRecipients(tx, search),
    to ? findRecipient(tx, to) : null,
    answeredId ? findMessage(tx, keyring, personId, answeredId) : null,
    listStudentsToName(tx, personId, parseMessageId(to)),
    findFeedbackAnswered(tx, context, searchParams),
  ]);
  return {
    requestId: randomUUID(),
    receiver,
    students: withAnswered(students, answered),
    studentId: answered?.studentId ?? about?.studentId ?? '',
    subject: answered?.subject ? replySubject(answered.subject) : (about?.subject ?? ''),
    answered: answered && { id: answered.id, from: answered.from, createdAt: answered.createdAt, body: answered.body },
    search,
    matches,
    areMatchesCut: matches.length === recipientsShown,
    searchWaitSeconds,
  };
}

function withAnswered(students: ComposeStart['students'], answered: Message | null): ComposeStart['students'] {
  const { studentId: id = null, studentName: fullName = null } = answered ?? {};
  if (id === null || fullName === null || students.some((student) => student.id === id)) return students;
  return [{ id, fullName }, ...students];
}

/** Subject and student of a reply to feedback. @see PD-48 */
async function findFeedbackAnswered(tx: Tx, context: Context, search: URLSearchParams) {
  const id = parseMessageId(search.get('feedback'));
  const feedback = id && (await findFeedbackSubject(tx, id));
  if (!feedback) return null;
  const { language } = getSession(context);
  const code = isLanguage(language) ? language : defaultLanguage;
  const t = translator(code, await loadCatalogue(code));
  const text = t('feedback.subject', { name: feedback.studentName, area: t(`feedback.area.${feedback.area}`) });
  return { studentId: feedback.studentId, subject: replySubject(text) };
}

/** Search text of the form without a script. */
export function composeSearchOf({ searchParams }: Pick<URL, 'searchParams'>): string {
  return searchTextOf(searchParams.get('recipient')) ?? '';
}

/** Sends the message and redirects to the list, or returns the form with all typed values. @see R9 */
export async function handleCompose(request: Request, context: Context) {
  const posted = await parseFormWithFiles(request, context, NewMessageSchema, composeForm);
  const answeredId = parseMessageId(new URL(request.url).searchParams.get('re'));
  const answer = await answerPosted({ ...posted, answeredId }, context);
  if (!(answer instanceof Response)) context.set(refusedRecipient, posted.values.receiverId);
  return answer;
}

type Posted = SentFormPost<MessageField, NewMessage>;

interface PostedMessage extends Posted {
  files: readonly StoredFile[];
  answeredId: string | null;
}

function answerPosted({ files, answeredId, ...posted }: PostedMessage, context: Context) {
  // The guard permits this form while the session's owner is unknown.
  if (!findVisitorSession(context)) return refuseForm(context, unconfirmedForm(composeForm, posted.values), 503);
  const { personId } = getSession(context);
  const { keyring } = context.get(servicesContext);
  return handleForm(context, composeForm, posted, {
    async save(message) {
      await writeAs(person(personId), async (tx) => {
        const outgoing = { ...message, attachmentCount: files.length, answeredId };
        const messageId = await sendMessage(tx, keyring, personId, outgoing);
        const fileIds = files.map(({ id }) => id);
        await attachFiles(tx, keyring, { ownerId: personId, messageId, fileIds });
      });
      const headers = toastHeader(context, { tone: 'success', text: 'compose.sent' });
      return redirect('/inbox', { status: 303, headers });
    },
    refusals,
  });
}

const refusals: FormRefusals<MessageField, MessageRefused['reason'] | AttachingRefused['reason']> = {
  gone: () => ({ errors: { attachments: 'attachments.gone' } }),
  'unknown student': () => ({ errors: { studentId: 'compose.student.unknown' } }),
  'unknown recipient': () => ({ errors: { receiverId: 'compose.recipient.unknown' } }),
  'too many': ({ retryAfterSeconds }) => ({ message: tooManyMessages(retryAfterSeconds) }),
};
