import * as z from 'zod/mini';
import { characterCount, hasForbiddenCharacters } from './text-input.ts';
import { isUuid } from './uuid.ts';

export const personNameLimits = { minimum: 2, length: 100 } as const;

/** Letters and marks of any script. Hangul fillers are invisible letters. @see PD-7 */
export const personNamePattern = /^(?=.*\p{L})(?!.*[\u115f\u1160\u3164\uffa0])[\p{L}\p{M} '’-]+$/u;

export function textRules<Message extends string>() {
  /** Stops at the first failure, so that a field has one error. */
  const must = (holds: (text: string) => boolean, message: Message) =>
    z.refine<string>(holds, { error: message, abort: true });

  const mustMatch = (pattern: RegExp, message: Message) => must((text) => pattern.test(text), message);

  const mustBePlain = (message: Message) => must((text) => !hasForbiddenCharacters(text), message);

  const personName = (messages: Record<'tooShort' | 'tooLong' | 'characters' | 'forbidden', Message>) =>
    z.string(messages.tooShort).check(
      z.trim(),
      z.normalize(),
      mustBePlain(messages.forbidden),
      must((text) => characterCount(text) >= personNameLimits.minimum, messages.tooShort),
      must((text) => characterCount(text) <= personNameLimits.length, messages.tooLong),
      mustMatch(personNamePattern, messages.characters),
    );

  /** Idempotency key of a form; empty if missing. @see R9 */
  const requestId = (malformed: Message) =>
    z._default(
      z.string().check(
        z.toLowerCase(),
        must((text) => text === '' || isUuid(text), malformed),
      ),
      '',
    );

  return { must, mustMatch, mustBePlain, personName, requestId };
}
