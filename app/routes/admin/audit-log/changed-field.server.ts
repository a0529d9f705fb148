import { factStages, factTerms, weekdays } from '#features/school-facts/school-facts.ts';
import { ownFields, type staffFields } from '#features/students/students.ts';
import type { Translate } from '#i18n/translate.ts';

const staffLabels = {
  academicMentorId: 'academicMentor',
  wellbeingCoachId: 'wellbeingCoach',
} as const satisfies Record<(typeof staffFields)[number], string>;

const settingFields = {
  names: 'names',
  stages: 'stages',
  place: 'place',
  first_day: 'firstDay',
  last_day: 'lastDay',
  due_on: 'dueOn',
  archived_at: 'archived',
} as const;

const factFields = [
  'largest',
  'language',
  'opens',
  'closes',
  'secondCity',
  'thirdCity',
  'currency',
  'lowest',
  'highest',
  'per',
  'textEn',
  'textAr',
  'textFr',
  'textZh',
] as const;

const courseFields = {
  subjectId: 'subject',
  stage: 'field.stage',
  timeZone: 'timeZone',
  room: 'field.room',
  teacherId: 'teacher',
} as const;

/** Of a single lesson. */
const lessonFields = ['isCancelled', 'movedTo', 'note'] as const;

/** Names a field of a student, a course, a setting of reports or a school fact as its form does; null for an unknown one. */
export function changedField(stored: string, t: Translate): string | null {
  const ownField = ownFields.find((field) => field === stored);
  if (ownField) return t(`students.field.${ownField}`);
  if (isKeyOf(staffLabels, stored)) return t(`students.field.${staffLabels[stored]}`);
  if (isKeyOf(settingFields, stored)) return t(`reportSettings.${settingFields[stored]}`);
  if (isKeyOf(courseFields, stored)) return t(`courses.${courseFields[stored]}`);
  const lessonField = lessonFields.find((field) => field === stored);
  if (lessonField) return t(`auditDetail.field.${lessonField}`);
  if (stored === 'scale') return t('auditDetail.field.scale');
  return fieldOfFact(stored, t);
}

function fieldOfFact(stored: string, t: Translate): string | null {
  const stage = factStages.find((each) => stored === `${each}From` || stored === `${each}To`);
  if (stage) return t(`stage.${stage}`);
  const term = factTerms.find((each) => stored === `${each}First` || stored === `${each}Last`);
  if (term) return t(`facts.term.${term}`);
  const name = nameOfFactField(stored);
  return name && t(`facts.${name}`);
}

/** The days and the rows of the sample day have one name each. */
function nameOfFactField(stored: string) {
  if (weekdays.some((each) => each === stored)) return 'weekdays';
  if (/^(?:part|starts|ends)\d$/.test(stored)) return 'day';
  return factFields.find((each) => each === stored) ?? null;
}

const isKeyOf = <Fields extends object>(fields: Fields, text: string): text is Extract<keyof Fields, string> =>
  Object.hasOwn(fields, text);
