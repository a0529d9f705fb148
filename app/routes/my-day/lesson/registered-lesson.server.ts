import type { RegisteredLesson } from '#features/attendance/attendance.ts';
import { dayIn } from '#features/courses/lesson-times.server.ts';
import type { CourseLesson } from '#features/courses/timetable.server.ts';

export const registeredLesson = ({
  ruleId,
  courseId,
  day,
  startsAt,
  change,
  course,
}: CourseLesson): RegisteredLesson => ({
  ...{ ruleId, courseId, day, startsAt },
  heldOn: dayIn(course.timeZone, startsAt),
  isCancelled: change?.isCancelled ?? false,
});
