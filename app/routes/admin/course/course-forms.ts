import type { TypedCourse, TypedRule, TypedStudents } from '#features/courses/courses.schema.ts';
import { courseLimits } from '#features/courses/courses.ts';
import { defineForm, type FormField } from '#forms/define-form.ts';
import { roomLength } from '#platform/room-address.ts';

export type CourseField = Exclude<keyof TypedCourse, 'requestId'>;

export const courseForm = defineForm<CourseField>({
  texts: 'courses.form',
  intent: 'save',
  fields: {
    nameEn: { label: 'courses.field.nameEn', limit: courseLimits.nameLength },
    nameAr: { label: 'courses.field.nameAr', limit: courseLimits.nameLength, isOptional: true },
    nameFr: { label: 'courses.field.nameFr', limit: courseLimits.nameLength, isOptional: true },
    nameZh: { label: 'courses.field.nameZh', limit: courseLimits.nameLength, isOptional: true },
    subjectId: { label: 'courses.subject', isOptional: true },
    stage: { label: 'courses.field.stage', isOptional: true },
    className: { label: 'courses.field.className', isOptional: true },
    timeZone: { label: 'courses.timeZone', hint: 'courses.field.timeZone.hint' },
    room: {
      label: 'courses.field.room',
      hint: 'courses.field.room.hint',
      isOptional: true,
      returnedLength: 2 * roomLength,
    },
  },
});

export const teacherForm = defineForm<'teacherId'>({
  texts: 'courses.teacher',
  intent: 'add teacher',
  fields: { teacherId: { label: 'courses.teacher', isChoice: true } },
});

export const studentsForm = defineForm<keyof TypedStudents>({
  texts: 'courses.students',
  intent: 'add students',
  fields: {
    numbers: {
      label: 'courses.field.numbers',
      hint: 'courses.field.numbers.hint',
      isOptional: true,
      limit: courseLimits.numbersLength,
    },
    wholeClass: { label: 'courses.field.wholeClass', isOptional: true },
  },
});

export type RuleField = keyof TypedRule;

const times: Record<Exclude<RuleField, 'firstDay'>, FormField> = {
  termId: { label: 'courses.field.term' },
  weekday: { label: 'courses.field.weekday' },
  startsAt: { label: 'courses.field.startsAt' },
  minutes: { label: 'courses.field.minutes' },
  lastDay: { label: 'courses.field.lastDay', hint: 'courses.field.lastDay.hint', isOptional: true },
};

export const ruleForm = defineForm<RuleField>({
  texts: 'courses.rule',
  intent: 'add',
  fields: {
    ...times,
    firstDay: { label: 'courses.field.firstDay', hint: 'courses.field.firstDay.hint', isOptional: true },
  },
});

export const ruleChangeForm = defineForm<RuleField>({
  texts: 'courses.rule',
  intent: 'change',
  fields: { ...times, firstDay: { label: 'courses.field.from' } },
});

export const ruleEndForm = defineForm<'endsOn'>({
  texts: 'courses.ruleEnd',
  intent: 'end',
  fields: { endsOn: { label: 'courses.field.endsOn' } },
});
