import { Link } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { JoinLesson } from '../lessons/lesson-row.tsx';
import { LessonBadges } from './lesson-badges.tsx';
import { LessonTime } from './lesson-time.tsx';
import { lessonPath } from './my-day-path.ts';
import type { ShownLesson } from './shown-lesson.ts';

interface LessonListProps {
  lessons: readonly ShownLesson[];
  timeZone: string;
}

export function LessonList({ lessons, timeZone }: LessonListProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {lessons.map((lesson) => (
        <li key={`${lesson.ruleId} ${lesson.day}`} className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-3.5">
          <p className={classNames('basis-40', lesson.isCancelled && 'text-ink-soft line-through')}>
            <LessonTime {...lesson} timeZone={timeZone} />
          </p>
          <p className="me-auto min-w-0 basis-60 grow">
            <Link to={lessonPath(lesson)} className="text-link font-[620] wrap-anywhere">
              <bdi>{lesson.title}</bdi>
            </Link>
          </p>
          <p className="flex flex-wrap gap-2 empty:hidden">
            <LessonBadges lesson={lesson} />
          </p>
          <JoinLesson lesson={lesson} timeZone={timeZone} />
        </li>
      ))}
    </ul>
  );
}
