import { randomUUID } from 'node:crypto';
import type { RouterContextProvider } from 'react-router';
import { href } from 'react-router';
import { defaultLanguage, isLanguage } from '#content/languages.ts';
import { findFeedbackSubject } from '#features/feedback/feedback.server.ts';
import { type AttachingRefused, attachFiles } from '#features/files/attach-files.server.ts';
import { NewMessageSchema } from '#features/messages/messages.schema.ts';
import { type Correspondent, type Message, parseRecipient, replySubject } from '#features/messages/messages.ts';
import { findRecipient, findRecipients, recipientsShown } from '#features/messages/recipients.server.ts';
import { type MessageRefused, sendMessage } from '#features/messages/send-message.server.ts';
import { findMessage } from '#features/messages/threads.server.ts';
import { nameIn } from '#features/reports/report-settings.ts';
import { findReportNames } from '#features/reports/term-reports.server.ts';
import { listStudentsToName } from '#features/students/students.server.ts';
import { type FormRefusals, handleForm, unconfirmedForm } from '#forms/handle-form.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import type { RequestArgs } from '#http/request-args.ts';
import { runSearch, searchTextOf } from '#http/searches.server.ts';
import { findVisitorSession, getSession, readForSession, writeForSession } from '#http/session.server.ts';
import { writtenLanguage } from '#http/written-language.server.ts';
import { translateInto } from '#i18n/translate-into.server.ts';
import { isDataRequest } from '#platform/data-request.ts';
import type { PersonTx } from '#platform/database.server.ts';
import { parseUuid } from '#platform/uuid.ts';
import { parseFormWithFiles } from '../attachments/posted-files.server.ts';
import { composeForm } from './compose-fields.ts';
import type { MessageField } from './draft-storage.ts';
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

export type AnsweredMessage = Pick<Message, 'id' | 'from' | 'createdAt' | 'body' | 'language'>;

/** Initial data of the form. @see contract "forms" */
export async function startCompose(args: RequestArgs): Promise<ComposeStart> {
  const { context } = args;
  const { searchParams } = args.url;
  const to = parseRecipient(searchParams.get('to'));
  const answeredId = parseUuid(searchParams.get('re'));
  const [recipients, [receiver, answered, students, about]] = await Promise.all([
    searchRecipients(args),
    readForSession(context, (tx) =>
      Promise.all([
        to ? findRecipient(tx, to) : null,
        answeredId ? findMessage(tx, answeredId) : null,
        listStudentsToName(tx, parseUuid(to)),
        findAskedAbout(tx, context, searchParams),
      ]),
    ),
  ]);
  const asked = students.find(({ id }) => id === searchParams.get('student'));
  return {
    requestId: randomUUID(),
    receiver,
    students: withAnswered(students, answered),
    studentId: answered?.studentId ?? about?.studentId ?? asked?.id ?? '',
    subject: answered?.subject ? replySubject(answered.subject) : (about?.subject ?? ''),
    answered: answered && answeredOf(answered),
    ...recipients,
  };
}

const answeredOf = ({ id, from, createdAt, body, language }: Message): AnsweredMessage => ({
  id,
  from,
  createdAt,
  body,
  language,
});

/** Recipients to choose from without a script. In the browser, the combobox searches. */
async function searchRecipients(args: RequestArgs) {
  const { request, url, context } = args;
  const search = searchTextOf(url.searchParams.get('recipient')) ?? '';
  const { found, waitSeconds } = isDataRequest(request)
    ? { found: [], waitSeconds: 0 }
    : await runSearch(args, [search], () => readForSession(context, (tx) => findRecipients(tx, search)));
  const matches = found ?? [];
  return { search, matches, areMatchesCut: matches.length === recipientsShown, searchWaitSeconds: waitSeconds };
}

function withAnswered(students: ComposeStart['students'], answered: Message | null): ComposeStart['students'] {
  const { studentId: id = null, studentName: fullName = null } = answered ?? {};
  if (id === null || fullName === null || students.some((student) => student.id === id)) return students;
  return [{ id, fullName }, ...students];
}

interface AskedAbout {
  studentId: string;
  subject: string;
}

/** Subject and student of a reply to feedback, or of a question about reports. @see PD-48, PD-50 */
async function findAskedAbout(tx: PersonTx, context: Context, search: URLSearchParams): Promise<AskedAbout | null> {
  const { language } = getSession(context);
  const code = isLanguage(language) ? language : defaultLanguage;
  const t = translateInto(code);
  const feedbackId = parseUuid(search.get('feedback'));
  const feedback = feedbackId && (await findFeedbackSubject(tx, feedbackId));
  if (feedback) {
    const text = t('feedback.subject', { name: feedback.studentName, area: t(`feedback.area.${feedback.area}`) });
    return { studentId: feedback.studentId, subject: replySubject(text) };
  }
  const report = await findReportNames(tx, {
    id: parseUuid(search.get('report')),
    termId: parseUuid(search.get('term')),
    studentId: parseUuid(search.get('student')),
  });
  if (!report) return null;
  const term = nameIn(report.term, code);
  const subject = report.subject
    ? t('report.messageSubject', { subject: nameIn(report.subject, code), term })
    : t('report.messageSubjectOfTerm', { term });
  return { studentId: report.studentId, subject };
}

/** Sends the message, or returns the form with all typed values. @see R9 */
export const handleCompose = (args: RequestArgs) =>
  send(args, { answeredId: parseUuid(args.url.searchParams.get('re')), listSearch: '' });

/** Sends a reply to a message of the open thread. @see PD-83 */
export const handleReply = (args: RequestArgs, answeredId: string) =>
  send(args, { answeredId, listSearch: args.url.search });

/** A reply is shown in its thread afterwards, another message in the list. */
async function send({ request, context }: RequestArgs, { answeredId, listSearch }: SendOptions) {
  const { files, ...posted } = await parseFormWithFiles(request, context, NewMessageSchema, composeForm);
  // The guard permits this form while the session's owner is unknown.
  if (!findVisitorSession(context)) return unconfirmedForm(context, posted, 503);
  return handleForm(
    context,
    posted,
    async (message) => {
      const messageId = await writeForSession(context, async (tx) => {
        const language = writtenLanguage(context, message.body, message.language);
        const outgoing = { ...message, language, attachmentCount: files.length, answeredId };
        const sentId = await sendMessage(tx, outgoing);
        const fileIds = files.map(({ id }) => id);
        if (fileIds.length > 0) await attachFiles(tx, { messageId: sentId, fileIds });
        return sentId;
      });
      const shown = answeredId === null ? href('/inbox') : href('/inbox/:messageId', { messageId });
      throw redirectWithNotice(context, `${shown}${listSearch}`, { tone: 'success', text: 'compose.sent' });
    },
    refusals,
  );
}

interface SendOptions {
  answeredId: string | null;
  /** Of the list beside the open thread: empty, or with its `?`. */
  listSearch: string;
}

const refusals: FormRefusals<MessageField, MessageRefused['reason'] | AttachingRefused['reason']> = {
  gone: () => ({ errors: { attachments: 'attachments.gone' } }),
  'unknown student': () => ({ errors: { studentId: 'compose.student.unknown' } }),
  'unknown recipient': () => ({ errors: { receiverId: 'compose.recipient.unknown' } }),
  'too many': ({ retryAfterSeconds }) => ({ problem: tooManyMessages(retryAfterSeconds) }),
};
