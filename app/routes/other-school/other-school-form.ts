import { href } from 'react-router';
import type { PostedHours } from '#features/courses/other-school.schema.ts';
import { defineForm } from '#forms/define-form.ts';

export type HoursField = Exclude<keyof PostedHours, 'requestId'>;

/** @see PD-67 */
export const otherSchoolForm = defineForm<HoursField>({
  texts: 'otherSchool',
  intent: 'save',
  fields: {
    weekday: { label: 'otherSchool.weekday' },
    startsAt: { label: 'otherSchool.startsAt' },
    endsAt: { label: 'otherSchool.endsAt' },
    timeZone: { label: 'otherSchool.timeZone' },
    termId: { label: 'otherSchool.term' },
  },
});

export const removeIntent = 'remove';

/** @param hoursId of hours that the form changes */
export const otherSchoolPath = (studentId: string, hoursId?: string): string =>
  href('/calendar/other-school/:studentId', { studentId }) + (hoursId ? `?change=${hoursId}` : '');
