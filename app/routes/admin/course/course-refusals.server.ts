import { roomHosts } from '#content/school.ts';
import { type MemberRefused, UnknownNumbers } from '#features/courses/change-members.server.ts';
import type { RuleRefused } from '#features/courses/change-rules.server.ts';
import type { CourseRefused } from '#features/courses/save-course.server.ts';
import type { FormRefusals } from '#forms/handle-form.server.ts';
import { gone } from '#forms/refusals.server.ts';
import type { CourseField, RuleField } from './course-forms.ts';

export const courseRefusals: Partial<FormRefusals<CourseField, CourseRefused['reason']>> = {
  unknown: gone,
  subject: () => ({ errors: { subjectId: 'courses.subject.invalid' } }),
  'time zone': () => ({ errors: { timeZone: 'courses.timeZone.missing' } }),
  'time zone in use': () => ({ errors: { timeZone: 'courses.timeZone.inUse' } }),
  room: () =>
    roomHosts.length === 0
      ? { errors: { room: 'courses.room.invalid' } }
      : {
          errors: { room: 'courses.room.host' },
          problem: { text: 'courses.field.room.hosts', parameters: { hosts: roomHosts.join(', ') } },
        },
};

export const teacherRefusals: Partial<FormRefusals<'teacherId', 'unknown' | MemberRefused['reason']>> = {
  unknown: gone,
  'no staff': () => ({ errors: { teacherId: 'courses.teacher.noStaff' } }),
};

type StudentReason = 'unknown' | 'unknown numbers' | MemberRefused['reason'];

export const studentRefusals: Partial<FormRefusals<'numbers' | 'wholeClass', StudentReason>> = {
  unknown: gone,
  nobody: () => ({ errors: { wholeClass: 'courses.students.nobody' } }),
  'too many': () => ({ errors: { numbers: 'courses.students.tooMany' } }),
  'unknown numbers': (refused) => ({
    problem: {
      text: 'courses.numbers.unknown',
      parameters: { numbers: refused instanceof UnknownNumbers ? refused.numbers.slice(0, 20).join(', ') : '' },
    },
  }),
};

export const ruleRefusals: Partial<FormRefusals<RuleField, RuleRefused['reason']>> = {
  unknown: gone,
  term: () => ({ errors: { termId: 'courses.term.missing' } }),
  days: () => ({ errors: { firstDay: 'courses.days.outside' } }),
  'same rule': () => ({ errors: { startsAt: 'courses.rule.same' } }),
  past: () => ({ errors: { firstDay: 'courses.from.past' } }),
};
