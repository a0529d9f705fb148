import * as z from 'zod/mini';
import { forEachChoice, generalChoices, guardianChoices, mailTimings } from '#content/notice-events.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { textRules } from '#platform/text-rules.ts';
import { quietTimes } from './notifications.ts';

const { must, mustAgree } = textRules<PlainTranslationKey>('validation.forbiddenCharacters');

const quietTime = z
  .string('notifications.quiet.invalid')
  .check(must((text) => text === '' || quietTimes.includes(text), 'notifications.quiet.invalid'));

const timing = z.enum(mailTimings, 'notifications.messageMails.invalid');

/** Quiet hours have a beginning and an end, or neither. @see PD-31 */
export const NotificationsSchema = z
  .object({
    ...forEachChoice(generalChoices, () => timing),
    ...forEachChoice(guardianChoices, () => z.optional(timing)),
    quietFrom: quietTime,
    quietUntil: quietTime,
  })
  .check(
    mustAgree(
      ['quietUntil', 'quietFrom'],
      ({ quietFrom, quietUntil }) => (quietFrom === '') === (quietUntil === ''),
      'notifications.quiet.incomplete',
    ),
    mustAgree(
      ['quietUntil', 'quietFrom'],
      ({ quietFrom, quietUntil }) => quietFrom === '' || quietFrom !== quietUntil,
      'notifications.quiet.equal',
    ),
  );
export type NotificationChoice = z.infer<typeof NotificationsSchema>;
