import { href } from 'react-router';
import type { Language } from '#content/languages.ts';
import { listAccounts } from '#features/accounts/accounts.server.ts';
import { accountList } from '#features/accounts/accounts.ts';
import { listCourses } from '#features/courses/console-courses.server.ts';
import { courseList } from '#features/courses/courses.ts';
import { listEnquiries } from '#features/enquiries/enquiries.server.ts';
import { enquiryList } from '#features/enquiries/enquiries.ts';
import { nameIn } from '#features/reports/report-settings.ts';
import { levelText } from '#features/students/stages.ts';
import { listStudents } from '#features/students/students.server.ts';
import { studentList } from '#features/students/students.ts';
import type { Translate } from '#i18n/translate.ts';
import { translateInto } from '#i18n/translate-into.server.ts';
import type { Tx } from '#platform/database.server.ts';
import { hasWords, searchWordsOf } from '#platform/fold-text.server.ts';
import { type ListShape, parseListQuery } from '#platform/lists.ts';
import { roleLabels } from '../accounts/role-options.tsx';
import { consoleLinks } from '../console-links.ts';
import { groupText } from '../courses/group-text.ts';
import { enquiryPath } from '../enquiry/enquiry-path.ts';

/** In the form of a person of a combobox, with the page that it leads to. */
export interface FoundPage {
  id: string;
  fullName: string;
  details: string;
  to: string;
}

const shownOfEach = 6;

type Reader = { t: Translate; language: Language };

/** Pages of the console whose names contain every word, then people, students, courses and enquiries. @see PD-81 */
export async function searchConsole(tx: Tx, search: string, language: Language): Promise<FoundPage[]> {
  const t = translateInto(language);
  const words = searchWordsOf(search);
  const pages = consoleLinks
    .flat()
    .map(({ to, label }) => ({ id: to.replaceAll('/', '-'), fullName: t(label), details: t('admin.search.page'), to }))
    .filter(({ fullName }) => hasWords(fullName, words));
  if (words.length === 0) return pages;
  return [
    ...pages,
    ...(await findAccounts(tx, search, t)),
    ...(await findStudents(tx, search, t)),
    ...(await findCourses(tx, search, { t, language })),
    ...(await findEnquiries(tx, search, t)),
  ];
}

const queryIn = <Shape extends ListShape>(shape: Shape, search: string) =>
  parseListQuery(shape, new URLSearchParams({ search }));

async function findAccounts(tx: Tx, search: string, t: Translate): Promise<FoundPage[]> {
  const { items } = await listAccounts(tx, queryIn(accountList, search), shownOfEach);
  return items.map(({ id, fullName, email, role }) => ({
    id,
    fullName,
    details: [t(role ? roleLabels[role] : 'admin.role.none'), email].join(' · '),
    to: href('/admin-console/accounts/:accountId', { accountId: id }),
  }));
}

async function findStudents(tx: Tx, search: string, t: Translate): Promise<FoundPage[]> {
  const { items } = await listStudents(tx, queryIn(studentList, search), shownOfEach);
  return items.map((student) => ({
    id: student.id,
    fullName: student.fullName,
    details: [t('admin.search.student'), student.studentNumber, levelText(student, t)].filter(Boolean).join(' · '),
    to: href('/admin-console/students/:studentId', { studentId: student.id }),
  }));
}

async function findCourses(tx: Tx, search: string, { t, language }: Reader): Promise<FoundPage[]> {
  const { items } = await listCourses(tx, queryIn(courseList, search), shownOfEach);
  return items.map(({ id, names, teachers, ...course }) => ({
    id,
    fullName: nameIn(names, language),
    details: [t('courses.list.course'), groupText(course, t), ...teachers.map(({ fullName }) => fullName)]
      .filter(Boolean)
      .join(' · '),
    to: href('/admin-console/courses/:courseId', { courseId: id }),
  }));
}

async function findEnquiries(tx: Tx, search: string, t: Translate): Promise<FoundPage[]> {
  const { items } = await listEnquiries(tx, queryIn(enquiryList, search), shownOfEach);
  return items.map(({ id, name, reference, topic }) => ({
    id,
    fullName: name || reference,
    details: [t('admin.search.enquiry'), t(`enquiry.topic.${topic}`), reference].join(' · '),
    to: enquiryPath(id),
  }));
}
