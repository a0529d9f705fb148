import { data, href, type RouterContextProvider } from 'react-router';
import { listPeople } from '#features/accounts/accounts.server.ts';
import {
  changeGuardian,
  type GuardianLink,
  removeGuardian,
  restoreGuardian,
  restrictGuardian,
} from '#features/students/change-guardian.server.ts';
import { GuardianSchema, RestrictionSchema } from '#features/students/guardians.schema.ts';
import { findGuardian } from '#features/students/guardians.server.ts';
import { findStudent } from '#features/students/students.server.ts';
import { confirmationResponse } from '#forms/confirmation.server.ts';
import { confirmationIn, isConfirmed } from '#forms/confirmation.ts';
import { handleForm } from '#forms/handle-form.server.ts';
import { revalidateOutdated } from '#forms/outdated-form.ts';
import { onlyText, parseForm } from '#forms/parse-form.server.ts';
import { answerRefusals, gone } from '#forms/refusals.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { requireId } from '#http/require-id.server.ts';
import { readForSession, writeForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import type { TranslationKey } from '#i18n/translate.ts';
import type { WriteTx } from '#platform/database.server.ts';
import { parseRevision } from '#platform/revision.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import type { Notice } from '#ui/notices.ts';
import { PortalTitle } from '../../shell/portal-title.tsx';
import { HistoryLink } from '../history-link.tsx';
import type { Route } from './+types/route.ts';
import { ConfirmGuardianChange } from './confirm-guardian-change.tsx';
import { GuardianActions } from './guardian-actions.tsx';
import { guardianConfirmation } from './guardian-confirmation.server.ts';
import { changeGuardianForm, guardianPath, restrictGuardianForm } from './guardian-forms.ts';

type Context = Readonly<RouterContextProvider>;

export const shouldRevalidate = revalidateOutdated;

export async function loader({ params, context }: Route.LoaderArgs) {
  const who = guardianLinkOf(params);
  return readForSession(context, async (tx) => {
    const [student, guardian] = [
      await findStudent(tx, who.studentId),
      await findGuardian(tx, who.studentId, who.guardianId),
    ];
    if (!student || !guardian) throw data(null, { status: 404 });
    const [found] = await listPeople(tx, [guardian.id]);
    return { student: { id: student.id, fullName: student.fullName }, guardian, email: found?.email ?? '' };
  });
}

const guardianLinkOf = ({ studentId, guardianId }: GuardianLink): GuardianLink => ({
  studentId: requireId(studentId),
  guardianId: requireId(guardianId),
});

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  const who = guardianLinkOf(params);
  switch (form.get('intent')) {
    case changeGuardianForm.intent:
      return change(form, who, context);
    case restrictGuardianForm.intent:
      return restrict(form, who, context);
    case 'restore':
      throw await apply(who, restoreGuardian, 'guardians.restore.success', context);
    case 'remove':
      return remove(form, who, context);
    default:
      throw data(null, { status: 400 });
  }
}

async function change(form: FormData, who: GuardianLink, context: Context) {
  const posted = parseForm(form, GuardianSchema, changeGuardianForm);
  return handleForm(
    context,
    posted,
    async (changed) => {
      if (!isConfirmed(form)) {
        const fields = { ...posted.values, revision: onlyText(form, 'revision') ?? '' };
        const wanted = { change: 'change', fields, kept: changed } as const;
        const confirmation = await guardianConfirmation(who, wanted, context);
        if (confirmation) return confirmationResponse(context, confirmation, posted);
      }
      const revision = parseRevision(onlyText(form, 'revision'));
      const save: GuardianChange = (tx, link) => changeGuardian(tx, link, { ...changed, revision });
      throw await apply(who, save, 'guardians.change.success', context);
    },
    { 'changed meanwhile': () => 'stored' },
  );
}

async function restrict(form: FormData, who: GuardianLink, context: Context) {
  const posted = parseForm(form, RestrictionSchema, restrictGuardianForm);
  return handleForm(context, posted, async (restriction) => {
    if (!isConfirmed(form)) {
      const wanted = { change: 'restrict', fields: posted.values } as const;
      const confirmation = await guardianConfirmation(who, wanted, context);
      if (confirmation) return confirmationResponse(context, confirmation, posted);
    }
    const save: GuardianChange = (tx, link) => restrictGuardian(tx, link, restriction);
    throw await apply(who, save, 'guardians.restrict.success', context);
  });
}

async function remove(form: FormData, who: GuardianLink, context: Context) {
  if (!isConfirmed(form)) {
    const confirmation = await guardianConfirmation(who, { change: 'remove', fields: {} }, context);
    if (confirmation) return confirmationResponse(context, confirmation);
  }
  throw await apply(who, removeGuardian, 'guardians.remove.success', context);
}

type GuardianChange = (tx: WriteTx, who: GuardianLink) => Promise<void>;

/** Redirects to the guardian, or to the student if the guardian was removed. */
async function apply(
  who: GuardianLink,
  change: GuardianChange,
  text: TranslationKey,
  context: Context,
): Promise<Response> {
  const write = () =>
    writeForSession(context, async (tx) => {
      const [student, guardian] = [
        await findStudent(tx, who.studentId),
        await findGuardian(tx, who.studentId, who.guardianId),
      ];
      await change(tx, who);
      return { name: guardian?.fullName ?? '', student: student?.fullName ?? '' };
    });
  const names = await answerRefusals(write, { 'unknown student': gone, 'unknown guardian': gone });
  const toStudent = href('/admin-console/students/:studentId', { studentId: who.studentId });
  const isRemoved = change === removeGuardian;
  const action: Notice['action'] = isRemoved
    ? { to: href('/admin-console/accounts/:accountId', { accountId: who.guardianId }), text: 'admin.create.open' }
    : { to: toStudent, text: 'guardians.back' };
  const to = isRemoved ? toStudent : guardianPath(who.studentId, who.guardianId);
  return redirectWithNotice(context, to, { tone: 'success', text, parameters: names, action });
}

/** The title contains no name, because titles stay in the browser history. */
export default function GuardianPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { student, guardian, email } = loaderData;
  const confirmation = confirmationIn(actionData);
  return (
    <>
      <PortalTitle>{t('guardians.field.guardian')}</PortalTitle>
      {confirmation && (
        <ConfirmGuardianChange
          key={confirmation.id}
          confirmation={confirmation}
          cancelTo={guardianPath(student.id, guardian.id)}
        />
      )}
      <div>
        <BackLink to={href('/admin-console/students/:studentId', { studentId: student.id })}>
          {t('guardians.back')}
        </BackLink>
        <h1 translate="no" className="flex flex-wrap items-center gap-x-3 text-2xl">
          {t('guardians.heading', { name: guardian.fullName, student: student.fullName })}
          {guardian.restrictedAt && <Badge tone="clay">{t('guardians.restricted')}</Badge>}
        </h1>
        <p className="text-ink-soft">
          <bdi translate="no">{email}</bdi>
        </p>
      </div>
      <Card className="max-w-2xl">
        <GuardianActions key={guardian.id} guardian={guardian} response={actionData} />
      </Card>
      <HistoryLink of={student.id} />
    </>
  );
}
