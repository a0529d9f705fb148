import { type Language, languages } from '#content/languages.ts';
import { listOwnCourses, listOwnOtherSchool } from '#features/courses/own-courses.server.ts';
import { nameIn } from '#features/reports/report-settings.ts';
import { listStudentsOf } from '#features/students/students.server.ts';
import { weekdayName } from '#i18n/weekday-name.ts';
import { type OwnItem, type Source, shown } from './own-section.server.ts';

/** `student` is empty for a course that the person teaches. */
export async function* courses(source: Source): AsyncGenerator<OwnItem> {
  const { text, language } = source.reader;
  const nameOf = await namesOfChildren(source);
  for (const { names, timeZone, studentId, lessons } of await source.read(listOwnCourses)) {
    const lines = lessons.map(
      ({ weekday, startsAt, minutes, term }) =>
        `${weekdayIn(language, weekday)} ${startsAt} (${minutesIn(language, minutes)}), ${nameIn(term, language)}`,
    );
    yield {
      student: text(studentId && nameOf.get(studentId)),
      course: shown(names, nameIn(names, language)),
      timeZone: text(timeZone),
      lessons: shown(lessons, lines.join('\n')),
    };
  }
}

export async function* otherSchool(source: Source): AsyncGenerator<OwnItem> {
  const { text, language } = source.reader;
  const nameOf = await namesOfChildren(source);
  for (const { studentId, term, weekday, startsAt, endsAt, timeZone } of await source.read(listOwnOtherSchool))
    yield {
      student: text(nameOf.get(studentId)),
      term: shown(term, nameIn(term, language)),
      hours: shown({ weekday, startsAt, endsAt }, `${weekdayIn(language, weekday)} ${startsAt}–${endsAt}`),
      timeZone: text(timeZone),
    };
}

async function namesOfChildren({ read }: Source): Promise<ReadonlyMap<string, string>> {
  return new Map((await read((tx) => listStudentsOf(tx))).map(({ id, fullName }) => [id, fullName]));
}

function minutesIn(language: Language, minutes: number): string {
  const { dateLocale } = languages[language];
  return new Intl.NumberFormat(dateLocale, { style: 'unit', unit: 'minute', unitDisplay: 'short' }).format(minutes);
}

const weekdayIn = (language: Language, weekday: number) => weekdayName(weekday, languages[language].dateLocale);
