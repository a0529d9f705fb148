import { randomUUID } from 'node:crypto';
import { data, Form, Link } from 'react-router';
import { type EnteredHours, listEnteredHours, mayEnterHours } from '#features/courses/other-school.server.ts';
import { listTerms } from '#features/reports/report-settings.server.ts';
import { nameIn } from '#features/reports/report-settings.ts';
import { isGuardianOf } from '#features/students/guardians.server.ts';
import { findStudent } from '#features/students/students.server.ts';
import { answerTo } from '#forms/form-answer.ts';
import { onlyText } from '#forms/parse-form.server.ts';
import { requireId } from '#http/require-id.server.ts';
import { readForSession } from '#http/session.server.ts';
import { zoneOfReader } from '#http/zone-of-reader.server.ts';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import { timeZones } from '#i18n/time-zones.ts';
import { weekdayName } from '#i18n/weekday-name.ts';
import { addDays, todayInUtc } from '#platform/calendar-days.ts';
import { parseUuid } from '#platform/uuid.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { calendarPath } from '../calendar/calendar-items.ts';
import { PortalPage } from '../shell/portal-page.tsx';
import type { Route } from './+types/route.ts';
import { HoursForm } from './hours-form.tsx';
import { otherSchoolForm, otherSchoolPath, removeIntent } from './other-school-form.ts';
import { removeFromForm, saveFromForm } from './save-hours.server.ts';

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const studentId = requireId(params.studentId);
  const loaded = await readForSession(context, async (tx) => {
    const student = (await isGuardianOf(tx, studentId)) ? await findStudent(tx, studentId) : null;
    if (!student || student.archivedAt) throw data(null, { status: 404 });
    const terms = await listTerms(tx);
    return {
      student: { id: student.id, fullName: student.fullName },
      hours: await listEnteredHours(tx, studentId),
      mayWrite: await mayEnterHours(tx, studentId),
      // It may still be the last day of a term in another zone.
      terms: terms.filter(({ isArchived, lastDay }) => !isArchived && lastDay >= addDays(todayInUtc(), -1)),
    };
  });
  const changed = loaded.hours.find(({ id }) => id === url.searchParams.get('change')) ?? null;
  return { ...loaded, changed, timeZones, zone: zoneOfReader(request, context), requestId: randomUUID() };
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  const studentId = requireId(params.studentId);
  switch (onlyText(form, 'intent')) {
    case otherSchoolForm.intent:
      return saveFromForm(form, { studentId, hoursId: parseUuid(url.searchParams.get('change')) }, context);
    case removeIntent:
      return removeFromForm(form, studentId, context);
    default:
      throw data(null, { status: 400 });
  }
}

/** @see PD-67 */
export default function OtherSchool({ loaderData, actionData }: Route.ComponentProps) {
  const { student, hours, mayWrite, changed, ...form } = loaderData;
  const t = useTranslate();
  const name = student.fullName;
  return (
    <PortalPage
      title={t('otherSchool.title')}
      eyebrow={t('otherSchool.title')}
      heading={<bdi translate="no">{name}</bdi>}
      lead={t('otherSchool.lead', { name })}
      back={{ to: calendarPath(), text: t('portal.calendar') }}
      width="form"
    >
      <Card>
        <h2 className="text-xl">{t('otherSchool.entered')}</h2>
        {hours.length === 0 ? (
          <p className="mt-2 text-ink-soft">{t('otherSchool.none')}</p>
        ) : (
          <ul className="divide-y divide-line">
            {hours.map((each) => (
              <li key={each.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                <Hours hours={each} mayWrite={mayWrite} />
              </li>
            ))}
          </ul>
        )}
      </Card>
      {mayWrite ? (
        <Card>
          <h2 className="mb-4 text-xl">{t(changed ? 'otherSchool.changeTitle' : 'otherSchool.add')}</h2>
          {form.terms.length > 0 ? (
            <HoursForm
              key={changed?.id ?? 'new'}
              {...form}
              studentId={student.id}
              changed={changed}
              invalid={answerTo(otherSchoolForm, actionData)}
            />
          ) : (
            <p className="text-ink-soft">{t('otherSchool.noTerms')}</p>
          )}
        </Card>
      ) : (
        <p className="text-ink-soft">{t('otherSchool.noRight', { name })}</p>
      )}
    </PortalPage>
  );
}

function Hours({ hours, mayWrite }: { hours: EnteredHours; mayWrite: boolean }) {
  const { id, studentId, weekday, startsAt, endsAt, timeZone, term } = hours;
  const { language, dateLocale, t } = useLanguage();
  const said = `${weekdayName(weekday, dateLocale)} ${startsAt}–${endsAt}`;
  return (
    <>
      <div className="me-auto min-w-0 basis-52 grow">
        <p className="font-[620] tabular-nums">{said}</p>
        <p className="text-sm text-ink-soft wrap-anywhere">
          <bdi translate="no">{timeZone.replaceAll('_', ' ')}</bdi> · <bdi translate="no">{nameIn(term, language)}</bdi>
        </p>
      </div>
      {mayWrite && (
        <>
          <Link
            to={otherSchoolPath(studentId, id)}
            aria-label={t('otherSchool.changeNamed', { hours: said })}
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            {t('otherSchool.change')}
          </Link>
          <Form method="post" action={otherSchoolPath(studentId)} preventScrollReset>
            <input type="hidden" name="hoursId" value={id} />
            <Button
              type="submit"
              name="intent"
              value={removeIntent}
              variant="quiet"
              size="small"
              aria-label={t('otherSchool.removeNamed', { hours: said })}
            >
              {t('otherSchool.remove')}
            </Button>
          </Form>
        </>
      )}
    </>
  );
}
