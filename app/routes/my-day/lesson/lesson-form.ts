import type { PostedLesson } from '#features/courses/lessons.schema.ts';
import { lessonLimits } from '#features/courses/lessons.ts';
import { defineForm } from '#forms/define-form.ts';

export type LessonField = keyof PostedLesson;

/** @see PD-67 */
export const lessonForm = defineForm<LessonField>({
  texts: 'lesson',
  intent: 'change',
  fields: {
    state: { label: 'lesson.state' },
    movedDay: { label: 'lesson.movedDay', hint: 'lesson.movedDay.hint', isOptional: true },
    movedStart: { label: 'lesson.movedStart', isOptional: true },
    teacherId: { label: 'lesson.teacher', isOptional: true },
    room: { label: 'lesson.room', hint: 'lesson.room.hint', isOptional: true },
    note: { label: 'lesson.note', hint: 'lesson.note.hint', isOptional: true, limit: lessonLimits.noteLength },
  },
});

export const undoIntent = 'undo';
