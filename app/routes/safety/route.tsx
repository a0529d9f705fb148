import { data, Form } from 'react-router';
import { findOwnCourtOrder, findSafetyDetails, listDueSafety } from '#features/safety/safety.server.ts';
import { isGuardianOf } from '#features/students/guardians.server.ts';
import { findStudent } from '#features/students/students.server.ts';
import { answerTo } from '#forms/form-answer.ts';
import { revalidateOutdated } from '#forms/outdated-form.ts';
import { onlyText } from '#forms/parse-form.server.ts';
import { languageOf } from '#http/language.server.ts';
import { requireId } from '#http/require-id.server.ts';
import { readForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalDay } from '#i18n/local-time.tsx';
import { timeZones } from '#i18n/time-zones.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { dashboardPath } from '../parent-dashboard/dashboard-path.ts';
import { PortalPage } from '../shell/portal-page.tsx';
import type { Route } from './+types/route.ts';
import { countriesIn } from './countries.server.ts';
import { CourtOrderForm } from './court-order-form.tsx';
import { SafetyForm } from './safety-form.tsx';
import { confirmIntent, courtOrderForm, safetyForm } from './safety-forms.ts';
import { confirmFromForm, saveCourtOrderFromForm, saveFromForm } from './save-safety.server.ts';

export const shouldRevalidate = revalidateOutdated;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const studentId = requireId(params.studentId);
  const loaded = await readForSession(context, async (tx) => {
    const student = (await isGuardianOf(tx, studentId)) ? await findStudent(tx, studentId) : null;
    if (!student || student.archivedAt) throw data(null, { status: 404 });
    return {
      student: { id: student.id, fullName: student.fullName },
      safety: await findSafetyDetails(tx, studentId),
      courtOrder: await findOwnCourtOrder(tx, studentId),
      isDue: (await listDueSafety(tx)).some((due) => due.studentId === studentId),
    };
  });
  return { ...loaded, countries: countriesIn(languageOf(request, context)), timeZones };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  const studentId = requireId(params.studentId);
  switch (onlyText(form, 'intent')) {
    case safetyForm.intent:
      return saveFromForm(form, studentId, context);
    case courtOrderForm.intent:
      return saveCourtOrderFromForm(form, studentId, context);
    case confirmIntent:
      return confirmFromForm(form, studentId, context);
    default:
      throw data(null, { status: 400 });
  }
}

/** @see PD-71 */
export default function Safety({ loaderData, actionData }: Route.ComponentProps) {
  const { student, safety, courtOrder, isDue, countries, timeZones } = loaderData;
  const t = useTranslate();
  return (
    <PortalPage
      title={t('safety.title')}
      eyebrow={t('safety.title')}
      heading={<bdi translate="no">{student.fullName}</bdi>}
      lead={t('safety.lead')}
      back={{ to: dashboardPath({ studentId: student.id, tab: 'overview' }), text: t('inbox.backToDashboard') }}
      width="form"
    >
      {safety && <Confirmation {...{ safety, isDue }} />}
      <Card>
        <SafetyForm
          {...{ studentId: student.id, safety, countries, timeZones }}
          invalid={answerTo(safetyForm, actionData)}
        />
      </Card>
      <Card>
        <CourtOrderForm studentId={student.id} courtOrder={courtOrder} invalid={answerTo(courtOrderForm, actionData)} />
      </Card>
    </PortalPage>
  );
}

type ConfirmationProps = Pick<Route.ComponentProps['loaderData'], 'isDue'> & {
  safety: NonNullable<Route.ComponentProps['loaderData']['safety']>;
};

/** Asks once in each term; until then shows when somebody confirmed the details. */
function Confirmation({ safety, isDue }: ConfirmationProps) {
  const t = useTranslate();
  if (safety.details === null) return <Card isAlert>{t('safety.unreadable')}</Card>;
  if (!isDue)
    return (
      <p className="-mt-2 text-sm text-ink-soft">
        {t('safety.confirmedOn')}: {safety.confirmedAt && <LocalDay at={safety.confirmedAt.getTime()} />}
        {safety.confirmedByName && (
          <>
            {' · '}
            <bdi translate="no">{safety.confirmedByName}</bdi>
          </>
        )}
      </p>
    );
  if (safety.confirmedAt === null) return <Card isAlert>{t('safety.imported')}</Card>;
  return (
    <Card isAlert className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex-1 basis-72">
        <h2 className="text-xl">{t('safety.due')}</h2>
        <p className="mt-1">{t('safety.due.text')}</p>
      </div>
      <Form method="post">
        <input type="hidden" name="revision" value={safety.number} />
        <Button type="submit" name="intent" value={confirmIntent}>
          {t('safety.confirm')}
        </Button>
      </Form>
    </Card>
  );
}
