import { href } from 'react-router';
import { type Language, languages } from '#content/languages.ts';
import { type ChangedLesson, newLessonChangesMail } from '#content/mails/new-lesson-changes.ts';
import { dateFormatter } from '#i18n/dates.ts';
import { type Compose, type ComposedMail, type QueuedMail, toAccount } from './compose-mail.server.ts';
import { claimLessonNotice, type LessonNews } from './load-mail-data.server.ts';

/** @param isSoon of the next 24 hours */
export const lessonMail =
  (isSoon: boolean): Compose =>
  async (queued, tx) => {
    const news = await claimLessonNotice(tx, queued.id);
    return news && lessonMailOf(queued, isSoon, news);
  };

export function lessonMailOf(queued: QueuedMail, isSoon: boolean, news: readonly LessonNews[]): ComposedMail {
  const { timeZone = 'UTC', isTeacher = false } = news[0] ?? {};
  const link = queued.portal + (isTeacher ? href('/my-day') : href('/parent-dashboard'));
  const lessonsIn = (code: Language) => news.map((each) => changedLesson(each, code));
  return toAccount(
    queued,
    (account) => newLessonChangesMail({ ...account, isSoon, count: news.length, lessonsIn, timeZone, link }),
    { label: 'open', link },
  );
}

function changedLesson({ names, former, present, timeZone }: LessonNews, code: Language): ChangedLesson {
  const format = dateFormatter(languages[code].dateLocale, { dateStyle: 'full', timeStyle: 'short', timeZone });
  const isMoved = former.at !== present.at;
  return {
    course: names[code] ?? names.en,
    time: format(new Date(former.at)),
    movedTo: isMoved && !present.isCancelled ? format(new Date(present.at)) : null,
    state: former.isCancelled === present.isCancelled ? null : present.isCancelled ? 'cancelled' : 'held',
    teacher:
      former.teacherId === present.teacherId || present.isCancelled ? null : present.teacherId ? 'other' : 'usual',
    hasNewNote: present.hasNote && !former.hasNote,
  };
}
