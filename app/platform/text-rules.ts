import * as z from 'zod/mini';
import {
  characterCount,
  hasForbiddenCharacters,
  isPhoneNumber,
  isVisible,
  joinLines,
  normaliseNewlines,
} from './text-input.ts';
import { isUuid } from './uuid.ts';

export const personNameLimits = { minimum: 2, length: 100 } as const;

/** Letters and marks of any script. Hangul fillers are invisible letters. @see PD-7 */
export const personNamePattern = /^(?=.*\p{L})(?!.*[\u115f\u1160\u3164\uffa0])[\p{L}\p{M} '’-]+$/u;

/** Browsers post only the boxes that are ticked. */
export const checkbox = z.pipe(
  z._default(z.string(), ''),
  z.transform((text: string) => text !== ''),
);

/** @param forbidden message about control characters and lone surrogates */
export function textRules<Message extends string>(forbidden: Message) {
  /** A failure ends the checks of its field, which has one error, but not those by `mustAgree`, unlike `abort: true`. */
  const must = (holds: (text: string) => boolean, message: Message) =>
    z.check<string>(({ value, issues }) => {
      if (!holds(value)) issues.push({ code: 'custom', input: value, message });
    });

  /** Checks fields together, once each of them is valid, whatever is wrong with others. The first one gets the error. */
  const mustAgree = <Value extends object>(
    fields: readonly [keyof Value & string, ...(keyof Value & string)[]],
    holds: (value: Value) => boolean,
    message: Message,
  ) =>
    z.refine<Value>(holds, {
      error: message,
      path: [fields[0]],
      when: ({ issues }) => !issues.some(({ path }) => fields.some((field) => field === path?.[0])),
    });

  const mustMatch = (pattern: RegExp, message: Message) => must((text) => pattern.test(text), message);

  const mustBePlain = must((text) => !hasForbiddenCharacters(text), forbidden);

  /** @param length in characters */
  const mustFit = (length: number, tooLong: Message) => must((text) => characterCount(text) <= length, tooLong);

  /** A required text of one or more lines. */
  const writtenText = (length: number, { missing, tooLong }: Record<'missing' | 'tooLong', Message>) =>
    z.string(missing).check(mustBePlain, z.overwrite(trimLines), must(isVisible, missing), mustFit(length, tooLong));

  /** A text of one or more lines; empty if it is missing or invisible. */
  const optionalText = (length: number, tooLong: Message) =>
    z._default(z.string(), '').check(
      mustBePlain,
      z.overwrite((text) => (isVisible(text) ? trimLines(text) : '')),
      mustFit(length, tooLong),
    );

  /** A required text whose white space becomes single spaces. */
  const oneLine = (length: number, { missing, tooLong }: Record<'missing' | 'tooLong', Message>) =>
    z.string(missing).check(mustBePlain, z.overwrite(joinLines), must(isVisible, missing), mustFit(length, tooLong));

  const personName = (messages: Record<'tooShort' | 'tooLong' | 'characters', Message>) =>
    z.string(messages.tooShort).check(
      z.trim(),
      z.normalize(),
      mustBePlain,
      must((text) => characterCount(text) >= personNameLimits.minimum, messages.tooShort),
      mustFit(personNameLimits.length, messages.tooLong),
      mustMatch(personNamePattern, messages.characters),
    );

  /** A phone number; empty if it is missing. */
  const phoneNumber = (invalid: Message) =>
    z._default(z.string(), '').check(
      mustBePlain,
      z.overwrite(joinLines),
      must((text) => text === '' || isPhoneNumber(text), invalid),
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

  /** Language of a text; empty if the writer leaves it to be recognised. @see PD-73 */
  const languageTag = (malformed: Message) =>
    z._default(
      z.string().check(
        z.toLowerCase(),
        must((text) => text === '' || /^[a-z]{2,3}$/.test(text), malformed),
      ),
      '',
    );

  return {
    must,
    mustAgree,
    mustMatch,
    mustBePlain,
    mustFit,
    writtenText,
    optionalText,
    oneLine,
    personName,
    phoneNumber,
    requestId,
    languageTag,
  };
}

const trimLines = (text: string): string => normaliseNewlines(text).trim();
