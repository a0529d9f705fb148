import { data, href } from 'react-router';
import { findsStudentsInEmergency, openSafetyDetails } from '#features/safety/safety.server.ts';
import { confirmCourtOrder } from '#features/safety/save-safety.server.ts';
import { levelText } from '#features/students/stages.ts';
import { onlyText } from '#forms/parse-form.server.ts';
import { answerRefusals, gone } from '#forms/refusals.server.ts';
import { isOpening } from '#http/is-opening.server.ts';
import { languageOf } from '#http/language.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { requireId } from '#http/require-id.server.ts';
import { getSession, writeForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import type { Translate } from '#i18n/translate.ts';
import { parseUuid } from '#platform/uuid.ts';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { dashboardPath } from '../parent-dashboard/dashboard-path.ts';
import { PortalPage } from '../shell/portal-page.tsx';
import type { Route } from './+types/route.ts';
import { CourtOrders } from './court-orders.tsx';
import { EarlierVersions } from './earlier-versions.tsx';
import { EmergencyCall } from './emergency-call.tsx';
import { shownIn } from './load-emergency.server.ts';
import { SafetyFacts } from './safety-facts.tsx';

/** Records that the page is opened. The content is never returned without a record. @see PD-71 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const studentId = requireId(params.studentId);
  const loaded = await writeForSession(context, async (tx) => {
    const opened = await openSafetyDetails(tx, studentId, !isOpening(request));
    return opened && { ...opened, searchesAll: await findsStudentsInEmergency(tx) };
  });
  if (!loaded) throw data(null, { status: 404 });
  const { searchesAll, ...opened } = loaded;
  return { ...shownIn(languageOf(request, context), opened), role: getSession(context).role, searchesAll };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const studentId = requireId(params.studentId);
  const orderId = parseUuid(onlyText(await request.formData(), 'orderId'));
  if (orderId === null) throw data(null, { status: 400 });
  const confirm = () => writeForSession(context, (tx) => confirmCourtOrder(tx, studentId, orderId));
  const isConfirmed = await answerRefusals(confirm, { 'unknown student': gone });
  throw redirectWithNotice(
    context,
    pathOf(studentId),
    isConfirmed
      ? { tone: 'success', text: 'emergency.order.confirmed' }
      : { tone: 'info', text: 'emergency.order.changed' },
  );
}

const pathOf = (studentId: string) => href('/students/:studentId/emergency', { studentId });

/** The number to call first, then where the student is and whom to reach; on one page of paper. @see PD-71 */
export default function Emergency({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  const { student, place, localTime, versions, courtOrders } = loaderData;
  const [latest, ...earlier] = versions;
  return (
    <PortalPage
      title={t('emergency.title')}
      eyebrow={t('emergency.title')}
      heading={<bdi translate="no">{student.fullName}</bdi>}
      lead={
        <>
          <bdi>{levelText(student, t) ?? t('dashboard.student.levelNotSet')}</bdi>
          {' · '}
          <bdi translate="no">{student.studentNumber}</bdi>
        </>
      }
      back={backOf(loaderData, t)}
      width="text"
    >
      {latest ? (
        <>
          {place && <EmergencyCall {...place} />}
          <SafetyFacts version={latest} localTime={localTime} />
        </>
      ) : (
        <EmptyState icon="info" level={2} title={t('emergency.missing')} className={cardClass}>
          {t('emergency.missing.text')}
        </EmptyState>
      )}
      {courtOrders.length > 0 && <CourtOrders orders={courtOrders} />}
      {earlier.length > 0 && <EarlierVersions versions={versions} />}
      <p className="no-print flex flex-wrap items-center justify-between gap-3 text-sm text-ink-soft">
        {t('emergency.recorded')}
        <Button variant="secondary" size="small" onClick={() => window.print()} className="scripts-only">
          <Icon name="printer" />
          {t('emergency.print')}
        </Button>
      </p>
    </PortalPage>
  );
}

/** To where the reader found the student. */
function backOf({ role, searchesAll, student: { id: studentId } }: Route.ComponentProps['loaderData'], t: Translate) {
  if (role === 'admin')
    return { to: href('/admin-console/students/:studentId', { studentId }), text: t('students.edit.title') };
  if (searchesAll) return { to: href('/safeguarding/emergency'), text: t('emergency.title') };
  return { to: dashboardPath({ studentId, tab: 'overview' }), text: t('inbox.backToDashboard') };
}
