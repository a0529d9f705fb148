import { data, href, type RouterContextProvider } from 'react-router';
import { choicesShown } from '#features/accounts/accounts.server.ts';
import { addStudents, addTeacher, removeMember } from '#features/courses/change-members.server.ts';
import { findCourse } from '#features/courses/console-courses.server.ts';
import { CourseSchema, courseOf, nameValues, StudentsSchema, TeacherSchema } from '#features/courses/courses.schema.ts';
import type { Course } from '#features/courses/courses.ts';
import { archiveCourse, changeCourse, restoreCourse } from '#features/courses/save-course.server.ts';
import { nameIn } from '#features/reports/report-settings.ts';
import { ConfirmStep } from '#forms/confirm-step.tsx';
import { confirmationResponse } from '#forms/confirmation.server.ts';
import { confirmationIn, isConfirmed } from '#forms/confirmation.ts';
import { answerTo } from '#forms/form-answer.ts';
import { revalidateOutdated } from '#forms/outdated-form.ts';
import { onlyText, parseForm } from '#forms/parse-form.server.ts';
import { answerRefusals, gone } from '#forms/refusals.server.ts';
import type { RequestArgs } from '#http/request-args.ts';
import { requireId } from '#http/require-id.server.ts';
import { runSearch, searchResponseInit } from '#http/searches.server.ts';
import { getSession, readForSession, writeForSession } from '#http/session.server.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import type { PersonWriteTx } from '#platform/database.server.ts';
import { searchOf } from '#platform/lists.ts';
import { parseRevision } from '#platform/revision.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import type { Notice } from '#ui/notices.ts';
import { PortalTitle } from '../../shell/portal-title.tsx';
import { historyPath } from '../audit-log/audit-log-path.ts';
import { groupText } from '../courses/group-text.ts';
import { ObjectPage } from '../object-page.tsx';
import { findStaffChoices } from '../person-choices.server.ts';
import type { Route } from './+types/route.ts';
import { ArchiveCourse } from './archive-course.tsx';
import { ConfirmConflicts } from './confirm-conflicts.tsx';
import { CourseForm } from './course-form.tsx';
import { type CourseField, courseForm, studentsForm, teacherForm } from './course-forms.ts';
import { courseRefusals, studentRefusals, teacherRefusals } from './course-refusals.server.ts';
import { loadChoices } from './load-choices.server.ts';
import { redirectToCourse } from './redirect-to-course.server.ts';
import { RuleList } from './rule-list.tsx';
import { saveCourseForm, saveUnlessConflicts } from './save-course-form.server.ts';
import { StudentList } from './student-list.tsx';
import { TeacherList } from './teacher-list.tsx';

export const shouldRevalidate = revalidateOutdated;

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const id = requireId(params.courseId);
  const search = searchOf(url.searchParams, 'staff');
  const load = (text: string) => loadCourse(id, text, { request, url, context });
  const { found, waitSeconds } = await runSearch({ request, url, context }, [search], () => load(search));
  const loaded = found ?? (await load(''));
  return data({ ...loaded, search, searchWaitSeconds: waitSeconds }, searchResponseInit({ waitSeconds }));
}

function loadCourse(id: string, search: string, { context }: RequestArgs) {
  return readForSession(context, async (tx) => {
    const course = await findCourse(tx, id);
    if (!course) throw data(null, { status: 404 });
    const staff = await findStaffChoices(tx, search, getSession(context));
    return { course, choicesShown, staff, choices: await loadChoices(tx) };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  const courseId = requireId(params.courseId);
  const seen = { id: courseId, revision: parseRevision(onlyText(form, 'revision')) ?? -1 };
  switch (form.get('intent')) {
    case courseForm.intent:
      return saveCourseForm(
        context,
        { form, courseId },
        {
          posted: parseForm(form, CourseSchema, courseForm),
          change: (tx, typed) => changeCourse(tx, seen, courseOf(typed)),
          success: 'courses.saved',
          refusals: courseRefusals,
        },
      );
    case teacherForm.intent:
      return saveCourseForm(
        context,
        { form, courseId },
        {
          posted: parseForm(form, TeacherSchema, teacherForm),
          change: (tx, { teacherId }) => addTeacher(tx, seen, teacherId),
          success: 'courses.teacher.added',
          refusals: teacherRefusals,
        },
      );
    case studentsForm.intent:
      return saveCourseForm(
        context,
        { form, courseId },
        {
          posted: parseForm(form, StudentsSchema, studentsForm),
          change: (tx, chosen) => addStudents(tx, seen, chosen),
          success: 'courses.students.added',
          refusals: studentRefusals,
        },
      );
    case 'remove': {
      const memberId = requireId(form.get('memberId'));
      return apply(context, courseId, (tx) => removeMember(tx, seen, memberId), { text: 'courses.member.removed' });
    }
    case 'archive':
      return isConfirmed(form)
        ? apply(context, courseId, (tx) => archiveCourse(tx, seen), archived(courseId))
        : confirmationResponse(context, { fields: { intent: 'archive', revision: String(seen.revision) } });
    case 'restore':
      return restore(context, { form, courseId });
    default:
      throw data(null, { status: 400 });
  }
}

type Context = Readonly<RouterContextProvider>;
type Done = Omit<Notice, 'tone'>;

const archived = (courseId: string): Done => ({
  text: 'courses.archive.success',
  action: {
    to: href('/admin-console/courses/:courseId', { courseId }),
    text: 'courses.archive.undo',
    intent: 'restore',
  },
});

async function apply(
  context: Context,
  courseId: string,
  change: (tx: PersonWriteTx) => Promise<void>,
  done: Done,
): Promise<never> {
  await answerRefusals(() => writeForSession(context, change), {
    unknown: gone,
    'changed meanwhile': () => {
      throw redirectToCourse(context, courseId, { tone: 'error', text: 'courses.changedByOther' });
    },
  });
  throw redirectToCourse(context, courseId, { tone: 'success', ...done });
}

async function restore(context: Context, target: { form: FormData; courseId: string }) {
  const save = () => saveUnlessConflicts(context, target, (tx) => restoreCourse(tx, target.courseId));
  const question = await answerRefusals(save, { unknown: gone });
  if (question) return confirmationResponse(context, question);
  throw redirectToCourse(context, target.courseId, { tone: 'success', text: 'courses.restore.success' });
}

/** @see PD-67 */
export default function CoursePage({ loaderData, actionData }: Route.ComponentProps) {
  const { language, t } = useLanguage();
  const { course, choices } = loaderData;
  const name = nameIn(course.names, language);
  const here = href('/admin-console/courses/:courseId', { courseId: course.id });
  const confirmation = confirmationIn(actionData);
  return (
    <>
      <PortalTitle>{name}</PortalTitle>
      {confirmation && 'conflicts' in confirmation && (
        <ConfirmConflicts key={confirmation.id} question={confirmation} courseId={course.id} cancelTo={here} />
      )}
      {confirmation && !('conflicts' in confirmation) && (
        <ConfirmStep
          key={confirmation.id}
          title={t('courses.archive.confirm')}
          submit={t('courses.archive.submit')}
          isDanger
          fields={confirmation.fields}
          cancelTo={here}
        >
          <li>{t('courses.archive.effect')}</li>
          <li>{t('courses.archive.kept')}</li>
        </ConfirmStep>
      )}
      <ObjectPage
        back={{ to: href('/admin-console/courses'), text: t('courses.title') }}
        name={<bdi translate="no">{name}</bdi>}
        badges={course.isArchived && <Badge tone="clay">{t('courses.archived')}</Badge>}
        facts={[
          { label: t('courses.list.group'), value: <bdi>{groupText(course, t) ?? t('courses.group.none')}</bdi> },
          { label: t('courses.list.lessons'), value: course.lessonsPerWeek },
          {
            label: t('courses.timeZone'),
            value: <bdi translate="no">{course.timeZone.replaceAll('_', ' ')}</bdi>,
          },
        ]}
        related={[
          { to: href('/admin-console/holidays'), text: t('holidays.title') },
          { to: href('/admin-console/reports'), text: t('holidays.terms') },
          { to: historyPath(course.id), text: t('admin.history') },
        ]}
      >
        <RuleList course={course} />
        <TeacherList {...loaderData} invalid={answerTo(teacherForm, actionData)} />
        <StudentList course={course} classNames={choices.classNames} invalid={answerTo(studentsForm, actionData)} />
        {!course.isArchived && (
          <Card>
            <h2 className="mb-4 text-xl">{t('courses.edit')}</h2>
            <CourseForm
              choices={choices}
              values={valuesOf(course)}
              record={{ revision: course.revision }}
              invalid={answerTo(courseForm, actionData)}
            />
          </Card>
        )}
        <ArchiveCourse course={course} />
      </ObjectPage>
    </>
  );
}

function valuesOf({ names, subjectId, stage, className, timeZone, room }: Course): Record<CourseField, string> {
  return {
    ...nameValues(names),
    subjectId: subjectId ?? '',
    stage: stage ?? '',
    className: className ?? '',
    timeZone,
    room: room ?? '',
  };
}
