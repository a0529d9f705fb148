import type { TypedHoliday } from '#features/courses/courses.schema.ts';
import { courseLimits } from '#features/courses/courses.ts';
import { defineForm } from '#forms/define-form.ts';

export type HolidayField = keyof TypedHoliday;

export const holidayForm = defineForm<HolidayField>({
  texts: 'holidays.form',
  intent: 'save',
  fields: {
    nameEn: { label: 'courses.field.nameEn', limit: courseLimits.nameLength },
    nameAr: { label: 'courses.field.nameAr', limit: courseLimits.nameLength, isOptional: true },
    nameFr: { label: 'courses.field.nameFr', limit: courseLimits.nameLength, isOptional: true },
    nameZh: { label: 'courses.field.nameZh', limit: courseLimits.nameLength, isOptional: true },
    firstDay: { label: 'holidays.firstDay' },
    lastDay: { label: 'holidays.lastDay' },
  },
});
