import type { ReactNode } from 'react';
import { data, Form, href } from 'react-router';
import type { OwnTime } from '#features/meetings/meetings.ts';
import { findOwnOffer, listOwnTimes } from '#features/meetings/own-offers.server.ts';
import { levelText } from '#features/students/stages.ts';
import { ConfirmStep } from '#forms/confirm-step.tsx';
import { confirmationIn } from '#forms/confirmation.ts';
import { requireId } from '#http/require-id.server.ts';
import { readForSession } from '#http/session.server.ts';
import { zoneOfReader } from '#http/zone-of-reader.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { PortalPage } from '../../shell/portal-page.tsx';
import { ClockTime, MeetingDay, ZoneNote } from '../meeting-time.tsx';
import { useReceiverText } from '../receiver-text.ts';
import { timesByDay } from '../times-by-day.ts';
import type { Route } from './+types/route.ts';
import { withdrawFromForm } from './withdraw-times.server.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = requireId(params.offerId);
  const zone = zoneOfReader(request, context);
  return readForSession(context, async (tx) => {
    const [offer, times] = await Promise.all([findOwnOffer(tx, id), listOwnTimes(tx, id)]);
    if (!offer) throw data(null, { status: 404 });
    return { offer, times, zone, now: Date.now() };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return withdrawFromForm(await request.formData(), requireId(params.offerId), context);
}

/** Who has booked the times of an offer, by day; printed as the list of the day. @see PD-69 */
export default function OwnOfferPage({ loaderData: { offer, times, zone, now }, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const receiverText = useReceiverText();
  const confirmation = confirmationIn(actionData);
  return (
    <PortalPage
      title={t('meetings.own')}
      lead={receiverText(offer)}
      back={{ to: href('/meetings'), text: t('meetings.back') }}
      width="text"
    >
      {confirmation && (
        <ConfirmStep
          key={confirmation.id}
          title={t('meetings.withdraw.title', { count: confirmation.times })}
          submit={t('meetings.withdraw')}
          cancel={t('meetings.withdraw.keep')}
          fields={confirmation.fields}
          cancelTo={href('/meetings/offers/:offerId', { offerId: offer.id })}
          isDanger
        >
          <li>
            {confirmation.booked === 0
              ? t('meetings.withdraw.none')
              : t('meetings.withdraw.booked', { count: confirmation.booked })}
          </li>
          <li>{t('meetings.withdraw.rest')}</li>
        </ConfirmStep>
      )}
      <div className="border-s-2 border-line ps-4">
        <p dir="auto" className="text-lg font-[620] wrap-anywhere page-side">
          {offer.topic ?? t('inbox.unreadable')}
        </p>
        <p>
          {t('meetings.bookedOf', { booked: offer.booked, count: offer.times })}
          <span aria-hidden="true"> · </span>
          <bdi className="wrap-anywhere">{offer.place ?? t('meetings.online')}</bdi>
        </p>
      </div>
      <ZoneNote zone={zone} schoolZone={offer.timeZone} />
      {timesByDay(times, zone).map(([day, ofDay]) => (
        <Day key={day} times={ofDay} zone={zone} schoolZone={offer.timeZone} now={now} />
      ))}
    </PortalPage>
  );
}

type DayProps = { times: readonly OwnTime[]; zone: string; schoolZone: string; now: number };

function Day({ times, zone, schoolZone, now }: DayProps) {
  const t = useTranslate();
  const [first] = times;
  if (!first) return null;
  const open = times.filter(({ isWithdrawn, startsAt }) => !isWithdrawn && startsAt.getTime() > now);
  return (
    <section className="break-after-page last:break-after-auto">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-xl">
          <MeetingDay at={first.startsAt} zone={zone} />
        </h2>
        {open.length > 1 && <Withdraw times={open}>{t('meetings.withdraw.day')}</Withdraw>}
      </div>
      <ul className={classNames(cardClass, 'divide-y divide-line')}>
        {times.map((time) => (
          <li key={time.id} className="flex min-h-14 flex-wrap items-center gap-x-5 gap-y-1 px-5 py-2.5">
            <span className="w-40 shrink-0">
              <ClockTime {...time} zone={zone} schoolZone={schoolZone} />
            </span>
            <span className="min-w-0 basis-40 grow">
              <Booking time={time} />
            </span>
            {open.includes(time) && (
              <Withdraw times={[time]}>
                {t('meetings.withdraw')}
                <span className="sr-only">
                  {' '}
                  <ClockTime {...time} zone={zone} schoolZone={schoolZone} />
                </span>
              </Withdraw>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Booking({ time: { meeting, isWithdrawn } }: { time: OwnTime }) {
  const t = useTranslate();
  if (isWithdrawn) return <Badge tone="clay">{t('meetings.isCancelled')}</Badge>;
  if (!meeting) return <span className="text-ink-soft">{t('meetings.isFree')}</span>;
  if (meeting.students.length === 0) return t('meetings.isBooked');
  return (
    <>
      {meeting.students.map((student) => (
        <span key={student.id} className="block">
          <bdi translate="no" className="font-[620] wrap-anywhere">
            {student.fullName}
          </bdi>{' '}
          <span className="text-sm text-ink-soft">{levelText(student, t)}</span>
        </span>
      ))}
      {meeting.bookedByName && (
        <span className="block text-sm text-ink-soft">
          <bdi translate="no">{meeting.bookedByName}</bdi>
        </span>
      )}
    </>
  );
}

function Withdraw({ times, children }: { times: readonly OwnTime[]; children: ReactNode }) {
  return (
    <Form method="post" preventScrollReset className="no-print">
      <input type="hidden" name="times" value={times.map(({ id }) => id).join(',')} />
      <Button type="submit" variant="quiet" size="small">
        {children}
      </Button>
    </Form>
  );
}
