import { forEachChoice, mailChoices } from '#content/notice-events.ts';
import type { NotificationChoice } from '#features/notifications/notifications.schema.ts';
import { defineForm } from '#forms/define-form.ts';

export type NotificationField = keyof NotificationChoice;

/** @see PD-31 */
export const notificationsForm = defineForm<NotificationField>({
  texts: 'notifications',
  fields: {
    ...forEachChoice(mailChoices, (choice) => ({
      label: `notifications.${choice}` as const,
      hint: `notifications.${choice}.hint` as const,
    })),
    quietFrom: { label: 'notifications.quiet.from' },
    quietUntil: { label: 'notifications.quiet.until' },
  },
});
