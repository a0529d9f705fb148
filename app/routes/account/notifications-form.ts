import type { NotificationChoice } from '#features/notifications/notifications.schema.ts';
import { defineForm } from '#forms/define-form.ts';

export type NotificationField = keyof NotificationChoice;

/** @see PD-31 */
export const notificationsForm = defineForm<NotificationField>({
  texts: 'notifications',
  fields: {
    messageMails: { label: 'notifications.messageMails', hint: 'notifications.messageMails.hint' },
    reportMails: { label: 'notifications.reportMails', hint: 'notifications.reportMails.hint' },
    feedbackMails: { label: 'notifications.feedbackMails', hint: 'notifications.feedbackMails.hint' },
    quietFrom: { label: 'notifications.quiet.from' },
    quietUntil: { label: 'notifications.quiet.until' },
  },
});
