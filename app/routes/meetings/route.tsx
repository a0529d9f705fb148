import { href, Link } from 'react-router';
import { listComingMeetings, listOpenOffers, listPastMeetings } from '#features/meetings/meetings.server.ts';
import type { Meeting, OpenOffer } from '#features/meetings/meetings.ts';
import { listOwnOffers } from '#features/meetings/own-offers.server.ts';
import { getSession, readForSession } from '#http/session.server.ts';
import { zoneOfReader } from '#http/zone-of-reader.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { PortalPage } from '../shell/portal-page.tsx';
import type { Route } from './+types/route.ts';
import { ClockTime, MeetingDay } from './meeting-time.tsx';
import { OwnOffers } from './own-offers.tsx';
import { StudentNames } from './student-names.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const zone = zoneOfReader(request, context);
  const isStaff = getSession(context).role !== 'parent';
  return readForSession(context, async (tx) => {
    const [offers, coming, past, own] = await Promise.all([
      listOpenOffers(tx),
      listComingMeetings(tx),
      listPastMeetings(tx),
      isStaff ? listOwnOffers(tx) : [],
    ]);
    return { offers, coming, past, own, zone, isStaff };
  });
}

/** What a guardian can book and has booked; of staff, what they offer. @see PD-69 */
export default function Meetings({ loaderData: { offers, coming, past, own, zone, isStaff } }: Route.ComponentProps) {
  const t = useTranslate();
  const isFamily = offers.length > 0 || coming.length > 0 || past.length > 0;
  return (
    <PortalPage
      title={t('meetings.title')}
      lead={t(isStaff && !isFamily ? 'meetings.lead.staff' : 'meetings.lead')}
      width="text"
      {...(!isStaff && { back: { to: href('/parent-dashboard'), text: t('inbox.backToDashboard') } })}
    >
      {isStaff && (
        <Link to={href('/meetings/offer')} className={buttonClass({ size: 'small' }, 'no-print -mt-2 self-start')}>
          <Icon name="clock" />
          {t('meetings.offer')}
        </Link>
      )}
      {!isFamily && !isStaff && (
        <EmptyState icon="clock" level={2} title={t('meetings.none')} className={cardClass}>
          {t('meetings.none.text')}
        </EmptyState>
      )}
      {offers.length > 0 && (
        <section aria-labelledby="open-offers">
          <h2 id="open-offers" className="mb-3 text-xl">
            {t('meetings.open')}
          </h2>
          <ul className={classNames(cardClass, 'divide-y divide-line')}>
            {offers.map((offer) => (
              <OfferRow key={offer.id} offer={offer} zone={zone} />
            ))}
          </ul>
        </section>
      )}
      {coming.length > 0 && (
        <section aria-labelledby="coming-meetings">
          <h2 id="coming-meetings" className="mb-3 text-xl">
            {t('meetings.coming')}
          </h2>
          <MeetingList meetings={coming} zone={zone} />
        </section>
      )}
      {isStaff && <OwnOffers offers={own} zone={zone} />}
      {past.length > 0 && (
        <details>
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">{t('meetings.past')}</summary>
          <MeetingList meetings={past} zone={zone} />
        </details>
      )}
    </PortalPage>
  );
}

function OfferRow({
  offer: { id, topic, ownerName, students, firstAt, lastAt, free },
  zone,
}: {
  offer: OpenOffer;
  zone: string;
}) {
  const t = useTranslate();
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-4">
      <div className="me-auto min-w-0 basis-60 grow">
        <p dir="auto" className="font-[620] wrap-anywhere page-side">
          {topic ?? t('inbox.unreadable')}
        </p>
        <p>
          <bdi translate="no">{ownerName}</bdi>
          <span aria-hidden="true"> · </span>
          <StudentNames students={students} />
        </p>
        <p className="text-sm text-ink-soft">
          <MeetingDay at={firstAt} zone={zone} />
          {lastAt.getTime() - firstAt.getTime() > 86_400_000 && (
            <>
              {' – '}
              <MeetingDay at={lastAt} zone={zone} />
            </>
          )}
          <span aria-hidden="true"> · </span>
          {t('meetings.free', { count: free })}
        </p>
      </div>
      <Link
        to={href('/meetings/offers/:offerId/book', { offerId: id })}
        className={buttonClass({ size: 'small' }, 'no-print')}
      >
        {t('meetings.choose')}
        <span className="sr-only">
          {' '}
          {ownerName}, {topic}
        </span>
      </Link>
    </li>
  );
}

function MeetingList({ meetings, zone }: { meetings: readonly Meeting[]; zone: string }) {
  const t = useTranslate();
  return (
    <ul className={classNames(cardClass, 'divide-y divide-line')}>
      {meetings.map(({ id, topic, ownerName, students, cancelledBy, timeZone, ...span }) => (
        <li key={id}>
          <Link
            to={href('/meetings/:meetingId', { meetingId: id })}
            className="block px-5 py-4 text-ink no-underline hover:bg-ivory focus-visible:-outline-offset-3"
          >
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-[620]">
              <MeetingDay at={span.startsAt} zone={zone} />
              <ClockTime {...span} zone={zone} schoolZone={timeZone} />
              {cancelledBy && <Badge tone="clay">{t('meetings.isCancelled')}</Badge>}
            </span>
            <span className="block">
              <bdi translate="no">{ownerName}</bdi>
              <span aria-hidden="true"> · </span>
              <StudentNames students={students} />
            </span>
            <span dir="auto" className="block text-sm text-ink-soft wrap-anywhere page-side">
              {topic ?? t('inbox.unreadable')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
