import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { joinsAt } from '#features/courses/lessons.ts';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { WrittenText } from '#ui/written-text.tsx';
import type { ShownLesson } from './shown-lessons.ts';
import { useClock } from './use-clock.ts';

type LessonRowProps = {
  lesson: ShownLesson;
  /** In which times are shown. */
  timeZone: string;
  /** Names of the students, where the reader has several. */
  about?: ReactNode;
  /** When the page was loaded, to mark the lesson that is being held. */
  now: Date;
};

/** Wraps in a narrow column. @see PD-67 */
export function LessonRow({ lesson, timeZone, about, now }: LessonRowProps) {
  const { title, startsAt, endsAt, isCancelled, movedFrom, note } = lesson;
  const isNow = !isCancelled && startsAt <= now && now < endsAt;
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
      <div className="flex min-w-0 flex-1 basis-40 flex-wrap gap-x-4">
        <LessonTimes
          {...lesson}
          timeZone={timeZone}
          className={classNames('min-w-28', isCancelled && 'line-through')}
        />
        <div className="min-w-0 flex-1 basis-52">
          <p className="flex flex-wrap items-center gap-x-2 leading-snug">
            <bdi translate="no" className={classNames('font-[620] wrap-anywhere', isCancelled && 'line-through')}>
              {title}
            </bdi>
            <Marks lesson={lesson} isNow={isNow} />
          </p>
          {movedFrom && <UsualTime at={movedFrom} timeZone={timeZone} />}
          {about}
          <Details lesson={lesson} />
          {note && (
            <WrittenText text={note} language={null} className="page-side text-sm whitespace-pre-line wrap-anywhere" />
          )}
        </div>
      </div>
      <JoinLesson lesson={lesson} timeZone={timeZone} />
    </div>
  );
}

type LessonTimesProps = Pick<ShownLesson, 'startsAt' | 'endsAt'> & { timeZone: string; className?: string };

export function LessonTimes({ startsAt, endsAt, timeZone, className }: LessonTimesProps) {
  return (
    <p className={classNames('whitespace-nowrap tabular-nums', className)}>
      <LessonTime at={startsAt} timeZone={timeZone} className="font-[620] text-ink" />
      {' – '}
      <LessonTime at={endsAt} timeZone={timeZone} className="text-ink-soft" />
    </p>
  );
}

type LessonTimeProps = { at: Date; timeZone: string; className?: string };

function LessonTime({ at, timeZone, className }: LessonTimeProps) {
  const { time } = useClock(timeZone);
  return (
    <time dateTime={at.toISOString()} className={className}>
      {time(at)}
    </time>
  );
}

function Marks({ lesson: { isCancelled, movedFrom, missingIds }, isNow }: { lesson: ShownLesson; isNow: boolean }) {
  const t = useTranslate();
  return (
    <>
      {isNow && <Badge tone="moss">{t('lessons.now')}</Badge>}
      {isCancelled && <Badge tone="clay">{t('lessons.cancelled')}</Badge>}
      {movedFrom && <Badge tone="brass">{t('lessons.moved')}</Badge>}
      {missingIds.length > 0 && <Badge tone="clay">{t('lessons.otherSchool')}</Badge>}
    </>
  );
}

function UsualTime({ at, timeZone }: { at: Date; timeZone: string }) {
  const t = useTranslate();
  const { time, day } = useClock(timeZone);
  return <p className="text-sm">{t('lessons.insteadOf', { day: day(at), time: time(at) })}</p>;
}

function Details({ lesson: { teachers, standInName, courseZone, startsAt } }: { lesson: ShownLesson }) {
  const { dateLocale, t } = useLanguage();
  const names = new Intl.ListFormat(dateLocale, { type: 'conjunction' }).format(teachers.map(isolated));
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
      {standInName === null ? (
        <span translate="no" className="wrap-anywhere">
          {names}
        </span>
      ) : (
        <span className="wrap-anywhere">{t('lessons.standIn', { name: standInName })}</span>
      )}
      {courseZone && (
        <span>
          <LessonTime at={startsAt} timeZone={courseZone.timeZone} /> ({courseZone.name})
        </span>
      )}
    </p>
  );
}

/** Names of several scripts would change places in one line. */
const isolated = (name: string) => `\u2068${name}\u2069`;

interface JoinLessonProps {
  lesson: Pick<ShownLesson, 'ruleId' | 'day' | 'title' | 'startsAt' | 'join'>;
  timeZone: string;
}

/** A link from ten minutes before the lesson to its end. In a new tab, so that the portal stays open during the lesson. */
export function JoinLesson({ lesson, timeZone }: JoinLessonProps) {
  const t = useTranslate();
  const { time } = useClock(timeZone);
  const { ruleId, day, title, join } = lesson;
  if (join === 'closed') return null;
  if (join === 'later')
    return <p className="no-print text-sm text-ink-soft">{t('lessons.joinFrom', { time: time(joinsAt(lesson)) })}</p>;
  return (
    <Link
      to={href('/lessons/:ruleId/:day/join', { ruleId, day })}
      reloadDocument
      target="_blank"
      rel="noreferrer"
      aria-label={t('lessons.joinNamed', { course: title })}
      className={buttonClass({ size: 'small' }, 'no-print')}
    >
      {t('lessons.join')}
    </Link>
  );
}
