import * as z from 'zod/mini';
import { characterCount, hasForbiddenCharacters } from './text-input.ts';
import { isUuid } from './uuid.ts';

/** In characters, counted as code points. @see core §9 */
export const personNameLimits = { minimum: 2, length: 100 } as const;

/**
 * A person's name in any script: letters and their marks, spaces, hyphens and apostrophes, with at least one letter.
 * Hangul fillers count as letters in Unicode, but are invisible. @see PD-7
 */
export const personNamePattern = /^(?=.*\p{L})(?!.*[\u115f\u1160\u3164\uffa0])[\p{L}\p{M} '’-]+$/u;

/** Checks for fields of text, whose messages are of the caller's kind: `textRules<PlainTranslationKey>()`. */
export function textRules<Message extends string>() {
  /** Ends the field's checks with this message, so that a field shows its first error. */
  const must = (holds: (text: string) => boolean, message: Message) =>
    z.refine<string>(holds, { error: message, abort: true });

  const mustMatch = (pattern: RegExp, message: Message) => must((text) => pattern.test(text), message);

  /** Refuses NUL, other control characters and lone surrogates. @see R12 */
  const mustBePlain = (message: Message) => must((text) => !hasForbiddenCharacters(text), message);

  /** A person's name in any script. @see core §5 @see PD-7 */
  const personName = (messages: Record<'tooShort' | 'tooLong' | 'characters' | 'forbidden', Message>) =>
    z.string(messages.tooShort).check(
      z.trim(),
      z.normalize(),
      mustBePlain(messages.forbidden),
      must((text) => characterCount(text) >= personNameLimits.minimum, messages.tooShort),
      must((text) => characterCount(text) <= personNameLimits.length, messages.tooLong),
      mustMatch(personNamePattern, messages.characters),
    );

  /** The UUID of the form that was sent, by which the same form sent again is known; empty where none came. @see R9 */
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
