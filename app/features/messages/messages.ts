import * as z from 'zod/mini';
import type { PlainMessageKey } from '../../i18n/translate.ts';
import { characterCount, isVisible, normaliseNewlines } from '../../platform/text-input.ts';
import { textRules } from '../../platform/text-rules.ts';
import { isUuid } from '../../platform/uuid.ts';
import { messageLimits } from './message-limits.ts';

/** What one of the two who wrote a message may see of it. @see core §3 */
export interface SeenMessage {
  id: string;
  /** From the reader's side. */
  direction: 'received' | 'sent';
  /** Null where the sealed text does not open. */
  subject: string | null;
  isRead: boolean;
  /** In milliseconds since 1970: fifty dates would cost more to send. */
  createdAt: number;
  /** Idempotency key of the compose form, returned to the sender only: a stored draft uses it to detect that it was sent. @see R9 */
  requestId: string | null;
}

/** A message in a list: no more than its line shows. */
export interface ListedMessage extends SeenMessage {
  /** Null once the other one's account was removed: `Former user`. @see R8 */
  otherName: string | null;
}

export interface Message extends SeenMessage {
  /** Null once that account was removed: `Former user`. @see R8 */
  other: Correspondent | null;
  body: string | null;
}

export interface Correspondent {
  id: string;
  fullName: string;
  role: 'parent' | 'mentor' | 'admin' | null;
  /** Null unless the reader is an administrator. @see decisions 29 */
  email: string | null;
}

/** The place of a message in the list, newest first: what comes after it is older. */
export interface ListPlace {
  createdAt: Date;
  id: string;
}

/** The id as the database writes it, or null for what is no id. */
export function parseMessageId(text: unknown): string | null {
  return isUuid(text) ? text.toLowerCase() : null;
}

/** `2026-11-21T12:00:00.000Z_<id>`, for the address of an older page. */
export function placeToText({ createdAt, id }: ListPlace): string {
  return `${createdAt.toISOString()}_${id}`;
}

/** Null for what is no place. */
export function parsePlace(text: string): ListPlace | null {
  const [time = '', idText, ...more] = text.split('_');
  const id = parseMessageId(idText);
  const createdAt = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(time) ? new Date(time) : null;
  // the database counts no year 0
  if (id === null || createdAt === null || !(createdAt.getTime() >= 0) || more.length > 0) return null;
  return { createdAt, id };
}

/** The subject of an answer: one `Re:`, within the limit. */
export function replySubject(subject: string): string {
  const reply = /^re:/i.test(subject) ? subject : `Re: ${subject}`;
  return [...reply].slice(0, messageLimits.subjectLength).join('');
}

const { must, mustBePlain, requestId } = textRules<PlainMessageKey>();

/** What a compose form holds; all but `requestId` required. @see core §5 @see R9 @see R12 */
export const NewMessageSchema = z.object({
  receiverId: z.string('compose.recipient.missing').check(
    z.trim(),
    z.toLowerCase(),
    must((text) => text !== '', 'compose.recipient.missing'),
    must(isUuid, 'compose.recipient.unknown'),
  ),
  subject: z.string('compose.subject.missing').check(
    mustBePlain('validation.forbiddenCharacters'),
    z.overwrite((text) => text.replace(/\s+/gu, ' ').trim()),
    must(isVisible, 'compose.subject.missing'),
    must((text) => characterCount(text) <= messageLimits.subjectLength, 'compose.subject.tooLong'),
  ),
  body: z.string('compose.body.missing').check(
    mustBePlain('validation.forbiddenCharacters'),
    z.overwrite(normaliseNewlines),
    must(isVisible, 'compose.body.missing'),
    must((text) => characterCount(text) <= messageLimits.bodyLength, 'compose.body.tooLong'),
  ),
  requestId: requestId('validation.malformed'),
});
export type NewMessage = z.infer<typeof NewMessageSchema>;
