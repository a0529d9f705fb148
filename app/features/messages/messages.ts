import { isOffice, type Office } from '#content/offices.ts';
import type { Role } from '#content/roles.ts';
import type { HighlightPart } from '#platform/highlight.server.ts';
import type { Page } from '#platform/lists.ts';
import { parseUuid } from '#platform/uuid.ts';

/** In code points. @see R12 */
export const messageLimits = { subjectLength: 200, bodyLength: 10_000 } as const;

/** @see core §3 */
export interface MessageSummary {
  id: string;
  direction: 'received' | 'sent';
  /** Null if decryption fails. */
  subject: string | null;
  isRead: boolean;
  attachmentCount: number;
  /** Null also if the reader may not see the student. */
  studentName: string | null;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** Returned to the sender only: lets a stored draft detect that it was sent. @see R9 */
  requestId: string | null;
  /** Of subject and body; null if unknown. @see PD-73 */
  language: string | null;
}

export interface ListedMessage extends MessageSummary {
  /** Null once the account was removed: `Former user`. @see R8 */
  otherName: string | null;
  otherOffice: Office | null;
  /** Of the same thread as the message above it in the list. */
  isOfThreadAbove: boolean;
}

export interface FoundMessage extends ListedMessage {
  highlightedSubject: HighlightPart[];
  passage: HighlightPart[];
}

/** `searched`: number of messages searched, back to `searchedTo` (milliseconds since 1970). */
export interface MessageSearch extends Page<FoundMessage> {
  searched: number;
  searchedTo: number | null;
}

export interface Message extends MessageSummary {
  other: Correspondent | null;
  ownOffice: Office | null;
  from: Side;
  to: Side;
  body: string | null;
  studentId: string | null;
  isArchived: boolean;
}

/** A person, or an office and the person who wrote in its name. */
export interface Side {
  /** Null for a removed account, and for the receiver of a message to an office. */
  fullName: string | null;
  office: Office | null;
}

/** `earlier` and `later`: messages of the thread, oldest first. @see PD-44 */
export interface Thread {
  earlier: Message[];
  message: Message;
  later: Message[];
  hasEarlier: boolean;
  hasLater: boolean;
}

/** Oldest first. */
export const messagesOf = ({ earlier, message, later }: Thread): Message[] => [...earlier, message, ...later];

export const newestOf = ({ message, later }: Thread): Message => later.at(-1) ?? message;

export interface Correspondent {
  /** Id of the person, or `office:<id>`. */
  id: string;
  /** Name of an office's holder; empty without one. */
  fullName: string;
  office?: Office | null;
  role: Role | null;
  /** Only for administrators. @see PD-29 */
  email: string | null;
  relations?: { student: string; as: 'academicMentor' | 'wellbeingCoach' | 'parent' | 'guardian' }[];
}

/** `not allowed`: a guardian without the right to write, or another family in a limited directory. @see PD-29, PD-39 */
export type ReplyBlock = 'not allowed' | 'suspended';

const officePrefix = 'office:';

/** @see PD-28 */
export const officeRecipient = (office: string) => `${officePrefix}${office}`;

export function parseOfficeRecipient(text: unknown): Office | null {
  const id = typeof text === 'string' && text.startsWith(officePrefix) ? text.slice(officePrefix.length) : null;
  return isOffice(id) ? id : null;
}

export const parseRecipient = (text: unknown) => (parseOfficeRecipient(text) === null ? parseUuid(text) : String(text));

export const inboxViews = ['all', 'received', 'sent', 'unread', 'archived'] as const;
export type InboxView = (typeof inboxViews)[number];

export const inboxViewOf = (parameters: URLSearchParams): InboxView =>
  inboxViews.find((view) => view === parameters.get('show')) ?? 'all';

interface InboxParameters {
  view: InboxView;
  query?: string;
  before?: string | null;
}

/** Returns the query of a URL below `/inbox`: empty, or with its `?`. */
export function inboxSearch({ view, query = '', before = null }: InboxParameters): string {
  const parameters = new URLSearchParams({
    ...(view !== 'all' && { show: view }),
    ...(query !== '' && { q: query }),
    ...(before && { before }),
  });
  return parameters.size > 0 ? `?${parameters}` : '';
}

export interface MessageCursor {
  createdAt: Date;
  id: string;
}

/** `2026-11-21T12:00:00.000Z_<id>` */
export function formatCursor({ createdAt, id }: MessageCursor): string {
  return `${createdAt.toISOString()}_${id}`;
}

export function parseCursor(text: string): MessageCursor | null {
  const [time = '', idText, ...more] = text.split('_');
  const id = parseUuid(idText);
  const createdAt = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(time) ? new Date(time) : null;
  // PostgreSQL has no year 0.
  if (id === null || createdAt === null || !(createdAt.getTime() >= 0) || more.length > 0) return null;
  return { createdAt, id };
}

/** The mark of a reply in the languages of the portal, as people write it. */
export const replyMark = /^(?:re[ \u00a0]?|رد|回复)[:：]\s*/i;

export function replySubject(subject: string): string {
  const reply = replyMark.test(subject) ? subject : `Re: ${subject}`;
  return [...reply].slice(0, messageLimits.subjectLength).join('');
}
