import type { Language } from '#content/languages.ts';
import { courseName } from '#features/courses/courses.ts';
import type { CourseLesson } from '#features/courses/timetable.server.ts';

/** What the pages of a teacher show of a lesson. */
export interface ShownLesson {
  ruleId: string;
  day: string;
  startsAt: Date;
  endsAt: Date;
  name: string;
  courseZone: string;
  isCancelled: boolean;
  isMoved: boolean;
  hasOtherRoom: boolean;
  /** Who takes the lesson instead of the teachers of the course: the reader, or somebody whose name may be unknown. */
  substitute: { isReader: boolean; fullName: string | null } | null;
}

/** @param names of people who stand in */
export function shownLesson(
  { ruleId, day, startsAt, endsAt, change, course }: CourseLesson,
  { language, me, names }: { language: Language; me: string; names: ReadonlyMap<string, string> },
): ShownLesson {
  const { teacherId = null } = change ?? {};
  return {
    ...{ ruleId, day, startsAt, endsAt },
    name: courseName(course.names, language),
    courseZone: course.timeZone,
    isCancelled: change?.isCancelled ?? false,
    isMoved: change?.movedTo != null,
    hasOtherRoom: change?.hasRoom ?? false,
    substitute: teacherId === null ? null : { isReader: teacherId === me, fullName: names.get(teacherId) ?? null },
  };
}
