import { randomUUID } from 'node:crypto';
import { createContext, data, type RouterContextProvider, redirect } from 'react-router';
import { AttachingRefused, attachFiles } from '../../features/files/files.server.ts';
import { NewMessageSchema } from '../../features/messages/messages.schema.ts';
import { findMessage } from '../../features/messages/messages.server.ts';
import { type Correspondent, parseMessageId, parseRecipient, replySubject } from '../../features/messages/messages.ts';
import { findRecipient, findRecipients, recipientsShown } from '../../features/messages/recipients.server.ts';
import { MessageRefused, sendMessage } from '../../features/messages/send-message.server.ts';
import { type FieldErrors, parseForm } from '../../forms/parse-form.server.ts';
import { searchTextOf } from '../../http/searches.server.ts';
import { findVisitorSession, getSession, readForSession } from '../../http/session.server.ts';
import { noticeOnThisPage, toastHeader } from '../../http/toasts.server.ts';
import { person, type Tx, writeAs } from '../../platform/database.server.ts';
import { isDatabaseUnavailable, isStorageFull } from '../../platform/database-errors.server.ts';
import { log } from '../../platform/log.server.ts';
import { requestOriginContext, servicesContext } from '../../platform/request-context.server.ts';
import { isVisible } from '../../platform/text-input.ts';
import type { Notice } from '../../ui/notices.ts';
import { readFormWithFiles } from './attachments/posted-files.server.ts';

type Context = Readonly<RouterContextProvider>;

export interface ComposeStart {
  /** Idempotency key. @see R9 */
  requestId: string;
  receiver: Correspondent | null;
  subject: string;
  replyTo: string | null;
  /** For choosing a recipient without a script: the first matches of `search`. */
  search: string;
  matches: Correspondent[];
  areMatchesCut: boolean;
  searchWaitSeconds: number;
}

export interface ComposeRefusal {
  values: { receiverId: string; subject: string; body: string; attachments: string; requestId: string };
  /** With the name, if known. */
  receiver: Correspondent | null;
  errors: FieldErrors;
  /** `unconfirmed`: unknown whether the message was sent; a retry has the same idempotency key. */
  problem: 'refused' | 'unconfirmed' | 'other content' | 'too many' | 'storage full';
  /** Seconds until the person may send again, for `too many`. */
  retryAfterSeconds?: number;
  toast: Notice;
}

const refusedHere = createContext(false);

/** Whether the page shows the form: by its URL, or after a form error. */
export function isComposeOpen(url: URL, context: Context): boolean {
  return url.searchParams.has('compose') || context.get(refusedHere);
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
  const [to, replyTo] = [parseRecipient(searchParams.get('to')), parseMessageId(searchParams.get('re'))];
  const search = composeSearchOf({ searchParams });
  const [matches, receiver, answered] = await Promise.all([
    // Requests by the client router come from a script, where the combobox searches.
    pathname.endsWith('.data') || searchWaitSeconds > 0 ? [] : findRecipients(tx, search),
    to ? findRecipient(tx, to) : null,
    replyTo ? findMessage(tx, keyring, personId, replyTo) : null,
  ]);
  return {
    requestId: randomUUID(),
    receiver,
    subject: answered?.subject ? replySubject(answered.subject) : '',
    replyTo: answered?.id ?? null,
    search,
    matches,
    areMatchesCut: matches.length === recipientsShown,
    searchWaitSeconds,
  };
}

/** Search text of the form without a script. */
export function composeSearchOf({ searchParams }: Pick<URL, 'searchParams'>): string {
  return searchTextOf(searchParams.get('recipient')) ?? '';
}

/** Sends the message and redirects to the list, or returns the form with all typed values. @see R9 */
export async function answerCompose(request: Request, context: Context) {
  const { searchParams } = new URL(request.url);
  const { form, files, error: fileError } = await readFormWithFiles(request, context);
  const parsed = parseForm(form, NewMessageSchema);
  const typed = typedValues(form);
  // The guard permits this form while the session's owner is unknown.
  if (!findVisitorSession(context)) return refuse(context, 503, unconfirmed(typed));
  if (!parsed.ok || fileError) {
    const errors = { ...(!parsed.ok && parsed.errors), ...(fileError && { attachments: fileError }) };
    return refuse(context, 400, { ...(await keptBy(typed, context)), ...invalid(errors, typed) });
  }
  const { personId } = getSession(context);
  const { keyring } = context.get(servicesContext);
  try {
    const answeredId = parseMessageId(searchParams.get('re'));
    await writeAs(person(personId), async (tx) => {
      const messageId = await sendMessage(tx, keyring, personId, parsed.value, files.length, answeredId);
      const fileIds = files.map(({ id }) => id);
      await attachFiles(tx, keyring, { ownerId: personId, messageId, fileIds });
    });
  } catch (error) {
    return refuseSending(error, typed, context);
  }
  return redirect('/inbox', {
    status: 303,
    headers: toastHeader(context, { tone: 'success', text: 'compose.sent' }),
  });
}

type Typed = ComposeRefusal['values'];

/** The submitted values before parsing. */
function typedValues(form: FormData): Typed {
  const text = (name: string) => String(form.get(name) ?? '').toWellFormed();
  return {
    receiverId: text('receiverId'),
    subject: text('subject'),
    body: text('body'),
    attachments: text('attachments'),
    requestId: parseMessageId(text('requestId')) ?? randomUUID(),
  };
}

function invalid(
  errors: FieldErrors,
  { receiverId, subject, body }: Typed,
): Omit<ComposeRefusal, 'receiver' | 'values'> {
  const isIncomplete = ![receiverId, subject, body].every(isVisible);
  const text = isIncomplete ? 'compose.incomplete' : 'compose.failed';
  return { errors, problem: 'refused', toast: { tone: 'error', text } };
}

function unconfirmed(values: Typed): ComposeRefusal {
  return { values, receiver: null, errors: {}, problem: 'unconfirmed', toast: sendFailed };
}

const sendFailed: Notice = { tone: 'error', text: 'compose.failed' };

async function refuseSending(error: unknown, typed: Typed, context: Context) {
  if (error instanceof AttachingRefused && error.reason === 'gone') {
    const errors: FieldErrors = { attachments: 'attachments.gone' };
    return refuse(context, 400, { ...(await keptBy(typed, context)), errors, problem: 'refused', toast: sendFailed });
  }
  if (error instanceof MessageRefused || error instanceof AttachingRefused) {
    const kept = await keptBy(typed, context);
    if (error.reason === 'unknown recipient') {
      const errors: FieldErrors = { receiverId: 'compose.recipient.unknown' };
      return refuse(context, 400, { ...kept, errors, problem: 'refused', toast: sendFailed });
    }
    if (error.reason === 'too many') {
      const { retryAfterSeconds } = error;
      return refuse(context, 429, { ...kept, errors: {}, problem: 'too many', retryAfterSeconds, toast: sendFailed });
    }
    // The changed content needs a new idempotency key.
    const values = { ...typed, requestId: randomUUID() };
    return refuse(context, 409, { ...kept, values, errors: {}, problem: 'other content', toast: sendFailed });
  }
  if (!isDatabaseUnavailable(error)) {
    log.error({ err: error, requestId: context.get(requestOriginContext).id }, 'a message could not be sent');
    return refuse(context, 500, unconfirmed(typed));
  }
  const problem = isStorageFull(error) ? 'storage full' : 'unconfirmed';
  return refuse(context, 503, { ...unconfirmed(typed), problem });
}

async function keptBy(values: Typed, context: Context): Promise<Pick<ComposeRefusal, 'values' | 'receiver'>> {
  const id = parseRecipient(values.receiverId);
  const receiver = id && (await readForSession(context, (tx) => findRecipient(tx, id)).catch(() => null));
  return { values, receiver: receiver || null };
}

function refuse(context: Context, status: number, refusal: ComposeRefusal) {
  context.set(refusedHere, true);
  noticeOnThisPage(context, refusal.toast);
  const { retryAfterSeconds } = refusal;
  return data(refusal, { status, headers: retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {} });
}
