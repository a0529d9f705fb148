import { data, href, redirect } from 'react-router';
import { joinsAt } from '#features/courses/lessons.ts';
import { openRoom, RoomRefused, readRoom } from '#features/courses/open-room.server.ts';
import { findLesson } from '#features/courses/timetable.server.ts';
import { nameIn } from '#features/reports/report-settings.ts';
import { requireId } from '#http/require-id.server.ts';
import { readForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { isDay } from '#platform/calendar-days.ts';
import type { PersonTx } from '#platform/database.server.ts';
import { databaseTime } from '#platform/database-time.server.ts';
import { Card } from '#ui/card.tsx';
import { PortalPage } from '../shell/portal-page.tsx';
import type { Route } from './+types/join.ts';
import { readerOf, type TimetableReader, zoneOf } from './show-lessons.server.ts';
import { useClock } from './use-clock.ts';

const headers = { 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' };

/** Redirects to the room of the lesson; otherwise the page says why it cannot be joined. @see PD-67 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { day } = params;
  if (!isDay(day)) throw data(null, { status: 404 });
  const key = { ruleId: requireId(params.ruleId), day };
  const reader = readerOf(request, context);
  const answer = await readForSession(context, async (tx) => {
    try {
      return { room: await openRoom(tx, key) };
    } catch (error) {
      if (error instanceof RoomRefused) return { refusal: await explain(tx, { key, reader, reason: error.reason }) };
      throw error;
    }
  });
  if ('room' in answer) throw redirect(answer.room, { status: 303, headers });
  return data(answer.refusal, { status: answer.refusal ? 200 : 404, headers });
}

type Refusal = { key: { ruleId: string; day: string }; reader: TimetableReader; reason: RoomRefused['reason'] };

/** Null if there is nothing to join for this person, at any time. */
async function explain(tx: PersonTx, { key, reader, reason }: Refusal) {
  const lesson = reason === 'closed' ? await findLesson(tx, key) : null;
  if (!lesson) return null;
  const now = await databaseTime(tx);
  const isEarly = now < lesson.startsAt;
  // Who sees the lesson, such as a mentor, may be unable to join it.
  if (isEarly && !lesson.change?.isCancelled && (await readRoom(tx, key)) === null) return null;
  return {
    state: lesson.change?.isCancelled ? 'cancelled' : isEarly ? 'early' : 'over',
    course: nameIn(lesson.course.names, reader.language),
    startsAt: lesson.startsAt,
    /** When it can be joined, or was over. */
    at: isEarly ? joinsAt(lesson) : lesson.endsAt,
    zone: zoneOf(reader, now),
  } as const;
}

export default function JoinLesson({ loaderData: refusal }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <PortalPage title={t('join.title')} back={{ to: href('/calendar'), text: t('portal.calendar') }} width="text">
      <Card>{refusal ? <Reason {...refusal} /> : <p>{t('join.unknown')}</p>}</Card>
    </PortalPage>
  );
}

type ReasonProps = NonNullable<Route.ComponentProps['loaderData']>;

function Reason({ state, course, startsAt, at, zone }: ReasonProps) {
  const t = useTranslate();
  const clock = useClock(zone.timeZone);
  return (
    <>
      <p className="text-lg">{t(`join.${state}`, { course, day: clock.day(startsAt), time: clock.time(at) })}</p>
      <p className="mt-2 text-sm text-ink-soft">{t('join.zone', { zone: zone.name })}</p>
    </>
  );
}
