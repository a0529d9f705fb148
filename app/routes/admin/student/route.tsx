import { data, href, type RouterContextProvider } from 'react-router';
import { choicesShown } from '#features/accounts/accounts.server.ts';
import { archiveStudent, changeStudent, restoreStudent } from '#features/students/change-student.server.ts';
import { listGuardians } from '#features/students/guardians.server.ts';
import { holdRecord } from '#features/students/hold-record.server.ts';
import { RecordHoldSchema } from '#features/students/record-holds.schema.ts';
import { findRecordHold } from '#features/students/record-holds.server.ts';
import { levelText } from '#features/students/stages.ts';
import { StudentSchema } from '#features/students/students.schema.ts';
import { findStudent } from '#features/students/students.server.ts';
import { confirmationResponse } from '#forms/confirmation.server.ts';
import { confirmationIn, isConfirmed } from '#forms/confirmation.ts';
import { answerTo } from '#forms/form-answer.ts';
import { handleForm } from '#forms/handle-form.server.ts';
import { revalidateOutdated } from '#forms/outdated-form.ts';
import { onlyText, parseForm } from '#forms/parse-form.server.ts';
import { answerRefusals, gone } from '#forms/refusals.server.ts';
import { languageOf } from '#http/language.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import type { RequestArgs } from '#http/request-args.ts';
import { requireId } from '#http/require-id.server.ts';
import { runSearch, searchResponseInit } from '#http/searches.server.ts';
import { readForSession, writeForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import type { Translate } from '#i18n/translate.ts';
import type { PersonWriteTx } from '#platform/database.server.ts';
import { searchOf } from '#platform/lists.ts';
import { parseRevision } from '#platform/revision.ts';
import { Badge } from '#ui/badge.tsx';
import type { Notice } from '#ui/notices.ts';
import { PortalTitle } from '../../shell/portal-title.tsx';
import { historyPath } from '../audit-log/audit-log-path.ts';
import { ObjectPage, type RelatedLink } from '../object-page.tsx';
import { findMentorChoices, withChosen } from '../person-choices.server.ts';
import { assignmentQuestion } from '../students/assignment-confirmation.server.ts';
import { ConfirmAssignment } from '../students/confirm-assignment.tsx';
import { editStudentForm } from '../students/student-forms.ts';
import { studentRefusals } from '../students/student-refusals.server.ts';
import type { Route } from './+types/route.ts';
import { archiveConfirmation } from './archive-confirmation.server.ts';
import { ArchiveStudent } from './archive-student.tsx';
import { ConfirmArchive } from './confirm-archive.tsx';
import { EditStudent } from './edit-student.tsx';
import { GuardianList } from './guardian-list.tsx';
import { loadRecord } from './load-record.server.ts';
import { RecordHold } from './record-hold.tsx';
import { recordHoldForm } from './record-hold-form.ts';
import { RecordSections } from './record-sections.tsx';

export const shouldRevalidate = revalidateOutdated;

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const studentId = requireId(params.studentId);
  const search = searchOf(url.searchParams, 'mentor');
  const load = (text: string) => loadStudent(studentId, text, { request, url, context });
  const { found, waitSeconds } = await runSearch({ request, url, context }, [search], () => load(search));
  const loaded = found ?? (await load(''));
  return data({ ...loaded, search, searchWaitSeconds: waitSeconds }, searchResponseInit({ waitSeconds }));
}

function loadStudent(studentId: string, search: string, { request, context }: RequestArgs) {
  return readForSession(context, async (tx) => {
    const student = await findStudent(tx, studentId);
    if (!student) throw data(null, { status: 404 });
    const mentors = await findMentorChoices(tx, search);
    return {
      student,
      choicesShown,
      foundCount: mentors.length,
      mentors: await withChosen(tx, [student.academicMentorId, student.wellbeingCoachId], mentors),
      guardians: await listGuardians(tx, student.id),
      record: await loadRecord(tx, student.id, languageOf(request, context)),
      hold: student.archivedAt && (await findRecordHold(tx, student.id)),
    };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  const studentId = requireId(params.studentId);
  switch (form.get('intent') ?? editStudentForm.intent) {
    case editStudentForm.intent:
      return save(form, studentId, context);
    case 'archive':
      return isConfirmed(form)
        ? applyChange(studentId, archiveStudent, archived(studentId), context)
        : confirmationResponse(context, await archiveConfirmation(studentId, context));
    case recordHoldForm.intent:
      return hold(form, studentId, context);
    case 'restore':
      return applyChange(studentId, restoreStudent, { text: 'students.restore.success' }, context);
    default:
      throw data(null, { status: 400 });
  }
}

type Context = Readonly<RouterContextProvider>;

function save(form: FormData, studentId: string, context: Context) {
  const posted = parseForm(form, StudentSchema, editStudentForm);
  return handleForm(
    context,
    posted,
    async (student) => {
      const before = await readForSession(context, (tx) => findStudent(tx, studentId));
      const unproved = await assignmentQuestion(form, [{ wanted: student, before }], context);
      if (unproved) return confirmationResponse(context, unproved.question, posted, unproved.init);
      const revision = parseRevision(onlyText(form, 'revision'));
      await writeForSession(context, (tx) => changeStudent(tx, studentId, { ...student, revision }));
      const done: Done = { text: 'students.edit.success', parameters: { name: student.fullName } };
      throw backTo(studentId, done, context);
    },
    studentRefusals,
  );
}

function hold(form: FormData, studentId: string, context: Context) {
  return handleForm(context, parseForm(form, RecordHoldSchema, recordHoldForm), (wanted) =>
    applyChange(studentId, (tx, id) => holdRecord(tx, id, wanted), { text: 'retention.hold.success' }, context),
  );
}

const archived = (studentId: string): Done => ({
  text: 'students.archive.success',
  action: { to: pathOf(studentId), text: 'students.archive.undo', intent: 'restore' },
});

async function applyChange(
  studentId: string,
  change: (tx: PersonWriteTx, id: string) => Promise<void>,
  done: Done,
  context: Context,
): Promise<never> {
  const write = () =>
    writeForSession(context, async (tx) => {
      await change(tx, studentId);
      return (await findStudent(tx, studentId))?.fullName ?? '';
    });
  const name = await answerRefusals(write, { 'unknown student': gone });
  throw backTo(studentId, { ...done, parameters: { name } }, context);
}

type Done = Omit<Notice, 'tone'>;

function backTo(studentId: string, done: Done, context: Context): Response {
  return redirectWithNotice(context, pathOf(studentId), { tone: 'success', ...done });
}

const pathOf = (studentId: string) => href('/admin-console/students/:studentId', { studentId });

/** The title does not contain the child's name, because titles stay in the browser history. */
export default function StudentPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { student, mentors } = loaderData;
  const mentor = mentors.find(({ id }) => id === student.academicMentorId);
  const confirmation = confirmationIn(actionData);
  return (
    <>
      <PortalTitle>{t('students.edit.title')}</PortalTitle>
      {confirmation && 'assigned' in confirmation && (
        <ConfirmAssignment key={confirmation.id} confirmation={confirmation} cancelTo={pathOf(student.id)} />
      )}
      {confirmation && 'losing' in confirmation && (
        <ConfirmArchive key={confirmation.id} confirmation={confirmation} cancelTo={pathOf(student.id)} />
      )}
      <ObjectPage
        back={{ to: href('/admin-console/students'), text: t('students.edit.back') }}
        name={<bdi translate="no">{student.fullName}</bdi>}
        badges={student.archivedAt && <Badge tone="clay">{t('students.edit.archived')}</Badge>}
        facts={[
          { label: t('students.field.studentNumber'), value: <bdi translate="no">{student.studentNumber}</bdi> },
          {
            label: t('students.field.currentLevel'),
            value: <bdi>{levelText(student, t) ?? t('dashboard.student.levelNotSet')}</bdi>,
          },
          {
            label: t('students.field.academicMentor'),
            value: mentor ? <bdi translate="no">{mentor.fullName}</bdi> : t('students.choice.nobody'),
          },
        ]}
        related={relatedTo(loaderData, t)}
      >
        <GuardianList studentId={student.id} guardians={loaderData.guardians} />
        <RecordSections studentId={student.id} record={loaderData.record} />
        <EditStudent key={student.id} {...loaderData} invalid={answerTo(editStudentForm, actionData)} />
        <ArchiveStudent isArchived={student.archivedAt !== null} />
        {student.archivedAt && (
          <RecordHold
            archivedAt={student.archivedAt}
            hold={loaderData.hold}
            invalid={answerTo(recordHoldForm, actionData)}
          />
        )}
      </ObjectPage>
    </>
  );
}

type Loaded = Pick<Route.ComponentProps['loaderData'], 'student' | 'guardians' | 'mentors'>;

/** The accounts of guardians, mentor and coach, all absences of the day, and the student's entries in the audit log. */
function relatedTo({ student, guardians, mentors }: Loaded, t: Translate): RelatedLink[] {
  const staff = mentors.filter(({ id }) => id === student.academicMentorId || id === student.wellbeingCoachId);
  return [
    ...[...guardians, ...staff].map(({ id, fullName }) => ({
      to: href('/admin-console/accounts/:accountId', { accountId: id }),
      text: t('admin.related.account', { name: fullName }),
    })),
    { to: href('/admin-console/absences'), text: t('studentRecord.absences.all') },
    { to: historyPath(student.id), text: t('admin.history') },
  ];
}
