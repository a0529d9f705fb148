import type { BookingForm, MoveForm } from '#features/meetings/meetings.schema.ts';
import { defineForm } from '#forms/define-form.ts';

/** @see PD-69 */
export const bookingForm = defineForm<Exclude<keyof BookingForm, 'requestId'>>({
  texts: 'meetings.book',
  keepsDraft: false,
  fields: {
    students: { label: 'meetings.students', isChoice: true },
    timeId: { label: 'meetings.time', isChoice: true },
  },
});

export const moveForm = defineForm<Exclude<keyof MoveForm, 'revision'>>({
  texts: 'meetings.move',
  intent: 'move',
  keepsDraft: false,
  fields: { timeId: { label: 'meetings.move.time', isChoice: true } },
});

export const cancelIntent = 'cancel';
