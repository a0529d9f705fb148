import type { Language } from '#content/languages.ts';
import type { CourseLesson } from '#features/courses/timetable.server.ts';
import { nameIn } from '#features/reports/report-settings.ts';
import type { ShownLesson as FamilyShownLesson } from '../lessons/shown-lessons.ts';

type JoinState = FamilyShownLesson['join'];

/** What the pages of a teacher show of a lesson. */
export interface ShownLesson {
  ruleId: string;
  day: string;
  startsAt: Date;
  endsAt: Date;
  title: string;
  courseZone: string;
  join: JoinState;
  isCancelled: boolean;
  isMoved: boolean;
  hasOtherRoom: boolean;
  /** Who takes the lesson instead of the teachers of the course: the reader, or somebody whose name may be unknown. */
  substitute: { isReader: boolean; fullName: string | null } | null;
}

interface Reader {
  language: Language;
  me: string;
  /** Of people who stand in. */
  names: ReadonlyMap<string, string>;
  join: JoinState;
}

export function shownLesson(
  { ruleId, day, startsAt, endsAt, change, course }: CourseLesson,
  { language, me, names, join }: Reader,
): ShownLesson {
  const { teacherId = null } = change ?? {};
  return {
    ...{ ruleId, day, startsAt, endsAt },
    title: nameIn(course.names, language),
    courseZone: course.timeZone,
    join,
    isCancelled: change?.isCancelled ?? false,
    isMoved: change?.movedTo != null,
    hasOtherRoom: change?.hasRoom ?? false,
    substitute: teacherId === null ? null : { isReader: teacherId === me, fullName: names.get(teacherId) ?? null },
  };
}
