import * as z from 'zod/mini';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { textRules } from '#platform/text-rules.ts';
import { messageMails, quietTimes } from './notifications.ts';

const { must, mustAgree } = textRules<PlainTranslationKey>('validation.forbiddenCharacters');

const quietTime = z
  .string('notifications.quiet.invalid')
  .check(must((text) => text === '' || quietTimes.includes(text), 'notifications.quiet.invalid'));

/** Quiet hours have a beginning and an end, or neither. @see PD-31 */
export const NotificationsSchema = z
  .object({
    messageMails: z.enum(messageMails, 'notifications.messageMails.invalid'),
    // The next two are only shown to guardians.
    reportMails: z.optional(z.enum(messageMails, 'notifications.messageMails.invalid')),
    feedbackMails: z.optional(z.enum(messageMails, 'notifications.messageMails.invalid')),
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
