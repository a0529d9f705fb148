import { defineForm } from '#forms/define-form.ts';

/** Of a person without an account. @see PD-69 */
export const invitedForm = defineForm<'timeId'>({
  texts: 'meetings.book',
  intent: 'book',
  keepsDraft: false,
  fields: { timeId: { label: 'meetings.time', isChoice: true } },
});

export const cancelIntent = 'cancel';
