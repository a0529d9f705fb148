import { randomUUID } from 'node:crypto';
import { data, href, Link } from 'react-router';
import { listAbsencesOfChildren, listReportable } from '#features/absences/absences.server.ts';
import type { Absence } from '#features/absences/absences.ts';
import { officeRecipient } from '#features/messages/messages.ts';
import { confirmationIn } from '#forms/confirmation.ts';
import { answerTo } from '#forms/form-answer.ts';
import { onlyText } from '#forms/parse-form.server.ts';
import { readForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Card, cardClass } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { dashboardPath } from '../parent-dashboard/dashboard-path.ts';
import { PortalPage } from '../shell/portal-page.tsx';
import type { Route } from './+types/route.ts';
import { absenceForm, withdrawIntent } from './absence-forms.ts';
import { AbsenceList } from './absence-list.tsx';
import { ReportForm } from './report-form.tsx';
import { reportFromForm, withdrawFromForm } from './save-absence.server.ts';
import { ConfirmWithdrawal, Withdrawal } from './withdrawal.tsx';

export async function loader({ url, context }: Route.LoaderArgs) {
  const wanted = url.searchParams.get('student');
  return readForSession(context, async (tx) => {
    const [students, absences] = await Promise.all([listReportable(tx), listAbsencesOfChildren(tx)]);
    const studentId = students.find(({ id }) => id === wanted)?.id ?? null;
    return { students, absences, studentId, requestId: randomUUID() };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  switch (onlyText(form, 'intent')) {
    case absenceForm.intent:
      return reportFromForm(form, request, context);
    case withdrawIntent:
      return withdrawFromForm(form, request, context);
    default:
      throw data(null, { status: 400 });
  }
}

/** @see PD-42 */
export default function Absences({ loaderData, actionData }: Route.ComponentProps) {
  const { students, absences, studentId, requestId } = loaderData;
  const t = useTranslate();
  const invalid = answerTo(absenceForm, actionData);
  const confirmation = confirmationIn(actionData);
  const withdrawn = absences.find(({ id }) => id === confirmation?.fields.absenceId);
  const reportable = new Set(students.map(({ id }) => id));
  const withdrawal = (absence: Absence) => reportable.has(absence.studentId) && <Withdrawal absence={absence} />;
  return (
    <PortalPage
      title={t('absence.title')}
      lead={t('absence.lead')}
      back={{
        to: studentId ? dashboardPath({ studentId, tab: 'overview' }) : href('/parent-dashboard'),
        text: t('inbox.backToDashboard'),
      }}
      width="form"
    >
      {confirmation && withdrawn && (
        <ConfirmWithdrawal key={confirmation.id} absence={withdrawn} fields={confirmation.fields} />
      )}
      {students.length === 0 ? (
        <EmptyState icon="info" level={2} title={t('absence.noRight')} className={cardClass} action={<ToOffice />}>
          {t('absence.noRight.text')}
        </EmptyState>
      ) : (
        <Card>
          <ReportForm {...{ students, studentId, requestId, invalid }} />
        </Card>
      )}
      <section aria-labelledby="coming-absences">
        <Card>
          <h2 id="coming-absences" className="text-xl">
            {t('absence.coming')}
          </h2>
          {absences.length === 0 ? (
            <p className="mt-2 text-ink-soft">{t('absence.none')}</p>
          ) : (
            <AbsenceList absences={absences} renderAction={withdrawal} />
          )}
        </Card>
      </section>
    </PortalPage>
  );
}

function ToOffice() {
  const t = useTranslate();
  return (
    <Link to={`${href('/inbox')}?compose&to=${officeRecipient('academic')}`} className={buttonClass()}>
      {t('absence.toOffice')}
    </Link>
  );
}
