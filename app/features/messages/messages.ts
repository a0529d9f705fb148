import * as z from 'zod/mini';
import type { PlainTranslationKey } from '../../i18n/translate.ts';
import { characterCount, isVisible, normaliseNewlines } from '../../platform/text-input.ts';
import { textRules } from '../../platform/text-rules.ts';
import { isUuid } from '../../platform/uuid.ts';
import { messageLimits } from './message-limits.ts';

/** A message as its sender or receiver sees it. @see core §3 */
export interface SeenMessage {
  id: string;
  /** From the reader's point of view. */
  direction: 'received' | 'sent';
  /** Null if decryption fails. */
  subject: string | null;
  isRead: boolean;
  /** Milliseconds since 1970: smaller in the response than a `Date`. */
  createdAt: number;
  /** Idempotency key, returned to the sender only: lets a stored draft detect that it was sent. @see R9 */
  requestId: string | null;
}

export interface ListedMessage extends SeenMessage {
  /** Null once the account was removed: `Former user`. @see R8 */
  otherName: string | null;
}

export interface Message extends SeenMessage {
  /** Null once the account was removed: `Former user`. @see R8 */
  other: Correspondent | null;
  body: string | null;
}

export interface Correspondent {
  id: string;
  fullName: string;
  role: 'parent' | 'mentor' | 'admin' | null;
  /** Null unless the reader is an administrator. @see PD-29 */
  email: string | null;
}

export interface ListPlace {
  createdAt: Date;
  id: string;
}

/** The id in the database's format, or null if it is invalid. */
export function parseMessageId(text: unknown): string | null {
  return isUuid(text) ? text.toLowerCase() : null;
}

/** Cursor as a URL parameter: `2026-11-21T12:00:00.000Z_<id>`. */
export function placeToText({ createdAt, id }: ListPlace): string {
  return `${createdAt.toISOString()}_${id}`;
}

export function parsePlace(text: string): ListPlace | null {
  const [time = '', idText, ...more] = text.split('_');
  const id = parseMessageId(idText);
  const createdAt = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(time) ? new Date(time) : null;
  // PostgreSQL has no year 0.
  if (id === null || createdAt === null || !(createdAt.getTime() >= 0) || more.length > 0) return null;
  return { createdAt, id };
}

/** Prefixes the subject with one `Re:`, within the limit. */
export function replySubject(subject: string): string {
  const reply = /^re:/i.test(subject) ? subject : `Re: ${subject}`;
  return [...reply].slice(0, messageLimits.subjectLength).join('');
}

const { must, mustBePlain, requestId } = textRules<PlainTranslationKey>();

/** Fields of the compose form; all but `requestId` are required. @see core §5 @see R9 @see R12 */
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
